"""A finished game played on otherwise: from any of its positions, at a new table, against bots; over the wire."""

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

import cairn
from cairn.client import Table
from cairn.client.api import headers
from cairn.core import record as records
from cairn.core.deal import verify_deal
from cairn.core.errors import BadRecord
from cairn.core.match import replay_record
from cairn.core.steps import Played
from cairn.games import find
from tests.patience import LIMIT
from tests.server.services import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("branching") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def finished(server: Running, game: str) -> Table:
    table = Table.create(server.url, game=game, seats=("me", "random"), name="Ann")
    table.start()
    play_on(table, game)
    return table


def play_on(table: Table, game: str) -> None:
    bot, rng = cairn.bot("random", game=game), Random(1)
    while table.wait(LIMIT):
        table.play(bot.choose(table.sight, table.moves, rng))


def branch(table: Table, **body: Any) -> httpx.Response:
    wanted = {"seats": ["random", "me"], "names": ["Ben"], **body}
    return httpx.post(table.place.path("/branch"), headers=headers(table.place), json=wanted, timeout=LIMIT)


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
def test_a_game_is_played_on_from_any_of_its_positions(server: Running, game: str) -> None:
    with finished(server, game) as table:
        whole = table.record()
        step = len(whole.steps) // 2
        answer = branch(table, step=step)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert told["seats"] == [1] and told["link"] is told["code"] is None, "nobody else sits down: it has begun"
        url = f"{server.url}/api/tables/{told['id']}"
        header = {"Authorization": f"Bearer {told['secret']}"}
        mine = httpx.get(url, headers=header).json()
        assert (mine["status"], mine["branched"]) == ("playing", step)
        assert [each["name"] for each in mine["seats"]] == ["random", "Ben"]
        rng = Random(2)
        while (sight := httpx.get(f"{url}/sight", headers=header).json())["table"]["status"] == "playing":
            if sight.get("offers"):
                move = rng.choice([move for offer in sight["offers"] for move in offer["moves"]])
                body = {"prompt": sight["asked"]["number"], "moves": [move]}
                httpx.post(f"{url}/moves", headers=header, json=body)
        text = httpx.get(f"{url}/record", headers=header).text
        again = records.from_json(text, find)
        assert again.steps[:step] == whole.steps[:step] and replay_record(find(game), again).result == again.result
        with pytest.raises(BadRecord, match="does not say what it was dealt from"):
            verify_deal(find(game), again)  # the first half was dealt from another seed: nothing is promised
        text = records.to_json(whole)
        if len(text) < 50_000:
            filed = {"record": text, "step": step, "seats": ["me", "random"], "names": ["Cleo"]}
            brought = httpx.post(f"{server.url}/api/branch", json=filed, timeout=LIMIT)
            assert brought.status_code == 201 and brought.json()["seats"] == [0]


def test_where_nobody_can_play_on(server: Running) -> None:
    with finished(server, "break-the-code") as table:
        steps = table.record().steps
        assert branch(table, step=len(steps)).json()["place"] == "step", "the game is over there"
        assert branch(table, step=len(steps) + 1).json()["place"] == "step"
        assert branch(table, step=-1).status_code == 400
        assert branch(table, step=1, seats=["me", "person"]).json()["place"] == "seats"
        assert branch(table, step=1, seats=["me"]).status_code == 400
        assert branch(table, step=1, seats=["me", "nobody-knows-it"]).status_code == 400
        wanted = {"step": 1, "seats": ["random", "me"], "names": ["Eve"]}
        assert httpx.post(table.place.path("/branch"), json=wanted).status_code == 404, "it is not theirs"
        anew = branch(table, step=0).json()
        header = {"Authorization": f"Bearer {anew['secret']}"}
        told = httpx.get(f"{server.url}/api/tables/{anew['id']}", headers=header).json()
        assert told["status"] == "playing" and "branched" not in told, "from its beginning it is a game of its own"
        last = max(at for at, step in enumerate(steps) if isinstance(step, Played))
        assert branch(table, step=last).status_code == 201, "before the last move it is not"
    with Table.create(server.url, game="lost-code", seats=("me", "steady"), name="Ann") as table:
        table.start()
        assert branch(table, step=1).json()["key"] == "not-over", "else a hidden hand could be looked at from behind"
    nonsense = {"record": "nonsense", "step": 1, "seats": ["me"], "names": ["Ann"]}
    assert httpx.post(f"{server.url}/api/branch", json=nonsense).status_code == 400
