"""What strangers may do at the door: how much, how slowly, how often, and under which names. Others are served."""

import gzip
import socket
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_socket

from cairn.client import Table
from cairn.server import ws
from cairn.server.http import door
from cairn.server.http.limits import Limits
from cairn.server.settings import Settings
from tests.patience import LIMIT
from tests.server.positions import find_game
from tests.server.services import Running

STRANGER, CLUB = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "203.0.113.6"}
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


def test_who_does_not_read_the_answer_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "READ_WITHIN", 0.2)
    request = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with connect(server) as line, pytest.raises(ConnectionError):
        send_for_ever(line, request)  # they are answered until the buffers of both sides are full


def send_for_ever(line: socket.socket, part: bytes) -> None:
    while True:
        line.sendall(part)


def test_a_socket_that_never_says_hello_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws, "HELLO_WITHIN", 0.2)
    assert _closing(server, {}) == (4408, "message")


def _closing(server: Running, headers: dict[str, str], host: str = "localhost") -> tuple[int, str]:
    """The code that a socket is closed with to which nothing is sent, and the place of the failure told before."""
    url = f"ws://{host}/api/tables/x/socket"
    with open_socket(url, sock=connect(server), additional_headers=headers) as line:
        told = msgspec.json.decode(line.recv(timeout=LIMIT))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=LIMIT)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, told["place"]


# How often


