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
"""So many lines of news a board that can do with less leaves room for, until they have been read."""


class Quit(Exception):
    """Somebody leaves the table."""


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads has seen enough: the command's own end deals with it."""
        raise BrokenPipeError


def terminal() -> Console:
    """The terminal, as wide as it is; a stream is drawn to in as many columns as every board fits into."""
    width = None if sys.stdout.isatty() else WIDTH
    return _Terminal(width=width, highlight=False, markup=False, emoji=False)


def keyboard_screen(console: Console, said: Catalogue) -> "Screen":
    """The console with the keyboard before it, if there is one."""
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
    """What stands on the screen above the line that is typed."""

    board: RenderableType
    news: Sequence[str] = ()
    """What happened since the person last moved."""
    first: Sequence[str] = ()
    """What is told before it."""
    unread: bool = True
    """Whether the news have not been shown yet: then they are read page by page if there is no room for them."""

    @property
    def kept(self) -> Sequence[str]:
        """The news that the board leaves room for: once they have been read, the last one."""
        return self.news[-NEWS_KEPT:] if self.unread else self.news[-1:]


class Screen:
    """Where a person reads and types. On a terminal the table and the prompt are kept in sight together."""

    def __init__(
        self,
        console: Console,
        editor: "Editor | None" = None,
        left_out: Callable[[int], str] = lambda count: "…",
        footer: Callable[[int, int, int], str] = lambda first, last, count: "",
        news_head: str = "",
    ) -> None:
        """Write to the console; lines are read by the editor, or from standard input where there is none.

        `left_out` says how many lines of news there is no room for, `footer` how pages are turned, `news_head` what
        news are that are read on pages of their own.
        """
        self.console = console
        self._editor = editor
        self._left_out, self._footer, self._news_head = left_out, footer, news_head
        self._page = Page("")
        self._remarks: list[RenderableType] = []

    @property
    def columns(self) -> int:
        """How many there really are."""
        return self.console.width

    @property
    def asks(self) -> bool:
        """Whether somebody sits there who can be asked again."""
        return self._editor is not None

    def __enter__(self) -> "Screen":
        """On a terminal: a screen of its own, so that what stood there before stays as it was."""
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        self.console.set_alt_screen(False)

    def table(self, page: Page, *remarks: str) -> None:
        """The board, and what is to be told with it."""
        self._page, self._remarks = page, [paragraphs([each]) for each in remarks if each]
        if not self.console.is_terminal:
            self.clear()
            self.console.print(page.board)
            self.console.print(paragraphs([*page.first, *page.news, *filter(None, remarks)]))

    def show(self, what: RenderableType, style: str = "") -> None:
        """What came of the last line, below the table."""
        shown = paragraphs([what]) if isinstance(what, str) else what
        if self.console.is_terminal:
            self._remarks.append(_Styled(shown, style))
        else:
            self.console.print(shown, style=style)

    def read(self, what: RenderableType, at_end: bool = False) -> None:
        """Something to read: on a terminal page by page, where there is no room for it below the table."""
        what = paragraphs([what]) if isinstance(what, str) else what
        columns, rows = self.console.size
        if not self.console.is_terminal:
            self.console.print(what)
        elif self._height(_Within(self._page.board, 1), columns) + self._height(what, columns) > rows - _SPARE:
            self.pages(what, at_end)
        else:
            self._remarks.append(what)

    def pages(self, what: RenderableType, at_end: bool = False) -> None:
        """Something to read, on pages of its own."""
        if self._editor is None:
            self.console.print(what)
        else:
            self._editor.read(lambda columns, rows: self._ansi(what, columns), self._footer, at_end)

    def read_alone(self, what: RenderableType) -> None:
        """Something to read outside any table: on a terminal page by page, where it is longer than the screen."""
        if self._editor is None or self._height(what, self.console.width) < self.console.height:
            self.console.print(what)
            return
        with self:
            self.pages(what)

    def clear(self) -> None:
        """An empty screen."""
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
        """A line that the person types below the prompt, completed to one of `lines`; raises `Quit` at the end."""
        below = [each for each in (menu, _Styled(paragraphs([prompt]), "bold") if prompt else None) if each is not None]
        if self.console.is_terminal:
            self._tell_unread(below)
        try:
            line = self._typed(below, lines, history)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        finally:
            self._remarks, self._page.unread = [], False
        return line.strip()

    def leave_behind(self, *what: RenderableType) -> None:
        """What stays on the screen of before, when this one is gone."""
        for each in what:
            self.console.print(paragraphs([each]) if isinstance(each, str) else each)

    def _typed(self, below: Sequence[RenderableType], lines: Iterable[str], history: Sequence[str]) -> str:
        if self._editor is not None:
            return self._editor.line(
                lambda columns, rows: self._ansi(self._laid_out(below, columns, rows), columns), MARK, lines, history
            )
        if self.console.is_terminal:
            self._wipe()
            below = [self._laid_out(below, *self.console.size)]
        for each in below:
            self.console.print(each)
        self.console.print(MARK, end="")
        self.console.file.flush()
        line = input()
        if not self.console.is_terminal:
            self.console.print(line, highlight=False)  # nobody saw it being typed
        return line

    def _wipe(self) -> None:
        if self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()

    def _tell_unread(self, below: Sequence[RenderableType]) -> None:
        """News that there is no room for are read first."""
        page, (columns, rows) = self._page, self.console.size
        if page.unread and self._room_for_news(below, columns, rows)[1] < _tall(page.news, columns):
            self.pages(Group(Text(f" {self._news_head}", "bold"), paragraphs(page.news)))
            page.unread = False

    def _laid_out(self, below: Sequence[RenderableType], columns: int, rows: int) -> RenderableType:
        """The board, then the news, as many as there is room for, remarks, and what stands above the typed line."""
        page = self._page
        board, room = self._room_for_news(below, columns, rows)
        news = _latest(page.news, room, columns, self._left_out)
        told = [paragraphs([*page.first, *news])] if page.first or news else []
        return Group(*([board] if page.board else []), *told, *self._remarks, *below)

    def _room_for_news(self, below: Sequence[RenderableType], columns: int, rows: int) -> tuple[RenderableType, int]:
        """The board as low as it must be, and the lines that are left for news."""
        page = self._page
        rest = rows - 1 - _tall(page.first, columns)
        rest -= sum(self._height(each, columns) for each in (*self._remarks, *below))
        board = _Within(page.board, rest - min(_tall(page.kept, columns), NEWS_KEPT))
        return board, rest - (self._height(board, columns) if page.board else 0)

    def _height(self, what: RenderableType, columns: int) -> int:
        return len(self._ansi(what, columns))

    def _ansi(self, what: RenderableType, columns: int) -> list[str]:
        """The lines of something, with the codes for its colours."""
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
    """Something drawn in at most so many lines, if it can be."""

    what: RenderableType
    most: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrowed = options.copy()
        narrowed.max_height = self.most
        yield from console.render(self.what, narrowed)


@dataclass(frozen=True)
class _Styled:
    """Something in a style of its own."""

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
    """The news that there is room for, the last ones, and at least one; what is left out is counted before them."""
    if not news or _tall(news, columns) <= room:
        return list(news)
    kept = 1
    while _tall(news[-kept - 1 :], columns) + 1 <= room:
        kept += 1
    before = [left_out(len(news) - kept)] if _tall(news[-kept:], columns) < room else []
    return [*before, *news[-kept:]]
