"""A table on a server, for programs that do one thing after the other."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager
from functools import wraps
from math import inf
from time import monotonic, sleep
from typing import Self

import httpx
from websockets.sync.client import ClientConnection, connect

from cairn.client.shared import SharedTable
from cairn.client.talk import CONNECTION, P, T


class BlockingLine:
    """How a `Table` sends and receives: each coroutine blocks until it is done, so none needs a loop."""

    socket: ClientConnection

    def __init__(self) -> None:
        """Nothing is connected yet."""
        self._hanging_up = ExitStack()
        self._until = inf

    @staticmethod
    def call(method: Callable[P, Coroutine[object, None, T]]) -> Callable[P, T]:
        """The method, run to its end."""

        @wraps(method)
        def called(*args: P.args, **rest: P.kwargs) -> T:
            return _run(method(*args, **rest))

        return called

    @staticmethod
    async def fetch(request: httpx.Request) -> httpx.Response:
        """The answer to a request by HTTP."""
        with httpx.Client() as http:
            return http.send(request)

    async def open(self, url: str) -> None:
        """Connect."""
        self.socket = self._hanging_up.enter_context(connect(url, **CONNECTION))

    async def close(self) -> None:
        """Hang up."""
        self._hanging_up.close()

    async def send(self, message: bytes) -> None:
        """Send a message."""
        self.socket.send(message)

    async def receive(self) -> str | bytes:
        """The next message; raises `TimeoutError` when the time is up."""
        return self.socket.recv(timeout=None if self._until == inf else max(0.0, self._until - monotonic()))

    async def sleep(self, seconds: float) -> None:
        """Wait so long; raises `TimeoutError` at once if the time would be up before."""
        if monotonic() + seconds > self._until:
            raise TimeoutError
        sleep(seconds)

    @asynccontextmanager
    async def within(self, seconds: float | None) -> AsyncIterator[None]:
        """Let what is awaited take no more than so many seconds, nor more than what is left of an outer limit."""
        outer, self._until = self._until, min(self._until, inf if seconds is None else monotonic() + seconds)
        try:
            yield
        finally:
            self._until = outer


class Table(SharedTable):
    """A table, as one seat of it knows it. A lost connection is made again, and nothing is lost or done twice."""

    _line_kind = BlockingLine
    _line: BlockingLine

    def rematch(self) -> Self:
        """Play again with the same people: the new table, to be started by the host when all are ready."""
        return _run(self._rematch())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _socket(self) -> ClientConnection:
        return self._line.socket


def _run(coroutine: Coroutine[object, None, T]) -> T:
    """What the coroutine returns; it waits for nothing but blocking calls, so the first step is the last."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a blocking call waited for an event loop")
