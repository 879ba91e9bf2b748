"""Cheap attacks: what one connection or one address may make the server do and keep. Work is counted, not seconds."""

import asyncio
import base64
import json
import resource
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from cairn.client import Table
from cairn.server.guests import games
from cairn.server.http import door, limits
from cairn.server.http.door import MOST_PIPELINED, PART, DoorSocket
from cairn.server.http.limits import BURST, EXPORTS, SOCKETS_AT_ONCE, Limits, TooMany
from cairn.server.settings import Settings
from tests.patience import LIMIT
from tests.server.command import Serving
from tests.server.positions import find_game
from tests.server.services import Running
from tests.server.test_door import connect, read_all, send_for_ever, send_on, served

MUCH = 64 << 20
"""Bytes: what an attacker sends, and a server that ends the connection never reads."""
GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
CHUNKED = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
UPGRADE = (
    b"Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: " + base64.b64encode(b"0123456789abcdef") + b"\r\n"
)
TEXT, PING, PONG, PART_OF_IT = 0x81, 0x89, 0x8A, 0x00
"""The first bytes of frames; the last is for a part of a message that is neither its first nor its last."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = served(tmp_path_factory.mktemp("flooded"))
    yield running
    running.stop()


def frame(kind: int, content: bytes = b"") -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    assert len(content) < 126
    return bytes((kind, 0x80 | len(content), 0, 0, 0, 0)) + content


def open_line(server: Running, table: str = "x") -> socket.socket:
    """A socket to a table, without any library between."""
    line = connect(server)
    line.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n".encode() + UPGRADE + b"\r\n")
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1 << 12)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


# Frames


@pytest.mark.parametrize("kind", [PING, PONG, PART_OF_IT], ids=["pings", "pongs", "empty parts"])
def test_frames_that_say_nothing_have_an_end(server: Running, kind: int) -> None:
    """Each costs the server a hundred times as much as the client; parts of a message would be kept besides."""
    with open_line(server) as line:
        line.sendall(frame(TEXT & 0x7F, b"{"))
        send_on(line, frame(kind) * 1000, 1 << 20)
        answered = read_all(line)
    assert b"hello" not in answered, "it was not the time that ended it"
    assert answered.count(bytes((PONG, 0))) <= PART // len(frame(kind)) + door.CONTROL_RATE * BURST


@pytest.mark.anyio
async def test_messages_wait_with_the_client_until_they_are_taken() -> None:
    """As many as fit into one part are kept, and none is lost."""
    sent, taken, may_go_on = 30_000, 0, asyncio.Event()

    async def take(scope: Any, receive: Any, send: Any) -> None:
        nonlocal taken
        await receive()
        await send({"type": "websocket.accept"})
        await may_go_on.wait()
        while (await receive())["type"] == "websocket.receive":
            taken += 1

    class Transport(asyncio.Transport):
        def write(self, data: Any) -> None:
            pass

        def is_closing(self) -> bool:
            return False

        def pause_reading(self) -> None:
            pass

        resume_reading = close = abort = pause_reading

    config = Config(take, ws=DoorSocket, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    line = DoorSocket(config, ServerState(), {})
    line.connection_made(Transport())
    line.data_received(b"GET / HTTP/1.1\r\n" + UPGRADE + b"\r\n")
    while not line.handshake_complete:
        await asyncio.sleep(0)
    line.data_received(frame(TEXT, b"1") * sent)
    assert line.queue.qsize() <= PART // len(frame(TEXT, b"1")) + 1
    may_go_on.set()
    while taken < sent:
        await asyncio.sleep(0)
    line.connection_lost(None)
    await asyncio.gather(*line.tasks)


def test_a_socket_that_is_never_read_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "READ_WITHIN", 0.2)
    server = served(tmp_path)
    try:
        assert server._server is not None
        server._server.config.ws_ping_interval = None  # they would find it after a while, if it were not paused
        with (
            Table.create(server.url, game="coins", name="Ann", find_game=find_game) as ann,
            open_line(server, ann.place.id) as line,
        ):
            hello = {"ask": "hello", "secret": ann.place.secret}
            line.sendall(frame(TEXT, json.dumps(hello).encode()))
            with pytest.raises(ConnectionError):
                send_for_ever(line, frame(TEXT, b'{"ask":"places"}') * 100)
    finally:
        server.stop()


def test_a_handshake_that_no_socket_takes_is_refused(server: Running) -> None:
    """The HTTP before it allows longer lines."""
    with connect(server) as line:
        line.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\n" + UPGRADE + b"X: " + b"y" * 9000 + b"\r\n\r\n")
        assert read_all(line).startswith(b"HTTP/1.1 400")


# Requests


def test_requests_do_not_pile_up_on_one_connection(server: Running) -> None:
    with connect(server) as line:
        send_on(line, GET * 100, 1 << 20)
        assert read_all(line).count(b"HTTP/1.1 ") <= 2 * MOST_PIPELINED


def test_a_few_requests_at_once_are_answered_in_order(server: Running) -> None:
    last = GET.replace(b"/api/games", b"/health").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with connect(server) as line:
        line.sendall(GET * 5 + last)
        answered = read_all(line)
    assert answered.count(b"HTTP/1.1 200") == 6 and answered.endswith(b'{"status":"ok"}')


@pytest.mark.parametrize(
    ("before", "part"),
    [
        (b"0\r\nx-a: ", b"y" * 4096),
        (b"0\r\n", b"a: b\r\n" * 100),
        (b"2;", b"y" * 4096),
    ],
    ids=["one behind the body", "many behind the body", "between the parts"],
)
def test_what_is_no_body_has_an_end(server: Running, before: bytes, part: bytes) -> None:
    with connect(server) as line:
        line.sendall(CHUNKED + b"\r\n2\r\n{}\r\n" + before)
        assert send_on(line, part, MUCH) < MUCH


@pytest.mark.parametrize(
    ("head", "part"),
    [
        (CHUNKED, b"1\r\nx\r\n" * 1000),
        (CHUNKED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 99999999"), b"x" * 4096),
    ],
    ids=["in tiny parts", "in one"],
)
def test_a_body_that_was_refused_is_not_read_to_its_end(server: Running, head: bytes, part: bytes) -> None:
    with connect(server) as line:
        line.sendall(head + b"\r\n")
        assert send_on(line, part, MUCH) < MUCH


def test_headers_behind_the_body_are_none(tmp_path: Path) -> None:
    """A proxy writes its headers before the body; those behind it would be taken for them."""
    server = served(tmp_path, guest_rate=2, limit_local=True)
    try:
        answers = [_become_guest(server, f"203.0.113.{each}") for each in range(3)]
        assert [answer.split()[1] for answer in answers] == [b"200", b"200", b"429"]
    finally:
        server.stop()


def _become_guest(server: Running, forged: str) -> bytes:
    told = b"X-Forwarded-For: 198.51.100.1\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n"
    with connect(server) as line:
        line.sendall(CHUNKED + told + f"X-Forwarded-For: {forged}\r\n\r\n".encode())
        return read_all(line)


def test_a_request_names_one_host(server: Running) -> None:
    with connect(server) as line:
        line.sendall(GET.replace(b"\r\n\r\n", b"\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        assert read_all(line).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "a" * 5000, "/assets/" + "%ff" * 300])
def test_a_name_that_no_file_can_have_is_unknown(server: Running, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404


@pytest.mark.parametrize("path", ["/api/review", "/api/replay"])
def test_a_record_that_is_nested_without_end_is_refused(server: Running, path: str) -> None:
    record = '{"game":"lost-code","more":' + "[" * 30_000
    refused = httpx.post(server.url + path, json={"record": record})
    assert refused.status_code == 400 and refused.json()["place"] == "record"


# Addresses


def test_an_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With more it could hold all that the operating system gives."""
    monkeypatch.setattr(door, "HEAD_WITHIN", LIMIT)
    server = served(tmp_path, address_connections=2, limit_local=True, forwarded_allow="192.0.2.1")
    try:
        lines = [connect(server) for _ in range(6)]
        last = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        with connect(server) as refused, suppress(ConnectionError):
            refused.sendall(last)
            assert read_all(refused) == b""
        lines.pop().close()
        while True:  # until the server has seen that it is closed
            with connect(server) as line, suppress(ConnectionError):
                line.sendall(last)
                if read_all(line).startswith(b"HTTP/1.1 200"):
                    break
        for line in lines:
            line.close()
    finally:
        server.stop()


