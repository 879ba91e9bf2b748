"""What is kept, shown and looked after: retention, the demo, backups and the check."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from cairn.client import Table
from cairn.core.errors import BadInput
from cairn.server.guests.registry import GuestRegistry
from cairn.server.live.registry import TableRegistry
from cairn.server.ops import demo
from cairn.server.ops.demo import GUEST, run_demo
from cairn.server.protocol import requests
from cairn.server.real_table import log
from cairn.server.real_table.tables import RealTables
from cairn.server.storage import Append
from cairn.server.storage.backup import back_up, restore
from cairn.server.storage.check import check_store
from cairn.server.storage.connect import open_store
from cairn.server.storage.retention import DAY, remove_old
from cairn.server.storage.store import Store
from tests.patience import LIMIT
from tests.server.command import Serving, run
from tests.server.positions import find
from tests.server.services import Clock, friends, services

pytestmark = pytest.mark.anyio


async def played(tables: TableRegistry, **facts: Any) -> str:
    """A game of Coins, to its end, by bots that take the first move."""
    name, (ann,) = await friends(tables, people=1, bots=2, **facts)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await table.act(ann, requests.Leave())
        while await table.read(ann, lambda state, _: state.status) == "playing":
            await asyncio.sleep(0)
    return name


async def test_unfinished_tables_that_are_left_alone_are_removed_in_the_end(store: Store) -> None:
    """Finished games stay; a table is not left alone while moves are made, though no list tells of them."""
    tables = TableRegistry(services(store))
    clock = tables.services.now
    assert isinstance(clock, Clock)
    guests = GuestRegistry(tables.services)
    await guests.create("idle")
    over = await played(tables)
    waiting, _ = await friends(tables)
    left, _ = await friends(tables)
    async with tables.at(left) as table:
        await table.act(_[0], requests.Start())
    going, (ann, _ben) = await friends(tables)
    async with tables.at(going) as table:
        await table.act(ann, requests.Start())
        clock.time += 50 * DAY
        prompt = await table.read(ann, lambda state, person: state.prompts[0].number)
        await table.act(ann, requests.Move(prompt=prompt, moves=({"type": "hide", "side": "heads"},)))
    clock.time += 41 * DAY
    assert await remove_old(tables, 92) == 0
    assert await remove_old(tables, 90) == 2
    assert await store.lines(waiting) == await store.lines(left) == ()
    assert await store.lines(over) and await store.lines(going)
    assert await guests.forget_stale(clock.time, 9) == 0, "a guest without tables was forgotten with them"
    clock.time += 90 * DAY
    assert await remove_old(tables, 90) == 1 and await store.lines(over)


async def test_what_was_made_of_a_table_goes_with_it(store: Store) -> None:
    """A review outlives no table, and another table's stays."""
    tables = TableRegistry(services(store))
    over, other = await played(tables), await played(tables)
    for name in (over, other):
        await store.save_result(f"review/{name}", "{}")
    await tables.remove(over)
    assert await store.load_result(f"review/{over}") is None and await store.load_result(f"review/{other}") == "{}"


