"""Guests over HTTP and WebSocket: one secret keeps games together, goes to other devices, and can be forgotten."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cairn.server.guests.games import list_games
from cairn.server.guests.privacy import export_data, forget_guest, redact
from cairn.server.guests.registry import GuestRegistry
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.protocol.requests import Create
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.keys import hash_secret
from cairn.server.table.ownership import Denied
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from tests.patience import LIMIT
from tests.server.positions import find, opened
from tests.server.services import AtOnce, Clock, Running


class Browser(httpx.Client):
    """A browser: it has cookies, and nothing else."""

    def __init__(self, url: str) -> None:
        super().__init__(base_url=url)

    def told(self, method: str, path: str, status: int = 200, **rest: Any) -> Any:
        answer = self.request(method, path, **rest)
        assert answer.status_code == status, answer.text
        return answer.json()

    def come(self, name: str) -> "Browser":
        self.told("POST", "/api/guest", json={"name": name})
        return self

    def table(self, *seats: str, **rest: Any) -> Any:
        wanted = {"game": "coins", "seats": seats or ("me", "person"), "names": ["Ann"], **rest}
        return self.told("POST", "/api/tables", 201, json=wanted)

    def sit(self, table: Any, name: str) -> Any:
        id, key = table["id"], table["link"].partition("#")[2]
        return self.told("POST", f"/api/tables/{id}/seats", json={"names": [name], "key": key})

    def forget_table_cookies(self) -> "Browser":
        """Another device of the same guest has the guest's cookie alone."""
        kept = self.cookies.get("cairn_guest")
        self.cookies.clear()
        if kept:
            self.cookies.set("cairn_guest", kept)
        return self

    def move(self, table: Any) -> None:
        path = f"/api/tables/{table['id']}"
        sight = self.told("GET", f"{path}/sight")
        body = {"prompt": sight["asked"]["number"], "moves": [sight["offers"][0]["moves"][0]]}
        self.told("POST", f"{path}/moves", json=body)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("guests") / "tables.sqlite"), guest_tables=3)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser.come("Ann")


@pytest.fixture
def ben(server: Running) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser.come("Ben")


def played(ann: Browser, ben: Browser, table: Any) -> None:
    """The game of Coins, to its end."""
    for browser in (ann, ben, ann, ben):
        browser.move(table)


def test_a_guest_is_known_by_a_cookie_that_no_script_reads(server: Running) -> None:
    with Browser(server.url) as browser:
        assert browser.told("GET", "/api/guest", 401)["key"] == "unknown-guest"
        answer = browser.post("/api/guest", json={"name": " Ann "})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/api" in cookie
        secret = answer.json()["secret"]
        assert browser.cookies["cairn_guest"] == secret
        assert browser.told("GET", "/api/guest") == {k: v for k, v in answer.json().items() if k != "secret"}
        assert browser.told("POST", "/api/guest", json={"name": "Anna"})["name"] == "Anna"
        assert "secret" not in browser.told("POST", "/api/guest", json={}), "it is given once"
        program = httpx.get(f"{server.url}/api/guest", headers={"Cairn-Guest": secret})
        assert program.json()["name"] == "Anna"
        guess = httpx.get(f"{server.url}/api/guest", headers={"Cairn-Guest": secret[:-1] + "x"})
        assert guess.status_code == 401
        assert browser.told("POST", "/api/guest", 400, json={"name": "\x00"})["place"] == "name"
        assert browser.told("POST", "/api/guest", 400, json={"name": "x" * 50})["place"] == "name"


