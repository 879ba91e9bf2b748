"""A real table on a public server: codes that are guessed, sockets that flood, tables that are gone, faults."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cairn.core.values import replace
from cairn.games import all_rooms
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.frames import MOST_LISTED, frame
from cairn.games.lost_code.referee.game import Entry, open_game
from cairn.games.lost_code.rules.table import StoneOptions
from cairn.server.real_table import log
from cairn.server.real_table.tables import MOST_CONNECTIONS
from cairn.server.storage.connect import open_store
from tests.patience import LIMIT
from tests.server.real_people import Phone, sit_down
from tests.server.services import Running
from tests.server.test_host import TOKEN

Start = Callable[..., Running]
TWO = {"players": 2}
STRANGER = "203.0.113.7"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[Running] = []

    def begin(**settings: Any) -> Running:
        running.append(Running(str(tmp_path / "tables.sqlite"), all_rooms(), workers=1, **settings))
        running[-1].start()
        return running[-1]

    yield begin
    for each in running:
        each.stop()


@contextmanager
def line(phone: Phone, seat: int | None = None, client: str = "127.0.0.1") -> Iterator[ClientConnection]:
    """A connection of the device that has said hello, from an address as a proxy tells it."""
    address = f"{phone.url.replace('http', 'ws')}/api/real-tables/{phone.code}/socket"
    with connect(address, open_timeout=LIMIT, additional_headers={"X-Forwarded-For": client}) as socket:
        socket.send(json.dumps({"device": phone.secret, "seat": seat}))
        yield socket


def close_code(socket: ClientConnection) -> int | None:
    """The code that the server closes the connection with, whatever it says before."""
    try:
        while True:
            socket.recv(LIMIT)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_codes_cannot_be_found_by_asking_for_something_else(start: Start) -> None:
    """Whatever is asked of a table that there is not, or with a wrong secret, is a code that was tried."""
    server = start(limit_local=True, code_rate=4)
    (phone, _) = sit_down(server.url, "lost-code", TWO)  # one code
    stranger = Phone(server.url, phone.code, "nobody")
    nowhere = Phone(server.url, "BCDFGH", phone.secret)
    assert [stranger.record().status_code, nowhere.post("begin", {}).status_code] == [401, 404]
    with line(stranger) as socket:
        assert close_code(socket) == 4400
    assert [stranger.record().status_code, nowhere.record().status_code] == [429, 429]
    with line(stranger) as socket:
        assert close_code(socket) == 4429
    assert phone.record().status_code == 400, "devices of the table are not concerned"


def test_a_socket_that_sends_too_much_is_closed(start: Start) -> None:
    server = start(limit_local=True, message_rate=1)
    (phone, _) = sit_down(server.url, "lost-code", TWO)
    with line(phone) as socket:
        for _ in range(11):
            socket.send("")
        assert close_code(socket) == 4429


def test_a_device_has_few_connections_each_counted_once(start: Start) -> None:
    server = start(limit_local=True, address_connections=MOST_CONNECTIONS + 1)
    (phone, _) = sit_down(server.url, "lost-code", TWO)
    with ExitStack() as opened:
        for _ in range(MOST_CONNECTIONS):
            opened.enter_context(line(phone)).recv(LIMIT)
        assert close_code(opened.enter_context(line(phone))) == 4429


def test_connections_that_show_the_same_are_projected_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    (phone, other) = sit_down(server.url, "lost-code", TWO)
    with ExitStack() as opened:
        lines = [opened.enter_context(line(phone, 0)) for _ in range(MOST_CONNECTIONS)]
        for each in lines:
            each.recv(LIMIT)
        made = 0
        project = log.project

        def count(*facts: Any) -> Any:
            nonlocal made
            made += 1
            return project(*facts)

        monkeypatch.setattr(log, "project", count)
        other.sit(1, "Ben again", 1)
        for each in lines:
            while "Ben again" not in str(each.recv(LIMIT)):
                pass
        assert made == 1


def test_a_fault_ends_the_connection_and_is_counted(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that is sent nothing more would wait for ever; one that is cut off comes again."""
    server = start()
    (phone, other) = sit_down(server.url, "lost-code", TWO)
    with line(phone, 0) as socket:
        socket.recv(LIMIT)
        monkeypatch.setattr(log, "project", lambda *_: 1 / 0)
        other.sit(1, "Ben again", 1)
        assert close_code(socket) == 1011
    monkeypatch.undo()
    assert "cairn_errors_total 1.0" in httpx.get(f"{server.url}/metrics").text
    assert phone.frame(0)["seat"] == 0


def test_nothing_is_entered_behind_a_table_that_was_removed(database: str) -> None:
    server = Running(database, all_rooms(), workers=1)
    server.start()
    try:
        (phone, _) = sit_down(server.url, "lost-code", TWO)
        asyncio.run(remove_all(database))
        answer = phone.post("chairs", {"seat": 0, "name": "Ann", "device": 0})
        assert answer.status_code == 404 and answer.json()["key"] == "no-such-table"
        assert asyncio.run(remove_all(database)) == []
    finally:
        server.stop()


async def remove_all(database: str) -> list[Any]:
    """Remove the real tables, as it happens to old ones; return what there was."""
    store = await open_store(database)
    try:
        return list(await store.change(("delete from real_entry returning code",)))
    finally:
        await store.close()


def test_a_forbidden_word_is_no_name(start: Start) -> None:
    server = start(admin_token=TOKEN)
    (phone, _) = sit_down(server.url, "lost-code", TWO)
    host = {"Authorization": f"Bearer {TOKEN}"}
    httpx.post(f"{server.url}/api/admin/words", json={"word": "vile"}, headers=host).raise_for_status()
    answer = phone.post("chairs", {"seat": 0, "name": "Vile", "device": 0})
    assert answer.json()["key"] == "word-forbidden"


def test_a_banned_address_is_sent_nothing_more(start: Start) -> None:
    server = start(admin_token=TOKEN)
    (phone, other) = sit_down(server.url, "lost-code", TWO)
    host = {"Authorization": f"Bearer {TOKEN}"}
    with line(phone, 0, STRANGER) as banned, line(other, 1) as stays:
        banned.recv(LIMIT)
        ban = {"effect": "ban", "address": STRANGER}
        httpx.post(f"{server.url}/api/admin/restrictions", json=ban, headers=host).raise_for_status()
        other.sit(1, "Ben again", 1)
        assert close_code(banned) == 4400
        while "Ben again" not in str(stays.recv(LIMIT)):
            pass


def test_a_phone_is_sent_a_bounded_list_of_entries() -> None:
    """However often somebody enters the dice again: after each entry all of the list is sent to every phone."""
    game = open_game(StoneOptions(players=2))
    entered = replace(game, entries=(Entry(acts.Check(), None, 1),) * (MOST_LISTED + 1))
    assert len(frame(entered, 0).entries) == MOST_LISTED
