"""Where a person reads and types: a terminal, or plain streams."""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from cairn.terminal.board import WIDEST, WIDTH
from cairn.terminal.layout import Wide, break_line, paragraphs, wrap_line
from cairn.text import Text as Catalogue

if TYPE_CHECKING:
    from cairn.cli.editor import Editor

MARK = " > "
NEWS_KEPT = 4
"""The number of lines of news that a shrinking board leaves room for, until they have been read."""


class Quit(Exception):
    """Somebody leaves the table."""


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        """Leave a closed pipe to the command's own exit."""
        raise BrokenPipeError


def terminal() -> Console:
    """The terminal, at its width; a stream has as many columns as every board fits into."""
    width = None if sys.stdout.isatty() else WIDTH
    return _Terminal(width=width, highlight=False, markup=False, emoji=False)


def keyboard_screen(console: Console, said: Catalogue) -> "Screen":
    """The console with its keyboard, if there is one."""
    editor = None
    if console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty():
        from cairn.cli.editor import Editor

        editor = Editor()
    return Screen(
        console,
        editor,
        left_out=lambda count: said.say("news-left-out", count=count),
        footer=lambda first, last, count: f" {said.say('pager-keys', first=first, last=last, count=count)}",
        news_head=said.say("news-head"),
    )


@dataclass
class Page:
    """What is on the screen above the typed line."""

    board: RenderableType
    news: Sequence[str] = ()
    """What happened since the person's last move."""
    first: Sequence[str] = ()
    """What comes before the news."""
    unread: bool = True
    """Whether the news have not been shown yet: then they are read page by page if they do not fit."""

    @property
    def kept(self) -> Sequence[str]:
        """The number of lines of news that the board leaves room for: once they have been read, one."""
        return self.news[-NEWS_KEPT:] if self.unread else self.news[-1:]


