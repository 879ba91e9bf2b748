"""Artifacts that have to do with assistants and research."""

import pytest

from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Decline,
    Dig,
    DiscardCard,
    ExchangeAssistant,
    Move,
    Pay,
    Pick,
    Play,
    Recruit,
    RefreshAssistant,
    Research,
    TradeGoods,
    UseAssistant,
    UseOfferedAssistant,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Table, bought, main

SUPPLY = "scholar, captain, quartermaster"

# Coconut Flask and Ancient Wine


@effect_of("artifact", "coconut-flask")
def test_coconut_flask() -> None:
    """Two coins, then the silver side of an assistant on top of a supply stack; it is not taken, nor exhausted."""
    table = bought("coconut-flask", supply=SUPPLY).play(UseOfferedAssistant("scholar"))
    assert table.changes == {"coin": 2, "tablet": 1}


@effect_of("artifact", "ancient-wine")
def test_ancient_wine() -> None:
    """A coin, then the gold side of an assistant on top of a supply stack; it is not taken, nor turned over."""
    table = bought("ancient-wine", supply=SUPPLY).play(UseOfferedAssistant("scholar"))
    assert table.changes == {"coin": 2, "tablet": 1}  # one of the coins is the scholar's


OFFERING = {"coconut-flask": 2, "ancient-wine": 1}
"""Coins that these give."""


@effect_of("artifact", *OFFERING)
@pytest.mark.parametrize("card", OFFERING)
def test_prices_of_a_supply_assistant_are_due(card: str) -> None:
    """The coins just gained may pay them: the trader takes a coin (AR 16.7)."""
    table = bought(card, supply="trader").play(UseOfferedAssistant("trader"), Pay())
    if card == "ancient-wine":
        table.play(Pick(1))
    assert (
        table.changes
        == {
            "coconut-flask": {"coin": 1, "arrowhead": 1},
            "ancient-wine": {"jewel": 1},
        }[card]
    )


@effect_of("artifact", *OFFERING)
@pytest.mark.parametrize(("card", "item", "paid"), [("coconut-flask", "tent", -3), ("ancient-wine", "tent", -2)])
def test_the_buying_assistant_buys_within_this_action(card: str, item: str, paid: int) -> None:
    """One less to pay on its silver side, two on its gold side; the coins just gained may pay (AR 16.7)."""
    table = bought(card, supply=SUPPLY, row=f"hat, {item}", goods="1 coin")
    table.play(UseOfferedAssistant("quartermaster"), Buy(item))
    gain = OFFERING[card] + paid
    assert table.changes == {"deck": item, "row": f"-{item}", **({"coin": gain} if gain else {})}


@effect_of("artifact", *OFFERING)
@pytest.mark.parametrize(("card", "icons"), [("coconut-flask", "ship"), ("ancient-wine", "ship ship")])
def test_icons_of_a_supply_assistant_are_lost_unless_used_in_this_turn(card: str, icons: str) -> None:
    """They can pay a travel cost of a free action before the turn ends, no other journey (AR 16.7)."""
    table = bought(card, supply=SUPPLY, assistants="gem-cutter").play(UseOfferedAssistant("captain"), Pick(1))
    assert table.changes == {"coin": OFFERING[card], "icons": icons}
    assert table.refused(Dig("camp-coin")) == "AR 3.2"
    left: tuple[Icon, ...] = ("ship",) if card == "ancient-wine" else ()
    table.play(UseAssistant("gem-cutter"), Pay(left=left))
    assert table.player.goods.arrowhead == 1
    assert table.end_turn().state.icons == ()


@limit_of("artifact", *OFFERING)
@pytest.mark.parametrize("card", OFFERING)
def test_the_supply_assistant_is_optional(card: str) -> None:
    """The coins come first and do not depend on it; with no assistant left they are all (AR 14.12)."""
    assert bought(card, supply=SUPPLY).play(Decline()).changes == {"coin": OFFERING[card]}
    assert bought(card, supply="").changes == {"coin": OFFERING[card]}


