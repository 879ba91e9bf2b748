"""A seat is its player's alone: nobody takes it, a bot plays on for who is away too long, and it is given back."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cairn.core.errors import IllegalMove
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.live.table import LiveTable
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Create
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.absence import OBJECT_WITHIN
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience
from tests.server.browsers import site
from tests.server.positions import find
from tests.server.services import AtOnce, Clock, Ear, by, friends, services, sit
from tests.server.test_tables import play, until

pytestmark = pytest.mark.anyio

MINUTE = 60_000
HEADS, WELL = {"type": "hide", "side": "heads"}, {"type": "say", "word": "well"}


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


async def listen(table: LiveTable, who: Credentials, seat: int) -> Ear:
    ear = Ear(who, Audience(seat, presence=True))
    await table.subscribe(ear, None)
    return ear


async def kinds(tables: TableRegistry, name: str) -> list[str]:
    return [str(msgspec.json.decode(line)["entry"]) for line in await tables.services.store.lines(name)]


# The attack, in every game


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code", "arnak"])
async def test_nobody_frees_a_seat_in_mid_game_and_reads_its_hand(game: str, tmp_path: Path) -> None:
    """Free, sit, read, free: the host had two hands, and the victim was back before anything was noticed."""
    async with site(tmp_path) as opened:
        host, victim = await opened.guest("Host"), await opened.guest("Victim")
        table = await host.open(game, "me", "person")
        await victim.sit(table)
        path = f"/api/tables/{table['id']}"
        await host.told("POST", f"{path}/start")
        assert await host.refusal("POST", f"{path}/seats/1/free?lang=en") == "not-away-yet"
        for body in ({"names": ["Thief"], "key": table["link"].partition("#")[2], "seat": 1}, {"names": ["Thief"]}):
            assert await host.refusal("POST", f"{path}/seats", body) in ("has-begun", "no-such-table")
        assert (await host.refusal("POST", "/api/join", {"code": table["code"], "names": ["T"]})) == "no-such-table"
        assert await host.refusal("POST", f"{path}/seats/fill", {"seat": 1, "bot": "random"}) == "seat-taken"
        assert await host.sight(table, 1) is None
        opened.clock.time += 10 * MINUTE
        await host.told("POST", f"{path}/seats/1/free")  # away for long enough: a bot plays on, and nobody else
        assert await host.refusal("POST", f"{path}/seats", {"names": ["T"], "key": table["link"].partition("#")[2]})
        assert await host.sight(table, 1) is None
        seat = (await victim.sight(table))["table"]["seats"][1]
        assert (seat["name"], seat["is_away"]) == ("Victim", True)
        await victim.told("POST", f"{path}/return")
        assert not (await host.sight(table))["table"]["seats"][1].get("is_away")


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code", "arnak"])
async def test_no_link_gives_a_player_the_seat_of_another(game: str, tmp_path: Path) -> None:
    """A seat's link goes to a new device, never to one that has had another seat; nor does the link of a guest."""
    async with site(tmp_path) as opened:
        host, other, phone = await opened.guest("Host"), await opened.guest("Other"), opened.browser("phone")
        table = await host.open(game, "me", "person")
        await other.sit(table)
        path = f"/api/tables/{table['id']}"
        await host.told("POST", f"{path}/start")
        key = (await other.told("POST", f"{path}/seats/1/link"))["link"].partition("#")[2]
        assert await host.refusal("POST", f"{path}/rejoin", {"key": key}) == "one-seat-each"
        guest_key = (await other.told("POST", "/api/guest/link"))["link"].partition("#")[2]
        assert await host.refusal("POST", "/api/guest/carry", {"key": guest_key}) == "one-seat-each"
        assert (await phone.told("POST", f"{path}/rejoin", {"key": key}))["seats"] == [1]
        assert await other.sight(table) is None
        # a person who gave the seat away is still somebody who had it
        key = (await host.told("POST", f"{path}/seats/0/link"))["link"].partition("#")[2]
        for browser in (other, phone):
            assert await browser.refusal("POST", f"{path}/rejoin", {"key": key}) == "one-seat-each"
        changes = (await host.sight(table))["table"]["changes"]
        assert [(each["kind"], each["seat"]) for each in changes] == [("rejoined", 1)]


