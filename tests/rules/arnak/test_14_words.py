"""AR 14: words on cards."""

import pytest

from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.rules.events import TileActivated
from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    Buy,
    Decline,
    Dig,
    DiscardCard,
    Discover,
    DrawCard,
    EndTurn,
    ExileCard,
    Pass,
    Pay,
    Pick,
    Play,
    RefreshAssistant,
    RelocateTo,
    Research,
    TakeCard,
    TradeGoods,
    UseAssistant,
)
from cairn.games.arnak.rules.payment import remaining_costs
from tests.rules.arnak.table import Table


def test_activating_takes_the_effect_only() -> None:
    """AR 14.1: no archaeologist, no travel cost; occupied or not; never an undiscovered site."""
    table = Table()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="B")
    table.set("A", hand="binoculars")
    table.play(Play("binoculars"))
    assert table.moves(ActivateSite) == [ActivateSite("lower-1")] and not table.may_decline()
    table.play(ActivateSite("lower-1"))
    assert table.goods("A") == "1 jewel" and table.at("lower-1") == "B"


def test_the_top_tile_of_a_stack_goes_under_it() -> None:
    """AR 14.2: it is turned up for all, used, and known to lie at the bottom."""
    table = Table()
    table.set("A", goods="1 tablet", hand="guiding-stone")
    table.play(Play("guiding-stone"))
    table.comes("one-coin-arrowhead")
    assert table.goods("A") == "1 coin, 1 arrowhead"
    assert table.state.tile_stacks[0][-1] == ("one-coin-arrowhead",) and len(table.state.tile_stacks[0][0]) == 9
    assert [event.tile for event in table.events(TileActivated)] == ["one-coin-arrowhead"]
    assert table.player("A").idols == 0 and table.view("B").tile_stacks == table.state.tile_stacks
    table.idol("lower-1", "coin")
    table.change(acted=False)
    table.set("A", goods="3 compass", hand="funding-car")
    table.play(Discover("lower-1"), Pay(cards=("funding-car",)))
    assert len(table.outcomes()) == 9 and "one-coin-arrowhead" not in table.outcomes()


def test_what_is_unoccupied() -> None:
    """AR 14.3: nobody on any space; guardians and blocked spaces do not count."""
    table = Table(players=4)
    table.site("camp-coin", who=".B")
    table.site("camp-compass", guardian="owl")
    table.site("camp-arrowhead", who="A")
    table.set("A", hand="dog")
    table.play(Play("dog"))
    assert [move.site for move in table.moves(ActivateSite)] == [
        "camp-compass",
        "camp-tablet",
        "camp-jewel",
    ]


