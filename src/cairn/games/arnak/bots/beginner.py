"""The bot called beginner: it likes what steady likes, and is not particular about it.

It adds up what a move brings by itself, and takes one of those that look good. It never passes while anything is worth
doing.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.sight import Sight
from cairn.games.arnak.bots.steady import Turn
from cairn.games.arnak.rules.events import Happening
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.reason.taste import varied

__all__ = ["Beginner"]

WARMTH = 1.0
"""In points: so much does one thing have to look better than another to be taken nearly three times as often."""


class Beginner:
    """A player who tries things out."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """One of the moves that are liked; found in a fraction of a millisecond, whatever `seconds` say."""
        if len(moves) == 1:
            return moves[0]
        turn = Turn(sight.view, moves)
        return varied(moves, [turn.liking(move) for move in moves], WARMTH, rng)
