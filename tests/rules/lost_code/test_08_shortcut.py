"""LC 8: expansion, the Deadly Shortcut."""

from typing import Any

import pytest

from cairn.games.lost_code.rules.events import Left, Revealed, TokensRemoved, Took
from cairn.games.lost_code.rules.moves import Accept, Final, Leave, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from tests.rules.lost_code.table import Table, right, symbol, symbols, wrong


def shortcut(**given: Any) -> Table:
    return Table(expansions=("shortcut",), **given)


def test_one_token_for_each_symbol_in_play() -> None:
    """LC 8.1: six tokens, and without the expansion none."""
    assert shortcut().state.tokens == symbols("bird jaguar chameleon snake human bear")
    assert Table().state.tokens == ()


@pytest.mark.parametrize(
    ("dice", "offered"),
    [("snake snake bird", "snake"), ("bear bear bear", "bear"), ("bird jaguar jaguar", "jaguar")],
)
def test_a_repeated_symbol_offers_its_token(dice: str, offered: str) -> None:
    """LC 8.2: two or three dice with one symbol offer its token, from the last player up."""
    table = shortcut(track="B on 0, A D on 1, C on 4")
    table.roll(dice)
    assert table.state.offered is symbol(offered)
    for name in "BDAC":
        assert table.to_act == name
        table.leave(name)
    assert table.phase == "turn"
    assert symbol(offered) in table.state.tokens


def test_three_different_symbols_offer_nothing() -> None:
    """LC 8.2: only a repeat offers a token."""
    table = shortcut()
    table.roll("snake bear bird")
    assert table.phase == "turn"


def test_a_token_that_is_gone_is_not_offered() -> None:
    """LC 8.2: the token must still be there."""
    table = shortcut(tokens_left="bird bear")
    table.roll("snake snake bird")
    assert table.phase == "turn"


def test_who_takes_a_token_bets_at_once() -> None:
    """LC 8.3: one, two or three digits, never none."""
    table = shortcut()
    table.roll("snake snake bird")
    assert table.refusal("D", Take(())) == "LC 8.3"
    assert table.refusal("D", Take((0, 1, 2, 3))) == "LC 8.3"
    assert table.refusal("D", Take((4, 4))) == "LC 6.5"
    for digits in ((5,), (0, 7), (1, 2, 3)):
        assert table.refusal("D", Take(digits)) is None


def test_the_bet_is_secret_and_not_made_again() -> None:
    """LC 8.3: it stands until the end, where that symbol is not asked for."""
    table = shortcut(players=2, round=7)
    table.roll("bird bird snake")
    other = table.copy()
    table.take("B", 4)
    other.take("B", 1, 2, 3)
    assert table.view("A") == other.view("A")
    table.accept()
    table.bets(A=right(1), B=right(2))
    for _ in range(3):
        table.round(A=right(1), B=right(2))
    assert table.view("B").own_finals == ((4,), None, None, None, None, None)
    assert table.refusal("B", Final(Symbol.BIRD, (5,))) == "LC 6.2"
    assert table.refusal("B", Final(Symbol.JAGUAR, (5,))) is None


def test_the_stone_of_a_token_must_be_swapped_when_no_other_stock_is_left() -> None:
    """LC 8.3: the owner may swap that stone like any other, and must when there is nothing else to draw."""
    table = shortcut(players=2, stock="snake 2, bird 1")
    table.roll("snake snake bird")
    table.take("B", 3)
    table.accept()
    table.bets(A=wrong(2), B=wrong(1))
    assert set(table.moves("B")) == {Swap(Symbol.BIRD), Swap(Symbol.SNAKE)}
    table.swap("B", "bird")
    table.swap("A", "snake")
    table.throw("bird bird bird")
    table.bets(A=right(2), B=wrong(1))
    assert table.moves("B") == (Swap(Symbol.SNAKE),)


@pytest.mark.parametrize(("drawn", "points"), [(4, -4), (5, 10)])
def test_a_token_is_judged_by_the_stone_on_the_rack_at_the_end(drawn: int, points: int) -> None:
    """LC 8.3: whatever is swapped after the bet."""
    table = shortcut(players=2, round=7, racks={"B": "bird 3"})
    table.roll("bird bird snake")
    table.take("B", 5)
    table.accept()
    table.bets(B=wrong(1), A=right(2))
    table.swap("B", "bird", draws=drawn)
    for _ in range(3):
        table.round(B=right(1), A=right(2))
    table.finals("A", "")
    table.finals("B", "")
    shown = {table.names[event.seat]: event for event in table.events(Revealed)}
    assert shown["B"].points[0] == points


@pytest.mark.parametrize(
    ("digits", "points"), [((3,), 10), ((2, 3), 4), ((2, 3, 4), 2), ((2,), -4), ((0, 1), -4), ((0, 1, 2), -4)]
)
def test_the_symbol_of_a_token_counts_double(digits: tuple[int, ...], points: int) -> None:
    """LC 8.4: 10, 4 or 2 points, or minus 4; other symbols, and other players, count once."""
    table = shortcut(players=2, round=7, racks={"A": "bird 2", "B": "bird 3, snake 3"})
    table.roll("bird bird snake")
    table.take("B", *digits)
    table.accept()
    table.bets(B=right(1), A=right(2))
    for _ in range(3):
        table.round(B=right(1), A=right(2))
    table.finals("A", "bird 2")
    table.finals("B", "snake 3")
    shown = {table.names[event.seat]: event for event in table.events(Revealed)}
    assert shown["B"].bets[0] == digits
    assert shown["B"].points == (points, -2, -2, 5, -2, -2)
    assert shown["A"].points == (5, -2, -2, -2, -2, -2)
    assert table.result.scores == (8 - 5, 4 + points - 3)