async def test_the_demo_keeps_bots_playing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is watched by anyone who wants to, removed when it has been looked at, and another begins."""
    monkeypatch.setattr(demo, "DEMOS", (("coins", ("steady", "steady")),))
    monkeypatch.setattr(demo, "LOOK", 0.001)
    tables = TableRegistry(services(store))
    left = await tables.create(requests.Create(game="coins", seats=("steady", "steady")), GUEST)
    showing = asyncio.create_task(run_demo(tables, pace=0.001, pause=0.001))
    seen: set[str] = set()
    async with asyncio.timeout(LIMIT):
        while len(seen) < 3:
            seen |= {name for name, _ in await store.list_tables(["waiting", "playing"], "open", 9)}
            await asyncio.sleep(0)
    showing.cancel()
    await asyncio.gather(showing, return_exceptions=True)
    await tables.stop()
    assert left.id not in seen and await store.lines(left.id) == ()
    assert len(await store.list_of_guest(GUEST, 9)) <= 1


async def test_a_demo_is_there_when_the_server_is_open(tmp_path: Path) -> None:
    with Serving(tmp_path, "--demo") as serving:
        async with asyncio.timeout(LIMIT), httpx.AsyncClient(base_url=serving.url) as http:
            listed: list[Any] = []
            while len(listed) < 3:
                listed = (await http.get("/api/tables?status=playing")).json()["tables"]
                await asyncio.sleep(0.1)
            assert {table["game"] for table in listed} == {"lost-code", "break-the-code", "arnak"}
            name = next(table["id"] for table in listed if table["game"] == "break-the-code")
            far = [len((await http.get(f"/api/tables/{name}/sight")).json()["history"])]
            while len(far) < 3:
                await asyncio.sleep(0.2)
                number = len((await http.get(f"/api/tables/{name}/sight")).json()["history"])
                far += [number] if number > far[-1] else []
        assert serving.stop() == 0
        assert not [line for line in serving.lines() if line["level"] in ("warning", "error")]


# Backups


async def test_a_backup_is_restored_into_either_database(store: Store, database: str, tmp_path: Path) -> None:
    """As it was in one moment, though the server goes on; what came later is not in it, and nothing is half there."""
    tables = TableRegistry(services(store))
    names = [await played(tables) for _ in range(3)]
    guest, secret = await GuestRegistry(tables.services).create("Ann")
    before = {name: await store.lines(name) for name in names}
    file = tmp_path / "backup.sqlite"
    writing = asyncio.create_task(_write_on(store))
    assert await back_up(database, file) >= sum(map(len, before.values()))
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    with pytest.raises(BadInput, match="is not written over"):
        await back_up(database, file)
    with pytest.raises(BadInput, match="holds tables already"):
        await restore(file, database)
    other = str(tmp_path / "other.sqlite")
    await restore(file, other)
    again = await open_store(other)
    assert {name: await again.lines(name) for name in names} == before
    known = await GuestRegistry(services(again)).find(secret)
    assert known is not None and known.name == guest.name
    lines = await again.lines("growing")
    assert list(lines) == [str(number) for number in range(1, len(lines) + 1)]
    await again.close()


async def test_real_tables_are_backed_up_and_not_restored_over(store: Store, database: str, tmp_path: Path) -> None:
    await store.change(("insert into real_entry values ('BCDFGH', 0, 1, 'line')",))
    file, other = tmp_path / "backup.sqlite", str(tmp_path / "other.sqlite")
    await back_up(database, file)
    with pytest.raises(BadInput, match="holds tables already"):
        await restore(file, database)
    await restore(file, other)
    again = await open_store(other)
    assert await again.rows("select code, number, made, line from real_entry") == [("BCDFGH", 0, 1, "line")]
    await again.close()


async def test_a_check_follows_real_tables(store: Store) -> None:
    """A log without its second entry, and one whose entry cannot follow, are named."""
    real = RealTables(services(store))
    (good, device), (short, _), (wrong, _) = [await real.open("lost-code", {"players": 2}) for _ in range(3)]
    for seat in range(2):
        await real.sit(good, device, seat, log.Chair(f"Player {seat}", None, 0))
    await real.begin(good, device)
    await real.join(short)
    await store.change(("delete from real_entry where code = $1 and number = 1", short))
    await store.change(("update real_entry set line = $2 where code = $1 and number = 1", wrong, '{"type":"begun"}'))
    found = await check_store(store, find)
    assert found.by_status == {"real": 1, "unreadable": 2} and found.entries == 5
    faults = {fault.match: fault.text for fault in found.faults}
    assert "missing" in faults[short] and "empty-chairs" in faults[wrong]


async def _write_on(store: Store) -> None:
    for number in range(1, 10_000):
        await store.append(Append("growing", number, (str(number),)))


async def test_a_file_that_was_outgrown_goes_into_postgres(postgres_database: str, tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    store = await open_store(file)
    tables = TableRegistry(services(store))
    name = await played(tables)
    lines = await store.lines(name)
    await store.close()
    await back_up(file, tmp_path / "backup.sqlite")
    await restore(tmp_path / "backup.sqlite", postgres_database)
    again = await open_store(postgres_database)
    assert await again.lines(name) == lines
    found = await check_store(again, find)
    assert not found.faults and found.by_status == {"over": 1}
    await again.close()


async def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader, this is no database. " * 100)
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    for name, said in (("letter", "is no backup"), ("nothing", "no such file"), ("empty.sqlite", "is no backup")):
        with pytest.raises(BadInput, match=said):
            await restore(tmp_path / name, str(tmp_path / "tables.sqlite"))
    with pytest.raises(BadInput, match="no such database"):
        await back_up(str(tmp_path / "nowhere.sqlite"), tmp_path / "backup.sqlite")
    assert not (tmp_path / "backup.sqlite").exists()


# The check


async def test_the_check_finds_what_is_not_in_order(store: Store) -> None:
    tables = TableRegistry(services(store))
    good, gap, deal, chance, snapshot, unlisted = [await played(tables) for _ in range(6)]
    waiting, _ = await friends(tables)
    found = await check_store(store, find)
    assert not found.faults and found.tables == 7 and found.by_status == {"over": 6, "waiting": 1}
    await store.change(("delete from entry where match = $1 and number = 4", gap))
    line = (await store.lines(deal))[0].replace('"seed":"', '"seed":"x')
    await store.change(("update entry set line = $2 where match = $1 and number = 1", deal, line))
    lines = await store.lines(chance)
    at = next(number for number, each in enumerate(lines, start=1) if '"chance"' in each)
    sides = ("heads", "tails") if "heads" in lines[at - 1] else ("tails", "heads")
    other = lines[at - 1].replace(*sides)
    assert other != lines[at - 1]
    await store.change(("update entry set line = $3 where match = $1 and number = $2", chance, at, other))
    await store.change(("insert into snapshot (match, number, body) values ($1, 1, '{}')", snapshot))
    await store.change(("delete from listing where match = $1", unlisted))
    faults = {fault.match: fault.text for fault in (await check_store(store, find)).faults}
    assert faults.keys() == {gap, deal, chance, snapshot, unlisted}
    assert "entries are missing" in faults[gap] and "commitment" in faults[deal] and "in no list" in faults[unlisted]
    assert faults[snapshot].startswith("snapshot")
    assert good not in faults and waiting not in faults


async def test_the_commands(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        with Table.create(serving.url, game="break-the-code", seats=("me", "random"), name="Ann") as table:
            table.start()
            table.wait(LIMIT)
            done = await asyncio.to_thread(
                run, "admin", "backup", str(tmp_path / "backup.sqlite"), "--database", serving.database
            )
            assert done.returncode == 0 and "entries are in" in done.stdout, done.stderr
            table.play(table.moves[0])
        serving.stop()
    restored = str(tmp_path / "restored.sqlite")
    done = await asyncio.to_thread(run, "admin", "restore", str(tmp_path / "backup.sqlite"), "--database", restored)
    assert done.returncode == 0 and "were restored" in done.stdout, done.stderr
    done = await asyncio.to_thread(run, "admin", "check", "--database", restored)
    assert done.returncode == 0 and "1 tables (1 playing)" in done.stdout, done.stderr
    with sqlite3.connect(restored) as file:
        file.execute("delete from entry where number = 2")
    file.close()
    done = await asyncio.to_thread(run, "admin", "check", CAIRN_DATABASE_URL=restored)
    assert done.returncode == 2 and "entries are missing" in done.stdout
    assert done.stderr == "cairn: 1 of 1 tables are not in order\n"
