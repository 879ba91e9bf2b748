"""Drawings of a table outside the terminal game: plain text, and HTML for notebooks."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, RenderableType

from cairn.core.game import GameInfo
from cairn.core.registry import look_up
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.games import rooms_of
from cairn.terminal.board import WIDTH, Desk
from cairn.text import LANGUAGES, Voice, text

_HTML = '<pre style="font-family: monospace; line-height: 1.2">{code}</pre>'


def draw_text(game: GameInfo, sight: AnySight, names: Sequence[str], notes: Sequence[Noted], lang: str) -> str:
    """Return the table as the seat sees it, in lines of at most 80 columns.

    Raise `UnknownName` for a game that is not cairn's, or an unknown language.
    """
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as drawn:
        console.print(_board(game, sight, names, notes, lang))
    return "\n".join(line.rstrip() for line in drawn.get().splitlines()).strip("\n")


def draw_html(game: GameInfo, sight: AnySight, names: Sequence[str], notes: Sequence[Noted], lang: str) -> str:
    """Return the same as HTML, with the colours of the terminal."""
    console = Console(file=StringIO(), width=WIDTH, record=True, force_terminal=False, legacy_windows=False)
    console.print(_board(game, sight, names, notes, lang))
    return console.export_html(inline_styles=True, code_format=_HTML)


def _board(game: GameInfo, sight: AnySight, names: Sequence[str], notes: Sequence[Noted], lang: str) -> RenderableType:
    look_up("language", lang, LANGUAGES)
    rooms = rooms_of(game.name)
    seat = getattr(sight.view, "seat", None)
    voice = Voice(text(lang, game), names, seat, rooms.words.setting(sight.view))
    return rooms.terminal.render(Desk(sight, (), tuple(notes), voice, text("en", game)))
