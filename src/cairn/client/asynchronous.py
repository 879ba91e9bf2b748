"""An asynchronous client for a table on a server."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cairn.client.api import CONNECTION, P, T
from cairn.client.shared import SharedTable


class AsyncTransport:
    """Sends and receives for an `AsyncTable` without blocking the event loop."""

    socket: ClientConnection

    def __init__(self) -> None:
        """Begin without a connection."""
        self._hanging_up = AsyncExitStack()

    @staticmethod
    def call(method: Callable[P, T]) -> Callable[P, T]:
        """Return the method unchanged: its caller awaits the result."""
        return method

    @staticmethod
    async def fetch(request: httpx.Request) -> httpx.Response:
        """Send an HTTP request, and return the answer."""
        async with httpx.AsyncClient() as http:
            return await http.send(request)

    async def open(self, url: str) -> None:
        """Connect."""
        self.socket = await self._hanging_up.enter_async_context(connect(url, **CONNECTION))

    async def close(self) -> None:
        """Disconnect."""
        await self._hanging_up.aclose()

    async def send(self, message: bytes) -> None:
        """Send a message."""
        await self.socket.send(message)

    async def receive(self) -> str | bytes:
        """Return the next message."""
        return await self.socket.recv()

    async def sleep(self, seconds: float) -> None:
        """Wait for this number of seconds."""
        await asyncio.sleep(seconds)

    def within(self, seconds: float | None) -> asyncio.Timeout:
        """Raise `TimeoutError` after this number of seconds, whatever is awaited."""
        return asyncio.timeout(seconds)


class AsyncTable(SharedTable):
    """A table, as one seat knows it. A lost connection is restored, and nothing is lost or done twice."""

    _transport_type = AsyncTransport

    async def rematch(self) -> Self:
        """Set up a rematch, and return the new table; the host starts it when everybody is ready."""
        return await self._rematch()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
