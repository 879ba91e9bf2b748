"""Which decisions belong to one turn."""

from cairn.core.sight import Sight
from cairn.games.arnak.rules.events import ArnakEvent, Passed, TurnEnded
from cairn.games.arnak.rules.view import View


def turn_number(sight: Sight[View, ArnakEvent]) -> int:
    """The number of turns that were played. Free actions and answers belong to the turn of their main action."""
    return sum(isinstance(event, TurnEnded | Passed) for event in sight.history)
