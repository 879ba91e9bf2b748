"""The sixteen idols of six kinds, the four slots, and the five effects of slotting one."""

from typing import Any

import pytest

from cairn.games.arnak.rules.moves import (
    Decline,
    Dig,
    Discover,
    DrawCard,
    Drawn,
    EndTurn,
    ExileCard,
    Pass,
    Pay,
    Play,
    RefreshAssistant,
    SlotIdol,
    TradeGoods,
)
from cairn.games.arnak.rules.pieces import IDOLS
from tests.games.arnak.board_table import Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes

TILE = {1: "one-jewel", 2: "two-two-tablets-jewel"}
KINDS = {"coin": 3, "compass": 3, "tablet": 3, "exile": 3, "trade": 2, "refresh": 2}
SITES = {1: "lower-1", 2: "high-1"}


def found(idol: str, level: int = 1, **position: Any) -> Board:
    """A table at which A has paid for the discovery of a site on which the idol lies face up."""
    position.setdefault("goods", f"{3 * level} compass")
    table = Board(icons="car car"[: 4 * level - 1], face_up={SITES[level]: idol}, **position)
    table.play(Discover(SITES[level]), Pay())
    return table


def ended(table: Board, level: int = 1) -> Board:
    """The site gives its jewel, a guardian wakes, and the discovery is over."""
    table.come(TILE[level], "owl")
    return table


def discovery(idol: str, level: int = 1, **more: Any) -> Changes:
    """What any discovery of these changes, and more."""
    goods = {"compass": -3 * level, "jewel": 1, **({"tablet": 2} if level == 2 else {})}
    for name in goods:
        goods[name] += more.pop(name, 0)
    return {
        "acted": True,
        "icons": "",
        "out": f"+{SITES[level]}",
        "found": f"+{SITES[level]} {TILE[level]}",
        f"stack {level}": f"-{TILE[level]}",
        "guards": f"+{SITES[level]} owl",
        "guardians": "-owl",
        "laid": f"-{SITES[level]} {idol}",
        "idols": level,
        **goods,
        **more,
    }


# Idols


def test_there_are_sixteen_idols_of_six_kinds() -> None:
    """AR 2.3: three each of coin, compass, tablet and exile, two each of trade and refresh."""
    assert {idol.id: idol.copies for idol in IDOLS.values()} == KINDS
    assert sum(KINDS.values()) == 16


@effect_of("idol", "coin", "compass", "tablet")
@pytest.mark.parametrize("idol", ["coin", "compass", "tablet"])
@pytest.mark.parametrize("level", [1, 2])
def test_an_idol_gives_a_resource(idol: str, level: int) -> None:
    """AR 5.2: 1 of what it shows, at once; at level II a second idol comes face down and gives nothing."""
    table = ended(found(idol, level), level)
    assert table.changes == discovery(idol, level, **{idol: 1})


@effect_of("idol", "exile")
@pytest.mark.parametrize(("card", "zone"), [("rope", "hand"), ("hat", "play")])
def test_the_exile_idol_exiles_a_card(card: str, zone: Any) -> None:
    """AR 8.5: one card from hand or play area."""
    table = found("exile", hand="rope", play="hat")
    table.play(ExileCard(card, zone))
    assert ended(table).changes == {**discovery("exile"), zone: f"-{card}", "exiled": f"+{card}"}


@effect_of("idol", "trade")
@pytest.mark.parametrize(
    ("give", "traded"),
    [("tablet", {"tablet": -1, "arrowhead": 1}), ("arrowhead", {"arrowhead": -1, "jewel": 1})],
)
def test_the_trade_idol_trades_a_resource(give: Any, traded: dict[str, int]) -> None:
    """AR 14.14: a tablet for an arrowhead, or an arrowhead for a jewel, once."""
    table = found("trade", goods="3 compass, 1 tablet, 1 arrowhead")
    table.play(TradeGoods(give))
    assert ended(table).changes == discovery("trade", **traded)


@effect_of("idol", "refresh")
def test_the_refresh_idol_makes_an_assistant_ready() -> None:
    """AR 14.15: one exhausted assistant, of either side."""
    table = found("refresh", assistants="guide gold tired, miner tired")
    table.play(RefreshAssistant("guide"))
    assert ended(table).changes == discovery("refresh", assistants="-guide gold tired, +guide gold")


