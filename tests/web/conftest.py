"""What the tests of the page stand on: a server with all games, a browser, and pages in which nothing goes wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from cairn.games import all_rooms
from tests.patience import LIMIT
from tests.server.services import Running
from tests.web.browsing import browsing

PATIENCE = LIMIT * 1000
"""Milliseconds: bots think in processes of their own, and a test machine has other things to do."""

expect.set_options(timeout=PATIENCE)

MakePage = Callable[..., Page]
REMARKS = ("service worker resource mismatch", "preloaded using link preload but not used", "registration blocked")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone before another module begins: while it is there, no test of this thread has an event loop of its own."""
    with browsing() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"), all_rooms(), workers=1)
    running.start()
    yield running
    running.stop()


def is_wrong(said: ConsoleMessage) -> bool:
    """Whether the console tells of something that the page does wrong.

    When the service worker comes while a page is loaded, the browser fetches a file again, and remarks on it.
    """
    return said.type in ("error", "warning") and not any(each in said.text for each in REMARKS)


@pytest.fixture
def new_page(browser: Browser, server: Running) -> Iterator[MakePage]:
    """Opens pages, each as another person's browser would; nothing may go wrong in any of them.

    They show what is true now at once, unless a test asks for another `pace`; then `motion` may be `reduce`.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def make(
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        is_lossy: bool = False,
        pace: str = "instant",
        has_worker: bool = True,
        motion: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=width < 860,
            reduced_motion="reduce" if (motion or pace) in ("reduce", "instant") else "no-preference",
            service_workers="allow" if has_worker else "block",  # what a worker asks for, no test can hold
        )
        # as `?pace=` in the address; an empty page keeps nothing
        context.add_init_script(f"if (location.protocol === 'http:') sessionStorage['cairn.pace'] ??= '{pace}'")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        if not is_lossy:  # a lost connection is said on the console by the browser itself
            page.on("console", lambda said: wrong.append(said.text) if is_wrong(said) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture
def page(new_page: MakePage) -> Page:
    return new_page()


@pytest.fixture(scope="session")
def pictures() -> Path:
    return Path(__file__).parents[2] / "build"
