"""Smallest proofs: the fewest facts from which a claim follows, in any game."""

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

F = TypeVar("F")


def find_fewest_facts(
    broken: Callable[[frozenset[F]], Collection[F] | None], most: int | None = None
) -> frozenset[F] | None:
    """Return the fewest facts that prove the claim; None if none do, or only more than `most`.

    `broken` gets some facts. If a world fits all of them and the claim is false there, it returns the facts that this
    world breaks; if there is no such world, None. If such a world breaks no fact at all, the claim does not follow.

    A proof must contain at least one fact of every set of broken facts. So the smallest choice that hits all sets found
    so far is tried: either it suffices, and nothing smaller does, or it yields a new set. Of several smallest proofs,
    the one whose facts were named first is found.
    """
    sets: list[tuple[F, ...]] = []
    size = 0
    while True:
        chosen = _hitting(sets, size)
        while chosen is None:
            size += 1
            chosen = _hitting(sets, size)
        if most is not None and size > most:
            return None
        found = broken(chosen)
        if found is None:
            return chosen
        if not found:
            return None
        sets.append(tuple(found))


def _hitting(sets: Iterable[tuple[F, ...]], size: int) -> frozenset[F] | None:
    """At most `size` facts that hit every set, or None."""
    missed = sorted(sets, key=len)
    if not missed:
        return frozenset()
    if size == 0 or _disjoint(missed) > size:
        return None
    for fact in missed[0]:
        rest = _hitting([each for each in missed[1:] if fact not in each], size - 1)
        if rest is not None:
            return rest | {fact}
    return None


def _disjoint(sets: Iterable[tuple[F, ...]]) -> int:
    """The size of a greedy collection of disjoint sets: a lower bound for the number of facts needed."""
    used: set[F] = set()
    count = 0
    for each in sets:
        if used.isdisjoint(each):
            used.update(each)
            count += 1
    return count
