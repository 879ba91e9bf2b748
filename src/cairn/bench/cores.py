"""Decisions per second with several cores, in wall-clock time.

Single-threaded engines play in several processes at the same time; an engine with threads of its own plays alone.
"""

from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from cairn.bench.speed import Engine
from cairn.core.values import Value

CORES = 2
"""The number of processes that play at the same time."""

PATIENCE = 300.0
"""Seconds for all processes to begin and to report: an engine may have to be compiled first."""

EngineFactory: TypeAlias = Callable[[], Engine]
"""Makes an engine in the process that plays it."""


class CoresResult(Value):
    """The measurement of one engine."""

    engine: str
    game: str
    processes: int
    decisions_per_second: float
    """Of all processes together."""


def measure_cores(engines: Iterable[tuple[EngineFactory, int]], seconds: float) -> Iterator[CoresResult]:
    """Let each engine play for this number of seconds, in several processes at the same time."""
    context = get_context("spawn")
    for made, processes in engines:
        start, said = context.Barrier(processes), context.Queue()
        hands = [
            context.Process(target=_play, args=(made, number, seconds, start, said)) for number in range(processes)
        ]
        for hand in hands:
            hand.start()
        told = [said.get(timeout=PATIENCE) for _ in hands]
        for hand in hands:
            hand.join()
        engine, game, _ = told[0]
        yield CoresResult(engine, game, processes, sum(rate for _, _, rate in told))


def _play(made: EngineFactory, number: int, seconds: float, start: Any, said: Any) -> None:
    """Make the engine, wait for the others, and play."""
    engine, rng = made(), Random(number)
    engine.play(rng)  # caches are filled now
    start.wait(PATIENCE)
    begun, decisions = perf_counter(), 0
    while perf_counter() - begun < seconds:
        decisions += engine.play(rng)
    said.put((engine.engine, engine.game, decisions / (perf_counter() - begun)))
