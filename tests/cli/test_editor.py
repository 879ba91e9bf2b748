"""The keyboard of a terminal: editing, history, completion, leaving, pages, and the size of the window."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from rich.console import Console
from rich.text import Text

from cairn.api import game as find_game
from cairn.cli.editor import Editor, next_words
from cairn.cli.screen import Page, Quit, Screen
from cairn.cli.session import Session
from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.play.bots import find_bot
from cairn.terminal.layout import Shrinking
from cairn.text import LANGUAGES, text
from tests.cli.screens import Window, glass
from tests.loose import whole

TAB, UP, CTRL_C, CTRL_D, ESCAPE = "\t", "\x1b[A", "\x03", "\x04", "\x1b"
LINES = ("dig Coin camp", "dig Jewel camp", "discover Lower site 1", "zagraj Żółw", "копать монеты")


@contextmanager
def keyboard(output: Window | None = None) -> Iterator[tuple[PipeInput, Editor]]:
    with create_pipe_input() as keys:
        yield keys, Editor(keys, output or Window())


def typed(keys: str, history: tuple[str, ...] = (), lines: tuple[str, ...] = LINES) -> str:
    with keyboard() as (pipe, editor):
        pipe.send_text(keys)
        return editor.line(lambda columns, rows: ["above"], " > ", lines, history)


# Lines


def test_a_line_can_be_edited_and_recalled() -> None:
    assert typed("dug\x7f\x7fig\r") == "dig"
    assert typed(f"{UP}{UP}\r", history=("first", "second")) == "first"


def test_ctrl_c_clears_the_line_first() -> None:
    assert typed(f"wrong{CTRL_C}right\r") == "right"
    with pytest.raises(KeyboardInterrupt):
        typed(f"wrong{CTRL_C}{CTRL_C}")
    with pytest.raises(EOFError):
        typed(CTRL_D)


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (f"disc{TAB}\r", "discover"),
        (f"dig j{TAB}\r", "dig Jewel"),
        (f"dis l{TAB} s{TAB}\r", "dis Lower site"),
        (f"zag zo{TAB}\r", "zag Żółw"),
        (f"коп мо{TAB}\r", "коп монеты"),
    ],
)
def test_tab_completes_a_word_in_any_language(keys: str, line: str) -> None:
    assert typed(keys) == line


def test_words_are_completed_from_lines_that_begin_alike() -> None:
    assert next_words("d", LINES) == ("d", ["dig", "discover"])
    assert next_words("dig ", LINES) == ("", ["Coin", "Jewel"])
    assert next_words("", LINES) == ("", ["dig", "discover", "zagraj", "копать"])
    assert next_words("frob ", LINES) == ("", [])


# Pages


def pages(keys: str, at_end: bool = False, count: int = 60) -> list[tuple[int, int]]:
    """The lines that were seen, page by page, while these keys were pressed."""
    seen: list[tuple[int, int]] = []

    def footer(first: int, last: int, count: int) -> str:
        if seen[-1:] != [(first, last)]:
            seen.append((first, last))
        return "q: leave"

    with keyboard() as (pipe, editor):
        pipe.send_text(keys)
        editor.read(lambda columns, rows: [f"line {number}" for number in range(count)], footer, at_end)
    return seen


def test_pages_are_turned_and_left() -> None:
    assert pages("   ")[-1] == (38, 60)  # the last one of three, then the table again
    assert pages("q")[-1] == (1, 23)
    assert pages(f" b{CTRL_C}")[-1] == (1, 23)
    assert pages("jjkq")[-1] == (2, 24)
    assert pages("Ggq")[-1] == (1, 23)


def test_once_the_news_have_been_read_the_table_is_whole_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """News that there is no room for are read on pages; below the table there is then as much of them as fits."""
    board = Shrinking(lambda level: Text("\n".join(f"row {number}" for number in range(10 if level else 20))), 1)
    with glass(monkeypatch) as seen:
        screen = Screen(Console(force_terminal=True, width=80, height=24, quiet=True), seen)
        for news, rows in ((40, 20), (4, 10)):
            screen.table(Page(board, [f"news {number}" for number in range(news)]))
            for asked in range(2):
                seen.screens.clear()
                screen.ask("What now?")
                shown = seen.screens[-1]
                assert sum("row" in line for line in shown) == (20 if asked else rows)
                assert f" news {news - 1}" in shown and " What now?" in shown
                assert (len(seen.screens) > 2) == (news == 40 and not asked)


def test_the_log_opens_at_its_end() -> None:
    assert pages("q", at_end=True) == [(38, 60)]
    assert pages("\r", at_end=True) == [(38, 60)]


# A table


class Evening:
    """A sitting at a keyboard of which every key is given."""

    def __init__(self, keys: PipeInput, editor: Editor, output: Window, lang: str = "en", people: int = 1) -> None:
        found = find_game("lost-code")
        said = text(lang, found)
        self.shown: list[list[str]] = []
        console = Console(width=output.size.columns, height=output.size.rows, force_terminal=True, file=None)
        self.screen = Screen(console, editor, footer=lambda first, last, count: "")
        self.match = new_match(found, options_of(found, {}, 2), seed=1, names=("Ada", "Ben"))
        bots = {} if people == 2 else {1: find_bot("random", "lost-code")}
        self.sitting = Session(whole(self.match), bots, self.screen, said, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_leaving_is_asked_about_once(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Anyone who says no goes on; a word, Ctrl-C and Ctrl-D all ask."""
    said, output = text(lang), Window(40, 80)
    yes, quit_word = said.say("word-yes"), said.say("command-quit")
    for leaving in (f"{quit_word}\r{yes}\r", f"{CTRL_C}\r{CTRL_C}{CTRL_C}", f"{CTRL_D}{yes}\r"):
        with keyboard(output) as (pipe, editor):
            pipe.send_text(leaving)
            Evening(pipe, editor, output, lang).sitting.play()
        assert said.say("left-table") in capsys.readouterr().out


def test_nobody_recalls_what_another_has_typed() -> None:
    """At one device the history of lines is each person's own."""
    with keyboard() as (pipe, editor):
        evening = Evening(pipe, editor, Window(), people=2)
        pipe.send_text(f"\rmark snake 5\raccept\r4 9\r\r{UP}{UP}{UP}\r{CTRL_C}yes\r")
        evening.sitting.play()
        first, second = evening.sitting._typed.values()
        assert sorted([len(first), len(second)]) == [0, 3]


def test_the_page_follows_the_window() -> None:
    """What is drawn is made for the size that the window has now."""
    output = Window(24, 80)
    with keyboard(output) as (_, editor):
        screen = Screen(Console(width=80, height=24, force_terminal=True), editor)
        screen.table(Page("\n".join(["board"] * 10), ["news " * 20] * 3))
        narrow = screen._ansi(screen._lay_out([], 80, 24), 80)
        wide = screen._ansi(screen._lay_out([], 140, 45), 140)
        assert len(narrow) == 10 + 6 and len(wide) == 10 + 3
        assert len(editor._lines(lambda columns, rows: ["line"] * 99, 1)) == 23
        output.size = Size(rows=45, columns=140)
        assert editor._size() == (140, 45)
        assert len(editor._lines(lambda columns, rows: ["line"] * 99, 1)) == 44


def test_who_is_at_the_end_of_a_stream_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(Console(width=80, file=None, force_terminal=False))

    def ended() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert not screen.asks
    with pytest.raises(Quit):
        screen.ask("prompt")
