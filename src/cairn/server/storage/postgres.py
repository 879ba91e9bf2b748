"""Logs in PostgreSQL: several processes serve the same tables, and are notified of each other's entries."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import uuid4

import asyncpg

from cairn.core.errors import BadInput
from cairn.server.storage import Append, Conflict, OnWritten, Statement, Unavailable, schema
from cairn.server.storage.group_commit import Outcome
from cairn.server.storage.store import Store

CHANNEL = "cairn"
READERS = 4
LARGEST_GROUP = 256
"""Appends in one transaction: their names must fit into one notification of at most 8,000 bytes."""
PATIENCE = 10.0
"""Seconds after which a database that does not answer counts as unavailable."""
RECONNECT = (0.1, 5.0)
"""Seconds between two attempts to listen again: the first, and the longest."""
MIGRATING = 0x63616972
"""The advisory lock for migrations: one process at a time."""
SERVING = MIGRATING + 1
"""The advisory lock that every serving process shares: a process that gets it exclusively is the first."""

_GONE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Errors of a connection that is no longer usable; the internal error, if it was cut during use."""

_WRITE = f"""
    with gapless as (
        select coalesce(bool_and(exists (
            select 1 from entry where entry.match = head.match and entry.number = head.number)), true) as yes
        from unnest($4::text[], $5::bigint[]) as head (match, number)
    ), written as (
        insert into entry (match, number, line)
        select new.match, new.number, new.line
        from unnest($1::text[], $2::bigint[], $3::text[]) as new (match, number, line), gapless where gapless.yes
        returning match
    )
    select count(*), pg_notify('{CHANNEL}', $6) from written"""
"""A whole group in one round trip: nothing is written if a log has a gap before its entries."""


async def open_postgres(url: str) -> "PostgresStore":
    """Return the database, migrated if needed; raise `BadInput` if that is not possible."""
    store = PostgresStore(url)
    try:
        await store.prepare()
    except BaseException as error:
        await store.close()
        if isinstance(error, _GONE):
            raise BadInput("database", f"PostgreSQL does not answer: {error}") from None
        raise
    return store


