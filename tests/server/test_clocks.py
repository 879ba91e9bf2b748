"""Clocks: kept by the server, made from the log alone; who runs out is played on; nobody loses by a clock's jump."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cairn.client import Table
from cairn.core.errors import IllegalMove
from cairn.server import main
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.live.table import LiveTable
from cairn.server.protocol import requests
from cairn.server.protocol.messages import SeatPresence
from cairn.server.protocol.requests import Create, Move
from cairn.server.settings import Settings
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.log import Clock as Rule
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.projection import Audience, clock_times
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from tests.fifth.coins.rules.moves import Hide
from tests.patience import LIMIT
from tests.server.positions import find, find_game, random_log
from tests.server.services import AtOnce, Clock, Ear, Running, by, friends, services

pytestmark = pytest.mark.anyio

HEADS, TAILS = {"type": "hide", "side": "heads"}, {"type": "hide", "side": "tails"}
WELL = {"type": "say", "word": "well"}
MINUTE = 60_000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(str(tmp_path / "tables.sqlite"))
    yield opened
    await opened.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[TableRegistry]:
    every = TableRegistry(services(store))
    yield every
    await every.stop()


def clock_of(tables: TableRegistry) -> Clock:
    clock = tables.services.now
    assert isinstance(clock, Clock)
    return clock


async def play(table: LiveTable, who: Credentials, *moves: Any) -> None:
    asked = await table.read(who, lambda state, person: state.prompts[person.seat or 0].number)
    await table.act(who, Move(prompt=asked, moves=moves))


async def left(table: LiveTable, who: Credentials) -> list[int]:
    told = await table.read(who, lambda state, _: clock_times(state))
    assert told is not None
    return list(told.left)


async def status(table: LiveTable, who: Credentials) -> list[str | None]:
    return await table.read(who, lambda state, _: [chair.bot for chair in state.chairs])


def waits(table: LiveTable) -> bool:
    """Whether the table waits for a clock to run out."""
    return table._timer.deadline is not None


async def test_a_clock_for_each_move_begins_anew(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, ben) = await friends(tables, clock=Rule("move", 60))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 50_000
        await play(table, ann, HEADS)
        assert await left(table, ann) == [10_000, 10_000]
        await play(table, ben, TAILS)  # then the coin falls, and Ann is asked
        assert (await left(table, ann))[0] == MINUTE
        clock.time += MINUTE - 1 + await table.inspect(lambda state: state.prompts[0].delay)
        await table.check_clocks()
        assert await status(table, ann) == [None, None]
        clock.time += 1
        await table.check_clocks()
        assert (await status(table, ann))[0] == "steady"


async def test_a_reserve_shrinks_and_grows_by_its_increment(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, _) = await friends(tables, clock=Rule("reserve", 100, increment=5))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 30_000
        await play(table, ann, HEADS)
        assert await left(table, ann) == [75_000, 70_000]
        asked = await table.read(ann, lambda state, _: state.prompts[0].number)
        clock.time += 10_000
        await table.act(ann, requests.Undo(prompt=asked))
        assert await left(table, ann) == [70_000, 60_000]  # what was taken back has earned nothing
        clock.time += 1_000
        await play(table, ann, TAILS)
        assert (await left(table, ann))[0] == 74_000


async def test_who_runs_out_is_played_on_and_comes_back(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, ben) = await friends(tables, clock=Rule("reserve", 100))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await play(table, ben, HEADS)  # before the time is up: he has some left whenever the bot goes on
        clock.time += 100_000
        await table.check_clocks()
        assert (await status(table, ann))[0] == "steady"
        async with asyncio.timeout(LIMIT):
            while len((await table.read(ann, lambda state, _: state.running)).history) < 4:
                await asyncio.sleep(0.01)
        await table.act(ann, requests.Return())
        clock.time += 9_000
        assert await status(table, ann) == [None, None]
        assert (await left(table, ann))[0] == 10_000
        with pytest.raises(IllegalMove, match="nobody-is-away"):
            await table.act(ann, requests.Return())
        lines = await tables.services.store.lines(name)
        assert any('"entry":"ran-out"' in line for line in lines)


async def test_the_clock_stands_while_a_bot_plays_on(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, shown = await friends(tables, people=3, clock=Rule("reserve", 100))
    async with tables.at(name) as table:
        await table.act(shown[0], requests.Start())
        clock.time += 10_000
        await table.act(shown[2], requests.Leave())
        clock.time += 50_000
        await table.act(shown[2], requests.Return())
        assert await left(table, shown[0]) == [40_000, 40_000, 90_000]


async def test_clocks_are_the_same_after_a_restart_and_downtime_is_nobodys(store: Store) -> None:
    clock = Clock()
    tables = TableRegistry(Services(store, find, AtOnce(), clock))
    name, (ann, ben) = await friends(tables, clock=Rule("reserve", 100))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 20_000
        await play(table, ann, HEADS)
        before = await left(table, ann)
    await tables.stop()
    clock.time += 3_600_000  # the server is away for an hour
    again = TableRegistry(Services(store, find, AtOnce(), clock, started=clock.time))
    async with again.at(name) as table:
        assert await left(table, ann) == before == [80_000, 80_000]
        clock.time += 30_000
        await play(table, ben, TAILS)
        assert (await left(table, ben))[1] == 50_000
    await again.stop()
    lines = list(log.from_lines(await store.lines(name)))
    assert sum(isinstance(entry, log.Resumed) for entry in lines) == 1
    folded = clock_times(TableState.fold(find, lines))
    assert folded is not None and list(folded.left)[1] == 50_000


async def test_a_second_process_gives_nobody_time(postgres_database: str) -> None:
    """Nobody was away while another process served; who comes when all are gone finds that they were."""

    async def opened() -> tuple[Store, int]:
        store = await open_store(postgres_database)
        return store, main.make_server(Settings(workers=1), store, {}, lambda: None).tables.services.started

    first, began = await opened()
    assert began > 0
    second, joined = await opened()
    assert joined == 0
    await first.close()
    third, still_joined = await opened()
    assert still_joined == 0
    for store in (second, third):
        await store.close()
    last, began_again = await opened()
    assert began_again > began
    await last.close()


async def test_a_clock_that_jumps_back_costs_nobody_anything(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, _) = await friends(tables, clock=Rule("reserve", 100))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time -= 500_000
        await play(table, ann, HEADS)
        await table.check_clocks()
        assert await left(table, ann) == [100_000, 100_000]
        assert await status(table, ann) == [None, None]


def test_the_wall_clock_may_jump_while_the_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times of entries follow a clock that only runs forward."""
    before = main._now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= main._now() - before < 5_000
    monkeypatch.setattr(time, "time_ns", lambda: 10**20)
    assert 0 <= main._now() - before < 5_000