async def test_a_device_that_becomes_another_guest_keeps_no_second_sight(tmp_path: Path) -> None:
    """They met at no table when the link was used; the seat that the device had before is all that it sees later."""
    async with site(tmp_path) as opened:
        ann, ben = await opened.guest("Ann"), await opened.guest("Ben")
        table = await ann.open("break-the-code", "me", "person")
        path = f"/api/tables/{table['id']}"
        key = (await ben.told("POST", "/api/guest/link"))["link"].partition("#")[2]
        before = ann.cookies["cairn_guest"]
        await ann.told("POST", "/api/guest/carry", {"key": key})  # this device is Ben's now, too
        await ben.sit(table)
        await ann.told("POST", f"{path}/start")
        assert (await ann.sight(table))["seat"] == 0 and await ann.sight(table, 1) is None
        assert (await ann.told("GET", "/api/guest/games"))["games"] == [], "where Ben sits it was Ann"
        assert (await ann.told("GET", "/api/guest/export"))["tables"] == []
        assert len((await ben.told("GET", "/api/guest/games"))["games"]) == 1
        ann.cookies.delete(f"cairn-{table['id']}", path=path)
        assert await ann.refusal("GET", f"{path}/sight") == "one-seat-each"
        ann.cookies.clear()
        ann.cookies.set("cairn_guest", before)
        assert (await ann.send_json("GET", "/api/guest"))[0] == 401, "it is nobody's second self"


async def test_the_same_guest_plays_on_another_device(tmp_path: Path) -> None:
    async with site(tmp_path) as opened:
        ann, phone, ben = await opened.guest("Ann"), await opened.guest("phone"), await opened.guest("Ben")
        table = await ann.open("coins", "me", "person")
        await ben.sit(table)
        await ann.told("POST", f"/api/tables/{table['id']}/start")
        key = (await ann.told("POST", "/api/guest/link"))["link"].partition("#")[2]
        await phone.told("POST", "/api/guest/carry", {"key": key})
        assert (await phone.sight(table))["seat"] == 0 and await phone.move(table)


# Several people at one device


async def test_everybody_is_told_which_seats_share_a_device(tmp_path: Path) -> None:
    async with site(tmp_path) as opened:
        ann, ben, phone = await opened.guest("Ann"), await opened.guest("Ben"), opened.browser("phone")
        table = await ann.open("lost-code", "me", "person", "me")
        await ben.sit(table)
        path = f"/api/tables/{table['id']}"
        await ann.told("POST", f"{path}/start")

        async def shared() -> list[Any]:
            return [seat.get("same_device") for seat in (await ben.sight(table))["table"]["seats"]]

        assert await shared() == [[2], None, [0]]
        assert (await ann.sight(table, 0))["seat"] == 0 and (await ann.sight(table, 2))["seat"] == 2
        key = (await ann.told("POST", f"{path}/seats/2/link?seat=2"))["link"].partition("#")[2]
        await phone.told("POST", f"{path}/rejoin", {"key": key})
        assert await ann.sight(table, 2) is None and await shared() == [[2], None, [0]], "they have seen both hands"
        key = (await phone.told("POST", f"{path}/seats/2/link"))["link"].partition("#")[2]
        await ann.told("POST", f"{path}/rejoin", {"key": key})
        assert [(await ann.sight(table, seat))["seat"] for seat in (0, 2)] == [0, 2], "back, by the secret that it had"


async def test_a_second_person_may_sit_down_at_a_device_until_the_game_begins(tmp_path: Path) -> None:
    async with site(tmp_path) as opened:
        ann = await opened.guest("Ann")
        table = await ann.open("coins", "me", "person", "person")
        await ann.sit(table, "Bea")
        assert (await ann.sight(table))["table"]["seats"][1]["same_device"] == [0]
        ann.cookies.delete(f"cairn-{table['id']}", path=f"/api/tables/{table['id']}")
        await ann.sit(table, "Cleo")  # by the guest alone, with another secret
        assert (await ann.sight(table))["table"]["seats"][2]["same_device"] == [0, 1]


# Away


async def test_a_bot_plays_on_for_who_is_away_and_the_seat_is_given_back(tables: TableRegistry) -> None:
    clock = clock_of(tables)
    name, (ann, ben) = await friends(tables, away=120)
    async with tables.at(name) as table:
        ear, other = await listen(table, ann, 0), await listen(table, ben, 1)
        await table.act(ann, requests.Start())
        assert ear.mirror.table["away"] == 120 and ear.mirror.now == clock.time
        clock.time += 60 * MINUTE
        with pytest.raises(IllegalMove, match="seat-is-connected"):  # however long he thinks: clocks are for that
            await table.act(ann, requests.Free(seat=1))
        table.unsubscribe(other)
        assert ear.mirror.presence[1] == {"connected": False, "since": clock.time}
        clock.time += 2 * MINUTE - 1
        with pytest.raises(IllegalMove, match="not-away-yet") as refused:
            await table.act(ann, requests.Free(seat=1))
        assert refused.value.facts == {"seat": "seat:1", "number": 1}
        before = await kinds(tables, name)
        clock.time += 1
        await table.act(ann, requests.Free(seat=1))
        assert (await kinds(tables, name))[len(before) :][0] == "substituted"
        await until(lambda: bool(ear.mirror.view and ear.mirror.view["down"][1]))
        assert ear.mirror.table["seats"][1] == {"name": "Ben", "bot": "steady", "is_away": True, "is_ready": True}
        assert [each["kind"] for each in ear.mirror.table["changes"]] == ["substituted"]
        with pytest.raises(IllegalMove, match="nobody-sits-there"):
            await table.act(ann, requests.Free(seat=1))
        await table.act(ben, requests.Return())
        assert [each["kind"] for each in ear.mirror.table["changes"]] == ["substituted", "returned"]
        await play(table, ann, HEADS)
        await play(table, ann, WELL)
        await play(table, ben, WELL)
        assert ear.mirror.table["status"] == "over"