def test_my_games_say_whose_turn_it_is_and_how_far_they_are(ann: Browser, ben: Browser) -> None:
    waiting, playing, over = ann.table(), ann.table(), ann.table()
    for table in (playing, over):
        ben.sit(table, "Ben")
        ann.told("POST", f"/api/tables/{table['id']}/start")
    played(ann, ben, over)
    ann.move(playing)
    games = {each["table"]["id"]: each for each in ann.told("GET", "/api/guest/games")["games"]}
    assert games.keys() == {waiting["id"], playing["id"], over["id"]}
    mine = games[playing["id"]]
    assert mine["seats"] == [0] and mine["is_host"] and mine["to_act"] == [1] and "is_my_turn" not in mine
    assert mine["number"] > 0 and mine["last"] and mine["phrases"][0]["key"] and mine["updated"] > 0
    assert games[waiting["id"]]["table"]["status"] == "waiting" and "number" not in games[waiting["id"]]
    assert games[over["id"]]["table"]["result"] and games[over["id"]]["table"]["status"] == "over"
    theirs = ben.told("GET", "/api/guest/games")["games"]
    assert [each["table"]["id"] for each in theirs] == [playing["id"], over["id"]], "where it is their turn first"
    assert theirs[0]["is_my_turn"] and "is_host" not in theirs[0] and theirs[0]["seats"] == [1]
    assert "Ben" in str(games[playing["id"]]["table"]["seats"])
    ann.table()
    assert ann.told("POST", "/api/tables", 409, json={"game": "coins", "names": ["Ann"]})["key"] == "too-many-tables"


def test_the_last_event_of_the_list_is_what_the_seat_saw(ann: Browser, ben: Browser) -> None:
    """A sealed choice of another is as blank in the list as it is at the table."""
    table = ann.table()
    ben.sit(table, "Ben")
    ann.told("POST", f"/api/tables/{table['id']}/start")
    ann.move(table)
    for browser in (ann, ben):
        (mine,) = browser.told("GET", "/api/guest/games")["games"]
        assert mine["last"] == browser.told("GET", f"/api/tables/{table['id']}/sight")["history"][-1]


def test_a_link_carries_the_guest_to_another_device_once(server: Running, ann: Browser, ben: Browser) -> None:
    table = ann.table()
    ben.sit(table, "Ben")
    ann.told("POST", f"/api/tables/{table['id']}/start")
    earlier = ann.told("POST", "/api/guest/link")["link"].partition("#")[2]
    link = ann.told("POST", "/api/guest/link")["link"]
    assert link.startswith("/device#")
    key = link.partition("#")[2]
    with Browser(server.url) as phone, Browser(server.url) as thief:
        assert thief.told("POST", "/api/guest/carry", 404, json={"key": earlier})["key"] == "link-is-used"
        told = phone.told("POST", "/api/guest/carry", json={"key": key})
        assert told["name"] == "Ann" and told["devices"] == 2
        assert told["secret"] not in (ann.cookies["cairn_guest"], key), "each device has a secret of its own"
        thief.told("POST", "/api/guest/carry", 404, json={"key": key})
        assert [each["table"]["id"] for each in phone.told("GET", "/api/guest/games")["games"]] == [table["id"]]
        phone.move(table)
        assert phone.told("GET", f"/api/tables/{table['id']}/sight")["seat"] == 0
        header = {"Cookie": f"cairn_guest={told['secret']}", "Origin": server.url}
        with connect(f"ws{server.url[4:]}/api/tables/{table['id']}/socket", additional_headers=header) as line:
            line.send('{"ask":"hello"}')
            assert msgspec.json.decode(line.recv(timeout=LIMIT))["seat"] == 0
        ann.told("POST", "/api/guest/let-go")
        phone.told("GET", "/api/guest", 401)
        phone.told("GET", f"/api/tables/{table['id']}/sight", 404)
        assert ann.told("GET", "/api/guest")["devices"] == 1


