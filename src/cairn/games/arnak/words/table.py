"""Lost Ruins of Arnak, told in phrases."""

from collections.abc import Mapping, Sequence

from cairn.core.phrases import Fact, Phrase
from cairn.games.arnak.rules.events import Happening
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Hint
from cairn.games.arnak.words.components import components
from cairn.games.arnak.words.events import event_phrases
from cairn.games.arnak.words.hints import hint_phrases
from cairn.games.arnak.words.moves import move_alone, move_phrase, prompt_phrase
from cairn.reason.study import Line, lit
from cairn.text.words import PagePart, Words


class ArnakWords:
    """The game in phrases; on which side of the board it is played, every message may ask."""

    page_parts: Mapping[str, PagePart] = {"components": components}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """The side of the board, by which the spaces of the track are called."""
        return {"side": view.options.side}

    def prompt(self, view: View) -> Phrase:
        """What the seat of the view is asked to do."""
        return prompt_phrase(view)

    def move(self, view: View, move: Move) -> Phrase:
        """What a player may do."""
        return move_phrase(view, move)

    def move_alone(self, view: View, move: Move) -> Phrase:
        """A move told by itself: a mere yes or no with its question."""
        return move_alone(view, move)

    def doubtful(self, view: View, move: Move) -> None:
        """None: every move may well be meant."""

    def event(self, history: Sequence[Happening], number: int) -> tuple[Phrase, ...]:
        """What an event is told by."""
        return event_phrases(history, number)

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """What a hint says; the phrases name every piece themselves."""
        return tuple(map(lit, hint_phrases(view, hint)))


WORDS: Words[View, Move, Happening, Hint] = ArnakWords()
