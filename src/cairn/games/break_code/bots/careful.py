"""The bot `careful`: exact knowledge and the best single choice.

It asks the most informative question, and guesses when it is certain. When uncertain it guesses if it has no other
turn; and with two players, where a wrong guess costs only the turn, if one of two successive guesses is at least as
likely to be right as one guess after any question. It ignores the other players.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from cairn.core.sight import Sight
from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.hint import advice


class Careful:
    """Exact belief and best single choice: it follows the advice of a hint."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move that is best by itself; at the time limit, of the questions evaluated so far."""
        if len(moves) == 1:
            return moves[0]
        is_time_up = deadline(seconds)
        return advice(sight.view, belief(sight), is_time_up).move


def deadline(seconds: float | None) -> Callable[[], bool]:
    """A function that returns whether the time is up; without `seconds` it never is."""
    if seconds is None:
        return lambda: False
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end
