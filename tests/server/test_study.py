"""Reviews, positions of the day, and the solver, over the wire."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic_ns
from typing import Any

import httpx
import msgspec
import pytest

import cairn
from cairn.client import Table
from cairn.client.api import headers
from cairn.client.mirror import Mirror
from cairn.core.errors import IllegalMove
from cairn.core.record import Record
from cairn.core.table import new_table
from cairn.core.values import encode
from cairn.games import rooms_of
from cairn.games.rooms import Rooms
from cairn.play.analysis import Analysis, analysis
from cairn.server.jobs.pool import WorkerPool
from tests.loose import whole
from tests.patience import LIMIT
from tests.server.services import Running

POSITIONS = Path(__file__).parents[2] / "docs" / "positions"
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
DEDUCTION = ("lost-code", "think-str8", "break-the-code")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It is noon there when the first test begins, of a day whose positions are soon found."""
    running = Running(str(tmp_path_factory.mktemp("studying") / "tables.sqlite"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cairn.server.main._WALL", int(NOON.timestamp() * 1e9))
        patch.setattr("cairn.server.main._STARTED", monotonic_ns())
        running.start()
        yield running
        running.stop()


def finished(server: Running, game: str) -> Table:
    table = Table.create(server.url, game=game, seats=("me", "random"), name="Ann", help="odds")
    table.start()
    bot, rng = cairn.bot("steady", game=game), Random(1)
    while table.wait(LIMIT):
        table.play(bot.choose(table.sight, table.moves, rng))
    return table


def kept(server: Running) -> list[str]:
    with sqlite3.connect(server.database) as file:
        return [name for (name,) in file.execute("select name from kept order by name")]


@pytest.mark.parametrize("game", ["think-str8", "break-the-code"])
def test_a_finished_game_is_kept_as_one_file(server: Running, game: str) -> None:
    """With the moments at which its seat could have known; only for those who may see the record, and after the end."""
    with finished(server, game) as table:
        path = table.place.path("/page")
        told = httpx.get(f"{path}?seat=0&lang=pl", headers=headers(table.place), timeout=LIMIT)
        assert told.is_success and told.headers["content-disposition"] == f'attachment; filename="{game}.html"'
        assert told.text.startswith("<!doctype html>") and 'lang="pl"' in told.text and "<script src" not in told.text
        assert table.review().first_known[0] is not None and '"known":["' in told.text
        assert httpx.get(path, headers=headers(table.place), timeout=LIMIT).text.count("<html") == 1, "one's own seat"
        assert httpx.get(path).status_code == 404, "without the seat's secret the table is not there"
        for wrong, place in (("seat=2", "seat"), ("seat=-1", "seat"), ("lang=de", "lang")):
            assert httpx.get(f"{path}?{wrong}", headers=headers(table.place)).json()["place"] == place
    with Table.create(server.url, game=game, seats=("me", "steady"), name="Ann") as running:
        running.start()
        assert httpx.get(running.place.path("/page"), headers=headers(running.place)).json()["key"] == "not-over"


@pytest.mark.parametrize("game", DEDUCTION)
def test_a_finished_game_is_reviewed_once_and_kept(server: Running, game: str) -> None:
    with finished(server, game) as table:
        found = table.review()
        record: Record = table.record()
        alone = analysis(rooms_of(game), record)
        assert msgspec.json.encode(found) == msgspec.json.encode(alone)
        assert len(found.totals) == 2 and found.choices
        assert f"review/{table.place.id}" in kept(server)
        again = httpx.get(table.place.path("/review"), headers=headers(table.place))
        assert msgspec.json.decode(again.content, type=Analysis) == found
        assert httpx.get(table.place.path("/review")).status_code == 404


def test_a_review_says_who_played_and_is_kept_without_names(server: Running) -> None:
    """Who is forgotten is forgotten in reviews too, in one that was asked for at the same moment as well."""
    with (
        httpx.Client(base_url=server.url, timeout=LIMIT) as ann,
        httpx.Client(base_url=server.url, timeout=LIMIT) as ben,
    ):
        for browser, name in ((ann, "Annabel"), (ben, "Benedict")):
            assert browser.post("/api/guest", json={"name": name}).status_code == 200
        wanted = {"game": "break-the-code", "seats": ["me", "person"], "names": ["Annabel"]}
        table = ann.post("/api/tables", json=wanted).json()
        path, key = f"/api/tables/{table['id']}", table["link"].partition("#")[2]
        assert ben.post(f"{path}/seats", json={"names": ["Benedict"], "key": key}).status_code == 200
        ann.post(f"{path}/start")
        rng = Random(3)
        while ann.get(path).json()["status"] == "playing":
            for browser in (ann, ben):
                told = browser.get(f"{path}/sight").json()
                if offers := told.get("offers"):
                    move = rng.choice([move for offer in offers for move in offer["moves"]])
                    browser.post(f"{path}/moves", json={"prompt": told["asked"]["number"], "moves": [move]})
        assert ann.get(f"{path}/review").json()["names"] == ["Annabel", "Benedict"]
        assert ann.delete("/api/guest").status_code == 200
        assert ben.get(f"{path}/review").json()["names"] == ["player 1", "Benedict"]
    with sqlite3.connect(server.database) as file:
        (body,) = file.execute("select body from kept where name = ?", (f"review/{table['id']}",)).fetchone()
        assert "choices" in body and "Annabel" not in body and "Benedict" not in body
        assert "Annabel" not in "\n".join(file.iterdump())


def test_no_review_of_a_game_that_runs(server: Running) -> None:
    """What is said in a review would tell what is hidden."""
    with Table.create(server.url, game="lost-code", seats=("me", "steady"), name="Ann") as table:
        with pytest.raises(IllegalMove, match="not-over"):
            table.review()
        table.start()
        with pytest.raises(IllegalMove, match="not-over"):
            table.review()


def test_arnak_is_reviewed_and_it_is_told_how_far_it_is(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances to win instead of codes; who waits gets the part that is done, and what is known so far."""
    is_seen, is_drafted = Event(), Event()
    review = WorkerPool.review

    async def slowly(
        self: WorkerPool, rooms: Rooms, record: str, progress: str | None = None, client: str = ""
    ) -> bytes:
        assert progress is not None
        Path(progress).write_text("0.250")
        assert await asyncio.to_thread(is_seen.wait, LIMIT)
        found = await review(self, rooms, record, progress)
        last.append(float(Path(progress).read_text()))
        assert await asyncio.to_thread(is_drafted.wait, LIMIT)
        return found

    last: list[float] = []
    monkeypatch.setattr(WorkerPool, "review", slowly)
    with finished(server, "arnak") as table, ThreadPoolExecutor(1) as pool:
        place = table.place
        asked = pool.submit(table.review)
        try:
            while not (part := httpx.get(place.path("/review/progress"), headers=headers(place)).json()["part"]):
                assert not asked.done()
            assert part == 0.25
            assert httpx.get(place.path("/review/draft"), headers=headers(place)).json() is None
            is_seen.set()
            while not (draft := httpx.get(place.path("/review/draft"), headers=headers(place)).json()):
                assert not asked.done()
        finally:
            is_seen.set()
            is_drafted.set()
        found = asked.result(LIMIT)
        assert found.choices and all(len(moment.win) == 2 for moment in found.moments)
        assert draft["names"] == list(found.names) and 0 < len(draft["choices"]) < len(found.choices)
        assert httpx.get(place.path("/review/draft"), headers=headers(place)).json() is None
        assert 0.25 < last[0] <= 1, "the worker went on with the same progress"
        assert httpx.get(place.path("/review/progress"), headers=headers(place)).json() == {"part": None}
        for path in ("/review/progress", "/review/draft"):
            assert httpx.get(place.path(path)).status_code == 404


# Step by step


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
def test_a_finished_game_step_by_step_is_what_each_seat_saw(server: Running, game: str) -> None:
    """Put together as messages are, the frames make the sight of every step and no more."""
    with finished(server, game) as table:
        record = table.record()
        assert table.result is not None
        for seat in (0, 1, None):
            told = table.frames(seat)
            again = new_table(cairn.game(game), record.options)
            mirror = Mirror()
            taken = 0
            sheet = None
            for frame in told.frames:
                again.repeat(record.steps[taken : frame.step])
                taken = frame.step
                mirror.apply({"tell": "happened", "number": 0, **msgspec.to_builtins(frame)})
                sight = again.sight(seat)
                assert mirror.view == msgspec.json.decode(encode(sight.view))
                assert mirror.history == msgspec.json.decode(encode(sight.history))
                sheet = frame.sheet or sheet
                if seat is not None and rooms_of(game).sheet:
                    written = whole(rooms_of(game).sheet)(sight, again.notes(seat))
                    assert sheet == msgspec.json.decode(encode(written))
            assert taken == len(record.steps) and told.names == record.seats
            assert told.setting == rooms_of(game).words.setting(again.sight(seat).view)
        assert httpx.get(table.place.path("/replay")).status_code == 404
        answer = httpx.get(table.place.path("/replay?seat=7"), headers=headers(table.place))
        assert answer.json()["place"] == "seat"
        text = httpx.get(table.place.path("/record"), headers=headers(table.place)).text
        opened = httpx.post(f"{server.url}/api/replay", json={"record": text, "seat": 0}, timeout=LIMIT)
        if len(text) < 60_000:
            assert len(opened.json()["frames"]) == len(table.frames(0).frames)


def test_a_record_that_was_brought_along(server: Running) -> None:
    with finished(server, "lost-code") as table:
        text = httpx.get(table.place.path("/record"), headers=headers(table.place)).text
        found = httpx.post(f"{server.url}/api/review", json={"record": text}, timeout=LIMIT).json()
        assert msgspec.convert(found, type=Analysis) == table.review()
    for address in ("review", "replay"):
        for wrong in (
            "",
            "nonsense",
            '{"record":1,"game":"chess"}',
            text[: len(text) // 2],
            text.replace("bird", "cow"),
        ):
            answer = httpx.post(f"{server.url}/api/{address}", json={"record": wrong}, timeout=LIMIT)
            assert answer.status_code == 400, (address, wrong[:40], answer.text)


def test_no_replay_of_a_game_that_runs(server: Running) -> None:
    with Table.create(server.url, game="lost-code", seats=("me", "steady"), name="Ann") as table:
        table.start()
        for seat in (None, 0, 1):
            with pytest.raises(IllegalMove, match="not-over"):
                table.frames(seat)


# The solver


def solved(server: Running, game: str, **asked: Any) -> Any:
    return httpx.post(f"{server.url}/api/solve/{game}", json=asked, timeout=LIMIT).json()


@pytest.mark.parametrize("game", ["lost-code", "break-the-code"])
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_position_that_was_written_down(server: Running, game: str, lang: str) -> None:
    from tests.cli.command import cairn as command

    file = POSITIONS / f"{game}.json"
    position = msgspec.json.decode(file.read_bytes())
    told = solved(server, game, position=position, lang=lang)
    facts = msgspec.json.decode(command("solve", game, str(file), "--json").out)
    assert told["odds"]["codes"] == facts["codes"] and told["odds"]["bits"] == pytest.approx(facts["entropy"])
    assert len(told["proofs"]) == len(facts["proofs"]) and told["view"]["seat"] == 0
    assert told["setting"]["edition" if game == "lost-code" else "rules"] in ("stones", "standard")
    assert len(told["moves"]) == len(told["odds"]["values"]) > 0
    cell = told["odds"]["cells"][0]
    asked = solved(server, game, position=position, where=cell["where"], what=cell["what"])
    assert asked["verdict"] in ("open", "certain")


def test_facts_that_cannot_all_be_true_are_named(server: Running) -> None:
    position = msgspec.json.decode((POSITIONS / "lost-code.json").read_bytes())
    position["racks"][0] = position["racks"][1]
    told = solved(server, "lost-code", position=position)
    assert len(told["clash"]) == 2 and "odds" not in told
    assert all(line["about"] for line in told["clash"])


def test_what_the_solver_cannot_read(server: Running, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("top = 'secret'", encoding="utf-8")
    position = msgspec.json.decode((POSITIONS / "lost-code.json").read_bytes())
    for game, asked in (
        ("lost-code", {"position": {}}),
        ("lost-code", {"position": {"racks": "none"}}),
        ("lost-code", {"position": position, "lang": "xx"}),
        ("lost-code", {"position": position, "where": "stone:bird/0"}),
        ("lost-code", {"position": position, "where": "stone:bird/0", "what": "x"}),
        ("lost-code", {"position": {**position, "options": {"wheels": str(secret)}}}),
        ("arnak", {"position": {}}),
        ("chess", {"position": {}}),
    ):
        told = solved(server, game, **asked)
        assert told["tell"] == "failed", (game, asked, told)
        assert "secret'" not in told["text"]


def test_files_are_known_by_their_hash(server: Running) -> None:
    files = httpx.get(f"{server.url}/api/games/lost-code").json()["files"]
    answer = httpx.get(server.url + files["text/pl"])
    tag = answer.headers["etag"]
    assert tag.strip('"') in files["text/pl"] and "immutable" in answer.headers["cache-control"]
    again = httpx.get(server.url + files["text/pl"], headers={"If-None-Match": tag})
    assert again.status_code == 304 and not again.content
