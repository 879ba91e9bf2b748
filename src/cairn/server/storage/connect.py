"""Open a database by its URL: PostgreSQL, or an SQLite file."""

import os
import sys
from pathlib import Path

from cairn.core.errors import BadInput
from cairn.core.extras import need_extra
from cairn.server.storage.store import Store

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


async def open_store(database: str) -> Store:
    """Return the store at `postgresql://...`, `sqlite:///path`, or simply a path."""
    if database.startswith(POSTGRES):
        need_extra("postgres", "database")
        from cairn.server.storage.postgres import open_postgres

        return await open_postgres(database)
    if "://" in database and not database.startswith(SQLITE):
        kind = database.partition("://")[0]
        raise BadInput("database", f"{kind}:// is not known (there are: postgresql://, sqlite:///, or a file's path)")
    from cairn.server.storage.sqlite import open_sqlite

    return await open_sqlite(Path(database.removeprefix(SQLITE)).expanduser())


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    elif sys.platform == "darwin":
        home = Path("~/Library/Application Support")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return str(home.expanduser() / "cairn" / "tables.sqlite")
