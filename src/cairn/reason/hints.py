"""The levels of hints, the same in every game that has hints."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from cairn.core.errors import BadInput

K = TypeVar("K")
C = TypeVar("C")
P = TypeVar("P")

HINT_LEVELS = 4
"""Something can be deduced; where; what and why; the best move with its odds."""

SEVERAL = 3
"""The number of deductions that one hint proves at most."""


def check_level(level: int) -> None:
    """Raise `BadInput` for a level that does not exist."""
    if not 1 <= level <= HINT_LEVELS:
        raise BadInput("level", f"hints have levels 1 to {HINT_LEVELS}, not {level}")


def find_deductions(
    known: K,
    claims: Iterable[C],
    easiest: Callable[[K, Sequence[C]], C | None],
    prove: Callable[[K, C], P | None],
    follows: Callable[[K, P, C], bool],
) -> Iterator[tuple[P, tuple[C, ...]]]:
    """Yield the easiest claim's proof with the claims that it proves too, then the easiest that is left.

    At most `SEVERAL` are yielded.
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
