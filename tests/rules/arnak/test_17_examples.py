"""AR 17: the worked examples."""

from cairn.games.arnak.rules.moves import (
    Claim,
    Decline,
    Dig,
    Discover,
    DrawCard,
    EndTurn,
    Pass,
    Pay,
    Pick,
    Play,
    PromoteAssistant,
    Recruit,
    Rescue,
    Research,
    TradeGoods,
    UseAssistant,
)
from cairn.games.arnak.rules.payment import can_pay, payments, remaining_costs, wallet
from tests.rules.arnak.table import Table


def test_the_coin_camp_with_four_players() -> None:
    """AR 17.1: one boot, then two; with both taken nobody else comes."""
    table = Table(players=4)
    table.set("A", hand="fear, hat, axe")
    table.set("B", hand="fear, hat")
    table.play(Dig("camp-coin"), Pay(cards=("fear",)))
    assert table.goods("A") == "2 coin"
    table.end_turn()
    assert table.refusal(Dig("camp-coin")) == "AR 4.1"
    assert table.refusal(Dig("camp-coin", 1)) is None
    for _ in "BCD":
        table.play(Pass(), EndTurn())
        table.roll()
    table.play(Dig("camp-coin", 1), Pay(cards=("axe", "hat")))
    assert table.at("camp-coin") == "AA" and table.goods("A") == "4 coin"


def test_fear_pays_a_boot_not_a_car() -> None:
    """AR 17.2: one boot and nothing better."""
    table = Table()
    table.set("A", hand="fear")
    assert can_pay(wallet(table.state), ("boot",)) and not can_pay(wallet(table.state), ("car",))


def test_a_cost_of_two_icons() -> None:
    """AR 17.3: two cards or one with both; the second icon of a two-icon card is gone after the turn."""
    table = Table()
    table.set("A", hand="funding-car, exploration-car, ostrich")
    assert set(payments(wallet(table.state), ("car", "car"))) == {
        Pay(cards=("ostrich",)),
        Pay(cards=("exploration-car", "funding-car")),
    }


def test_one_car_for_the_assistant_one_for_the_dig() -> None:
    """AR 17.4: silver boot-for-arrowhead assistant and a card with two cars."""
    table = Table()
    table.set("A", hand="ostrich", assistants="gem-cutter")
    table.play(UseAssistant("gem-cutter"), Pay(cards=("ostrich",), left=("car",)))
    assert table.goods("A") == "1 arrowhead"
    table.play(Dig("camp-coin"), Pay())
    assert table.goods("A") == "2 coin, 1 arrowhead" and table.state.icons == ()


def test_a_level_two_site() -> None:
    """AR 17.5: both idols, one effect, the tile, the guardian; who digs there later takes Fear."""
    table = Table()
    table.idol("high-1", "compass")
    table.set("A", goods="6 compass", hand="ostrich")
    table.play(Discover("high-1"), Pay(cards=("ostrich",)))
    table.comes("two-arrowhead-jewel", "owl")
    assert table.player("A").idols == 2 and table.goods("A") == "1 compass, 1 arrowhead, 1 jewel"
    table.end_turn()
    table.pass_all()
    assert table.state.round == 2 and table.guard("high-1") == "owl"
    table.set("B", hand="pack-donkey")
    table.play(Dig("high-1"), Pay(cards=("pack-donkey",)))
    table.end_turn()
    table.pass_all()
    assert "fear" in table.hand("B")


def test_the_row_after_a_purchase_in_round_two() -> None:
    """AR 17.6: items right of the gap move left, a new one comes to place 6; artifacts likewise to place 1."""
    for bought, dealt, row in (
        ("dog", "whip", ("mortar", "sundial", "axe", "rope", "tent", "whip")),
        ("sundial", "stone-jar", ("stone-jar", "mortar", "axe", "dog", "rope", "tent")),
    ):
        table = Table(round=2)
        table.row("mortar, sundial", "axe, dog, rope, tent")
        table.set("A", goods="9 coin, 9 compass")
        table.play(next(move for move in table.moves() if getattr(move, "card", "") == bought))
        if bought == "sundial":
            table.play(Decline())
        table.play(EndTurn())
        table.comes(dealt)
        assert table.state.row == row


