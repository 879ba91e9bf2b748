"""A services with tables for tests: real storage, a clock that is set by hand, bots that answer at once."""

import asyncio
from collections.abc import Callable
from functools import partial
from threading import Event, Thread
from typing import Any

import httpx
import msgspec

from cairn.client.mirror import Mirror
from cairn.core.phrases import Ref, phrase
from cairn.core.steps import Noted
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server.jobs.pool import WorkerPool
from cairn.server.jobs.tasks import Solved
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.main import Server, bind_socket, make_server
from cairn.server.ops.trust import open_secure
from cairn.server.protocol.messages import SeatGrant
from cairn.server.protocol.requests import Create, Sit
from cairn.server.settings import Settings
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table.keys import hash_secret
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience
from tests.loose import AnySight
from tests.patience import LIMIT, prepare_clients
from tests.server.positions import ROOMS, find

prepare_clients()

FIXED_WORK = partial(WorkerPool, thinks=None, grace=LIMIT, patience=LIMIT, long=LIMIT, played_on=0, seed=1)
"""Bots that do the same work and choose the same moves on any machine, however busy it is; reviews only look."""


class Running:
    """A server on this machine, in a thread of its own, that can be stopped and started again."""

    def __init__(
        self,
        database: str,
        games: dict[str, Rooms] = ROOMS,
        make_workers: Callable[..., WorkerPool] = FIXED_WORK,
        push_transport: httpx.AsyncBaseTransport | None = None,
        **settings: Any,
    ) -> None:
        self.database = database
        self.games = games
        self._make_workers = make_workers
        self._push_transport = push_transport
        self._settings = settings
        self.url = ""
        self._port = 0
        self._server: Server | None = None
        self._thread: Thread | None = None

    def start(self) -> None:
        opened = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve(opened)), daemon=True)
        self._thread.start()
        assert opened.wait(LIMIT)

    @property
    def thread_name(self) -> str:
        """Of the thread whose loop serves the tables."""
        assert self._thread is not None
        return self._thread.name

    def stop(self) -> None:
        assert self._server is not None and self._thread is not None
        self._server.should_exit = True
        self._thread.join(LIMIT)
        assert not self._thread.is_alive()

    async def _serve(self, opened: Event) -> None:
        store = await open_store(self.database)
        # the tables of a test may be from any year, and are kept
        usual: dict[str, Any] = {"workers": 2, "keep_days": 0}
        settings = Settings(port=0, database=self.database, **{**usual, **self._settings})
        listening = bind_socket("127.0.0.1", self._port)
        secure, _ = open_secure(settings, listening)
        self._server = make_server(
            settings, store, self.games, opened.set, self._make_workers, self._push_transport, secure
        )
        self._port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        try:
            await self._server.serve([listening])
        finally:
            await store.close()


class Clock:
    """Time, as a test wants it."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


class AtOnce(WorkerPool):
    """A `WorkerPool` without processes: the first move, whatever the bot."""

    async def choose(
        self,
        rooms: Rooms,
        bot: str,
        sight: AnySight,
        moves: tuple[Any, ...],
        is_demo: bool = False,
        client: str = "",
    ) -> Any:
        return moves[0]

    async def hint(
        self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int, client: str = ""
    ) -> tuple[Line, ...]:
        return (Line(phrase(f"hint-{level}")),)

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool, client: str = "") -> Odds:
        return Odds(1, 0.0, ())

    async def prove(
        self, rooms: Rooms, sight: AnySight, cell: Cell, client: str = ""
    ) -> tuple[Verdict, tuple[Line, ...]]:
        return "open", ()

    async def ruled_out_by(self, rooms: Rooms, sight: AnySight, answer: Ref, client: str = "") -> tuple[Cell, ...]:
        return ()

    async def review(self, rooms: Rooms, record: str, progress: str | None = None, client: str = "") -> bytes:
        return b"{}"

    async def replay(
        self, rooms: Rooms, record: str, seat: int | None, in_beats: bool = False, client: str = ""
    ) -> bytes:
        return b"{}"

    async def daily(self, rooms: Rooms, date: str, seed: str, client: str = "") -> bytes:
        return b"{}"

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None, client: str = "") -> Solved:
        return Solved(None)


class Ear:
    """A `Subscriber` that puts together what it hears."""

    def __init__(self, credentials: Credentials, audience: Audience) -> None:
        self.credentials = credentials
        self.audience = audience
        self.address: str | None = None
        self.since = 0
        self.mirror = Mirror()
        self.heard: list[dict[str, Any]] = []
        self.dismissed: str | None = None

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        self.heard.append(told)
        self.mirror.apply(told)

    def dismiss(self, why: str) -> None:
        self.dismissed = why


def services(store: Store) -> Services:
    return Services(store, find, AtOnce(), Clock())


def by(secret: str | None, seat: int | None = None, key: str | None = None) -> Credentials:
    """What somebody shows who was given this."""
    return Credentials(None if secret is None else hash_secret(secret), None if key is None else hash_secret(key), seat)


async def friends(
    tables: TableRegistry, game: str = "coins", people: int = 2, bots: int = 0, **facts: Any
) -> tuple[str, list[Credentials]]:
    """A table with people at its first seats, and what each of them shows; the first is the host."""
    seats = ("me", *["person"] * (people - 1), *["steady"] * bots)
    host = await tables.create(Create(game=game, seats=seats, names=("Ann",), **facts))
    shown = [by(host.secret)]
    for name in ("Ben", "Cleo", "Dan")[: people - 1]:
        shown.append(by((await sit(tables, host, name)).secret))
    return host.id, shown


async def sit(tables: TableRegistry, host: SeatGrant, name: str) -> SeatGrant:
    assert host.link is not None
    return await tables.sit(host.id, Sit(names=(name,), key=host.link.partition("#")[2]), None)
