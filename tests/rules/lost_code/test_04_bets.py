"""LC 4: round, step 2, the bets."""

import pytest

from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.moves import Accept, Bet
from cairn.games.lost_code.rules.state import Wager
from tests.rules.lost_code.table import Table, right, symbols, wrong


def test_each_takes_one_free_wheel_from_last_to_first() -> None:
    """LC 4.1: in track order, each takes one of the wheels still free."""
    table = Table(track="A on 9, D B on 2, C on 4")
    table.throw("bird jaguar snake")
    taken: list[int] = []
    for name, width in zip("BDCA", (11, 2, 6, 3), strict=True):
        assert table.to_act == name
        assert {move.width for move in table.moves(name) if isinstance(move, Bet)} == set(table.state.free)
        assert not set(taken) & set(table.state.free)
        table.play(name, Bet(width, 0))
        taken.append(width)


def test_a_wheel_that_is_taken_is_not_taken_again() -> None:
    """LC 4.1: no two players have one wheel, and there are only these seven."""
    table = Table()
    table.throw("bird jaguar snake")
    table.play("D", Bet(5, 0))
    assert table.refusal("C", Bet(5, 7)) == "LC 4.1"
    assert table.refusal("C", Bet(7, 0)) == "LC 4.1"
    assert table.refusal("C", Bet(6, 0)) is None


def test_nobody_bets_out_of_turn() -> None:
    """LC 4.1: the order is fixed."""
    table = Table()
    table.throw("bird jaguar snake")
    assert table.refusal("A", Bet(5, 0)) == "LC 4.1"


def test_the_order_is_fixed_at_the_start_of_the_round() -> None:
    """LC 4.1: markers that move change the order of the next round only."""
    table = Table(players=3, track="A B C on 0")
    table.throw("bird jaguar snake")
    table.bets(C=right(6), B=right(1), A=right(2))
    assert [*table.answers()] == ["C", "B", "A"]
    assert table.order == "B A C"


def test_bets_are_open() -> None:
    """LC 4.1: later players see the earlier bets."""
    table = Table(players=3)
    table.throw("bird jaguar snake")
    table.play("C", Bet(5, 9))
    for name in "ABC":
        assert table.view(name).bets == (None, None, Wager(5, 9))


@pytest.mark.parametrize(("variant", "sums"), [("plain", 22), ("x", 25)])
def test_a_wheel_is_filled_completely(variant: str, sums: int) -> None:
    """LC 4.2: a range begins at 0 to 22 - width (25 - width in X)."""
    table = Table(variant=variant)
    table.throw("bird jaguar snake")
    for wheel in table.state.table.wheels:
        lows = [move.low for move in table.moves("D") if isinstance(move, Bet) and move.width == wheel.width]
        assert lows == list(range(sums - wheel.width + 1))
        assert table.refusal("D", Bet(wheel.width, -1)) == "LC 4.2"
        assert table.refusal("D", Bet(wheel.width, sums - wheel.width + 1)) == "LC 4.2"


@pytest.mark.parametrize(
    ("dice", "hits", "misses"),
    [
        ("bird jaguar snake", ("13-15", "14-16", "15-17"), ("12-14", "16-18")),  # 3 + 5 + 7 = 15
        ("bird bird jaguar", ("9-11", "11-13"), ("8-10", "12-14")),  # 3 + 3 + 5 = 11
        ("snake snake snake", ("19-21",), ("18-20",)),  # 7 + 7 + 7 = 21
    ],
)
def test_the_sum_of_the_own_digits_is_bet_on(dice: str, hits: tuple[str, ...], misses: tuple[str, ...]) -> None:
    """LC 4.3: a symbol shown twice or three times counts twice or three times."""
    for span in (*hits, *misses):
        table = Table(players=2, racks={"B": "bird 3, jaguar 5, snake 7"})
        table.throw(dice)
        table.bets(B=span, A=wrong(1))
        assert (table.answers()["B"] is Answer.RIGHT) == (span in hits)


def test_everybody_bets_in_every_round() -> None:
    """LC 4.4: there is no passing; each player has nothing but bets to choose from."""
    table = Table()
    table.throw("bird jaguar snake")
    for name in "DCBA":
        assert {type(move) for move in table.moves(name)} == {Bet}
        assert table.refusal(name, Accept()) == "LC 4.1"
        assert not table.state.swapping
        table.play(name, table.moves(name)[0])
    assert len(table.answers()) == 4


def test_a_wheel_once_set_stays() -> None:
    """LC 4.4: a bet that was made is not made again."""
    table = Table()
    table.throw("bird jaguar snake")
    table.play("D", Bet(5, 9))
    assert table.refusal("D", Bet(5, 8)) == "LC 4.1"
    assert table.refusal("D", Bet(6, 8)) == "LC 4.1"
    assert table.state.dice == symbols("bird jaguar snake")
