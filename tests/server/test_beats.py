"""Beats over the wire: only for connections that ask for them, and worth the same as the plain changes."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from cairn.core.steps import Settled
from cairn.core.values import encode
from cairn.server.live.registry import TableRegistry
from cairn.server.live.table import LiveTable
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Move
from cairn.server.storage.connect import open_store
from cairn.server.table import log, projection
from cairn.server.table.clocks import WATCHING_LIMIT
from cairn.server.table.log import Clock as Rule
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience, catch_up, clock_times
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import REMEMBERED_PASSAGES, TableState
from tests.server.positions import find, opened, seated
from tests.server.services import Clock, Ear, friends, services
from tests.server.worlds import other_world, played

pytestmark = pytest.mark.anyio

HEADS, TAILS = {"type": "hide", "side": "heads"}, {"type": "hide", "side": "tails"}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    every = TableRegistry(services(store))
    yield every
    await every.stop()
    await store.close()


def put_together(view: Any, beats: list[dict[str, Any]]) -> Any:
    """The view after the beats, as a page makes it."""
    for beat in beats:
        view = {**(view or {}), **beat.get("view", {})}
        for name, rows in beat.get("within", {}).items():
            view[name] = [{**each, **rows.get(str(at), {})} for at, each in enumerate(view[name])]
    return view


class Page(Ear):
    """Listens in beats."""

    def __init__(self, who: Credentials, seat: int | None, view: Any = None) -> None:
        super().__init__(who, Audience(seat, words=True, beats=True))
        self.view = view

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        self.heard.append(told)
        if told["tell"] == "sight":
            if told.get("beats"):
                assert put_together(None, told["beats"]) == told["view"]
            self.view = told.get("view")
        elif told["tell"] == "happened":
            assert not (told.get("beats") and told.get("view")), "the view is sent twice"
            self.view = put_together({**(self.view or {}), **told.get("view", {})}, told.get("beats", []))

    @property
    def beats(self) -> list[dict[str, Any]]:
        return [beat for told in self.heard for beat in told.get("beats", ())]


async def play(table: LiveTable, who: Credentials, seat: int, choice: int) -> None:
    """Make one of the seat's moves."""
    prompt, moves = await table.read(
        who, lambda state, _: (state.prompts[seat].number, tuple(state.running.moves(seat)))
    )
    await table.act(who, Move(prompt=prompt, moves=(msgspec.to_builtins(moves[choice % len(moves)]),)))


async def current_view(table: LiveTable, seat: int | None) -> Any:
    return await table.inspect(lambda state: msgspec.json.decode(encode(state.running.view(seat))))


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak", "coins"])
async def test_beats_put_together_are_the_view_after_every_move(tables: TableRegistry, game: str) -> None:
    """For each seat and an onlooker; a program beside them hears what it always did."""
    rng = Random(game)
    name, who = await friends(tables, game)
    async with tables.at(name) as table:
        pages = [Page(who[0], 0), Page(who[1], 1)]
        program = Ear(who[0], Audience(0))
        for listener in (*pages, program):
            await table.subscribe(listener, None)
        await table.act(who[0], requests.Start())
        for _ in range(25):
            acting = await table.inspect(lambda state: state.to_act)
            if not acting:
                break
            await play(table, who[acting[0]], acting[0], rng.randrange(100))
            for seat, page in enumerate(pages):
                assert page.view == await current_view(table, seat)
            assert program.mirror.view == await current_view(table, 0)
        assert len(pages[0].beats) > 4
        assert not any("beats" in told for told in program.heard)
        numbers = [beat["until"] for beat in pages[0].beats]
        assert numbers == sorted(numbers)
        assert {beat["kind"] for beat in pages[0].beats} != {"note"}


async def test_what_was_missed_comes_in_beats_with_a_whole_view(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables, "lost-code")
    async with tables.at(name) as table:
        first = Page(ann, 0)
        await table.subscribe(first, None)
        await table.act(ann, requests.Start())
        table.unsubscribe(first)
        last = first.heard[-1]["number"]
        for _ in range(6):
            acting = await table.inspect(lambda state: state.to_act)
            await play(table, (ann, ben)[acting[0]], acting[0], 3)
        again = Page(ann, 0)
        await table.subscribe(again, last)
        assert again.heard[0]["tell"] == "happened" and len(again.beats) > 3
        assert again.view == await current_view(table, 0)


async def test_who_comes_anew_is_told_what_happened_since_the_last_decision(tables: TableRegistry) -> None:
    """It begins with the decision itself; before the first one there is nothing to tell."""
    name, (ann, ben) = await friends(tables, "lost-code")
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        early = Page(ann, 0)
        await table.subscribe(early, None)
        assert not early.beats and "decided" not in early.heard[0]
        seats: list[int] = []
        before = 0
        while len(seats) < 8 or seats[-1] == 0:
            acting = await table.inspect(lambda state: state.to_act[0])
            number = await table.inspect(lambda state: 0 if state.table is None else state.table.number)
            before = number if acting == 0 else before
            await play(table, (ann, ben)[acting], acting, 3)
            seats.append(acting)
        page = Page(ann, 0)
        await table.subscribe(page, None)
        assert page.heard[0]["decided"] == before
        assert page.beats[0]["until"] > before and page.beats[-1]["until"] == len(page.heard[0]["history"])
        assert page.view == await current_view(table, 0)
        onlooker = Page(ann, None)
        await table.subscribe(onlooker, None)
        assert not onlooker.beats