def test_no_die_is_turned_before_the_token_is_settled() -> None:
    """LC 8.5: only when it is taken or all have declined may the roller turn a die."""
    table = shortcut(players=2)
    table.roll("snake snake bird")
    for name in "BA":
        assert table.refusal("B", Turn(Symbol.SNAKE, Symbol.BEAR)) == "LC 8.2"
        assert table.refusal("B", Accept()) == "LC 8.2"
        taken = table.copy()
        taken.take(name, 1)
        assert taken.to_act == "B"
        assert taken.refusal("B", Turn(Symbol.SNAKE, Symbol.BEAR)) is None
        table.leave(name)
    assert table.refusal("B", Turn(Symbol.SNAKE, Symbol.BEAR)) is None


@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 6), (4, 5)])
def test_no_token_in_the_last_three_rounds(players: int, last: int) -> None:
    """LC 8.6: those left are removed at the end of round 7, 6 or 5 with 2, 3 or 4 players."""
    table = shortcut(players=players, round=last - 1, stock="")
    bets = dict(zip("ABCD"[:players], (right(6), right(4), right(3), right(2)), strict=False))
    table.round(**bets)
    table.roll("snake snake bird")
    assert table.state.round == last
    assert table.phase == "offer"
    table.take(table.to_act, 1)
    table.accept()
    table.bets(**bets)
    assert table.events(TokensRemoved) == [TokensRemoved(symbols("bird jaguar chameleon human bear"))]
    assert table.state.tokens == ()
    table.roll("bird bird bird")
    assert table.phase == "turn"


def test_the_beginner_game_has_no_bear_token() -> None:
    """LC 8.7: and the roll as it fell, bears not yet turned, decides what is offered."""
    table = shortcut(beginner=True)
    assert table.state.tokens == symbols("bird jaguar chameleon snake human")
    table.roll("bear bear snake")
    assert table.phase == "fix"
    table.turn("bear", "snake")
    assert table.phase == "fix"
    table.turn("bear", "snake")
    assert table.phase == "turn"


def test_a_repeat_made_by_turning_offers_nothing() -> None:
    """LC 8.8: only the roll counts."""
    table = shortcut()
    table.roll("snake bear bird")
    table.turn("bear", "bird")
    assert table.dice == symbols("bird bird snake")
    assert table.phase == "bet"


def test_a_repeat_may_be_turned_away_once_its_token_is_settled() -> None:
    """LC 8.8: the token stays with its taker, whatever the dice show afterwards."""
    table = shortcut()
    table.roll("snake snake bird")
    table.take("D", 1)
    table.turn("snake", "bear")
    assert table.dice == symbols("bird snake bear")
    assert [stake.symbol for stake in table.state.stakes] == [Symbol.SNAKE]


def test_each_is_asked_once_and_nobody_after_it_is_taken() -> None:
    """LC 8.9: the question is open, and ends with the first who takes the token."""
    table = shortcut(players=3)
    table.roll("snake snake bird")
    table.leave("C")
    assert table.refusal("C", Take((1,))) == "LC 8.2"
    table.take("B", 1)
    assert table.refusal("A", Take((1,))) == "LC 3.3"
    assert table.refusal("A", Leave()) == "LC 3.3"
    assert [event for event in table.seen_by("A") if isinstance(event, Left)] == table.events(Left)
    assert [table.names[event.seat] for event in table.events(Left)] == ["C"]


def test_a_taken_token_is_out_of_use() -> None:
    """LC 8.9: the same symbol rolled again offers nothing."""
    table = shortcut(players=2)
    table.roll("snake snake bird")
    table.take("B", 1)
    table.accept()
    table.bets(B=right(1), A=right(2))
    table.roll("snake snake snake")
    assert table.phase == "turn"


def test_who_took_a_token_is_open_but_not_the_digits() -> None:
    """LC 8.9: neither how many nor which digits are shown before the end."""
    table = shortcut(players=2, round=7)
    table.roll("snake snake bird")
    table.take("B", 1, 2)
    view = table.view("A")
    assert [(stake.seat, stake.symbol, stake.digits) for stake in view.stakes] == [(1, Symbol.SNAKE, None)]
    assert [event for event in table.seen_by("A") if isinstance(event, Took)] == [Took(1, Symbol.SNAKE, None)]
    assert table.view("B").stakes[0].digits == (1, 2)
    table.accept()
    table.bets(B=right(1), A=right(2))
    for _ in range(3):
        table.round(B=right(1), A=right(2))
    table.finals("B", "")
    assert table.view("A").stakes[0].digits is None
    table.finals("A", "")
    assert table.view("A").stakes[0].digits == (1, 2)


def test_a_player_may_take_any_number_of_tokens() -> None:
    """LC 8.10: in different rounds, one each."""
    table = shortcut(players=2, track="B on 0, A on 9")
    for number, each in enumerate(symbols("bird jaguar chameleon snake human bear"), start=1):
        table.roll(" ".join([each] * 3))
        table.take("B", 1)
        table.accept()
        table.bets(B=right(1), A=right(2))
        assert [stake.seat for stake in table.state.stakes] == [table.seat("B")] * number
    assert table.state.tokens == ()
