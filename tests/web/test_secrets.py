"""No secret reaches the browser: in worlds that a seat cannot tell apart, its page hears and shows the same.

The games are those of `tests/server/test_noninterference.py`, played to just before their end. What the page asks for
depends on how fast it is, so answers are compared by their questions; what it is told, and the page itself with every
label and attribute, must be equal at each of the seat's turns.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket

from cairn.core.steps import Played, Step
from cairn.core.table import Table
from cairn.core.values import Seat, replace
from cairn.games import all_rooms
from tests.contract.play import Trail, follow
from tests.server.services import Running
from tests.server.wiretap import Visit, fixed
from tests.server.worlds import other_world, played
from tests.web.playing import pass_time

AT: list[tuple[str, dict[str, Any], str]] = [
    ("lost-code", {"players": 2}, "hints"),  # what moves are worth is thought of for a time: odds differ by that alone
    ("lost-code", {"players": 4, "expansions": ["shortcut", "curse"], "variant": "x"}, "hints"),
    ("think-str8", {"players": 3, "tokens": "as-stones"}, "hints"),
    ("break-the-code", {"players": 2}, "hints"),
    ("break-the-code", {"players": 3, "rules": "tagiron"}, "hints"),
]
QUIET = 300
"""Milliseconds without a question after which the page asks none any more: it waits 150 for the next event."""
SLOW = 1500
"""Milliseconds in which the page asks what a key makes it ask, if it asks anything."""

DRAWN = """() => {
  const drawn = document.body.cloneNode(true);
  // what glows because it came just now, and what was said last: both depend on when messages came
  for (const each of drawn.querySelectorAll("[data-moved]")) each.removeAttribute("data-moved");
  for (const each of drawn.querySelectorAll("div.sr[aria-live]")) each.textContent = "";
  return document.title + drawn.outerHTML;
}"""


class Seen(NamedTuple):
    """What came to a browser, and what it made of it."""

    told: list[str]
    """By the socket, unasked."""
    answers: dict[str, set[str]]
    """By what was asked, over HTTP or the socket, and how much had been told by then."""
    pages: list[str]
    """The title and the whole body at each turn of the seat."""


class _Listener:
    """All that goes over the lines of a page."""

    def __init__(self, page: Page, url: str) -> None:
        self.told: list[str] = []
        self.answers: dict[str, set[str]] = {}
        self.asked = 0
        """How many questions the page has asked."""
        self.number = -1
        self.latest = 0
        """How much has happened at the table, of which the page may not have heard yet."""
        self._url = url
        self._open: dict[int, str] = {}
        page.on("websocket", self._socket)
        page.on("response", self._response)

    @property
    def is_waiting(self) -> bool:
        return bool(self._open)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        self.asked += 1
        question = json.loads(frame)
        number = question.pop("id", None)
        if number is not None:
            self._open[number] = f"{self.number} {json.dumps(question, sort_keys=True)}"

    def _received(self, frame: str | bytes) -> None:
        for line in (frame if isinstance(frame, str) else frame.decode()).splitlines():
            self._heard(line)

    def _heard(self, line: str) -> None:
        told = json.loads(line)
        number = told.pop("id", None)
        if number in self._open:
            question = self._open.pop(number)
            if question.startswith(f"{self.latest} "):  # else more may have happened before it was heard
                self.answers.setdefault(question, set()).add(json.dumps(told, sort_keys=True))
            return
        self.told.append(line)
        self.number = max(self.number, told.get("number", -1))

    def _response(self, response: Response) -> None:
        path = response.url.removeprefix(self._url)
        if path.startswith("/api"):
            asked = f"{response.request.method} {path} {response.request.post_data or ''}"
            body = re.sub(re.escape(self._url), "", response.text())
            self.answers.setdefault(asked, set()).add(f"{response.status} {body}")


@contextmanager
def _served(patch: pytest.MonkeyPatch, folder: Path, steps: tuple[Step, ...]) -> Iterator[Running]:
    fixed(patch, steps)
    folder.mkdir()
    server = Running(str(folder / "tables.sqlite"), all_rooms())
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _seen(
    browser: Browser, patch: pytest.MonkeyPatch, folder: Path, trail: Trail, steps: Any, seat: Seat, help: str
) -> Seen:
    """What the seat's page hears and shows while these steps are taken."""
    with _served(patch, folder, tuple(steps)) as server:
        visit = Visit(server.url, seat, follow(trail.game, trail.options, steps), help)
        context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
        context.add_cookies(
            [
                {
                    "name": f"cairn-{visit.table}",
                    "value": visit.secrets[seat],
                    "url": f"{server.url}/api/tables/{visit.table}",
                }
            ]
        )
        page = context.new_page()
        kept = [{"id": visit.table, "game": trail.game.name, "seats": [seat], "names": ["me"], "isHost": False}]
        page.add_init_script(f"localStorage['cairn.tables'] = {json.dumps(json.dumps(kept))}")
        page.add_init_script("localStorage['cairn.settings'] = '{\"motion\":\"off\"}'")
        listener = _Listener(page, server.url)
        visit.start()
        page.goto(f"/table/{visit.table}?pace=instant")
        page.locator("section.bar").wait_for()
        pages: list[str] = []
        for step in steps:
            if isinstance(step, Played):
                if step.seat == seat:
                    pages.append(_settled(page, listener, visit.number(seat)))
                visit.play(step)
        pages.append(_settled(page, listener, visit.number(seat)))
        for key in ("m",) if help == "none" else ("h", "h", "h", "m"):
            asked, waited = listener.asked, 0
            page.keyboard.press(key)
            while listener.asked == asked and waited < SLOW:
                pass_time(page, 50)
                waited += 50
            pages.append(_settled(page, listener, visit.number(seat)))
        context.close()
        visit.close()
        return Seen(listener.told, listener.answers, pages)


