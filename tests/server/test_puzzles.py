"""Puzzles without end: which comes next, tries, ratings and what comes back, with a clock that is set."""

import asyncio
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cairn.core.errors import BadInput
from cairn.core.record import from_json
from cairn.core.table import new_table
from cairn.core.values import encode
from cairn.games import find, rooms_of
from cairn.games.rooms import Rooms
from cairn.play.puzzles.choose import COMES_BACK, DAY
from cairn.play.puzzles.collection import (
    Question,
    Source,
    list_puzzles,
    make_position,
    packaged_puzzles,
    write_puzzles,
)
from cairn.play.puzzles.find import StoredPosition, prove_answer
from cairn.play.puzzles.make import Making, make_puzzles
from cairn.play.puzzles.strength import Strength
from cairn.server.guests.privacy import export_data, forget_guest
from cairn.server.guests.registry import GuestRegistry
from cairn.server.http.routes.puzzles import PuzzleInfo
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.puzzles.meetings import Meeting
from cairn.server.puzzles.puzzles import Puzzles
from cairn.server.storage.store import Store
from tests.patience import LIMIT
from tests.server.services import AtOnce, Clock, Running

GAME = "break-the-code"


class Maker(AtOnce):
    """Makes and checks puzzles in the process of the test."""

    async def puzzle(self, rooms: Rooms, record: str, question: bytes, client: str = "") -> bytes:
        return msgspec.json.encode(make_position(rooms, record, msgspec.json.decode(question, type=Question)))

    async def prove_answer(
        self, rooms: Rooms, position: bytes, what: str, rows: tuple[int, ...], client: str = ""
    ) -> bool:
        return prove_answer(rooms, msgspec.json.decode(position, type=StoredPosition), what, rows)