async def test_a_request_is_a_sign_of_life(tables: TableRegistry) -> None:
    """Anyone who plays without a socket is there as often as they ask for something."""
    clock = clock_of(tables)
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 3 * MINUTE - 1
        await table.read(ben, lambda state, _: state.number)
        clock.time += 3 * MINUTE - 1
        with pytest.raises(IllegalMove, match="not-away-yet"):
            await table.act(ann, requests.Free(seat=1))
        await play(table, ben, HEADS)
        clock.time += 3 * MINUTE
        await table.act(ann, requests.Free(seat=1))


async def test_any_player_may_ask_but_no_onlooker(tables: TableRegistry) -> None:
    """The host may be the one who is away."""
    clock = clock_of(tables)
    name, (ann, ben, cleo) = await friends(tables, people=3, visibility="open")
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 3 * MINUTE
        with pytest.raises(IllegalMove, match="only-looking-on"):
            await table.act(Credentials(), requests.Free(seat=0))
        await table.act(cleo, requests.Free(seat=0))
        assert await table.read(ben, lambda state, _: state.chairs[0].bot) == "steady"


@pytest.mark.parametrize("facts", [{"away": 0}, {"clock": log.Clock("days", 3 * 24 * 3600)}])
async def test_a_table_may_wait_for_ever(tables: TableRegistry, facts: dict[str, Any]) -> None:
    clock = clock_of(tables)
    name, (ann, _) = await friends(tables, **facts)
    async with tables.at(name) as table:
        ear = await listen(table, ann, 0)
        await table.act(ann, requests.Start())
        assert "away" not in ear.mirror.table
        clock.time += 60 * MINUTE
        with pytest.raises(IllegalMove, match="never-away"):
            await table.act(ann, requests.Free(seat=1))


async def test_who_shares_a_device_is_as_present_as_the_other(tables: TableRegistry) -> None:
    """The page is connected for the person who holds the device."""
    clock = clock_of(tables)
    host = await tables.create(Create(game="coins", seats=("me", "me", "person"), names=("Ann", "Bea")))
    ann, ben = by(host.secret), by((await sit(tables, host, "Ben")).secret)
    async with tables.at(host.id) as table:
        ear = await listen(table, ann._replace(seat=0), 0)
        await table.act(ann, requests.Start())
        assert [each["connected"] for each in ear.mirror.presence] == [True, True, False]
        clock.time += 60 * MINUTE
        with pytest.raises(IllegalMove, match="seat-is-connected"):
            await table.act(ben, requests.Free(seat=1))


async def test_before_the_game_the_host_frees_seats_as_ever(tmp_path: Path) -> None:
    async with site(tmp_path) as opened:
        ann, ben, cleo = await opened.guest("Ann"), await opened.guest("Ben"), await opened.guest("Cleo")
        table = await ann.open("coins", "me", "person")
        path = f"/api/tables/{table['id']}"
        await ben.sit(table)
        assert await ben.refusal("POST", f"{path}/seats/0/free") == "host-only"
        await ann.told("POST", f"{path}/seats/1/free")
        await cleo.sit(table)
        await ben.send_json("POST", f"{path}/leave")
        await ann.told("POST", f"{path}/start")
        assert (await cleo.sight(table))["seat"] == 1 and await ben.sight(table) is None


async def test_a_rematch_seats_everybody_and_begins_anew(tmp_path: Path) -> None:
    """What somebody had in one game bars nobody from the next; and there everybody has one seat again."""
    async with site(tmp_path) as opened:
        ann, ben = await opened.guest("Ann"), await opened.guest("Ben")
        table = await ann.open("coins", "me", "person")
        await ben.sit(table)
        await ann.told("POST", f"/api/tables/{table['id']}/start")
        while await ann.move(table) or await ben.move(table):
            pass
        again = await ann.told("POST", f"/api/tables/{table['id']}/rematch")
        await ben.told("POST", f"/api/tables/{table['id']}/rematch")  # the last to accept begins the game
        for browser, own in ((ann, 1), (ben, 0)):
            assert [await browser.sight(again, seat) is None for seat in (0, 1)] == [own != 0, own != 1]


