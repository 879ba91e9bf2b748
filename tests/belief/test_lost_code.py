"""The belief of The Lost Code and Think Str8! against two plain enumerations, by exact integers."""

from collections.abc import Iterator
from itertools import product
from math import factorial, log2
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import replace
from cairn.games.lost_code.belief.knowledge import Heard, Opened, knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief
from cairn.games.lost_code.rules.events import Dealt, Drew, Happening
from cairn.games.lost_code.rules.moves import Draw, Swap
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, State, View
from tests.belief.oracle import Replayed, physical
from tests.effort import effort
from tests.loose import AnyMatch
from tests.solve.positions import sight_of
from tests.tally import BELIEFS, tried

STONES: list[dict[str, Any]] = [
    {},
    {"variant": "x"},
    {"beginner": True},
    {"expansions": ["shortcut", "curse"]},
    {"beginner": True, "variant": "x", "expansions": ["curse"]},
    {"wheels": "seven-two", "expansions": ["shortcut"]},
]
CARDS: list[dict[str, Any]] = [{}, {"beginner": True}, {"tokens": "as-stones"}]
TABLES = [("lost-code", options) for options in STONES] + [("think-str8", options) for options in CARDS]

tables = st.tuples(st.sampled_from(TABLES), st.integers(2, 4))


def matches(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[AnyMatch]:
    """One match of random moves, before each of them and at its end."""
    match = cairn.Match(game, players, options, seed=seed)
    rng = Random(seed)
    yield match
    while match.result is None:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))
        yield match


def position(game: str, players: int, options: dict[str, Any], seed: int, moves: int) -> AnyMatch:
    """The match after so many random moves, or at its end."""
    found = None
    for number, match in enumerate(matches(game, players, options, seed)):
        found = match
        if number == moves:
            break
    assert found is not None
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_code_has_as_many_deals_as_the_replayed_log_counts(
    game: str, options: dict[str, Any], players: int
) -> None:
    """LC 2.2, 5.10, 10.6: codes and deals are those of the enumeration, at every move, for the seat that makes it."""
    for seed in range(players, players + effort(1, 12)):
        compared = 0
        oracles: list[Replayed] = []
        for match in matches(game, players, options, seed):
            state: State = match.state
            oracles = oracles or [Replayed(state.table, seat) for seat in range(players)]
            for seat in match.to_act[:1] or range(players):
                sight = match.view(seat)
                found = belief(sight)
                assert found.codes == oracles[seat].follow(sight)
                assert state.racks[seat] in found.codes
                compared += 1
        assert compared > 50
        tried(BELIEFS, game, players, compared)


@settings(max_examples=12, deadline=None)
@given(tables, st.integers(0, 10**6), st.integers(20, 120), st.data())
def test_every_code_has_as_many_deals_as_there_are_arrangements(
    table: tuple[tuple[str, dict[str, Any]], int], seed: int, moves: int, data: st.DataObject
) -> None:
    """LC 2.2: the count is one of physical deals; racks, stock in its order, and box, listed one by one."""
    (game, options), players = table
    if options.get("variant") == "x":
        options = {**options, "variant": "plain"}  # nine stones have 362,880 arrangements: see the next test
    match = position(game, players, options, seed, moves)
    seat = data.draw(st.integers(0, players - 1))
    sight = match.view(seat)
    if match.result is None:
        assert belief(sight).codes == physical(sight)
        tried(BELIEFS, game, players)


def test_in_x_the_arrangements_agree_too() -> None:
    """LC 7.1: nine stones of each symbol; late in a game."""
    match = position("lost-code", 3, {"variant": "x", "beginner": True}, seed=5, moves=70)
    assert belief(match.view(1)).codes == physical(match.view(1))


@pytest.mark.parametrize(
    ("options", "digits", "symbols"), [({}, 8, 6), ({"variant": "x"}, 9, 6), ({"beginner": True}, 8, 5)]
)
def test_at_the_start_the_own_digit_is_any_of_those_not_in_sight(
    options: dict[str, Any], digits: int, symbols: int
) -> None:
    """LC 2.5: one of five digits, of six in X; the others of a symbol lie in stock and box in any order."""
    match = cairn.Match("lost-code", 4, options, seed=1)
    found = cairn.belief(match.view(0))
    left = digits - 3
    assert found.deals == factorial(left) ** symbols
    assert len(found.codes) == left**symbols
    assert found.entropy == pytest.approx(symbols * log2(left))
    for symbol, line in found.marginals.items():
        in_sight = {rack[symbol.place] for rack in match.state.racks[1:]}
        assert line == {digit: 0.0 if digit in in_sight else pytest.approx(1 / left) for digit in range(digits)}


