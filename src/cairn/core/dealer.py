"""Who rolls: outcome number n of a game depends on the seed and on n alone.

So a game that was interrupted draws what it would have drawn, whoever holds the seed can check every outcome
afterwards, and another language can do so with nothing but SHA-256.
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
    """Chance, drawn from a seed: the n-th number is the SHA-256 of ``seed/n``, far larger than any sum of weights."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Deal from this seed; None: from one that nobody knows. Raises `BadInput` for any other type."""
        if seed is not None and not isinstance(seed, str):
            seed = _whole(seed)
        self.seed = f"{SystemRandom().getrandbits(SECRET_BITS):x}" if seed is None else str(seed)

    def outcome(self, number: int, chance: Chance[T]) -> T:
        """What chance decides the `number`-th time that it is asked in a game, counted from 0."""
        return pick_outcome(chance, int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()))


def _whole(seed: object) -> int:
    try:
        return as_whole(seed)
    except TypeError:
        raise BadInput("seed", f"a whole number or a text is wanted, not {seed!r}") from None
