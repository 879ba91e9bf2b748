"""Nothing slow on the event loop: every route has a budget of CPU time on it, so that one request delays nobody's move.

The routes come from the application, so that a new one cannot be forgotten. What is counted is the CPU time of the
loop's own thread, not seconds on the clock; of a few tries the least counts, because the first may load a module, and
another process may empty the caches of the processor. Tables are loaded from the disk by each request.
"""

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from websockets.sync.client import connect

import cairn
from cairn.client import Table
from cairn.core.values import encode
from cairn.games import all_rooms
from cairn.server.app import ALL_ROUTES
from cairn.server.real_table import log
from tests.games.lost_code.test_referee import played, refereed
from tests.patience import LIMIT
from tests.server.services import Running
from tests.server.test_host import TOKEN

BUDGET = 0.08
"""Seconds of CPU time on the loop for one request, where a table of Arnak is loaded first, on a slow machine."""
TRIES = 3


class Tables(NamedTuple):
    """A server with what can be asked about, all of it of the largest game."""

    server: Running
    clock: int
    """Of the CPU time of the loop's thread."""
    playing: Table
    finished: Table
    solved: Table
    """Of a game with a sheet."""
    file: str
    """The address of a catalogue."""
    record: str
    guest: dict[str, str]
    code: str
    """Of a real table that is over."""
    device: str

    def spent(self, ask: Callable[[], httpx.Response | None]) -> tuple[float, httpx.Response | None]:
        """The CPU time that the loop takes for a request, with no table in memory."""
        assert self.server._server is not None
        self.server._server.tables._tables.clear()
        app: Any = self.server._server.config.app
        app._application.state.real_tables._live.clear()
        before = time.clock_gettime(self.clock)
        answer = ask()
        return time.clock_gettime(self.clock) - before, answer


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    server = Running(str(tmp_path_factory.mktemp("loop") / "tables.sqlite"), all_rooms(), admin_token=TOKEN)
    server.start()
    thread = server._thread
    assert thread is not None and thread.ident is not None
    made = {
        name: Table.create(
            server.url, game="arnak", seats=("me", *["random"] * 3), name="Ann", help="odds", visibility="open"
        )
        for name in ("playing", "finished")
    }
    made["solved"] = Table.create(
        server.url, game="break-the-code", seats=("me", "random"), name="Ann", help="odds", visibility="open"
    )
    made["solved"].start()
    made["solved"].close()
    bot: Any = cairn.bot("random", game="arnak")
    rng = Random(1)
    for name, table in made.items():
        if name == "solved":
            continue
        table.start()
        moves = 0
        while table.wait(LIMIT) and (name == "finished" or moves < 25):
            table.play(bot.choose(table.sight, table.moves, rng))
            moves += 1
        assert (table.result is None) == (name == "playing")
        table.close()
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/guest", json={"name": "Guest"}).raise_for_status()
        secret = client.cookies["cairn_guest"]
        for _ in range(8):
            client.post("/api/tables", json={"game": "arnak", "seats": ["me", "person"], "names": ["Guest"]})
        record = client.get(
            f"/api/tables/{made['finished'].place.id}/record",
            headers={"Authorization": f"Bearer {made['finished'].place.secret}"},
        ).text
        file = re.search(r'"(/api/files/[^"]+)"', client.get("/api/games").text)
        assert file is not None
    code, device = played_real_table(server)
    yield Tables(
        server,
        time.pthread_getcpuclockid(thread.ident),
        **made,
        file=file[1],
        record=record,
        guest={"Cairn-Guest": secret},
        code=code,
        device=device,
    )
    server.stop()


def played_real_table(server: Running) -> tuple[str, str]:
    """The code of a real table at which a whole game was entered, and the secret of its device."""
    options = {"players": 4, "expansions": ["shortcut", "curse"]}
    opened = httpx.post(f"{server.url}/api/real-tables", json={"game": "lost-code", "options": options}).json()
    lines: list[log.Line] = [*(log.Sat(seat, 0, f"Player {seat}") for seat in range(4)), log.Begun()]
    for number, each in enumerate(refereed(played("lost-code", options))[0].entries):
        lines.append(log.Entered(0, each.by, f"{number}", msgspec.to_builtins(each.act)))
    with sqlite3.connect(server.database) as file:
        file.executemany(
            "insert into real_entry values (?, ?, 0, ?)",
            [(opened["code"], number, encode(line).decode()) for number, line in enumerate(lines, 2)],
        )
    file.close()
    return opened["code"], opened["device"]


ROUTES = [
    pytest.param(route, path, id=f"{'GET' if 'GET' in route.http_methods else min(route.http_methods)} {path}")
    for route in ALL_ROUTES
    if isinstance(route, HTTPRouteHandler)
    for path in sorted(route.paths)
]

