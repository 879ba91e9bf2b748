"""All that a server sends to somebody at a table whose game goes as it is told to go, byte for byte."""

import json
import re
import socket
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from tests.contract.play import Trail, any_note, follow, some, strays
from tests.loose import AnyGame
from tests.patience import LIMIT
from tests.server.services import Running

__all__ = ["Asked", "Heard", "Visit", "asked_of_a_table", "fixed", "overheard"]

LAST = 4_000
"""The number of a question whose answer comes after all that was told before it."""
BY_SOCKET = {
    "/try": "try",
    "/moves": "move",
    "/undo": "undo",
    "/describe": "describe",
    "/notes": "note",
    "/chat": "say",
}
"""By address: what asks for the same over the socket."""
DATE = re.compile(rb"(?i)\r\ndate: [^\r]*")


class Asked(NamedTuple):
    """One request: what a seat tries at a table, wise or not."""

    method: str
    path: str
    """Behind the table's own address; a brace is filled in from what the seat was sent."""
    body: Any = None


class Heard(NamedTuple):
    """What came back, by what was asked, in order."""

    answers: list[tuple[str, bytes]]
    seat: list[bytes]
    onlooker: list[bytes]
    """These two are shown everything in beats."""
    program: list[bytes]
    """The seat again, as a program that asks for no beats."""


def _cells(game: AnyGame, seat: Seat) -> list[tuple[str, str]]:
    """Cells of a sheet, and one that none has."""
    stones = [(f"stone:{symbol}/{seat}", digit) for symbol in ("bird", "snake", "blue") for digit in "037"]
    screens = [(f"screen:{owner}/{place}", "tile:b4") for owner in (0, 1, "centre") for place in "ac"]
    return [*(stones if game.name != "break-the-code" else screens), ("none", "0")]


class _Scripted:
    """A dealer that deals what is written."""

    outcomes: Sequence[Any] = ()

    def __init__(self, seed: str) -> None:
        pass

    def outcome(self, number: int, chance: Any) -> Any:
        return self.outcomes[number]


def asked_of_a_table(trail: Trail, seat: Seat, rng: Random) -> list[Asked]:
    """Everything that a seat can ask where the trail ends: each address of the API, with sense and without."""
    game, state = trail.game, trail.end
    listed = tuple(game.moves(state, seat))
    legal = [msgspec.to_builtins(move) for move in some(listed, rng, 4)]
    wrong = [msgspec.to_builtins(move) for move in strays(trail, listed, rng, 6) if move not in listed]
    pieces = some(game.pieces(game.view(state, seat)), rng, 10)
    notes = [note for _ in range(3) if (note := any_note(game, state, seat, rng)) is not None]
    asked = [
        Asked("GET", ""),
        *(
            Asked("GET", f"/sight?words={words}&last={last}")
            for words in ("true", "false")
            for last in (0, 3, 9, 10**6)
        ),
        Asked("GET", "/sight?words=true"),
        Asked("GET", "/sight?seat=7"),
        Asked("GET", "/offers?words=true"),
        Asked("GET", "/presence"),
        Asked("GET", "/record"),
        *(Asked("GET", f"/why-not?lang=pl&piece={quote(piece)}") for piece in (*pieces, "no:such")),
        *(Asked("POST", "/try?lang=en", {"prompt": "{prompt}", "moves": [move]}) for move in (*legal, *wrong)),
        Asked("POST", "/try", {"prompt": "{prompt}", "moves": legal}) if legal else Asked("GET", ""),
        *(Asked("POST", "/describe?lang=ru", {"moves": [move]}) for move in (*legal, *wrong)),
        *(
            Asked("POST", "/moves?lang=en", {"prompt": "{prompt}", "moves": [move]})
            for move in wrong
            if move not in legal
        ),
        Asked("POST", "/moves", {"prompt": 999, "moves": [{"type": "none"}]}),
        Asked("POST", "/undo?lang=pl", {"prompt": 999}),
        *(Asked("POST", "/notes", {"note": msgspec.to_builtins(note)}) for note in notes),
        Asked("POST", "/notes", {"note": {"type": "no-such"}}),
        *(Asked("POST", "/hints?lang=en", {"level": level}) for level in (1, 2, 3, 4, 11, 12, 99)),
        *(Asked("POST", "/odds?lang=en", {"values": values}) for values in (False, True)),
        *(Asked("POST", "/proofs", {"where": where, "what": what}) for where, what in _cells(game, seat)),
        *(
            Asked("POST", "/told-by", {"answer": answer})
            for answer in ("row:1", "question:1/0", "question:1/1", "none")
        ),
        Asked("GET", "/sheet"),
        Asked("GET", "/places"),
        Asked("POST", "/chat", {"text": "chat-hello", "is_phrase": True}),
        Asked("POST", "/chat", {"text": "What do I hold?"}),
        *(Asked("POST", "/reports?lang=en", {"seat": other, "cause": "play"}) for other in (0, 1, 9)),
        Asked("POST", "/reports", {"seat": 1, "cause": "hair"}),
        Asked("POST", "/ready", {"word": "owl"}),
        *(Asked("POST", "/face?lang=en", {"face": face}) for face in ("toucan", "nobody", None)),
        Asked("POST", "/options?lang=en", {"options": {}}),
        Asked("POST", "/start?lang=en"),
        Asked("POST", "/seats?lang=en", {"names": ["Eve"]}),
        Asked("POST", "/seats/fill?lang=en", {"seat": seat, "bot": "random"}),
        *(Asked("POST", f"/seats/{other}/free?lang=en") for other in (*range(trail.options.players), 9)),
        Asked("GET", "/review"),
        Asked("GET", "/review/progress"),
        Asked("GET", "/review/draft"),
        Asked("GET", "/page"),
        *(Asked("GET", f"/page?lang=pl&seat={other}") for other in (0, 1, 9)),
        Asked("GET", "/replay"),
        Asked("GET", "/replay?seat=0&beats=true"),
        *(Asked("POST", "/line?lang=en", {"step": step, "seat": other}) for step in (0, 5) for other in (0, 1, 9)),
        Asked("POST", "/rematch"),
        Asked("POST", "/branch", {"step": 1, "seats": ["me", "random", "random", "random"], "names": ["Ann"]}),
        Asked("POST", f"/seats/{seat}/link"),
        Asked("POST", "/rejoin", {"key": "guess"}),
        Asked("POST", "/leave"),
        Asked("POST", "/return"),
    ]
    return asked


