"""Both databases keep the same promises: no gap, no entry twice, nothing acknowledged that is not on disk."""

import asyncio
import subprocess
import sys
from itertools import islice
from pathlib import Path

import asyncpg
import pytest

from cairn.core.errors import BadInput
from cairn.server.storage import Append, Conflict, Listing, Loaded, Unavailable, schema
from cairn.server.storage.connect import default_database, open_store
from cairn.server.storage.store import Store
from tests.patience import LIMIT

pytestmark = pytest.mark.anyio


def append(first: int, *lines: str, match: str = "m") -> Append:
    return Append(match, first, lines)


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append(append(1, "a", "b"))
    await store.append(append(3, "ż", match="m"))
    await store.append(append(1, "other", match="n"))
    assert await store.lines("m") == ("a", "b", "ż")
    assert await store.lines("m", after=2) == ("ż",)
    assert await store.load("m") == Loaded(None, 0, ("a", "b", "ż"))
    assert await store.lines("nobody") == () and await store.load("nobody") is None


async def test_of_two_who_append_the_same_number_one_is_refused(store: Store, database: str) -> None:
    other = await open_store(database)
    await store.append(append(1, "a"))
    outcomes = await asyncio.gather(
        *(each.append(append(2, line)) for each, line in ((store, "mine"), (other, "theirs"))), return_exceptions=True
    )
    assert [type(each) for each in outcomes].count(Conflict) == 1
    assert len(await store.lines("m")) == 2
    await other.close()


async def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    """The second of its numbers is free, and stays so."""
    await store.append(append(1, "a", "b"))
    with pytest.raises(Conflict):
        await store.append(append(2, "x", "y"))
    assert await store.lines("m") == ("a", "b")


async def test_a_log_has_no_gap(store: Store) -> None:
    """Anyone who remembers entries that a database has lost (a stale replica, a restored backup) is refused."""
    await store.append(append(1, "a"))
    for first in (3, 40):
        with pytest.raises(Conflict):
            await store.append(append(first, "x"))
    with pytest.raises(Conflict):
        await store.append(append(2, "x", match="never opened"))
    assert await store.lines("m") == ("a",)


async def test_one_conflict_in_a_group_spares_the_others(store: Store) -> None:
    await store.append(append(1, "a"))
    wanted = [append(1, "again"), *(append(1, "first", match=f"m{at}") for at in range(50)), append(5, "gap")]
    outcomes = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
    assert [at for at, outcome in enumerate(outcomes) if outcome is not None] == [0, 51]
    assert [len(await store.lines(f"m{at}")) for at in range(50)] == [1] * 50


async def test_a_snapshot_is_written_with_its_entries(store: Store) -> None:
    await store.append(append(1, "a", "b"))
    await store.append(Append("m", 3, ("c",), snapshot=b"three"))
    await store.append(append(4, "d"))
    assert await store.load("m") == Loaded(b"three", 3, ("d",))
    with pytest.raises(Conflict):
        await store.append(Append("m", 4, ("x",), snapshot=b"wrong"))
    assert await store.load("m") == Loaded(b"three", 3, ("d",))


async def test_tables_are_listed_by_what_they_are(store: Store) -> None:
    async def listed(match: str, status: str, updated: int, visibility: str = "open", first: int = 1) -> None:
        listing = Listing("coins", status, visibility, updated, "{}", None, ("browser",))
        await store.append(Append(match, first, ("x",), listing))

    await listed("a", "waiting", 1)
    await listed("b", "waiting", 2)
    await listed("c", "waiting", 3, "link")
    await listed("d", "playing", 4)
    waiting = await store.list_tables(["waiting"], "open", 10)
    assert [match for match, _ in waiting] == ["b", "a"]
    await listed("a", "playing", 5, first=2)
    assert [match for match, _ in await store.list_tables(["waiting", "playing"], "open", 2)] == ["a", "d"]
    assert [match for match, _ in await store.list_of_guest("browser", 10)] == ["a", "d", "c", "b"]
    assert await store.list_of_guest("another", 10) == []


async def test_a_code_leads_to_one_table(store: Store) -> None:
    coded = Listing("coins", "waiting", "link", 1, "{}", "BCDFGH")
    await store.append(Append("a", 1, ("x",), coded))
    with pytest.raises(Conflict):
        await store.append(Append("b", 1, ("x",), coded))
    assert await store.find_code("BCDFGH") == "a"
    await store.append(Append("a", 2, ("x",), Listing("coins", "playing", "link", 2, "{}", None)))
    assert await store.find_code("BCDFGH") is None


