"""Databases that a release wrote are opened by this program, by both kinds of database, and their games go on.

`tests/releases` has a folder for each release that is kept, written by `tests.releases.write`.
"""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from cairn.server.storage import schema
from cairn.server.storage.backup import back_up, restore
from cairn.server.storage.check import check_database
from cairn.server.storage.connect import open_store
from tests.server.positions import find
from tests.server.services import Running

RELEASES = Path(__file__).parents[1] / "releases"
RELEASE = RELEASES / "45590a0"
KNOWN: dict[str, Any] = json.loads((RELEASE / "tables.json").read_text("utf-8"))
HANGS = 600.0
"""Seconds: anyone who is not answered by then never will be."""
BEGUN = sorted(label for label, known in KNOWN.items() if known["status"] == "playing")


@pytest.fixture
def client(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """Of a server on the release's database."""
    if database.startswith("postgresql"):
        asyncio.run(copy_to_postgres(database, monkeypatch))
    else:
        with closing(sqlite3.connect(database)) as file:
            file.executescript((RELEASE / "tables.sql").read_text("utf-8"))
    running = Running(database)
    running.start()
    with httpx.Client(base_url=running.url, timeout=HANGS) as client:
        yield client
    running.stop()


async def copy_to_postgres(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the release's tables in PostgreSQL, by the migrations that it had, and fill them with its rows."""
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript((RELEASE / "tables.sql").read_text("utf-8"))
        version = file.execute("pragma user_version").fetchone()[0]
        names = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        rows = {name: file.execute(f'select * from "{name}"').fetchall() for name in names}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:version])
        await (await open_store(url)).close()
    connection = await asyncpg.connect(url)
    try:
        for name, found in rows.items():
            await connection.copy_records_to_table(name, records=found)
    finally:
        await connection.close()


class Visitor:
    """Somebody who had a seat when the release wrote its database, and has come back."""

    def __init__(self, client: httpx.Client, table: str, known: dict[str, Any], seat: int | None = None) -> None:
        """Name the `seat` where one device has several."""
        self._client = client
        self._table = f"/api/tables/{table}"
        self._headers = {"Authorization": f"Bearer {known['secret']}"}
        self._seat = {} if seat is None else {"seat": seat}

    def get(self, path: str) -> Any:
        answer = self._client.get(self._table + path, headers=self._headers, params=self._seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self._client.post(self._table + path, headers=self._headers, params=self._seat, json=body)

    def play(self, rng: Random) -> None:
        """Make any move that is offered, if there is one; a bot that holds the seat may be faster."""
        offered = self.get("/offers")
        if offered["offers"]:
            move = rng.choice([move for offer in offered["offers"] for move in offer["moves"]])
            self.post("/moves", prompt=offered["asked"]["number"], moves=[move])


def people(client: httpx.Client, label: str) -> list[tuple[Visitor, dict[str, Any]]]:
    known = KNOWN[label]
    return [(Visitor(client, known["table"], each), each) for each in known["people"].values()]


def holds(new: Any, old: Any) -> bool:
    """Whether everything that was told then is told now; there may be more of it."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and holds(new[name], old[name]) for name in old)
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return bool(new == old)


def test_everybody_sees_what_they_saw(client: httpx.Client) -> None:
    for label, known in KNOWN.items():
        for visitor, then in people(client, label):
            sight = visitor.get("/sight")
            assert sight["seat"] == then["seat"], label
            assert sight["table"]["status"] == known["status"], label
            assert sight["table"].get("result") == known["result"], label
            assert len(sight.get("history", ())) >= then["history"], label  # a bot may have moved on since
            assert len(sight.get("lines", ())) == then["lines"], label
            assert sight.get("notes", []) == then["notes"], label
            if len(sight.get("history", ())) == then["history"]:
                assert holds(sight.get("view"), then["view"]), label


def test_every_running_game_is_played_to_its_end(client: httpx.Client) -> None:
    rng = Random(1)
    for label in BEGUN:
        seats = [visitor for visitor, _ in people(client, label)]
        if label == "think-str8-together":  # one device, two seats
            iwo = KNOWN[label]["people"]["Iwo"]
            seats = [Visitor(client, KNOWN[label]["table"], iwo, seat) for seat in (0, 1)]
        while seats[0].get("")["status"] == "playing":
            for visitor in seats:
                visitor.play(rng)
        assert seats[0].get("")["result"] is not None, label


def test_tables_that_waited_still_wait_and_begin(client: httpx.Client) -> None:
    [(iwo, _)] = people(client, "lost-code-waiting")
    assert iwo.post("/start").status_code == 200
    half = KNOWN["break-the-code-waiting"]
    sat = client.post("/api/join", json={"names": ["Lena"], "code": half["code"]})
    assert sat.status_code == 200 and sat.json()["seats"] == [1], sat.text
    assert client.get(f"/api/tables/{half['table']}").json()["seats"][2]["bot"] == "careful"


def test_guests_find_their_games(client: httpx.Client) -> None:
    moved = KNOWN["think-str8-moved"]
    marek = moved["people"]["Marek"]["guest"]
    mine = client.get("/api/guest/games", headers={"Cairn-Guest": marek}).json()["games"]
    assert moved["table"] in {each["table"]["id"] for each in mine}


def test_a_review_that_was_kept_is_found(client: httpx.Client) -> None:
    visitor, _ = people(client, "break-the-code-over")[0]
    assert visitor.get("/review")["choices"]


@pytest.mark.parametrize("was_postgres", [False, True], ids=["to PostgreSQL", "from PostgreSQL"])
def test_a_backup_of_the_release_moves_to_the_other_database(
    was_postgres: bool, postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The walk of an upgrade: a backup first, then the new version, here on another database."""
    file, backup = str(tmp_path / "tables.sqlite"), tmp_path / "backup.sqlite"
    if was_postgres:
        asyncio.run(copy_to_postgres(postgres_database, monkeypatch))
    else:
        with closing(sqlite3.connect(file)) as made:
            made.executescript((RELEASE / "tables.sql").read_text("utf-8"))
    old, new = (postgres_database, file) if was_postgres else (file, postgres_database)
    entries = asyncio.run(back_up(old, backup))
    assert asyncio.run(restore(backup, new)) == entries > 1000
    found = asyncio.run(check_database(new, find))
    assert (found.tables, found.entries, found.faults) == (len(KNOWN), entries, ())


def test_a_backup_of_the_release_is_restored_and_in_order(tmp_path: Path) -> None:
    """Backup, restore and check: what the snapshots of the release did not hold yet is not taken for damage."""
    old, backup, new = (tmp_path / name for name in ("old.sqlite", "backup.sqlite", "new.sqlite"))
    with closing(sqlite3.connect(old)) as file:
        file.executescript((RELEASE / "tables.sql").read_text("utf-8"))
    entries = asyncio.run(back_up(str(old), backup))
    assert asyncio.run(restore(backup, str(new))) == entries > 1000
    for database in (old, new):
        found = asyncio.run(check_database(str(database), find))
        assert (found.tables, found.entries, found.faults) == (len(KNOWN), entries, ())
