"""What is slow to make and never changes: made once, in a worker, and kept in the database."""

import asyncio
from collections.abc import Awaitable, Callable

from cairn.server.storage import Store

__all__ = ["Keeper"]


class Keeper:
    """Things by name. Several who ask for the same at once wait for one making."""

    def __init__(self, store: Store) -> None:
        """Keep them in this store."""
        self._store = store
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def made(self, name: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under the name, made if it was not there; raises what the making does."""
        kept = await self._store.kept(name)
        if kept is not None:
            return kept.encode()
        if name not in self._making:
            self._making[name] = asyncio.create_task(self._make(name, make))
        return await asyncio.shield(self._making[name])

    async def _make(self, name: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            body = await make()
            await self._store.keep(name, body.decode())
            return body
        finally:
            del self._making[name]
