"""Small parts that every board is laid out with."""

import re
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from cairn.cli.boards import WIDTH

__all__ = ["columns", "paragraphs", "ruled", "short"]

_NUMBER_AT_END = re.compile(r" \d+$")


def columns(*widths: int) -> Table:
    """Columns of these widths, with nothing between them; what is too long is cut."""
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    return grid


def paragraphs(lines: Sequence[str]) -> RenderableType:
    """Lines that begin one column in, and go on two further in where they are too long."""
    block = Table.grid(padding=0)
    block.add_column(width=WIDTH)
    for line in lines:
        wrapped = Text(line).wrap(Console(width=WIDTH), WIDTH - 4)
        block.add_row(Text("\n").join(Text(" " if at == 0 else "   ") + part for at, part in enumerate(wrapped)))
    return block


def ruled(left: Text, right: Text | None = None) -> Text:
    """A line across the board, with something written into it at its ends."""
    line = Text("─ " if left else "─", "dim")
    left.truncate(WIDTH - 6 - (len(right) if right else 0), overflow="ellipsis")
    line.append_text(Text.styled(left.plain, "not dim") if not left.spans else left)
    tail = Text() if right is None else Text(" ") + right + Text(" ─", "dim")
    line.append((" " if left else "") + "─" * (WIDTH - len(line) - (1 if left else 0) - len(tail)), "dim")
    line.append_text(tail)
    return line


def short(name: str, width: int) -> str:
    """A name cut to the width; a number at its end stays."""
    if len(name) <= width:
        return name
    end = found[0] if (found := _NUMBER_AT_END.search(name)) else ""
    return name[: max(width - 1 - len(end), 0)] + "…" + end