BRANCH = {"step": 5, "seats": ["me", "random", "random", "random"], "names": ["Ann"]}
BODIES: dict[str, Any] = {
    "/api/branch": lambda at: {"record": at.record, **BRANCH},
    "/api/tables/{name:str}/branch": BRANCH,
    "/api/tables": {"game": "arnak", "seats": ["me", "person"], "names": ["Ann"]},
    "/api/guest": {"name": "Ben"},
    "/api/guest/carry": {"key": "none"},
    "/api/real-tables": {"game": "lost-code", "options": {"players": 4}},
    "/api/real-tables/{code:str}/chairs": {"seat": 0, "name": "Ann", "device": 0},
    "/api/real-tables/{code:str}/entries": {"id": "none", "act": {"type": "dismiss"}},
    "/api/join": {"code": "BCDFGH", "names": ["Ben"]},
    "/api/qr": {"text": "https://table.example.org/join/abc#" + "x" * 200},
    "/api/replay": lambda at: {"record": at.record, "seat": 0},
    "/api/review": lambda at: {"record": at.record},
    "/api/tables/{name:str}/line": {"step": 9, "seat": 0},
    "/api/line": lambda at: {"record": at.record, "step": 9, "seat": 0},
    "/api/daily/{day:str}": {"date": "2026-01-01", "what": "0"},
    "/api/daily/{day:str}/begin": {"game": "lost-code"},
    "/api/daily/{day:str}/answer": {"game": "lost-code", "what": "0"},
    "/api/puzzles/{puzzle:str}/answer": {"what": "0"},
    "/api/solve/{game:str}": {"position": {}, "lang": "en"},
    "/api/lessons/{game:str}/{name:str}": {"step": 0, "pick": "seat:0"},
    "/api/push": {},
    "/api/tables/{name:str}/moves": {"ask": "move", "prompt": 1, "moves": [{"type": "none"}]},
    "/api/tables/{name:str}/try": {"ask": "try", "prompt": 1, "moves": [{"type": "none"}]},
    "/api/tables/{name:str}/describe": {"ask": "describe", "moves": [{"type": "none"}]},
    "/api/tables/{name:str}/chat": {"ask": "say", "text": "Hello"},
    "/api/tables/{name:str}/notes": {"ask": "note", "note": {}},
    "/api/tables/{name:str}/undo": {"ask": "undo", "prompt": 1},
    "/api/tables/{name:str}/hints": {"ask": "hint", "level": 1},
    "/api/tables/{name:str}/odds": {"ask": "odds"},
    "/api/tables/{name:str}/proofs": {"ask": "prove", "where": "screen:1/a", "what": "tile:b4"},
    "/api/tables/{name:str}/told-by": {"ask": "told-by", "answer": "question:1/0"},
    "/api/tables/{name:str}/ready": {"ask": "ready", "word": "owl"},
    "/api/tables/{name:str}/options": {"ask": "change", "options": {}},
    "/api/tables/{name:str}/seats": {"names": ["Ben"]},
    "/api/tables/{name:str}/seats/fill": {"ask": "fill", "seat": 1, "bot": "random"},
    "/api/tables/{name:str}/rejoin": {"key": "none"},
    "/api/tables/{name:str}/face": {"ask": "face", "face": "frog"},
    "/api/tables/{name:str}/reports": {"seat": 1, "cause": "name"},
    "/api/admin/restrictions": {"effect": "mute", "guest": "none"},
    "/api/admin/restrictions/lift": {"effect": "mute", "kind": "guest", "target": "none"},
    "/api/admin/reports/close": {"report": "none"},
    "/api/admin/words": {"word": "vile"},
    "/api/admin/words/drop": {"word": "vile"},
}
"""What is sent to an address, where it is not empty; a function of the tables where it is about one of them."""
SOLVING = ("sheet", "odds", "proofs", "told-by")
"""What is asked of a game with a sheet."""
AFTER = ("record", "review", "review/draft", "review/progress", "line", "page", "replay", "branch", "rematch")
"""What is asked of a finished game."""
DESTROYS = ("/api/admin/tables/{name:str}/delete",)
"""Asked of a table that does not exist: the one here is still needed."""


CANNOT_FIT = frozenset(
    {
        "/api/guest/carry",
        "/api/tables/{name:str}/moves",
        "/api/tables/{name:str}/try",
        "/api/tables/{name:str}/describe",
        "/api/tables/{name:str}/notes",
        "/api/tables/{name:str}/told-by",
        "/api/tables/{name:str}/page",  # the game here has no code to deduce
        "/api/daily/{day:str}",
        "/api/puzzles/{puzzle:str}/answer",
        "/api/solve/{game:str}",
        "/api/push",
        "/api/admin/restrictions/lift",
        "/api/admin/reports/close",
        "/api/admin/words/drop",
        "/api/admin/tables/{name:str}/lines/{number:int}/delete",
    }
)
"""Addresses whose requests here are refused because of what is in them."""


