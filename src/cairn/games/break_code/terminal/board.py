"""The board of Break the Code."""

from rich.console import RenderableType

from cairn.terminal.board import Board, Help, Intent, Sight
from cairn.games.break_code.terminal import draw, read
from cairn.core.errors import IllegalMove
from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.break_code.rules.events import (
    Asked,
    Began,
    Ended,
    GaveUp,
    Guessed,
    Happening,
    Looked,
    Named,
    Sealed,
    Started,
    Unsealed,
)
from cairn.games.break_code.words.table import Words

__all__ = ["BOARD"]

_ONE_LINE = 76
_WORTH_TELLING = (Started, Asked, Looked, Guessed, GaveUp, Unsealed, Ended)
_GROUPS: tuple[tuple[type, ...], ...] = ((Began, Named), (Looked, Guessed), (Asked, Sealed, Unsealed))
"""Kinds of event that are told in one breath."""


class BreakCodeBoard:
    """Hands, open cards, and what was asked and answered."""

    commands = tuple(read.COMMANDS)

    def render(self, sight: Sight) -> RenderableType:
        """The own hand with the sheet above; cards and answers below."""
        return draw.table(sight.view, sight.notes, _words(sight))

    def prompt(self, sight: Sight) -> str:
        """What the seat is asked to do."""
        return _words(sight).prompt(sight.view)

    def menu(self, sight: Sight) -> None:
        """None: moves are typed in words."""

    def forced(self, sight: Sight) -> None:
        """None: every move is the player's own."""

    def log(self, sight: Sight, since: int = 0) -> list[str]:
        """All events, those of one kind in one breath."""
        return _told(sight, range(since, len(sight.log)))

    def news(self, sight: Sight, since: int) -> list[str]:
        """The same in fewer words, without what stands on the board and what others do unseen."""
        log: tuple[Happening, ...] = sight.log
        return _told(sight, [at for at in range(since, len(log)) if _is_news(log[at], sight.view.seat)], brief=True)

    def help(self, sight: Sight) -> Help:
        """What may be typed now."""
        return read.help_for(sight, _words(sight))

    def command(self, name: str, words: list[str], sight: Sight) -> Intent:
        """A move, marks, or the sheet."""
        return read.command(name, words, sight, _words(sight))

    def shorthand(self, words: list[str], sight: Sight) -> Intent | None:
        """A bare answer: `3` asks a card, `b3` names a tile."""
        return read.shorthand(words, sight, _words(sight))

    def refusal(self, error: IllegalMove, sight: Sight) -> str:
        """Why something was refused."""
        return _words(sight).refusal(error)

    def result(self, sight: Sight, result: Result) -> RenderableType:
        """Guesses and places, and all that was said."""
        return draw.ending(sight.view, result, _words(sight))

    def closing(self, sight: Sight, result: Result) -> list[str]:
        """Why it is over, and who has won (BC 4.1, 4.7, 6.8)."""
        said = _words(sight)
        ended = list(said.events(sight.view.log[-1:]))
        right = sorted((place, seat) for seat, place in enumerate(result.places) if result.scores[seat])
        if sight.view.table.for_two and len(right) > 1:
            return [*ended, said.say("drawn")]
        for place, seat in right:
            told = {"you": "yes" if seat == sight.told else "no", "name": sight.names[seat]}
            ended.append(said.say("won", **told) if place == 1 else said.say("won-later", place=place, **told))
        return ended


def _is_news(event: Happening, seat: Seat) -> bool:
    """Whether it is worth a line to somebody who sees the board."""
    return isinstance(event, _WORTH_TELLING) and not (isinstance(event, Looked) and event.seat != seat)


def _told(sight: Sight, numbers: range | list[int], brief: bool = False) -> list[str]:
    """Events in sentences; those of one group share a line where they fit."""
    log: tuple[Happening, ...] = sight.log
    lines: list[str] = []
    before: tuple[type, ...] = ()
    sentences = _words(sight).events([log[at] for at in numbers], brief=brief)
    for at, sentence in zip(numbers, sentences, strict=True):
        group = next((each for each in _GROUPS if isinstance(log[at], each)), ())
        together = group != () and group == before and not isinstance(log[at], group[0])
        if together and lines[-1].endswith(sentence):
            continue  # a secret tile like the one before
        if together and len(lines[-1]) + len(sentence) < _ONE_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = group
    return lines


def _words(sight: Sight) -> Words:
    return Words(sight.text, sight.view.table, sight.names, sight.told)


BOARD: Board = BreakCodeBoard()
