"""The dealer: outcome number n of a game depends only on the seed and on n.

An interrupted game therefore draws what it would have drawn, and anyone who has the seed can check every outcome
afterwards, in any language that has SHA-256.
"""

from hashlib import sha256
from random import SystemRandom
from typing import TypeVar

from cairn.core.chance import Chance, pick_outcome
from cairn.core.errors import BadInput
from cairn.core.values import as_whole

T = TypeVar("T")

SECRET_BITS = 128


class Dealer:
    """Draws outcomes from a seed: number n is the SHA-256 of ``seed/n``, far larger than any sum of weights."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Deal from this seed, or from a secret one if it is None. Raise `BadInput` for any other type."""
        if seed is not None and not isinstance(seed, str):
            seed = _whole(seed)
        self.seed = f"{SystemRandom().getrandbits(SECRET_BITS):x}" if seed is None else str(seed)

    def outcome(self, number: int, chance: Chance[T]) -> T:
        """Return the outcome of the draw with this number, counted from 0 in each game."""
        return pick_outcome(chance, int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()))


def _whole(seed: object) -> int:
    try:
        return as_whole(seed)
    except TypeError:
        raise BadInput("seed", f"must be a whole number or a string, not {seed!r}") from None
