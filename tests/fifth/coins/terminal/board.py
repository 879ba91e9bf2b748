"""The board of Coins: hands in rows, and the crooked coin below them."""

from rich.console import RenderableType
from rich.text import Text

from cairn.core.game import Result
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat
from cairn.terminal.board import Board, Desk, Help, Intent, PlainBoard
from cairn.terminal.layout import columns, shorten

from ..rules.moves import Side
from ..words.table import WORDS, side_ref
from . import read

__all__ = ["BOARD"]

NAME, COIN = 24, 40
"""Widths of the columns."""


class CoinBoard(PlainBoard):
    """A `cairn.terminal.board.Board`."""

    commands = read.COMMANDS

    def render(self, desk: Desk) -> RenderableType:
        """Return a row for each hand, and one for the coin."""
        grid = columns(1, NAME, COIN)
        for seat in range(desk.view.options.players):
            grid.add_row("", Text(shorten(desk.voice.name(seat_ref(seat)), NAME - 1)), Text(_hand(desk, seat)))
        fallen = desk.view.fallen
        grid.add_row("", Text(desk.voice.name("coin:crooked")), Text("?" if fallen is None else _side(desk, fallen)))
        return grid

    def prompt(self, desk: Desk) -> str:
        """Return what the seat is asked to do."""
        return desk.voice.say(WORDS.prompt(desk.view))

    def log(self, desk: Desk, since: int = 0) -> list[str]:
        """Return a line for each event."""
        numbers = range(since, len(desk.history))
        return [desk.voice.say(told) for number in numbers for told in WORDS.event(desk.history, number)]

    def news(self, desk: Desk, since: int) -> list[str]:
        """Return the whole log since then: there is little of it."""
        return self.log(desk, since)

    def help(self, desk: Desk) -> Help:
        """Return the commands that can be used now, and their arguments."""
        now = ("say", "swear") if desk.view.fallen else ("hide",)
        return Help(
            now=tuple(read.how(name, desk) for name in now),
            moves=tuple(desk.voice.say(WORDS.move(desk.view, move)) for move in desk.moves),
            always=(read.how("write", desk),),
        )

    def command(self, name: str, words: list[str], desk: Desk) -> Intent:
        """Read a move or a note."""
        return read.command(name, words, desk)

    def shorthand(self, words: list[str], desk: Desk) -> Intent | None:
        """Read a side or a word without a command."""
        return read.shorthand(words, desk)

    def result(self, desk: Desk, result: Result) -> RenderableType:
        """Return the table, with everything revealed."""
        return self.render(desk)


def _hand(desk: Desk, seat: Seat) -> str:
    side = desk.view.hidden[seat]
    if side is not None:
        return _side(desk, side)
    return desk.text.say("hand-down" if desk.view.down[seat] else "hand-up")


def _side(desk: Desk, side: Side) -> str:
    return desk.voice.name(side_ref(side))


BOARD: Board = CoinBoard()