async def test_by_correspondence_a_table_sleeps_and_the_time_runs_on(store: Store) -> None:
    clock = Clock()
    tables = TableRegistry(Services(store, find, AtOnce(), clock), idle=1)
    day = 24 * 3600
    name, (ann, _) = await friends(tables, clock=Rule("days", 3 * day))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        assert waits(table)
    clock.time += 2 * day * 1000
    tables.sweep()
    assert len(tables) == 0 and not waits(table)  # or it would write behind another's back
    again = TableRegistry(Services(store, find, AtOnce(), clock, started=clock.time))
    async with again.at(name) as table:
        await play(table, ann, HEADS)
        assert await left(table, ann) == [day * 1000, day * 1000]
        clock.time += day * 1000
        await table.check_clocks()
        assert await status(table, ann) == [None, "steady"]
    await again.stop()
    await tables.stop()


async def test_a_short_clock_keeps_its_table_in_memory_until_it_has_run(store: Store) -> None:
    clock = Clock()
    tables = TableRegistry(Services(store, find, AtOnce(), clock), idle=1)
    name, (ann, _) = await friends(tables, clock=Rule("move", 60))
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
    clock.time += 30_000
    tables.sweep()
    assert len(tables) == 1
    await tables.stop()


@pytest.mark.parametrize("seed", range(4))
async def test_any_log_with_a_clock_folds_to_the_same_from_any_snapshot(seed: int) -> None:
    entries = random_log(Random(seed), entries=80, clock=Rule("reserve", 1, increment=1))
    whole = TableState.fold(find, entries)
    for cut in (5, 20, 50):
        part = TableState.fold(find, entries[:cut])
        again = restore_snapshot(find, encode_snapshot(part))
        again.add_all(entries[cut:])
        assert encode_snapshot(again) == encode_snapshot(whole)
    assert any(isinstance(entry, log.RanOut) for entry in entries)


