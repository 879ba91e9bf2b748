"""Nothing of a page beside the tables is beyond the window, cut off, covered or too small, in three languages."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from cairn.client import Table
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import LANGUAGES, SIZES, choose, misfits, resize
from tests.web.playing import settle
from tests.web.positions import Position, played


def _windows() -> Iterator[tuple[tuple[int, int], str, int]]:
    """Every size in the language with the longest words; the others, and large text, where there is least room."""
    for size in SIZES:
        yield size, "ru", 100
    for size in ((1280, 720), (390, 844)):
        yield size, "ru", 130
        yield from ((size, language, 100) for language in LANGUAGES if language != "ru")


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[Position]:
    position = played(server.url, "break-the-code", players=2, moves=500)
    yield position
    position.close()


@pytest.fixture(scope="module")
def waiting(server: Running) -> Iterator[Table]:
    table = Table.create(server.url, game="arnak", seats=["me", "person"], names=["Marta"])
    yield table
    table.close()


def _set_up(page: Page) -> None:
    page.locator("article").last.locator(".buttons > button").nth(1).click()
    page.locator(".setup").wait_for()


def _settings(page: Page) -> None:
    page.locator("header.top").get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").wait_for()


PAGES: dict[str, tuple[str, Callable[[Page], None] | None]] = {
    "lobby": ("/", None),
    "set-up": ("/", _set_up),
    "settings": ("/", _settings),
    "my games": ("/mine", None),
    "learn": ("/learn", None),
    "lesson": ("/learn/lost-code/counting-stones", None),
    "rules": ("/rules/arnak", None),
    "solver": ("/solve/break-the-code", None),
    "no page": ("/nowhere/at/all", None),
    "no table": ("/table/none", None),
    "join": ("join", None),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits(new_page: MakePage, server: Running, finished: Position, waiting: Table, name: str) -> None:
    path, opens = PAGES[name]
    page = new_page(is_lossy=True)  # an address that is none is said on the console
    finished.know(page)
    page.goto(str(waiting.link) if path == "join" else path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    settle(page)
    if opens:
        opens(page)
    found = []
    for (width, height), language, text in _windows():
        choose(page, language=language, size=text)
        resize(page, width, height)
        found += [f"{width}x{height} {language} {text}%: {each}" for each in misfits(page)]
    assert not found
