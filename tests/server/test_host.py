"""The host's tools, over HTTP, the socket and `cairn admin`: who is let in, what they do, and what they never see."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cairn.cli.admin import admin
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.steps import Played
from cairn.server.app import ALL_ROUTES
from cairn.server.http.limits import TOKENS
from cairn.server.moderation.audit import KEPT
from cairn.server.moderation.moderation import Moderation
from cairn.server.moderation.restrictions import HOUR, Restriction, network_of, put
from cairn.server.moderation.words import WordList, clean_word
from cairn.server.settings import Settings, read_settings
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table.ownership import Credentials, Denied
from tests.patience import LIMIT
from tests.server.services import Clock, Running
from tests.server.test_guests import Browser
from tests.server.wiretap import Visit, fixed
from tests.server.worlds import other_world, played

TOKEN = "0123456789abcdef"


_OPEN: list[httpx.Client] = []


class Person(Browser):
    """A browser that is closed when the test is over."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        _OPEN.append(self)


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    while _OPEN:
        _OPEN.pop().close()


class Host(httpx.Client):
    """The host of the server, with the token."""

    def __init__(self, url: str, token: str = TOKEN) -> None:
        super().__init__(base_url=f"{url}/api/admin", headers={"Authorization": f"Bearer {token}"})

    def told(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.get(path) if body is None else self.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def ban(self, status: int = 200, **body: Any) -> Any:
        return self.told("/restrictions", {"effect": "ban", **body}, status)


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    running = Running(database, admin_token=TOKEN)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def host(server: Running) -> Iterator[Host]:
    with Host(server.url) as client:
        yield client


@contextmanager
def socket_of(server: Running, table: str, person: Browser) -> Iterator[ClientConnection]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        line.send('{"ask":"hello"}')
        line.recv(LIMIT)
        yield line


def farewell(line: ClientConnection) -> tuple[str, int]:
    """What is said at the end, and the code."""
    why = ""
    while True:
        try:
            messages = [json.loads(each) for each in str(line.recv(LIMIT)).splitlines()]
        except ConnectionClosed as closed:
            return why, closed.rcvd.code if closed.rcvd is not None else 0
        why = next((each["why"] for each in messages if each["tell"] == "farewell"), why)


def two_at_a_table(server: Running, **facts: Any) -> tuple[Browser, Browser, str]:
    ann, ben = Person(server.url).come("Ann"), Person(server.url).come("Ben")
    table = ann.table(**facts)
    ben.sit(table, "Ben")
    return ann, ben, table["id"]


def begin(ann: Browser, table: str) -> None:
    ann.told("POST", f"/api/tables/{table}/start")


def guest_of(host: Host, table: str, seat: int) -> str:
    guest: str = host.told(f"/tables/{table}")["overview"]["seats"][seat]["guest"]
    return guest


# The door


def admin_paths() -> list[tuple[str, str]]:
    """All routes of the host, as the application has them."""
    found = [
        (method, path.replace("{name:str}", "x").replace("{seat:int}", "0").replace("{number:int}", "1"))
        for route in ALL_ROUTES
        if isinstance(route, HTTPRouteHandler)
        for path in route.paths
        if path.startswith("/api/admin")
        for method in ({"GET"} if "GET" in route.http_methods else route.http_methods)
    ]
    assert len(found) >= 17
    return found


def test_without_a_token_in_the_settings_nobody_gets_in(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    try:
        for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {TOKEN}"}):
            for method, path in admin_paths():
                answer = httpx.request(method, running.url + path, headers=headers)
                assert (answer.status_code, answer.json()["place"]) == (403, "admin"), path
    finally:
        running.stop()


def test_every_route_of_the_host_wants_the_token(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"), admin_token=TOKEN)
    running.start()
    try:
        for method, path in admin_paths():
            for wrong in ("", "Bearer", f"Bearer {TOKEN[:-1]}", f"Bearer {TOKEN}0", TOKEN, "Bearer \xe9"):
                headers = {b"Authorization": wrong.encode("latin-1")} if wrong else {}
                answer = httpx.request(method, running.url + path, headers=headers)
                assert (answer.status_code, answer.json()["place"]) == (401, "admin"), (path, wrong)
        for spelled in ("//api//admin/state", "/api/admin/state/", "/api/admin//state"):
            assert httpx.get(running.url + spelled).status_code == 401
        cookie = httpx.get(f"{running.url}/api/admin/state", cookies={"admin": TOKEN})
        assert cookie.status_code == 401  # so that no other page can use the host's browser
    finally:
        running.stop()


def test_tokens_cannot_be_guessed_one_after_the_other(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"), admin_token=TOKEN, limit_local=True, request_rate=1000)
    running.start()
    try:
        with Host(running.url, "x" * 16) as stranger, Host(running.url) as host:
            answers = [stranger.get("/state") for _ in range(TOKENS + 20)]
            assert [each.status_code for each in answers[:TOKENS]] == [401] * TOKENS
            assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) > 0
            host.told("/state")  # who has the token is not kept out by those who try
    finally:
        running.stop()


@pytest.mark.parametrize("token", ["short", "0123456789abcde", "é" * 16])
def test_a_token_that_could_be_guessed_is_refused(token: str) -> None:
    with pytest.raises(BadInput, match="admin-token"):
        read_settings({}, {"CAIRN_ADMIN_TOKEN": token})
    assert read_settings({}, {"CAIRN_ADMIN_TOKEN": TOKEN}).admin_token == TOKEN
    assert Settings().admin_token == ""


# Bans and mutes


def test_a_banned_guest_is_sent_away_and_stays_away(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    begin(ann, table)
    with socket_of(server, table, ben) as line:
        made = host.ban(guest=guest_of(host, table, 1), reason="Insults", hours=24)
        assert farewell(line) == ("banned", 4403)
    assert made["until"] - made["made"] == 24 * HOUR
    seats = ann.told("GET", f"/api/tables/{table}")["seats"]
    assert seats[1]["bot"] and not seats[1].get("is_away")  # a bot plays there for good
    for method, path, body in (
        ("POST", "/api/guest", {"name": "Benny"}),
        ("GET", "/api/guest/games", None),
        ("GET", f"/api/tables/{table}", None),
        ("POST", "/api/tables", {"game": "coins", "names": ["Ben"], "seats": ["me", "random"]}),
    ):
        refused = ben.told(method, path, 403, json=body)
        assert refused["key"] == "banned"
        assert refused["facts"] == {"number": 24, "why": "yes", "reason": "text:Insults"}
    with socket_of(server, table, ben) as line:
        assert farewell(line)[1] == 4400
    assert ben.told("GET", "/api/guest/export")["name"] == "Ben"  # their data stays theirs
    assert ben.told("DELETE", "/api/guest")["tables"] == 1


def test_a_ban_of_a_seat_bans_its_guest_or_its_secret(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    program = Person(server.url)  # without a guest
    other = program.table("me", "person")["id"]
    assert host.ban(table=table, seat=1)["kind"] == "guest"
    made = host.ban(table=other, seat=0)
    assert made["kind"] == "secret"
    assert ben.told("GET", f"/api/tables/{table}", 403)["key"] == "banned"
    assert program.told("GET", f"/api/tables/{other}", 403)["key"] == "banned"
    ann.told("GET", f"/api/tables/{table}")


def test_a_ban_ends_by_time_and_by_the_host(database: str) -> None:
    async def go() -> None:
        store = await open_store(database)
        clock = Clock()
        moderation = Moderation(store, clock)
        shown = Credentials(guest="g", former=())
        await moderation.change(put(Restriction("ban", "guest", "g", "", clock.time, clock.time + HOUR)))
        for credentials in (shown, Credentials(guest="new", former=("g",))):
            with pytest.raises(Denied) as refused:
                moderation.check_ban(credentials)
            assert (refused.value.key, refused.value.facts["number"]) == ("banned", 1)
        moderation.check_ban(Credentials(guest="other", secret="g"))
        clock.time += HOUR
        moderation.check_ban(shown)
        assert moderation.restrictions.all
        await moderation.remove_old()
        assert not moderation.restrictions.all
        await store.close()

    asyncio.run(go())


def test_a_lifted_ban_is_over(server: Running, host: Host) -> None:
    _, ben, table = two_at_a_table(server)
    guest = guest_of(host, table, 1)
    host.ban(guest=guest)
    ben.told("GET", "/api/guest", 403)
    target = {"effect": "ban", "kind": "guest", "target": guest}
    host.told("/restrictions/lift", target)
    ben.told("GET", "/api/guest")
    host.told("/restrictions/lift", target, 400)
    assert host.told("/restrictions")["restrictions"] == []


def test_a_banned_network_reads_why_and_the_host_stays_in(server: Running, host: Host) -> None:
    ann, _, table = two_at_a_table(server)
    with socket_of(server, table, ann) as line:
        assert host.ban(address="127.0.0.1", reason="Flood")["target"] == "127.0.0.1/32"
        assert farewell(line) == ("banned", 4403)
    assert ann.told("GET", f"/api/tables/{table}", 403)["key"] == "banned"
    assert ann.told("GET", "/api//guest", 403)["key"] == "banned"
    assert httpx.get(f"{server.url}/").status_code in (200, 503)  # the page itself, which says why
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    assert httpx.get(f"{server.url}/ready").status_code == 200
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as line:
        assert json.loads(line.recv(LIMIT))["key"] == "banned"
    ann.told("GET", "/api/guest/export")
    host.told("/restrictions/lift", {"effect": "ban", "kind": "address", "target": "127.0.0.1"})
    ann.told("GET", f"/api/tables/{table}")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("203.0.113.9", "203.0.113.9/32"),
        ("203.0.113.9/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9/32"),
    ],
)
def test_an_address_is_kept_as_a_network(given: str, kept: str) -> None:
    assert network_of(given) == kept
    for wrong in ("", "host", "1.2.3", "1.2.3.4/99"):
        with pytest.raises(BadInput):
            network_of(wrong)


def test_a_muted_player_is_told_so_and_plays_on(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    host.told("/restrictions", {"effect": "mute", "table": table, "seat": 1, "reason": "Spam"})
    for said in ({"text": "hello"}, {"text": "chat-hello", "is_phrase": True}):
        refused = ben.told("POST", f"/api/tables/{table}/chat", 403, json={"ask": "say", **said})
        assert (refused["key"], refused["facts"]["reason"]) == ("muted", "text:Spam")
        ann.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", **said})
    begin(ann, table)
    assert ben.told("GET", f"/api/tables/{table}/sight")["asked"]["is_open"]
    refused = host.told("/restrictions", {"effect": "mute", "address": "1.2.3.4"}, 400)
    assert refused["place"] == "address"


@pytest.mark.parametrize("body", [{}, {"guest": "g", "address": "1.2.3.4"}, {"table": "t"}, {"guest": "g", "seat": 0}])
def test_a_ban_names_one(body: dict[str, Any], tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"), admin_token=TOKEN)
    running.start()
    try:
        with Host(running.url) as host:
            assert host.ban(400, **body)["place"] == "guest"
    finally:
        running.stop()


def test_another_process_learns_of_a_ban(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cairn.server.moderation.maintenance.REFRESH_EVERY", 0.01)
    first, second = (Running(postgres_database, admin_token=TOKEN) for _ in range(2))
    first.start()
    second.start()
    try:
        _, ben, table = two_at_a_table(first)
        elsewhere = Person(second.url)
        elsewhere.cookies = ben.cookies
        with socket_of(second, table, elsewhere) as line, Host(first.url) as host:
            host.ban(table=table, seat=1)
            assert farewell(line)[1] == 4403
    finally:
        first.stop()
        second.stop()


# Removal and deletion


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_removed_player_does_not_come_back(has_begun: bool, server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    if has_begun:
        begin(ann, table)
    with socket_of(server, table, ben) as line:
        host.told(f"/tables/{table}/seats/1/remove", {"reason": "Cheats"})
        assert farewell(line) == ("removed", 4403)
    seat = ann.told("GET", f"/api/tables/{table}")["seats"][1]
    assert bool(seat.get("bot")) is has_begun and bool(seat.get("is_free")) is not has_begun
    for path, body in (("return", {}), ("seats", {"names": ["Ben"], "seat": 1})):
        if has_begun:
            assert ben.request("POST", f"/api/tables/{table}/{path}", json=body).status_code in (401, 403, 404, 409)
    assert host.told(f"/tables/{table}/seats/1/remove", {}, 409)["key"] == "nobody-sits-there"
    host.told(f"/tables/{table}/seats/9/remove", {}, 400)
    host.told("/tables/none/seats/0/remove", {}, 404)


def test_a_deleted_name_is_gone_from_all_tables_and_from_the_disk(server: Running, host: Host) -> None:
    ann, rude, table = two_at_a_table(server)
    other = rude.told(
        "POST", "/api/tables", 201, json={"game": "coins", "seats": ["me", "person"], "names": ["Rudename"]}
    )["id"]
    with socket_of(server, other, rude) as line:
        host.told(f"/tables/{other}/seats/0/delete-name", {"reason": "Rude"})
        assert farewell(line) == ("changed", 1012)
    assert ann.told("GET", f"/api/tables/{table}")["seats"][1]["name"] == "player 2"
    assert rude.told("GET", f"/api/tables/{other}")["seats"][0]["name"] == "player 1"
    assert rude.told("GET", "/api/guest")["name"] == ""
    assert "Rudename" not in host.get(f"/tables/{other}").text + json.dumps(ann.told("GET", "/api/tables"))
    ann.told("POST", f"/api/tables/{table}/start")  # the table plays on
    alone = Person(server.url)  # without a guest
    third = alone.table("me", "person")["id"]
    host.told(f"/tables/{third}/seats/0/delete-name", {})
    assert alone.told("GET", f"/api/tables/{third}")["seats"][0]["name"] == "player 1"


def test_a_deleted_message_is_gone_and_the_others_stay(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    for person, text in ((ann, "Hello Ben"), (ben, "Vile words"), (ann, "Please not")):
        person.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", "text": text})
    begin(ann, table)
    lines = host.told(f"/tables/{table}")["lines"]
    number = next(line["number"] for line in lines if line["text"] == "Vile words")
    host.told(f"/tables/{table}/lines/{number}/delete", {})
    assert [line["text"] for line in host.told(f"/tables/{table}")["lines"]] == ["Hello Ben", "…", "Please not"]
    assert "Vile" not in json.dumps(ann.told("GET", f"/api/tables/{table}/sight"))
    host.told(f"/tables/{table}/lines/999/delete", {}, 400)


def test_a_deleted_table_is_gone(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    ben.told("POST", f"/api/tables/{table}/reports", json={"seat": 0, "cause": "name"})
    with socket_of(server, table, ann) as line:
        host.told(f"/tables/{table}/delete", {"reason": "Spam"})
        assert farewell(line)[0] == "changed"
    assert ann.told("GET", f"/api/tables/{table}", 404)["key"] == "no-such-table"
    assert host.told("/reports?closed=true")["reports"] == []
    host.told(f"/tables/{table}/delete", {}, 404)


# Words


@pytest.mark.parametrize(
    ("entry", "bad", "good"),
    [
        (
            "Fool",
            ["fool", "You FOOL!", "f.o.o.l", "f o o l", "f00l", "fóól", "fo\u200bol", "fo\ufe0fol", "ＦＯＯＬ"],
            ["foolish", "food"],
        ),
        ("fool*", ["foolish", "fools"], ["tomfool", "food"]),
        ("two words", ["these two words", "TWO  words!"], ["two bad words"]),
        ("głupiec", ["glupiec", "GŁUPIEC"], ["głupi"]),
        ("дурак*", ["Дураки", "дурак"], ["дура"]),
    ],
)
def test_a_forbidden_word_is_found_in_what_looks_like_it(entry: str, bad: list[str], good: list[str]) -> None:
    words = WordList([clean_word(entry)])
    for text in bad:
        with pytest.raises(IllegalMove, match="word-forbidden"):
            words.check("fine", text)
    words.check(*good)
    for wrong in ("", " * ", "??", "x" * 61):
        with pytest.raises(BadInput):
            clean_word(wrong)


def test_forbidden_words_are_refused_in_names_and_in_the_chat(server: Running, host: Host) -> None:
    assert host.told("/words", {"word": "Vile*"})["words"] == ["vile*"]
    assert host.told("/words", {"word": "vile*"})["words"] == ["vile*"]
    ann, ben, table = two_at_a_table(server)
    key = ann.table()["link"]
    for method, path, body in (
        ("POST", "/api/guest", {"name": "Vile"}),
        ("POST", "/api/tables", {"game": "coins", "seats": ["me", "random"], "names": ["V1le One"]}),
        ("POST", f"/api/tables/{key.split('/')[2].split('#')[0]}/seats", {"names": ["vile"], "key": key[-22:]}),
        ("POST", f"/api/tables/{table}/chat", {"ask": "say", "text": "so vile"}),
        ("POST", f"/api/tables/{table}/ready", {"ask": "ready", "word": "vile"}),
    ):
        refused = ben.request(method, path, json=body)
        assert (refused.status_code, refused.json()["key"]) == (409, "word-forbidden"), path
    assert host.told("/words/drop", {"word": "vile*"})["words"] == []
    host.told("/words/drop", {"word": "vile*"}, 400)
    ben.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", "text": "so vile"})


# Reports


def test_players_report_and_the_host_sees_what_it_is_about(server: Running, host: Host) -> None:
    ann, ben, table = two_at_a_table(server)
    ben.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", "text": "Vile words"})
    number = ann.told("GET", f"/api/tables/{table}/sight")["lines"][0]["number"]
    path = f"/api/tables/{table}/reports"
    told = {"seat": 1, "cause": "chat", "line": number, "note": "  He began\tit "}
    for _ in range(3):  # one report, however often it is sent
        ann.told("POST", path, json=told)
    assert host.told("/state")["reports"] == 1
    (report,) = host.told("/reports")["reports"]
    assert (report["name"], report["reporter"], report["text"]) == ("Ben", "Ann", "Vile words")
    assert (report["note"], report["cause"], report["guest"]) == ("He began it", "chat", guest_of(host, table, 1))
    assert ann.told("GET", "/api/guest/export")["reports"][0]["note"] == "He began it"
    assert ben.told("GET", "/api/guest/export")["reports"] == []
    host.told("/reports/close", {"report": report["id"], "reason": "Talked to them"})
    assert host.told("/reports")["reports"] == [] and len(host.told("/reports?closed=true")["reports"]) == 1
    host.told("/reports/close", {"report": report["id"]}, 400)
    ann.told("POST", path, json=told)  # again: it is open again
    assert host.told("/state")["reports"] == 1
    ann.told("DELETE", "/api/guest")
    assert host.told("/reports?closed=true")["reports"] == []


def test_only_players_report_other_people_of_the_table(server: Running, host: Host) -> None:
    ann, _, table = two_at_a_table(server)
    path = f"/api/tables/{table}/reports"
    with_bot = ann.table("me", "random")["id"]
    for where, body, status in (
        (path, {"seat": 0, "cause": "chat"}, 409),  # oneself
        (f"/api/tables/{with_bot}/reports", {"seat": 1, "cause": "chat"}, 409),  # a bot
        (path, {"seat": 7, "cause": "chat"}, 400),
        (path, {"seat": 1, "cause": "hair"}, 400),
        (path, {"seat": 1, "cause": "chat", "line": 5}, 400),
        (path, {"seat": 1, "cause": "chat", "note": "x" * 501}, 400),
    ):
        ann.told("POST", where, status, json=body)
    stranger = Person(server.url).come("Eve")
    assert stranger.request("POST", path, json={"seat": 1, "cause": "chat"}).status_code in (403, 404)
    assert host.told("/reports")["reports"] == []


def test_reports_are_limited(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "tables.sqlite"), limit_local=True, request_rate=1000)
    running.start()
    try:
        ann, _, table = two_at_a_table(running)
        told = [
            ann.request("POST", f"/api/tables/{table}/reports", json={"seat": 1, "cause": "name"}) for _ in range(40)
        ]
        assert [each.status_code for each in told[:30]] == [200] * 30
        assert told[-1].status_code == 429 and int(told[-1].headers["retry-after"]) > 0
    finally:
        running.stop()


# What the host sees, and what is recorded


def test_the_host_sees_who_is_here(server: Running, host: Host) -> None:
    ann, _, table = two_at_a_table(server)
    with socket_of(server, table, ann):
        (visitor,) = host.told("/visitors")["visitors"]
        assert (visitor["name"], visitor["seat"], visitor["address"]) == ("Ann", 0, "127.0.0.1")
        assert visitor["guest"] == guest_of(host, table, 0)
        state = host.told("/state")
    assert (state["connections"], state["guests"], state["tables"]) == (1, 2, {"waiting": 1})
    assert set(state["waiting"]) == {"move", "help", "study", "demo"} and state["is_storing"] and state["size"] > 0
    assert [each["name"] for each in host.told("/tables")["tables"][0]["seats"]] == ["Ann", "Ben"]
    assert host.told("/tables?finished=true")["tables"] == []


def test_all_that_the_host_does_is_recorded(server: Running, host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "cairn.server")
    ann, ben, table = two_at_a_table(server)
    ben.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", "text": "Vile words"})
    ann.told("POST", f"/api/tables/{table}/reports", json={"seat": 1, "cause": "chat"})
    line = host.told(f"/tables/{table}")["lines"][0]["number"]
    report = host.told("/reports")["reports"][0]["id"]
    guest = guest_of(host, table, 1)
    acts: list[tuple[str, dict[str, Any], str]] = [
        ("/words", {"word": "Badword"}, "add-word"),
        ("/words/drop", {"word": "badword"}, "drop-word"),
        (f"/tables/{table}/lines/{line}/delete", {"reason": "why 1"}, "delete-line"),
        (f"/tables/{table}/seats/1/delete-name", {"reason": "why 2"}, "delete-name"),
        ("/reports/close", {"report": report, "reason": "why 3"}, "close-report"),
        ("/restrictions", {"effect": "mute", "guest": guest, "reason": "why 4"}, "mute"),
        ("/restrictions/lift", {"effect": "mute", "kind": "guest", "target": guest}, "lift-mute"),
        (f"/tables/{table}/seats/1/remove", {"reason": "why 5"}, "remove"),
        ("/restrictions", {"effect": "ban", "address": "203.0.113.0/24"}, "ban"),
        ("/restrictions/lift", {"effect": "ban", "kind": "address", "target": "203.0.113.0/24"}, "lift-ban"),
        (f"/tables/{table}/delete", {"reason": "why 6"}, "delete-table"),
    ]
    posts = {path for method, path in admin_paths() if method == "POST"}
    for path, body, _ in acts:
        host.told(path, body)
    tried = {path.replace(table, "x").replace("/seats/1/", "/seats/0/") for path, _, _ in acts}
    assert len(tried) == len(posts)  # each way to change something was used
    entries = host.told("/audit")["entries"]
    assert sorted(each["action"] for each in entries) == sorted(action for _, _, action in acts)
    logged = [each.__dict__["facts"] for each in caplog.records if each.message == "admin"]
    assert [each["action"] for each in logged] == [action for _, _, action in acts]
    written = json.dumps(logged)
    assert not any(secret in written for secret in ("Ben", "why", "adword", "Vile", TOKEN))


@pytest.mark.anyio
async def test_old_entries_and_closed_reports_are_deleted(store: Store) -> None:
    clock = Clock()
    clock.time = 2 * KEPT
    moderation = Moderation(store, clock)
    for number, time in enumerate((1, clock.time)):
        row = (f"r{number}", "t", 0, 1, "", "", 0, "name", "", 1, time)
        marks = ", ".join(f"${at}" for at in range(1, 12))
        await store.change(
            (
                "insert into audit_entry (id, time, action, target, reason) values ($1, $2, 'ban', '', '')",
                f"d{number}",
                time,
            ),
            (f"insert into report values ({marks})", *row),
        )
    await store.change((f"insert into report values ({marks})", "open", "t", 0, 1, "", "", 0, "name", "", 1, 0))
    await moderation.remove_old()
    assert [row[0] for row in await store.rows("select id from audit_entry")] == ["d1"]
    assert sorted(row[0] for row in await store.rows("select id from report")) == ["open", "r1"]


@pytest.mark.parametrize(("name", "given"), [("break-the-code", {"players": 3}), ("lost-code", {"players": 3})])
def test_the_host_sees_no_secret_of_a_running_game(
    name: str, given: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two worlds that no onlooker can tell apart, every byte that the host is sent is the same."""
    trail, _, rng = played(name, given, 11)
    there = other_world(trail, 0, rng)
    assert tuple(there) != trail.steps
    told = []
    for at, steps in enumerate((trail.steps, there)):
        told.append(_told_to_the_host(monkeypatch, tmp_path / str(at), trail.game, trail.options, steps))
    assert told[0] == told[1] and len(told[0]) > 5
    assert b'"view"' not in b"".join(told[0]) and b'"seed"' not in b"".join(told[0])


def test_a_sealed_move_makes_no_difference_to_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins: one hides another coin, and nobody has shown theirs."""
    told = []
    for at, coin in enumerate((0, 1)):
        told.append(_after_hiding(monkeypatch, tmp_path / str(at), coin))
    assert told[0] == told[1]


def _after_hiding(patch: pytest.MonkeyPatch, folder: Path, coins: int) -> list[bytes]:
    fixed(patch, ())
    folder.mkdir()
    server = Running(str(folder / "tables.sqlite"), admin_token=TOKEN)
    server.start()
    try:
        ann = Person(server.url)
        table = ann.table()
        ben = Person(server.url)
        ben.sit(table, "Ben")
        begin(ann, table["id"])
        path = f"/api/tables/{table['id']}"
        asked = ben.told("GET", f"{path}/offers")
        move = asked["offers"][coins]["moves"][0]
        ben.told("POST", f"{path}/moves", json={"ask": "move", "prompt": asked["asked"]["number"], "moves": [move]})
        return _everything(server, table["id"])
    finally:
        server.stop()


def _told_to_the_host(patch: pytest.MonkeyPatch, folder: Path, game: Any, options: Any, steps: Any) -> list[bytes]:
    from tests.contract.play import follow

    fixed(patch, steps)
    folder.mkdir()
    server = Running(str(folder / "tables.sqlite"), admin_token=TOKEN)
    server.start()
    try:
        visit = Visit(server.url, 0, follow(game, options, steps))
        visit.start()
        for step in steps:
            if isinstance(step, Played):
                visit.play(step)
        visit.close()
        return _everything(server, visit.table)
    finally:
        server.stop()


def _everything(server: Running, table: str) -> list[bytes]:
    """All that the host can read, but for how busy the machine is."""
    paths = [path.replace("/x", f"/{table}") for method, path in admin_paths() if method == "GET"]
    headers = {"Authorization": f"Bearer {TOKEN}"}
    told = []
    for path in paths:
        answer = httpx.get(server.url + path, headers=headers)
        assert answer.status_code == 200, answer.text
        body = answer.content
        if path.endswith("/state"):
            state = msgspec.json.decode(body)
            body = msgspec.json.encode({**state, "load": None, "size": None, "free": None, "connections": None})
        told.append(body)
    return told


# The command


def test_the_command_does_all_of_it(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ben.told("POST", f"/api/tables/{table}/chat", json={"ask": "say", "text": "Vile words"})
    number = ann.told("GET", f"/api/tables/{table}/sight")["lines"][0]["number"]
    ann.told("POST", f"/api/tables/{table}/reports", json={"seat": 1, "cause": "chat", "line": number, "note": "Rude"})
    environment = {"CAIRN_ADMIN_TOKEN": TOKEN, "CAIRN_URL": server.url}

    def run(*words: str) -> str:
        done = CliRunner().invoke(admin, list(words), env=environment, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        json.loads(CliRunner().invoke(admin, [words[0], "--json"], env=environment).output) if len(words) == 1 else None
        return done.output

    assert "1 waiting" in run("state") and "nothing waiting" in run("state")
    with socket_of(server, table, ann):
        assert f"{table}/0 Ann" in run("who")
    assert "Ben" in run("tables") and "Vile words" in run("table", table)
    (report, *_), said = run("reports").split(), run("reports")
    assert "Ann about Ben" in said and "Vile words" in said and "Rude" in said
    assert "vile" in run("add-word", "Vile") and "vile" in run("words") and "vile" not in run("drop-word", "vile")
    run("mute", f"{table}/1", "--hours", "2", "--reason", "Calm down")
    assert "Calm down" in run("bans")
    muted = next(word for word in run("bans").split() if word.startswith("guest:"))
    run("unmute", muted)
    run("ban", "203.0.113.0/24")
    run("ban", "2001:db8::1")
    run("unban", "203.0.113.0/24")
    assert "2001:db8::/64" in run("bans")
    run("delete-line", table, str(number))
    run("delete-name", table, "1")
    run("close-report", report)
    assert run("reports") == "" and "closed" in run("reports", "--closed")
    run("remove", table, "1")
    run("ban", muted, "--reason", "Enough")
    ben.told("GET", "/api/guest", 403)
    run("delete-table", table)
    assert "tables: none" in run("state")
    assert "delete-table" in run("audit")
    for wrong in ({"CAIRN_ADMIN_TOKEN": "wrong"}, {"CAIRN_ADMIN_TOKEN": ""}, {"CAIRN_URL": "http://127.0.0.1:9"}):
        failed = CliRunner().invoke(admin, ["who"], env=environment | wrong)
        assert failed.exit_code != 0
