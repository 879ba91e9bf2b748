"""What attackers do. Each attack runs in a process of its own, with its own addresses on loopback.

An attack is a generator: it sends what it has, yields, is resumed at the end, and returns what happened.
"""

import json
import socket
import subprocess
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, TypeAlias

import httpx

import cairn
from benchmarks.attacks.server import MIB, Served
from cairn.client.api import headers as authorization
from cairn.core import record

__all__ = ["ATTACKS", "Attack"]

Going: TypeAlias = Generator[None, None, str]
Attack: TypeAlias = Callable[[Served], Going]

POSITION = {
    "players": 4,
    "hand": "b1 w4 b7 b9",
    "row": ["where-0", "sum-all", "count-black", "spread", "sum-black", "where-5"],
}
"""The beginning of a game for four: nothing is known, so all questions are valued over all hands."""
SOLVES, REVIEWS, HINTS, TABLES, HELD = 150, 50, 500, 10, 300
BUSY_TABLES = 20
FLOOD = 64 * MIB
"""Bytes of headers that are sent at most."""
FULL = 4.0
"""Seconds for which the disk is full."""
ADDRESS = "127.0.1.{}".format


def nothing(_: Served) -> Going:
    """Leave the server alone."""
    yield
    return ""


def solves(served: Served) -> Going:
    """Ask for 150 positions; half of the clients hang up."""
    body = {"position": POSITION}
    lines = [_post(served, "/api/solve/break-the-code", body, ADDRESS(1 + at % 5)) for at in range(SOLVES)]
    return (yield from _half_hang_up(lines))


def reviews(served: Served) -> Going:
    """Ask for the reviews of 50 games; half of the clients hang up."""
    records = [_finished(seed) for seed in range(REVIEWS)]
    lines = [_post(served, "/api/review", {"record": each}, ADDRESS(1 + at % 5)) for at, each in enumerate(records)]
    return (yield from _half_hang_up(lines))


def hints(served: Served) -> Going:
    """Ask for 500 hints at ten tables of Arnak; half of the clients hang up."""
    lines = []
    for number in range(TABLES):
        address = ADDRESS(1 + number)
        table = served.open_table("arnak", ("me", "me"), address)
        shown = authorization(table)
        sights = [httpx.get(table.path(f"/sight?seat={seat}"), headers=shown).json() for seat in range(2)]
        path = (
            f"/api/tables/{table.id}/hints?seat={[bool(each['asked'].get('is_open')) for each in sights].index(True)}"
        )
        for at in range(HINTS // TABLES):
            lines.append(_post(served, path, {"ask": "hint", "level": 1 + at % 4}, address, shown))
    return (yield from _half_hang_up(lines))


def bots(served: Served) -> Going:
    """Play at 20 tables of Arnak with three slow bots each, all from one address."""
    tables = [served.open_table("arnak", ("me", "master", "master", "master"), ADDRESS(1)) for _ in range(BUSY_TABLES)]
    is_over, rng, made = threading.Event(), Random(1), Counter[int]()

    def play() -> None:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=ADDRESS(1)), timeout=60) as http:
            while not is_over.wait(0.05):
                table = rng.choice(tables)
                found = http.get(table.path("/offers"), headers=authorization(table)).json()
                if found.get("offers"):
                    move = rng.choice([move for offer in found["offers"] for move in offer["moves"]])
                    body = {"prompt": found["asked"]["number"], "moves": [move]}
                    made[http.post(table.path("/moves"), headers=authorization(table), json=body).status_code] += 1

    playing = threading.Thread(target=play)
    playing.start()
    yield
    is_over.set()
    playing.join()
    return f"{made[200]} moves of the attacker"


def headers(served: Served) -> Going:
    """Send headers without end on one connection."""
    before, line, sent, part = served.memory, _connect(served, ADDRESS(1)), 0, b"x-filler: " + b"y" * 65_000 + b"\r\n"
    yield
    with suppress(OSError):
        line.settimeout(2.0)
        line.sendall(b"GET / HTTP/1.1\r\n")
        while sent < FLOOD:
            line.sendall(part)
            sent += len(part)
    sleep(1)
    return f"{sent / MIB:.0f} MiB sent, {max(0, served.memory - before):.0f} MiB more in memory"


def slow_clients(served: Served) -> Going:
    """Hold 150 connections with half a request, and 150 with nothing."""
    lines = [_connect(served, ADDRESS(1 + at % 5)) for at in range(HELD)]
    for line in lines[::2]:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localh")
    yield
    return f"{sum(map(_is_open, lines))} of {HELD} still open"


def full_disk(served: Served) -> Going:
    """Let the disk be full for four seconds."""
    ready: list[int] = []

    def fill() -> None:
        sleep(FULL / 2)
        ready.append(httpx.get(f"{served.url}/ready").status_code)
        sleep(FULL / 2)
        served.limit_files(None)

    served.limit_files(Path(served.database + "-wal").stat().st_size)
    filling = threading.Thread(target=fill)
    filling.start()
    yield
    filling.join()
    return f"/ready answers {ready[0]}"


def second_server(served: Served) -> Going:
    """Start another server with the same file."""
    another = served.start_another()
    yield
    with suppress(subprocess.TimeoutExpired):
        return f"it refuses to start, status {another.wait(5)}"
    another.kill()
    return "it starts and serves"


def guests(served: Served) -> Going:
    """Become a new guest, again and again."""
    return (yield from _flood(served, lambda number: ("/api/guest", {"name": f"Eve {number}"})))


