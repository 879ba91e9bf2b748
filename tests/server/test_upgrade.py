"""After an upgrade a running match goes on under its rules, or is closed with its record: on a kept database."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from cairn.core import record
from cairn.core.errors import BadInput, BadRecord
from cairn.core.match import replay_record
from cairn.games import find
from cairn.server.storage import schema
from cairn.server.storage.connect import open_store
from tests.server.services import Running

KEPT = Path(__file__).parent / "databases" / "before-clocks.sql"
"""Written before tables had clocks, with Arnak under rules version 1; everything else plays as it did."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The kept database as it was: a file of SQLite."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(KEPT.read_text())
    return str(path)


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    running = Running(database)
    running.start()
    yield running
    running.stop()


def known() -> dict[str, dict[str, Any]]:
    """By name of a table: its game, the secrets of its seats, and the key to sit down."""
    told = [json.loads(line[3:]) for line in KEPT.read_text().splitlines() if line.startswith("-- {")]
    return {each["table"]: each for each in told}


TABLES = known()
RUNNING = ("a-code-half-broken", "a-lost-code")


class Visitor:
    """Somebody at a seat of a table, who speaks HTTP."""

    def __init__(self, server: Running, table: str, seat: int) -> None:
        self._url = f"{server.url}/api/tables/{table}"
        self._headers = {"Authorization": f"Bearer {TABLES[table]['secrets'][seat]}"}

    def get(self, path: str = "") -> httpx.Response:
        return httpx.get(self._url + path, headers=self._headers)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return httpx.post(self._url + path, headers=self._headers, json=body)

    def play(self, rng: Random) -> bool:
        """Make any move that is offered; False if there is none."""
        offered = self.get("/offers").json()
        if not offered["offers"]:
            return False
        move = rng.choice([move for offer in offered["offers"] for move in offer["moves"]])
        answer = self.post("/moves", prompt=offered["asked"]["number"], moves=[move])
        assert answer.status_code == 200, answer.text
        return True


@pytest.mark.parametrize("table", RUNNING)
def test_a_match_whose_rules_are_as_they_were_goes_on(server: Running, table: str) -> None:
    seats = [Visitor(server, table, seat) for seat in range(2)]
    before = seats[0].get("/sight").json()
    assert before["table"]["status"] == "playing" and "is_outdated" not in before["table"]
    rng = Random(1)
    while any(seat.play(rng) for seat in seats):
        pass
    after = seats[0].get("/sight").json()
    assert after["table"]["status"] == "over"
    assert after["history"][: len(before["history"])] == before["history"]
    game = find(TABLES[table]["game"])
    replay_record(game, record.from_json(seats[1].get("/record").text, find))


def test_a_table_that_waited_is_still_sat_down_at(server: Running) -> None:
    table = "a-table-that-waits"
    url = f"{server.url}/api/tables/{table}"
    sat = httpx.post(f"{url}/seats", json={"names": ["Ben"], "key": TABLES[table]["key"]})
    assert sat.status_code == 200 and sat.json()["seats"] == [1]
    ann = Visitor(server, table, 0)
    assert ann.post("/start").status_code == 200
    assert ann.get().json()["status"] == "playing"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_of_older_rules_is_closed_and_everybody_is_told(server: Running, database: str, seat: int) -> None:
    table = "an-arnak-game"
    lines = _lines(database, table)
    visitor = Visitor(server, table, seat)
    told = visitor.get().json()
    assert (told["status"], told["rules"], told["is_outdated"]) == ("closed", "1", True)
    assert [each["name"] for each in told["seats"]] == ["Ann", "Ben"]
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"ask": "hello", "secret": TABLES[table]["secrets"][seat]}))
        sight = json.loads(socket.recv())
        assert sight["table"]["status"] == "closed" and sight["seat"] == seat
        socket.send(json.dumps({"ask": "move", "prompt": 1, "moves": [{"type": "end-turn"}], "id": 1}))
        refused = json.loads(socket.recv())
        assert (refused["tell"], refused["key"]) == ("refused", "other-rules")
    assert visitor.post("/chat", text="chat-hello", is_phrase=True).json()["key"] == "other-rules"
    assert _lines(database, table) == lines, "nothing was written"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_closed_match_keeps_its_record_which_names_the_rules_it_needs(server: Running, seat: int) -> None:
    text = Visitor(server, "an-arnak-game", seat).get("/record").text
    header = json.loads(text.splitlines()[0])
    assert header["rules"] == "1" and header["seats"] == ["Ann", "Ben"]
    assert sum('"move"' in line for line in text.splitlines()) == 20
    arnak = find("arnak")
    match = replay_record(arnak, record.from_json(text, find))  # as far as it is a game of today's rules too
    assert match.result is None and match.to_act


