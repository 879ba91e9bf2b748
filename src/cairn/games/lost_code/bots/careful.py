"""The bot `careful`: exact knowledge and the best single choice.

It makes the bet with the most expected points, turns the die with the best bet after it, swaps the stone that leaves
the best final bets, and takes a token if that promises more than a certain digit is worth without one. It does not plan
ahead: what an answer would reveal for later rounds is ignored.
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
    """Exact belief and best single choice: it follows the advice of a hint."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move with the most expected points of its own; takes milliseconds, so `seconds` is ignored."""
        return moves[0] if len(moves) == 1 else advice(sight.view, belief(sight)).move
