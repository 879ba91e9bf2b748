"""Small parts that every board is laid out with."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from cairn.terminal.board import WIDEST, WIDTH

_NUMBER_AT_END = re.compile(r"\s\d+$")
_NO_BREAK, _HELD = "\u00a0", "\ue000"
"""A blank at which no line ends, and a sign that Rich does not take for a blank at all."""


@dataclass(frozen=True)
class Fitted:
    """A board with a list that grows: where the screen is too low for all of it, the oldest rows are left out."""

    drawn: Callable[[int], RenderableType]
    """The board without so many of the oldest rows; where it leaves some out it says so in a line."""
    spare: int
    """How many rows may be left out."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = self.drawn(0)
        over = len(console.render_lines(whole, options, pad=False)) - options.max_height if console.is_terminal else 0
        fits = over <= 0 or self.spare < 2  # the line that says so takes the place of one
        yield whole if fits else self.drawn(min(over + 1, self.spare))


@dataclass(frozen=True)
class Wide:
    """Something that is laid out for the columns that there are."""

    drawn: Callable[[int], RenderableType]
    """What it looks like in so many columns."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(max(WIDTH, min(options.max_width, WIDEST)))


@dataclass(frozen=True)
class Shrinking:
    """A board that can be drawn lower in steps, for screens that are too low for all of it."""

    drawn: Callable[[int], RenderableType]
    """The board at a level; at 0 all of it."""
    levels: int
    """How many levels there are below that."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for level in range(self.levels + 1):
            board = self.drawn(level)
            tall = len(console.render_lines(board, options, pad=False)) if console.is_terminal else 0
            if tall <= options.max_height:
                break
        yield board


@dataclass(frozen=True)
class Beside:
    """Two things side by side, the first in so many columns; the second is cut where the first is lower."""

    left: RenderableType
    width: int
    right: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        first = console.render_lines(self.left, options.update_width(self.width), pad=True)
        second = console.render_lines(self.right, options.update_width(options.max_width - self.width), pad=False)
        if len(second) > len(first):
            room = min(len(second), options.max_height) if console.is_terminal else len(second)
            blank = [Segment(" " * self.width)]
            first += [blank] * (room - len(first))
        for at, segments in enumerate(first):
            yield from segments
            yield from second[at] if at < len(second) else ()
            yield Segment.line()


def columns(*widths: int) -> Table:
    """Columns of these widths, with nothing between them; what is too long is cut."""
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    return grid


def wrap_line(line: str, first: str = " ", then: str = "   ", width: int = WIDTH - 1) -> list[str]:
    """A line as it stands on the screen: it begins with `first`, and goes on after `then` where it is too long."""
    parts = break_line(Text(line), width - max(cell_len(first), cell_len(then)))
    return [(then if at else first) + part.plain.rstrip() for at, part in enumerate(parts)]


def break_line(line: Text, width: int) -> list[Text]:
    """A line in parts that are no wider than this, broken at blanks that may be broken at."""
    line = line.copy()
    line.plain = line.plain.replace(_NO_BREAK, _HELD)
    parts = list(line.wrap(_ruler(), width))
    for part in parts:
        part.plain = part.plain.replace(_HELD, _NO_BREAK)
    return parts


def paragraphs(texts: Sequence[str]) -> RenderableType:
    """Lines that begin one column in, and go on two further in where they are too long."""

    def drawn(width: int) -> RenderableType:
        block = Table.grid(padding=0)
        block.add_column(width=width)
        for each in texts:
            block.add_row(Text("\n".join(wrap_line(each, width=width - 1))))
        return block

    return Wide(drawn)


def draw_rule(left: Text, right: Text | None = None, width: int = WIDTH) -> Text:
    """A line across the board, with something written into it at its ends."""
    line = Text("─ " if left else "─", "dim")
    left.truncate(width - 6 - (right.cell_len if right else 0), overflow="ellipsis")
    line.append_text(Text.styled(left.plain, "not dim") if not left.spans else left)
    tail = Text() if right is None else Text(" ") + right + Text(" ─", "dim")
    line.append((" " if left else "") + "─" * (width - line.cell_len - (1 if left else 0) - tail.cell_len), "dim")
    line.append_text(tail)
    return line


def shorten(name: str, width: int) -> str:
    """A name cut to so many columns of the screen; a number at its end stays."""
    if cell_len(name) <= width:
        return name
    end = found[0] if (found := _NUMBER_AT_END.search(name)) else ""
    return set_cell_size(name, max(width - 1 - len(end), 0)).rstrip() + "…" + end


@cache
def _ruler() -> Console:
    return Console(width=WIDTH)
