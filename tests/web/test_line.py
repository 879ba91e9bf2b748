"""What comes late, or not at all: dead lines, refused try-outs, answers to what is over."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cairn.server.storage import Unavailable
from cairn.server.storage.store import Store
from tests.patience import LIMIT
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.lines import DeadLine
from tests.web.playing import expect_turn, wait_until
from tests.web.positions import played


def test_a_line_that_dies_silently_is_noticed_and_what_was_missed_is_told(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "break-the-code", players=2, turn_of=1)
    line = DeadLine(server.url)
    page = new_page(is_lossy=True)
    heard: list[str | bytes] = []

    def has_heard(what: str, times: int) -> bool:
        return sum(f'"{what}"' in str(each) for each in heard) >= times

    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.clock.install()
    position.know(page)
    page.context.add_cookies(
        [{"name": f"cairn-{position.id}", "value": position.secret, "url": f"{line.url}/api/tables/{position.id}"}]
    )
    page.goto(f"{line.url}/table/{position.id}")
    page.locator("section.bar").first.wait_for()
    banner = page.get_by_role("alert")
    for signs in (1, 2):  # it is quiet, and alive
        page.clock.run_for(21_000)
        wait_until(page, partial(has_heard, "pong", signs))
    expect(banner).to_have_count(0)

    line.swallows.set()
    position.seats[1].update()
    position.seats[1].play(next(move for move in position.seats[1].moves if getattr(move, "card", None)))
    page.clock.run_for(25_000)
    expect(banner).to_have_count(0)
    page.clock.run_for(6_000)
    expect(banner).to_contain_text("No connection.")
    line.swallows.clear()
    page.evaluate("dispatchEvent(new Event('online'))")  # it may be back by itself already
    expect(page.locator(".banner.l-row").filter(has_text="You are back.")).to_contain_text("Iwo")
    expect_turn(page)
    line.close()
    position.close()


def intercept(page: Page, hear: Callable[[WebSocketRoute, dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """What the page sends from now on; `hear` looks at each message of the page first, and says whether it goes on."""
    sent: list[dict[str, Any]] = []

    def proxy(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(message: str | bytes) -> None:
            asked = json.loads(message)
            sent.append(asked)
            if hear(route, asked):
                server.send(message)

        route.on_message(to_server)

    page.route_web_socket("**/socket", proxy)
    return sent


def test_a_move_that_could_not_be_tried_out_is_not_made(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "arnak", players=2, turn_of=0)
    page = new_page()
    refusals = [1]

    def refuse_once(route: WebSocketRoute, asked: dict[str, Any]) -> bool:
        if asked["ask"] != "try" or not refusals:
            return True
        refusals.pop()
        route.send(json.dumps({"tell": "failed", "id": asked["id"], "place": "rate", "text": "too many messages"}))
        return False

    sent = intercept(page, refuse_once)
    position.open(page)
    card = page.locator("main [data-ref^='hand:fund'] button, main [data-ref^='hand:explore'] button").first
    card.click()
    expect(page.locator(".banner.wrong").get_by_role("button", name="Close")).to_be_visible()
    expect(page.locator("section.bar button.chip")).to_have_count(0)
    card.click()
    expect(page.locator("section.bar button.chip")).to_have_count(1)
    assert not [each for each in sent if each["ask"] == "move"]
    position.close()


def test_a_player_reads_that_nothing_can_be_saved(
    new_page: MakePage, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, say: the move is refused in words, and can be made again when there is room."""

    async def append(*_: object) -> None:
        raise Unavailable("database or disk is full")

    position = played(server.url, "break-the-code", players=2, turn_of=0)
    page = new_page()
    position.open(page)
    expect_turn(page)
    monkeypatch.setattr(Store, "append", append)
    page.locator(".card.can .face:not(:has(~ .foot .two))").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".banner.wrong")).to_contain_text("The server can’t save anything right now.")
    monkeypatch.undo()
    page.keyboard.press("Enter")
    expect(page.locator("section.bar.mine")).to_have_count(0)
    position.close()


def test_a_hint_that_comes_late_is_not_shown_at_the_next_prompt(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "break-the-code", players=2, turn_of=0, help="hints")
    page = new_page()
    held: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def hold_hints(route: WebSocketRoute, asked: dict[str, Any]) -> bool:
        if asked["ask"] != "hint":
            return True
        held.append((route, asked))
        return False

    intercept(page, hold_hints)
    position.open(page)
    expect_turn(page)
    page.keyboard.press("h")
    page.locator(".card.can .face:not(:has(~ .foot .two))").first.click()
    page.keyboard.press("Enter")
    expect(page.locator("section.bar.mine")).to_have_count(0)
    position.seats[1].update()
    assert position.seats[1].wait(LIMIT)
    position.seats[1].play(next(move for move in position.seats[1].moves if getattr(move, "card", None)))
    expect_turn(page)
    [(route, asked)] = held
    lines = [{"phrase": {"key": "chat-hello", "facts": {}}, "role": "look"}]
    route.send(json.dumps({"tell": "hint", "id": asked["id"], "level": 11, "phrases": [], "lines": lines}))
    expect(page.get_by_role("button", name="Hint").first).to_be_enabled()  # no hint is on its way any more
    page.keyboard.press("h")
    wait_until(page, lambda: len(held) == 2)
    assert held[1][1]["level"] == 11  # nothing was reached at this prompt
    assert "Hello!" not in page.locator("main").inner_text()
    position.close()
