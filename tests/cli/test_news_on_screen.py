"""What has happened since the last move is read off a terminal of 80x24, prompt by prompt, through whole games."""

from typing import Any

import pytest
from rich.console import Console

from cairn.cli.screen import Screen
from cairn.text import text
from tests.cli.player import Evening
from tests.cli.screens import glass

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("lost-code", "pl", {"expansions": ["shortcut", "curse"]}),
    ("think-str8", "en", {}),
    ("break-the-code", "ru", {}),
]


@pytest.mark.parametrize(("game", "lang", "options"), TABLES)
def test_nothing_that_happened_is_hidden(
    monkeypatch: pytest.MonkeyPatch, game: str, lang: str, options: dict[str, Any]
) -> None:
    """Before each answer: all that others did, and what followed the seat's move, on the table's screen or on pages."""
    evening = Evening(game, lang=lang, seed=2, **options)
    sitting, match = evening.sitting, evening.match
    said = text(lang, match.game)
    with glass(monkeypatch) as seen:
        console = Console(width=80, height=24, force_terminal=True, color_system="truecolor", quiet=True)
        sitting.screen = Screen(console, seen, left_out=lambda count: said.say("news-left-out", count=count))
        before, prompts = (-1, 0), 0  # how far the game was at the prompt before, and the first screen since

        def next_line() -> str:
            nonlocal before, prompts
            desk = sitting._desk(0)
            number, (told, first) = len(desk.history), before
            if number != told:  # else nothing has happened, and the news have been read
                shown = " ".join(" ".join(" ".join(screen[:-1]) for screen in seen.screens[first:]).split())
                for line in sitting._board.news(desk, sitting._since[0]):
                    assert " ".join(line.split()) in shown
                prompts += 1
            before = number, len(seen.screens)
            return evening._anything()

        seen.typist = next_line
        sitting.play()
    assert match.result is not None and prompts > 5
    assert all(len(line) <= 80 for screen in seen.screens for line in screen)