def overheard(
    patch: pytest.MonkeyPatch,
    folder: Path,
    game: AnyGame,
    options: Any,
    steps: Sequence[Step],
    seat: Seat,
    asked: Sequence[Asked],
    aside: Random | None = None,
) -> Heard:
    """What the seat and an onlooker hear while the steps are taken, and what the seat is answered at their end.

    With `aside` the others write things down meanwhile, try moves out and ask for hints: nobody else's business.
    """
    fixed(patch, steps)
    folder.mkdir()
    server = Running(str(folder / "tables.sqlite"))
    server.start()
    try:
        return Visit(server.url, seat, follow(game, options, steps)).made(asked, aside)
    finally:
        server.stop()


def fixed(patch: pytest.MonkeyPatch, steps: Sequence[Step]) -> None:
    """Let names, secrets, dates and what is dealt be what they are told to be."""
    for made in ("new_id", "new_secret", "new_code"):
        numbers = count()
        patch.setattr(f"cairn.server.live.registry.{made}", lambda numbers=numbers: f"made{next(numbers):012}"[:16])
    patch.setattr("cairn.server.main._now", lambda: 1_000_000)
    patch.setattr("cairn.server.table.commands.Dealer", _Scripted)
    _Scripted.outcomes = [step.outcome for step in steps if isinstance(step, Settled)]


