"""The bot called steady: it knows the coin, and has little to say."""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight

from ..rules.events import Happening
from ..rules.moves import Move
from ..rules.state import View

__all__ = ["Steady"]


class Steady:
    """Hides heads, the side that the crooked coin prefers, and says the first word. It never needs long."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """The first of the moves: heads are listed before tails, and what is said before what is sworn."""
        return moves[0]
