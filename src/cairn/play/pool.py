"""The same work on one core or on several, with the results in the same order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

__all__ = ["in_order"]

A = TypeVar("A")
B = TypeVar("B")

LARGEST_CHUNK = 50


def in_order(work: Callable[[A], B], items: Sequence[A], jobs: int) -> Iterator[B]:
    """The result for each item, in the order of the items, as soon as it and those before it are there."""
    if jobs == 1:
        yield from map(work, items)
        return
    chunk = max(1, min(LARGEST_CHUNK, len(items) // (jobs * 4)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items, chunksize=chunk)