def codes(served: Served) -> Going:
    """Try one join code after the other."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

    def ask(number: int) -> tuple[str, dict[str, Any]]:
        return "/api/join", {"code": "".join(Random(number).choices(letters, k=6)), "names": ["Eve"]}

    return (yield from _flood(served, ask))


def pings(served: Served) -> Going:
    """Send pings on one socket, and read no answer."""
    return (yield from _pour(served, _open_socket(served), bytes((0x89, 0x80, 0, 0, 0, 0)) * 10_000))


def empty_parts(served: Served) -> Going:
    """Send the empty parts of a message that never ends."""
    line = _open_socket(served)
    line.sendall(bytes((0x01, 0x80, 0, 0, 0, 0)))
    return (yield from _pour(served, line, bytes((0x00, 0x80, 0, 0, 0, 0)) * 10_000))


def piled_up(served: Served) -> Going:
    """Send requests on one connection without waiting for an answer."""
    return (
        yield from _pour(served, _connect(served, ADDRESS(1)), b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n" * 2000)
    )


def trailers(served: Served) -> Going:
    """Send a header without end behind the body."""
    line = _connect(served, ADDRESS(1))
    line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx-a: ")
    return (yield from _pour(served, line, b"y" * 65_000))


def connections(served: Served) -> Going:
    """Hold a thousand connections from one address, where the server may have a thousand descriptors."""
    served.limit_descriptors(1000)
    lines = []
    for _ in range(1000):
        with suppress(OSError):
            lines.append(_connect(served, ADDRESS(1)))
    yield
    others = 0
    for _ in range(10):
        with suppress(httpx.HTTPError):
            others += httpx.get(f"{served.url}/api/games", timeout=2).is_success
    return f"{sum(map(_is_open, lines))} of 1000 still open, {others} of 10 others answered"


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "150 positions to solve": solves,
    "50 reviews": reviews,
    "500 hints": hints,
    "20 tables with slow bots": bots,
    "headers without end": headers,
    "300 slow clients": slow_clients,
    "a full disk": full_disk,
    "a second server": second_server,
    "new guests": guests,
    "join codes": codes,
    "pings": pings,
    "empty parts of a message": empty_parts,
    "requests that pile up": piled_up,
    "trailers without end": trailers,
    "1000 connections": connections,
}


def _connect(served: Served, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), source_address=(address, 0))


def _post(served: Served, path: str, body: Any, address: str, shown: dict[str, str] | None = None) -> socket.socket:
    """Ask for something, and do not wait for the answer."""
    content = json.dumps(body).encode()
    facts = {"Host": f"127.0.0.1:{served.port}", "Content-Type": "application/json", "Content-Length": len(content)}
    head = "".join(f"{name}: {value}\r\n" for name, value in {**facts, **(shown or {})}.items())
    line = _connect(served, address)
    line.sendall(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + content)
    return line


def _half_hang_up(lines: list[socket.socket]) -> Going:
    """Close every other connection, and count the answers that came on the rest."""
    for line in lines[::2]:
        line.close()
    yield
    answers = Counter(_status(line) for line in lines[1::2])
    return _described(answers, len(lines) // 2)


def _flood(served: Served, ask: Callable[[int], tuple[str, dict[str, Any]]]) -> Going:
    """Send one request after the other on two connections of one address."""
    answers, is_over = Counter[int](), threading.Event()

    def send(numbers: Iterable[int]) -> None:
        with httpx.Client(base_url=served.url, transport=httpx.HTTPTransport(local_address=ADDRESS(1))) as http:
            for number in numbers:
                path, body = ask(number)
                answers[http.post(path, json=body).status_code] += 1
                http.cookies.clear()
                if is_over.wait(0.02):
                    return

    senders = [threading.Thread(target=send, args=(range(at, 1_000_000, 2),)) for at in range(2)]
    for sender in senders:
        sender.start()
    yield
    is_over.set()
    for sender in senders:
        sender.join()
    return _described(answers, answers.total())


def _open_socket(served: Served) -> socket.socket:
    """A socket to a table; whether there is one is asked only with the first message."""
    line = _connect(served, ADDRESS(1))
    host = f"Host: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    line.sendall(f"GET /api/tables/x/socket HTTP/1.1\r\n{host}{key}\r\n".encode())
    line.recv(1024)
    return line


def _pour(served: Served, line: socket.socket, part: bytes) -> Going:
    """Send the same for as long as the server takes it, and read nothing."""
    before, is_over, sent = served.memory, threading.Event(), 0

    def send() -> None:
        nonlocal sent
        with suppress(OSError):
            line.settimeout(2.0)
            while sent < FLOOD and not is_over.is_set():
                line.sendall(part)
                sent += len(part)

    sender = threading.Thread(target=send)
    sender.start()
    yield
    is_over.set()
    sender.join()
    return f"{sent / MIB:.1f} MiB sent, {max(0, served.memory - before):.0f} MiB more in memory"


def _described(answers: Counter[int], asked: int) -> str:
    refused, missing = answers.pop(429, 0), answers.pop(0, 0)
    found = f"{answers.total()} of {asked} answered, {refused} refused"
    return f"{found}, {missing} still waiting" if missing else found


def _status(line: socket.socket) -> int:
    """The status of the answer that has come; 0 for none."""
    line.setblocking(False)
    with suppress(OSError, ValueError, IndexError):
        return int(line.recv(64).split()[1])
    return 0


def _is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return bool(line.recv(64))
    except BlockingIOError:
        return True
    except OSError:
        return False


def _finished(seed: int) -> str:
    """The record of a game of its own."""
    match, rng = cairn.Match("lost-code", players=2, seed=seed), Random(seed)
    while match.table.result is None:
        seat = match.table.to_act[0]
        match.play(seat, rng.choice(tuple(match.game.moves(match.state, seat))))
    return record.to_json(match.record)
