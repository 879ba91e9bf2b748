"""Browsers that speak HTTP to an application in this process: cookies and nothing else, and a clock set by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx

from cairn.server.app import make_app
from cairn.server.http.catalogue import Catalogue
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.settings import Settings
from cairn.server.storage.connect import open_store
from tests.server.positions import ROOMS, find
from tests.server.services import AtOnce, Clock

__all__ = ["Browser", "Site", "site"]

URL = "http://cairn.example"


class Browser(httpx.AsyncClient):
    """One browser of one person: whatever it was given it shows wherever its cookies go."""

    def __init__(self, name: str, url: str = URL, app: Any = None) -> None:
        super().__init__(base_url=url, transport=None if app is None else httpx.ASGITransport(app=app))
        self.name = name

    async def send_json(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the body of the answer."""
        answer = await self.request(method, path, json=body)
        assert answer.status_code != 500, (path, answer.text)
        return answer.status_code, answer.json()

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        """The body of an answer that must be a good one."""
        status, told = await self.send_json(method, path, body)
        assert status in (200, 201), (path, status, told)
        return told

    async def refusal(self, method: str, path: str, body: Any = None) -> str:
        """The key of a refusal."""
        status, told = await self.send_json(method, path, body)
        assert status in (401, 403, 404, 409), (path, status, told)
        return str(told["key"])

    async def come(self) -> "Browser":
        """Be a guest."""
        await self.told("POST", "/api/guest", {"name": self.name})
        return self

    async def open(self, game: str, *seats: str, **rest: Any) -> Any:
        """Set a table up, with so many people of this browser as there are seats called `me`."""
        names = [f"{self.name} {number}" if number else self.name for number in range(seats.count("me"))]
        return await self.told("POST", "/api/tables", {"game": game, "seats": seats, "names": names, **rest})

    async def sit(self, table: Any, *names: str) -> Any:
        """Sit down by the link."""
        body = {"names": names or (self.name,), "key": table["link"].partition("#")[2]}
        return await self.told("POST", f"/api/tables/{table['id']}/seats", body)

    async def sight(self, table: Any, seat: int | None = None) -> Any:
        """The sight of a seat, or of the first; None where it is refused."""
        named = "" if seat is None else f"?seat={seat}"
        status, told = await self.send_json("GET", f"/api/tables/{table['id']}/sight{named}")
        return told if status == 200 else None

    async def move(self, table: Any, seat: int | None = None, rng: Random | None = None) -> bool:
        """Make a move that is offered; False if there is none, or a bot that plays there was quicker."""
        sight = await self.sight(table, seat)
        if sight is None or not sight.get("offers"):
            return False
        moves = [move for offer in sight["offers"] for move in offer["moves"]]
        body = {"prompt": sight["asked"]["number"], "moves": [rng.choice(moves) if rng else moves[0]]}
        named = "" if seat is None else f"?seat={seat}"
        status, _ = await self.send_json("POST", f"/api/tables/{table['id']}/moves{named}", body)
        return status == 200


class Site:
    """Where browsers go: an application of this process with a clock set by hand, or a server."""

    def __init__(self, url: str = URL, app: Any = None) -> None:
        self.clock = Clock()
        self.app = app
        self._url = url
        self._browsers: list[Browser] = []

    def browser(self, name: str) -> Browser:
        """A browser that was never here."""
        self._browsers.append(Browser(name, self._url, self.app))
        return self._browsers[-1]

    async def guest(self, name: str) -> Browser:
        """A browser that is known as a guest, as the page's always are."""
        return await self.browser(name).come()

    async def close(self) -> None:
        """Close all browsers."""
        for browser in self._browsers:
            await browser.aclose()


@asynccontextmanager
async def site(folder: Path) -> AsyncIterator[Site]:
    """A site with a database of its own; bots answer at once."""
    store = await open_store(str(folder / "tables.sqlite"))
    opened = Site()
    tables = TableRegistry(Services(store, find, AtOnce(), opened.clock))
    # none of these limits is what is tested here
    opened.app = make_app(tables, Catalogue(ROOMS), Settings(table_rate=10_000, guest_tables=10_000))
    try:
        yield opened
    finally:
        await opened.close()
        await tables.stop()
        await store.close()