@limit_of("idol", "exile", "trade", "refresh")
@pytest.mark.parametrize("idol", ["exile", "trade", "refresh"])
def test_what_an_idol_allows_may_be_left(idol: str) -> None:
    """AR 14.12: exiling, trading and refreshing are optional."""
    table = found(idol, goods="3 compass, 1 tablet", play="hat", assistants="guide tired")
    table.play(Decline())
    assert ended(table).changes == discovery(idol)


@limit_of("idol", "exile", "trade", "refresh")
@pytest.mark.parametrize("idol", ["exile", "trade", "refresh"])
def test_an_idol_of_which_nothing_can_come_asks_nothing(idol: str) -> None:
    """AR 14.12: without a card, a resource to trade or an assistant the discovery goes on at once.

    The slots are full: else the idol just found might be slotted for a tablet to trade (AR 3.6).
    """
    position: dict[str, Any] = {"play": "hat", "goods": "3 compass, 1 tablet", "assistants": "guide tired"}
    position |= {"exile": {"play": ""}, "trade": {"goods": "3 compass"}, "refresh": {"assistants": "quartermaster"}}[
        idol
    ]
    assert ended(found(idol, slots=4, **position)).changes == discovery(idol)


@limit_of("idol", *KINDS)
@pytest.mark.parametrize("idol", KINDS)
def test_an_idol_lies_there_once(idol: str) -> None:
    """AR 5.2, 5.6: who digs at the site later finds no idol, and gets no effect of one."""
    table = Board(icons="car", play="hat", found={"lower-1": "one-jewel"}, face_up={"lower-2": idol})
    table.play(Dig("lower-1"), Pay())
    assert table.changes == {"acted": True, "icons": "", "out": "+lower-1", "jewel": 1}


@refusal_of("idol", "exile", "trade", "refresh")
@pytest.mark.parametrize(
    ("idol", "move", "rule"),
    [
        ("exile", ExileCard("axe", "hand"), "AR 8.5"),
        ("exile", ExileCard("hat", "hand"), "AR 8.5"),
        ("exile", TradeGoods("tablet"), "AR 8.5"),
        ("trade", TradeGoods("arrowhead"), "AR 14.14"),
        ("trade", ExileCard("hat", "play"), "AR 14.14"),
        ("refresh", RefreshAssistant("miner"), "AR 14.15"),
        ("refresh", RefreshAssistant("trader"), "AR 14.15"),
    ],
)
def test_an_idol_refuses_what_is_not_there(idol: str, move: Any, rule: str) -> None:
    """AR 8.5, 14.14, 14.15: no card that is elsewhere, no resource one has not, no assistant that is ready."""
    table = found(idol, goods="3 compass, 1 tablet", play="hat", assistants="guide tired, miner")
    assert table.refused(move) == rule


@refusal_of("idol", "coin", "compass", "tablet")
@pytest.mark.parametrize("idol", ["coin", "compass", "tablet"])
def test_an_idol_does_not_help_to_pay_for_itself(idol: str) -> None:
    """AR 1.8: the discovery is paid before the idol is taken: neither its compass nor its coin is there yet."""
    table = Board(goods="2 compass, 1 coin", icons="car", face_up={"lower-1": idol})
    assert table.refused(Discover("lower-1")) == "AR 5.1"
    table = Board(goods="3 compass, 1 coin", face_up={"lower-1": idol})
    assert table.refused(Discover("lower-1")) == "AR 1.8"


# Slots


SLOTTED: dict[str, Changes] = {
    "coin-to-jewel": {"coin": -1, "jewel": 1},
    "arrowhead": {"arrowhead": 1},
    "tablets": {"tablet": 2},
    "coin-and-compass": {"coin": 1, "compass": 1},
}


@effect_of("slot", *SLOTTED)
@pytest.mark.parametrize("effect", SLOTTED)
@pytest.mark.parametrize("slots", range(4))
def test_slotting_an_idol_gives_what_is_chosen(effect: str, slots: int) -> None:
    """AR 7.1: an idol moves from the crates to the leftmost free slot; a free action."""
    table = Board(goods="1 coin", idols=1, slots=slots)
    table.play(SlotIdol(effect))
    assert table.changes == {"idols": -1, "slots": 1, **SLOTTED[effect]}


