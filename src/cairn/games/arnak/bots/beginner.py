"""The bot called beginner: it likes what steady likes, and is not particular about it.

It adds up what a move brings by itself, and takes one of those that look good. It never passes while anything is worth
doing.
"""

from collections.abc import Sequence
from random import Random

from cairn.games.arnak.bots.steady import Steady
from cairn.games.arnak.rules.moves import Move
from cairn.reason.selection import choose_softmax

WARMTH = 1.0
"""In points: so much does one thing have to look better than another to be taken nearly three times as often."""


class Beginner(Steady):
    """A player who tries things out."""

    def pick(self, moves: Sequence[Move], likings: Sequence[float], rng: Random) -> Move:
        """One of the moves that are liked."""
        return choose_softmax(moves, likings, WARMTH, rng)
