"""The cost of a table: bytes for a seat, memory for a match, and the time to send, to open and to list offers."""

import gc
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from cairn.core import snapshot as kept
from cairn.core.game import AnyGame
from cairn.core.match import AnyMatch, new_match, replay_record
from cairn.core.record import to_json
from cairn.core.steps import Played
from cairn.core.table import Table, new_table
from cairn.core.values import Value, encode

LATE = 0.9
"""How far into a game a late position is."""
REPEATS = 7
"""The number of repetitions; the median is reported."""


class Cost(Value):
    """The cost of a late position in a random game."""

    game: str
    events: int
    """The number of events so far."""
    view_bytes: int
    """The view of the seat to act, as JSON, without the history."""
    history_bytes: int
    """The history of that seat, as JSON."""
    snapshot_bytes: int
    record_bytes: int
    """The record of the whole game."""
    match_memory: int
    """The match with its history, its steps and the moves that can be undone, in bytes."""
    tell_microseconds: float
    """From a move to the message for a seat, without the move itself."""
    offers_microseconds: float
    sight_microseconds: float
    open_milliseconds: float
    """From the record of the whole game to a table, checking every step."""
    snapshot_milliseconds: float
    """The same from a snapshot."""


def measure_cost(game: AnyGame, options: Any, seed: int = 1) -> Cost:
    """Measure a random game."""
    record = _random_match(game, options, seed, None).record  # caches are filled now
    late = int(LATE * len(record.steps))
    gc.collect()
    tracemalloc.start()
    match = _random_match(game, options, seed, late)
    gc.collect()
    memory, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    table = match.table
    seat = table.to_act[0]
    sight, taken = table.sight(seat), kept.to_json(table.snapshot(), game)
    return Cost(
        game=f"{game.name}, {options.players} player{'s' if options.players > 1 else ''}",
        events=table.number,
        view_bytes=len(encode(sight.view)),
        history_bytes=len(encode(sight.history)),
        snapshot_bytes=len(taken),
        record_bytes=len(to_json(record)),
        match_memory=memory,
        tell_microseconds=1e6 * _time_messages(game, options, record.steps),
        offers_microseconds=1e6 * _median(lambda: table.offers(seat)),
        sight_microseconds=1e6 * _median(lambda: table.sight(seat)),
        open_milliseconds=1e3 * _median(lambda: replay_record(game, record)),
        snapshot_milliseconds=1e3 * _median(lambda: Table(game, kept.from_json(taken, game))),
    )


def _random_match(game: AnyGame, options: Any, seed: int, most: int | None) -> AnyMatch:
    """A random game, to its end or until somebody is to act after `most` steps."""
    match, rng = new_match(game, options, seed=seed), Random(seed)
    while seats := match.to_act:
        if most is not None and match.table.steps >= most:
            break
        legal = match.moves(seats[0])
        match.play(seats[0], legal[rng.randrange(len(legal))])
    return match


def _time_messages(game: AnyGame, options: Any, steps: tuple[Any, ...]) -> float:
    """The median time, over all moves of a game, to make one seat's message."""
    table, seats = new_table(game, options), range(options.players)
    times: list[float] = []
    for step in steps:
        for seat in seats:
            table.since(seat, table.number)
        told = table.add(step)
        if isinstance(step, Played):
            start = process_time()
            for seat in seats:
                encode(table.since(seat, told.since))
            times.append((process_time() - start) / len(seats))
    return median(times)


def _median(work: Callable[[], object]) -> float:
    """The median CPU seconds of doing it once."""
    work()
    times: list[float] = []
    for _ in range(REPEATS):
        rounds, start = 0, process_time()
        while process_time() - start < 0.02:
            work()
            rounds += 1
        times.append((process_time() - start) / rounds)
    return median(times)