@pytest.fixture
def slow_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine seconds may pass between two requests, and then one more would be allowed."""
    looks = count()
    monkeypatch.setattr("cairn.server.main.Limits", lambda settings: Limits(settings, lambda: next(looks) / 1e6))


def served(folder: Path, **settings: Any) -> Running:
    running = Running(str(folder / "tables.sqlite"), **settings)
    running.start()
    return running


@pytest.mark.usefixtures("slow_time")
def test_one_address_does_not_make_guests_without_end(tmp_path: Path) -> None:
    server = served(tmp_path, guest_rate=5, request_rate=1000)
    try:
        answers = [_become_guest(server, STRANGER) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["kind"] == "rate" and int(answers[-1].headers["retry-after"]) > 60
        known = {**STRANGER, "Cairn-Guest": answers[0].json()["secret"]}
        assert _become_guest(server, known).is_success, "a guest who is known is not counted"
        assert _become_guest(server, CLUB).is_success
    finally:
        server.stop()


@pytest.mark.usefixtures("slow_time")
def test_one_address_does_not_try_codes_without_end(tmp_path: Path) -> None:
    server = served(tmp_path, code_rate=5, request_rate=1000)
    try:
        with Table.create(server.url, game="coins", name="Ann", find_game=find_game) as ann:
            wrong = [_join(server, "BBBBB" + letter, STRANGER) for letter in "BCDFG"]
            assert [answer.status_code for answer in wrong] == [404] * 5
            refused = _join(server, str(ann.code), STRANGER)
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 60
            assert _join(server, str(ann.code), CLUB).is_success
    finally:
        server.stop()


@pytest.mark.usefixtures("slow_time")
def test_a_club_of_twenty_behind_one_address_gets_in(tmp_path: Path) -> None:
    """All at once, with the limits of a server that nobody has configured, and each mistypes the code once."""
    server = served(tmp_path, request_rate=Settings().request_rate)
    try:
        hosts = [Table.create(server.url, game="coins", name="Ann", find_game=find_game) for _ in range(20)]
        for host in hosts:
            with host:
                assert _become_guest(server, CLUB).is_success
                assert _join(server, "BBBBBB", CLUB).status_code == 404
                assert _join(server, str(host.code), CLUB).is_success
    finally:
        server.stop()


def _become_guest(server: Running, headers: dict[str, str]) -> httpx.Response:
    return httpx.post(f"{server.url}/api/guest", json={"name": "Ben"}, headers=headers)


def _join(server: Running, code: str, headers: dict[str, str]) -> httpx.Response:
    return httpx.post(f"{server.url}/api/join", json={"code": code, "names": ["Ben"]}, headers=headers)


@pytest.mark.usefixtures("slow_time")
@pytest.mark.parametrize(
    ("trusted", "forged", "counts"),
    [
        ("127.0.0.1", "203.0.113.{each}, 198.51.100.1", True),
        ("127.0.0.1", "127.0.0.1, 198.51.100.1", True),
        ("127.0.0.1", "203.0.113.{each}", False),
        ("127.0.0.1, 198.51.100.0/24", "203.0.113.{each}, 198.51.100.1", False),
        ("192.0.2.1", "203.0.113.{each}", True),
    ],
    ids=["before the proxy", "as if from here", "told by the proxy", "two proxies", "not a proxy"],
)
def test_an_address_is_what_a_trusted_proxy_saw(tmp_path: Path, trusted: str, forged: str, counts: bool) -> None:
    """What a client writes into the header itself stands before that, and is not believed."""
    server = served(tmp_path, guest_rate=2, forwarded_allow=trusted, limit_local=True)
    try:
        codes = [
            _become_guest(server, {"X-Forwarded-For": forged.format(each=each)}).status_code for each in range(1, 4)
        ]
        assert codes == [200, 200, 429 if counts else 200]
    finally:
        server.stop()


# Under which names


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = served(tmp_path_factory.mktemp("named"), public_url="https://table.example.org:443")
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("host", "may"),
    [
        ("table.example.org", True),
        ("TABLE.example.org:443", True),
        ("localhost:8420", True),
        ("[::1]", True),
        ("evil.example", False),
        ("table.example.org.evil.example", False),
        ("table.example.org@evil.example", False),
        ("203.0.113.5", False),
        ("", False),
    ],
)
def test_a_server_with_a_public_name_answers_to_no_other(named: Running, host: str, may: bool) -> None:
    """A name of another site that leads here (DNS rebinding) would let its pages read what this machine may."""
    answer = httpx.get(f"{named.url}/api/tables", headers={"Host": host})
    assert answer.status_code == (200 if may else 400)
    assert httpx.get(f"{named.url}/health", headers={"Host": host}).is_success, "a probe uses any name"
    if not may and host and "@" not in host:
        assert answer.json()["place"] == "host"
        assert _closing(named, {}, host) == (4400, "host")


def test_a_server_without_a_public_name_answers_to_any(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/tables", headers={"Host": "table.local"}).is_success


@pytest.mark.parametrize(
    ("origin", "proto", "may"),
    [
        ("http://table.local:8420", None, True),
        ("https://table.local:8420", None, False),
        ("https://table.local:8420", "https", True),
        ("http://table.local:8420", "https", False),
        ("http://table.local", None, False),
        ("http://table.local:8421", None, False),
    ],
)
def test_an_origin_has_the_scheme_and_port_of_the_server(
    server: Running, origin: str, proto: str | None, may: bool
) -> None:
    """Another service on the same machine, or the same name without encryption, is another site."""
    host, headers = "table.local:8420", {"Origin": origin, **({"X-Forwarded-Proto": proto} if proto else {})}
    assert _become_guest(server, {"Host": host, **headers}).status_code == (200 if may else 403)
    if not may:
        assert _closing(server, headers, host) == (4403, "origin")


def test_the_usual_port_need_not_be_named(named: Running) -> None:
    assert _become_guest(named, {"Origin": "https://table.example.org"}).is_success


# Metrics


def test_metrics_are_for_this_machine(server: Running) -> None:
    assert httpx.get(f"{server.url}/metrics").is_success
    for path in ("/metrics", "//metrics", "/metrics/", "/%6detrics", "/./metrics"):
        refused = httpx.get(f"{server.url}{path}", headers=STRANGER)
        assert refused.status_code == 403 and refused.json()["place"] == "metrics", path


@pytest.mark.parametrize(("host", "may"), [("table.example.org", False), ("localhost", True), ("[::1]:8420", True)])
def test_a_proxy_that_names_no_client_does_not_open_the_metrics(named: Running, host: str, may: bool) -> None:
    """Without X-Forwarded-For everybody seems to be on this machine; the name that they asked for is public."""
    assert httpx.get(f"{named.url}/metrics", headers={"Host": host}).is_success is may


@pytest.mark.parametrize(
    ("shown", "may"), [("Bearer owl", True), ("Bearer ow", False), ("Basic owl", False), ("owl", False), (None, False)]
)
def test_metrics_are_for_those_who_have_the_token(tmp_path: Path, shown: str | None, may: bool) -> None:
    server = served(tmp_path, metrics_token="owl")
    try:
        for headers in ({}, STRANGER):
            given = headers if shown is None else {**headers, "Authorization": shown}
            assert httpx.get(f"{server.url}/metrics", headers=given).is_success is may
    finally:
        server.stop()
