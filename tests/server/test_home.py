"""What concerns a guest now, in one answer; and their games as a table."""

import csv
from collections.abc import Iterator
from io import StringIO

import pytest

from tests.server.services import Running
from tests.server.test_guests import Browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("home") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def play_out(table: str, *browsers: Browser) -> None:
    while browsers[0].told("GET", f"/api/tables/{table}")["status"] == "playing":
        for each in browsers:
            told = each.told("GET", f"/api/tables/{table}/offers")
            if told["offers"]:
                move = told["offers"][0]["moves"][0]
                asked = {"ask": "move", "prompt": told["asked"]["number"], "moves": [move]}
                each.told("POST", f"/api/tables/{table}/moves", json=asked)


def test_a_stranger_is_told_of_today_alone(server: Running) -> None:
    with Browser(server.url) as stranger:
        home = stranger.told("GET", "/api/home")
    assert (home["games"], home["turns"], home["running"], home["offers"]) == ([], 0, 0, 0)
    assert home["today"]["is_done"] is False and home["today"]["streak"]["days"] == 0


def test_who_has_waited_longest_comes_first_and_finished_games_are_left_out(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Ann")
        ben.come("Ben")
        made = [ann.table("me", "person") for _ in range(3)]
        for each in made:
            ben.sit(each, "Ben")
        for each in made:
            ann.told("POST", f"/api/tables/{each['id']}/start", json={})
        play_out(made[2]["id"], ann, ben)
        first, second = (each["id"] for each in made[:2])
        home = ann.told("GET", "/api/home")
        assert [each["table"]["id"] for each in home["games"]] == [first, second]
        assert (home["turns"], home["running"]) == (2, 2)
        while (told := ann.told("GET", f"/api/tables/{first}/offers"))["offers"]:
            move = {"ask": "move", "prompt": told["asked"]["number"], "moves": [told["offers"][0]["moves"][0]]}
            ann.told("POST", f"/api/tables/{first}/moves", json=move)
        home = ann.told("GET", "/api/home")
        assert [each["table"]["id"] for each in home["games"]] == [second, first]
        assert (home["turns"], home["running"]) == (1, 2)


def test_a_rematch_is_an_offer_to_the_others_until_they_say_yes(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Ann")
        ben.come("Ben")
        table = ann.table("me", "person")
        ben.sit(table, "Ben")
        ann.told("POST", f"/api/tables/{table['id']}/start", json={})
        play_out(table["id"], ann, ben)
        again = ann.told("POST", f"/api/tables/{table['id']}/rematch", json={})["id"]
        assert ann.told("GET", "/api/home")["offers"] == 0
        home = ben.told("GET", "/api/home")
        assert home["offers"] == 1 and home["games"][0]["is_offer"]
        assert home["games"][0]["table"]["again"] == table["id"]
        ben.told("POST", f"/api/tables/{table['id']}/rematch", json={})
        assert ben.told("GET", "/api/home")["offers"] == 0
        assert ben.told("GET", f"/api/tables/{again}")["status"] == "playing"


def test_a_finished_game_says_when_and_how_it_went(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Ann")
        ben.come("Ben")
        table = ann.table("me", "person")
        ben.sit(table, "Ben")
        ann.told("POST", f"/api/tables/{table['id']}/start", json={})
        assert "ended" not in ann.told("GET", "/api/guest/games")["games"][0]
        play_out(table["id"], ann, ben)
        (game,) = ann.told("GET", "/api/guest/games")["games"]
        assert 0 < game["began"] <= game["ended"] == game["updated"]
        assert game["points"] == game["table"]["result"]["scores"]
        answer = ann.get("/api/guest/games.csv")
        head, line = answer.text.splitlines()
        assert (
            answer.headers["content-type"].startswith("text/csv")
            and "attachment" in answer.headers["content-disposition"]
        )
        found = dict(zip(head.split(","), line.replace('"Ann, Ben"', "Ann+Ben").split(","), strict=True))
        assert (found["table"], found["players"], found["seat"]) == (table["id"], "Ann+Ben", "1")
        assert found["place"] == str(game["table"]["result"]["places"][0])
        assert found["points"] == str(game["points"][0])
    with Browser(server.url) as stranger:
        assert stranger.get("/api/guest/games.csv").status_code in (401, 403, 404, 409)


def test_a_name_is_no_formula(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as eve:
        ann.come("Ann")
        table = eve.come("Eve").table("me", "person", names=["=1+2"])
        ann.sit(table, "Ann")
        (line,) = csv.DictReader(StringIO(ann.get("/api/guest/games.csv").text))
        assert line["players"] == "'=1+2, Ann"


def test_a_declined_rematch_is_no_offer(server: Running) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Ann")
        ben.come("Ben")
        table = ann.table("me", "person")
        ben.sit(table, "Ben")
        ann.told("POST", f"/api/tables/{table['id']}/start", json={})
        play_out(table["id"], ann, ben)
        again = ann.told("POST", f"/api/tables/{table['id']}/rematch", json={})["id"]
        ben.told("POST", f"/api/tables/{again}/leave", json={})
        home = ben.told("GET", "/api/home")
        assert (home["offers"], home["running"]) == (0, 0)
        assert ann.told("GET", f"/api/tables/{again}")["seats"][0]["is_free"]
