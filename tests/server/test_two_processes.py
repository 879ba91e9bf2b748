"""Two processes at one PostgreSQL: what one of them has not heard of yet refuses nobody."""

from collections.abc import AsyncIterator
from uuid import uuid4

import asyncpg
import pytest

from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Create
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from tests.server.services import by, services, sit

pytestmark = pytest.mark.anyio


@pytest.fixture
async def stores(postgres: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two ways to one database; nothing is listened to."""
    name = f"cairn_{uuid4().hex}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"create database {name}")
    url = postgres.replace("/postgres?", f"/{name}?")
    here, there = await open_store(url), await open_store(url)
    yield here, there
    await here.close()
    await there.close()
    await connection.execute(f"drop database {name} with (force)")
    await connection.close()


async def test_who_sat_down_elsewhere_is_known_when_it_matters(stores: tuple[Store, Store]) -> None:
    here, there = (TableRegistry(services(store)) for store in stores)
    host = await here.create(Create(game="coins", seats=("me", "person"), names=("Ann",)))
    ann = by(host.secret)
    async with here.at(host.id) as table:
        assert await table.read(ann, lambda state, _: state.status) == "waiting"
        ben = by((await sit(there, host, "Ben")).secret)
        assert await table.read(ben, lambda _, person: person.seat) == 1, "his secret is good here too"
        async with there.at(host.id) as other:
            await other.act(ann, requests.Start())
            prompt = await other.read(ann, lambda state, _: state.prompts[0].number)
        hidden = requests.Move(prompt=prompt, moves=({"type": "hide", "side": "heads"},))
        assert (await table.act(ann, hidden)).prompt is not None, "that the game began is known when she moves"


async def test_what_is_refused_by_what_is_on_disk_stays_refused(stores: tuple[Store, Store]) -> None:
    here, _ = (TableRegistry(services(store)) for store in stores)
    host = await here.create(Create(game="coins", seats=("me", "person"), names=("Ann",)))
    async with here.at(host.id) as table:
        with pytest.raises(Exception, match="not-ready"):
            await table.act(by(host.secret), requests.Start())
