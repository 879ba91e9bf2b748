"""After a game: again with the same people, several at one device, and what is listed."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from cairn.client import Table
from cairn.client.api import TableAddress, headers
from cairn.core.errors import IllegalMove
from cairn.server.jobs.pool import WorkerPool
from tests.loose import whole
from tests.patience import LIMIT
from tests.server.positions import find_game
from tests.server.services import Running
from tests.server.turns import next_to_move


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("again") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def finished(server: Running, *bots: str, **rest: Any) -> tuple[Table, Table]:
    """A game of Ann and Ben, played to its end."""
    ann = Table.create(server.url, game="coins", seats=("me", "person", *bots), name="Ann", find_game=find_game, **rest)
    ben = Table.join(str(ann.link), name="Ben", find_game=find_game)
    ann.start()
    play_out(ann, ben)
    return ann, ben


def play_out(*tables: Table) -> None:
    while mover := next_to_move(*tables):
        mover.play(mover.moves[0])


def test_the_same_people_play_again_and_move_on_by_a_seat(server: Running) -> None:
    clock = {"kind": "move", "seconds": 600}
    ann, ben = finished(server, "steady", options={"crooked": 3}, help="odds", clock=clock)
    again = ann.rematch()
    with pytest.raises(IllegalMove, match="not-ready"):
        again.start()  # the host is who was
    while "rematch" not in ben.mirror.table:
        ben.listen(LIMIT)
    assert ben.mirror.table["rematch"] == again.place.id
    other = ben.rematch()
    assert other.place.id == again.place.id and (again.seat, other.seat) == (2, 0)
    table = again.mirror.table
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "steady", "Ann"]
    assert table["options"] == ann.mirror.table["options"] and table["clock"] == clock and table["help"] == "odds"
    assert table["commitment"] != ann.mirror.table["commitment"]
    assert [bool(seat.get("is_ready")) for seat in table["seats"]] == [False, True, True]
    assert other.mirror.table["status"] == "playing", "the last who accepts begins it"
    play_out(again, other)
    third = other.rematch()
    assert third.seat == 2 and third.place.id not in (ann.place.id, again.place.id)
    for each in (ann, ben, again, other, third):
        each.close()


def test_who_asks_at_the_same_time_comes_to_the_same_table(server: Running) -> None:
    ann, ben = finished(server)
    with ThreadPoolExecutor(4) as at_once:
        tables = list(at_once.map(lambda table: table.rematch(), (ann, ben, ann, ben)))
    assert len({table.place.id for table in tables}) == 1
    assert sorted({str(table.seat) for table in tables}) == ["0", "1"]
    for each in (ann, ben, *tables):
        each.close()


def test_no_rematch_before_the_end_nor_for_strangers(server: Running) -> None:
    with Table.create(server.url, game="coins", seats=("me", "steady"), name="Ann", find_game=find_game) as ann:
        with pytest.raises(IllegalMove, match="not-over"):
            ann.rematch()
        path = ann.place.path("/rematch")
        assert httpx.post(path).status_code == 404
        key = str(ann.watch_link).partition("#")[2]
        assert httpx.post(path, headers={"Cairn-Key": key}).status_code in (403, 404)


def test_a_browser_is_given_its_cookie_for_the_new_table(server: Running) -> None:
    ann, ben = finished(server)
    answer = httpx.post(ben.place.path("/rematch"), cookies={f"cairn-{ben.place.id}": str(ben.place.secret)})
    told = answer.json()
    assert answer.cookies.get(f"cairn-{told['id']}") == ben.place.secret and told["seats"] == [0]
    assert told["link"] and told["code"]
    ann.close()
    ben.close()


def test_several_people_at_one_device(server: Running) -> None:
    """One secret opens both seats, each with its own sight; the hand-over is a matter of which seat is named."""
    told = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "coins", "seats": ["me", "steady", "me"], "names": ["Ann", "Ben"]},
    ).json()
    assert told["seats"] == [0, 2]
    first, second = (
        Table(TableAddress(server.url, told["id"], told["secret"], seat=seat), find_game) for seat in (0, 2)
    )
    first.update()
    first.start()
    first.play(first.moves[0])
    second.update()
    assert whole(first.sight.view).hidden[0] == "heads" and whole(second.sight.view).hidden[0] is None
    play_out(first, second)
    assert first.result == second.result is not None
    again = first.rematch()
    assert again.mirror.table["seats"][1]["name"] == "Ben" and again.mirror.table["seats"][2]["name"] == "Ann"
    for each in (first, second, again):
        each.close()


async def think_on(*_: Any) -> None:
    """A bot that has not moved yet, however late it is."""
    await asyncio.Event().wait()


def test_finished_games_and_games_to_watch_are_listed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = finished(server, visibility="open")
    hidden, other = finished(server)

    def listed(status: str) -> set[str]:
        tables = httpx.get(f"{server.url}/api/tables", params={"status": status}).json()["tables"]
        return {table["id"] for table in tables}

    assert ann.place.id in listed("over") and hidden.place.id not in listed("over")
    bots = Table.create(
        server.url, game="lost-code", seats=("random", "random"), names=(), visibility="open", find_game=find_game
    )
    assert bots.place.id in listed("waiting")
    monkeypatch.setattr(WorkerPool, "choose", think_on)
    bots.start()
    onlooker = Table(TableAddress(server.url, bots.place.id, seat=1))
    onlooker.update()
    view = whole(onlooker.sight.view)
    assert onlooker.seat is None and view.seat == 1 and view.racks[0] is not None
    assert httpx.get(bots.place.path("/sight?seat=0")).json()["view"]["racks"][0] is None
    assert httpx.get(hidden.place.path("/sight?seat=0"), headers=headers(hidden.place)).is_success
    for each in (ann, ben, hidden, other, bots, onlooker):
        each.close()
