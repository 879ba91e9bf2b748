"""LC 2: set-up."""

from collections import Counter
from itertools import permutations

import pytest

from cairn.core.errors import BadOption
from cairn.games.lost_code.rules.events import Answered, Dealt, Named, Took
from cairn.games.lost_code.rules.game import LOST_CODE
from cairn.games.lost_code.rules.moves import Bet, Deal, Stack, Swap
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Laid, Phase, Wager
from cairn.games.lost_code.rules.table import StoneOptions
from tests.rules.lost_code.table import Table, right, wrong


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_four_racks(players: int) -> None:
    """LC 2.1: two to four play, and four racks are filled; everyone sees those of nobody."""
    table = Table(players=players)
    assert [len(rack) for rack in table.state.racks] == [6, 6, 6, 6]
    for name in table.names[:players]:
        assert table.view(name).racks[players:] == table.state.racks[players:]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    """LC 2.1: two to four play."""
    with pytest.raises(BadOption, match=f"players: .*not {players}"):
        LOST_CODE.setup(StoneOptions(players=players))


@pytest.mark.parametrize(("variant", "stock"), [("plain", 3), ("x", 4)])
def test_one_stone_goes_into_the_box_and_the_rest_is_the_stock(variant: str, stock: int) -> None:
    """LC 2.2: of each symbol one stone is boxed, four are dealt, three are left to draw (four in X)."""
    table = Table(variant=variant)
    assert set(table.stock.values()) == {stock}
    assert {len(digits) for digits in table.state.unseen} == {stock + 1}


def test_every_deal_of_a_symbol_is_as_likely_as_any_other() -> None:
    """LC 2.2: the stones of each symbol are shuffled, so four of the eight come to the racks in any order."""
    state = LOST_CODE.setup(StoneOptions()).state
    for symbol in state.table.symbols:
        chance = LOST_CODE.chance(state)
        assert chance is not None
        assert set(chance.outcomes) == {Deal(symbol, digits) for digits in permutations(range(8), 4)}
        assert set(chance.weights) == {1}
        state = LOST_CODE.settle(state, chance.outcomes[0]).state
    assert state.phase is Phase.STACK


def test_any_unseen_stone_may_be_drawn_but_one_is_never_shown() -> None:
    """LC 2.2: which of the unseen stones is in the box shows only when the stock is empty."""
    table = Table(players=2, stock="snake 1")
    table.throw("bird jaguar snake")
    table.bets(A=wrong(1), B=wrong(1))
    unseen = table.state.unseen[Symbol.SNAKE.place]
    table.swap("B", "snake", draws=unseen[1])
    assert table.state.unseen[Symbol.SNAKE.place] == (unseen[0],)
    assert table.stock[Symbol.SNAKE] == 0


def test_markers_start_in_one_stack_in_random_order() -> None:
    """LC 2.3: every order of the starting stack on space 0 is as likely, and the top one rolls first."""
    state = LOST_CODE.setup(StoneOptions(players=3)).state
    for _ in state.table.symbols:
        chance = LOST_CODE.chance(state)
        assert chance is not None
        state = LOST_CODE.settle(state, chance.outcomes[0]).state
    chance = LOST_CODE.chance(state)
    assert chance is not None
    assert set(chance.outcomes) == {Stack(markers) for markers in permutations(range(3))}
    assert set(chance.weights) == {1}
    state = LOST_CODE.settle(state, Stack((1, 2, 0))).state
    assert state.scores == (0, 0, 0)
    assert state.order == (0, 2, 1)


def test_the_beginner_game_leaves_the_bear_out() -> None:
    """LC 2.4: no bear on a rack, in a stock or in the final bets."""
    table = Table(players=2, round=10, beginner=True)
    assert Symbol.BEAR not in table.state.table.symbols
    assert {len(rack) for rack in table.state.racks} == {5}
    assert Symbol.BEAR not in table.stock
    table.round(A=right(1), B=right(2))
    table.finals("A", "bird 1, jaguar 1, chameleon 1, snake 1, human 1")
    assert table.to_act == "B"


@pytest.mark.parametrize(("variant", "top"), [("plain", 21), ("x", 24)])
def test_the_beginner_game_has_the_same_sums_and_wheels(variant: str, top: int) -> None:
    """LC 2.4: sums still run from 0 to 21 (24 in X), and the wheels are the same."""
    beginner, whole = Table(beginner=True, variant=variant), Table(variant=variant)
    assert beginner.state.table.top == whole.state.table.top == top
    assert beginner.state.table.wheels == whole.state.table.wheels


