"""Phones around a real box, over HTTP: each enters what its holder sees."""

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from cairn.core.steps import Step
from cairn.core.values import Seat
from cairn.games.lost_code.referee.looks import Cell
from cairn.games.lost_code.rules.state import State
from tests.games.break_code import people as break_code
from tests.games.lost_code import people as lost_code
from tests.games.lost_code.people import digit_of
from tests.patience import LIMIT


class Phone:
    """A device at a real table."""

    def __init__(self, url: str, code: str, secret: str) -> None:
        self.url, self.code, self.secret = url, code, secret
        self._ids = count()

    def post(self, path: str, body: Any) -> httpx.Response:
        address = f"{self.url}/api/real-tables/{self.code}/{path}"
        return httpx.post(address, json=body, headers={"Cairn-Device": self.secret}, timeout=LIMIT)

    def record(self) -> httpx.Response:
        address = f"{self.url}/api/real-tables/{self.code}/record"
        return httpx.get(address, headers={"Cairn-Device": self.secret}, timeout=LIMIT)

    def sit(self, seat: Seat, name: str, device: int | None) -> None:
        assert self.post("chairs", {"seat": seat, "name": name, "device": device}).status_code == 200

    def enter(self, seat: Seat | None, act: Any, id: str | None = None) -> httpx.Response:
        body = {"id": id or f"{self.secret[:6]}-{next(self._ids)}", "seat": seat, "act": msgspec.to_builtins(act)}
        return self.post("entries", body)

    def heard(self, seat: Seat | None) -> bytes:
        """What the device is sent when it connects for this seat."""
        address = f"{self.url.replace('http', 'ws')}/api/real-tables/{self.code}/socket"
        with connect(address, open_timeout=LIMIT) as socket:
            socket.send(json.dumps({"device": self.secret, "seat": seat}))
            told = socket.recv(LIMIT)
        return told.encode() if isinstance(told, str) else told

    def frame(self, seat: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.heard(seat))
        return found


def sit_down(url: str, game: str, options: dict[str, Any], each: bool = True) -> list[Phone]:
    """A phone for each player, or one for all, at a table that has begun."""
    players = options["players"]
    opened = httpx.post(f"{url}/api/real-tables", json={"game": game, "options": options}, timeout=LIMIT).json()
    phones = [Phone(url, opened["code"], opened["device"])]
    for _ in range(players - 1 if each else 0):
        joined = httpx.post(f"{url}/api/real-tables/{opened['code']}/join", timeout=LIMIT).json()
        phones.append(Phone(url, opened["code"], joined["device"]))
    for seat in range(players):
        phones[seat if each else 0].sit(seat, f"Player {seat}", seat if each else 0)
    assert phones[0].post("begin", {}).status_code in (200, 201)
    return phones if each else phones * players


def read_all(phones: Sequence[Phone], state: State) -> None:
    """Every witness reads on the real table what is asked on their own phone."""
    asked = True
    while asked:
        asked = False
        for seat, phone in enumerate(phones):
            frame = phone.frame(seat)["frame"]
            for look in frame["looks"]:
                if look["own"] is None:
                    digits = [digit_of(state, cell_of(frame, stone)) for stone in look["stones"]]
                    answer = phone.enter(seat, {"type": "read", "look": look["number"], "digits": digits})
                    assert answer.status_code == 200, answer.text
                    asked = True


def cell_of(frame: dict[str, Any], stone: dict[str, Any]) -> Cell:
    """The stone that stands there on the real table, once what was picked is laid down."""
    symbols = frame["view"]["table"]["symbols"]
    laid = sum(1 for each in frame["laid"] if each["rack"] == stone["rack"] and each["symbol"] == stone["symbol"])
    is_new = frame["pick"] == stone["symbol"] and frame["swapper"] == stone["rack"]
    return Cell(stone["rack"], symbols.index(stone["symbol"]), laid + is_new)


def play_steps(phones: Sequence[Phone], start: Any, steps: Sequence[Step], after: Any = None) -> None:
    """Enter a whole game; call `after` when the table has taken something."""
    people: Any = lost_code.people if isinstance(start, State) else break_code.people
    for number, each in enumerate(people(start, steps)):
        if each.act is None:
            read_all(phones, each.state)
        else:
            seat = each.seat
            answer = phones[seat or 0].enter(seat, each.act, f"entry-{number}")
            assert answer.status_code == 200, answer.text
        if after is not None:
            after()