def test_a_clock_runs_out_over_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sends anything: the bot plays on by itself, both are told, and the seat is taken back."""
    now = Clock()
    monkeypatch.setattr("cairn.server.main._now", now)
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    clock = {"kind": "move", "seconds": 1}  # after a second the server looks at the time, and then again
    with (
        Table.create(
            running.url, game="coins", seats=("me", "person"), name="Ann", find_game=find_game, clock=clock
        ) as ann,
        Table.join(str(ann.link), name="Ben", find_game=find_game) as ben,
    ):
        ann.start()
        assert ben.wait(LIMIT) and ann.mirror.now is not None
        assert ann.mirror.times is not None and ann.mirror.times["running"] == [0, 1]
        ann.play(Hide("heads"))
        now.time += 1_000
        while not ben.mirror.table["seats"][1].get("is_away"):
            ben.listen(LIMIT)
        assert ben.mirror.table["clock"] == clock and not ben.mirror.table["seats"][0].get("is_away")
        ben.come_back()
        assert not ben.mirror.table["seats"][1].get("is_away")
    running.stop()


@pytest.mark.parametrize(
    "clock", [{"kind": "move", "seconds": 0}, {"kind": "hour", "seconds": 5}, {"kind": "move"}, 5, {"seconds": 1e9}]
)
def test_no_such_clock(tmp_path: Path, clock: Any) -> None:
    import httpx

    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    wanted = {"game": "coins", "names": ["Ann"], "clock": clock}
    assert httpx.post(f"{running.url}/api/tables", json=wanted).status_code == 400
    running.stop()


# Presence


async def test_who_is_connected_is_told_to_those_who_want_to_know(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        first = Ear(ann, Audience(0, presence=True))
        quiet = Ear(ann, Audience(0))
        await table.subscribe(first, None)
        await table.subscribe(quiet, None)
        assert [seat["connected"] for seat in first.mirror.presence] == [True, False]
        clock.time += 5_000
        ears = [Ear(ben, Audience(1)) for _ in range(2)]
        for ear in ears:
            await table.subscribe(ear, None)
        assert first.mirror.presence[1] == {"connected": True, "since": clock.time}
        clock.time += 5_000
        table.unsubscribe(ears[0])
        assert first.mirror.presence[1]["connected"]  # a second tab is open
        table.unsubscribe(ears[1])
        table.unsubscribe(ears[1])
        assert first.mirror.presence[1] == {"connected": False, "since": clock.time}
        assert not any(told["tell"] == "presence" for told in quiet.heard)
        assert (await table.presence(ben)).seats[0] == SeatPresence(True, 1_000_000)
        assert len(await tables.services.store.lines(name)) == 3  # it stands in no log


# Bots alone


async def test_where_bots_alone_play_onlookers_see_through_every_seat(tables: TableRegistry) -> None:
    seated = await tables.create(Create(game="break-the-code", seats=("random", "random"), visibility="open"))
    async with tables.at(seated.id) as table:
        await table.act(by(seated.secret), requests.Start())
        for seat in (0, 1):
            for who in (by(None, seat), by(seated.secret, seat)):
                person = await table.read(who, lambda _, person: person)
                assert person.seat is None and person.eyes == seat
                with pytest.raises(Denied, match="only-looking-on"):
                    await table.act(who, Move(prompt=1, moves=({"type": "guess"},)))
                ear = Ear(who, Audience(seat, looking=True))
                await table.subscribe(ear, None)
                view = ear.mirror.view
                assert view is not None and len(view["hands"][seat]) == 5 and view["hands"][1 - seat] is None
                assert ear.mirror.seat is None and not ear.mirror.offers and not ear.mirror.asked


@pytest.mark.parametrize("seats", [("me", "random"), ("person", "random")])
async def test_where_a_person_plays_nobody_borrows_eyes(tables: TableRegistry, seats: tuple[str, ...]) -> None:
    names = ("Ann",) if "me" in seats else ()
    seated = await tables.create(Create(game="break-the-code", seats=seats, names=names, visibility="open"))
    async with tables.at(seated.id) as table:
        for seat in (0, 1, 5):
            with pytest.raises(Denied):
                await table.read(by(None, seat), lambda _, person: person)
