"""Lost Ruins of Arnak, told in phrases."""

from collections.abc import Mapping, Sequence

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Hint
from cairn.games.arnak.words.components import components
from cairn.games.arnak.words.events import event_phrases
from cairn.games.arnak.words.hints import hint_phrases
from cairn.games.arnak.words.moves import move_phrase, prompt_phrase
from cairn.text.words import PagePart, Words

__all__ = ["WORDS"]


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

    def doubtful(self, view: View, move: Move) -> None:
        """None: every move may well be meant."""

    def event(self, history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
        """What an event is told by."""
        return event_phrases(history, number)

    def hint(self, view: View, hint: Hint) -> tuple[Phrase, ...]:
        """What a hint says, a line each."""
        return tuple(hint_phrases(view, hint))


WORDS: Words = ArnakWords()
