"""Games in numbers: what a learner is given says what the seat sees, within its bounds, and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import cairn
from cairn.core.coding import size
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.envs.codes import Observation, codes_of
from cairn.games import all_rooms
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, follow, play, some, tables
from tests.loose import AnyGame, whole

CODED = tuple(name for name, rooms in all_rooms().items() if rooms.at.coding is not None)
POSITIONS = 4
WORLDS = 3
GAMES = 12
"""A leak is to be found within so many random games."""


def given(trail: Trail, number: int, seat: Seat) -> Observation:
    """What the seat is given in position `number`."""
    game, state, codes = trail.game, trail.states[number], codes_of(trail.game.name)
    sight = Sight(game.view(state, seat), trail.seen(number, seat))
    moves = tuple(game.moves(state, seat))
    return codes.observe(sight, moves, codes.number_moves(sight, moves))


def differs(game: AnyGame, trail: Trail, rng: Random) -> bool:
    """Whether a seat is given different numbers in worlds that it cannot tell apart."""
    adapter = adapter_of(game.name)
    trail = follow(game, trail.options, trail.steps)
    secret = [number for number, state in enumerate(trail.states) if len(game.to_act(state)) > 1]
    swaps = [number for number, state in enumerate(trail.states) if getattr(state, "phase", None) == "swap"]
    for number in (*some(range(len(trail.states)), rng, POSITIONS), *some(secret, rng, 2), *some(swaps, rng, 2)):
        for seat in trail.seats:
            told = given(trail, number, seat)
            for _ in range(WORLDS):
                steps = adapter.world(trail.options, trail.steps[:number], seat, rng)
                other = given(follow(game, trail.options, steps), number, seat)
                if any(not np.array_equal(whole(told)[name], whole(other)[name]) for name in told):
                    return True
    return False


@pytest.mark.parametrize("name", CODED)
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_numbers(name: str) -> None:
    """Observations, masks and what is said of moves, under all options and for every seat."""
    game = cairn.game(name)
    for seed, options in enumerate(tables(game)):
        trail = play(game, options, Random(seed), adapter_of(name))
        assert not differs(game, trail, Random(seed)), f"{options}"


def _sees(name: str, change: Callable[[Any, Any], dict[str, Any]]) -> AnyGame:
    """The game with a change in its views."""
    game = cairn.game(name)

    def view(state: Any, seat: Seat | None) -> Any:
        shown = game.view(state, seat)
        return replace(shown, **change(state, shown))

    return changed(game, view=view)


def _no_swap_of_a_nought() -> AnyGame:
    game = cairn.game("lost-code")

    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        if state.phase == "swap":
            listed = [each for each in listed if state.racks[seat][whole(each).symbol.place]]
        return iter(listed)

    return changed(game, moves=moves)


def _sees_all_hands(state: Any, shown: Any) -> dict[str, Any]:
    boards = (replace(board, goods=board.goods + board.goods) for board in shown.players)
    return {"players": tuple(boards)} if any("fear" in player.hand for player in state.players) else {}


LEAKS = {
    "the seat's own rack": _sees("lost-code", lambda state, shown: {"racks": state.racks}),
    "a mask that knows the seat's own rack": _no_swap_of_a_nought(),
    "tokens as they are placed": _sees("think-str8", lambda state, shown: {"bets": state.bets}),
    "the centre": _sees("break-the-code", lambda state, shown: {"centre": state.centre}),
    "who holds Fear": _sees("arnak", _sees_all_hands),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_into_the_numbers_is_found(leak: str) -> None:
    """A test that cannot fail proves nothing."""
    game = LEAKS[leak]
    sound = cairn.game(game.name)
    for seed in range(GAMES):
        defaults: Any = sound.options
        options = replace(defaults, players=sound.players[-1 - seed % 2])
        trail = play(sound, options, Random(seed), adapter_of(game.name))
        if differs(game, trail, Random(seed)):
            return
    pytest.fail(f"{leak} was not noticed in {GAMES} games")


@pytest.mark.parametrize("name", CODED)
def test_numbers_are_within_their_bounds_and_moves_are_told_apart(name: str) -> None:
    """Of every seat in every position of random games; each legal move has a number, and only those are in the mask."""
    game, codes = cairn.game(name), codes_of(name)
    every = 5 if name == "arnak" else 1
    for seed, options in enumerate(tables(game)[:: 3 if name == "lost-code" else 1]):
        trail = play(game, options, Random(seed), adapter_of(name))
        for number, state in list(enumerate(trail.states))[seed % every :: every]:
            for seat in trail.seats:
                told, moves = given(trail, number, seat), tuple(game.moves(state, seat))
                row = told["observation"]
                assert row.shape == codes.low.shape and np.all(codes.low <= row) and np.all(row <= codes.high)
                assert told["action_mask"].sum() == len(moves)
                if codes.about is not None:
                    low, high = codes.about
                    rows = told["moves"][: len(moves)]
                    assert np.all(low <= rows) and np.all(rows <= high) and not told["moves"][len(moves) :].any()
                    assert len({each.tobytes() for each in rows}) == len(moves), f"{moves} are not told apart"


@pytest.mark.parametrize("name", CODED)
def test_every_number_has_its_name(name: str) -> None:
    coding = codes_of(name).coding
    for fields in (coding.fields, coding.actions, () if coding.about is None else coding.about.fields):
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.size > 0 and field.says and field.low < field.high for field in fields)


def test_a_move_has_the_same_number_in_every_game() -> None:
    """LC 4.1: the widest wheel at 3 is the same number whatever else is free."""
    match = cairn.Match("lost-code", players=2, seed=1)
    codes = codes_of("lost-code")
    numbers: dict[Any, int] = {}
    rng = Random(0)
    while match.to_act:
        seat = match.to_act[0]
        for number, move in codes.number_moves(match.view(seat), match.moves(seat)).items():
            assert numbers.setdefault(move, number) == number
        match.play(seat, rng.choice(match.moves(seat)))
    assert len(numbers) > 200


@pytest.mark.parametrize("name", CODED)
def test_every_number_is_documented(name: str) -> None:
    """In docs/environments.md, as the game itself says it."""
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    coding = codes_of(name).coding
    assert (
        f"An observation has {size(coding.fields):,} numbers." in text and f": {size(coding.actions)} numbers." in text
    )
    for fields in (coding.fields, coding.actions, () if coding.about is None else coding.about.fields):
        missing = [
            row for row in (f"| `{each.name}` | {each.size} | {each.says} |" for each in fields) if row not in text
        ]
        assert not missing, "\n".join(missing)
