"""Nothing of a table is beyond the window, cut off, covered or too small: every game, every size, three languages."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import LANGUAGES, PHONE, SIZES, TEXT_SIZES, choose, draw, misfits
from tests.web.playing import IN_WORDS, settle
from tests.web.positions import played

Open = Callable[[Page], None]
"""Opens something over or beside the table: a payment, a hint, a proof."""


class Case(NamedTuple):
    """A table to be measured."""

    game: str
    players: int
    moves: int
    opens: tuple[str, ...] = ()
    options: dict[str, Any] | None = None
    is_in_words: bool = False


def _hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".ladder .lines li").first.wait_for()


def _pay(page: Page) -> None:
    page.locator(".ring.can").first.click()
    page.locator(".paying, .turn-panel").first.wait_for()


def _guess(page: Page) -> None:
    if not page.locator(".tray").count():  # on a phone, its place has opened it
        page.locator("[data-offer=guess]").first.click()
    page.locator(".tray").first.wait_for()


def _bet(page: Page) -> None:
    page.locator("[data-offer^='bet/']").first.click()


def _prove(page: Page) -> None:
    page.locator(".cell.nil, .cell.out").first.focus()
    page.keyboard.press("w")
    page.locator(".ladder .lines li").first.wait_for()


OPENS: dict[str, Open] = {"hint": _hint, "pay": _pay, "guess": _guess, "bet": _bet, "proof": _prove}

CASES = {
    "arnak 4": Case("arnak", 4, 100, ("pay",)),
    "arnak 3": Case("arnak", 3, 200, options={"side": "snake"}),
    "arnak 2": Case("arnak", 2, 72, ("hint",)),
    "arnak 1": Case("arnak", 1, 60, options={"side": "snake"}),
    "break-the-code 4": Case("break-the-code", 4, 9, options={"rules": "tagiron"}),
    "break-the-code 3": Case("break-the-code", 3, 6, ("hint", "guess")),
    "break-the-code 2": Case("break-the-code", 2, 6, ("guess",)),
    "lost-code 4": Case("lost-code", 4, 26, ("proof", "hint", "bet"), {"expansions": ["shortcut", "curse"]}),
    "lost-code final": Case("lost-code", 4, 54),
    "think-str8 4": Case("think-str8", 4, 16, ("hint",)),
    "in words": Case("arnak", 3, 60, is_in_words=True),
}


def _windows(state: str) -> Iterator[tuple[tuple[int, int], str, int]]:
    """Sizes, languages and sizes of text: long words (Russian) at each size, the rest where there is least room."""
    for size in SIZES:
        yield size, "ru", 100
    if not state:
        yield from ((SIZES[1], language, 100) for language in LANGUAGES if language != "ru")
        yield from ((SIZES[0], "ru", text) for text in TEXT_SIZES[1:])


def _places(page: Page) -> Iterator[str]:
    """On a phone, one place after the other; elsewhere all of the table is shown."""
    tabs = page.locator("main nav button")
    shown = tabs.count() if page.viewport_size and page.viewport_size["width"] < PHONE else 0
    yield ""
    for tab in range(1, shown):
        tabs.nth(tab).click()
        draw(page)
        yield f" at place {tab + 1}"
    if shown:
        tabs.first.click()


def _measure(page: Page, state: str) -> list[str]:
    found = []
    for (width, height), language, text in _windows(state):
        choose(page, language=language, size=text)
        page.set_viewport_size({"width": width, "height": height})
        draw(page)
        for place in [""] if state else _places(page):
            where = f"{state or 'turn'} {width}x{height} {language} {text}%{place}"
            found += [f"{where}: {each}" for each in misfits(page)]
    return found


@pytest.mark.parametrize("name", CASES)
def test_everything_fits(new_page: MakePage, server: Running, name: str) -> None:
    case = CASES[name]
    position = played(
        server.url,
        case.game,
        players=case.players,
        moves=case.moves,
        options=case.options or {},
        turn_of=0,
        help="odds",
    )
    page = new_page()
    if case.is_in_words:
        page.add_init_script(IN_WORDS)
    position.open(page)
    settle(page)
    found = _measure(page, "")
    for state in case.opens:
        choose(page, language="en", size=100)
        page.set_viewport_size({"width": 1440, "height": 900})
        OPENS[state](page)
        settle(page)
        found += _measure(page, state)
        page.keyboard.press("Escape")
    position.close()
    assert not found


@pytest.mark.parametrize("game", ["arnak", "lost-code"])
def test_a_laptop_shows_all_of_a_table(new_page: MakePage, server: Running, game: str) -> None:
    position = played(server.url, game, players=4, moves=8, turn_of=0)
    page = new_page(width=1280, height=720, language="ru")
    position.open(page)
    settle(page)
    assert not misfits(page)
    position.close()
