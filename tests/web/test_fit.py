"""Nothing of a table is beyond the window, cut off, covered or too small: every game, every size, three languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.server.services import Running
from tests.web.cases import CASES, OPENS, go_to
from tests.web.conftest import MakePage
from tests.web.fitting import LANGUAGES, PHONE, SIZES, TEXT_SIZES, choose, draw, misfits, resize
from tests.web.playing import IN_WORDS, settle
from tests.web.positions import played
from tests.web.staging import Staged

LAPTOP = SIZES[1]


def _windows() -> Iterator[tuple[tuple[int, int], str, int]]:
    """Sizes, languages and sizes of text: long words (Russian) at each size, the rest where there is least room."""
    for size in SIZES:
        yield size, "ru", 100
    yield from ((LAPTOP, language, 100) for language in LANGUAGES if language != "ru")
    yield from ((size, "ru", text) for text in TEXT_SIZES[1:] for size in SIZES[:2])


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
    for (width, height), language, text in _windows():
        choose(page, language=language, size=text)
        resize(page, width, height)
        go_to(page, state)
        draw(page)
        for place in [""] if state else _places(page):
            where = f"{state or 'turn'} {width}x{height} {language} {text}%{place}"
            found += [f"{where}: {each}" for each in misfits(page)]
    return found


@pytest.mark.parametrize("name", CASES)
def test_everything_fits(new_page: MakePage, server: Running, name: str) -> None:
    case = CASES[name]
    position = case.play(server)
    page = new_page()
    if case.is_in_words:
        page.add_init_script(IN_WORDS)
    position.open(page)
    settle(page)
    found = _measure(page, "")
    for state in case.opens:
        choose(page, language="en", size=100)
        resize(page, 1440, 900)
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


@pytest.mark.parametrize("game", ["arnak", "break-the-code", "lost-code", "think-str8"])
def test_what_plays_fits(new_page: MakePage, server: Running, game: str) -> None:
    """Captions, news and what is above them: while beats are shown nothing else is cut or covered either."""
    position = played(server.url, game, players=4, moves=30, turn_of=1)
    stage = Staged(new_page(pace="calm"), position)
    stage.let_all_move(6)
    stage.wait_for_beats()
    found = _measure(stage.page, "playing")
    assert stage.behind > 0
    position.close()
    assert not found
