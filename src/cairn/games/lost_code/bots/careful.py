"""The bot called careful: it knows exactly what can be known, and makes the choice that is best by itself.

Every bet is the one with the most expected points, every turn of a die the one with the best bet after it, every
swap the one after which the final bets would be worth most, every final bet the best one. A token is taken for more
than a digit known for certain would bring without it. It does not think ahead: what an answer would teach for later
rounds counts for nothing.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.ranking import advice


class Careful:
    """Exact belief, best single choice: it follows the advice that a hint gives."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move with the most expected points by itself; found in milliseconds, whatever time there is."""
        return moves[0] if len(moves) == 1 else advice(sight.view, belief(sight)).move