def _settled(page: Page, listener: _Listener, number: int) -> str:
    """The page when everything has been heard and answered."""
    listener.latest = number
    quiet = 0
    while quiet < QUIET:
        pass_time(page, 50)
        quiet = 0 if listener.number < number or listener.is_waiting else quiet + 50
    return str(page.evaluate(DRAWN))


def _both(
    browser: Browser,
    patch: pytest.MonkeyPatch,
    folder: Path,
    name: str,
    given: dict[str, Any],
    help: str,
    is_whole: bool = True,
) -> tuple[Seen, Seen]:
    trail, seat, rng = played(name, given, len(name) + given["players"], is_whole)
    steps = other_world(trail, seat, rng)
    assert tuple(steps) != trail.steps
    here = _seen(browser, patch, folder / "here", trail, trail.steps, seat, help)
    return here, _seen(browser, patch, folder / "there", trail, steps, seat, help)


def _differences(here: Seen, there: Seen) -> list[str]:
    """What one page knew and the other did not."""
    found = [f"told: {mine[:300]}" for mine, yours in zip(here.told, there.told, strict=False) if mine != yours]
    if len(here.told) != len(there.told):
        found.append(f"told {len(here.told)} times, and {len(there.told)} times")
    asked = here.answers.keys() & there.answers.keys()
    for each in asked:
        if here.answers[each] != there.answers[each]:
            found.append(f"answered: {each[:300]}: {here.answers[each]} {there.answers[each]}")
    for at, (one, other) in enumerate(zip(here.pages, there.pages, strict=True)):
        if one != other:
            same = next(place for place, (mine, yours) in enumerate(zip_longest(one, other)) if mine != yours)
            found.append(f"page {at}: {one[same - 200 : same + 100]}")
    return found


@pytest.mark.parametrize(("name", "given", "help"), AT)
def test_a_page_is_the_same_in_every_world(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, given: dict[str, Any], help: str
) -> None:
    here, there = _both(browser, monkeypatch, tmp_path, name, given, help)
    assert not _differences(here, there)
    assert len(here.told) > 5 and len(here.pages) > 6 and len(here.answers.keys() & there.answers.keys()) > 5


def _events_as_they_were(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "since", lambda table, seat, number: table.history[number:])


def _rack_turned_round(patch: pytest.MonkeyPatch) -> None:
    sight = Table.sight

    def leaking(table: Any, seat: Seat | None) -> Any:
        found = sight(table, seat)
        racks = getattr(table.state, "racks", None)  # nothing is dealt at first
        return found if seat is None or racks is None else replace(found, view=replace(found.view, racks=racks))

    patch.setattr(Table, "sight", leaking)


@pytest.mark.parametrize(
    ("plant", "name", "players", "where"),
    [(_events_as_they_were, "break-the-code", 4, "told"), (_rack_turned_round, "lost-code", 2, "page")],
)
def test_a_planted_leak_is_found(
    browser: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    plant: Any,
    name: str,
    players: int,
    where: str,
) -> None:
    plant(monkeypatch)
    here, there = _both(browser, monkeypatch, tmp_path, name, {"players": players}, "none", is_whole=False)
    assert any(each.startswith(where) for each in _differences(here, there))
