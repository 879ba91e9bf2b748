"""Which decisions belong to one turn."""

from cairn.core.sight import Sight
from cairn.games.break_code.rules.events import Asked, Guessed, Happening
from cairn.games.break_code.rules.state import View


def turn_number(sight: Sight[View, Happening]) -> int:
    """The number of turns that were played. The tiles of a guess belong to one turn."""
    return sum(isinstance(event, Asked | Guessed) for event in sight.history)
