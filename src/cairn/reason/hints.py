"""The ladder of hints, the same in every game that has any."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from cairn.core.errors import BadInput

K = TypeVar("K")
C = TypeVar("C")
P = TypeVar("P")

HINT_LEVELS = 4
"""Something can be deduced; where; what and why; the best move with its odds."""

SEVERAL = 3
"""So many deductions are proved in one hint."""


def check_level(level: int) -> None:
    """Raise `BadInput` unless there are hints of that level."""
    if not 1 <= level <= HINT_LEVELS:
        raise BadInput("level", f"hints have levels 1 to {HINT_LEVELS}, not {level}")


def find_deductions(
    known: K,
    claims: Iterable[C],
    easiest: Callable[[K, Sequence[C]], C | None],
    prove: Callable[[K, C], P | None],
    follows: Callable[[K, P, C], bool],
) -> Iterator[tuple[P, tuple[C, ...]]]:
    """Yield the proof of the easiest claim with the claims that follow alike, then of the easiest that is left.

    There are `SEVERAL` at most.
    """
    left = list(claims)
    for _ in range(SEVERAL):
        claim = easiest(known, left)
        proof = None if claim is None else prove(known, claim)
        if proof is None:
            return
        also = tuple(other for other in left if other != claim and follows(known, proof, other))
        left = [other for other in left if other != claim and other not in also]
        yield proof, also
