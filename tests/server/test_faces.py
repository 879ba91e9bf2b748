"""Faces: a word that the server keeps with a guest's name and shows to everybody at a table; a bot never has one."""

import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import pytest

from cairn.games import all_rooms
from cairn.play.levels import levels
from cairn.server.guests.privacy import redact
from cairn.server.guests.registry import GuestRegistry
from cairn.server.live.services import Services
from cairn.server.storage.connect import open_store
from cairn.server.storage.schema import MIGRATIONS
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.keys import hash_secret, new_secret
from cairn.server.table.log import Face
from cairn.server.table.projection import describe_table
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from tests.server.positions import find, opened
from tests.server.services import AtOnce, Clock, Running
from tests.server.test_guests import Browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("faces") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser.come("Ann")


def faces_at(browser: Browser, table: Any) -> list[str | None]:
    told = browser.told("GET", f"/api/tables/{table['id']}")
    return [seat.get("face") for seat in told["seats"]]


def sit_with(browser: Browser, table: Any, name: str, *faces: Any, status: int = 200) -> Any:
    body = {"names": [name], "faces": faces, "key": table["link"].partition("#")[2]}
    return browser.told("POST", f"/api/tables/{table['id']}/seats", status, json=body)


def test_a_guest_keeps_a_face_until_they_choose_another(ann: Browser) -> None:
    assert "face" not in ann.told("GET", "/api/guest"), "a guest has no face at first"
    assert ann.told("POST", "/api/guest", json={"face": "toucan"})["face"] == "toucan"
    assert ann.told("POST", "/api/guest", json={"name": "Anna"})["face"] == "toucan", "a new name leaves the face"
    told = ann.told("GET", "/api/guest")
    assert (told["name"], told["face"]) == ("Anna", "toucan")
    assert ann.told("GET", "/api/guest/export")["face"] == "toucan"
    assert "face" not in ann.told("POST", "/api/guest", json={"face": None})


@pytest.mark.parametrize("face", ["owl", "Toucan", "", "toucan ", "<b>", 7, ["frog"]])
def test_no_other_word_is_a_face(ann: Browser, face: Any) -> None:
    ann.told("POST", "/api/guest", 400, json={"face": face})
    ann.told("POST", "/api/tables", 400, json={"game": "coins", "names": ["Ann"], "faces": [face]})
    table = ann.table()
    ann.told("POST", f"/api/tables/{table['id']}/face", 400, json={"ask": "face", "face": face})
    sit_with(ann, table, "Ben", face, status=400)
    assert faces_at(ann, table) == [None, None]


def test_a_face_goes_with_the_guest_to_another_device(server: Running, ann: Browser) -> None:
    ann.told("POST", "/api/guest", json={"face": "frog"})
    key = ann.told("POST", "/api/guest/link")["link"].partition("#")[2]
    with Browser(server.url) as phone:
        assert phone.told("POST", "/api/guest/carry", json={"key": key})["face"] == "frog"


def test_everybody_at_a_table_sees_the_faces(server: Running, ann: Browser) -> None:
    table = ann.table("me", "person", "steady", names=["Ann"], faces=["llama"])
    assert faces_at(ann, ann.table("me", "me", names=["Ann", "Cat"], faces=["fern"])) == ["fern", None], "two here"
    with Browser(server.url) as ben:
        ben.come("Ben")
        sit_with(ben, table, "Ben", "octopus")
        ann.told("POST", f"/api/tables/{table['id']}/start")
        assert faces_at(ann, table) == faces_at(ben, table) == ["llama", "octopus", None]
        ben.told("POST", f"/api/tables/{table['id']}/face", json={"ask": "face", "face": "reed"})
        assert faces_at(ann, table)[1] == "reed"
        with Browser(server.url) as stranger:
            body = {"ask": "face", "face": "frog"}
            stranger.told("POST", f"/api/tables/{table['id']}/face", 404, json=body)
        ben.told("POST", f"/api/tables/{table['id']}/face", json={"ask": "face"})
        assert faces_at(ann, table)[1] is None


