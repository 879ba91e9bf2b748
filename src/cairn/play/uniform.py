"""The bot called random: any legal move, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

__all__ = ["UniformBot"]


class UniformBot:
    """Plays any legal move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """One of the moves at random."""
        return moves[rng.randrange(len(moves))]
