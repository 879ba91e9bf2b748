"""Logs in one SQLite file: nothing to install, and every append is on disk when it returns."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from typing import Any, TypeVar

from cairn.core.errors import BadInput
from cairn.core.values import encode
from cairn.server.storage import Append, Conflict, OnWritten, Statement, Unavailable, schema
from cairn.server.storage.group_commit import Outcome
from cairn.server.storage.lock import FileLock
from cairn.server.storage.store import Store

_IS_GAP = """
    select exists (select 1 from json_each(?1) as head where not exists (
        select 1 from entry
        where match = json_extract(head.value, '$[0]') and number = json_extract(head.value, '$[1]')))"""
_INSERT = """
    insert into entry (match, number, line)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') from json_each(?1)"""

T = TypeVar("T")

LARGEST_GROUP = 1024
"""Appends in one transaction."""
LARGEST_WAL = 8192
"""Pages (32 MiB) written to the write-ahead log before a checkpoint: the same few pages change again and again, and
during a checkpoint everybody waits for the disk."""
PATIENCE = 5.0
"""Seconds to wait for another process that writes to the same file (a backup, say)."""


async def open_sqlite(path: Path) -> "SQLiteStore":
    """Return the file, created or migrated if needed; raise `BadInput` if that is not possible."""
    store = SQLiteStore(path)
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


class SQLiteStore(Store):
    """A `Store` in a file. One thread writes, another reads; the event loop waits for neither."""

    is_shared = False
    was_alone = True
    """Several processes need PostgreSQL."""

    def __init__(self, path: Path) -> None:
        """Use the file; call `prepare` first."""
        super().__init__(LARGEST_GROUP)
        self._path = path
        self._writing = _Thread(path)
        self._reading = _Thread(path)

    async def prepare(self) -> None:
        """Create the folder and the tables."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            await self._writing.ask(_migrate)
        except OSError as error:
            raise BadInput(str(self._path), (error.strerror or "cannot be opened").lower()) from None
        except sqlite3.Error as error:
            raise BadInput(str(self._path), f"is no database that cairn can use: {error}") from None

    def lock(self) -> FileLock:
        """Keep other servers from the file: they would not hear of each other's moves."""
        return FileLock(self._path)

    def on_written(self, tell: OnWritten) -> None:
        """Do nothing: no other process writes to the file."""

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        await super().close()
        await self._writing.close()
        await self._reading.close()

    async def change(self, *statements: Statement) -> list[Any]:
        """Run all of the statements or none, and return the rows of the last."""
        try:
            return await self._writing.ask(lambda file: _change(file, statements))
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be written to: {error}") from None

    async def size(self) -> tuple[int, int | None]:
        """The bytes of the database, and those that are free on its disk."""
        return await asyncio.to_thread(self._measure)

    def _measure(self) -> tuple[int, int]:
        parts = [each for each in self._path.parent.glob(f"{self._path.name}*") if each.is_file()]
        return sum(each.stat().st_size for each in parts), disk_usage(self._path.parent).free

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a query."""
        try:
            return await self._reading.ask(lambda file: file.execute(_own(statement), values).fetchall())
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}") from None

    async def _write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        return await self._writing.ask(lambda file: _write_group(file, appends))


class _Thread:
    """A thread with its own connection, opened when first needed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._file: sqlite3.Connection | None = None

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(self._connect()))

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _connect(self) -> sqlite3.Connection:
        if self._file is None:
            file = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
            file.execute("pragma journal_mode = wal")
            file.execute("pragma synchronous = full")  # a commit returns when it is on disk
            file.execute(f"pragma wal_autocheckpoint = {LARGEST_WAL}")
            self._file = file
        return self._file

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _own(statement: str) -> str:
    return statement.replace("$", "?")


def _migrate(file: sqlite3.Connection) -> None:
    file.execute("begin immediate")
    try:
        version: int = file.execute("pragma user_version").fetchone()[0]
        schema.check_version(version)
        for statement in (each for step in schema.MIGRATIONS[version:] for each in step):
            file.execute(statement)
        file.execute(f"pragma user_version = {len(schema.MIGRATIONS)}")
        file.execute("commit")
    except BaseException:
        file.execute("rollback")
        raise


def _write_group(file: sqlite3.Connection, appends: Sequence[Append]) -> Sequence[Outcome]:
    """Write all of them in one transaction; if that fails, each in its own."""
    outcome = _transaction(file, appends)
    if outcome is None or len(appends) == 1:
        return [outcome] * len(appends)
    return [_transaction(file, [append]) for append in appends]


def _transaction(file: sqlite3.Connection, appends: Sequence[Append]) -> Outcome:
    try:
        file.execute("begin immediate")
        try:
            _insert(file, appends)
            for append in appends:
                _insert_beside(file, append)
            file.execute("commit")
        except BaseException:
            if file.in_transaction:  # a full disk has rolled it back already
                file.execute("rollback")
            raise
    except sqlite3.IntegrityError:
        return Conflict("another process has written here")
    except sqlite3.Error as error:
        return Unavailable(f"the database cannot be written to: {error}")
    except Conflict as error:
        return error
    return None


def _change(file: sqlite3.Connection, statements: Sequence[Statement]) -> list[Any]:
    file.execute("begin immediate")
    try:
        rows: list[Any] = []
        for statement, *values in statements:
            rows = file.execute(_own(str(statement)), values).fetchall()
        file.execute("commit")
    except BaseException:
        if file.in_transaction:
            file.execute("rollback")
        raise
    return rows


def _insert(file: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Insert the entries of a whole group with two statements.

    Each statement releases Python's lock, and a busy event loop takes milliseconds to give it back.
    """
    heads = [(each.match, each.first - 1) for each in appends if each.first > 1]
    if file.execute(_IS_GAP, (encode(heads).decode(),)).fetchone()[0]:
        raise Conflict("a log does not reach to where its entries begin")
    rows = [(each.match, number, line) for each in appends for number, line in enumerate(each.lines, start=each.first)]
    file.execute(_INSERT, (encode(rows).decode(),))


def _insert_beside(file: sqlite3.Connection, append: Append) -> None:
    if append.snapshot is not None:
        file.execute(_own(schema.KEEP), (append.match, append.last, append.snapshot.decode()))
    if (new := append.listing) is not None:
        values = (append.match, new.game, new.status, new.visibility, new.updated, new.summary, new.code)
        file.execute(_own(schema.UPSERT), values)
        file.executemany(_own(schema.GUEST), [(guest, append.match) for guest in new.guests])