def test_parrot() -> None:
    """AR 17.7: Funding put into the play area gives a jewel and no coin; with no other card nothing."""
    table = Table()
    table.set("A", hand="parrot, funding-car")
    table.play(Play("parrot"), Pay(discards=("funding-car",)))
    assert table.goods("A") == "1 jewel" and table.area("A") == "funding-car, parrot"
    alone = Table()
    alone.set("A", hand="parrot")
    alone.play(Play("parrot"))
    assert alone.goods("A") == "" and alone.refusal(EndTurn()) is None


def test_where_tokens_may_go() -> None:
    """AR 17.8: Bird, row 1: left to either space of row 2, right only to the right one."""
    rich = "9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel"
    for glass, spaces in (("r1-1", {"r2-1", "r2-2"}), ("r1-2", {"r2-2"}), ("start", {"r1-1", "r1-2"})):
        table = Table()
        table.set("A", goods=rich, glass=glass)
        assert {move.to for move in table.moves(Research) if move.token == "glass"} == spaces
        assert any(move.token == "notebook" for move in table.moves(Research)) == (glass != "start")


def test_a_research_step() -> None:
    """AR 17.9: a tablet and an arrowhead paid, the tile's tablet gained, then the row's compass."""
    table = Table()
    table.bonus("r2-2", "tablet")
    table.set("A", glass="r1-2", goods="1 arrowhead")
    assert table.refusal(Research("glass", "r2-2")) == "AR 9.1"
    table.set("A", goods="1 tablet, 1 arrowhead")
    table.play(Research("glass", "r2-2"))
    assert table.goods("A") == "1 compass, 1 tablet"


def test_recruiting_with_the_notebook() -> None:
    """AR 17.10: a compass and an arrowhead, then one of three open assistants, silver and ready."""
    table = Table()
    table.set("A", glass="r1-1", goods="1 compass, 1 arrowhead")
    table.play(Research("notebook", "r1-1"))
    assert {move.assistant for move in table.moves(Recruit)} == set(table.state.supply)
    table.play(table.moves(Recruit)[0])
    employee = table.player("A").employees[0]
    assert (employee.gold, employee.ready) == (False, True)


def test_a_used_assistant_is_promoted_and_used_again() -> None:
    """AR 17.11: gold, ready, usable again in this turn."""
    table = Table()
    table.bonus("r3-1", "")
    table.set("A", glass="r3-1", notebook="r2-2", goods="2 tablet, 1 arrowhead", assistants="miner")
    table.play(UseAssistant("miner"), Research("notebook", "r3-1"), PromoteAssistant("miner"), UseAssistant("miner"))
    assert table.goods("A") == "5 coin"


def test_compass_or_ship_and_the_buying_assistant() -> None:
    """AR 17.12: one of the two as a free action; 1 off on the silver side, 2 on the gold side."""
    table = Table()
    table.set("A", assistants="captain")
    table.play(UseAssistant("captain"), Pick(0))
    assert table.goods("A") == "1 compass" and table.state.icons == () and not table.state.acted
    for side, cards in (("", {"axe", "rope"}), (" gold", {"axe", "rope", "dog"})):
        table = Table()
        table.row("stone-jar", "axe, dog, rope, tent, horse")
        table.set("A", goods="1 coin", assistants=f"quartermaster{side}")
        table.play(UseAssistant("quartermaster"))
        bought = {move.card for move in table.moves() if type(move).__name__ == "Buy"}
        assert bought - {"stone-jar"} == cards and ("stone-jar" in bought) == (side == " gold")


def test_the_bird_temple() -> None:
    """AR 17.13: what the 6s and the 11 cost."""
    costs = {"six-left": "1 coin, 2 tablet, 1 jewel", "six-right": "1 compass, 1 arrowhead, 1 jewel"}
    costs["eleven"] = "1 coin, 1 compass, 2 tablet, 1 arrowhead, 1 jewel"
    for stack, cost in costs.items():
        table = Table()
        table.set("A", glass="temple", goods=cost)
        table.change(arrivals=(0,))
        table.play(Claim(stack))
        assert table.goods("A") == ""