def test_there_are_no_more_faces_than_names(ann: Browser) -> None:
    body = {"game": "coins", "names": ["Ann"], "faces": ["frog", "reed"]}
    assert ann.told("POST", "/api/tables", 400, json=body)["place"] == "faces"
    assert sit_with(ann, ann.table(), "Ben", "frog", "reed", status=400)["place"] == "faces"


def test_a_bot_never_has_the_face_of_a_person() -> None:
    """Not while it plays for somebody who left, and no level has a person's face."""
    state = TableState(find, opened(players=2))
    state.add(log.Sat(time=1, seat=0, name="Ann", secret="a", face="fern"))
    state.add(log.Sat(time=1, seat=1, name="Ben", secret="b", face="slate"))
    state.add(log.Began(time=2))
    state.add(log.Left(time=3, seat=1, bot="steady"))
    assert [seat.face for seat in describe_table("t", state).seats] == ["fern", None]
    state.add(log.Faced(time=4, seat=1, face="plum"))
    assert describe_table("t", state).seats[1].face is None
    state.add(log.Returned(time=5, seat=1))
    assert describe_table("t", state).seats[1].face == "plum", "they are back with the face that they chose"
    names = {level.name for rooms in all_rooms().values() for level in levels(rooms)}
    assert names and not names & set(get_args(Face))


def test_a_freed_seat_keeps_no_face() -> None:
    state = TableState(find, opened(players=2))
    state.add(log.Sat(time=1, seat=1, name="Ben", secret="b", face="slate"))
    state.add(log.Freed(time=2, seat=1), log.Filled(time=3, seat=1, bot="steady"))
    assert describe_table("t", state).seats[1].face is None
    state.add(log.Freed(time=4, seat=1), log.Sat(time=5, seat=1, name="Cat", secret="c"))
    assert describe_table("t", state).seats[1].face is None


def test_a_snapshot_and_an_older_log_open() -> None:
    state = TableState(find, opened(players=2))
    state.add(log.Sat(time=1, seat=0, name="Ann", secret="a", face="coral"))
    assert restore_snapshot(find, encode_snapshot(state)).chairs == state.chairs
    line = '{"entry":"sat","seat":0,"name":"Ann","secret":"a","time":1}'
    (entry,) = log.from_lines([line])
    assert isinstance(entry, log.Sat) and entry.face is None and log.to_line(entry) == line


def test_who_is_forgotten_leaves_no_face() -> None:
    entries: list[log.Entry] = [
        opened(players=2),
        log.Sat(time=1, seat=0, name="Ann", secret="a", guest="ann", face="coral"),
        log.Faced(time=2, seat=0, face="frog"),
        log.Sat(time=3, seat=1, name="Ben", secret="b", guest="ben", face="dune"),
    ]
    changed = redact(entries, "ann")
    assert "coral" not in str(changed) and "frog" not in str(changed) and 4 not in changed


@pytest.mark.anyio
async def test_both_databases_keep_the_face(store: Store) -> None:
    guests = GuestRegistry(Services(store, find, AtOnce(), Clock()))
    ann, secret = await guests.create("Ann", "plum")
    assert await guests.find(secret) == ann and ann.face == "plum"
    await guests.change(ann, "", "dune")
    found = await guests.find(secret)
    assert found is not None and (found.name, found.face) == ("Ann", "dune")


@pytest.mark.anyio
async def test_a_guest_of_an_older_database_has_no_face(tmp_path: Path) -> None:
    file = tmp_path / "older.sqlite"
    older = MIGRATIONS[: next(at for at, each in enumerate(MIGRATIONS) if "column face" in each[0])]
    secret = new_secret()
    with sqlite3.connect(file) as database:
        for statement in chain(*older):
            database.execute(statement)
        database.execute("insert into person (guest, name, made, seen) values ('ann', 'Ann', 1, 1)")
        database.execute("insert into device (secret, guest, made) values (?, 'ann', 1)", (hash_secret(secret),))
        database.execute(f"pragma user_version = {len(older)}")
    database.close()
    store = await open_store(str(file))
    found = await GuestRegistry(Services(store, find, AtOnce(), Clock())).find(secret)
    assert found is not None and (found.name, found.face) == ("Ann", None)
    await store.close()
