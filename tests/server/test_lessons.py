"""Lessons over the wire: listed, shown and checked, for anybody."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cairn.text import LANGUAGES
from tests.server.services import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("lessons") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def test_all_lessons_are_listed_in_each_language(server: Running) -> None:
    listed = {lang: httpx.get(f"{server.url}/api/lessons?lang={lang}").json()["lessons"] for lang in LANGUAGES}
    assert listed["en"] == httpx.get(f"{server.url}/api/lessons").json()["lessons"]
    names = [(each["game"], each["id"]) for each in listed["en"]]
    assert ("lost-code", "racks") in names and len(set(names)) == len(names)
    assert {each["title"] for each in listed["en"]}.isdisjoint(each["title"] for each in listed["ru"])
    assert httpx.get(f"{server.url}/api/lessons?lang=xx").status_code == 400
    tag = httpx.get(f"{server.url}/api/lessons").headers["etag"]
    assert httpx.get(f"{server.url}/api/lessons", headers={"If-None-Match": tag}).status_code == 304


def test_a_lesson_is_shown_and_its_answers_are_checked(server: Running) -> None:
    address = f"{server.url}/api/lessons/lost-code/which-swap"
    shown = httpx.get(address).json()
    (step,) = shown["steps"]
    assert step["moment"]["view"]["racks"][shown["seat"]] is None

    def told(**answer: Any) -> Any:
        return httpx.post(address, json={"step": 0, **answer})

    legal = [move for offer in step["moment"]["offers"] for move in offer["moves"]]
    verdicts = {move["symbol"]: told(move=move).json() for move in legal}
    assert verdicts["snake"]["verdict"] == "right" and verdicts["bear"]["verdict"] == "wrong"
    assert verdicts["snake"]["after"]["beats"] and verdicts["bear"]["after"] is None
    assert told().json()["verdict"] == "shown"
    assert told(move={"type": "bet", "width": 1, "low": 1}).json()["tell"] == "refused"
    assert told(move={"type": "swop"}).status_code == told(move=5, made=[1]).status_code == 400
    assert told(pick="rack:0").json()["place"] == "answer"


def test_what_is_no_lesson_is_refused(server: Running) -> None:
    for place in ("lost-code/chess", "chess/racks", "coins/racks"):
        assert httpx.get(f"{server.url}/api/lessons/{place}").status_code == 400
        assert httpx.post(f"{server.url}/api/lessons/{place}", json={"step": 0}).status_code == 400


def test_the_page_gets_the_texts_of_lessons(server: Running) -> None:
    files = httpx.get(f"{server.url}/api/games/lost-code").json()["files"]
    for lang in LANGUAGES:
        assert "lesson-racks = " in httpx.get(server.url + files[f"lessons/{lang}"]).text


def test_a_whole_game_with_a_coach_is_played_over_the_wire(server: Running) -> None:
    """It is listed as the last lesson; every request has the whole game, so the server keeps nothing."""
    listed = [each for each in httpx.get(f"{server.url}/api/lessons").json()["lessons"] if each["game"] == "lost-code"]
    assert listed[-1]["id"] == "whole-game" and listed[-1]["steps"] == 0
    address = f"{server.url}/api/lessons/lost-code/whole-game"
    turn = httpx.get(address).json()
    assert turn["remarks"] and turn["moment"]["view"]["racks"][turn["seat"]] is None
    move = turn["moment"]["offers"][-1]["moves"][0]
    told = httpx.post(f"{address}/turn", json={"move": move, "is_sure": True}).json()
    assert told["moment"]["beats"] and told["doubt"] is None
    again = httpx.post(f"{address}/turn", json={"made": [move]}).json()
    assert again["moment"]["view"] == told["moment"]["view"]
    assert httpx.post(f"{address}/turn", json={"move": {"type": "swap", "symbol": "bear"}}).json()["tell"] == "refused"
    assert httpx.post(f"{address}/turn", json={"move": {"type": "swop"}}).status_code == 400
    assert httpx.get(f"{server.url}/api/lessons/coins/whole-game").status_code == 400
