"""A cache for results that take long and never change: computed once in a worker, and stored in the database."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from cairn.server.jobs.tasks import draft_file
from cairn.server.storage.store import Store


def review_key(match: str) -> str:
    """The key of the review of a table's game. It is deleted with the table."""
    return f"review/{match}"


class ProgressFile:
    """The progress of a computation: a number in a file that the worker writes and the server reads."""

    def __init__(self) -> None:
        """Begin at 0."""
        handle, self.path = mkstemp(prefix="cairn-")
        os.close(handle)

    @property
    def part(self) -> float:
        """The part that is done, from 0 to 1."""
        return float(Path(self.path).read_text(encoding="ascii") or 0)

    @property
    def draft(self) -> bytes | None:
        """What the worker knows so far; None before its first figures."""
        with suppress(FileNotFoundError):
            return Path(draft_file(self.path)).read_bytes()
        return None

    def close(self) -> None:
        """Delete the files."""
        for path in (self.path, draft_file(self.path), f"{self.path}.new"):
            Path(path).unlink(missing_ok=True)


class _Making:
    """A result that is being computed, and how many wait for it."""

    def __init__(self) -> None:
        self.progress = ProgressFile()
        self.waiters = 0
        self.task: asyncio.Task[bytes]


class ResultCache:
    """Results by key. Concurrent requests for the same key share one computation, which ends with the last of them."""

    def __init__(self, store: Store) -> None:
        """Store the results here."""
        self._store = store
        self._making: dict[str, _Making] = {}

    async def get(self, name: str, make: Callable[[ProgressFile], Awaitable[bytes]]) -> bytes:
        """Return the result, computed if it is not stored; raise what the computation raises."""
        kept = await self._store.load_result(name)
        if kept is not None:
            return kept.encode()
        making = self._making.get(name)
        if making is None:
            making = self._making[name] = _Making()
            making.task = asyncio.create_task(self._make(name, making, make))
        making.waiters += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiters -= 1
            if not making.waiters:
                self._forget(name, making)  # it takes a while to stop: whoever asks meanwhile has it made again
                making.task.cancel()
                await asyncio.gather(making.task, return_exceptions=True)

    def part(self, name: str) -> float | None:
        """The part that is done, from 0 to 1; None if it is not being computed."""
        making = self._making.get(name)
        return None if making is None else making.progress.part

    def draft(self, name: str) -> bytes | None:
        """What is known so far; None if there is nothing yet, or it is not being computed."""
        making = self._making.get(name)
        return None if making is None else making.progress.draft

    async def _make(self, name: str, making: _Making, make: Callable[[ProgressFile], Awaitable[bytes]]) -> bytes:
        try:
            body = await make(making.progress)
            await self._store.save_result(name, body.decode())
            return body
        finally:
            making.progress.close()
            self._forget(name, making)

    def _forget(self, name: str, making: _Making) -> None:
        if self._making.get(name) is making:
            del self._making[name]
