"""What the real server says, written down for the tests of the page's own code.

    python -m tests.web.recorded FOLDER

`NAME.told.json`: the messages that a seat got in a whole game, with breaks, and what `cairn.client.mirror` made of
them. `NAME.said.json`: phrases of that game, and how `cairn.text` says them in every language.
`break-the-code.positions.json` and `arnak.positions.json`: decisions of many games; `arnak.book.json`: components.
"""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from cairn.client import Table
from cairn.client.mirror import Mirror
from cairn.core.game import Result
from cairn.core.offers import Refusal
from cairn.core.phrases import Fact, Phrase
from cairn.games import all_rooms, rooms_of
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.games.break_code.rules.guesses import BreakCodeResult
from cairn.text import LANGUAGES, Voice, text
from cairn.text.ending import ending
from tests.patience import LIMIT
from tests.server.services import Running
from tests.web import arnak_positions, break_code_positions

ROOT = Path(__file__).parents[2]
MOST_PHRASES = 400
EACH = 25
"""So many messages after which what is known is compared."""
FIELDS = (
    *("number", "seat", "table", "view", "history", "phrases", "asked", "offers", "notes", "lines"),
    *("setting", "times", "now", "presence"),
)
OPTIONS: dict[str, dict[str, Any]] = {"lost-code": {"expansions": ["curse", "shortcut"]}}


