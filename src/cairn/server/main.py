"""One server process: a store, workers, the application and uvicorn, with a graceful shutdown."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import httpx
import uvicorn

from cairn.core.errors import BadInput
from cairn.core.extras import has_extra
from cairn.core.registry import look_up
from cairn.games import all_rooms
from cairn.games.rooms import Rooms
from cairn.server.app import make_app
from cairn.server.http import door
from cairn.server.http.base_path import UnderPath
from cairn.server.http.catalogue import Catalogue
from cairn.server.http.door import DoorProtocol, DoorSocket, door_with
from cairn.server.http.limits import Limits
from cairn.server.http.middleware import Guard
from cairn.server.jobs.pool import WorkerPool
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.live.turns import ignore_turns
from cairn.server.ops.address import Address, find_address
from cairn.server.ops.descriptors import raise_descriptor_limit
from cairn.server.ops.logging import log_event
from cairn.server.ops.metrics import Metrics
from cairn.server.ops.own_bots import register_own_bots
from cairn.server.ops.trust import SecureAddress, open_secure
from cairn.server.settings import Settings, split_list
from cairn.server.storage import Unavailable
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store

if TYPE_CHECKING:
    from cairn.server.push.service import PushService  # needs the extra `push`

NO_CONTACT = "https://localhost"
"""Some push services insist on an address of the server, also where it has none on the internet."""
LAST_WORDS = 10
"""Seconds for requests in progress to finish at shutdown."""


class Server(uvicorn.Server):
    """Uvicorn that reports when it is open, and asks clients to come back before it shuts down."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: TableRegistry,
        tell: Callable[[], None],
        secure: SecureAddress | None = None,
    ) -> None:
        """Serve these tables, by https too if there is an address for that."""
        super().__init__(config)
        self._secure = secure
        self.tables = tables
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then call `tell`."""
        await super().startup(sockets)
        if self.started and self._secure is not None:
            await self._serve_secure(self._secure)
        gc.collect()
        gc.freeze()  # what is loaded now stays: the collector need not scan it again
        if self.started:
            self._tell()

    async def _serve_secure(self, secure: SecureAddress) -> None:
        """Serve the same application by TLS; its connections end with the others."""
        protocol = self.config.http_protocol_class
        assert issubclass(protocol, DoorProtocol)

        def make_protocol() -> asyncio.Protocol:
            return protocol(self.config, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        opened = await loop.create_server(
            make_protocol, sock=secure.listening, ssl=secure.context, ssl_handshake_timeout=door.HEAD_WITHIN
        )
        self.servers.append(opened)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal, and do not raise it again afterwards: the store must still be closed."""
        if threading.current_thread() is not threading.main_thread() or sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self.handle_exit, each, None)
        try:
            yield
        finally:
            for each in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(each)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask clients to come back, finish requests in progress, and stop."""
        await self.tables.dismiss_all("shutdown")
        await super().shutdown(sockets)


def _report_storage(metrics: Metrics, fault: Unavailable | None) -> None:
    """Log when the database cannot be written to, once with its reason, and once when it can again."""
    metrics.storage_fault.set(0 if fault is None else 1)
    if fault is None:
        log_event("info", "storage-recovered")
    else:
        metrics.storage_faults.inc()
        log_event("error", "storage-failed", why=str(fault))


async def serve(settings: Settings, tell: Callable[[Address], None], games: dict[str, Rooms] | None = None) -> None:
    """Serve until a signal; call `tell` with the address once open. Without `games`, serve all of them."""
    raise_descriptor_limit()
    listening = bind_socket(settings.host, settings.port)
    try:
        place = find_address(settings, *listening.getsockname()[:2])
        secure, told = open_secure(place.settings, listening)
        place = place._replace(text=f"{place.text}\n{told}" if told else place.text)
        store = await open_store(settings.database)
        try:
            with store.lock():
                offered = register_own_bots(games or all_rooms(), place.settings.bot)
                server = make_server(place.settings, store, offered, lambda: tell(place), secure=secure)
                await server.serve([listening])
        finally:
            await store.close()
    finally:
        listening.close()


def make_server(
    settings: Settings,
    store: Store,
    games: dict[str, Rooms],
    tell: Callable[[], None],
    make_workers: Callable[..., WorkerPool] = WorkerPool,
    push_transport: httpx.AsyncBaseTransport | None = None,
    secure: SecureAddress | None = None,
) -> Server:
    """Return a server of these games with the tables of a store.

    `make_workers` decides how bots think, `push_transport` how push services are reached.
    """
    metrics = Metrics()

    def find(name: str) -> Rooms:
        return look_up("game", name, games)

    workers = make_workers(settings.workers or None, metrics=metrics)
    push = _make_push(settings, store, push_transport)
    trust = None if secure is None else secure.trust
    on_turn = ignore_turns if push is None else partial(_note_turn, push)
    services = Services(store, find, workers, _now, _now() if store.was_alone else 0, metrics, on_turn=on_turn)
    tables, limits = TableRegistry(services), Limits(settings)
    metrics.count_tables(lambda: len(tables))
    store.on_commit(metrics.count_commit)
    store.on_fault(partial(_report_storage, metrics))
    application = make_app(tables, Catalogue(games), settings, limits, push, trust)
    guarded = Guard(application, settings, limits, metrics, services.moderation)
    config = uvicorn.Config(
        UnderPath(guarded, settings.base_path) if settings.base_path else guarded,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=door_with(limits, metrics),
        ws=DoorSocket,
        ws_max_size=settings.largest_message,
        proxy_headers=True,
        forwarded_allow_ips=list(split_list(settings.forwarded_allow)),
        ws_per_message_deflate=False,  # the size of text compressed together gives information about its parts
        timeout_graceful_shutdown=LAST_WORDS,
        lifespan="on",
    )
    return Server(config, tables, tell, secure)


def _make_push(settings: Settings, store: Store, transport: httpx.AsyncBaseTransport | None) -> "PushService | None":
    """Return what notifies players, if the extra for it is installed."""
    if not has_extra("push"):
        return None
    from cairn.server.push.service import PushService

    contact = settings.public_url if settings.public_url.startswith("https://") else NO_CONTACT
    return PushService(store, contact, transport)


def _note_turn(push: "PushService", name: str, guests: Mapping[str, bool]) -> None:
    push.subscriptions.note_turn(name, guests, _now())


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise `BadInput` if the address cannot be used."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # name the protocol: only then does asyncio switch off Nagle's algorithm, which costs 40 ms a move
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise BadInput(f"{host}:{port}", (error.strerror or "cannot be listened on").lower()) from None
    return listening


_WALL, _STARTED = time.time_ns(), time.monotonic_ns()


def _now() -> int:
    """Wall-clock time at the start of the process plus its running time, so that clocks never jump."""
    return (_WALL + time.monotonic_ns() - _STARTED) // 1_000_000
