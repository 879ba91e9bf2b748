"""LC 1: the idea."""

import pytest

from cairn.core.values import replace
from cairn.games.lost_code.rules.pieces import editions
from tests.rules.lost_code.table import Table, right, symbols, wrong


def with_own_digit(table: Table, name: str, place: int, digit: int) -> Table:
    """The same table with another stone on the rack: it changes places with one that nobody sees."""
    other, state, seat = table.copy(), table.state, table.seat(name)
    rack, unseen = list(state.racks[seat]), list(state.unseen)
    unseen[place] = tuple(sorted({*unseen[place], rack[place]} - {digit}))
    rack[place] = digit
    racks = (*state.racks[:seat], tuple(rack), *state.racks[seat + 1 :])
    other.state = replace(state, racks=racks, unseen=tuple(unseen))
    other.history[place] = replace(table.history[place], digits=tuple(each[place] for each in racks))
    return other


@pytest.mark.parametrize("name", "ABCD")
def test_all_but_the_owner_see_a_rack(name: str) -> None:
    """LC 1.1: a code is seen by everybody except its owner."""
    table = Table()
    for other in "ABCD":
        rack = table.view(other).racks[table.seat(name)]
        assert rack == (None if other == name else table.state.racks[table.seat(name)])


@pytest.mark.parametrize("symbol", symbols("bird jaguar chameleon snake human bear"))
def test_no_view_tells_the_own_digits(symbol: str) -> None:
    """LC 1.1: whatever digit stands on the seat's own rack, its owner sees the same table."""
    table = Table(expansions=("shortcut", "curse"))
    table.roll("snake snake bird")
    place = symbols(symbol)[0].place
    for digit in table.state.unseen[place]:
        other = with_own_digit(table, "A", place, digit)
        assert other.state.racks != table.state.racks
        assert other.sight("A") == table.sight("A")
        assert other.sight("B") != table.sight("B")


def test_bets_on_sums_then_bets_on_digits_and_most_points_win() -> None:
    """LC 1.1: after the rounds comes a bet on each digit, and the most points win."""
    table = Table(players=2, round=10)
    table.round(A=right(6), B=wrong(1))
    assert table.to_act == "A B"
    table.finals_of("A", "bird 1 right, jaguar 1 right, chameleon 1 right, snake 1 right, human 1 right, bear 1 right")
    table.finals("B", "")
    assert table.track == "B on -12, A on 36"
    assert table.result.winners == (table.seat("A"),)


def test_six_symbols_with_a_stone_of_every_digit() -> None:
    """LC 1.2: each of the six symbols has one stone of every digit 0 to 7."""
    table = Table()
    assert {symbol.value for symbol in table.state.table.symbols} == {
        "jaguar",
        "bird",
        "bear",
        "human",
        "chameleon",
        "snake",
    }
    for symbol in table.state.table.symbols:
        stones = [*(rack[symbol.place] for rack in table.state.racks), *table.state.unseen[symbol.place]]
        assert sorted(stones) == list(range(8))
    assert editions()["stones"].symbols == table.state.table.symbols