def test_before_all_is_dealt_every_order_of_a_symbol_is_a_deal() -> None:
    """LC 2.2: nothing dealt, nothing known."""
    game = cairn.game("lost-code")
    before = game.setup(game.options)
    assert belief(sight_of(game, before.state, before.events, 0)).deals == factorial(8) ** 6
    chance = game.chance(before.state)
    assert chance is not None
    change = game.settle(before.state, chance.outcomes[0])
    assert belief(sight_of(game, change.state, change.events, 2)).deals == factorial(8) ** 5 * factorial(5)


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(0, 10**6), st.integers(0, 120), st.data())
def test_belief_is_a_function_of_the_sight(
    table: tuple[tuple[str, dict[str, Any]], int], seed: int, moves: int, data: st.DataObject
) -> None:
    """LC 2.7: any code that the belief holds for possible could stand on the rack, and the sight would be the same."""
    (game, options), players = table
    match = position(game, players, options, seed, moves)
    seat = data.draw(st.integers(0, players - 1))
    found = belief(match.view(seat))
    code = data.draw(st.sampled_from(sorted(found.codes)))
    other = with_code(match, seat, code)
    assert other == match.view(seat)
    assert belief(other) == found


def with_code(match: AnyMatch, seat: int, code: tuple[int, ...]) -> Sight[View, Happening]:
    """What the seat would see of the same game, had its own rack held this code, with all that was told of it."""
    state: State = match.state
    exchanged = [{own: other, other: own} for own, other in zip(state.racks[seat], code, strict=True)]
    racks = tuple(code if owner == seat else rack for owner, rack in enumerate(state.racks))
    unseen = tuple(
        tuple(sorted(exchanged[place].get(digit, digit) for digit in digits))
        for place, digits in enumerate(state.unseen)
    )
    history = [_own(event, seat, exchanged) for event in match.table.history]
    return sight_of(match.game, replace(state, racks=racks, unseen=unseen), history, seat)


def _own(event: Any, seat: int, exchanged: list[dict[int, int]]) -> Any:
    """The event with another digit wherever it told of the stone that stands on the seat's own rack now."""
    if isinstance(event, Dealt):
        digits = list(event.digits)
        own = digits[seat]
        assert own is not None
        digits[seat] = exchanged[event.symbol.place].get(own, own)
        return replace(event, digits=tuple(digits))
    if isinstance(event, Drew) and event.seat == seat and event.digit is not None:
        return replace(event, digit=exchanged[event.symbol.place].get(event.digit, event.digit))
    return event


def test_a_digit_that_comes_to_light_speaks_about_earlier_rounds() -> None:
    """LC 10.6, 12.4: chameleon 2 rolled twice with the jaguar, known range 1-5: the jaguar is 0 or 1."""
    found = None
    for seed in range(400):
        for match in matches("lost-code", 2, {}, seed):
            sight: Sight[View, Happening] = match.view(0)
            known = knowledge(sight)
            opened = {(fact.symbol, fact.stone): fact.digit for fact in known.facts if isinstance(fact, Opened)}
            for fact in known.facts:
                if isinstance(fact, Heard) and (fact.dice[1], fact.stones[fact.dice[1].place]) in opened:
                    alone = [each for each in fact.dice if (each, fact.stones[each.place]) not in opened]
                    if len(alone) == 1 and fact.stones[alone[0].place] == known.stones[alone[0].place]:
                        found = (sight, fact, alone[0], opened)
            if found:
                break
        if found:
            break
    assert found is not None
    sight, fact, symbol, opened = found
    rest = sum(opened[each, fact.stones[each.place]] for each in fact.dice if each is not symbol)
    sums = {total for first, last in fact.sums for total in range(first, last + 1)}
    assert {digit + rest for digit in belief(sight).possible_digits(symbol)} <= sums


