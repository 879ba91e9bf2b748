"""AR 16: notes on single cards."""

from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    Announce,
    Buy,
    Claim,
    ComeHome,
    Decline,
    Dig,
    Discover,
    DrawCard,
    EndTurn,
    ExchangeAssistant,
    ExileCard,
    Keep,
    MoveGuardian,
    Overcome,
    Pay,
    Pick,
    Play,
    PutBack,
    RelocateTo,
    Research,
    SlotIdol,
    TakeCard,
    TradeGoods,
    UseAssistant,
    UseBoon,
    UseOfferedAssistant,
)
from tests.rules.arnak.table import Table


def played(card: str, goods: str = "1 tablet", **given: object) -> Table:
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.set("A", goods=goods, **{"hand": card, **given})
    table.play(Play(card))
    return table


def test_fishing_rod_and_precision_compass() -> None:
    """AR 16.1: the turned-up card is one more to choose from; bought another, it stays on top."""
    table = played("fishing-rod", goods="")
    table.comes("brush")
    assert {move.card for move in table.moves(Buy)} == {"axe", "dog", "rope", "brush"}
    table.play(Buy("rope"), EndTurn())
    assert table.state.row[5] == "brush" and table.to_act == "B"
    table = played("fishing-rod", goods="")
    table.comes("brush")
    table.play(Buy("brush"))
    assert table.deck("A") == "brush" and None not in table.state.row
    table = played("fishing-rod", goods="")
    table.comes("brush")
    table.play(Decline())
    assert table.state.items[0] == ("brush",)
    compass = played("precision-compass", goods="")
    compass.comes("treasure-chest")
    assert {move.card for move in compass.moves(Buy)} == {"stone-jar"}
    empty = Table()
    empty.set("A", hand="fishing-rod")
    empty.change(items=())
    empty.play(Play("fishing-rod"))
    assert empty.moves(Buy)


def test_journal() -> None:
    """AR 16.2: the notebook only, never above the glass."""
    table = Table()
    table.set("A", hand="journal", glass="r2-2", notebook="r1-1")
    table.play(Play("journal"))
    assert table.refusal(Research("glass", "r3-1")) == "AR 16.2"
    assert {move.to for move in table.moves(Research)} == {"r2-1", "r2-2"}
    assert table.state.exiled == ("journal",)
    table.bonus("r2-1", "")
    table.play(Research("notebook", "r2-1"))
    assert table.player("A").notebook == "r2-1"


def test_bow_and_brush_count_to_three() -> None:
    """AR 16.3: guardians at own sites once each and overcome ones; idols in slots and crates."""
    table = Table(players=4)
    table.site("camp-coin", guardian="owl", who="AA")
    table.set("A", hand="bow-and-arrows, brush", guardians="bat used", idols=1, slots=1)
    table.play(Play("bow-and-arrows"))
    assert table.goods("A") == "2 compass"
    table.change(acted=False)
    table.play(Play("brush"))
    assert table.goods("A") == "4 compass"


def test_army_knife() -> None:
    """AR 16.4: two different ones of the four, in any order."""
    table = played("army-knife", goods="")
    table.play(Pick(2))
    assert table.goods("A") == "1 compass" and len(table.moves(Pick)) == 3
    table.play(Pick(2))
    assert table.goods("A") == "1 compass, 1 tablet" and not table.moves(Pick)