@limit_of("artifact", *OFFERING)
@pytest.mark.parametrize("card", OFFERING)
def test_a_free_assistant_makes_the_card_no_free_action(card: str) -> None:
    """Playing it is the main action all the same (AR 16.7)."""
    table = Table(hand=card, goods="1 tablet", supply="scholar").play(Play(card), UseOfferedAssistant("scholar"))
    assert table.changes["acted"]
    assert table.refused(Buy("hat")) == "AR 3.2"


@refusal_of("artifact", *OFFERING)
@pytest.mark.parametrize("card", OFFERING)
def test_only_assistants_on_top_of_the_supply_are_used(card: str) -> None:
    """Not an own one, not one that lies below, not one on the rescue space; and one only (AR 12.6, 16.7)."""
    table = bought(card, side="snake", supply="scholar, captain", assistants="guide")
    (rescued,) = table.state.rescue
    wrong = [UseOfferedAssistant(each) for each in ("guide", rescued, table.state.unseen[0])]
    assert {table.refused(move) for move in wrong} == {"AR 16.7"}
    assert table.refused(Recruit("scholar")) == "AR 16.7"
    assert table.play(UseOfferedAssistant("scholar")).refused(UseOfferedAssistant("captain")) == "AR 3.2"


# Decorated Horn


@effect_of("artifact", "decorated-horn")
@pytest.mark.parametrize(("old", "new"), [("guide", "scholar"), ("guide gold", "scholar gold")])
@pytest.mark.parametrize("tired", ["", " tired"])
def test_decorated_horn(old: str, new: str, tired: str) -> None:
    """An own assistant for one on top of the supply: same level, and ready, even if the old one was exhausted."""
    table = bought("decorated-horn", assistants=f"{old}{tired}", supply=SUPPLY)
    table.play(ExchangeAssistant("guide", "scholar"))
    assert table.changes == {"assistants": f"-{old}{tired}, +{new}", "supply": "-scholar, +guide"}
    assert UseAssistant("scholar") in table.offers


@limit_of("artifact", "decorated-horn")
def test_the_tile_below_is_not_shown() -> None:
    """The old one covers it, silver side up: anyone who recruits it later has it silver (AR 16.13)."""
    table = bought("decorated-horn", assistants="guide gold", supply=SUPPLY)
    table.play(ExchangeAssistant("guide", "captain"))
    assert table.state.supply == ("scholar", "guide", "quartermaster")
    assert "unseen" not in table.changes


@limit_of("artifact", "decorated-horn")
def test_decorated_horn_without_a_partner() -> None:
    """No own assistant, or none in the supply: nothing happens."""
    assert bought("decorated-horn", supply=SUPPLY).changes == {}
    assert bought("decorated-horn", assistants="guide", supply="").changes == {}


@refusal_of("artifact", "decorated-horn")
def test_who_cannot_be_exchanged() -> None:
    """Not with the rescue space, not one below, not with an own one; it is a must (AR 12.6, 16.13)."""
    table = bought("decorated-horn", side="snake", assistants="guide, miner", supply="scholar")
    (rescued,) = table.state.rescue
    wrong: list[Move] = [ExchangeAssistant("guide", rescued), ExchangeAssistant("guide", table.state.unseen[0])]
    wrong += [ExchangeAssistant("guide", "miner"), ExchangeAssistant("scholar", "scholar")]
    assert {table.refused(move) for move in [*wrong, Decline()]} == {"AR 16.13"}


# Ceremonial Rattle and Sacred Drum


@effect_of("artifact", "ceremonial-rattle")
def test_ceremonial_rattle() -> None:
    """An exhausted assistant is ready again and may be used at once."""
    table = bought("ceremonial-rattle", assistants="guide tired, scholar gold tired")
    table.play(RefreshAssistant("guide"))
    assert table.changes == {"assistants": "-guide tired, +guide"}
    table.play(UseAssistant("guide"))
    assert table.changes == {"compass": 1}


@limit_of("artifact", "ceremonial-rattle")
def test_ceremonial_rattle_may_do_nothing() -> None:
    """It is optional; with nobody there, or nobody whom a free action could exhaust, there is nothing to do."""
    assert bought("ceremonial-rattle", assistants="guide tired").play(Decline()).changes == {}
    assert bought("ceremonial-rattle", assistants="guide").play(Decline()).changes == {}
    assert bought("ceremonial-rattle", assistants="quartermaster").changes == {}
    assert bought("ceremonial-rattle").changes == {}


