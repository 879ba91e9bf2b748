"""The bot called beginner: it reads each row of its sheet once, and likes to try things.

What one row tells about another it does not see, so it knows less than steady; and of what looks nearly as good it
takes now the one, now the other.
"""

from collections.abc import Sequence
from random import Random

from cairn.games.lost_code.bots.steady import Steady
from cairn.games.lost_code.rules.moves import Move
from cairn.reason.selection import choose_softmax

TEMPERATURE = 0.12
"""As a part of what lies between the move that is liked best and the one that is liked least."""


class Beginner(Steady):
    """A player who is new to the sheet."""

    is_thorough = False

    def pick(self, moves: Sequence[Move], scores: Sequence[float], rng: Random) -> Move:
        """One of the moves that look good."""
        return choose_softmax(moves, scores, TEMPERATURE * (max(scores) - min(scores)), rng)
