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
"""The number of chunks for each worker: enough that the last ones end at about the same time."""


class Crew(Value):
    """The workers."""

    jobs: int = 1
    """The number of processes on this machine."""
    ray: str | None = None
    """The address of a Ray cluster to use instead; `local` starts one here for the duration of the work."""


ALONE = Crew()


def map_in_order(work: Callable[[A], B], items: Sequence[A], crew: Crew = ALONE) -> Iterator[B]:
    """Yield the result for each item in order, as soon as it and all before it are done."""
    if crew.ray is not None:
        from cairn.play.cluster import map_on_ray  # Ray is not part of the default install

        yield from map_on_ray(work, items, crew.ray)
    elif crew.jobs == 1:
        yield from map(work, items)
    else:
        with ProcessPoolExecutor(crew.jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, items, chunksize=chunk_size(len(items), crew.jobs))


def chunk_size(items: int, workers: int) -> int:
    """The number of items that a worker does at a time."""
    return max(1, min(LARGEST_CHUNK, items // (workers * AHEAD)))
