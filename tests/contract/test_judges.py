"""Judges see what a seat sees: in worlds that it cannot tell apart, they say the same of every move."""

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest

import cairn
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat, Value, encode, replace
from cairn.games import rooms_of
from cairn.games.arnak.bots.judge import comparison
from cairn.reason.study import Choice
from tests.contract.adapter import adapter_of
from tests.contract.play import play
from tests.loose import AnyTable

Judge = Callable[[AnyTable, Seat, Value], Choice | None]
COMPARED = 12
"""The number of decisions of a game that are compared."""
GAMES = ["lost-code", "think-str8", "break-the-code", "arnak"]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on in few games: what the judge sees is the same."""
    monkeypatch.setattr(comparison, "PAIRS", (2,) * len(comparison.PAIRS))


def judged(table: AnyTable, seat: Seat, move: Value) -> Choice | None:
    """What the review says, of the largest losses too."""
    study = rooms_of(table.game.name).study
    assert study is not None
    sight = table.sight(seat)
    choice = study.choice(sight, move)
    if choice is None or choice.best_move == move or not study.played_on:
        return choice
    return study.play_on(sight, move, choice)


def planted(table: AnyTable, seat: Seat, move: Value) -> Choice | None:
    """What a judge says that looks at hidden cards: the true hands count as a tiny difference."""
    choice = judged(table, seat, move)
    state: Any = table.state
    hidden = getattr(state, "racks", ()) or getattr(state, "hands", ()) or getattr(state, "players", ())
    if choice is None:
        return None
    return replace(choice, best=choice.best + crc32(repr(hidden).encode()) / 1e12)


def differences(name: str, judge: Judge, seed: int = 1) -> tuple[int, int]:
    """In how many decisions of a game the judge says something else in another world, and how many were compared."""
    game, adapter, rng = cairn.game(name), adapter_of(name), Random(seed)
    trail = play(game, game.options, rng, adapter)
    found = compared = 0
    decisions = [at for at, step in enumerate(trail.steps) if isinstance(step, Played)]
    for at in decisions[:: max(1, len(decisions) // COMPARED)]:
        step: Any = trail.steps[at]
        other = adapter.world(trail.options, trail.steps[:at], step.seat, rng)
        if list(other) == list(trail.steps[:at]):
            continue
        tables = []
        for steps in (trail.steps[:at], other):
            table: AnyTable = new_table(game, trail.options)
            for each in steps:
                table.add(each)
            tables.append(table)
        said = [encode(judge(table, step.seat, step.move)) for table in tables]
        found += said[0] != said[1]
        compared += 1
    return found, compared


@pytest.mark.parametrize("name", GAMES)
def test_no_judge_knows_more_than_the_seat(name: str) -> None:
    found, compared = differences(name, judged)
    assert not found and compared >= 5


@pytest.mark.parametrize("name", GAMES)
def test_a_judge_that_sees_hidden_cards_is_found(name: str) -> None:
    found, _ = differences(name, planted)
    assert found
