"""A store of logs: what both databases have in common."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from typing import Any

from cairn.server.storage import Append, Listing, Loaded, OnCommit, OnFault, OnWritten, Statement, Unavailable, schema
from cairn.server.storage.group_commit import GroupCommit, Outcome

CHECK_EVERY = 1.0
"""Seconds between two trials whether the database can be written to; anybody may ask."""


class Store(ABC):
    """Stores logs, snapshots, listings and results."""

    is_shared: bool
    """Whether other processes may write here too."""
    was_alone: bool
    """Whether no other process was serving these tables when this one began."""

    def __init__(self, largest_group: int) -> None:
        """Write at most that many appends in one transaction."""
        self._group = GroupCommit(self._write, largest_group, self._note_outcome)
        self._fault: Unavailable | None = None
        self._tell_fault: OnFault = lambda fault: None
        self._checked = -CHECK_EVERY

    def append(self, append: Append) -> asyncio.Future[None]:
        """Write the entries to disk; raise `Conflict` or `Unavailable`. It is done whether or not anybody waits."""
        return self._group.append(append)

    async def lines(self, match: str, after: int = 0) -> tuple[str, ...]:
        """The entries after that number, in order; none if there is no such match."""
        return tuple(line for (line,) in await self.rows(schema.LINES, match, after))

    async def load(self, match: str) -> Loaded | None:
        """The last snapshot and the entries after it; None if there is no such match."""
        rows = await self.rows(schema.SNAPSHOT, match)
        number, body = rows[0] if rows else (0, None)
        lines = await self.lines(match, number)
        return Loaded(body and body.encode(), number, lines) if body or lines else None

    async def list_tables(self, statuses: Sequence[str], visibility: str, limit: int) -> list[tuple[str, Listing]]:
        """The tables with these statuses, most recent first."""
        return [_listing(row) for row in await self.rows(schema.LIST, visibility, statuses[0], statuses[-1], limit)]

    async def list_of_guest(self, guest: str, limit: int, running: bool = False) -> list[tuple[str, Listing]]:
        """The tables of a guest, most recent first; only those that wait or are being played, if `running`."""
        statement = schema.RUNNING_OF_GUEST if running else schema.OF_GUEST
        return [_listing(row) for row in await self.rows(statement, guest, limit)]

    async def find_code(self, code: str) -> str | None:
        """The table that waits under that code; None if there is none."""
        rows = await self.rows(schema.CODED, code)
        return str(rows[0][0]) if rows else None

    async def game_of(self, match: str) -> str | None:
        """The game of a table; None if there is no such table."""
        rows = await self.rows(schema.GAME, match)
        return str(rows[0][0]) if rows else None

    async def save_result(self, name: str, body: str) -> None:
        """Store a result that took long; an existing one stays."""
        await self.change((schema.STOW, name, body))

    async def load_result(self, name: str) -> str | None:
        """The result of that name; None if there is none."""
        rows = await self.rows(schema.FIND, name)
        return str(rows[0][0]) if rows else None

    def on_commit(self, tell: OnCommit) -> None:
        """Call `tell` after every transaction from now on."""
        self._group.tell = tell

    def on_fault(self, tell: OnFault) -> None:
        """Call `tell` when the database cannot be written to any more, and when it can again."""
        self._tell_fault = tell

    async def check(self) -> None:
        """Raise `Unavailable` unless the database can be read and written; it is tried once in a while."""
        now = monotonic()
        if now - self._checked >= CHECK_EVERY:
            self._checked = now
            try:
                await self.change((schema.PROVE, str(now)))
            except Unavailable as error:
                self._note_outcome(error)
            else:
                self._note_outcome(None)
        if self._fault is not None:
            raise self._fault

    @property
    def can_write(self) -> bool:
        """Whether the database could be written to when that was last tried."""
        return self._fault is None

    def _note_outcome(self, outcome: Outcome) -> None:
        """Note whether the database could be written to, and tell when that changes."""
        fault = outcome if isinstance(outcome, Unavailable) else None
        if (fault is None) is not (self._fault is None):
            self._tell_fault(fault)
        self._fault = fault

    def lock(self) -> AbstractContextManager[None]:
        """Keep other servers from these tables, where they must not share them; raise `BadInput` if one has them."""
        return nullcontext()

    @abstractmethod
    def on_written(self, tell: OnWritten) -> None:
        """Call `tell` for entries of other processes from now on."""

    @abstractmethod
    async def size(self) -> tuple[int, int | None]:
        """The bytes of the database, and those that are free where it is (None: on another machine)."""

    @abstractmethod
    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a query of `cairn.server.storage.schema`."""

    @abstractmethod
    async def change(self, *statements: Statement) -> list[Any]:
        """Run all of the statements or none, and return the rows of the last."""

    @abstractmethod
    async def _write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """Write all of them in one transaction; if that fails, each in its own."""

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        await self._group.close()


def _listing(row: Sequence[Any]) -> tuple[str, Listing]:
    match, *fields = row
    return match, Listing(*fields)
