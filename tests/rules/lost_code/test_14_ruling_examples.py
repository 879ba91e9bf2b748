"""LC 14: examples of the rulings."""

import pytest

from cairn.games.lost_code.rules.events import Gained, Revealed, SkullTaken, Spared
from cairn.games.lost_code.rules.moves import Accept, Swap, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from tests.rules.lost_code.table import Aim, Table, right, symbols, wrong


def test_three_leave_one_stack() -> None:
    """LC 14.1: A, B, C on 5; C and B score 2, A scores 1: the next order is A, B, C."""
    table = Table(players=3, track="A B C on 5")
    assert table.order == "C B A"
    table.round(C=right(2), B=right(2), A=right(1))
    assert table.track == "A on 6, C B on 7"
    assert table.order == "A B C"


def test_the_lowest_leaves_the_stack() -> None:
    """LC 14.2: only A scores, 3: A alone on 8; B, C stay on 5 with C on top."""
    table = Table(players=3, track="A B C on 5")
    table.round(C=wrong(1), B=wrong(2), A=right(3))
    assert table.track == "B C on 5, A on 8"


@pytest.mark.parametrize(
    ("bets", "total", "winner"),
    [
        ("bird 2 right, jaguar 2 right, chameleon 2 right", 0, "A"),
        ("bird 1 right, jaguar 2 right, chameleon 2 right", 3, "B"),
        ("bird 2 right, jaguar 2 right, chameleon 3 right", -1, "B"),
        ("bird 3 right, jaguar 3 right, chameleon 3 right", -3, "B"),
    ],
)
def test_final_bets_from_one_stack(bets: str, total: int, winner: str) -> None:
    """LC 14.3: A, B on 20: with 0 for both A wins; with 3 or -3 for both B moves first and wins."""
    table = Table(players=2, round=10, track="A B on 20", stock="")
    table.round(B=wrong(1), A=wrong(2))
    table.finals_of("A", bets)
    table.finals_of("B", bets)
    assert [(table.names[event.seat], event.total) for event in table.events(Revealed)] == [("B", total), ("A", total)]
    assert table.result.winners == (table.seat(winner),)


def test_two_reach_seven_in_one_phase() -> None:
    """LC 14.4: A takes the skull on 8, C's error brings nobody anything, and the skull goes to B on 9."""
    table = Table(players=3, expansions=("curse",), track="C B A on 6")
    table.round(A=right(2), B=right(3), C=wrong(1))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("A"))]
    assert not table.events(Gained)
    assert table.track == "C on 6, A on 8, B on 9"
    assert table.cursed == "B"


def test_thirteen_is_touched_and_left() -> None:
    """LC 14.5: 12, 13, 12 and nobody else beyond 12: the skull stays in the game."""
    table = Table(players=3, expansions=("curse",), track="A on 8, B on 9, C on 12", cursed="C")
    table.round(A=wrong(2), B=right(3), C=wrong(1))
    assert table.events(Gained) == [Gained(table.seat("C"), table.seat("A"), 1)]
    assert table.space("C") == 12
    assert table.has_skull()


@pytest.mark.parametrize(("own", "track", "cursed"), [(wrong(2), "B on 5, H on 8, C on 10", "C"), (right(1), "", "H")])
def test_the_holder_falls_back_or_stays_in_front(own: Aim, track: str, cursed: str) -> None:
    """LC 14.6: B is wrong: H to 10; C on top of H; H falls to 8 and C is cursed, or H goes to 11 and stays so."""
    table = Table(players=3, names="BCHN", expansions=("curse",), track="B on 5, C on 8, H on 9", cursed="H")
    table.round(B=wrong(1), C=right(2), H=own)
    assert table.track == (track or "B on 5, C on 10, H on 11")
    assert table.cursed == cursed


def test_the_holder_falls_below_zero() -> None:
    """LC 14.7: on 1, in front, nobody else wrong, loses 4: stands on -3."""
    table = Table(players=2, expansions=("curse",), track="A on 0, B on 1", cursed="B")
    table.round(A=right(1), B=wrong(4))
    assert table.space("B") == -3


def test_two_bears_offer_nothing() -> None:
    """LC 14.8: bear, bear, snake: no offer, both bears must be turned, and the snake die may be."""
    table = Table(beginner=True, expansions=("shortcut",))
    table.roll("bear bear snake")
    for to in ("bird", "jaguar"):
        assert table.phase == "fix"
        assert table.refusal("D", Turn(Symbol.SNAKE, Symbol.BIRD)) == "LC 3.4"
        table.turn("bear", to)
    assert table.refusal("D", Accept()) is None
    table.turn("snake", "human")
    assert table.dice == symbols("bird jaguar human")


def test_two_snakes_offer_their_token() -> None:
    """LC 14.8: snake, snake, bear: the snake token, then the bear must be turned, and one other die may be."""
    table = Table(beginner=True, expansions=("shortcut",))
    table.roll("snake snake bear")
    assert table.state.offered is Symbol.SNAKE
    table.leave("D", "C", "B", "A")
    assert table.refusal("D", Accept()) == "LC 3.4"
    table.turn("bear", "bird")
    assert table.refusal("D", Accept()) is None
    table.turn("snake", "human")
    assert table.dice == symbols("bird snake human")
    assert table.phase == "bet"


def test_one_stone_is_left_for_two() -> None:
    """LC 14.9: the one further back must swap the snake, the other skips the swap."""
    table = Table(players=3, stock="snake 1", track="A on 1, B on 3, C on 4")
    table.throw("bird jaguar snake")
    table.bets(A=right(4), B=wrong(1), C=wrong(2))
    assert table.to_act == "B"
    assert table.moves("B") == (Swap(Symbol.SNAKE),)
    table.swap("B", "snake")
    assert table.events(Spared) == [Spared(table.seat("C"))]
    assert table.state.round == 2


def test_a_token_and_a_later_swap() -> None:
    """LC 14.10: the chameleon 3 that was bet on is swapped for a 6: minus 4 at the end."""
    table = Table(players=2, round=7, expansions=("shortcut",), racks={"B": "chameleon 3"})
    table.roll("chameleon chameleon bird")
    table.take("B", 3)
    table.accept()
    table.bets(B=right(1), A=right(2))
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=right(2))
    table.swap("B", "chameleon", draws=6)
    for _ in range(2):
        table.round(B=right(1), A=right(2))
    table.finals("A", "")
    table.finals("B", "")
    (shown,) = (event for event in table.events(Revealed) if event.seat == table.seat("B"))
    assert shown.points[Symbol.CHAMELEON.place] == -4
