"""A full disk, a database that goes away, a clock that jumps: nothing acknowledged is lost, and then all goes on."""

import asyncio
import re
import resource
import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest

from cairn.client import Table
from cairn.client.api import headers
from cairn.core.errors import CairnError
from cairn.core.match import replay_record
from cairn.core.values import Seat
from cairn.games import find
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import requests
from cairn.server.storage import Append, Unavailable
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.identity import Person
from cairn.server.table.projection import Audience
from cairn.server.table.snapshots import encode_snapshot
from cairn.server.table.state import TableState
from tests.patience import LIMIT
from tests.server.command import Serving
from tests.server.services import Clock, Ear, friends, services
from tests.server.turns import next_to_move

LINE = '{"filler":"' + "x" * 500 + '"}'


def moves_of(table: Table) -> int:
    """How many moves are in the record of a game that is over."""
    record = table.record()
    assert replay_record(find(table.game.name), record).result == table.result
    return sum(type(step).__name__ == "Played" for step in record.steps)


# A full disk


@pytest.mark.anyio
async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """The file may not grow beyond its size (SQLite's own limit): what was acknowledged is there, and it goes on."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    ask = store._writing.ask  # type: ignore[attr-defined]
    pages = await ask(lambda file: file.execute("pragma page_count").fetchone()[0])
    await ask(lambda file: file.execute(f"pragma max_page_count = {pages + 20}"))
    written: list[int] = []
    with pytest.raises(Unavailable, match="full"):
        await _fill(store, written)
    acknowledged = len(written)
    assert acknowledged > 10
    with pytest.raises(Unavailable):
        await store.append(Append("m", acknowledged + 1, (LINE,)))
    assert len(await store.lines("m")) == acknowledged, "it can be read all the while"
    await ask(lambda file: file.execute("pragma max_page_count = 100000"))
    await store.append(Append("m", acknowledged + 1, (LINE,)))
    await store.close()
    again = await open_store(str(tmp_path / "tables.sqlite"))
    assert len(await again.lines("m")) == acknowledged + 1
    await again.close()


def test_a_server_with_a_full_disk_says_so_and_plays_on_when_there_is_room(tmp_path: Path) -> None:
    """The system lets the process write no further (as a full disk would) until there is room again."""
    with Serving(tmp_path) as serving:
        with (
            Table.create(serving.url, game="break-the-code", seats=("me", "person"), name="Ann") as ann,
            Table.join(str(ann.link), name="Ben") as ben,
        ):
            ann.start()
            rng, played, refused = Random(2), 0, 0
            # what SQLite writes goes to the log beside the file; it may not grow any further
            size = Path(serving.database + "-wal").stat().st_size
            pid = serving.process.pid
            soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
            for _ in range(3):
                mover = next_to_move(ann, ben)
                assert mover is not None
                before = mover.prompt
                with pytest.raises(CairnError, match="database: does not answer: send it again"):
                    mover.play(mover.moves[0])
                refused += 1
                assert mover.prompt == before and mover.may_move, "nothing has changed"
                assert httpx.get(f"{serving.url}/health").is_success
                assert httpx.get(f"{serving.url}/ready").status_code == 503
            assert "cairn_storage_fault 1.0" in httpx.get(f"{serving.url}/metrics").text
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
            while mover := next_to_move(ann, ben):
                mover.play(rng.choice(mover.moves))
                played += 1
            assert moves_of(ann) == played and refused == 3
            assert httpx.get(f"{serving.url}/ready").is_success
        assert serving.stop() == 0
    storage = [entry for entry in serving.lines() if entry["event"].startswith("storage-")]
    assert [entry["event"] for entry in storage] == ["storage-failed", "storage-recovered"]
    assert "written" in storage[0]["why"]
    with sqlite3.connect(serving.database) as file:
        assert file.execute("pragma integrity_check").fetchone() == ("ok",)
    file.close()


async def _fill(store: Store, written: list[int]) -> None:
    """Write until there is no more room."""
    for number in range(1, 1000):
        await store.append(Append("m", number, (LINE,)))
        written.append(number)


# A database that goes away


@pytest.mark.anyio
async def test_a_server_whose_database_hangs_up_plays_on(postgres_database: str, tmp_path: Path) -> None:
    """All connections are cut again and again while a game is played: refused is what is not written, no more."""
    with Serving(tmp_path, database=postgres_database) as serving:
        playing = asyncio.to_thread(_played_through, serving.url)
        task = asyncio.create_task(playing)
        for _ in range(6):
            await asyncio.sleep(0.15)
            connection = await asyncpg.connect(postgres_database)
            await connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where pid <> pg_backend_pid() and datname = current_database()"
            )
            await connection.close()
        acknowledged, refused, recorded = await task
        assert recorded >= acknowledged > 0 and recorded <= acknowledged + refused
        while not httpx.get(f"{serving.url}/ready").is_success:  # the last of its connections may still be cut
            await asyncio.sleep(0.05)
        assert serving.stop() == 0


def _played_through(url: str) -> tuple[int, int, int]:
    """Moves that were acknowledged, that were refused for the database, and that are in the record."""
    rng, acknowledged, refused = Random(3), 0, 0

    def patiently(work: Any) -> Any:
        nonlocal refused
        while True:
            try:
                return work()
            except CairnError as error:
                if "has-begun" in str(error):
                    return None  # it was written, and only the answer was lost
                if "database" not in str(error):
                    raise
                refused += 1

    with (
        patiently(lambda: Table.create(url, game="break-the-code", seats=("me", "person"), name="Ann")) as ann,
        patiently(lambda: Table.join(str(ann.link), name="Ben")) as ben,
    ):
        patiently(ann.start)
        while True:
            for table in (ann, ben):
                patiently(table.update)
                if table.status == "over":
                    return acknowledged, refused, patiently(partial(moves_of, table))
                if table.may_move:
                    try:
                        table.play(rng.choice(table.moves))
                        acknowledged += 1
                    except CairnError as error:
                        if not re.search("database|stale", str(error)):
                            raise
                        refused += 1


@pytest.mark.anyio
async def test_a_database_that_is_down_is_said_to_be_and_comes_back(
    postgres: str, postgres_database: str, tmp_path: Path
) -> None:
    """No connection is let in for a while: requests are answered 503, the process lives, and then it is ready again."""
    name = urlsplit(postgres_database).path.strip("/")
    with Serving(tmp_path, database=postgres_database) as serving:
        with await asyncio.to_thread(Table.create, serving.url, game="break-the-code", name="Ann") as ann:
            connection = await asyncpg.connect(postgres)
            await connection.execute(f"alter database {name} allow_connections false")
            await connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name)
            async with httpx.AsyncClient(base_url=serving.url, timeout=LIMIT) as http:
                answer = await http.post(ann.place.path("/chat"), json={"text": "hello"}, headers=headers(ann.place))
                assert answer.status_code == 503 and answer.json()["place"] == "database"
                assert answer.headers["retry-after"] == "1"
                assert (await http.get("/ready")).status_code == 503 and (await http.get("/health")).is_success
                await connection.execute(f"alter database {name} allow_connections true")
                await connection.close()
                async with asyncio.timeout(LIMIT):
                    while not (await http.get("/ready")).is_success:
                        await asyncio.sleep(0.1)
                    body = {"text": "hello again"}
                    while (
                        await http.post(ann.place.path("/chat"), json=body, headers=headers(ann.place))
                    ).status_code == 503:
                        await asyncio.sleep(0.1)
                lines = (await http.get(ann.place.path("/sight"), headers=headers(ann.place))).json()["lines"]
                assert [line["text"] for line in lines] == ["hello again"]
        assert serving.stop() == 0


# A clock that jumps


@pytest.mark.anyio
async def test_a_clock_that_jumps_spoils_nothing(tmp_path: Path) -> None:
    """Back by a day and on by a year, between any two moves: the table is the same, opened again as in memory."""
    store: Store = await open_store(str(tmp_path / "tables.sqlite"))
    tables = TableRegistry(services(store))
    clock, rng = tables.services.now, Random(1)
    assert isinstance(clock, Clock)
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        ear = Ear(ann, Audience(0))
        await table.subscribe(ear, None)
        await table.act(ann, requests.Start())
        while (status := await table.read(ann, lambda state, _: state.status)) == "playing":
            clock.time += rng.choice((-86_400_000, 31_536_000_000, -1, 0))
            seat, move = await table.read(ann, _next_move)
            await table.act((ann, ben)[seat], move)
        assert status == "over" and ear.mirror.table["status"] == "over"
        snapshot = await table.read(ann, lambda state, _: encode_snapshot(state))
        thought = await table.read(ann, lambda state, _: [prompt.thought for prompt in state.prompts])
        assert all(each >= 0 for each in thought), "nobody has thought for less than no time"
    times = [next(log.from_lines([line], 0)).time for line in await store.lines(name)]
    assert times != sorted(times)
    tables.sweep()
    async with TableRegistry(services(store)).at(name) as again:
        assert await again.read(ann, lambda state, _: encode_snapshot(state)) == snapshot
    await store.close()


def _next_move(state: TableState, _: Person) -> tuple[Seat, requests.Move]:
    seat = state.to_act[0]
    moves = state.running.moves(seat)[:1]
    return seat, requests.Move(prompt=state.prompts[seat].number, moves=moves)
