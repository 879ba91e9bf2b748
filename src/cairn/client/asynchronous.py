"""A table on a server, for programs that do several things at once."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cairn.client.shared import SharedTable
from cairn.client.talk import CONNECTION, P, T


class LoopLine:
    """How an `AsyncTable` sends and receives: others run meanwhile."""

    socket: ClientConnection

    def __init__(self) -> None:
        """Nothing is connected yet."""
        self._hanging_up = AsyncExitStack()

    @staticmethod
    def call(method: Callable[P, T]) -> Callable[P, T]:
        """The method as it is: its caller awaits what it gives."""
        return method

    @staticmethod
    async def fetch(request: httpx.Request) -> httpx.Response:
        """The answer to a request by HTTP."""
        async with httpx.AsyncClient() as http:
            return await http.send(request)

    async def open(self, url: str) -> None:
        """Connect."""
        self.socket = await self._hanging_up.enter_async_context(connect(url, **CONNECTION))

    async def close(self) -> None:
        """Hang up."""
        await self._hanging_up.aclose()

    async def send(self, message: bytes) -> None:
        """Send a message."""
        await self.socket.send(message)

    async def receive(self) -> str | bytes:
        """The next message."""
        return await self.socket.recv()

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)

    def within(self, seconds: float | None) -> asyncio.Timeout:
        """Raise `TimeoutError` after so many seconds, whatever is awaited."""
        return asyncio.timeout(seconds)


class AsyncTable(SharedTable):
    """A table, as one seat of it knows it. A lost connection is made again, and nothing is lost or done twice."""

    _line_kind = LoopLine

    async def rematch(self) -> Self:
        """Play again with the same people: the new table, to be started by the host when all are ready."""
        return await self._rematch()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