@effect_of("slot", "draw")
def test_slotting_an_idol_draws_a_card() -> None:
    """AR 7.1, 14.10: the top card of the deck."""
    table = Board(idols=1, deck="hat / rope")
    table.play(SlotIdol("draw"), DrawCard())
    assert table.changes == {"idols": -1, "slots": 1, "hand": "+hat", "deck": "rope"}


@limit_of("slot", "draw")
def test_a_slot_that_draws_may_bring_nothing() -> None:
    """AR 3.10, 14.10: the card may be left, and an empty deck gives none; the idol is slotted all the same."""
    table = Board(idols=1, deck="hat")
    table.play(SlotIdol("draw"), Decline())
    assert table.changes == {"idols": -1, "slots": 1}
    table = Board(idols=1)
    table.play(SlotIdol("draw"))
    assert table.changes == {"idols": -1, "slots": 1}


@limit_of("slot", *SLOTTED, "draw")
@pytest.mark.parametrize("effect", [*SLOTTED, "draw"])
def test_the_same_effect_may_be_chosen_four_times_and_no_more(effect: str) -> None:
    """AR 7.3, 7.4: a full board slots no more; further idols stay in the crates."""
    table = Board(goods="5 coin", idols=5)
    table.play(*[SlotIdol(effect)] * 4)
    assert (table.player.idols, table.player.slots) == (1, 4)
    assert table.refused(SlotIdol(effect)) == "AR 7.4"


@refusal_of("slot", *SLOTTED, "draw")
@pytest.mark.parametrize("effect", [*SLOTTED, "draw"])
def test_slotting_takes_an_idol_in_the_crates(effect: str) -> None:
    """AR 7.1: slotted idols do not move, and there is no sixth effect."""
    table = Board(goods="1 coin", slots=2)
    assert table.refused(SlotIdol(effect)) == "AR 7.1"
    assert Board(idols=1).refused(SlotIdol("compass")) == "AR 7.1"


@refusal_of("slot", "coin-to-jewel")
def test_the_jewel_slot_has_a_price() -> None:
    """AR 7.3: who has no coin cannot choose it."""
    assert Board(goods="9 compass", idols=1).refused(SlotIdol("coin-to-jewel")) == "AR 7.3"


def test_an_idol_may_be_slotted_in_the_turn_it_was_found() -> None:
    """AR 3.6, 7.3: even before the site is turned up, and before or after any main action."""
    table = found("exile", play="fear")
    table.play(SlotIdol("arrowhead"), ExileCard("fear"), Drawn("one-jewel"), Drawn("owl"), EndTurn())
    assert (table.player.idols, table.player.slots, table.player.goods.arrowhead) == (0, 1, 1)
    table = Board(idols=1)
    table.play(Pass(), SlotIdol("tablets"), EndTurn())
    assert table.player.goods.tablet == 2


def test_slotting_is_for_the_own_turn() -> None:
    """AR 3.5: nobody acts in the turn of another."""
    table = Board(idols=1)
    table.play(Pass(), EndTurn())
    assert table.refused(SlotIdol("tablets")) == "AR 3.2"


def test_slotting_may_come_in_the_middle_of_an_effect() -> None:
    """AR 3.6: what was interrupted goes on where it stopped."""
    table = Board(hand="torch", play="fear", idols=1)
    table.play(Play("torch"), SlotIdol("arrowhead"), ExileCard("fear"))
    assert (table.player.goods.arrowhead, table.player.goods.tablet) == (1, 1)


@pytest.mark.parametrize(("slots", "points"), [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)])
@pytest.mark.parametrize("idols", range(3))
def test_idols_and_empty_slots_score(slots: int, points: int, idols: int) -> None:
    """AR 7.1, 7.2, 11.1: 3 for each idol, slotted or not; the empty slots 1, 2, 3 and 4, the leftmost filled first."""
    assert Board(idols=idols, slots=slots).points == 3 * (idols + slots) + points