class Recorded:
    """A seat that plays at random, hangs up now and then, and keeps every message."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.mirror = Mirror()
        self.messages: list[dict[str, Any]] = []
        self.known: dict[int, dict[str, Any]] = {}
        self.phrases: list[Any] = []
        self._place = table.place
        self._rng = rng
        self._hanging_up = ExitStack()
        self._socket = self._connected()

    def play(self) -> None:
        """To the end of the game."""
        while self.mirror.table.get("status") != "over":
            asked = self.mirror.asked
            if asked and asked.get("is_open"):
                self._describe()
                offer = self._rng.choice(self.mirror.offers)
                move = {"ask": "move", "prompt": asked["number"], "moves": [self._rng.choice(offer["moves"])], "id": 1}
                self._ask(move)
                if self._rng.random() < 0.1 and self.mirror.table["game"] == "lost-code":
                    mark = {"type": "mark", "symbol": "bird", "digit": self._rng.randrange(8)}
                    self._ask({"ask": "note", "note": mark, "id": 2})
                if self._rng.random() < 0.1:
                    self._ask({"ask": "say", "text": "chat-hello", "is_phrase": True, "id": 3})
            else:
                self._take(self._socket.recv(timeout=LIMIT))
            if self._rng.random() < 0.05:
                self._socket = self._connected()
        self._hanging_up.close()
        self.known[len(self.messages)] = self._now()

    def _connected(self) -> ClientConnection:
        place = self._place
        url = f"{place.url.replace('http', 'ws', 1)}/api/tables/{place.id}/socket"
        self._hanging_up.close()
        socket = self._hanging_up.enter_context(connect(url, open_timeout=LIMIT, max_size=None))
        socket.send(json.dumps({"ask": "hello", "last": self.mirror.number, "secret": place.secret, "presence": True}))
        self._take(socket.recv(timeout=LIMIT))
        return socket

    def _describe(self) -> None:
        """Some of what may be done, in words."""
        moves = [move for offer in self.mirror.offers for move in offer["moves"]]
        self._ask({"ask": "describe", "moves": self._rng.sample(moves, min(4, len(moves))), "id": 4})

    def _ask(self, request: dict[str, Any]) -> None:
        self._socket.send(json.dumps(request))
        while not self._take(self._socket.recv(timeout=LIMIT)):
            pass

    def _take(self, frame: str | bytes) -> bool:
        """Take what came; whether an answer was among it."""
        has_answer = False
        for line in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
            message = json.loads(line)
            assert message["tell"] not in ("refused", "failed"), message
            if self.mirror.apply(json.loads(line)):
                self.messages.append(message)
                if len(self.messages) % EACH == 0:
                    self.known[len(self.messages)] = self._now()
            else:
                has_answer = True
                self.phrases += message.get("phrases", [])
        return has_answer

    def _now(self) -> dict[str, Any]:
        return json.loads(json.dumps({name: getattr(self.mirror, name) for name in FIELDS}))  # type: ignore[no-any-return]


SOLO = ((1, 35, 2), (2, 45, 1), (2, 40, 1), (1, 40, 1))
ENDED = (
    *(Result((points, 0), (1, 2)) for points in (-1, 0, 1, 2, 5, 21, 22)),
    *(Result((points, points), (1, 1)) for points in (1, 3, 21)),
    Result((0, 7), (2, 1)),
    Result((7, 7), (2, 1)),
    *(BreakCodeResult(scores, places) for scores, places in (((0, 1), (2, 1)), ((1, 1), (1, 1)), ((0, 0), (2, 2)))),
    *(
        ArnakResult((40,), (own,), 40 + more, rival)
        for own, rival, more in ((1, 2, -5), (2, 1, 5), (2, 1, 0), (1, 1, 0))
    ),
)
"""Every way in which a game may end."""


def record(url: str, name: str, folder: Path) -> None:
    """A whole game, written down."""
    rng = Random(name)
    table = Table.create(url, game=name, seats=["me", "random"], name="Ann", options=OPTIONS.get(name, {}))
    table.ready()
    table.start()
    seat = Recorded(table, rng)
    seat.play()
    table.close()
    told = {"messages": seat.messages, "known": seat.known}
    (folder / f"{name}.told.json").write_text(json.dumps(told, ensure_ascii=False), "utf-8")
    (folder / f"{name}.said.json").write_text(json.dumps(_said(name, seat, rng), ensure_ascii=False), "utf-8")


def _said(name: str, seat: Recorded, rng: Random) -> dict[str, Any]:
    rooms = rooms_of(name)
    mirror = seat.mirror
    raw = [each for event in mirror.phrases for each in event] + seat.phrases
    phrases = [_phrase(each) for each in raw]
    phrases += [Refusal("table", key).phrase for key in ("not-your-turn", "game-over", "stale")]
    phrases += [Refusal("table", "name-taken", {"name": "text:wheel:5 is no piece"}).phrase]
    phrases += [Phrase("chance-whole", {"chance": rng.random()}) for _ in range(20)]
    phrases += [Phrase("one-decimal", {"n": rng.uniform(-3000, 3000)}) for _ in range(20)]
    unique = {msgspec.json.encode(each): each for each in phrases}
    chosen = list(unique.values())
    if len(chosen) > MOST_PHRASES:
        chosen = rng.sample(chosen, MOST_PHRASES)
    chosen += map(ending, ENDED)
    names = [each["name"] for each in mirror.table["seats"]]
    folders = ["src/cairn/text", "src/cairn/text/endings", f"src/{rooms.package.replace('.', '/')}/text"]
    return {
        "names": names,
        "seat": mirror.seat,
        "setting": mirror.setting,
        "phrases": msgspec.to_builtins(chosen),
        "catalogues": {lang: [f"{folder}/{lang}.ftl" for folder in folders] for lang in LANGUAGES},
        "said": {
            lang: [Voice(text(lang, rooms.game), names, mirror.seat, mirror.setting).say(each) for each in chosen]
            for lang in LANGUAGES
        },
    }


def _phrase(told: dict[str, Any]) -> Phrase:
    return Phrase(told["key"], {name: _fact(each) for name, each in told.get("facts", {}).items()})


def _fact(told: Any) -> Fact:
    match told:
        case dict():
            return _phrase(told)
        case list():
            return tuple(map(_fact, told))
        case _:
            fact: Fact = told
            return fact


def main(folder: Path, has_positions: bool = True) -> None:
    """A game of each kind, and positions of those whose tables are drawn in many."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept:
        server = Running(str(Path(kept) / "tables.sqlite"), all_rooms(), workers=1)
        server.start()
        for name in all_rooms():
            record(server.url, name, folder)
        server.stop()
    if has_positions:
        arnak_positions.write(folder)
        break_code_positions.write(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