def test_a_rejoin_link_moves_one_seat_and_the_old_device_is_told(server: Running, ann: Browser, ben: Browser) -> None:
    table = ann.table()
    bens = ben.sit(table, "Ben")
    path = f"/api/tables/{table['id']}"
    ann.told("POST", f"{path}/start")
    with Browser(server.url) as stranger:
        assert stranger.told("POST", f"{path}/seats/1/link", 403)["key"] == "not-your-seat"
    assert ann.told("POST", f"{path}/seats/1/link", 403)["key"] == "not-your-seat"
    link = ben.told("POST", f"{path}/seats/1/link")["link"]
    assert link.startswith(f"/seat/{table['id']}#")
    key = link.partition("#")[2]
    with connect(f"ws{server.url[4:]}{path}/socket") as line, Browser(server.url) as phone:
        line.send(msgspec.json.encode({"ask": "hello", "secret": bens["secret"], "words": False}).decode())
        assert msgspec.json.decode(line.recv(timeout=LIMIT))["seat"] == 1
        seated = phone.told("POST", f"{path}/rejoin", json={"key": key})
        assert seated["seats"] == [1] and seated["secret"] != bens["secret"]
        assert msgspec.json.decode(line.recv(timeout=LIMIT)) == {"tell": "farewell", "why": "seat"}
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        phone.move(table)
        assert phone.told("POST", f"{path}/rejoin", 404, json={"key": key})["key"] == "no-such-table"
        ben.told("GET", f"{path}/sight", 404)
        assert ben.told("GET", "/api/guest/games")["games"] == []
        ben.forget_table_cookies().told("GET", f"{path}/sight", 404)


def test_all_devices_of_a_guest_have_the_guests_seats(server: Running, ann: Browser, ben: Browser) -> None:
    """A seat that goes from one of them to another stays the guest's, and so both may play there."""
    table = ann.table()
    ben.sit(table, "Ben")
    path = f"/api/tables/{table['id']}"
    ann.told("POST", f"{path}/start")
    key = ann.told("POST", "/api/guest/link")["link"].partition("#")[2]
    link = ann.told("POST", f"{path}/seats/0/link")["link"].partition("#")[2]
    with Browser(server.url) as phone:
        phone.told("POST", "/api/guest/carry", json={"key": key})
        phone.told("POST", f"{path}/rejoin", json={"key": link})
        for browser in (ann, phone):
            assert browser.told("GET", f"{path}/sight")["seat"] == 0


def test_the_host_hosts_on_from_the_new_device(server: Running, ann: Browser) -> None:
    table = ann.table("me", "steady")
    path = f"/api/tables/{table['id']}"
    key = ann.told("POST", f"{path}/seats/0/link")["link"].partition("#")[2]
    header = {"Authorization": f"Bearer {table['secret']}"}
    with (
        Browser(server.url) as phone,
        connect(f"ws{server.url[4:]}{path}/socket", additional_headers=header) as line,
    ):
        line.send('{"ask":"hello"}')
        assert msgspec.json.decode(line.recv(timeout=LIMIT))["seat"] == 0
        phone.told("POST", f"{path}/rejoin", json={"key": key})
        assert msgspec.json.decode(line.recv(timeout=LIMIT))["tell"] == "farewell", "who was host at a seat is told too"
        ann.told("POST", f"{path}/start", 404)
        phone.told("POST", f"{path}/start")


def test_an_onlooker_is_given_no_seat_and_no_secret(server: Running, ann: Browser, ben: Browser) -> None:
    """Not by being a guest either: what they are told holds no secret, no hash, no guest of those who play."""
    table = ann.table()
    bens = ben.sit(table, "Ben")
    path, key = f"/api/tables/{table['id']}", table["watch"].partition("#")[2]
    link = ben.told("POST", f"{path}/seats/1/link")["link"].partition("#")[2]
    ann.told("POST", f"{path}/start")
    with Browser(server.url) as onlooker:
        onlooker.come("Eve")
        told = ""
        for rest in ("", "/sight", "/offers", "/record"):
            told += onlooker.request("GET", path + rest, headers={"Cairn-Key": key}).raise_for_status().text
        for secret in (table["secret"], bens["secret"], link, ann.cookies["cairn_guest"], ben.cookies["cairn_guest"]):
            assert secret not in told and hash_secret(secret) not in told
        for method, rest in (("POST", "/start"), ("POST", "/seats/0/link"), ("POST", "/leave")):
            assert onlooker.request(method, path + rest, headers={"Cairn-Key": key}).status_code == 403
        assert onlooker.told("POST", f"{path}/rejoin", 404, json={"key": key})["key"] == "no-such-table"
        assert onlooker.told("GET", "/api/guest/games")["games"] == []


