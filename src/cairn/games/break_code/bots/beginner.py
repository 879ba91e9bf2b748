"""The bot called beginner: it crosses out as steady does, but has only the latest answers in mind.

It asks one or another of the questions that tell something.
"""

from collections.abc import Sequence
from random import Random

from cairn.core.values import replace
from cairn.games.break_code.belief.posterior import Knowledge
from cairn.games.break_code.bots.steady import Steady
from cairn.games.break_code.rules.moves import Ask
from cairn.reason.selection import choose_softmax

TEMPERATURE = 0.35
"""As a part of what lies between the question that tells most and the one that tells least."""

REMEMBERED_ANSWERS = 8
"""So many answers about each hand."""


class Beginner(Steady):
    """A player who is new to the questions."""

    def recall(self, known: Knowledge) -> Knowledge:
        """The latest answers of each hand."""
        return replace(known, heard=known.heard[-REMEMBERED_ANSWERS * len(known.owners) :])

    def pick_question(self, asks: Sequence[Ask], scores: Sequence[float], rng: Random) -> Ask:
        """One of the questions that are liked."""
        return choose_softmax(asks, scores, TEMPERATURE * (max(scores) - min(scores)), rng)
