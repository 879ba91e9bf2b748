"""What is slow to make and never changes: made once, in a worker, and kept in the database."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import mkstemp

from cairn.server.storage.store import Store

__all__ = ["ProgressFile", "ResultCache", "review_of"]


def review_of(match: str) -> str:
    """The name under which the review of a table's game is kept. It goes when the table does."""
    return f"review/{match}"


class ProgressFile:
    """How far a making has come: a number in a file that the worker writes and the server reads."""

    def __init__(self) -> None:
        """Begin at nothing."""
        handle, self.path = mkstemp(prefix="cairn-")
        os.close(handle)

    @property
    def part(self) -> float:
        """The part that is done, from 0 to 1."""
        return float(Path(self.path).read_text(encoding="ascii") or 0)

    def close(self) -> None:
        """Nobody asks any more."""
        Path(self.path).unlink(missing_ok=True)


class ResultCache:
    """Things by name. Several who ask for the same at once wait for one making."""

    def __init__(self, store: Store) -> None:
        """Keep them in this store."""
        self._store = store
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._progress: dict[str, ProgressFile] = {}

    async def get(self, name: str, make: Callable[[ProgressFile], Awaitable[bytes]]) -> bytes:
        """What is kept under the name, made if it was not there; raises what the making does."""
        kept = await self._store.load_result(name)
        if kept is not None:
            return kept.encode()
        if name not in self._making:
            self._making[name] = asyncio.create_task(self._make(name, make))
        return await asyncio.shield(self._making[name])

    def part(self, name: str) -> float | None:
        """How much of it is made, from 0 to 1; None if it is not being made."""
        progress = self._progress.get(name)
        return None if progress is None else progress.part

    async def _make(self, name: str, make: Callable[[ProgressFile], Awaitable[bytes]]) -> bytes:
        progress = self._progress[name] = ProgressFile()
        try:
            body = await make(progress)
            await self._store.save_result(name, body.decode())
            return body
        finally:
            progress.close()
            del self._making[name], self._progress[name]
