"""The bot `beginner`: it values moves like `steady`, but chooses at random among those that look good."""

from collections.abc import Sequence
from random import Random

from cairn.games.arnak.bots.steady import Steady
from cairn.games.arnak.rules.moves import Move
from cairn.reason.selection import choose_softmax

TEMPERATURE = 1.0
"""The softmax temperature: a move one point better is chosen e (2.7) times as often."""


class Beginner(Steady):
    """A player that tries things out."""

    def pick(self, moves: Sequence[Move], values: Sequence[float], rng: Random) -> Move:
        """Choose at random, better moves more often."""
        return choose_softmax(moves, values, TEMPERATURE, rng)