@limit_of("artifact", "ceremonial-rattle")
def test_ceremonial_rattle_waits_for_an_assistant_to_be_used() -> None:
    """AR 3.6: with everybody ready a free action may come between, and then there is somebody to refresh."""
    table = bought("ceremonial-rattle", assistants="guide").play(UseAssistant("guide"), RefreshAssistant("guide"))
    assert table.changes == {"compass": 1}


@refusal_of("artifact", "ceremonial-rattle")
def test_ceremonial_rattle_refreshes_one() -> None:
    """One that is exhausted, and one only (AR 14.15)."""
    table = bought("ceremonial-rattle", assistants="guide, scholar tired")
    assert table.refused(RefreshAssistant("guide")) == "AR 14.15"
    assert table.refused(RefreshAssistant("captain")) == "AR 14.15"
    table = bought("ceremonial-rattle", assistants="guide tired, scholar tired").play(RefreshAssistant("guide"))
    assert table.refused(RefreshAssistant("scholar")) == "AR 3.2"


@effect_of("artifact", "sacred-drum")
def test_sacred_drum() -> None:
    """For a card from hand all your assistants are ready again; the card is due on buying too (AR 16.16)."""
    table = bought("sacred-drum", hand="fear", assistants="guide tired, scholar gold tired")
    table.play(Pay(discards=("fear",)), RefreshAssistant("scholar"), RefreshAssistant("guide"))
    changed = "-guide tired, -scholar gold tired, +guide, +scholar gold"
    assert table.changes == {"hand": "-fear", "play": "+fear", "assistants": changed}


@effect_of("artifact", "sacred-drum")
def test_sacred_drum_from_hand() -> None:
    """The tablet and another card."""
    table = Table(hand="sacred-drum, fear", goods="1 tablet", assistants="guide tired")
    table.play(Play("sacred-drum"), Pay(discards=("fear",)), RefreshAssistant("guide"), Decline())
    cards = {"hand": "-fear, -sacred-drum", "play": "+fear, +sacred-drum"}
    assert table.changes == {**main("sacred-drum"), **cards, "tablet": -1, "assistants": "-guide tired, +guide"}


@limit_of("artifact", "sacred-drum")
def test_sacred_drum_without_a_card() -> None:
    """No card in hand: nothing happens. It may be declined, and each assistant left as it is."""
    assert bought("sacred-drum", assistants="guide tired").changes == {}
    assert bought("sacred-drum", hand="fear", assistants="guide tired").play(Decline()).changes == {}
    table = bought("sacred-drum", hand="fear", assistants="guide tired").play(Pay(discards=("fear",)), Decline())
    assert table.changes == {"hand": "-fear", "play": "+fear"}


@refusal_of("artifact", "sacred-drum")
def test_sacred_drum_is_not_its_own_price() -> None:
    """Neither the drum nor a card that is not in hand; no refreshing before paying (AR 14.9)."""
    table = bought("sacred-drum", hand="hat", play="fear", assistants="guide tired")
    wrong = (
        Pay(discards=("sacred-drum",)),
        Pay(discards=("fear",)),
        Pay(),
        DiscardCard("hat"),
        RefreshAssistant("guide"),
    )
    assert {table.refused(move) for move in wrong} == {"AR 14.9"}


# Idol of Ara-Anu and Inscribed Blade

ARROWHEAD, TABLETS = Pick(0), Pick(1)


@effect_of("artifact", "idol-of-ara-anu")
def test_idol_of_ara_anu() -> None:
    """Research with either token for a jewel less; rewards as always."""
    table = bought("idol-of-ara-anu").play(Research("glass", "r1-2"))
    assert table.changes == {"glass": "r1-2", "coin": 1}
    table = bought("idol-of-ara-anu", glass="r3-1", notebook="r1-1", bonuses={"r2-1": "tablet"}, supply="guide")
    table.play(Research("notebook", "r2-1"), Recruit("guide")).settle()
    assert table.player.notebook == "r2-1" and table.player.goods.tablet == 1
    assert [each.assistant for each in table.player.employees] == ["guide"]


