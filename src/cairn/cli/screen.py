"""Where a person reads and types: a terminal, or plain streams."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cairn.terminal.board import WIDTH
from cairn.terminal.layout import broken, paragraphs, wrapped

__all__ = ["Quit", "Screen", "pairs", "terminal"]

NEWS_LINES = 14
"""So many lines of news are told at once where there is room; `log` has the rest."""
NEWS_KEPT = 4
"""So many of them a board that can do with less leaves room for."""


class Quit(Exception):
    """Somebody leaves the table."""


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads has seen enough: the command's own end deals with it."""
        raise BrokenPipeError


def terminal(width: int | None = WIDTH) -> Console:
    """The terminal, drawn to in as many columns as every board fits into; None: in as many as it has."""
    os.environ.setdefault("LESS", "FRX")  # a pager that shows colours, and leaves what was read on the screen
    return _Terminal(width=width, highlight=False, markup=False, emoji=False)


class Screen:
    """Where a person reads and types. On a terminal the table and the prompt are kept in sight together."""

    def __init__(self, console: Console, columns: int = WIDTH) -> None:
        """Write to the console, which really has so many columns; lines are read from standard input."""
        self.console = console
        self.columns = columns

    def show(self, what: RenderableType, style: str = "") -> None:
        """Something new below what stands there."""
        self.console.print(paragraphs([what]) if isinstance(what, str) else what, style=style)

    def read(self, what: RenderableType) -> None:
        """Something to read: on a terminal page by page, where it is longer than the screen."""
        what = paragraphs([what]) if isinstance(what, str) else what
        if self.console.is_terminal and self._height(what) >= self.console.height:
            with self.console.pager(styles=True):
                self.console.print(what)
        else:
            self.console.print(what)

    def table(
        self,
        board: RenderableType,
        news: Sequence[str],
        left_out: Callable[[int], str],
        first: Sequence[str] = (),
        last: Sequence[str] = (),
        below: Sequence[str] = (),
        menu: RenderableType | None = None,
    ) -> None:
        """The board, then the news, as many as there is room for, between lines that are always told.

        Room is left for the `menu` and the lines `below`, which come next, and for one that is typed. `left_out` says
        how many lines of news were left out.
        """
        room = NEWS_LINES
        if self.console.is_terminal:
            rest = self.console.height - 1 - _tall(first) - _tall(last) - _tall(below)
            rest -= 0 if menu is None else self._height(menu)
            board = _Within(board, rest - min(_tall(news), NEWS_KEPT))
            room = min(NEWS_LINES, rest - self._height(board))
        self.console.print(board)
        self.console.print(paragraphs([*first, *_latest(news, room, left_out), *last]))

    def clear(self, for_somebody_else: bool = False) -> None:
        """An empty screen; when somebody else will look at it, without a way back to what stood there."""
        if not self.console.is_terminal:
            self.console.print()
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()
            if for_somebody_else:
                self.console.file.write("\x1b[3J")  # what has scrolled out of sight goes too

    def ask(self) -> str:
        """A line that the person types; raises `Quit` when there will be none."""
        self.console.print(" > ", end="")
        self.console.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        if not self.console.is_terminal:
            self.console.print(line, highlight=False)  # nobody saw it being typed
        return line.strip()

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))


@dataclass(frozen=True)
class _Within:
    """Something drawn in at most so many lines, if it can be."""

    what: RenderableType
    most: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrowed = options.copy()
        narrowed.max_height = self.most
        yield from console.render(self.what, narrowed)


def pairs(each: Sequence[tuple[str, str]], wide: int) -> RenderableType:
    """Two columns: what to type, and what it does."""
    block = Table.grid(padding=0)
    block.add_column(width=2)
    block.add_column(width=wide, no_wrap=True)
    block.add_column(width=WIDTH - 2 - wide)
    for how, what in each:
        block.add_row("", Text(how), Text("\n").join(broken(Text(what), WIDTH - 2 - wide)))
    return block


def _tall(texts: Sequence[str]) -> int:
    return sum(len(wrapped(each)) for each in texts)


def _latest(news: Sequence[str], room: int, left_out: Callable[[int], str]) -> list[str]:
    """The news that there is room for, the last ones, and at least one; what is left out is counted before them."""
    if _tall(news) <= room:
        return list(news)
    kept = 1
    while _tall(news[-kept - 1 :]) + 1 <= room:
        kept += 1
    before = [left_out(len(news) - kept)] if _tall(news[-kept:]) < room else []
    return [*before, *news[-kept:]]
