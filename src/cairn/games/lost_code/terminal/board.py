"""The board of The Lost Code and Think Str8!."""

from collections.abc import Iterator

from rich.console import RenderableType

from cairn.core.game import Result
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.terminal import draw, parser
from cairn.games.lost_code.terminal.labels import Labels
from cairn.games.lost_code.words.table import WORDS
from cairn.terminal.board import Board, Desk, Help, Intent, PlainBoard, join_sentences

_GROUPS: tuple[tuple[type, ...], ...] = (
    (events.Took, events.Left),
    (events.Rolled, events.Turned, events.Accepted),
    (events.Wagered, events.Chose, events.Placed),
    (events.Swapped, events.Drew),
    (events.Named,),
)
"""Kinds of events that share a line of the log."""


class LostCodeBoard(PlainBoard):
    """Racks, track, wheels and sheet."""

    commands = tuple(parser.COMMANDS)

    def render(self, desk: Desk) -> RenderableType:
        """Racks and candidates above; track, wheels and rounds below."""
        return draw.table(desk.sight, desk.notes, Labels(desk.voice))

    def prompt(self, desk: Desk) -> str:
        """What the seat is asked to do."""
        return desk.voice.say(WORDS.prompt(desk.view))

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """All events as sentences; those of one kind share a line."""
        return _event_lines(desk, since)

    def news(self, desk: Desk, since: int) -> list[str]:
        """The same without the deal, which the racks show."""
        dealt = sum(isinstance(event, events.Dealt) for event in desk.history)
        return _event_lines(desk, max(since, dealt))

    def help(self, desk: Desk) -> Help:
        """The commands that may be typed now."""
        return parser.help_for(desk, Labels(desk.voice))

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """A move, marks, or the sheet."""
        return parser.command(name, words, desk, Labels(desk.voice))

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """An answer without its command: `7 9` is a bet, `snake` a swap."""
        return parser.shorthand(words, desk, Labels(desk.voice))

    def lines(self, desk: Desk) -> Iterator[str]:
        """All moves and marks as they may be typed, for completion."""
        return parser.lines(desk, Labels(desk.voice))

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """All final bets and the places."""
        return draw.final_board(desk.sight, result, Labels(desk.voice))

    def closing(self, desk: Desk, result: Result) -> list[str]:
        """The winner and, if another player has as many points, the reason (LC 6.4)."""
        lines = super().closing(desk, result)
        if result.scores.count(max(result.scores)) > len(result.winners):
            lines.append(Labels(desk.voice).say("tie-broken"))
        return lines


def _event_lines(desk: Desk, since: int) -> list[str]:
    """Events as sentences; those of one group share a line if it is long enough."""
    sentences = (
        (desk.history[at], desk.voice.say(phrase))
        for at in range(since, len(desk.history))
        for phrase in WORDS.event(desk.history, at)
    )
    return join_sentences(sentences, _GROUPS, begin=(events.Swapped,))


BOARD: Board = LostCodeBoard()