class Visit:
    """One game on one server, with a person at every seat."""

    def __init__(self, url: str, seat: Seat, trail: Trail, help: str = "odds") -> None:
        self._url = url
        self._seat = seat
        self._trail = trail
        game, options = trail.game, trail.options
        self._client = httpx.Client(base_url=url)
        given = {name: value for name, value in msgspec.to_builtins(options).items() if name != "players"}
        seats = ["me", *["person"] * (options.players - 1)]
        told = self._send(
            "POST",
            "",
            {
                "game": game.name,
                "options": given,
                "seats": seats,
                "names": ["seat 0"],
                "help": help,
                "away": 0,
            },  # no countdown
        )
        self.table, link, watch = told["id"], told["link"], told["watch"]
        self.secrets = [told["secret"]]
        for other in range(1, options.players):
            sat = self._send(
                "POST", f"/{self.table}/seats", {"names": [f"seat {other}"], "key": link.partition("#")[2]}
            )
            self.secrets.append(sat["secret"])
        self._watching = watch.partition("#")[2]

    def made(self, asked: Sequence[Asked], aside: Random | None) -> Heard:
        address = self._url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        answers: list[tuple[str, bytes]] = []
        with connect(address) as seat, connect(address) as onlooker, connect(address) as program:
            hello = {"ask": "hello", "lang": "en"}
            seat.send(json.dumps(hello | {"secret": self.secrets[self._seat], "beats": True}))
            onlooker.send(json.dumps(hello | {"key": self._watching, "beats": True}))
            program.send(json.dumps(hello | {"secret": self.secrets[self._seat], "words": False}))
            greeted = [_lines(each) for each in (seat, onlooker, program)]  # all are there before anything happens
            self.start()
            for step, state in zip(self._trail.steps, self._trail.states, strict=False):
                if isinstance(step, Played):
                    if aside is not None and step.seat != self._seat:
                        self._meddle(step.seat, state, aside)
                    if step.seat == self._seat:
                        answers.append(("own move", self._raw(Asked("POST", "/moves", self._move(step)))))
                    else:
                        self.play(step)
            for number, each in enumerate(asked):
                answers.append((f"{number} {each.method} {each.path}", self._raw(each)))
                if each.method == "GET":
                    shown = f"Cairn-Key: {self._watching}"
                    answers.append((f"{number} watching: {each.path}", self._raw(each, shown)))
                elif (ask := BY_SOCKET.get(each.path.partition("?")[0])) is not None:
                    body = _filled(each.body, self._prompt(self._seat))
                    seat.send(json.dumps({"ask": ask, "id": number, **body}))
            for spoken in (seat, onlooker, program):
                spoken.send(json.dumps({"ask": "why-not", "piece": "none", "id": LAST}))
            told = (
                first + list(_until_last(each)) for first, each in zip(greeted, (seat, onlooker, program), strict=True)
            )
            heard = Heard(answers, *told)
            handshake = (str(sorted(each.response.headers.raw_items())) for each in (seat, onlooker) if each.response)
            for shaken in handshake:
                kept = re.sub(r"(?i)'(date|sec-websocket-accept)', '[^']*'", "", shaken)
                answers.append(("handshake", kept.encode()))
        self.close()
        return heard

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def start(self) -> None:
        """Begin the game."""
        self._send("POST", f"/{self.table}/start", None, self.secrets[0])

    def play(self, step: Played) -> None:
        """Make a move, as the player who sits there."""
        self._send("POST", f"/{self.table}/moves", self._move(step), self.secrets[step.seat])

    def number(self, seat: Seat) -> int:
        """How much has been told at the table."""
        number: int = self._send("GET", f"/{self.table}/sight", None, self.secrets[seat])["number"]
        return number

    def _move(self, step: Played) -> dict[str, Any]:
        return {"prompt": self._prompt(step.seat), "moves": [msgspec.to_builtins(step.move)]}

    def _meddle(self, other: Seat, state: Any, rng: Random) -> None:
        """The other seat does what nobody hears of."""
        secret, move = self.secrets[other], msgspec.to_builtins(next(iter(self._trail.game.moves(state, other))))
        whim = rng.random()
        if whim < 0.3:
            tried = {"prompt": self._prompt(other), "moves": [move]}
            self._send("POST", f"/{self.table}/try", tried, secret)
        elif whim < 0.6 and (note := any_note(self._trail.game, state, other, rng)) is not None:
            self._send("POST", f"/{self.table}/notes", {"note": msgspec.to_builtins(note)}, secret)

    def _prompt(self, seat: Seat) -> int:
        prompt: int = self._send("GET", f"/{self.table}/offers", None, self.secrets[seat])["asked"]["number"]
        return prompt

    def _send(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        answer = self._client.request(method, f"/api/tables{path}", json=body, headers=headers)
        self._client.cookies.clear()  # each seat is on a device of its own
        assert answer.status_code in (200, 201), (path, body, answer.text)
        return answer.json()

    def _raw(self, asked: Asked, shown: str | None = None) -> bytes:
        """The whole answer as it comes over the line, without its date."""
        shown = shown or f"Authorization: Bearer {self.secrets[self._seat]}"
        body = _filled(asked.body, self._prompt(self._seat)) if asked.body is not None else None
        content = b"" if body is None else json.dumps(body).encode()
        host, port = self._url.removeprefix("http://").split(":")
        head = (
            f"{asked.method} /api/tables/{self.table}{asked.path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"{shown}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        )
        with socket.create_connection((host, int(port))) as line:
            line.sendall(head.encode() + content)
            parts = list(iter(lambda: line.recv(1 << 16), b""))
        return DATE.sub(b"", b"".join(parts))


def _filled(body: Any, prompt: int) -> Any:
    if isinstance(body, dict) and body.get("prompt") == "{prompt}":
        return body | {"prompt": prompt}
    return body


def _until_last(spoken: Any) -> Iterator[bytes]:
    """All messages until the answer to the last question."""
    while True:
        for line in _lines(spoken):
            yield line
            if f'"id":{LAST}'.encode() in line:
                return


def _lines(spoken: Any) -> list[bytes]:
    """What comes next; one frame may hold several messages."""
    return [line.encode() for line in str(spoken.recv(LIMIT)).splitlines()]