def test_a_proxy_has_any_number_of_connections(tmp_path: Path) -> None:
    server = served(tmp_path, address_connections=1, limit_local=True)
    try:
        lines = [connect(server) for _ in range(10)]
        assert httpx.get(f"{server.url}/api/games").is_success
        for line in lines:
            line.close()
    finally:
        server.stop()


def test_all_tables_of_a_guest_are_read_a_few_times_and_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour has so many exports for an address, and one of ten thousand tables leaves a few of them in memory."""
    monkeypatch.setattr(games, "MOST_LISTED", 2)
    monkeypatch.setattr("cairn.server.main.Limits", lambda settings: Limits(settings, lambda: 0.0))
    running = served(tmp_path, request_rate=1000, limit_local=True)
    try:
        with httpx.Client(base_url=running.url) as client:
            client.post("/api/guest", json={"name": "Eve"}).raise_for_status()
            table = {"game": "coins", "seats": ["me", "person"], "names": ["Eve"]}
            for _ in range(5):
                client.post("/api/tables", json=table).raise_for_status()
            ways = ("/api/guest/games.csv", "/api/guest/export")
            assert [client.get(ways[at % 2]).status_code for at in range(EXPORTS)] == [200] * EXPORTS
            refused = client.get(ways[0])
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 60
            assert running._server is not None and len(running._server.tables) == 2
    finally:
        running.stop()


def test_an_hour_has_so_many_qr_codes_for_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing takes CPU time on a thread, which the loop waits for."""
    monkeypatch.setattr("cairn.server.main.Limits", lambda settings: Limits(settings, lambda: 0.0))
    monkeypatch.setattr(limits, "QR_CODES", 3)
    running = served(tmp_path, limit_local=True)
    try:
        drawn = [httpx.post(f"{running.url}/api/qr", json={"text": "x"}).status_code for _ in range(4)]
        assert drawn == [200, 200, 200, 429]
    finally:
        running.stop()


def test_many_sockets_of_one_address_send_no_more_than_a_few() -> None:
    limits = Limits(Settings(message_rate=1), lambda: 0.0)
    sockets = [limits.messages("203.0.113.5") for _ in range(10)]
    taken = 0
    for each in sockets:
        assert each is not None
        try:
            for _ in range(BURST):
                each.take("")
                taken += 1
        except TooMany:
            pass
    assert taken == SOCKETS_AT_ONCE * BURST
    other = limits.messages("203.0.113.6")
    assert other is not None
    other.take("")


def test_a_server_takes_as_many_connections_as_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))  # as a shell has it, only lower
    try:
        with Serving(tmp_path) as server:
            assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