def test_a_record_of_rules_that_nobody_reads_any_more_says_so(database: str) -> None:
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("""update entry set line = replace(line, '"rules":"1"', '"rules":"0"') where number = 1""")
        file.execute("delete from snapshot")
    running = Running(database)
    running.start()
    try:
        text = Visitor(running, "an-arnak-game", 1).get("/record").text
    finally:
        running.stop()
    with pytest.raises(BadRecord, match="rules version 0 of arnak; this cairn plays version 2"):
        record.from_json(text, find)


def test_a_game_that_was_over_keeps_its_result(server: Running) -> None:
    for table in ("an-arnak-game-over", "a-lost-code-over"):
        text = Visitor(server, table, 1).get("/record").text
        game = find(TABLES[table]["game"])
        read = record.from_json(text, find)
        assert read.result is not None and replay_record(game, read).result == read.result


def test_the_lists_know_the_tables_of_before(database: str) -> None:
    with closing(sqlite3.connect(database)) as file:
        assert file.execute("select count(*) from listing").fetchone()[0] == len(TABLES)
        assert file.execute("select count(*) from snapshot").fetchone()[0] >= len(RUNNING)


def test_no_list_shows_a_match_of_older_rules_as_one_that_goes_on(database: str) -> None:
    """Those that go on are listed; when the rules are known again, so is the match."""

    def listed() -> dict[str, list[str]]:
        running = Running(database)
        running.start()
        try:
            url = f"{running.url}/api/tables"
            told = {
                status: httpx.get(url, params={"status": status}).json()["tables"] for status in ("playing", "over")
            }
        finally:
            running.stop()
        assert not any(each.get("is_outdated") for tables in told.values() for each in tables)
        return {status: sorted(each["id"] for each in tables) for status, tables in told.items()}

    with closing(sqlite3.connect(database)) as file, file:
        file.execute("update listing set visibility = 'open'")
    going, over = sorted(RUNNING), ["a-lost-code-over", "an-arnak-game-over"]
    assert listed() == {"playing": going, "over": over}
    with closing(sqlite3.connect(database)) as file, file:
        rows = file.execute("select status, updated, summary from listing where match = 'an-arnak-game'")
        status, updated, summary = rows.fetchone()
        assert (status, updated) == ("outdated", 1_000_000), "it is as old as it was, and removed when it is too old"
        assert (json.loads(summary)["status"], json.loads(summary)["is_outdated"]) == ("closed", True)
        file.execute("""update entry set line = replace(line, '"rules":"1"', '"rules":"2"')
            where number = 1 and match = 'an-arnak-game'""")
        file.execute("""update listing set summary = replace(summary, '"rules":"1"', '"rules":"2"')""")
    assert listed() == {"playing": sorted((*RUNNING, "an-arnak-game")), "over": over}


@pytest.mark.anyio
async def test_the_file_is_brought_up_to_date_and_then_too_new_for_an_older_program(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Version n is opened by n + 1, with all that was in it; one that a newer program has changed is left alone."""
    before = _lines(database, "a-lost-code")
    step = ("alter table listing add column later text", "create table later (x text)")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    newer = await open_store(database)
    assert list(await newer.lines("a-lost-code")) == before
    await newer.close()
    monkeypatch.undo()
    with pytest.raises(BadInput, match=r"is of version (\d+), written by a newer cairn; this one reads up to (\d+)"):
        await open_store(database)
    assert _lines(database, "a-lost-code") == before


def _lines(database: str, table: str) -> list[str]:
    with closing(sqlite3.connect(database)) as file:
        rows = file.execute("select line from entry where match = ? order by number", (table,))
        return [line for (line,) in rows]
