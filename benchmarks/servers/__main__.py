"""ASGI servers compared: `python -m benchmarks.servers --python PYTHON`, whose environment has all three.

What a request and a message of a socket cost, and what happens to headers without end, silent connections, compression
and an answer that is on its way when the server is to stop. See docs/server.md.
"""

import argparse
import os
import platform
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from benchmarks.attacks.server import MIB, Served
from benchmarks.servers.application import BODY, SLOW

ROOT = Path(__file__).parents[2]
TARGET = "benchmarks.servers.application:application"
SERVERS = {
    "uvicorn": f"uvicorn {TARGET} --loop uvloop --http httptools --ws websockets-sansio --log-level error --port",
    "Granian": f"granian {TARGET} --interface asgi --loop uvloop --workers 1 --log-level error --port",
    "Hypercorn": f"hypercorn {TARGET} --worker-class uvloop --log-level error --bind 127.0.0.1:",
}
"""The commands behind `python -m`, each to be followed by a port."""
ROUNDS = 3
A_CONNECTION = 500
"""Requests on one connection: Hypercorn closes it after a thousand."""
FLOOD = 64 * MIB
"""Bytes of headers that are sent at most."""
HELD = 30
PATIENCE = 20.0
"""Seconds for anything that should come at once."""
REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
COMPRESSION = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
MESSAGE = b'{"ask":"ping"}'
FRAME = bytes((0x81, 0x80 | len(MESSAGE), 0, 0, 0, 0)) + MESSAGE
"""The message as a client sends it, with a mask that changes nothing."""


class Found(NamedTuple):
    """What was measured of one server."""

    request: float
    message: float
    """Seconds of CPU time for one."""
    headers: str
    held: str
    compresses: bool
    stop: str


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.servers", description=__doc__)
    parser.add_argument("--python", required=True, help="a Python with uvicorn, granian, hypercorn, uvloop, httptools")
    parser.add_argument("--requests", type=int, default=10_000, help="in each of three rounds (default: 10,000)")
    parser.add_argument("--held", type=float, default=35.0, help="seconds for which lines are held (default: 35)")
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}\n")
    found = {name: measure(asked.python, name, asked.requests, asked.held) for name in SERVERS}
    rows = {
        "a request, a message of the socket": [
            f"{e.request * 1e6:.0f} µs, {e.message * 1e6:.0f} µs" for e in found.values()
        ],
        "headers that it takes from one request": [each.headers for each in found.values()],
        f"half-sent requests, silent connections open after {asked.held:.0f} s": [each.held for each in found.values()],
        "WebSocket compression": ["yes" if each.compresses else "no" for each in found.values()],
        "the slow answer at `SIGTERM`": [each.stop for each in found.values()],
    }
    print(f"| | {' | '.join(found)} |\n| --- |{' --- |' * len(found)}")
    for name, cells in rows.items():
        print(f"| {name} | {' | '.join(cells)} |")


def measure(python: str, name: str, requests: int, held: float) -> Found:
    """Measure one server."""
    with serving(python, name) as (served, _):
        sizes = (requests // 10, *[requests] * ROUNDS)  # the first round loads what is loaded once
        request = min([_request_cost(served, size) for size in sizes][1:])
        message = min([_message_cost(served, size) for size in sizes][1:])
        line, answer = _upgrade(served, COMPRESSION)
        line.close()
    with serving(python, name) as (served, _):
        headers = _send_headers(served)
    with serving(python, name) as (served, _):
        lines = [_connect(served) for _ in range(2 * HELD)]
        for line in lines[:HELD]:
            line.sendall(b"GET / HTTP/1.1\r\nHost: a")
        sleep(held)
        counts = [sum(map(_is_open, half)) for half in (lines[:HELD], lines[HELD:])]
    with serving(python, name) as (served, process):
        stop = _stop(served, process)
    return Found(
        request, message, headers, f"{counts[0]}, {counts[1]} of {HELD}", b"permessage-deflate" in answer.lower(), stop
    )


@contextmanager
def serving(python: str, name: str) -> Iterator[tuple[Served, subprocess.Popen[bytes]]]:
    """A server, from its start to its end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    *words, last = SERVERS[name].split()
    words += [last, str(port)] if last.startswith("--") else [f"{last}{port}"]
    process = subprocess.Popen([python, "-m", *words], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    served = Served(f"http://127.0.0.1:{port}", process.pid, "", ())
    try:
        _wait_until_it_answers(served, process)
        yield served, process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_it_answers(served: Served, process: subprocess.Popen[bytes]) -> None:
    start = monotonic()
    while True:
        with suppress(OSError), _connect(served) as line:
            line.sendall(REQUEST)
            if line.recv(1024).startswith(b"HTTP/1.1 200"):
                return
        if process.poll() is not None or monotonic() - start > PATIENCE:
            raise SystemExit(f"{process.args!r} does not serve")
        sleep(0.05)


def _request_cost(served: Served, number: int) -> float:
    before = served.cpu
    for start in range(0, number, A_CONNECTION):
        with _connect(served) as line:
            for _ in range(min(A_CONNECTION, number - start)):
                line.sendall(REQUEST)
                _read_until(line, BODY)
    return (served.cpu - before) / number


def _message_cost(served: Served, number: int) -> float:
    with _upgrade(served)[0] as line:
        before = served.cpu
        for _ in range(number):
            line.sendall(FRAME)
            _read_until(line, MESSAGE)
        return (served.cpu - before) / number


def _upgrade(served: Served, asked: bytes = b"") -> tuple[socket.socket, bytes]:
    """A socket, and the answer to its handshake."""
    line = _connect(served)
    line.sendall(UPGRADE + asked + b"\r\n")
    return line, _read_until(line, b"\r\n\r\n")


def _send_headers(served: Served) -> str:
    part, sent = b"x-filler: " + b"y" * 65_000 + b"\r\n", 0
    before = served.memory
    with _connect(served) as line:
        line.settimeout(PATIENCE)
        try:
            line.sendall(b"GET / HTTP/1.1\r\n")
            while sent < FLOOD:
                line.sendall(part)
                sent += len(part)
        except OSError:
            return f"{sent / MIB:.1f} MiB sent, then refused"
        return f"{sent / MIB:.0f} MiB, all that was sent; {served.memory - before:.0f} MiB more in memory"


def _stop(served: Served, process: subprocess.Popen[bytes]) -> str:
    answers: list[bytes] = []

    def ask() -> None:
        with suppress(OSError), _connect(served) as line:
            line.sendall(REQUEST.replace(b"GET / ", f"GET {SLOW} ".encode()))
            answers.append(_read_until(line, BODY))

    asking = threading.Thread(target=ask)
    asking.start()
    sleep(0.5)
    start = monotonic()
    process.send_signal(signal.SIGTERM)
    asking.join()
    process.wait(PATIENCE)
    finished = "finished" if answers and BODY in answers[0] else "cut off"
    return f"{finished}, {monotonic() - start:.1f} s"


def _connect(served: Served) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def _read_until(line: socket.socket, end: bytes) -> bytes:
    read = b""
    while not read.endswith(end):
        part = line.recv(1 << 16)
        if not part:
            break
        read += part
    return read


def _is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return bool(line.recv(64))
    except BlockingIOError:
        return True
    except OSError:
        return False


if __name__ == "__main__":
    main()
