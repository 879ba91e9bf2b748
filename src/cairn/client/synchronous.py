"""A blocking client for a table on a server."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager
from functools import wraps
from math import inf
from time import monotonic, sleep
from typing import Self

import httpx
from websockets.sync.client import ClientConnection, connect

from cairn.client.api import CONNECTION, P, T
from cairn.client.shared import SharedTable

SHORT = 0.1
"""Seconds. For less than that, the socket is asked again and again: the queues of Python 3.11, in which it keeps
messages, wait for ever if a short time is over before they have begun to wait."""
PAUSE = 0.0002
"""Seconds between."""


class BlockingTransport:
    """Sends and receives for a `Table`: every coroutine blocks until it is done, so none needs an event loop."""

    socket: ClientConnection

    def __init__(self) -> None:
        """Begin without a connection."""
        self._hanging_up = ExitStack()
        self._until = inf

    @staticmethod
    def call(method: Callable[P, Coroutine[object, None, T]]) -> Callable[P, T]:
        """Return a function that runs the method to its end."""

        @wraps(method)
        def call_blocking(*args: P.args, **rest: P.kwargs) -> T:
            return _run(method(*args, **rest))

        return call_blocking

    @staticmethod
    async def fetch(request: httpx.Request) -> httpx.Response:
        """Send an HTTP request, and return the answer."""
        with httpx.Client() as http:
            return http.send(request)

    async def open(self, url: str) -> None:
        """Connect."""
        self.socket = self._hanging_up.enter_context(connect(url, **CONNECTION))

    async def close(self) -> None:
        """Disconnect."""
        self._hanging_up.close()

    async def send(self, message: bytes) -> None:
        """Send a message."""
        self.socket.send(message)

    async def receive(self) -> str | bytes:
        """Return the next message; raise `TimeoutError` when the time is up."""
        left = self._until - monotonic()
        if left > SHORT:
            return self.socket.recv(timeout=None if left == inf else left)
        while True:
            try:
                return self.socket.recv(timeout=0)
            except TimeoutError:
                if monotonic() >= self._until:
                    raise
            sleep(PAUSE)

    async def sleep(self, seconds: float) -> None:
        """Wait for this number of seconds; raise `TimeoutError` at once if the time limit is earlier."""
        if monotonic() + seconds > self._until:
            raise TimeoutError
        sleep(seconds)

    @asynccontextmanager
    async def within(self, seconds: float | None) -> AsyncIterator[None]:
        """Limit what is awaited to this number of seconds, and to the rest of an outer limit."""
        outer, self._until = self._until, min(self._until, inf if seconds is None else monotonic() + seconds)
        try:
            yield
        finally:
            self._until = outer


class Table(SharedTable):
    """A table, as one seat knows it. A lost connection is restored, and nothing is lost or done twice."""

    _transport_type = BlockingTransport
    _transport: BlockingTransport

    def rematch(self) -> Self:
        """Set up a rematch, and return the new table; the host starts it when everybody is ready."""
        return _run(self._rematch())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _socket(self) -> ClientConnection:
        return self._transport.socket


def _run(coroutine: Coroutine[object, None, T]) -> T:
    """Return the coroutine's result; it awaits only blocking calls, so its first step is the last."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a blocking call waited for an event loop")
