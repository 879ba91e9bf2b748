"""How often the page has to wait for the server until a table stands there: waves of requests, whatever each takes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.playing import pass_time, wait_until
from tests.web.positions import played

MOST_WAVES = 3
"""The document; what it names; everything else, with the socket."""
QUIET = 1_000
"""Milliseconds of the page's own clock after which it has asked for all that the last answers led to."""


class Waves:
    """Holds every request of a page, and lets those that are waiting go on together, one wave after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[tuple[str, Callable[[], None]]] = []
        self.sent: list[list[str]] = []
        self.running: set[str] = set()
        page.on("request", lambda request: self.running.add(request.url))
        page.on("requestfinished", lambda request: self.running.discard(request.url))
        page.on("requestfailed", lambda request: self.running.discard(request.url))
        page.route("**/*", lambda route: self.held.append((route.request.url, route.continue_)))
        page.route_web_socket("**/*", self._hold_socket)

    def _hold_socket(self, socket: WebSocketRoute) -> None:
        early: list[str | bytes] = []
        send: Callable[[str | bytes], None] = early.append

        def connect() -> None:
            nonlocal send
            send = socket.connect_to_server().send
            for message in early:
                send(message)

        socket.on_message(lambda message: send(message))
        self.held.append((socket.url, connect))

    def release(self) -> None:
        """Answer everything that waits, and wait until the page has asked for all that it asks for after that."""
        wave, self.held = self.held, []
        self.sent.append([url for url, _ in wave])
        for _, go_on in wave:
            go_on()
        wait_until(self.page, lambda: self.running <= {url for url, _ in self.held})
        pass_time(self.page, QUIET)


@pytest.mark.parametrize("game", ["lost-code", "arnak"])
def test_a_cold_table_stands_after_three_waves(new_page: MakePage, server: Running, game: str) -> None:
    position = played(server.url, game, players=2, moves=4, turn_of=0)
    page = new_page()
    position.know(page)
    waves = Waves(page)
    page.evaluate("address => void setTimeout(() => (location.href = address))", f"{server.url}/table/{position.id}")
    wait_until(page, lambda: bool(waves.held))
    while len(waves.sent) < MOST_WAVES:
        waves.release()
    expect(page.locator("section.bar.mine")).to_be_visible()
    while waves.held:  # fonts, which no table waits for
        waves.release()
    position.close()