def test_between_laying_open_and_drawing_the_stone_is_known() -> None:
    """LC 5.4: the revealed stone is seen by all; the new one is any of those not seen."""
    match = None
    for each in matches("lost-code", 4, {}, seed=3):
        if each.state.phase is Phase.SWAP:
            match = each
            break
    assert match is not None
    game, state, seat = match.game, match.state, match.to_act[0]
    symbol = next(move.symbol for move in match.moves(seat) if isinstance(move, Swap))
    digit = state.racks[seat][symbol.place]
    before = belief(match.view(seat))
    change = game.apply(state, seat, Swap(symbol))
    state, history = change.state, [*match.table.history, *change.events]
    laid = belief(sight_of(game, state, history, seat))
    assert laid.possible_digits(symbol) == (digit,)
    assert laid.deals == before.counts[symbol][digit]
    change = game.settle(state, Draw(state.unseen[symbol.place][0]))
    state, history = change.state, [*history, *change.events]
    drawn = belief(sight_of(game, state, history, seat))
    assert drawn.deals == laid.deals
    assert digit not in drawn.possible_digits(symbol)
    assert set(drawn.possible_digits(symbol)) == set(state.unseen[symbol.place]) | {state.racks[seat][symbol.place]}


def test_when_the_rack_is_shown_one_code_is_left() -> None:
    """LC 6.5: at the end nothing is hidden."""
    match = position("lost-code", 3, {}, seed=2, moves=10**6)
    found = belief(match.view(1))
    assert list(found.codes) == [match.state.racks[1]]
    assert found.entropy == 0


@settings(max_examples=40, deadline=None)
@given(tables, st.integers(0, 10**6), st.integers(0, 110), st.data())
def test_sums_and_marginals_are_those_of_the_codes(
    table: tuple[tuple[str, dict[str, Any]], int], seed: int, moves: int, data: st.DataObject
) -> None:
    """LC 4.3: a symbol shown twice counts twice; every figure is a count of the codes that fit."""
    (game, options), players = table
    sight = position(game, players, options, seed, moves).view(0)
    found = belief(sight)
    dice = data.draw(st.lists(st.sampled_from(found.symbols), min_size=3, max_size=3))
    sums: dict[int, int] = {}
    lines: dict[Symbol, dict[int, int]] = {
        symbol: dict.fromkeys(range(sight.view.table.digits), 0) for symbol in found.symbols
    }
    for code, deals in found.codes.items():
        total = sum(code[symbol.place] for symbol in dice)
        sums[total] = sums.get(total, 0) + deals
        for symbol, digit in zip(found.symbols, code, strict=True):
            lines[symbol][digit] += deals
    assert found.sums(dice) == sums
    assert found.counts == lines
    assert found.deals == sum(found.codes.values())
    assert found.entropy == pytest.approx(log2(len(found.codes)))
    assert all(
        set(found.possible_digits(symbol)) == {d for d, n in lines[symbol].items() if n} for symbol in found.symbols
    )


def test_a_set_of_codes_lists_as_it_was_made() -> None:
    """The bits of a set stand for codes in the order of the product."""
    found = belief(cairn.Match("lost-code", 4, {}, seed=9).view(0))
    space = found.space
    assert list(space.list_codes(space.all)) == list(product(*found.candidates))
    code = list(product(*found.candidates))[1234]
    assert space.code_bit(code) == 1 << 1234
    assert not space.code_bit((9,) * 6)


def test_other_games_have_nothing_to_deduce() -> None:
    """DESIGN 3: what is no sight of a game is refused by its kind."""
    with pytest.raises(BadInput, match=r"must be what a seat sees.*not int"):
        cairn.belief(3)  # type: ignore[call-overload]  # that is the point


def test_the_public_belief_is_the_exact_one() -> None:
    """DESIGN 3: `cairn.belief(sight)` asks by the kind of view."""
    sight = cairn.Match("think-str8", 3, {}, seed=9).view(2)
    found: object = cairn.belief(sight)
    assert found == belief(sight)
    assert isinstance(found, Belief)


def test_somebody_who_looks_on_has_nothing_to_deduce() -> None:
    """An onlooker sits nowhere: there is no own code."""
    with pytest.raises(BadInput, match="an onlooker"):
        belief(cairn.Match("lost-code", 4, {}, seed=9).view(None))
