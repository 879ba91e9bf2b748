"""The puzzles of the day: whole days with a clock that is set, in both databases, and over HTTP."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from datetime import date as Date
from itertools import combinations
from pathlib import Path
from time import monotonic_ns
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest

from cairn.core.deal import commitment
from cairn.core.errors import BadInput
from cairn.core.values import encode
from cairn.games import rooms_of
from cairn.games.rooms import Rooms
from cairn.play.daily import Daily, daily
from cairn.play.puzzles.find import prove_answer
from cairn.server.daily.answers import Everybody, PuzzleAnswer
from cairn.server.daily.days import Days, Seeds
from cairn.server.daily.puzzles import PUZZLE, DailyPuzzles
from cairn.server.guests.privacy import export_data, forget_guest
from cairn.server.guests.registry import GuestRegistry
from cairn.server.http.routes.daily import DailyInfo
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.storage.retention import remove_old
from cairn.server.storage.store import Store
from tests.patience import LIMIT
from tests.server.services import AtOnce, Clock, Running

WARSAW = "Europe/Warsaw"
GAME = "break-the-code"
SUNDAY = "2026-11-22"
HOUR = 3600 * 1000


class Maker(AtOnce):
    """Makes and checks puzzles in the process of the test."""

    async def daily(self, rooms: Rooms, date: str, seed: str, client: str = "") -> bytes:
        return encode(daily(rooms, date, seed))

    async def prove_answer(
        self, rooms: Rooms, position: bytes, what: str, rows: tuple[int, ...], client: str = ""
    ) -> bool:
        return prove_answer(rooms, msgspec.json.decode(position, type=Daily), what, rows)


class World:
    """A server's puzzles, with a clock that is set by its zone's time."""

    def __init__(self, store: Store, zone: str = WARSAW) -> None:
        self.clock = Clock()
        self.services = Services(store, rooms_of, Maker(), self.clock)
        self.puzzles = DailyPuzzles(self.services, zone)
        self.zone = ZoneInfo(zone)
        self.set(f"{SUNDAY} 12:00")

    def set(self, time: str) -> None:
        self.clock.time = round(datetime.fromisoformat(time).replace(tzinfo=self.zone).timestamp() * 1000)

    async def known(self, date: str, game: str = GAME) -> Daily:
        return await self.puzzles.position(self.puzzles.find_day(date), game)

    async def answer(
        self, guest: str, date: str, what: str, rows: tuple[int, ...] = (), game: str = GAME
    ) -> PuzzleAnswer:
        return await self.puzzles.try_answer(guest, self.puzzles.find_day(date), game, what, rows)

    async def solve(self, guest: str, date: str, game: str = GAME) -> PuzzleAnswer:
        return await self.answer(guest, date, (await self.known(date, game)).answer, game=game)

    async def wrong(self, date: str) -> list[str]:
        found = await self.known(date)
        return [what for what in found.choices if what != found.answer]

    async def days_in_a_row(self, guest: str) -> int:
        return (await self.puzzles.answers.days_done(guest, self.puzzles.find_day(None))).streak().days

    async def rows(self, date: str) -> tuple[int, ...]:
        """Those of a proof."""
        found = await self.known(date)
        chosen = combinations(range(len(found.heard)), found.difficulty)
        return next(rows for rows in chosen if prove_answer(rooms_of(GAME), found, found.answer, rows))


@pytest.fixture
async def world(store: Store) -> World:
    return World(store)


pytestmark = pytest.mark.anyio


# Days and seeds


def test_a_day_goes_from_midnight_to_midnight_in_the_zone_of_the_server() -> None:
    days = Days(WARSAW)
    day = days.day(Date(2026, 11, 22))
    assert day.begins == datetime(2026, 11, 21, 23, tzinfo=UTC).timestamp() * 1000
    assert day.ends - day.begins == 24 * HOUR == day.closes - day.ends
    assert [days.today(at).name for at in (day.begins - 1, day.begins, day.ends - 1, day.ends)] == [
        "2026-11-21",
        SUNDAY,
        SUNDAY,
        "2026-11-23",
    ]
    lengths = [days.day(date) for date in (Date(2026, 10, 25), Date(2027, 3, 28))]
    assert [each.ends - each.begins for each in lengths] == [25 * HOUR, 23 * HOUR]


def test_a_zone_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadInput, match="zone: 'Narnia' is no time zone"):
        Days("Narnia")


@pytest.mark.parametrize("date", ["2026-11-23", "2026-09-22", "yesterday", "2026-02-30", "20261122"])
async def test_days_that_have_not_come_and_those_long_ago_are_refused(world: World, date: str) -> None:
    with pytest.raises(BadInput, match="date: "):
        world.puzzles.find_day(date)


async def test_a_seed_is_of_a_server_a_day_and_a_game(world: World, tmp_path: Path) -> None:
    from cairn.server.storage.connect import open_store

    other = await open_store(str(tmp_path / "other.sqlite"))
    try:
        days, seeds = world.puzzles.days, Seeds(world.services.store)
        sunday, monday = days.day(Date(2026, 11, 22)), days.day(Date(2026, 11, 23))
        found = [
            await each.seed(day, game) for each in (seeds, Seeds(other)) for day in (sunday, monday) for game in "ab"
        ]
        assert len(set(found)) == 8
        assert await Seeds(world.services.store).seed(sunday, "a") == found[0], "another process has the same"
        assert await seeds.salt(sunday, "a") != found[0]
    finally:
        await other.close()


async def test_the_commitment_is_published_before_the_day_and_seed_and_salt_after_it(world: World) -> None:
    world.set("2026-11-21 08:00")
    promised = await world.puzzles.commitments(world.puzzles.days.day(Date(2026, 11, 22)))
    day = world.puzzles.days.day(Date(2026, 11, 22))
    for time in ("2026-11-22 00:00", "2026-11-23 23:59"):
        world.set(time)
        for each in await world.puzzles.describe(day, "ann"):
            assert each.commitment == promised[each.game] and each.seed is None and each.salt is None
    world.set("2026-11-24 00:00")
    for each in await world.puzzles.describe(day, None):
        assert each.seed is not None and each.salt is not None
        assert commitment(each.seed, each.salt) == promised[each.game]
    found = await world.known(SUNDAY)
    seed = await world.puzzles.seeds.seed(day, GAME)
    assert daily(rooms_of(GAME), SUNDAY, seed).answer == found.answer, "anybody can make the puzzle again"


# Three tries


async def test_the_first_try_counts(world: World) -> None:
    answer = await world.solve("ann", SUNDAY)
    assert answer.solved and answer.counted and answer.is_over and not answer.late
    assert await world.days_in_a_row("ann") == 1 and await world.days_in_a_row("ben") == 0
    after = await world.answer("ann", SUNDAY, (await world.wrong(SUNDAY))[0])
    assert after == answer, "nothing is answered twice"


async def test_a_later_try_counts_with_the_rows_that_prove_it_and_only_then(world: World) -> None:
    right, wrong, rows = (await world.known(SUNDAY)).answer, await world.wrong(SUNDAY), await world.rows(SUNDAY)
    for guest, given, counts in (("ann", rows, True), ("ben", (), False), ("eve", rows[1:], False)):
        await world.answer(guest, SUNDAY, wrong[0])
        answer = await world.answer(guest, SUNDAY, right, given)
        assert answer.solved and answer.is_over and answer.counted is counts
        assert await world.days_in_a_row(guest) == int(counts)


async def test_three_wrong_answers_end_it(world: World) -> None:
    right, wrong = (await world.known(SUNDAY)).answer, await world.wrong(SUNDAY)
    for number, what in enumerate(wrong[:3], start=1):
        answer = await world.answer("ann", SUNDAY, what)
        assert len(answer.tries) == number and answer.is_over is (number == 3)
        assert len((await world.answer("ann", SUNDAY, what)).tries) == number, "the same answer is one try"
    assert await world.answer("ann", SUNDAY, right) == answer and not answer.solved


async def test_wrong_answers_that_cannot_be_are_refused(world: World) -> None:
    right = (await world.known(SUNDAY)).answer
    with pytest.raises(BadInput, match="what: 'x' is none of the choices"):
        await world.answer("ann", SUNDAY, "x")
    with pytest.raises(BadInput, match="rows: "):
        await world.answer("ann", SUNDAY, right, (99,))
    with pytest.raises(BadInput, match="hides no code"):
        await world.answer("ann", SUNDAY, right, game="arnak")
    assert await world.puzzles.answers.of_day("ann", world.puzzles.find_day(SUNDAY)) == {}


async def test_two_devices_at_once_have_three_tries_together(world: World) -> None:
    wrong = await world.wrong(SUNDAY)
    await asyncio.gather(*(world.answer("ann", SUNDAY, what) for what in wrong[:6]))
    for what in wrong[6:9]:
        await world.answer("ann", SUNDAY, what)
    answer = (await world.puzzles.answers.of_day("ann", world.puzzles.find_day(SUNDAY)))[GAME]
    assert len(answer.tries) == 3 == len({each.what for each in answer.tries}) and answer.is_over


# Streaks over midnight, the archive


async def test_the_time_of_an_answer_is_that_of_the_server_at_its_midnight(world: World) -> None:
    world.set("2026-11-21 23:59")
    await world.solve("ann", "2026-11-21")
    world.set("2026-11-22 00:00")
    assert await world.days_in_a_row("ann") == 1, "today is open"
    await world.solve("ann", SUNDAY)
    assert await world.days_in_a_row("ann") == 2


async def test_what_was_begun_before_midnight_may_be_finished_within_24_hours(world: World) -> None:
    for guest, begun, ended, is_late in (
        ("ann", "2026-11-21 23:59", "2026-11-22 23:59", False),
        ("ben", "2026-11-21 23:59", "2026-11-23 00:00", True),
        ("eve", "2026-11-22 00:00", "2026-11-22 00:01", True),
    ):
        world.set(begun)
        day = world.puzzles.find_day("2026-11-21")
        await world.puzzles.answers.begin(guest, day, GAME, world.puzzles.now)
        world.set(ended)
        answer = await world.solve(guest, "2026-11-21")
        assert answer.counted and answer.late is is_late, guest
        assert await world.days_in_a_row(guest) == int(not is_late)


async def test_a_week_forgives_one_day_and_a_second_ends_the_row(world: World) -> None:
    for day in (16, 17, 19):
        world.set(f"2026-11-{day} 20:00")
        await world.solve("ann", f"2026-11-{day}")
    assert await world.days_in_a_row("ann") == 3
    world.set("2026-11-21 20:00")
    assert await world.days_in_a_row("ann") == 0
    await world.solve("ann", "2026-11-20")
    assert await world.days_in_a_row("ann") == 0, "a day that is made up for gives no stone"


async def test_everybody_on_time_is_counted_and_shown_to_those_who_are_done(world: World) -> None:
    right, wrong = (await world.known(SUNDAY)).answer, await world.wrong(SUNDAY)
    for number in range(12):
        for what in (*wrong[: number % 4], right)[:3]:
            await world.answer(f"guest {number}", SUNDAY, what)
    await world.answer("open", SUNDAY, wrong[0])
    day = world.puzzles.find_day(SUNDAY)
    for guest, shown in (("guest 3", Everybody((3, 3, 3), 3)), ("open", None), (None, None)):
        (puzzle,) = (each for each in await world.puzzles.describe(day, guest) if each.game == GAME)
        assert puzzle.everybody == shown
    world.set("2026-11-24 12:00")
    await world.solve("late", SUNDAY)
    (puzzle,) = (each for each in await world.puzzles.describe(day, "late") if each.game == GAME)
    assert puzzle.everybody == Everybody((3, 3, 3), 3), "the archive counts for no table"


# What is kept of a guest


async def test_answers_are_exported_and_deleted_with_their_guest(world: World) -> None:
    tables = TableRegistry(world.services)
    guests = GuestRegistry(world.services)
    guest, _ = await guests.create("Ann")
    await world.solve(guest.id, SUNDAY)
    await world.solve("ben", SUNDAY)
    (answer,) = (await export_data(tables, guest, 1)).answers
    assert (answer.date, answer.game, answer.solved) == (SUNDAY, GAME, True)
    await forget_guest(tables, guest)
    await guests.forget(guest.id)
    assert await world.puzzles.answers.of_guest(guest.id) == ()
    assert len(await world.puzzles.answers.of_guest("ben")) == 1


async def test_old_puzzles_are_removed_and_answers_stay(world: World) -> None:
    await world.solve("ann", SUNDAY)
    tables = TableRegistry(world.services)
    key = await world.services.store.load_result("daily/key")
    for time, is_kept in (("2027-01-21 12:00", True), ("2027-02-21 12:00", False)):
        world.set(time)
        await remove_old(tables, 90)
        kept = await world.services.store.load_result(f"{PUZZLE}{SUNDAY}/{GAME}")
        assert (kept is not None) is is_kept
    assert len(await world.puzzles.answers.of_guest("ann")) == 1
    assert await world.services.store.load_result("daily/key") == key is not None


# Over HTTP

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
TODAY, CLOSED = "2026-11-16", "2026-11-14"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It is noon there when the first test begins, of a Monday."""
    running = Running(str(tmp_path_factory.mktemp("daily") / "tables.sqlite"), workers=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cairn.server.main._WALL", int(NOON.timestamp() * 1e9))
        patch.setattr("cairn.server.main._STARTED", monotonic_ns())
        running.start()
        yield running
        running.stop()


@pytest.fixture
def ann(server: Running) -> Iterator[httpx.Client]:
    """A browser with a guest."""
    with httpx.Client(base_url=server.url, timeout=LIMIT) as client:
        assert client.post("/api/guest", json={"name": "Ann"}).status_code == 200
        yield client


def got(client: httpx.Client, path: str, **params: str) -> Any:
    answer = client.get(path, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def posted(client: httpx.Client, path: str, status: int = 200, **body: object) -> Any:
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def choices(client: httpx.Client, date: str = TODAY) -> list[str]:
    found: list[str] = got(client, f"/api/daily/{GAME}", date=date)["choices"]
    return found


def right_answer(server: Running, date: str = CLOSED) -> str:
    """Found out as everybody may, once the day has closed."""
    with httpx.Client(base_url=server.url, timeout=LIMIT) as client:
        judged = {what: posted(client, f"/api/daily/{GAME}", what=what, date=date) for what in choices(client, date)}
    (right,) = (what for what, each in judged.items() if each["right"])
    assert judged[right]["lines"] and all(each == {"right": False} for what, each in judged.items() if what != right)
    return right


def test_a_day_tells_its_times_its_zone_and_what_is_promised(server: Running, ann: httpx.Client) -> None:
    day = got(ann, f"/api/daily/{TODAY}")
    assert (day["date"], day["today"], day["zone"]) == (TODAY, TODAY, "UTC")
    assert day["begins"] <= day["now"] < day["ends"] == day["begins"] + 24 * HOUR == day["closes"] - 24 * HOUR
    assert [each["game"] for each in day["puzzles"]] == ["lost-code", "think-str8", "break-the-code"]
    assert all(set(each) == {"game", "commitment"} for each in day["puzzles"])
    assert set(day["tomorrow"]) == {each["game"] for each in day["puzzles"]}
    assert day["streak"] == {"days": 0, "longest": 0, "total": 0, "week": ["open", *["ahead"] * 6]}
    closed = got(ann, f"/api/daily/{CLOSED}")
    assert all(each["commitment"] == commitment(each["seed"], each["salt"]) for each in closed["puzzles"])
    next_day = got(ann, "/api/daily/2026-11-15")["tomorrow"]
    assert next_day == {each["game"]: each["commitment"] for each in day["puzzles"]}


def test_what_is_sent_of_an_open_puzzle_tells_no_answer(server: Running, ann: httpx.Client) -> None:
    """Neither the page's question nor another guest's state has the seed, the answer or the proof."""
    msgspec.convert(got(ann, f"/api/daily/{GAME}"), type=DailyInfo)
    assert set(got(ann, f"/api/daily/{GAME}")).isdisjoint({"answer", "proof", "seed", "salt"})
    assert all(set(each) == {"game", "commitment"} for each in got(ann, f"/api/daily/{TODAY}")["puzzles"])
    posted(ann, f"/api/daily/{TODAY}/answer", game=GAME, what=choices(ann)[0])
    with httpx.Client(base_url=server.url, timeout=LIMIT) as ben:
        assert got(ben, f"/api/daily/{TODAY}")["puzzles"][-1].keys() == {"game", "commitment"}
        assert posted(ben, f"/api/daily/{TODAY}/answer", 401, game=GAME, what="x")["key"] == "unknown-guest"
        assert posted(ben, f"/api/daily/{GAME}", 401, what="x")["key"] == "unknown-guest"
        assert posted(ben, f"/api/daily/{TODAY}/begin", 401, game=GAME)["key"] == "unknown-guest"


def test_three_wrong_answers_open_the_proof(server: Running, ann: httpx.Client) -> None:
    right = right_answer(server)
    wrong = [what for what in choices(ann, CLOSED) if what != right]
    for number, what in enumerate(wrong[:3], start=1):
        told = posted(ann, f"/api/daily/{CLOSED}/answer", game=GAME, what=what)
        assert [each["what"] for each in told["puzzle"]["answer"]["tries"]] == wrong[:number]
        assert ("proof" in told) is ("answer" in told) is (number == 3)
    assert told["answer"] == right and got(ann, f"/api/daily/{GAME}", date=CLOSED)["answer"] == right


def test_the_older_question_of_a_game_has_three_tries_too(server: Running, ann: httpx.Client) -> None:
    """Today nobody finds the answer by asking for every choice."""
    judged = [posted(ann, f"/api/daily/{GAME}", what=what) for what in choices(ann)]
    right = [at for at, each in enumerate(judged) if each["right"]]
    assert all(at < 3 for at in right)
    (puzzle,) = (each for each in got(ann, f"/api/daily/{TODAY}")["puzzles"] if each["game"] == GAME)
    assert puzzle["answer"]["ended"] and len(puzzle["answer"]["tries"]) == (right[0] + 1 if right else 3)


def test_the_calendar_and_another_device(server: Running, ann: httpx.Client) -> None:
    """A late solution is shown and gives no stone; a device that was added has the same calendar."""
    posted(ann, f"/api/daily/{CLOSED}/answer", game=GAME, what=right_answer(server))
    month = got(ann, "/api/calendar")
    days = {each["date"]: each for each in month["days"]}
    assert (month["month"], month["oldest"], len(days)) == ("2026-11", "2026-09-17", 30)
    assert days[CLOSED] == {"date": CLOSED, "mark": "missed", "solved": [], "late": [GAME]}
    assert days[TODAY]["mark"] == "open" and days["2026-11-17"]["mark"] == "ahead"
    key = posted(ann, "/api/guest/link")["link"].partition("#")[2]
    with httpx.Client(base_url=server.url, timeout=LIMIT) as phone:
        posted(phone, "/api/guest/carry", key=key)
        assert got(phone, "/api/calendar") == month
        assert ann.delete("/api/guest").status_code == 200
        assert phone.get("/api/guest").status_code == 401
    assert len(got(ann, "/api/calendar", month="2026-02")["days"]) == 28
    assert ann.get("/api/calendar", params={"month": "May"}).json()["place"] == "month"


@pytest.mark.parametrize("date", ["2026-11-17", "2026-09-16", "2026-02-30"])
def test_no_day_too_far_away(ann: httpx.Client, date: str) -> None:
    assert ann.get(f"/api/daily/{date}").json()["place"] == "date"
    assert ann.get(f"/api/daily/{GAME}", params={"date": date}).json()["place"] == "date"
    assert posted(ann, f"/api/daily/{date}/answer", 400, game=GAME, what="x")["place"] == "date"
    assert posted(ann, f"/api/daily/{date}/begin", 400, game=GAME)["place"] == "date"


def test_no_puzzle_where_nothing_is_hidden(ann: httpx.Client) -> None:
    for game in ("arnak", "chess"):
        assert ann.get(f"/api/daily/{game}").status_code == 400
        posted(ann, f"/api/daily/{TODAY}/begin", 400, game=game)
        posted(ann, f"/api/daily/{TODAY}/answer", 400, game=game, what="x")
