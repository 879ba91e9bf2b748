"""The fewest facts from which something follows: what a proof is made of, in any game."""

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

F = TypeVar("F")


def find_fewest_facts(
    broken: Callable[[frozenset[F]], Collection[F] | None], most: int | None = None
) -> frozenset[F] | None:
    """The fewest facts that leave no world in which the claim is false; None if there are none, or more than `most`.

    `broken` is asked about some facts: if a world fits them all and the claim is false in it, it names the facts that
    this world breaks; if there is no such world, it says None. A world that breaks no fact at all means that the claim
    does not follow.

    Facts that leave no such world must hit every one: from each set of broken facts they have at least one. So the
    smallest choice that hits all sets found so far is tried; either it is enough, and nothing smaller is, or a new
    world turns up. Of the sets that are as small, the one whose facts were named first is found.
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
    """How many sets there are, one picked after the other, that share no fact: so many facts are needed at least."""
    used: set[F] = set()
    count = 0
    for each in sets:
        if used.isdisjoint(each):
            used.update(each)
            count += 1
    return count
