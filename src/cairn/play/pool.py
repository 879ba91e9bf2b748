"""The same work on one core, on several or on many machines, with the results in the same order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from cairn.core.values import Value

A = TypeVar("A")
B = TypeVar("B")

LARGEST_CHUNK = 50
AHEAD = 4
"""How many chunks there are for each who works: the last ones are then not waited for long."""


class Crew(Value):
    """Who does the work."""

    jobs: int = 1
    """How many processes of this machine."""
    ray: str | None = None
    """The address of a Ray cluster that does it instead; `local`: one that is started here for as long as it takes."""


ALONE = Crew()


def in_order(work: Callable[[A], B], items: Sequence[A], crew: Crew = ALONE) -> Iterator[B]:
    """The result for each item, in the order of the items, as soon as it and those before it are there."""
    if crew.ray is not None:
        from cairn.play.cluster import on_ray  # Ray is not part of the default install

        yield from on_ray(work, items, crew.ray)
    elif crew.jobs == 1:
        yield from map(work, items)
    else:
        with ProcessPoolExecutor(crew.jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, items, chunksize=chunk_of(len(items), crew.jobs))


def chunk_of(items: int, workers: int) -> int:
    """How many items one worker does at a time."""
    return max(1, min(LARGEST_CHUNK, items // (workers * AHEAD)))
