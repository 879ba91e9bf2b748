"""A real table over the wire: whole games, what is kept, and what no phone is ever sent."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

import cairn
from cairn.core.record import from_json
from cairn.core.steps import Step
from cairn.core.values import Seat, encode
from cairn.games import all_rooms
from cairn.games.lost_code.referee import acts
from cairn.play.games import play
from tests.server.real_people import Phone, play_steps, sit_down
from tests.server.services import Running
from tests.server.worlds import other_world, played


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.sqlite"), all_rooms(), workers=1)
    running.start()
    yield running
    running.stop()


def test_a_whole_game_survives_a_server_that_is_started_again(server: Running) -> None:
    """Three phones; the server stops in the middle; the record at the end is the game that was played."""
    options: dict[str, Any] = {"players": 3, "expansions": ["shortcut", "curse"]}
    game = cairn.game("lost-code")
    match = play(game, cairn.Match("lost-code", options=options, seed=0).table.options, ["steady"] * 3, "three")
    phones = sit_down(server.url, "lost-code", options)
    start = game.setup(match.options).state
    entered = count()

    def stop_once() -> None:
        if next(entered) == 30:
            server.stop()
            server.start()
            for phone in phones:
                phone.url = server.url

    assert phones[1].record().status_code == 400
    play_steps(phones, start, match.record.steps, stop_once)
    frame = phones[2].frame(2)["frame"]
    assert frame["result"] == json.loads(encode(match.result))
    answer = phones[0].record().json()
    record = from_json(answer["record"], lambda name: cairn.game(name))
    assert answer["is_whole"] and record.result == match.result


def test_a_whole_game_of_hands_and_questions(server: Running) -> None:
    """Four phones of Break the Code: the record at the end is a game of the engine with the same answers."""
    options: dict[str, Any] = {"players": 4}
    game = cairn.game("break-the-code")
    match = play(game, cairn.Match("break-the-code", options=options, seed=0).table.options, ["steady"] * 4, "four")
    phones = sit_down(server.url, "break-the-code", options)
    play_steps(phones, game.setup(match.options).state, match.record.steps)
    frame = phones[3].frame(3)["frame"]
    assert frame["result"] == json.loads(encode(match.result))
    answer = phones[1].record().json()
    record = from_json(answer["record"], lambda name: cairn.game(name))
    assert answer["is_whole"] and record.result == match.result


def test_an_entry_counts_once_and_only_from_the_device_of_its_seat(server: Running) -> None:
    phones = sit_down(server.url, "lost-code", {"players": 3})
    look = phones[1].frame(1)["frame"]["looks"][0]
    read = acts.Read(look["number"], (0,) * 6)
    stranger = Phone(server.url, phones[0].code, "nobody")
    assert stranger.enter(0, read).status_code == 401
    assert json.loads(stranger.heard(0))["key"] == "unknown-secret"
    refused = phones[0].enter(1, read).json()
    assert refused["key"] == "chair-of-another-device"
    assert phones[0].enter(0, {"type": "read", "look": "x", "digits": []}).json()["place"] == "look"
    before = phones[1].heard(1)
    assert [phones[1].enter(1, read, "same").status_code for _ in range(2)] == [200, 200]
    assert phones[1].heard(1) != before
    lost = httpx.post(f"{server.url}/api/real-tables/BCDFGH/join")
    assert lost.status_code == 404 and lost.json()["key"] == "no-such-table"
    assert phones[0].frame(1)["seat"] is None, "a seat of another device is not shown"


def test_a_seat_below_the_first_is_nobodys(server: Running) -> None:
    """LC 1.1: to the rules, seat -1 sees every rack; to a list, it is the last seat."""
    last = sit_down(server.url, "lost-code", {"players": 3})[2]
    told = last.frame(-1)
    assert told["seat"] is None and told["frame"]["sheet"] is None
    mark = {"type": "mark", "symbol": told["frame"]["view"]["table"]["symbols"][0], "digit": 1}
    assert last.enter(-1, mark).json()["key"] == "chair-of-another-device"
    assert last.enter(2, mark).status_code == 200


def test_one_device_serves_all_chairs_from_hand_to_hand(server: Running) -> None:
    """A device in the middle is sent what all may know; for a seat that it holds, that seat's own."""
    phones = sit_down(server.url, "think-str8", {"players": 2}, each=False)
    middle = phones[0].frame(None)["frame"]
    assert middle["seat"] is None and middle["sheet"] is None and middle["looks"] == []
    assert [phones[0].frame(seat)["frame"]["looks"][0]["stones"][0]["rack"] for seat in (0, 1)] == [1, 0]


def test_a_bad_table_is_refused(server: Running) -> None:
    for body, place in [
        ({"game": "arnak", "options": {}}, "game"),
        ({"game": "lost-code", "options": {"players": 7}}, "players"),
        ({"game": "lost-code", "options": {"wheels": "none"}}, "wheels"),
    ]:
        answer = httpx.post(f"{server.url}/api/real-tables", json=body)
        assert (answer.status_code, answer.json()["place"]) == (400, place)
    opened = httpx.post(f"{server.url}/api/real-tables", json={"game": "lost-code", "options": {"players": 2}}).json()
    phone = Phone(server.url, opened["code"], opened["device"])
    assert phone.post("begin", {}).json()["key"] == "real-table-has-empty-chairs"


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("lost-code", {"players": 3, "expansions": ["curse"]}),
        ("lost-code", {"players": 4}),
        ("think-str8", {"players": 3}),
        ("break-the-code", {"players": 3, "rules": "tagiron"}),
        ("break-the-code", {"players": 2}),
    ],
)
def test_no_phone_is_ever_sent_its_owners_secret(server: Running, name: str, given: dict[str, Any]) -> None:
    """LC 1.1, BC 2.4: in worlds that a seat cannot tell apart every byte that its phone is sent is the same."""
    for seed in count(len(name)):
        trail, seat, rng = played(name, given, seed)
        steps = other_world(trail, seat, rng)
        if tuple(steps) != trail.steps and len(steps) > 40:
            break
    start = trail.game.setup(trail.options).state
    worlds = [heard(server, name, given, seat, start, made[:60]) for made in (trail.steps, steps)]
    assert worlds[0] == worlds[1] and len(worlds[0]) > 10


def heard(
    server: Running, name: str, given: dict[str, Any], seat: Seat, start: Any, steps: Sequence[Step]
) -> list[bytes]:
    """All that the phone of a seat is sent, and what it is told when it asks for what it may not."""
    phones = sit_down(server.url, name, given)
    own = {"type": "right"} if name == "break-the-code" else acts.Recheck(seat, start.table.symbols[0])
    told: list[bytes] = []

    def hear() -> None:
        told.append(phones[seat].heard(seat).replace(phones[seat].code.encode(), b"code"))
        told.append(phones[seat].enter(seat, own, "own").content)

    play_steps(phones, start, steps, hear)
    return told
