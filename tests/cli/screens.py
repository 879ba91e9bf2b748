"""A terminal that is not there: keys are pressed on it one screen after another, and what it shows can be read."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from cairn.cli import editor
from cairn.cli.editor import Drawn, Editor

__all__ = ["Glass", "Window", "glass"]


class Window(DummyOutput):
    """A terminal of some size that is not there."""

    def __init__(self, rows: int = 24, columns: int = 80) -> None:
        self.size = Size(rows=rows, columns=columns)

    def get_size(self) -> Size:
        return self.size


class Glass(Editor):
    """An editor whose screens are kept as they are drawn; `typist` types the lines, pages are turned to their end."""

    def __init__(self, keys: PipeInput, output: Window) -> None:
        super().__init__(keys, output)
        self.screens: list[list[str]] = []
        self.typist: Callable[[], str] = lambda: ""
        self._pipe = keys
        self._next: Callable[[], str] = lambda: ""
        self._is_new = True  # a prompt may look like the one before

    def line(self, drawn: Drawn, mark: str, lines: Iterable[str], history: Sequence[str]) -> str:
        """A line of the typist, once the screen that it answers is there."""
        asked = iter([lambda: f"{self.typist()}\r"])
        self._next, self._is_new = lambda: next(asked, lambda: "")(), True
        return super().line(drawn, mark, lines, history)

    def read(self, drawn: Drawn, footer: Callable[[int, int, int], str], at_end: bool = False) -> None:
        """Every page, down to the last."""
        self._next, self._is_new = lambda: " ", True
        super().read(drawn, footer, at_end)

    def drawn(self, app: Application[Any]) -> None:
        """Keep the screen as it is now, and press the keys that follow."""
        screen = app.renderer.last_rendered_screen
        if screen is None or app.is_done:
            return
        size = self._output.get_size()
        rows = [screen.data_buffer[row] for row in range(size.rows)]
        shown = ["".join(row[column].char for column in range(size.columns)).rstrip() for row in rows]
        if self._is_new or self.screens[-1:] != [shown]:
            self.screens.append(shown)
            self._is_new = False
            if keys := self._next():
                self._pipe.send_text(keys)


@contextmanager
def glass(monkeypatch: pytest.MonkeyPatch, rows: int = 24, columns: int = 80) -> Iterator[Glass]:
    """A terminal of so many rows and columns."""
    with create_pipe_input() as keys:
        seen = Glass(keys, Window(rows, columns))

        class Watched(Application[Any]):
            def __init__(self, *given: Any, **more: Any) -> None:
                super().__init__(*given, **more)
                self.after_render += seen.drawn

        monkeypatch.setattr(editor, "Application", Watched)
        yield seen