def test_bear_trap() -> None:
    """AR 16.5: with or without an own archaeologist, but with nobody else's."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl")
    table.site("lower-2", tile="one-coin-arrowhead", guardian="bat", who="B")
    table.site("lower-3", tile="one-compass-arrowhead", guardian="frog", who="A")
    table.set("A", hand="bear-trap")
    table.play(Play("bear-trap"))
    assert {move.site for move in table.moves(Overcome)} == {"lower-1", "lower-3"}


def test_discounts_of_research() -> None:
    """AR 16.6: for a temple tile too; of the Blade one of the two."""
    table = Table()
    table.set("A", goods="2 tablet, 1 coin", hand="inscribed-blade", glass="temple")
    table.change(arrivals=(0,))
    table.play(Play("inscribed-blade"), Pick(1))
    assert table.refusal(Claim("two-left")) is None
    table.play(Claim("two-left"))
    assert table.goods("A") == "1 tablet"
    anu = Table()
    anu.bonus("r2-1", "")
    anu.set("A", goods="1 tablet", hand="idol-of-ara-anu", glass="r1-1")
    anu.play(Play("idol-of-ara-anu"), Research("glass", "r2-1"))
    assert anu.goods("A") == "1 compass"


def test_assistants_of_the_supply() -> None:
    """AR 16.7: not taken, turned or exhausted; its icons are lost unless used in this turn."""
    table = Table()
    table.supply("aviator, porter, driver")
    table.set("A", goods="1 tablet", hand="ancient-wine")
    table.play(Play("ancient-wine"), UseOfferedAssistant("aviator"), Pick(1))
    assert table.state.icons == ("plane", "plane") and table.goods("A") == "1 coin"
    assert table.state.supply[0] == "aviator" and table.state.acted


def test_earrings() -> None:
    """AR 16.8: one stays in hand, one more may go back on top, the rest to the play area."""
    table = played("crystal-earring", deck="hat / brush / flask / whip")
    table.play(Announce(3))
    assert table.hand("A") == "" and table.area("A") == "crystal-earring"
    table.play(Keep("brush"), PutBack("flask"))
    assert (table.hand("A"), table.deck("A")) == ("brush", "flask / whip")
    assert table.area("A") == "crystal-earring, hat"
    table = played("obsidian-earring", deck="hat / brush / flask")
    table.play(Announce(2), Keep("brush"))
    assert (table.hand("A"), table.deck("A"), table.area("A")) == ("brush", "hat", "flask, obsidian-earring")
    short = played("crystal-earring", deck="hat")
    short.play(Announce(3))
    assert short.hand("A") == "hat"


def test_guardians_crown() -> None:
    """AR 16.9: no guardian moved, nothing activated; the new site is activated."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.set("A", goods="1 tablet", hand="guardians-crown")
    table.play(Play("guardians-crown"), MoveGuardian("lower-1", "camp-coin"))
    assert table.goods("A") == "2 coin" and table.guard("camp-coin") == "owl"
    none = played("guardians-crown")
    assert none.refusal(EndTurn()) is None and none.goods("A") == ""


def test_sandals_and_staff() -> None:
    """AR 16.10: from any site, not from the seat's own board; it must be another site."""
    table = Table(players=4)
    table.site("camp-coin", who="A")
    table.set("A", goods="1 tablet", hand="pathfinders-staff")
    table.site("lower-1", tile="one-jewel")
    table.play(Play("pathfinders-staff"))
    sites = {move.site for move in table.moves(RelocateTo)}
    assert "camp-coin" not in sites and "lower-1" in sites
    home = played("pathfinders-sandals")
    assert home.refusal(EndTurn()) is None


def test_ocarina() -> None:
    """AR 16.11: one that is out comes home; until the round ends every icon is a plane, discounts too."""
    table = Table()
    table.site("camp-coin", who="A")
    table.site("upper-3", tile="one-jewel")
    table.set("A", goods="1 tablet", hand="guardians-ocarina, sturdy-boots, fear")
    table.play(Play("guardians-ocarina"))
    assert table.moves(ComeHome) == [ComeHome("camp-coin")] and not table.may_decline()
    table.play(ComeHome("camp-coin"))
    assert table.player("A").home == 2 and table.player("A").planes
    table.change(acted=False)
    table.play(Play("sturdy-boots"), Dig("upper-3"))
    assert table.at("upper-3") == "A" and table.hand("A") == "fear"
    table.play(EndTurn())
    table.pass_all()
    assert not table.player("A").planes


