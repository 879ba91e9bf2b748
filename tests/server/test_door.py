"""Who sends too much or too little of a request is cut off; everybody else is served."""

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cairn.server.http import door
from tests.patience import LIMIT
from tests.server.services import Running

LINE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def connect(server: Running) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), LIMIT)


def read_all(line: socket.socket) -> bytes:
    """What comes until the server hangs up."""
    parts = []
    try:
        while part := line.recv(1 << 16):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def send_on(line: socket.socket, part: bytes, most: int) -> int:
    """Send the same again and again, until it is no longer taken; how much was."""
    sent = 0
    try:
        while sent < most:
            line.sendall(part)
            sent += len(part)
    except OSError:
        pass
    return sent


@pytest.mark.parametrize(
    "part",
    [b"x" * 1024, b"x" * 1024 + b": y\r\n", b"a: b\r\n" * 100, b": " + b"y" * 1024],
    ids=["one name", "long names", "many", "one value"],
)
def test_headers_have_an_end(server: Running, part: bytes) -> None:
    """As many as fit into the buffers between are sent; the server reads no more."""
    with connect(server) as line:
        line.sendall(LINE + b"x-a")
        assert send_on(line, part, 64 << 20) < 64 << 20
        answer = read_all(line)
    assert not answer or answer.startswith(b"HTTP/1.1 400")
    assert httpx.get(f"{server.url}/health").is_success


def test_a_request_of_usual_size_is_answered(server: Running) -> None:
    many = {f"x-{number}": "y" * 200 for number in range(80)}
    with httpx.Client(base_url=server.url, headers=many) as client:
        assert all(client.get("/api/games").is_success for _ in range(3))  # on one connection


@pytest.mark.parametrize(
    ("sent", "limit"),
    [
        (b"", "HEAD_WITHIN"),
        (LINE, "HEAD_WITHIN"),
        (LINE + b"\r\n" + LINE, "HEAD_WITHIN"),
        (LINE.replace(b"GET", b"POST") + b"content-length: 10\r\n\r\n{", "BODY_WITHIN"),
    ],
    ids=["nothing", "half of the headers", "half of the second", "half of the body"],
)
def test_who_does_not_finish_is_cut_off(
    server: Running, sent: bytes, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, limit, 0.2)
    with connect(server) as line:
        line.sendall(sent)
        read_all(line)  # it ends


def test_who_waits_for_a_slow_answer_is_not_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is how long the client takes."""
    monkeypatch.setattr(door, "HEAD_WITHIN", 0.2)
    monkeypatch.setattr(door, "BODY_WITHIN", 0.2)
    record = (Path(__file__).parents[1] / "golden" / "records" / "think-str8.jsonl.gz").read_bytes()
    body = {"record": gzip.decompress(record).decode(), "seat": 0}
    assert httpx.post(f"{server.url}/api/replay", json=body, timeout=LIMIT).is_success
