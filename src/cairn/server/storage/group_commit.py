"""Group commit: appends that arrive while a transaction is being written share the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TypeAlias

from cairn.server.storage import Append, OnCommit, Unavailable

Outcome: TypeAlias = Exception | None
"""The result of one append: None if it is on disk."""


class GroupCommit:
    """Writes appends of many tables, one transaction at a time."""

    def __init__(
        self,
        write: Callable[[Sequence[Append]], Awaitable[Sequence[Outcome]]],
        largest: int,
        note: Callable[[Outcome], None] = lambda outcome: None,
    ) -> None:
        """Write groups of at most `largest` appends with `write`, which returns the outcome of each.

        `note` gets the outcome of a group: that of its last append.
        """
        self._write = write
        self._largest = largest
        self._note = note
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.tell: OnCommit = lambda appends, seconds: None

    def append(self, append: Append) -> asyncio.Future[None]:
        """Return a future that is done when the append is on disk; it raises what prevented that."""
        if self._closed:
            raise Unavailable("the database is closed")
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return written

    async def close(self) -> None:
        """Write what is waiting; refuse anything later."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[: self._largest], self._waiting[self._largest :]
            began = monotonic()
            try:
                outcomes = await self._write([append for append, _ in group])
            except Exception as error:  # whatever it was, everybody who waits must get it
                outcomes = [error] * len(group)
            self.tell(len(group), monotonic() - began)
            self._note(outcomes[-1])
            for (_, written), outcome in zip(group, outcomes, strict=True):
                if written.done():
                    continue  # the client has gone
                if outcome is None:
                    written.set_result(None)
                else:
                    written.set_exception(outcome)
        self._writer = None
