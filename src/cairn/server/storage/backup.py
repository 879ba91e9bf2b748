"""Backups: an SQLite file with the same tables, whatever the database, made while the server is running.

A backup of PostgreSQL can therefore be restored into a file, and a file into PostgreSQL.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.extras import need_extra
from cairn.server.storage import schema
from cairn.server.storage.connect import POSTGRES, SQLITE, open_store

AT_ONCE = 1000
"""Rows copied at a time, to bound memory."""
_WITH_DATA = ("entry", "person", "real_entry")
"""Tables of which one at least has something as soon as anybody has played."""
_TABLES = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"


async def back_up(database: str, file: Path) -> int:
    """Write a consistent copy of the database to a new file, and return the number of entries."""
    if file.exists():
        raise BadInput(str(file), "is there already, and is not written over")
    if not database.startswith(POSTGRES) and not _path(database).exists():
        raise BadInput(database, "there is no such database")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if database.startswith(POSTGRES):
            await (await open_store(database)).close()  # migrated first, as the server would
            await _from_postgres(database, part)
        else:
            with closing(_open(_path(database))) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target)
        entries = _check_backup(part)
        part.rename(file)
    except OSError as error:
        raise BadInput(str(file), (error.strerror or "cannot be written").lower()) from None
    except sqlite3.Error as error:
        raise BadInput(str(file), f"could not be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return entries


async def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup, and return the number of entries. A database with data is left alone."""
    if not file.exists():
        raise BadInput(str(file), "there is no such file")
    entries = _check_backup(file)
    store = await open_store(database)
    try:
        if any([await store.rows(f"select 1 from {table} limit 1") for table in _WITH_DATA]):
            raise BadInput(database, "holds tables already: a backup is restored into an empty database")
    finally:
        await store.close()
    if database.startswith(POSTGRES):
        await _to_postgres(file, database)
    else:
        with closing(_open(file)) as source, closing(sqlite3.connect(_path(database))) as target:
            source.backup(target)
    await (await open_store(database)).close()  # migrated, if the backup is older
    return entries


def _path(database: str) -> Path:
    return Path(database.removeprefix(SQLITE)).expanduser()


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _check_backup(file: Path) -> int:
    """Return the number of entries in the file; raise `BadInput` for a damaged backup, or one of a newer cairn."""
    try:
        with closing(_open(file)) as opened:
            schema.check_version(opened.execute("pragma user_version").fetchone()[0])
            sound = opened.execute("pragma integrity_check").fetchone()[0]
            if sound != "ok":
                raise BadInput(str(file), f"is damaged: {sound}")
            return int(opened.execute("select count(*) from entry").fetchone()[0])
    except sqlite3.Error as error:
        raise BadInput(str(file), f"is no backup of cairn: {error}") from None


async def _from_postgres(database: str, file: Path) -> None:
    need_extra("postgres", "database")
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        with closing(sqlite3.connect(file)) as target:
            for statement in (each for step in schema.MIGRATIONS for each in step):
                target.execute(statement)
            target.execute(f"pragma user_version = {len(schema.MIGRATIONS)}")
            # one snapshot for all tables, whatever is written meanwhile
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for (table,) in target.execute(_TABLES).fetchall():
                    columns = _columns(target, table)
                    marks = ", ".join("?" * len(columns))
                    async for row in connection.cursor(f"select {', '.join(columns)} from {table}"):
                        target.execute(f"insert into {table} ({', '.join(columns)}) values ({marks})", tuple(row))
            target.commit()
    finally:
        await connection.close()


async def _to_postgres(file: Path, database: str) -> None:
    need_extra("postgres", "database")
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        with closing(_open(file)) as source:
            async with connection.transaction():
                for (table,) in source.execute(_TABLES).fetchall():
                    columns = _columns(source, table)
                    for rows in _rows(source, table, columns):
                        await connection.copy_records_to_table(table, records=rows, columns=columns)
    finally:
        await connection.close()


def _columns(file: sqlite3.Connection, table: str) -> list[str]:
    return [str(column[1]) for column in file.execute(f"pragma table_info({table})")]


def _rows(file: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[list[Any]]:
    found = file.execute(f"select {', '.join(columns)} from {table}")
    while rows := found.fetchmany(AT_ONCE):
        yield rows