@pytest.mark.parametrize(("variant", "left"), [("plain", 5), ("x", 6)])
def test_three_digits_of_each_symbol_are_known_not_to_be_the_own(variant: str, left: int) -> None:
    """LC 2.5: at the start the seat's own digit is one of five (six in X), those on no other rack."""
    table = Table(variant=variant)
    for line in table.sheet("A").lines:
        others = {table.digit(name, line.symbol) for name in "BCD"}
        assert len(line.left) == left
        assert not others & set(line.left)
        assert table.digit("A", line.symbol) in line.left


def test_a_digit_on_another_rack_never_comes_to_the_own() -> None:
    """LC 2.5: what is drawn comes from the stones that nobody sees."""
    table = Table(players=2)
    table.throw("bird jaguar snake")
    table.bets(A=wrong(1), B=right(1))
    seen = {rack[Symbol.BIRD.place] for rack in table.state.racks}
    table.play("A", Swap(Symbol.BIRD))
    assert not {outcome.digit for outcome in table.chance.outcomes} & seen


def test_a_rack_of_nobody_only_stands_there() -> None:
    """LC 2.6: it never rolls, bets, swaps or scores."""
    table = Table(players=2)
    racks = table.state.racks[2:]
    acted: Counter[str] = Counter()
    for _ in range(10):
        table.roll("bird jaguar snake")
        acted.update(table.to_act.split())
        table.accept()
        acted.update(table.order.split())
        table.bets(A=wrong(1), B=wrong(2))
        while table.phase == "swap":
            acted.update(table.to_act.split())
            table.swap(table.to_act, next(symbol.value for symbol, left in table.stock.items() if left))
    acted.update(table.to_act.split())
    assert set(acted) == {"A", "B"}
    assert table.state.racks[2:] == racks
    assert len(table.state.scores) == 2


def test_what_lies_open() -> None:
    """LC 2.7: laid stones, stock sizes, dice, ranges, answers, stacks and token owners are open to all."""
    table = Table(expansions=("shortcut",), round=2, track="A B on 3, C D on 4")
    digit = table.digit("A", "human")
    table.roll("snake snake bird")
    table.take("B", 4)
    table.accept()
    table.bets(B=right(2), A=wrong(1), D=right(1), C=right(3))
    table.swap("A", "human", draws=7)
    table.roll("bird jaguar snake")
    table.accept()
    table.play("A", Bet(2, 0))
    for name in "ABCD":
        view = table.view(name)
        assert view.laid == (Laid(2, table.seat("A"), Symbol.HUMAN, digit),)
        assert dict(zip(view.table.symbols, view.stock, strict=True)) == table.stock
        assert table.stock[Symbol.HUMAN] == 2
        assert view.dice == (Symbol.BIRD, Symbol.JAGUAR, Symbol.SNAKE)
        assert view.bets == (Wager(2, 0), None, None, None)
        assert (view.track, view.scores) == (table.state.track, (3, 5, 7, 5))
        assert [(stake.seat, stake.symbol) for stake in view.stakes] == [(table.seat("B"), Symbol.SNAKE)]
        assert view.free == tuple(wheel.width for wheel in view.table.wheels)[1:]
        assert [event for event in table.seen_by(name) if isinstance(event, Answered)] == table.events(Answered)


def test_what_is_hidden() -> None:
    """LC 2.7: own digits, stocks and box, and the bets made with a token are hidden."""
    table = Table(expansions=("shortcut",))
    table.roll("snake snake bird")
    table.take("D", 4, 5)
    assert not hasattr(table.view("A"), "unseen")
    for name in "ABC":
        view = table.view(name)
        assert view.stakes[0].digits is None
        assert [event.digits for event in table.seen_by(name) if isinstance(event, Took)] == [None]
        own = [event.digits[table.seat(name)] for event in table.seen_by(name) if isinstance(event, Dealt)]
        assert own == [None] * 6
    assert table.view("D").stakes[0].digits == (4, 5)


def test_final_bets_are_hidden_until_they_are_scored() -> None:
    """LC 2.7: others' final bets and the player's own rack are revealed at the end and not before."""
    table = Table(players=2, round=10)
    table.round(A=right(1), B=right(1))
    before = table.view("A")
    table.finals("B", "bird 1 2, snake 7")
    after = table.view("A")
    assert after.finals == before.finals
    assert [event.digits for event in table.seen_by("A") if isinstance(event, Named)] == [None] * 6
    assert after.racks[table.seat("A")] is None
    table.finals("A", "")
    assert table.view("A").racks == table.state.racks
