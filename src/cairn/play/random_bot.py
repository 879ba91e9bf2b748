"""The bot called random: any legal move, all equally likely."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from cairn.core.sight import AnySight

M = TypeVar("M")


class UniformBot:
    """Plays any legal move, at once."""

    def choose(self, sight: AnySight, moves: Sequence[M], rng: Random, seconds: float | None = None) -> M:
        """Return one of the moves at random."""
        return moves[rng.randrange(len(moves))]
