"""The bot called beginner: it reads each row of its sheet once, and likes to try things.

What one row tells about another it does not see, so it knows less than steady; and of what looks nearly as good it
takes now the one, now the other.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight
from cairn.games.lost_code.bots.steady import likings_of, own_candidates
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Move
from cairn.games.lost_code.rules.state import View
from cairn.reason.taste import varied

__all__ = ["Beginner"]

WARMTH = 0.12
"""As a part of what lies between the move that is liked best and the one that is liked least."""


class Beginner:
    """A player who is new to the sheet."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """One of the moves that look good; found at once, whatever time there is."""
        if len(moves) == 1:
            return moves[0]
        likings = likings_of(sight.view, own_candidates(sight, is_thorough=False), moves)
        return varied(moves, likings, WARMTH * (max(likings) - min(likings)), rng)
