"""The bot called careful: it knows exactly what can be known, and makes the choice that is best by itself.

It asks what tells most about the code, and guesses when it is certain. Uncertain it guesses when there will be no
other turn; and with two players, where a wrong guess costs only the turn, when one of two guesses in a row is at least
as likely to be right as one guess after any question. It does not think of the others.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve.hint import advice

__all__ = ["Careful"]


class Careful:
    """Exact belief, best single choice: it follows the advice that a hint gives."""

    def choose(self, view: View, moves: Sequence[Any], rng: Random) -> Any:
        """The move that is best by itself."""
        return moves[0] if len(moves) == 1 else advice(view, belief(view)).move