# Several processes


@pytest.fixture
async def two(postgres_database: str) -> AsyncIterator[tuple[TableRegistry, TableRegistry, Clock]]:
    """Two processes at one database, with one clock."""
    stores = [await open_store(postgres_database), await open_store(postgres_database)]
    clock = Clock()
    here, there = (TableRegistry(Services(store, find, AtOnce(), clock)) for store in stores)
    here.start()
    there.start()
    yield here, there, clock
    for each in (here, there):
        await each.stop()
    for store in stores:
        await store.close()


async def test_who_is_connected_to_another_process_is_not_away(two: tuple[TableRegistry, TableRegistry, Clock]) -> None:
    here, there, clock = two
    name, (ann, ben) = await friends(here)
    async with here.at(name) as mine, there.at(name) as theirs:
        ear, other = await listen(mine, ann, 0), await listen(theirs, ben, 1)
        await mine.act(ann, requests.Start())
        clock.time += 3 * MINUTE
        await mine.act(ann, requests.Free(seat=1))  # here nobody is connected for Ben: it is announced
        await until(lambda: [each["kind"] for each in ear.mirror.table["changes"]] == ["absent", "present"])
        assert "absent_until" not in ear.mirror.table["seats"][1]
        clock.time += OBJECT_WITHIN
        await mine.check_clocks()
        await theirs.check_clocks()
        assert not ear.mirror.table["seats"][1].get("is_away")
        with pytest.raises(IllegalMove, match="not-away-yet"):  # the log says that he was there
            await mine.act(ann, requests.Free(seat=1))
        assert ear.mirror.presence[1]["since"] > 1_000_000 + 3 * MINUTE - 1
        theirs.unsubscribe(other)
        clock.time += 3 * MINUTE
        await mine.act(ann, requests.Free(seat=1))
        until_when = ear.mirror.table["seats"][1]["absent_until"]
        assert until_when == clock.time + OBJECT_WITHIN and mine._timer.deadline == until_when
        await mine.act(ann, requests.Free(seat=1))  # asked again, nothing changes
        clock.time = until_when
        await mine.check_clocks()
        await until(lambda: ear.mirror.table["seats"][1].get("is_away", False))  # either process may write it
        kept = await kinds(here, name)
        assert [kind for kind in kept if kind in ("absent", "present", "substituted")] == [
            "absent",
            "present",
            "absent",
            "substituted",
        ]


async def test_any_request_cancels_an_absence_wherever_it_comes(
    two: tuple[TableRegistry, TableRegistry, Clock],
) -> None:
    here, there, clock = two
    name, (ann, ben) = await friends(here)
    async with here.at(name) as mine, there.at(name) as theirs:
        ear = await listen(mine, ann, 0)
        await mine.act(ann, requests.Start())

        async def announce() -> None:
            clock.time += 3 * MINUTE
            await mine.act(ann, requests.Free(seat=1))
            await theirs.refresh()

        def is_cancelled() -> bool:
            return "absent_until" not in ear.mirror.table["seats"][1]

        await announce()
        await theirs.read(ben, lambda state, _: state.number)
        await until(is_cancelled)
        await announce()
        with pytest.raises(IllegalMove):
            await theirs.act(ben, requests.Return())
        await until(is_cancelled)
        await announce()
        await play(theirs, ben, HEADS)
        await until(is_cancelled)
        await announce()
        await theirs.subscribe(Ear(ben, Audience(1)), None)
        await until(is_cancelled)
        assert not ear.mirror.table["seats"][1].get("is_away")


async def test_a_process_that_dies_makes_nobody_absent(postgres_database: str) -> None:
    """An announcement that was open when all of them were gone is over when one comes back."""
    store, clock = await open_store(postgres_database), Clock()
    tables = TableRegistry(Services(store, find, AtOnce(), clock))
    name, (ann, _) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        clock.time += 3 * MINUTE
        await table.act(ann, requests.Free(seat=1))
    await tables.stop()
    clock.time += 60 * MINUTE
    again = TableRegistry(Services(store, find, AtOnce(), clock, started=clock.time))
    async with again.at(name) as table:
        chair = await table.read(ann, lambda state, _: state.chairs[1])
        assert chair.absent_until is None and chair.bot is None
        with pytest.raises(IllegalMove, match="not-away-yet"):
            await table.act(ann, requests.Free(seat=1))
    await again.stop()
    await store.close()
