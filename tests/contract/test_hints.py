"""Both presses of a hint: the same for worlds that the seat cannot tell apart, and about pieces that are there."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

import cairn
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat, encode, replace
from cairn.games import rooms_of
from cairn.reason.hints import ADVISE, LOOK, PRESSES
from cairn.reason.study import Line
from tests.contract.adapter import adapter_of
from tests.contract.play import play
from tests.loose import AnyTable

Give = Callable[[AnyTable, Seat, int], tuple[Line, ...]]
GAMES = ["lost-code", "think-str8", "break-the-code", "arnak"]
DECISIONS = 12


def given(table: AnyTable, seat: Seat, level: int) -> tuple[Line, ...]:
    """What a player gets."""
    rooms = rooms_of(table.game.name)
    assert rooms.hint is not None
    sight = table.sight(seat)
    return rooms.words.hint(sight.view, rooms.hint(sight, (), level))


def planted(table: AnyTable, seat: Seat, level: int) -> tuple[Line, ...]:
    """A hint that depends on everything that is hidden: on the order in which it says the same."""
    lines = given(table, seat, level)
    return lines[::-1] + lines if crc32(repr(table.state).encode()) % 2 else lines


def worlds(name: str, seed: int = 1) -> Iterator[tuple[Seat, AnyTable, AnyTable]]:
    """Decisions of a game: who decides, the table as it is, and one that the seat cannot tell apart from it."""
    game, adapter, rng = cairn.game(name), adapter_of(name), Random(seed)
    trail = play(game, game.options, rng, adapter)
    decisions = [at for at, step in enumerate(trail.steps) if isinstance(step, Played)]
    for at in decisions[:: max(1, len(decisions) // DECISIONS)]:
        step: Any = trail.steps[at]
        other = adapter.world(trail.options, trail.steps[:at], step.seat, rng)
        tables: list[AnyTable] = []
        for steps in (trail.steps[:at], other):
            table: AnyTable = new_table(game, trail.options)
            for each in steps:
                table.add(each)
            tables.append(table)
        yield step.seat, tables[0], tables[1]


def differences(name: str, give: Give) -> int:
    return sum(
        encode(give(one, seat, level)) != encode(give(other, seat, level))
        for seat, one, other in worlds(name)
        if one.state != other.state
        for level in PRESSES
    )


@pytest.mark.parametrize("name", GAMES)
def test_no_hint_knows_more_than_the_seat(name: str) -> None:
    assert not differences(name, given)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_from_what_is_hidden_is_found(name: str) -> None:
    assert differences(name, planted)


@pytest.mark.parametrize("name", GAMES)
def test_two_presses_tell_where_to_look_and_what_to_do(name: str) -> None:
    """The first names pieces and no move; the second has a legal move, and both speak of pieces of the table."""
    moves = 0
    for seat, table, _ in worlds(name):
        look, advice = given(table, seat, LOOK), given(table, seat, ADVISE)
        assert look and advice and all(line.role == "look" and line.move is None for line in look)
        advised = [line for line in advice if line.role == "do"]
        assert len(advised) <= 1
        assert all(line.move in list(table.moves(seat)) for line in advised)
        view = table.sight(seat).view
        there = {*table.game.pieces(view), *(f"row:{number}" for number in range(1, 30))}
        if name != "break-the-code":  # whose answers and screens are places, not pieces
            assert all(ref in there for line in (*look, *advised) for ref in line.about)
        moves += len(advised)
    assert moves >= DECISIONS // 2


def test_the_second_press_says_no_less_than_the_first() -> None:
    """Where the first press sees nothing to deduce and no choice, the second has nothing either."""
    for seat, table, _ in worlds("lost-code"):
        keys = [[line.phrase.key for line in given(table, seat, level)] for level in PRESSES]
        assert ("hint-nothing" in keys[0]) == ("hint-nothing" in keys[1])


def test_a_step_rests_on_the_steps_before_it() -> None:
    """The pieces of earlier facts are named again, so that a page can draw what a step builds on."""
    from cairn.core.phrases import phrase
    from cairn.reason.study import rest_on_earlier

    claim, one, two = (Line(phrase("x"), about) for about in (("stone:a",), ("row:1", "stone:b"), ("row:2", "row:1")))
    assert list(rest_on_earlier([claim, one, two])) == [claim, one, replace(two, rests=("stone:b",))]