def test_war_mask() -> None:
    """AR 16.12: keeps off the Fear of the guardians in this round only."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.set("A", goods="1 tablet", hand="war-mask")
    table.play(Play("war-mask"), EndTurn())
    table.pass_all()
    assert "fear" not in table.hand("A") and not table.player("A").warded


def test_decorated_horn() -> None:
    """AR 16.13: the new one has the level of the old one and comes ready; the old one lies on its stack."""
    table = Table()
    table.set("A", goods="1 tablet", hand="decorated-horn", assistants="miner gold tired")
    table.supply("guide, porter, driver")
    table.play(Play("decorated-horn"), ExchangeAssistant("miner", "guide"))
    assert table.state.supply == ("miner", "porter", "driver")
    table.play(UseAssistant("guide"))
    assert table.goods("A") == "2 compass"


def test_watch_chronometer_sundial() -> None:
    """AR 16.14: the first option is free, the second a pass; both of the Sundial are main."""
    table = Table()
    table.set("A", hand="chronometer")
    table.play(Play("chronometer", "pass"))
    assert table.goods("A") == "3 compass" and table.player("A").passed
    table = Table()
    table.set("A", hand="watch")
    table.play(Play("watch", "free"))
    assert table.goods("A") == "2 coin" and not table.state.acted
    table = played("sundial")
    table.play(Pick(0))
    assert table.goods("A") == "2 tablet" and table.state.acted


def test_passage_shell() -> None:
    """AR 16.15: a dig at any free space of a camp, without travel; the second activation is optional."""
    table = played("passage-shell")
    assert table.refusal(Discover("lower-1")) == "AR 16.15"
    table.play(Dig("camp-coin"), Accept())
    assert table.goods("A") == "4 coin" and table.at("camp-coin") == "Ax"
    once = played("passage-shell")
    once.play(Dig("camp-coin"), Decline())
    assert once.goods("A") == "2 coin"


def test_prices_in_an_effect_are_due_each_time() -> None:
    """AR 16.16: Star Charts cost a coin on buying too; two different camps one after the other."""
    table = Table()
    table.row("star-charts", "axe, dog, rope, tent, horse")
    table.set("A", goods="4 compass, 1 coin")
    table.play(Buy("star-charts"), Accept(), Pay(), ActivateSite("camp-tablet"))
    assert table.refusal(ActivateSite("camp-tablet")) == "AR 14.1"
    table.play(ActivateSite("camp-arrowhead"))
    assert table.goods("A") == "2 tablet, 1 arrowhead"


def test_tent() -> None:
    """AR 16.17: the two compasses for a level II site are paid before its effect."""
    table = Table()
    table.site("high-1", tile="two-two-compasses-jewel", who="A")
    table.set("A", goods="1 compass", hand="tent")
    table.play(Play("tent"))
    assert not table.moves(ActivateSite)
    table = Table()
    table.site("high-1", tile="two-two-compasses-jewel", who="A")
    table.set("A", goods="2 compass", hand="tent")
    table.play(Play("tent"), ActivateSite("high-1"))
    assert table.goods("A") == "2 compass, 1 jewel"


def test_neither_part_depends_on_the_other() -> None:
    """AR 16.18: exile and gain, trade and gain."""
    table = played("machete", goods="")
    table.play(Decline())
    assert table.goods("A") == "2 compass"
    scales = played("traders-scales", goods="2 tablet")
    scales.play(TradeGoods("tablet"))
    assert scales.goods("A") == "3 coin, 1 arrowhead"


def test_airdrop_medallion_whip() -> None:
    """AR 16.19: to hand, onto the deck, every artifact free."""
    table = played("airdrop", goods="")
    table.play(TakeCard("horse"))
    assert table.hand("A") == "horse"
    table = played("monkey-medallion", deck="fear")
    table.play(TakeCard("horse"))
    assert table.deck("A") == "horse / fear"
    table = played("whip", goods="")
    assert [move.card for move in table.moves(Buy)] == ["stone-jar"]


def test_ornate_hammer() -> None:
    """AR 16.20: the rightmost item is exiled, then any exiled item may be taken under the seat's own deck."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.set("A", goods="1 tablet", hand="ornate-hammer", deck="fear")
    table.change(exiled=("hat", "mortar"))
    table.play(Play("ornate-hammer"))
    assert table.state.row[5] is None
    assert {move.card for move in table.moves(TakeCard)} == {"hat", "horse"} and table.may_decline()
    table.play(TakeCard("horse"))
    assert table.deck("A") == "fear / horse" and table.state.exiled == ("hat", "mortar")


