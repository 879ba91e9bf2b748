"""The keyboard of a terminal: lines that can be edited, recalled and completed, and pages to turn.

Only imported if a person sits at a terminal. Everything is redrawn for the current size of the window.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import takewhile
from typing import TypeAlias

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import has_completions
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import Dimension, Float, FloatContainer, HSplit, Layout, Window
from prompt_toolkit.layout.controls import BufferControl, FormattedTextControl
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.styles import Style

from cairn.terminal.board import fold_word

Drawn: TypeAlias = Callable[[int, int], Sequence[str]]
"""The lines to show in this number of columns and rows, with terminal codes for colours."""

_MENU_ROWS = 8
_STYLE = Style.from_dict({"completion-menu": "noinherit", "completion-menu.completion.current": "reverse"})


class Editor:
    """A keyboard and its terminal."""

    def __init__(self, keys: Input | None = None, output: Output | None = None) -> None:
        """Use those of the process, unless others are given."""
        self._keys = keys
        self._output = output or create_output()
        # The table stays on the alternate screen from the first line to the last, so no prompt may leave it. There is
        # no setting for that, only these two methods of our own output.
        self._output.enter_alternate_screen = _nothing  # type: ignore[method-assign]  # see above
        self._output.quit_alternate_screen = _nothing  # type: ignore[method-assign]  # see above

    def line(self, drawn: Drawn, mark: str, lines: Iterable[str], history: Sequence[str]) -> str:
        """Return a line typed below the drawing.

        Tab completes it to one of the `lines`, arrows recall the history. Ctrl-C clears it; on an empty line it raises
        `KeyboardInterrupt`, and Ctrl-D raises `EOFError`.
        """
        known, drawn = tuple(lines), cache(drawn)  # a key press changes nothing above
        buffer = Buffer(history=InMemoryHistory(history), completer=_Words(known), multiline=False)
        bindings = KeyBindings()

        @bindings.add("enter")
        def _(event: KeyPressEvent) -> None:
            event.app.exit(result=buffer.text)

        @bindings.add("c-c")
        def _(event: KeyPressEvent) -> None:
            if buffer.text:
                buffer.reset()
            else:
                event.app.exit(exception=KeyboardInterrupt())

        @bindings.add("c-d")
        def _(event: KeyPressEvent) -> None:
            if not buffer.text:
                event.app.exit(exception=EOFError())

        @bindings.add("tab")
        def _(event: KeyPressEvent) -> None:
            begun, found = next_words(buffer.document.text_before_cursor, known)
            common = _common(found)
            if buffer.complete_state:
                buffer.complete_next()
            elif len(common) > len(begun):
                buffer.delete_before_cursor(len(begun))
                buffer.insert_text(common)
            elif found:
                buffer.start_completion()

        @bindings.add("escape", filter=has_completions, eager=True)
        def _(event: KeyPressEvent) -> None:
            buffer.cancel_completion()

        above = Window(
            FormattedTextControl(lambda: ANSI("\n".join(self._lines(drawn, 1)))),
            height=lambda: Dimension.exact(len(self._lines(drawn, 1))),
            wrap_lines=False,
        )
        typed = Window(BufferControl(buffer, input_processors=[BeforeInput(mark)]), height=1)
        menu = Float(CompletionsMenu(max_height=_MENU_ROWS), xcursor=True, ycursor=True)
        body = FloatContainer(HSplit([above, typed, Window()]), [menu])
        return str(self._run(Layout(body, typed), bindings))

    def read(self, drawn: Drawn, footer: Callable[[int, int, int], str], at_end: bool = False) -> None:
        """Show pages to turn; `footer` says which of how many lines are shown, and how to continue.

        Enter, Space and the arrows turn pages, and leave at the end; `q`, Escape and Ctrl-C leave at once.
        """
        at, drawn = 1 << 30 if at_end else 0, cache(drawn)

        def room() -> int:
            return max(1, self._output.get_size().rows - 1)

        def shown() -> tuple[int, list[str]]:
            lines = list(drawn(*self._size()))
            return min(at, max(0, len(lines) - room())), lines

        def page() -> ANSI:
            first, lines = shown()
            return ANSI("\n".join(lines[first : first + room()]))

        def below() -> str:
            first, lines = shown()
            return footer(first + 1, min(first + room(), len(lines)), len(lines))

        bindings = KeyBindings()

        def bind(keys: Sequence[str], by: Callable[[], int], leaves: bool = False) -> None:
            def turn(event: KeyPressEvent) -> None:
                nonlocal at
                first, lines = shown()
                if leaves and first + room() >= len(lines):
                    event.app.exit(result="")
                at = max(0, first + by())

            for key in keys:
                bindings.add(key)(turn)

        bind(("enter", "space", "pagedown"), room, leaves=True)
        bind(("down", "j"), lambda: 1)
        bind(("up", "k"), lambda: -1)
        bind(("pageup", "b"), lambda: -room())
        bind(("home", "g"), lambda: -(1 << 30))
        bind(("end", "G"), lambda: 1 << 30)
        for key in ("q", "escape", "c-c", "c-d"):
            bindings.add(key, eager=key == "escape")(lambda event: event.app.exit(result=""))
        text = Window(FormattedTextControl(page), always_hide_cursor=True)
        foot = Window(FormattedTextControl(below, style="reverse"), height=1, always_hide_cursor=True)
        self._run(Layout(HSplit([text, foot])), bindings)

    def _run(self, layout: Layout, bindings: KeyBindings) -> object:
        app: Application[object] = Application(
            layout,
            key_bindings=bindings,
            full_screen=True,
            input=self._keys,
            output=self._output,
            style=_STYLE,
            color_depth=ColorDepth.from_env() or ColorDepth.TRUE_COLOR,
        )
        app.ttimeoutlen = 0.05  # Escape alone works at once
        return app.run()

    def _size(self) -> tuple[int, int]:
        size = self._output.get_size()
        return size.columns, size.rows

    def _lines(self, drawn: Drawn, kept: int) -> Sequence[str]:
        """The end of the drawing that fits, with this number of rows kept free."""
        columns, rows = self._size()
        return drawn(columns, rows)[-max(1, rows - kept) :]


def next_words(typed: str, lines: Iterable[str]) -> tuple[str, list[str]]:
    """The word being typed, and its completions: the next words of lines that begin like this."""
    words = typed.split()
    begun = words.pop() if words and not typed[-1:].isspace() else ""
    found: dict[str, None] = {}
    for line in lines:
        parts = line.split()
        alike = len(parts) > len(words) and all(
            fold_word(part).startswith(fold_word(word)) for part, word in zip(parts, words, strict=False)
        )
        if alike and fold_word(parts[len(words)]).startswith(fold_word(begun)):
            found[parts[len(words)]] = None
    return begun, list(found)


def _common(words: Sequence[str]) -> str:
    """The common beginning of all words."""
    alike = takewhile(lambda signs: len(set(signs)) == 1, zip(*words, strict=False))
    return "".join(signs[0] for signs in alike)


class _Words(Completer):
    """Completes lines word by word."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._known = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        begun, found = next_words(document.text_before_cursor, self._known)
        for word in found:
            yield Completion(word, start_position=-len(begun))


def _nothing() -> None:
    pass
