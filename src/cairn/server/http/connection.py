"""Requests whose answer takes long: for whom the work is done, and whether anybody still waits for it."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State

from cairn.core.errors import CairnError

T = TypeVar("T")


class ClientGone(CairnError):
    """The client has disconnected: the work was stopped, and nobody reads the answer."""


def client_of(request: Request[Any, Any, State]) -> str:
    """The client that a job is done for: its address, or the network of it that the limits count as one."""
    address = request.client.host if request.client else ""
    return request.app.state.limits.client(address) or address


async def while_connected(request: Request[Any, Any, State], work: Coroutine[Any, Any, T]) -> T:
    """Do the work, and stop it when the client disconnects; then raise `ClientGone`. The body must have been read."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_wait_until_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientGone("the client has disconnected")
    finally:
        for task in (working, leaving):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _wait_until_gone(request: Request[Any, Any, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