def test_no_secret_is_kept(server: Running, ann: Browser, ben: Browser) -> None:
    """Nobody who has the database can sit down anywhere: every secret in it is a hash."""
    table = ann.table()
    bens = ben.sit(table, "Ben")
    path = f"/api/tables/{table['id']}"
    links = [ben.told("POST", f"{path}/seats/1/link")["link"], ann.told("POST", "/api/guest/link")["link"]]
    links += [table["link"], table["watch"]]
    with sqlite3.connect(server.database) as file:
        dump = "\n".join(file.iterdump())
    file.close()
    secrets = [table["secret"], bens["secret"], *(browser.cookies["cairn_guest"] for browser in (ann, ben))]
    for secret in (*secrets, *(link.partition("#")[2] for link in links)):
        assert secret not in dump and hash_secret(secret) in dump


def test_ones_data_is_exported_and_deleted(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Annabel")
        ben.come("Benedict")
        over, playing = ann.table(names=["Annabel"]), ann.table(names=["Annabel"])
        for table in (over, playing):
            ben.sit(table, "Benedict")
            ann.told("POST", f"/api/tables/{table['id']}/chat", json={"text": "from Annabel with love"})
            ann.told("POST", f"/api/tables/{table['id']}/start")
        played(ann, ben, over)
        secret = ann.cookies["cairn_guest"]
        data = ann.told("GET", "/api/guest/export")
        assert data["name"] == "Annabel" and data["devices"] == 1 and len(data["tables"]) == 2
        kinds = [[entry["entry"] for entry in table["entries"]] for table in data["tables"]]
        assert sorted(map(len, kinds)) == [3, 5] and max(kinds, key=len) == ["opened", "sat", "said", "move", "move"]
        assert not any(hash_secret(each) in str(data) for each in (secret, over["secret"], playing["secret"]))
        assert "Benedict" not in str([table["entries"] for table in data["tables"]])

        assert ann.told("DELETE", "/api/guest") == {"tables": 2}
        assert "cairn_guest" not in ann.cookies
        assert httpx.get(f"{server.url}/api/guest", headers={"Cairn-Guest": secret}).status_code == 401
        for table in (over, playing):
            header = {"Authorization": f"Bearer {table['secret']}"}
            answer = httpx.get(f"{server.url}/api/tables/{table['id']}/sight", headers=header)
            assert answer.status_code == 404, "the seat's own secret opens nothing any more"
        sight = ben.told("GET", f"/api/tables/{over['id']}/sight")
        assert sight["table"]["seats"][0]["name"] == "player 1" and sight["lines"][0]["text"] == "…"
        assert sight["table"]["result"], "the others' game stays what it was"
        record = ben.get(f"/api/tables/{over['id']}/record").text
        assert '"seats":["player 1","Benedict"]' in record
        going = ben.told("GET", f"/api/tables/{playing['id']}/sight")["table"]
        assert going["status"] == "playing" and going["seats"][0] == {
            "name": "player 1",
            "bot": "steady",
            "is_away": True,
            "is_ready": True,
        }
        with sqlite3.connect(server.database) as file:
            dump = "\n".join(file.iterdump())
        file.close()
        assert "Annabel" not in dump and "Benedict" in dump


def test_only_the_guests_own_entries_are_hidden() -> None:
    """Somebody else sat there before, another after; a seat's name stays unlike all others."""
    entries: list[log.Entry] = [
        opened(players=2, guest="ann"),
        log.Sat(time=1, seat=0, name="Zoe", secret="z", guest="zoe"),
        log.Said(time=2, seat=0, text="mine"),
        log.Left(time=3, seat=0),
        log.Sat(time=4, seat=0, name="Ann", secret="a", guest="ann"),
        log.Sat(time=4, seat=1, name="player 1", secret="b", guest="ben"),
        log.Said(time=5, seat=0, text="hers"),
        log.Said(time=5, seat=0, text="chat-hello", is_phrase=True),
        log.Left(time=6, seat=0),
        log.Sat(time=7, seat=0, name="Zoe", secret="z", guest="zoe"),
        log.Said(time=8, seat=0, text="mine"),
    ]
    changed = redact(entries, "ann")
    assert {number: type(entry).__name__ for number, entry in changed.items()} == {1: "Opened", 5: "Sat", 7: "Said"}
    sat, said = changed[5], changed[7]
    assert isinstance(sat, log.Sat) and (sat.name, sat.guest) == ("player 1*", None) and sat.secret != "a"
    assert isinstance(said, log.Said) and said.text == "…"
    again = [changed.get(number, entry) for number, entry in enumerate(entries, start=1)]
    assert TableState.fold(find, again).names == ("Zoe", "player 1")


def test_a_snapshot_holds_who_hosts_and_the_link(tmp_path: Path) -> None:
    first = opened(players=2, guest="ann")
    state = TableState(find, first)
    state.add(log.Sat(time=1, seat=0, name="Ann", secret=hash_secret("host"), guest="ann"))
    state.add(log.Linked(time=2, seat=0, key="key", until=9))
    told = state.public_number
    again = restore_snapshot(find, encode_snapshot(state))
    assert again.chairs == state.chairs and again.public_time == 1 and told == 2, "a link is no one else's to count"
    again.add(log.Rejoined(time=3, seat=0, secret="new", guest=None))
    restored = restore_snapshot(find, encode_snapshot(again))
    assert (restored.host, restored.host_guest) == ("new", None)


@pytest.mark.anyio
async def test_both_databases_keep_guests(store: Store) -> None:
    clock = Clock()
    guests = GuestRegistry(Services(store, find, AtOnce(), clock))
    ann, secret = await guests.create("Ann")
    assert await guests.find(secret) == ann and await guests.find("guess") is None
    assert (await guests.change(ann, "Anna", None)).name == "Anna"
    key, until = await guests.link(ann)
    clock.time = until + 1
    with pytest.raises(Denied, match="link-is-used"):
        await guests.redeem_link(key)
    key, _ = await guests.link(ann)
    outcomes = await asyncio.gather(*(guests.redeem_link(key) for _ in range(5)), return_exceptions=True)
    (carried,) = [each for each in outcomes if isinstance(each, tuple)]
    assert carried[0].name == "Anna" and await guests.devices(ann) == 2, "of five who come at once one is let in"
    await guests.forget_other_devices(ann, carried[1])
    assert await guests.find(secret) is None and await guests.find(carried[1]) is not None
    assert await guests.forget_stale(clock.time, 10) == 0
    assert await guests.forget_stale(clock.time + 1, 10) == 1
    assert await guests.find(carried[1]) is None


@pytest.mark.anyio
async def test_a_guest_is_forgotten_in_both_databases(store: Store) -> None:
    tables = TableRegistry(Services(store, find, AtOnce(), Clock()))
    guest, _ = await GuestRegistry(tables.services).create("Ann")
    host = await tables.create(Create(game="coins", seats=("me", "person"), names=("Annabel",)), guest.id)
    assert [each.table.id for each in await list_games(tables, guest)] == [host.id]
    assert (await export_data(tables, guest, 1)).tables[0].entries[1]["name"] == "Annabel"
    assert await forget_guest(tables, guest) == 1
    await GuestRegistry(tables.services).forget(guest.id)
    assert "Annabel" not in str(await store.lines(host.id)) + str(await store.list_tables(["waiting"], "link", 9))
    assert await list_games(tables, guest) == ()
