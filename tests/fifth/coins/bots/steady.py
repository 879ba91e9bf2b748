"""The bot `steady`: it always hides the likely side."""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight

from ..rules.events import Happening
from ..rules.moves import Move
from ..rules.state import View

__all__ = ["Steady"]


class Steady:
    """Hides heads, the more likely side of the crooked coin, and says the first word. It needs no time."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """Return the first move: heads are listed before tails, saying before swearing."""
        return moves[0]