class PostgresStore(Store):
    """A `Store` in PostgreSQL: one connection that writes, one that listens, and some that read."""

    def __init__(self, url: str) -> None:
        """Use the database at this URL; call `prepare` first."""
        super().__init__(LARGEST_GROUP)
        self.is_shared = True
        self.was_alone = True
        self._url = url
        self._name = uuid4().hex
        self._readers: asyncpg.Pool[Any] | None = None
        self._writer: asyncpg.Connection[Any] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._tell: OnWritten = lambda matches: None

    async def prepare(self) -> None:
        """Create the tables, and listen."""
        self._writer = await self._connect()
        await _migrate(self._writer)
        self._readers = await asyncpg.create_pool(
            self._url, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
        )
        listening = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listening))
        await listening.wait()

    def on_written(self, tell: OnWritten) -> None:
        """Call `tell` for entries of other processes from now on."""
        self._tell = tell

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a query."""
        assert self._readers is not None
        try:
            return [tuple(row) for row in await self._readers.fetch(statement, *values)]
        except _GONE as error:
            raise Unavailable(f"the database cannot be read: {error}") from None

    async def size(self) -> tuple[int, int | None]:
        """The bytes of the database; what is free is known on its own machine only."""
        return (await self.rows("select pg_database_size(current_database())"))[0][0], None

    async def change(self, *statements: Statement) -> list[Any]:
        """Run all of the statements or none, and return the rows of the last."""
        assert self._readers is not None
        rows: list[Any] = []
        try:
            async with self._readers.acquire() as connection, connection.transaction():
                for statement, *values in statements:
                    rows = await connection.fetch(str(statement), *values)
        except _GONE as error:
            raise Unavailable(f"the database cannot be written to: {error}") from None
        return [tuple(row) for row in rows]

    async def close(self) -> None:
        """Write what is waiting, and close the connections."""
        await super().close()
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        for each in (self._writer, self._readers):
            if each is not None:
                with suppress(*_GONE):
                    await asyncio.wait_for(each.close(), PATIENCE)

    async def _connect(self) -> "asyncpg.Connection[Any]":
        return await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)

    # Writing

    async def _write(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """Write all of them in one transaction; if that fails, each in its own."""
        outcome = await self._write_group(appends)
        if len(appends) == 1 or not isinstance(outcome, Conflict):
            return [outcome] * len(appends)
        return [await self._write_group([append]) for append in appends]

    async def _write_group(self, appends: Sequence[Append]) -> Outcome:
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await self._connect()
            if all(append.listing is None and append.snapshot is None for append in appends):
                await self._insert(self._writer, appends)
            else:
                async with self._writer.transaction():
                    await self._insert(self._writer, appends)
                    await _insert_beside(self._writer, appends)
        except asyncpg.UniqueViolationError:
            return Conflict("another process has written here")
        except Conflict as error:
            return error
        except _GONE as error:
            if self._writer is not None:
                self._writer.terminate()
                self._writer = None
            return Unavailable(f"the database cannot be written to: {error}")
        return None

    async def _insert(self, writer: "asyncpg.Connection[Any]", appends: Sequence[Append]) -> None:
        # the same order in every process, so that two groups never deadlock
        rows = sorted((each.match, each.first + at, line) for each in appends for at, line in enumerate(each.lines))
        heads = [(each.match, each.first - 1) for each in appends if each.first > 1]
        names = " ".join([self._name, *dict.fromkeys(each.match for each in appends)])
        matches, numbers, lines = ([row[at] for row in rows] for at in range(3))
        head_matches, head_numbers = ([head[at] for head in heads] for at in range(2))
        written = await writer.fetchval(_WRITE, matches, numbers, lines, head_matches, head_numbers, names)
        if written != len(rows):
            raise Conflict("a log does not reach to where these entries begin")

    # Listening

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen, and listen again when the connection is lost: notifications may have been missed."""
        pause = RECONNECT[0]
        while True:
            try:
                connection = await self._connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._on_notify)
                await self._sign_in(connection, is_first=not listening.is_set())
            except _GONE:
                await asyncio.sleep(pause)
                pause = min(2 * pause, RECONNECT[1])
                continue
            pause = RECONNECT[0]
            if listening.is_set():
                self._tell(None)
            listening.set()
            try:
                await lost.wait()
            finally:
                connection.terminate()

    async def _sign_in(self, connection: "asyncpg.Connection[Any]", is_first: bool) -> None:
        """Hold the lock that shows that a process is serving, and check whether another one does."""
        if is_first:
            self.was_alone = await connection.fetchval("select pg_try_advisory_lock($1)", SERVING)
        await connection.execute("select pg_advisory_lock_shared($1)", SERVING)
        if is_first and self.was_alone:
            await connection.execute("select pg_advisory_unlock($1)", SERVING)

    def _on_notify(self, connection: object, process: int, channel: str, payload: object) -> None:
        sender, *matches = str(payload).split(" ")
        if sender != self._name:
            self._tell(matches)


async def _insert_beside(writer: "asyncpg.Connection[Any]", appends: Sequence[Append]) -> None:
    for append in appends:
        if append.snapshot is not None:
            await writer.execute(schema.KEEP, append.match, append.last, append.snapshot.decode())
        if (listing := append.listing) is not None:
            values = (listing.game, listing.status, listing.visibility, listing.updated, listing.summary, listing.code)
            await writer.execute(schema.UPSERT, append.match, *values)
            await writer.executemany(schema.GUEST, [(guest, append.match) for guest in listing.guests])


async def _migrate(connection: "asyncpg.Connection[Any]") -> None:
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("create table if not exists schema_version (version integer not null)")
        version = await connection.fetchval("select coalesce(max(version), 0) from schema_version")
        schema.check_version(version)
        for statement in (each for step in schema.MIGRATIONS[version:] for each in step):
            await connection.execute(statement)
        await connection.execute("delete from schema_version")
        await connection.execute("insert into schema_version values ($1)", len(schema.MIGRATIONS))
