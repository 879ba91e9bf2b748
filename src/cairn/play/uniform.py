"""The bot called random: any legal move, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.core.sight import AnySight

__all__ = ["UniformBot"]


class UniformBot:
    """Plays any legal move, at once."""

    def choose(self, sight: AnySight, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        """One of the moves at random."""
        return moves[rng.randrange(len(moves))]