def request_for(route: HTTPRouteHandler, path: str, at: Tables) -> httpx.Request:
    method = "GET" if "GET" in route.http_methods else str(min(route.http_methods))
    asked = path.rpartition("{name:str}/")[2]
    table = at.finished if asked in AFTER else at.solved if asked in SOLVING else at.playing
    if path == "/api/files/{name:str}":
        return httpx.Request(method, at.server.url + at.file)
    filled = (
        path.replace("{name:str}", "none" if path in DESTROYS else _name(path, table))
        .replace("{seat:int}", "0")
        .replace("{other:int}", "1")
        .replace("{number:int}", "1")
        .replace("{game:str}", "lost-code")
        .replace("{code:str}", at.code)
        .replace("{day:str}", "lost-code" if path.endswith("}") else f"{datetime.now(UTC):%Y-%m-%d}")
    )
    query = "?piece=site:camp-coin/1" if path.endswith("why-not") else ""
    query = "?game=break-the-code" if path == "/api/puzzles/next" else query
    query = "?endpoint=none" if path == "/api/push" and method == "DELETE" else query
    headers = {"Authorization": f"Bearer {table.place.secret}", "Cairn-Device": at.device, **at.guest}
    if path.startswith("/api/admin"):
        headers = {"Authorization": f"Bearer {TOKEN}"}
    body = BODIES.get(path, {}) if method in ("POST", "PUT", "PATCH") else None
    return httpx.Request(
        method, at.server.url + filled + query, headers=headers, json=body(at) if callable(body) else body
    )


def _name(path: str, table: Table) -> str:
    if path == "/api/games/{name:str}":
        return "arnak"
    if path.startswith("/api/lessons"):
        return "racks"
    return "index.html" if path.startswith(("/assets", "/{")) else table.place.id


@pytest.mark.parametrize(("route", "path"), ROUTES)
def test_no_request_keeps_the_loop_for_long(route: HTTPRouteHandler, path: str, tables: Tables) -> None:
    request = request_for(route, path, tables)
    with httpx.Client(timeout=LIMIT) as client:
        tried = []
        for _ in range(TRIES):
            seconds, answer = tables.spent(lambda: client.send(request))
            assert (answer is not None and answer.status_code not in (400, 405, 415, 500)) or path in CANNOT_FIT, answer
            tried.append(seconds)
            if seconds <= BUDGET:
                break
    assert min(tried) <= BUDGET


SOCKETS = ("/api/tables/{name:str}/socket", "/api/real-tables/{code:str}/socket")


def test_no_socket_is_left_out() -> None:
    sockets = [route for route in ALL_ROUTES if isinstance(route, WebsocketRouteHandler)]
    assert sorted(path for route in sockets for path in route.paths) == sorted(SOCKETS)


def test_no_frame_of_a_real_table_keeps_the_loop_for_long(tables: Tables) -> None:
    """The table is read, followed to its end, and shown to a phone."""
    address = tables.server.url.replace("http", "ws") + SOCKETS[1].replace("{code:str}", tables.code)
    with connect(address) as line:

        def say_hello() -> None:
            line.send(json.dumps({"device": tables.device, "seat": 0}))
            assert json.loads(line.recv(LIMIT))["frame"]["result"] is not None

        assert tables.spent(say_hello)[0] <= BUDGET


def test_no_message_of_the_socket_keeps_the_loop_for_long(tables: Tables) -> None:
    """All that a page sends: hello, moves that are tried out and made, notes, help."""
    place = tables.playing.place
    address = tables.server.url.replace("http", "ws") + SOCKETS[0].replace("{name:str}", place.id)
    offer = tables.playing.offers[0]
    moves = [msgspec.to_builtins(offer.moves[0])]
    prompt = tables.playing.prompt
    asked: list[dict[str, Any]] = [
        {"ask": "ping"},
        {"ask": "try", "prompt": prompt, "moves": moves},
        {"ask": "describe", "moves": moves},
        {"ask": "why-not", "piece": "site:camp-coin/1"},
        {"ask": "places"},
        {"ask": "move", "prompt": prompt, "moves": moves},
    ]
    with connect(address) as line:

        def say(message: dict[str, Any]) -> None:
            line.send(json.dumps({**message, "id": 7}))
            while True:
                for each in str(line.recv(LIMIT)).splitlines():
                    if message["ask"] == "hello" or json.loads(each).get("id") == 7:
                        return

        hello = {"ask": "hello", "secret": place.secret, "words": True, "beats": True, "presence": True}
        seconds, _ = tables.spent(lambda: say(hello))
        assert seconds <= BUDGET
        for message in asked:
            before = time.clock_gettime(tables.clock)
            say(message)
            seconds = time.clock_gettime(tables.clock) - before
            assert seconds <= BUDGET, message["ask"]


def test_a_slow_route_is_found(tables: Tables) -> None:
    """The measure sees what a request does on the loop, and not what others do meanwhile."""
    assert tables.server._server is not None

    def burn() -> None:
        until = time.thread_time() + 2 * BUDGET
        while time.thread_time() < until:
            pass

    moderation = tables.server._server.tables.services.moderation

    def ask() -> httpx.Response:
        find = moderation.find_ban

        def slow(*args: Any, **rest: Any) -> Any:
            burn()
            return find(*args, **rest)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(moderation, "find_ban", slow)
            return httpx.get(f"{tables.server.url}/api/guest", timeout=LIMIT)

    assert tables.spent(ask)[0] > BUDGET

    def elsewhere() -> None:
        burn()  # in this thread

    assert tables.spent(elsewhere)[0] <= BUDGET