async def test_a_database_is_opened_again_as_it_was(store: Store, database: str) -> None:
    await store.append(append(1, "a"))
    await store.close()
    with pytest.raises(Unavailable):
        await store.append(append(2, "b"))
    again = await open_store(database)
    assert await again.lines("m") == ("a",)
    await again.check()
    await again.close()


async def test_many_writers_share_commits(store: Store) -> None:
    async def write(match: str) -> None:
        for number in range(1, 11):
            await store.append(append(number, f"{number}", match=match))

    await asyncio.gather(*(write(f"m{at}") for at in range(40)))
    for at in range(40):
        assert await store.lines(f"m{at}") == tuple(str(number) for number in range(1, 11))


async def test_nothing_acknowledged_is_lost_by_a_kill(database: str) -> None:
    """`kill -9` while appends are on their way: all that was acknowledged is there, and no log has a gap."""
    for after in (60, 25, 140):
        command = [sys.executable, "-m", "tests.server.append_until_killed", database, f"round-{after}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            told = list(islice(child.stdout, after))
            child.kill()
            told += child.stdout.read().splitlines(keepends=True)
        acknowledged = dict(line.split() for line in told if line.endswith("\n"))
        assert sum(map(int, acknowledged.values())) >= after
        store = await open_store(database)
        for match, number in acknowledged.items():
            lines = await store.lines(match)
            assert list(lines) == [f'{{"number":{at}}}' for at in range(1, len(lines) + 1)]
            assert len(lines) >= int(number)
        await store.close()


async def test_one_process_hears_of_another(postgres: str) -> None:
    store, other = await open_store(postgres), await open_store(postgres)
    heard: list[str] = []
    ring = asyncio.Event()

    def tell(matches: object) -> None:
        assert isinstance(matches, list)
        heard.extend(matches)
        ring.set()

    store.on_written(tell)
    await store.append(append(1, "own", match="not told"))
    await other.append(append(1, "theirs", match="told"))
    await asyncio.wait_for(ring.wait(), LIMIT)
    assert heard == ["told"]
    await asyncio.gather(store.close(), other.close())


async def test_a_lost_connection_is_made_again(postgres: str) -> None:
    """The database hangs up on everybody: what was on its way is not acknowledged, and then all goes on."""
    store, other = await open_store(postgres), await open_store(postgres)
    heard: list[object] = []
    ring = asyncio.Event()

    def tell(matches: object) -> None:
        heard.append(matches)
        ring.set()

    store.on_written(tell)
    match = "lost-connection"
    await store.append(append(1, "a", match=match))
    connection = await asyncpg.connect(postgres)
    await connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    await connection.close()
    async with asyncio.timeout(LIMIT):
        await ring.wait()
        assert heard == [None], "anything may have been missed"
        ring.clear()
        for each, line in ((store, "b"), (other, "c")):
            while True:
                try:
                    await each.append(append(len(await _patiently(each, match)) + 1, line, match=match))
                    break
                except Unavailable:
                    continue
        await ring.wait()
    assert await store.lines(match) == ("a", "b", "c") and heard[-1] == [match]
    await asyncio.gather(store.close(), other.close())


async def _patiently(store: Store, match: str) -> tuple[str, ...]:
    while True:
        try:
            return await store.lines(match)
        except Unavailable:
            await asyncio.sleep(0.01)


async def test_a_newer_database_is_refused_and_left_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("create table later (x text)",)))
    await (await open_store(database)).close()
    monkeypatch.undo()
    with pytest.raises(BadInput, match="written by a newer cairn"):
        await open_store(database)


async def test_a_database_of_the_version_before_is_brought_up_to_date(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(append(1, "a"))
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("create table later (x text)",)))
    again = await open_store(database)
    assert await again.lines("m") == ("a",)
    await again.close()


async def test_what_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader, this is no database at all. " * 40)
    (tmp_path / "file").touch()
    for database, said in (
        (str(tmp_path / "letter.txt"), "is no database"),
        (str(tmp_path / "file" / "below"), "file exists|not a directory"),
        ("mysql://localhost/x", "mysql:// is not known"),
        (f"postgresql:///x?host={tmp_path}", "does not answer"),
    ):
        with pytest.raises(BadInput, match=said):
            await open_store(database)
    assert default_database().endswith("tables.sqlite")


async def test_what_was_slow_to_make_is_kept_as_it_was_first(store: Store) -> None:
    assert await store.load_result("review/one") is None
    await store.save_result("review/one", '{"codes":1}')
    await store.save_result("review/one", '{"codes":2}')
    await store.save_result("review/two", "ż")
    assert await store.load_result("review/one") == '{"codes":1}' and await store.load_result("review/two") == "ż"
