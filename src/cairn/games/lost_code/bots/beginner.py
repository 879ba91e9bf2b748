"""The bot `beginner`: it reads each row of its sheet once and varies its play.

It does not notice what one row implies for another, so it knows less than `steady`; and it chooses at random among
moves that look nearly equally good.
"""

from collections.abc import Sequence
from random import Random

from cairn.games.lost_code.bots.steady import Steady
from cairn.games.lost_code.rules.moves import Move
from cairn.reason.selection import choose_softmax, softmax_odds

TEMPERATURE = 0.12
"""The temperature of its random choice, as a share of the range of the scores."""


class Beginner(Steady):
    """A player who is new to the game."""

    is_thorough = False

    def pick(self, moves: Sequence[Move], scores: Sequence[float], rng: Random) -> Move:
        """One of the moves that look good."""
        return choose_softmax(moves, scores, TEMPERATURE * (max(scores) - min(scores)), rng)

    def odds(self, scores: Sequence[float]) -> list[float]:
        """By move, the probability that it is picked."""
        return softmax_odds(scores, TEMPERATURE * (max(scores) - min(scores)))