def test_the_end_of_round_one() -> None:
    """AR 17.14: places 1 and 2 are exiled, artifacts come to places 2 and 1, four items stay."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    table.comes("mortar", "sundial")
    assert table.state.row == ("sundial", "mortar", "dog", "rope", "tent", "horse")
    assert table.state.exiled == ("stone-jar", "axe")


def test_the_end_of_round_two() -> None:
    """AR 17.15: places 2 and 3 are exiled, the artifact of place 1 slides to 3, new ones to 2 and 1."""
    table = Table(round=2)
    table.row("stone-jar, mortar", "dog, rope, tent, horse")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    table.comes("sundial", "war-mask")
    assert table.state.row == ("war-mask", "sundial", "stone-jar", "rope", "tent", "horse")


def test_a_rescue() -> None:
    """AR 17.16: an idol paid, the stack looked through, the captain taken, exhausted."""
    table = Table(side="snake")
    table.change(rescue=("miner",), rescue_under=1, unseen=("captain", "guide"))
    table.set("A", glass="r3-2", idols=1)
    table.play(Research("glass", "r4-1"))
    table.come_together("captain")
    table.play(Rescue("captain"))
    assert table.refusal(UseAssistant("captain")) == "AR 9.9" and table.player("A").idols == 0


def test_discounts() -> None:
    """AR 17.17: 3 compasses less 2 are 1; a plane covers any icon; two boots do nothing for a car."""
    table = Table()
    table.idol("lower-1", "tablet")
    table.set("A", goods="1 compass", hand="aeroplane")
    table.play(Play("aeroplane"), Discover("lower-1"))
    assert table.goods("A") == "1 tablet"
    assert remaining_costs(("ship",), ("plane",), False) == ((),)
    assert remaining_costs(("car",), ("boot", "boot"), False) == (("car",),)


def test_a_site_with_fear() -> None:
    """AR 17.18: the card comes to the play area, its boot unused; with an empty stack it is a tile."""
    for fears, area, tiles in ((1, "fear, funding-car", 0), (0, "funding-car", 1)):
        table = Table()
        table.site("lower-1", tile="one-fear-tablet-jewel")
        table.change(fear=fears)
        table.set("A", hand="funding-car")
        table.play(Dig("lower-1"), Pay(cards=("funding-car",)))
        assert (table.area("A"), table.player("A").fear_tiles) == (area, tiles)
        assert table.goods("A") == "1 tablet, 1 jewel"


def test_an_empty_deck() -> None:
    """AR 17.19: no draw; an item bought now is the whole deck, and may be drawn from the bottom."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.set("A", goods="2 coin", hand="large-backpack")
    table.play(next(move for move in table.moves() if getattr(move, "card", "") == "axe"))
    table.end_turn()
    table.play(Pass(), EndTurn())
    table.play(Play("large-backpack"), DrawCard())
    assert table.hand("A") == "axe"


def test_knife_bow_brush() -> None:
    """AR 17.20: two different benefits; three compasses at most."""
    table = Table()
    table.set("A", hand="army-knife, brush", idols=5)
    table.play(Play("army-knife"), Pick(1), Pick(1))
    assert table.goods("A") == "1 coin, 1 compass"
    table.change(acted=False)
    table.play(Play("brush"))
    assert table.goods("A") == "1 coin, 4 compass"
    bow = Table()
    bow.set("A", hand="bow-and-arrows", guardians="owl, bat, frog, ants")
    bow.play(Play("bow-and-arrows"))
    assert bow.goods("A") == "3 compass"


def test_arrowhead_or_jewel_and_a_trade() -> None:
    """AR 17.21: a coin gives one of them; a trade makes no jewel of a tablet."""
    table = Table()
    table.set("A", goods="1 coin, 1 tablet", assistants="trader gold, naturalist")
    table.play(UseAssistant("trader"), Pay(), Pick(0))
    assert table.goods("A") == "1 tablet, 1 arrowhead"
    table.play(UseAssistant("naturalist"), TradeGoods("tablet"))
    assert table.goods("A") == "2 arrowhead"


def test_fear_is_shuffled_in() -> None:
    """AR 17.22: first the Fear, then the shuffle; items bought this round lie above."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.set("A", play="hat", deck="axe, dog, rope, tent, horse / flask")
    table.play(Pass(), EndTurn(), Pass(), EndTurn())
    table.roll()
    assert table.deck("A") == "flask / fear, hat"


def test_ocarina_with_both_at_home() -> None:
    """AR 17.23: allowed; two cars pay two ships or two planes, a Fear card one plane."""
    table = Table()
    table.set("A", goods="1 tablet", hand="guardians-ocarina, ostrich, fear")
    table.play(Play("guardians-ocarina"))
    assert table.player("A").home == 2
    purse = wallet(table.state)
    assert can_pay(purse, ("ship", "ship")) and can_pay(purse, ("plane", "plane"))
    assert Pay(cards=("fear",)) in payments(purse, ("plane",))
