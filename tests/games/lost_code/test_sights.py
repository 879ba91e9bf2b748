"""What is, what happened, and what an onlooker is given."""

import pytest

from cairn.core.errors import BadInput
from cairn.core.events import Binding, News
from cairn.games.lost_code.rules.events import Dealt, Drew, Named, Placed, Took, seen
from cairn.games.lost_code.rules.moves import Choose, Place, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from tests.rules.lost_code.table import Table, cards, right, wrong


def onlooker(table: Table) -> View:
    view: View = table.game.view(table.state, None)
    return view


def test_two_ways_to_one_position_are_one_value() -> None:
    """Which of two dice was turned first, and what was left as it was, is nowhere in the position."""
    one, other = (Table(players=2, beginner=True) for _ in range(2))
    for table, order in ((one, ("bird", "snake")), (other, ("snake", "bird"))):
        table.roll("bear bear human")
        for to in order:
            table.turn("bear", to)
    assert one.state == other.state and hash(one.state) == hash(other.state)
    assert one.history != other.history


def test_stones_laid_open_lie_by_round_and_owner_whoever_swapped_first() -> None:
    """LC 2.7, 5.4: they lie beside their owners; in which order they came there is told by what happened."""
    tables = [Table(players=2, track=track) for track in ("A on 1, B on 2", "B on 1, A on 2")]
    for table in tables:
        table.throw("bird jaguar snake")
        table.bets(A=wrong(1), B=wrong(2))
        table.swaps()
    assert tables[0].state.laid == tables[1].state.laid
    assert tables[0].history[-4:] != tables[1].history[-4:]


def test_before_the_final_bets_the_wheels_are_back() -> None:
    """LC 5.6: nothing of the last round is left but what it led to."""
    one, other = (Table(players=2, round=10) for _ in range(2))
    one.round(A="0-1", B="0-2")
    other.round(A="0-2", B="0-1")
    for table in (one, other):
        assert table.state.bets == (None, None) and len(table.state.free) == 7
        assert (table.state.order, table.state.dice) == ((), ())


def test_an_onlooker_sees_no_rack_of_a_player() -> None:
    """LC 1.1: a rack that its owner must not see is seen by nobody who may sit beside him."""
    for players in (2, 3, 4):
        table = Table(players=players)
        racks = onlooker(table).racks
        assert racks[:players] == (None,) * players
        assert racks[players:] == table.state.racks[players:]
        for event in table.events(Dealt):
            told = seen(event, None)
            assert isinstance(told, Dealt)
            assert told.digits == (None,) * players
            assert told.nobodys == event.nobodys


def test_an_onlooker_is_told_no_secret() -> None:
    """LC 5.4, 6.5, 8.9, 11.3."""
    assert seen(Drew(1, Symbol.BIRD, 3), None) == Drew(1, Symbol.BIRD, None)
    assert seen(Took(1, Symbol.BIRD, (3,)), None) == Took(1, Symbol.BIRD, None)
    assert seen(Named(1, Symbol.BIRD, ()), None) == Named(1, Symbol.BIRD, None)
    assert seen(Placed(1, 3), None) == Placed(1, None)
    table = Table(players=2, expansions=("shortcut",), round=7)
    table.roll("snake snake bird")
    table.take("B", 1, 2)
    assert [stake.digits for stake in onlooker(table).stakes] == [None]
    table.accept()
    table.bets(B=right(2), A=right(2))
    while table.state.phase.value != "final":
        table.round(B=right(2), A=right(2))
    table.finals("A", "bird 1")
    assert onlooker(table).finals == (None, None)
    assert onlooker(table).own_finals == () and onlooker(table).own_bet is None


def test_an_onlooker_does_not_see_where_tokens_are_placed() -> None:
    """LC 11.3: only that they are."""
    table = cards(players=2)
    table.throw("blue green purple")
    table.play("B", Choose(5))
    table.play("A", Choose(2))
    table.play("B", Place(3))
    assert [bet and bet.low for bet in onlooker(table).bets] == [None, None]
    assert onlooker(table).to_act == (0,)


def test_when_the_game_is_over_an_onlooker_sees_everything() -> None:
    """LC 6.5: the racks and all final bets have been shown."""
    table = Table(players=2, round=10)
    table.round(A=right(2), B=right(2))
    table.finals("A", "bird 1")
    table.finals("B", "snake 2 3")
    view = onlooker(table)
    assert view.racks == table.state.racks
    assert view.finals == table.state.finals
    assert view.finals == table.view("A").finals == table.view("B").finals


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0])
def test_a_seat_that_does_not_exist_sees_nothing(seat: object) -> None:
    table = Table(players=3)
    with pytest.raises(BadInput, match="the seats are 0 to 2"):
        table.game.view(table.state, seat)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="the seats are 0 to 2"):
        table.game.seen(table.history[0], seat)  # type: ignore[arg-type]


def test_what_stays_by_a_rule_is_binding_and_what_comes_to_light_is_news() -> None:
    """LC 4.4, 8.3: bets that are open, and those made with a token; LC 3.3: a die may be turned back."""
    table = Table(players=2, expansions=("shortcut",))
    table.roll("snake snake bird")
    table.take("B", 1)
    table.play("B", Turn(Symbol.BIRD, Symbol.BEAR))
    table.bets(B=right(2), A=right(2))
    kinds = {type(event).__name__: (isinstance(event, Binding), isinstance(event, News)) for event in table.history}
    assert kinds["Took"] == kinds["Wagered"] == (True, False)
    assert kinds["Turned"] == kinds["Began"] == (False, False)
    assert kinds["Answered"] == kinds["Rolled"] == kinds["Dealt"] == (False, True)