class Screen:
    """Where a person reads and types. On a terminal, table and prompt stay visible together."""

    def __init__(
        self,
        console: Console,
        editor: "Editor | None" = None,
        left_out: Callable[[int], str] = lambda count: "…",
        footer: Callable[[int, int, int], str] = lambda first, last, count: "",
        news_head: str = "",
    ) -> None:
        """Write to the console; read lines with the editor, or from standard input without one.

        `left_out` counts the lines of news that do not fit, `footer` explains how to turn pages, `news_head` is the
        heading of news on pages of their own.
        """
        self.console = console
        self._editor = editor
        self._left_out, self._footer, self._news_head = left_out, footer, news_head
        self._page = Page("")
        self._remarks: list[RenderableType] = []

    @property
    def columns(self) -> int:
        """The real number of columns."""
        return self.console.width

    @property
    def asks(self) -> bool:
        """Whether a person can be asked again."""
        return self._editor is not None

    def __enter__(self) -> "Screen":
        """On a terminal: switch to the alternate screen, so that the previous content stays."""
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        self.console.set_alt_screen(False)

    def table(self, page: Page, *remarks: str) -> None:
        """Show the board with its news."""
        self._page, self._remarks = page, [paragraphs([each]) for each in remarks if each]
        if not self.console.is_terminal:
            self.clear()
            self.console.print(page.board)
            self.console.print(paragraphs([*page.first, *page.news, *filter(None, remarks)]))

    def show(self, what: RenderableType, style: str = "") -> None:
        """Show the result of the last line, below the table."""
        shown = paragraphs([what]) if isinstance(what, str) else what
        if self.console.is_terminal:
            self._remarks.append(_Styled(shown, style))
        else:
            self.console.print(shown, style=style)

    def read(self, what: RenderableType, at_end: bool = False) -> None:
        """Show something to read: on a terminal page by page, if it does not fit below the table."""
        what = paragraphs([what]) if isinstance(what, str) else what
        columns, rows = self.console.size
        if not self.console.is_terminal:
            self.console.print(what)
        elif self._height(_Within(self._page.board, 1), columns) + self._height(what, columns) > rows - _SPARE:
            self.pages(what, at_end)
        else:
            self._remarks.append(what)

    def pages(self, what: RenderableType, at_end: bool = False) -> None:
        """Show something to read, on pages of its own."""
        if self._editor is None:
            self.console.print(what)
        else:
            self._editor.read(lambda columns, rows: self._ansi(what, columns), self._footer, at_end)

    def read_alone(self, what: RenderableType) -> None:
        """Show something to read outside any table: on a terminal page by page, if it is longer than the screen."""
        if self._editor is None or self._height(what, self.console.width) < self.console.height:
            self.console.print(what)
            return
        with self:
            self.pages(what)

    def clear(self) -> None:
        """Clear the screen."""
        self._page, self._remarks = Page(""), []
        if self.console.is_terminal:
            self._wipe()
        else:
            self.console.print()

    def ask(
        self,
        prompt: str = "",
        menu: RenderableType | None = None,
        lines: Iterable[str] = (),
        history: Sequence[str] = (),
    ) -> str:
        """Return a line typed below the prompt, completed to one of `lines`; raise `Quit` at the end of input."""
        below = [each for each in (menu, _Styled(paragraphs([prompt]), "bold") if prompt else None) if each is not None]
        if self.console.is_terminal:
            self._tell_unread(below)
        try:
            line = self._read_typed(below, lines, history)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        finally:
            self._remarks, self._page.unread = [], False
        return line.strip()

    def leave_behind(self, *what: RenderableType) -> None:
        """Print what stays on the previous screen when this one is closed."""
        for each in what:
            self.console.print(paragraphs([each]) if isinstance(each, str) else each)

    def _read_typed(self, below: Sequence[RenderableType], lines: Iterable[str], history: Sequence[str]) -> str:
        if self._editor is not None:
            return self._editor.line(
                lambda columns, rows: self._ansi(self._lay_out(below, columns, rows), columns), MARK, lines, history
            )
        if self.console.is_terminal:
            self._wipe()
            below = [self._lay_out(below, *self.console.size)]
        for each in below:
            self.console.print(each)
        self.console.print(MARK, end="")
        self.console.file.flush()
        line = input()
        if not self.console.is_terminal:
            self.console.print(line, highlight=False)  # it was not visible while it was typed
        return line

    def _wipe(self) -> None:
        if self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()

    def _tell_unread(self, below: Sequence[RenderableType]) -> None:
        """Show news that do not fit, first."""
        page, (columns, rows) = self._page, self.console.size
        if page.unread and self._room_for_news(below, columns, rows)[1] < _tall(page.news, columns):
            self.pages(Group(Text(f" {self._news_head}", "bold"), paragraphs(page.news)))
            page.unread = False

    def _lay_out(self, below: Sequence[RenderableType], columns: int, rows: int) -> RenderableType:
        """The board, the news that fit, remarks, and what is above the typed line."""
        page = self._page
        board, room = self._room_for_news(below, columns, rows)
        news = _latest(page.news, room, columns, self._left_out)
        told = [paragraphs([*page.first, *news])] if page.first or news else []
        return Group(*([board] if page.board else []), *told, *self._remarks, *below)

    def _room_for_news(self, below: Sequence[RenderableType], columns: int, rows: int) -> tuple[RenderableType, int]:
        """The board as low as necessary, and the number of lines left for news."""
        page = self._page
        rest = rows - 1 - _tall(page.first, columns)
        rest -= sum(self._height(each, columns) for each in (*self._remarks, *below))
        board = _Within(page.board, rest - min(_tall(page.kept, columns), NEWS_KEPT))
        return board, rest - (self._height(board, columns) if page.board else 0)

    def _height(self, what: RenderableType, columns: int) -> int:
        return len(self._ansi(what, columns))

    def _ansi(self, what: RenderableType, columns: int) -> list[str]:
        """Render something to lines, with terminal codes for colours."""
        real = self.console
        drawing = Console(
            file=StringIO(),
            width=max(WIDTH, min(columns, WIDEST)),
            height=real.height,
            force_terminal=True,
            color_system=real.color_system,  # type: ignore[arg-type]  # as rich itself names it
            no_color=real.no_color,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
        )
        with drawing.capture() as capture:
            drawing.print(what)
        return capture.get().removesuffix("\n").split("\n")


_SPARE = 4
"""Rows that a prompt and the line below it may need."""


@dataclass(frozen=True)
class _Within:
    """Something drawn in at most this number of lines, if possible."""

    what: RenderableType
    most: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrowed = options.copy()
        narrowed.max_height = self.most
        yield from console.render(self.what, narrowed)


@dataclass(frozen=True)
class _Styled:
    """Something with its own style."""

    what: RenderableType
    style: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        style = console.get_style(self.style)
        for segments in console.render_lines(self.what, options, style=style, pad=False):
            yield from segments
            yield Segment.line()


def pairs(each: Sequence[tuple[str, str]], wide: int) -> RenderableType:
    """Two columns: what to type, and what it does."""

    def drawn(width: int) -> RenderableType:
        block = Table.grid(padding=0)
        block.add_column(width=2)
        block.add_column(width=wide, no_wrap=True)
        block.add_column(width=width - 2 - wide)
        for how, what in each:
            block.add_row("", Text(how), Text("\n").join(break_line(Text(what), width - 2 - wide)))
        return block

    return Wide(drawn)


def _tall(texts: Sequence[str], columns: int) -> int:
    width = max(WIDTH, min(columns, WIDEST)) - 1
    return sum(len(wrap_line(each, width=width)) for each in texts)


def _latest(news: Sequence[str], room: int, columns: int, left_out: Callable[[int], str]) -> list[str]:
    """The last news that fit, at least one; those left out are counted first."""
    if not news or _tall(news, columns) <= room:
        return list(news)
    kept = 1
    while _tall(news[-kept - 1 :], columns) + 1 <= room:
        kept += 1
    before = [left_out(len(news) - kept)] if _tall(news[-kept:], columns) < room else []
    return [*before, *news[-kept:]]
