"""The words of Lost Ruins of Arnak: its views, moves, events and hints as phrases."""

from collections.abc import Mapping, Sequence

from cairn.core.phrases import Fact, Phrase
from cairn.core.places import Place
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Hint
from cairn.games.arnak.words.components import components
from cairn.games.arnak.words.events import event_phrases
from cairn.games.arnak.words.hints import advice_lines, hint_phrases, look_lines
from cairn.games.arnak.words.moves import move_alone, move_phrase, prompt_phrase
from cairn.games.arnak.words.places import places
from cairn.games.arnak.words.reasons import reason_phrase
from cairn.reason.hints import ADVISE, LOOK
from cairn.reason.study import ChoiceReason, Line, make_line
from cairn.text.words import PagePart, Words


class ArnakWords:
    """The phrases of the game; the side of the board is a fact that every message can use."""

    page_parts: Mapping[str, PagePart] = {"components": components}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """The side of the board, on which the names of research spaces depend."""
        return {"side": view.options.side}

    def prompt(self, view: View) -> Phrase:
        """The question that the seat of the view has to answer."""
        return prompt_phrase(view)

    def places(self, view: View) -> tuple[Place, ...]:
        """The table place by place, the seat's own pieces first."""
        return places(view)

    def move(self, view: View, move: Move) -> Phrase:
        """A move: the action and the pieces it is about."""
        return move_phrase(view, move)

    def move_alone(self, view: View, move: Move) -> Phrase:
        """A move for readers who do not see the prompt: "yes" and "no" come with their question."""
        return move_alone(view, move)

    def doubtful(self, view: View, move: Move) -> None:
        """None: no move of this game is a likely mistake."""

    def event(self, history: Sequence[ArnakEvent], number: int) -> tuple[Phrase, ...]:
        """The log lines for an event."""
        return event_phrases(history, number)

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """The lines of a hint; their phrases name the pieces."""
        if hint.level == LOOK:
            return tuple(look_lines(hint))
        if hint.level == ADVISE:
            return tuple(advice_lines(hint))
        return tuple(map(make_line, hint_phrases(view, hint)))

    def reason(self, view: View, reason: ChoiceReason) -> Line:
        """A reason of the judge, resting on the pieces that it is about."""
        return Line(reason_phrase(reason), rests=reason.about, role="why")


WORDS: Words[View, Move, ArnakEvent, Hint] = ArnakWords()
