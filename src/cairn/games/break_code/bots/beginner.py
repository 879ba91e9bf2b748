"""The bot `beginner`: it crosses out tiles as `steady` does, but remembers only the latest answers.

It chooses at random among informative questions.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.values import replace
from cairn.games.break_code.belief.posterior import Knowledge
from cairn.games.break_code.bots.steady import Steady
from cairn.games.break_code.rules.moves import Ask
from cairn.reason.selection import choose_softmax

TEMPERATURE = 0.35
"""The temperature of its random choice, as a share of the range of the scores."""

REMEMBERED_ANSWERS = 8
"""The number of answers it remembers per hand."""


class Beginner(Steady):
    """A player who is new to the game."""

    def recall(self, known: Knowledge) -> Knowledge:
        """The facts without the older answers."""
        return replace(known, heard=known.heard[-REMEMBERED_ANSWERS * len(known.owners) :])

    def pick_question(self, asks: Sequence[Ask], scores: Sequence[float], rng: Random) -> Ask:
        """One of the questions that look good."""
        return choose_softmax(asks, scores, TEMPERATURE * (max(scores) - min(scores)), rng)