@effect_of("artifact", "idol-of-ara-anu")
def test_idol_of_ara_anu_buys_a_temple_tile() -> None:
    """With the glass in the temple the jewel comes off a temple tile (AR 16.6)."""
    table = bought("idol-of-ara-anu", glass="temple", goods="1 coin, 2 tablet").play(Claim("six-left"))
    assert table.changes == {"coin": -1, "tablet": -2, "temple": "+six-left", "temple left": "-six-left"}


@effect_of("artifact", "inscribed-blade")
def test_inscribed_blade() -> None:
    """Research with either token for an arrowhead less, or for two tablets less."""
    table = bought("inscribed-blade", goods="1 compass").play(ARROWHEAD, Research("glass", "r1-1"))
    assert table.changes == {"compass": -1, "glass": "r1-1", "coin": 1}
    table = bought("inscribed-blade", glass="r2-1", goods="1 arrowhead").play(TABLETS, Research("glass", "r3-1"))
    assert table.changes == {"arrowhead": -1, "glass": "r3-1", "compass": 1}


@effect_of("artifact", "inscribed-blade")
def test_inscribed_blade_buys_a_temple_tile() -> None:
    """The discount works for a temple tile too (AR 16.6)."""
    table = bought("inscribed-blade", glass="temple", goods="1 coin").play(TABLETS, Claim("two-left"))
    assert table.changes == {"coin": -1, "temple": "+two-left", "temple left": "-two-left"}


@limit_of("artifact", "idol-of-ara-anu")
def test_without_a_jewel_in_the_cost_the_research_is_at_full_cost() -> None:
    """The discount does nothing; the research is allowed all the same (AR 16.6). It is optional too."""
    table = bought("idol-of-ara-anu", goods="1 compass, 1 arrowhead").play(Research("glass", "r1-1"))
    assert table.changes == {"compass": -1, "arrowhead": -1, "glass": "r1-1", "coin": 1}
    assert bought("idol-of-ara-anu").play(Decline()).changes == {}


@limit_of("artifact", "inscribed-blade")
def test_the_blade_gives_one_discount_and_nothing_back() -> None:
    """A cost of one tablet becomes none, the second is lost; the tablet for playing it from hand is not discounted."""
    table = Table(hand="inscribed-blade", glass="r1-1", goods="1 tablet, 1 arrowhead")
    table.play(Play("inscribed-blade"), TABLETS, Research("glass", "r2-2"))
    assert table.changes == main("inscribed-blade", tablet=-1, arrowhead=-1, glass="r2-2", compass=1)
    assert bought("inscribed-blade", hand="fear").play(ARROWHEAD, Decline()).changes == {}


@refusal_of("artifact", "idol-of-ara-anu")
def test_the_idol_covers_one_jewel_only() -> None:
    """The rest of the cost is paid; the rules of the track hold (AR 9.1)."""
    table = bought("idol-of-ara-anu", hand="fear")
    assert table.refused(Research("glass", "r1-1")) == "AR 9.1"
    assert table.refused(Research("notebook", "r1-2")) == "AR 9.1"
    assert table.refused(Research("glass", "r2-1")) == "AR 9.1"
    assert table.refused(Claim("two-middle")) == "AR 9.4"


@refusal_of("artifact", "inscribed-blade")
def test_the_discounts_of_the_blade_are_not_added() -> None:
    """Two tablets and an arrowhead are not both covered (AR 16.6)."""
    table = bought("inscribed-blade", glass="r2-1", hand="fear").play(ARROWHEAD)
    assert table.refused(Research("glass", "r3-1")) == "AR 9.1"
    table = bought("inscribed-blade", glass="r3-1", hand="fear", goods="1 tablet").play(ARROWHEAD)
    assert table.refused(Research("glass", "r4-1")) == "AR 9.1"
    table = bought("inscribed-blade", glass="r2-1", hand="fear").play(TABLETS)
    assert table.refused(Research("glass", "r3-1")) == "AR 9.1"
    assert table.refused(ARROWHEAD) == "AR 14.12"
    assert table.refused(TradeGoods("tablet")) == "AR 14.12"
