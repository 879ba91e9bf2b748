"""Layout elements of boards."""

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
"""A no-break space, and a character that Rich does not treat as a space at all."""


@dataclass(frozen=True)
class Fitted:
    """A board with a list that grows: if the screen is too low, the oldest rows are left out."""

    drawn: Callable[[int], RenderableType]
    """The board without this number of the oldest rows; a line says that rows are missing."""
    spare: int
    """The number of rows that may be left out."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = self.drawn(0)
        over = len(console.render_lines(whole, options, pad=False)) - options.max_height if console.is_terminal else 0
        fits = over <= 0 or self.spare < 2  # the line that says so takes one row
        yield whole if fits else self.drawn(min(over + 1, self.spare))


@dataclass(frozen=True)
class Wide:
    """Something that is laid out for the available columns."""

    drawn: Callable[[int], RenderableType]
    """Draws it in this number of columns."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(max(WIDTH, min(options.max_width, WIDEST)))


@dataclass(frozen=True)
class Shrinking:
    """A board that can be drawn lower, level by level, for screens that are too low."""

    drawn: Callable[[int], RenderableType]
    """Draws the board at a level; 0 is the complete board."""
    levels: int
    """The number of further levels."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for level in range(self.levels + 1):
            board = self.drawn(level)
            tall = len(console.render_lines(board, options, pad=False)) if console.is_terminal else 0
            if tall <= options.max_height:
                break
        yield board


@dataclass(frozen=True)
class Beside:
    """Two things side by side, the first in `width` columns; the second is cut if the screen is too low."""

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
    """Columns of these widths without space between them; longer content is cut."""
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    return grid


def wrap_line(line: str, first: str = " ", then: str = "   ", width: int = WIDTH - 1) -> list[str]:
    """Wrap a line: it begins with `first`, and continues after `then`."""
    parts = break_line(Text(line), width - max(cell_len(first), cell_len(then)))
    return [(then if at else first) + part.plain.rstrip() for at, part in enumerate(parts)]


def break_line(line: Text, width: int) -> list[Text]:
    """Break a line into parts of at most this width, at spaces where it may be broken."""
    line = line.copy()
    line.plain = line.plain.replace(_NO_BREAK, _HELD)
    parts = list(line.wrap(_ruler(), width))
    for part in parts:
        part.plain = part.plain.replace(_HELD, _NO_BREAK)
    return parts


def paragraphs(texts: Sequence[str]) -> RenderableType:
    """Lines with hanging indentation."""

    def drawn(width: int) -> RenderableType:
        block = Table.grid(padding=0)
        block.add_column(width=width)
        for each in texts:
            block.add_row(Text("\n".join(wrap_line(each, width=width - 1))))
        return block

    return Wide(drawn)


def draw_rule(left: Text, right: Text | None = None, width: int = WIDTH) -> Text:
    """A horizontal line with text at its ends."""
    line = Text("─ " if left else "─", "dim")
    left.truncate(width - 6 - (right.cell_len if right else 0), overflow="ellipsis")
    line.append_text(Text.styled(left.plain, "not dim") if not left.spans else left)
    tail = Text() if right is None else Text(" ") + right + Text(" ─", "dim")
    line.append((" " if left else "") + "─" * (width - line.cell_len - (1 if left else 0) - tail.cell_len), "dim")
    line.append_text(tail)
    return line


def shorten(name: str, width: int) -> str:
    """Cut a name to this number of columns; a number at its end is kept."""
    if cell_len(name) <= width:
        return name
    end = found[0] if (found := _NUMBER_AT_END.search(name)) else ""
    return set_cell_size(name, max(width - 1 - len(end), 0)).rstrip() + "…" + end


@cache
def _ruler() -> Console:
    return Console(width=WIDTH)