def test_ornate_hammer_waits_where_an_own_item_may_be_exiled_first() -> None:
    """AR 3.6, 16.20: with no item in the row and none exiled, a free action may exile one."""
    table = Table()
    table.row("stone-jar", "-, -, -, -, -")
    table.set("A", goods="1 tablet", hand="ornate-hammer", play="axe", guardians="bat")
    table.play(Play("ornate-hammer"))
    assert table.moves(TakeCard) == [] and table.may_decline()
    table.play(UseBoon("bat"), ExileCard("axe"), TakeCard("axe"))
    assert table.deck("A") == "axe"
    table = Table()
    table.row("stone-jar", "-, -, -, -, -")
    table.set("A", goods="1 tablet", hand="ornate-hammer", play="fear", guardians="bat")
    table.play(Play("ornate-hammer"))
    assert table.moves(UseBoon) and not table.may_decline(), "there is nothing to be had, and nothing to decide"


def test_exiling_waits_where_a_card_may_be_drawn_first() -> None:
    """AR 3.6, 8.5: with no card but in the deck, a free action may draw one."""
    table = Table()
    table.set("A", deck="fear", assistants="medic, porter gold")
    table.play(UseAssistant("medic"))
    assert table.moves(ExileCard) == [] and table.may_decline()
    table.play(UseAssistant("porter"), DrawCard(), ExileCard("fear", "hand"))
    assert table.hand("A") == ""


def test_stone_key_waits_where_an_idol_may_be_slotted_first() -> None:
    """AR 3.6, 16.21: with all slots empty; then that one comes back."""
    table = played("stone-key", idols=1)
    assert [type(move) for move in table.moves()] == [Decline, *[SlotIdol] * 4]
    table.play(SlotIdol("tablets"))
    assert (table.player("A").slots, table.player("A").idols) == (0, 1) and table.goods("A") == "2 tablet"
    table = played("stone-key", idols=1)
    table.play(Decline())
    assert table.moves(EndTurn)
    assert played("stone-key").moves(EndTurn), "without an idol there is nothing to decide"


def test_stone_key() -> None:
    """AR 16.21: the last filled slot is emptied."""
    table = played("stone-key", slots=2)
    assert (table.player("A").slots, table.player("A").idols) == (1, 1)
    table.play(SlotIdol("tablets"))
    assert table.player("A").slots == 2


def test_balloon_aeroplane_boots() -> None:
    """AR 16.22: the compass discount is for discovering only; both spaces of a camp are free with the boots."""
    table = Table()
    table.set("A", hand="hot-air-balloon")
    table.play(Play("hot-air-balloon"))
    assert table.refusal(Discover("lower-1")) is None
    assert table.refusal(Discover("high-1")) == "AR 5.1"
    table = Table(players=4)
    table.set("A", hand="sturdy-boots")
    table.play(Play("sturdy-boots"), Dig("camp-coin", 1))
    assert table.at("camp-coin") == ".A"


def test_dog_and_hairpin() -> None:
    """AR 16.23: the site must be unoccupied; Dog's compass comes even if there is none."""
    table = Table(players=4)
    for name in ("coin", "compass", "tablet", "arrowhead", "jewel"):
        table.site(f"camp-{name}", who="B")
    table.set("A", hand="dog, fear")
    table.play(Play("dog"))
    assert table.goods("A") == "1 compass" and table.refusal(EndTurn()) is None
    assert table.refusal(ExileCard("fear", "hand")) == "AR 3.2"