async def test_what_was_taken_back_is_not_shown(tables: TableRegistry) -> None:
    name, (ann, _) = await friends(tables)
    async with tables.at(name) as table:
        page = Page(ann, 0)
        await table.subscribe(page, None)
        await table.act(ann, requests.Start())
        number = page.heard[-1]["number"]
        await play(table, ann, 0, 0)
        after_move = page.view
        prompt = await table.read(ann, lambda state, _: state.prompts[0].number)
        await table.act(ann, requests.Undo(prompt=prompt))
        assert page.view != after_move and page.view == await current_view(table, 0)
        missed = Page(ann, 0)
        await table.subscribe(missed, number)
        assert [beat["until"] for beat in missed.beats] == [page.beats[-1]["until"]]


async def test_a_table_read_from_disk_has_no_beats_of_the_past(tables: TableRegistry) -> None:
    name, (ann, _) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        number = await table.inspect(lambda state: state.public_number)
        await play(table, ann, 0, 0)
        state = await table.inspect(lambda state: restore_snapshot(find, encode_snapshot(state)))
    update = catch_up(name, state, Audience(0, beats=True), number)
    assert not update.beats and update.view


async def test_only_the_last_steps_are_remembered(tables: TableRegistry) -> None:
    name, (ann, _) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        start = await table.inspect(lambda state: state.public_number)
        for _ in range(REMEMBERED_PASSAGES):  # there and back: no game of coins is so long
            await play(table, ann, 0, 0)
            prompt = await table.read(ann, lambda state, _: state.prompts[0].number)
            await table.act(ann, requests.Undo(prompt=prompt))
        passages, missed = await table.inspect(lambda state: (state.passages, state.passages_since(start)))
        assert len(passages) == REMEMBERED_PASSAGES and missed is None


async def test_nobody_pays_for_beats_that_nobody_asked_for(
    tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise AssertionError("beats were made")

    monkeypatch.setattr(projection, "make_beats", fail)
    monkeypatch.setattr("cairn.server.table.state.make_beats", fail)
    name, (ann, ben) = await friends(tables, "lost-code")
    async with tables.at(name) as table:
        ears = [Ear(ann, Audience(0, words=True)), Ear(ben, Audience(1))]
        for ear in ears:
            await table.subscribe(ear, None)
        await table.act(ann, requests.Start())
        for _ in range(4):
            acting = await table.inspect(lambda state: state.to_act)
            await play(table, (ann, ben)[acting[0]], acting[0], 3)
        assert not any(ear.dismissed for ear in ears)


async def test_a_clock_waits_until_everything_can_have_been_watched(tables: TableRegistry) -> None:
    """The delay is in the log: a fold without the Stage gives the same clocks."""
    clock = tables.services.now
    assert isinstance(clock, Clock)
    name, who = await friends(tables, "lost-code", clock=Rule("move", 60))
    async with tables.at(name) as table:
        await table.act(who[0], requests.Start())
        asked = await table.inspect(lambda state: state.to_act[0])
        times = await table.inspect(clock_times)
        assert times is not None and 2_000 < times.delays[asked] <= WATCHING_LIMIT  # the stones are dealt
        clock.time += times.delays[asked] + 1_000
        counted = await table.inspect(lambda state: state.prompts[asked].count_time(clock.time))
        assert counted.left == 59_000
        await play(table, who[asked], asked, 3)
        state = await table.inspect(lambda state: state)
        lines = await tables.services.store.lines(name, 0)
    entries = list(log.from_lines(lines))
    assert any(entry.watching for entry in entries if isinstance(entry, log.Moved | log.Settled))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cairn.server.table.state.make_beats", None)
        folded = TableState.fold(find, entries)
    assert folded.prompts == state.prompts and folded.watched == state.watched
    assert restore_snapshot(find, encode_snapshot(state)).watched == state.watched


async def test_who_waited_long_enough_has_no_delay(tables: TableRegistry) -> None:
    clock = tables.services.now
    assert isinstance(clock, Clock)
    name, who = await friends(tables, "lost-code", clock=Rule("reserve", 600))
    async with tables.at(name) as table:
        await table.act(who[0], requests.Start())
        asked = await table.inspect(lambda state: state.to_act[0])
        clock.time += 60_000
        await play(table, who[asked], asked, 3)
        delays = await table.inspect(lambda state: [prompt.delay for prompt in state.prompts])
        watching = await table.inspect(lambda state: max(state.watched) - clock.time)
        assert max(delays) == watching < WATCHING_LIMIT  # only what came of this move


async def test_days_wait_for_nobody(tables: TableRegistry) -> None:
    name, who = await friends(tables, "lost-code", clock=Rule("days", 24 * 3600))
    async with tables.at(name) as table:
        await table.act(who[0], requests.Start())
        assert not any(await table.inspect(lambda state: [prompt.delay for prompt in state.prompts]))


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
@pytest.mark.parametrize("leaks", [False, True])
def test_no_secret_shows_in_a_clock(game: str, leaks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that a seat cannot tell apart the entries take the same time to watch; a planted leak is found."""
    if leaks:
        monkeypatch.setattr(TableState, "_watching_time", lambda state, passage: crc32(encode(passage.after)) % 1000)
    differs = False
    for seed in range(3):
        trail, seat, rng = played(game, {"players": 2}, seed)
        times = []
        for steps in (trail.steps, other_world(trail, seat, rng)):
            state = seated(opened(game, 2, options=msgspec.to_builtins(trail.options), clock=Rule("move", 60)))
            state.add(log.Began(time=0))
            entries = [
                log.Settled(time=1, outcome=step.outcome)
                if isinstance(step, Settled)
                else log.Moved(time=1, seat=step.seat, move=step.move)  # type: ignore[union-attr]  # nothing else is in a trail
                for step in steps
            ]
            added = state.add(*entries)
            times.append([getattr(entry, "watching", 0) for entry in added])
        differs = differs or times[0] != times[1]
    assert differs is leaks
