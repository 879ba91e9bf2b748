"""The bot called careful: it knows exactly what can be known, and makes the choice that is best by itself.

It asks what tells most about the code, and guesses when it is certain. Uncertain it guesses when there will be no
other turn; and with two players, where a wrong guess costs only the turn, when one of two guesses in a row is at least
as likely to be right as one guess after any question. It does not think of the others.
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
    """Exact belief, best single choice: it follows the advice that a hint gives."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move that is best by itself; when time runs out, of the questions looked at by then."""
        if len(moves) == 1:
            return moves[0]
        is_time_up = deadline(seconds)
        return advice(sight.view, belief(sight), is_time_up).move


def deadline(seconds: float | None) -> Callable[[], bool]:
    """Whether so many seconds have gone by from now on; without seconds they never have."""
    if seconds is None:
        return lambda: False
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end
