"""The levels of hints, the same in every game that has hints.

A player presses twice: where to look, then what to do and why. The four older levels are still given to programs that
ask for them, and keep their numbers in records.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from cairn.core.errors import BadInput
from cairn.reason.study import Option

K = TypeVar("K")
C = TypeVar("C")
P = TypeVar("P")

LOOK, ADVISE = 11, 12
"""The two presses: where to look; what to do and why."""
PRESSES = (LOOK, ADVISE)

HINT_LEVELS = 4
"""The older levels: something can be deduced; where; what and why; the best move with its odds."""

MOST_STEPS = 6
"""The second press adds further proofs up to this number of steps; the easiest one is always given whole."""

SEVERAL = 3
"""The number of deductions that one hint proves at most."""


def check_level(level: int) -> None:
    """Raise `BadInput` for a level that does not exist."""
    if level not in PRESSES and not 1 <= level <= HINT_LEVELS:
        raise BadInput("level", f"hints have levels {LOOK} and {ADVISE}, and the older 1 to {HINT_LEVELS}, not {level}")


class Ranked(NamedTuple):
    """The best of the moves that a judge compared."""

    best: Option
    other: Option | None
    """The best of those that it can tell apart from the best one; None if there is no such move."""
    equals: int
    """How many other moves are as good, as far as the judge can tell."""


def rank(options: Iterable[Option], spread: float) -> Ranked | None:
    """Return the best option beside the next one that is worth less; None if there is nothing to compare.

    Of options of the same value the one with more points is the best. Differences up to the spread are none.
    """
    best, *others = sorted(options, key=lambda option: (-option.value, -(option.points or 0.0))) or (None,)
    if best is None:
        return None
    worse = [option for option in others if best.value - option.value > max(spread, 1e-9)]
    return Ranked(best, worse[0] if worse else None, len(others) - len(worse))


def take_for_press(
    level: int, proved: Iterable[tuple[P, tuple[C, ...]]], length: Callable[[P], int]
) -> Iterator[tuple[P, tuple[C, ...]]]:
    """Yield the deductions of a press: the easiest alone to know where to look, then as many as `MOST_STEPS` allow."""
    steps = 0
    for proof, also in proved:
        steps += length(proof)
        if steps > MOST_STEPS and steps != length(proof):
            return
        yield proof, also
        if level == LOOK:
            return


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
