"""A level between two others: at each decision, or for a whole turn, it plays like one of them."""

from collections.abc import Callable, Sequence
from random import Random

from cairn.core.bots import AnyBot
from cairn.core.sight import AnySight
from cairn.core.values import Value, encode

DEAL = 8
"""The number of first events that make games different: enough to see a part of the deal in every game."""


class Mixed:
    """Plays like the upper of two bots in a share of its decisions, and like the lower one in the others."""

    def __init__(
        self, lower: AnyBot, upper: AnyBot, share: float, turn_of: Callable[[AnySight], int] | None = None
    ) -> None:
        """Mix two bots of one game; with `turn_of`, the number of a sight's turn, one of them plays the whole turn."""
        self.lower, self.upper, self.share, self.turn_of = lower, upper, share, turn_of

    def choose(self, sight: AnySight, moves: Sequence[Value], rng: Random, seconds: float | None = None) -> Value:
        """Return the move of the bot that decides now.

        A bot has no memory: for a whole turn the draw is a function of the deal, as the seat saw it, and of the turn.
        """
        if len(moves) == 1:
            return moves[0]
        if self.turn_of is not None:
            rng_of_turn = Random(encode((sight.history[:DEAL], self.turn_of(sight))))
            decides = self.upper if rng_of_turn.random() < self.share else self.lower
        else:
            decides = self.upper if rng.random() < self.share else self.lower
        return decides.choose(sight, moves, rng, seconds)