def test_gaining_is_buying_without_paying() -> None:
    """AR 14.4: both come from the row; a gained artifact may be used at once."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.site("lower-1", tile="one-item-or-two-compasses")
    table.set("A", hand="ostrich", deck="fear")
    table.play(Dig("lower-1"), Pay(cards=("ostrich",), left=("car",)), Pick(1), TakeCard("horse"))
    assert table.deck("A") == "fear / horse" and table.state.row[5] is None


def test_relocating() -> None:
    """AR 14.5: from a site to a free space of another discovered site, without travel cost."""
    table = Table()
    table.site("camp-coin", who="A")
    table.site("camp-tablet", who="B")
    table.set("A", goods="1 tablet", hand="pathfinders-sandals")
    table.play(Play("pathfinders-sandals"))
    assert {(move.origin, move.site) for move in table.moves(RelocateTo)} == {
        ("camp-coin", site) for site in ("camp-compass", "camp-arrowhead", "camp-jewel")
    }
    table.play(RelocateTo("camp-coin", "camp-arrowhead"))
    assert (table.at("camp-coin"), table.at("camp-arrowhead"), table.goods("A")) == (".x", "Ax", "1 arrowhead")


def test_the_dig_icon_is_dig_or_discover() -> None:
    """AR 14.6: with an archaeologist from the board, paying as usual; it may be left."""
    table = Table()
    table.set("A", goods="3 compass", hand="sea-turtle, fear")
    table.play(Play("sea-turtle"))
    assert table.refusal(Discover("lower-3")) is None
    assert table.refusal(Discover("lower-1")) == "AR 1.8"
    assert table.refusal(Dig("camp-coin")) is None
    table.play(Decline())
    assert table.refusal(EndTurn()) is None


@pytest.mark.parametrize(
    ("cost", "discount", "left"),
    [
        (("car",), ("boot", "boot"), {("car",)}),
        (("boot", "boot"), ("boot", "boot"), {()}),
        (("boot", "plane"), ("boot", "boot"), {("plane",)}),
        (("car", "ship"), ("plane",), {("car",), ("ship",)}),
        (("boot", "plane"), ("plane",), {("boot",), ("plane",)}),
        (("car", "car"), ("ship",), {("car", "car")}),
        (("boot",), ("ship",), {()}),
    ],
)
def test_discounts(cost: tuple[Icon, ...], discount: tuple[Icon, ...], left: set[tuple[Icon, ...]]) -> None:
    """AR 14.7: as if you had those icons; never below zero, never carried over."""
    assert set(remaining_costs(cost, discount, False)) == left


def test_passing_as_part_of_the_cost() -> None:
    """AR 14.8: only as the main action, or in the very effect that is part of it."""
    table = Table()
    table.set("A", goods="9 coin", hand="watch")
    assert table.refusal(Play("watch", "pass")) is None
    table.play(table.moves(Buy)[0])
    assert table.refusal(Play("watch", "pass")) == "AR 3.2"
    assert table.refusal(Play("watch", "free")) is None
    table = Table()
    table.row("sundial", "axe, dog, rope, tent, horse")
    table.set("A", goods="2 compass", hand="hat")
    table.play(Buy("sundial"), Accept(), Pick(1), Play("hat", "free"), EndTurn())
    assert table.player("A").passed and table.goods("A") == "1 coin, 1 compass, 1 jewel"


def test_a_cost_with_an_arrow_is_optional() -> None:
    """AR 14.9: pay it for the gain, or neither; a discarded card is not used."""
    table = Table()
    table.set("A", goods="1 compass", hand="trowel")
    table.play(Play("trowel"))
    assert table.may_decline()
    table.play(Pay())
    assert table.goods("A") == "1 jewel"


def test_drawing() -> None:
    """AR 14.10: one by one, to stop after any; then discard is a must."""
    table = Table()
    table.set("A", hand="pack-donkey", deck="hat / axe / dog")
    table.play(Play("pack-donkey"), DrawCard(), Decline())
    assert table.hand("A") == "hat" and table.deck("A") == "axe / dog"
    table = Table()
    table.set("A", assistants="porter", deck="hat")
    table.play(UseAssistant("porter"), DrawCard())
    assert table.moves(DiscardCard) == [DiscardCard("hat")] and not table.may_decline()
    table.play(DiscardCard("hat"))
    assert table.area("A") == "hat"
    empty = Table()
    empty.set("A", assistants="porter")
    empty.play(UseAssistant("porter"))
    assert empty.refusal(Pass()) is None


def test_nobody_touches_what_is_anothers() -> None:
    """AR 14.11: only own archaeologists move."""
    table = Table()
    table.site("camp-coin", who="B")
    table.set("A", goods="1 tablet", hand="pathfinders-staff")
    table.play(Play("pathfinders-staff"))
    assert not table.moves(RelocateTo) and table.at("camp-coin") == "Bx"


def test_what_is_optional() -> None:
    """AR 14.12: exiling, refreshing, trading, research may be left; activating and promoting are a must."""
    table = Table()
    table.set("A", goods="1 tablet", hand="tigerclaw-hairpin")
    table.play(Play("tigerclaw-hairpin"))
    assert table.may_decline()
    table.play(Decline())
    assert not table.may_decline() and len(table.moves(ActivateSite)) == 5


def test_parts_come_in_order() -> None:
    """AR 14.13: each finished before the next."""
    table = Table()
    table.set("A", hand="large-backpack", deck="fear / hat")
    table.play(Play("large-backpack"))
    assert table.goods("A") == "1 coin"
    table.play(DrawCard())
    assert table.hand("A") == "hat"


def test_trading() -> None:
    """AR 14.14: a tablet for an arrowhead, or an arrowhead for a jewel, once."""
    table = Table()
    table.set("A", goods="1 tablet, 1 arrowhead", assistants="naturalist")
    table.play(UseAssistant("naturalist"))
    assert {move.give for move in table.moves(TradeGoods)} == {"tablet", "arrowhead"}
    table.play(TradeGoods("tablet"))
    assert table.goods("A") == "2 arrowhead" and not table.moves(TradeGoods)


def test_refreshing() -> None:
    """AR 14.15: an exhausted assistant becomes ready and may be used again."""
    table = Table()
    table.set("A", goods="1 tablet", hand="ceremonial-rattle", assistants="miner tired, guide")
    table.play(Play("ceremonial-rattle"))
    assert [move.assistant for move in table.moves(RefreshAssistant)] == ["miner"]
    table.play(RefreshAssistant("miner"), UseAssistant("miner"))
    assert table.goods("A") == "2 coin"


def test_a_refresh_waits_where_a_free_action_could_exhaust_somebody() -> None:
    """AR 3.6, 14.15: the ship that is left over pays the Gem cutter, who is then made ready again."""
    table = Table()
    table.idol("lower-3", "refresh")
    table.set("A", goods="3 compass", hand="sea-turtle", assistants="gem-cutter", slots=4)
    table.play(Discover("lower-3"), Pay(cards=("sea-turtle",), left=("ship",)))
    assert table.moves(RefreshAssistant) == [] and table.may_decline()
    table.play(UseAssistant("gem-cutter"), Pay(), RefreshAssistant("gem-cutter"))
    assert table.goods("A") == "1 arrowhead" and table.player("A").employees[0].ready
    table = Table()
    table.set("A", goods="1 tablet", hand="ceremonial-rattle", assistants="quartermaster")
    table.play(Play("ceremonial-rattle"))
    assert table.moves() == [EndTurn()], "who is used as a main action only cannot be exhausted now"


def test_buying_with_a_discount() -> None:
    """AR 14.16: the normal purchase from the row, the cost lowered."""
    table = Table()
    table.row("stone-jar", "axe, dog, rope, tent, horse")
    table.set("A", goods="2 coin", assistants="quartermaster")
    table.play(UseAssistant("quartermaster"))
    assert {move.card for move in table.moves(Buy)} == {"axe", "dog", "rope"}
    table.play(Buy("dog"))
    assert table.goods("A") == "" and table.deck("A") == "dog"


def test_one_of_two() -> None:
    """AR 14.17: X or Y is one of them; a price for X or Y is paid first."""
    table = Table()
    table.set("A", goods="1 coin", assistants="trader gold")
    table.play(UseAssistant("trader"), Pay(), Pick(1))
    assert table.goods("A") == "1 jewel"


def test_an_option_of_which_nothing_can_come_is_not_offered() -> None:
    """AR 14.17: without an item in the row the site gives the compasses."""
    table = Table()
    table.site("lower-1", tile="one-item-or-two-compasses")
    table.row("stone-jar", "-, -, -, -, -")
    table.set("A", hand="funding-car")
    table.play(Dig("lower-1"), Pay(cards=("funding-car",)))
    assert table.moves(Pick) == [Pick(0)]
    assert table.refusal(Pick(1)) == "AR 14.17"


def test_research_within_an_effect_may_be_left() -> None:
    """AR 14.12: researching is optional."""
    table = Table()
    table.set("A", goods="1 tablet, 1 jewel", hand="idol-of-ara-anu, fear")
    table.play(Play("idol-of-ara-anu"))
    assert table.moves(Research) and table.may_decline()
    assert table.refusal(ExileCard("fear", "hand")) == "AR 14.12"
