"""What is said beside a table of Arnak, with the pieces that each line speaks of."""

from cairn.core.phrases import Phrase
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Hint
from cairn.games.arnak.words.hints import hint_phrases
from cairn.games.arnak.words.moves import move_alone
from cairn.reason.study import Line, Lines, lit

__all__ = ["LINES"]


class ArnakLines:
    """The phrases name every piece themselves."""

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """A hint, line by line."""
        return tuple(map(lit, hint_phrases(view, hint)))

    def move(self, view: View, move: Move) -> Phrase:
        """A move told by itself: a mere yes or no with its question."""
        return move_alone(view, move)


LINES: Lines = ArnakLines()