class World:
    """The puzzles of a server, with a clock."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.services = Services(store, rooms_of, Maker(), self.clock)
        self.puzzles = Puzzles(self.services)

    async def next(self, guest: str, game: str = GAME) -> Meeting:
        return await self.puzzles.choose(guest, game)

    async def solve(self, guest: str, puzzle: str, rows: tuple[int, ...] = ()) -> Meeting:
        answer = (await self.puzzles.position(puzzle)).answer
        return await self.puzzles.try_answer(guest, puzzle, answer, rows)

    async def fail(self, guest: str, puzzle: str, times: int = 3) -> Meeting:
        found = await self.puzzles.position(puzzle)
        for what in [each for each in found.choices if each != found.answer][:times]:
            meeting = await self.puzzles.try_answer(guest, puzzle, what, ())
        return meeting

    async def strength(self, guest: str, game: str = GAME) -> Strength:
        return (await self.puzzles.meetings.guest_record(guest, game)).strength


@pytest.fixture
async def world(store: Store) -> World:
    return World(store)


pytestmark = pytest.mark.anyio


async def test_what_was_begun_is_given_until_it_is_answered(world: World) -> None:
    first = await world.next("ann")
    assert (await world.next("ann")) == first
    after = await world.solve("ann", first.puzzle)
    assert after.is_over and after.solved and after.counted and after.again == 0
    assert await world.solve("ann", first.puzzle) == after, "nothing is answered twice"
    assert (await world.next("ann")).puzzle != first.puzzle


async def test_the_first_try_is_rated_and_no_other(world: World) -> None:
    one, other = (await world.next("ann")).puzzle, (await world.next("ben")).puzzle
    missed = await world.fail("ann", one, times=1)
    assert not missed.is_over and missed.rated_after < missed.rated_before == Strength().rating
    low = await world.strength("ann")
    await world.solve("ann", one)
    assert await world.strength("ann") == low and low.rating < Strength().rating
    await world.solve("ben", other)
    assert (await world.strength("ben")).rating > Strength().rating
    assert await world.strength("ben", "lost-code") == Strength(), "each game has its own"
    assert (await world.puzzles.record(one)).met == 1
    assert (await world.puzzles.record(one)).strength.deviation == 200, "newcomers move no puzzle"


async def test_somebody_known_well_moves_a_puzzle(world: World) -> None:
    for _ in range(30):
        await world.solve("ann", (await world.next("ann")).puzzle)
        if (await world.strength("ann")).deviation < 110:
            break
    puzzle = (await world.next("ann")).puzzle
    before = (await world.puzzles.record(puzzle)).strength
    await world.fail("ann", puzzle, 1)
    after = (await world.puzzles.record(puzzle)).strength
    assert after.rating > before.rating and after.deviation < before.deviation


async def test_a_later_try_counts_with_the_rows_that_prove_it(world: World) -> None:
    puzzle = (await world.next("ann")).puzzle
    found = await world.puzzles.position(puzzle)
    chosen = combinations(range(len(found.heard)), found.difficulty)
    rows = next(each for each in chosen if prove_answer(rooms_of(GAME), found, found.answer, each))
    for guest, given, counts in (("ann", rows, True), ("ben", (), False)):
        await world.fail(guest, puzzle, 1)
        meeting = await world.solve(guest, puzzle, given)
        assert meeting.solved and meeting.counted is counts and (meeting.again == 0) is counts
    with pytest.raises(BadInput, match="rows: "):
        await world.puzzles.try_answer("eve", puzzle, found.answer, (99,))
    with pytest.raises(BadInput, match="none of the choices"):
        await world.puzzles.try_answer("eve", puzzle, "x", ())
    with pytest.raises(BadInput, match="no such puzzle"):
        await world.puzzles.try_answer("eve", "x", found.answer, ())


async def test_mistakes_come_back_after_1_3_7_and_21_days(world: World) -> None:
    puzzle = (await world.next("ann")).puzzle
    meeting = await world.fail("ann", puzzle)
    assert meeting.is_over and not meeting.solved
    rated = await world.strength("ann")
    for wait in COMES_BACK:
        world.clock.time += wait - 1
        assert await world.puzzles.count_due("ann", GAME) == 0
        other = await world.next("ann")
        assert other.puzzle != puzzle
        world.clock.time += 1
        assert await world.puzzles.count_due("ann", GAME) == 1
        await world.solve("ann", other.puzzle)
        again = await world.next("ann")
        assert again.puzzle == puzzle and again.number > 0
        before = await world.strength("ann")
        meeting = await world.solve("ann", puzzle)
        assert await world.strength("ann") == before, "only the first meeting is rated"
    assert meeting.again == 0 and await world.puzzles.count_due("ann", GAME) == 0
    assert rated.rating < (await world.strength("ann")).rating
    world.clock.time += 100 * DAY
    assert (await world.next("ann")).puzzle != puzzle


async def test_two_devices_at_once_are_rated_once(world: World) -> None:
    puzzle = (await world.next("ann")).puzzle
    found = await world.puzzles.position(puzzle)
    wrong = [each for each in found.choices if each != found.answer]
    await asyncio.gather(*(world.puzzles.try_answer("ann", puzzle, what, ()) for what in wrong[:5]))
    (meeting,) = await world.puzzles.meetings.of_guest("ann")
    assert 1 <= len(meeting.tries) <= 3 and (await world.puzzles.meetings.guest_record("ann", GAME)).met == 1


async def test_what_is_stored_is_exported_and_deleted(world: World) -> None:
    guests, tables = GuestRegistry(world.services), TableRegistry(world.services)
    guest, _ = await guests.create("Ann")
    for name in (guest.id, "ben"):
        await world.solve(name, (await world.next(name)).puzzle)
    export = await export_data(tables, guest, 1)
    assert [each.solved for each in export.puzzles] == [True]
    assert [(each.game, each.record.met) for each in export.puzzle_ratings] == [(GAME, 1)]
    await forget_guest(tables, guest)
    await guests.forget(guest.id)
    assert await world.puzzles.meetings.of_guest(guest.id) == ()
    assert await world.puzzles.meetings.guest_records(guest.id) == ()
    assert len(await world.puzzles.meetings.of_guest("ben")) == 1


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("puzzles") / "tables.sqlite"), workers=1)
    running.start()
    yield running
    running.stop()


def got(client: httpx.Client, path: str, status: int = 200, **params: str) -> Any:
    answer = client.get(path, params=params)
    assert answer.status_code == status, answer.text
    return answer.json()


def posted(client: httpx.Client, path: str, status: int = 200, **body: object) -> Any:
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_what_is_sent_of_a_puzzle_tells_no_answer_before_its_end(server: Running) -> None:
    """It is what one seat saw at that moment; and the same bytes when it is asked for again."""
    with httpx.Client(base_url=server.url, timeout=LIMIT) as ann:
        assert got(ann, "/api/puzzles/next", game="lost-code")["progress"]["tries"] == []
        assert posted(ann, "/api/puzzles/x/answer", 401, what="1")["key"] == "unknown-guest"
        posted(ann, "/api/guest", name="Ann")
        info = got(ann, "/api/puzzles/next", game="lost-code")
        msgspec.convert(info, type=PuzzleInfo)
        assert set(info).isdisjoint({"answer", "proof", "lines", "record", "step", "open"})
        assert got(ann, "/api/puzzles/next", game="lost-code") == info
        path = f"/api/puzzles/{info['id']}/answer"
        judged = [posted(ann, path, what=what) for what in info["choices"][:1]]
        while not judged[-1]["progress"]["ended"]:
            assert set(judged[-1]) == {"progress", "own"}, "a wrong answer tells nothing else"
            judged.append(posted(ann, path, what=info["choices"][len(judged)]))
        assert judged[-1]["answer"] in info["choices"] and judged[-1]["proof"]
        assert len(judged) <= 3
        (game,) = (each for each in got(ann, "/api/puzzles")["games"] if each["game"] == "lost-code")
        assert game["puzzles"] >= 500 and game["own"]["met"] == 1 and not game["own"]["is_sure"]
        stored = packaged_puzzles(rooms_of("lost-code"))[info["id"]]
        record = from_json(stored.record, find)
        seen = new_table(find("lost-code"), record.options, record.steps[: stored.question.step]).sight(info["seat"])
        assert info["view"] == msgspec.json.decode(encode(seen.view)), "what the seat sees, and nothing else"
        assert info["history"] == [msgspec.json.decode(encode(each)) for each in seen.history]


def test_a_game_without_puzzles_is_refused(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=LIMIT) as ann:
        assert got(ann, "/api/puzzles/next", 400, game="arnak")["place"] == "game"
        assert got(ann, "/api/puzzles/next", 400, game="chess")["place"] == "game"
        assert {each["game"] for each in got(ann, "/api/puzzles")["games"]} == {
            "lost-code",
            "think-str8",
            "break-the-code",
        }


async def test_a_theme_can_be_trained(world: World) -> None:
    assert world.puzzles.themes(GAME) == ("one", "two", "more", "hands")
    assert world.puzzles.themes("lost-code") == ("one", "two", "more", "swap")
    begun = (await world.next("ann")).puzzle
    for _ in range(5):
        puzzle = (await world.puzzles.choose("ann", GAME, "two")).puzzle
        assert world.puzzles.find(puzzle)[1].question.theme == "two"
        await world.solve("ann", puzzle)
    assert (await world.next("ann")).puzzle == begun, "it is still to be answered"
    with pytest.raises(BadInput, match="theme: "):
        await world.puzzles.choose("ann", GAME, "swap")


async def test_a_file_of_puzzles_is_served_too(world: World, tmp_path: Path) -> None:
    """Those of it that the game has anyway are not there twice."""
    made, known = tuple(make_puzzles(Making(GAME, 2, seed=7))), packaged_puzzles(rooms_of(GAME))
    own = {each.question.id for each in list_puzzles(made)}
    old = Source(next(iter(known.values())).record, (next(iter(known.values())).question,))
    file, wrong = tmp_path / "own.jsonl.gz", tmp_path / "wrong"
    file.write_bytes(write_puzzles((*made, old)))
    wrong.write_bytes(b"else")
    puzzles = Puzzles(world.services, [str(file)])
    assert len(own) > 3 and puzzles.pool(GAME).keys() == known.keys() | own
    assert all(puzzles.find(each)[0] == GAME for each in own)
    answer = (await puzzles.position(min(own))).answer
    assert (await puzzles.try_answer("ann", min(own), answer, ())).counted
    strange = tmp_path / "strange.jsonl.gz"
    strange.write_bytes(write_puzzles([Source("{}", made[0].questions)]))
    for name in (wrong, strange, tmp_path / "missing"):
        with pytest.raises(BadInput, match=str(name)):
            Puzzles(world.services, [str(name)])


def test_a_database_without_puzzles_gets_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that an earlier release has written."""
    from cairn.server.storage import schema
    from cairn.server.storage.connect import open_store

    async def write(version: int) -> int:
        store = await open_store(str(tmp_path / "old.sqlite"))
        try:
            return len(await store.rows("select puzzle from meeting")) if version else 0
        finally:
            await store.close()

    at = next(at for at, each in enumerate(schema.MIGRATIONS) if "table meeting" in each[0])
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:at])
        asyncio.run(write(0))
    assert asyncio.run(write(1)) == 0
