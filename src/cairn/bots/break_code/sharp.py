"""The bot called sharp: it plays the race.

With two players it weighs asking against guessing by what the other probably knows, and looks two questions ahead.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cairn.belief.break_code import belief
from cairn.bots.break_code.careful import Careful
from cairn.games.break_code.moves import Guess
from cairn.games.break_code.state import Phase, View
from cairn.solve.break_code.race import Other, ask_chances, guess_chance
from cairn.solve.break_code.values import open_questions

__all__ = ["Sharp"]


class Sharp(Careful):
    """Exact belief, and a model of the race; the rest as careful does."""

    def choose(self, view: View, moves: Sequence[Any], rng: Random) -> Any:
        """The move with the best chance to win."""
        is_race = view.table.for_two and view.phase is Phase.TURN and view.row and view.last_turns is None
        if not is_race:
            return super().choose(view, moves, rng)
        known, asks = belief(view), open_questions(view.row)
        other = Other(view, known, asks)
        asked = ask_chances(view, known, asks, other)[0]
        return Guess() if guess_chance(view, known, other) >= asked.win else asked.ask
