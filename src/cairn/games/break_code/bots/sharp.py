"""The bot `sharp`: it plays the race against the others.

With two players it weighs asking against guessing by what the opponent probably knows, and removes cards that would
help the opponent. With three and four it avoids questions that would make the next player certain, and guesses before
the others can. Where guesses are secret (BC 6.6) it plays like `careful`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cairn.core.sight import Sight
from cairn.games.break_code.belief.posterior import Belief, belief
from cairn.games.break_code.bots.careful import Careful, deadline
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Guess, Move
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.solve.hint import has_another_turn
from cairn.games.break_code.solve.multiplayer_race import ask_shares, guess_share
from cairn.games.break_code.solve.race import Opponent, ask_chances, guess_chance
from cairn.games.break_code.solve.values import guess_value, open_questions, question_values


class Sharp(Careful):
    """Exact belief and a model of the race; otherwise it plays like `careful`."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """The move with the best chance to win; at the time limit, of the questions evaluated so far."""
        view = sight.view
        can_ask = view.phase is Phase.TURN and view.row and view.last_turns is None
        if not can_ask or view.table.sealed:
            return super().choose(sight, moves, rng, seconds)
        if view.table.for_two:
            return _choose_for_two(sight, belief(sight))
        return _choose_for_more(view, belief(sight), deadline(seconds))


def _choose_for_two(sight: Sight[View, Happening], known: Belief) -> Move:
    """The best move of two players; takes at most a tenth of a second, so there is no time limit."""
    view = sight.view
    asks = open_questions(view.row)
    other = Opponent(sight, known, asks)
    asked = ask_chances(view, known, asks, other)[0]
    return Guess() if guess_chance(view, known, other) >= asked.win else asked.ask


def _choose_for_more(view: View, known: Belief, is_time_up: Callable[[], bool]) -> Move:
    guess = guess_value(known)
    if guess.chance == 1 or not has_another_turn(view):
        return Guess()
    asked = ask_shares(view, question_values(known, open_questions(view.row), is_time_up))[0]
    return Guess() if guess_share(view, guess.chance) > asked.share else asked.ask
