"""The board of Break the Code."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType

from cairn.core.game import Result
from cairn.core.phrases import Phrase, phrase, seat_ref
from cairn.games.break_code.rules import events
from cairn.games.break_code.terminal import draw, parser
from cairn.games.break_code.words.events import brief_asked_phrase, event_phrase
from cairn.games.break_code.words.moves import prompt_phrase
from cairn.terminal.board import Board, Desk, Help, Intent, PlainBoard, join_sentences
from cairn.text.ending import ending

_NEWS = (
    events.Started,
    events.Asked,
    events.Looked,
    events.Guessed,
    events.GaveUp,
    events.Unsealed,
    events.Ended,
)
_GROUPS: tuple[tuple[type, ...], ...] = (
    (events.Began, events.Named),
    (events.Looked, events.Guessed),
    (events.Asked, events.Sealed, events.Unsealed),
)
"""Kinds of events that share a line of the log."""


class BreakCodeBoard(PlainBoard):
    """Hands, face-up cards, and questions with their answers."""

    commands = tuple(parser.COMMANDS)

    def render(self, desk: Desk) -> RenderableType:
        """Hands and sheet above; cards and answers below."""
        return draw.table(desk)

    def prompt(self, desk: Desk) -> str:
        """What the seat is asked to do."""
        return desk.voice.say(prompt_phrase(desk.view))

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """All events as sentences; those of one kind share a line."""
        history: Sequence[Any] = desk.history
        return _event_lines(desk, ((event, event_phrase(event)) for event in history[since:]))

    def news(self, desk: Desk, since: int) -> list[str]:
        """The same in fewer words, without what the board shows and what others do in secret."""
        return _event_lines(desk, _news(desk, since))

    def help(self, desk: Desk) -> Help:
        """The commands that may be typed now."""
        return parser.help_for(desk)

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """A move, marks, or the sheet."""
        return parser.command(name, words, desk)

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """An answer without its command: `3` asks a card, `b3` names a tile."""
        return parser.shorthand(words, desk)

    def lines(self, desk: Desk) -> Iterator[str]:
        """The questions, tiles and sheet commands as they may be typed, for completion."""
        return parser.lines(desk)

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """Guesses and places, and all questions and answers."""
        return draw.final_board(desk, result)

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """Why the game ended and, after a right guess, who has won (BC 4.1, 4.7, 6.8)."""
        history: Sequence[Any] = desk.history
        phrases = [event_phrase(history[-1])]
        if any(result.scores):
            phrases.append(phrase("ending-sentence", what=ending(result)))
        later = sorted((place, seat) for seat, place in enumerate(result.places) if result.scores[seat] and place > 1)
        phrases += [phrase("won-later", seat=seat_ref(seat), place=place) for place, seat in later]
        return [desk.voice.say(each) for each in phrases]


def _news(desk: Desk, since: int) -> Iterator[tuple[events.Happening, Phrase]]:
    """The events that the board does not show."""
    history: Sequence[Any] = desk.history
    for event in history[since:]:
        if isinstance(event, _NEWS) and not (isinstance(event, events.Looked) and event.seat != desk.view.seat):
            yield event, brief_asked_phrase(event) if isinstance(event, events.Asked) else event_phrase(event)


def _event_lines(desk: Desk, phrases: Iterable[tuple[events.Happening, Phrase]]) -> list[str]:
    """Events as sentences; those of one group share a line if it is long enough."""
    sentences = ((event, desk.voice.say(phrase)) for event, phrase in phrases)
    return join_sentences(sentences, _GROUPS, begin=(events.Began, events.Looked, events.Asked))


BOARD: Board = BreakCodeBoard()
