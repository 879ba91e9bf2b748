"""A server in operation: limits, the door, figures, logs without secrets, and an end that costs nothing."""

import asyncio
import re
import signal
import socket
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cairn.client import AsyncTable, Table
from cairn.core.match import replay_record
from cairn.games import find
from cairn.server import app
from cairn.server.http.limits import Bucket, Limits, TooMany
from cairn.server.http.middleware import POLICY
from cairn.server.ops.metrics import Metrics
from cairn.server.settings import Settings
from tests.fifth.coins.rules.moves import Hide
from tests.loose import whole
from tests.patience import LIMIT
from tests.server.command import Serving
from tests.server.positions import find_game
from tests.server.services import Running
from tests.server.turns import next_to_move


@pytest.fixture
def hardly_any_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For limits: on a busy machine a second may pass between two requests, and then one more is allowed."""
    looks = count()
    monkeypatch.setattr("cairn.server.main.Limits", lambda settings: Limits(settings, lambda: next(looks) / 1e6))


def running(folder: Path, **settings: Any) -> Running:
    server = Running(str(folder / "tables.sqlite"), **settings)
    server.start()
    return server


def closed_with(url: str, **headers: str) -> tuple[int, Any]:
    """The code that a socket is closed with, and what was said before."""
    with connect(f"ws{url.removeprefix('http')}/api/tables/x/socket", additional_headers=headers) as line:
        told = msgspec.json.decode(line.recv(timeout=LIMIT))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=LIMIT)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, told


# Limits


def test_a_bucket_fills_with_time() -> None:
    time = [0.0]
    bucket = Bucket(2, 3, lambda: time[0])
    for _ in range(3):
        bucket.take("much")
    with pytest.raises(TooMany) as refused:
        bucket.take("much")
    assert refused.value.after == 1
    time[0] = 0.5
    bucket.take("much")
    with pytest.raises(TooMany):
        bucket.take("much")


def test_whoever_has_one_ipv6_address_has_all_of_its_network() -> None:
    limits = Limits(Settings(request_rate=1), lambda: 0.0)
    for number in range(10):
        limits.request(f"2001:db8::{number}")
    with pytest.raises(TooMany):
        limits.request("2001:db8::ffff")
    limits.request("2001:db8:0:1::1")
    for _ in range(100):
        limits.request("::1")
        limits.request("::ffff:127.0.0.1")


@pytest.mark.usefixtures("hardly_any_time_passes")
def test_an_address_that_asks_too_much_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    """Behind a proxy everybody has the address that the proxy tells; who is no proxy is not believed."""
    server = running(tmp_path, request_rate=1, forwarded_allow="127.0.0.1")
    try:
        with httpx.Client(base_url=server.url) as http:
            answers = [http.get("/api/tables", headers={"X-Forwarded-For": "203.0.113.5"}) for _ in range(12)]
            assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
            assert answers[-1].json() == {
                "tell": "failed",
                "place": "rate",
                "text": "too many requests from this address: wait a moment",
                "kind": "rate",
                "retry_after": 1,
            }
            assert answers[-1].headers["retry-after"] == "1"
            assert http.get("/api/tables", headers={"X-Forwarded-For": "203.0.113.6"}).is_success
            assert http.get("/health", headers={"X-Forwarded-For": "203.0.113.5"}).is_success
    finally:
        server.stop()


@pytest.mark.usefixtures("hardly_any_time_passes")
def test_who_is_no_proxy_does_not_choose_an_address(tmp_path: Path) -> None:
    server = running(tmp_path, request_rate=1, forwarded_allow="192.0.2.1", limit_local=True)
    try:
        with httpx.Client(base_url=server.url) as http:
            codes = [
                http.get("/api/tables", headers={"X-Forwarded-For": f"203.0.113.{at}"}).status_code for at in range(12)
            ]
        assert codes == [200] * 10 + [429] * 2
    finally:
        server.stop()


@pytest.mark.usefixtures("hardly_any_time_passes")
def test_tables_are_not_set_up_without_end(tmp_path: Path) -> None:
    server = running(tmp_path, table_rate=2, limit_local=True, request_rate=1000)
    try:
        wanted = {"game": "coins", "seats": ["me", "person"], "names": ["Ann"]}
        answers = [httpx.post(f"{server.url}/api/tables", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "too many tables" in answers[-1].json()["text"] and int(answers[-1].headers["retry-after"]) > 60
    finally:
        server.stop()


def test_connections_are_counted(tmp_path: Path) -> None:
    server = running(tmp_path, address_connections=2, connections=3, limit_local=True, request_rate=1000)
    proxied = {"X-Forwarded-For": "203.0.113.5"}
    try:
        with Table.create(server.url, game="coins", name="Ann", find_game=find_game) as ann:
            with Table.watch(str(ann.watch_link), find_game):
                code, told = closed_with(server.url)
                assert (code, told["place"], told["kind"], told["retry_after"]) == (4429, "rate", "rate", 10)
                assert told["text"] == "too many connections from this address: close one"
                with connect(ann.place.socket, additional_headers=proxied):
                    assert closed_with(server.url, **proxied)[1]["text"] == "too many are connected: come back later"
            with Table.watch(str(ann.watch_link), find_game) as again:
                assert again.status == "waiting"
    finally:
        server.stop()


@pytest.mark.usefixtures("hardly_any_time_passes")
def test_who_sends_too_many_messages_is_refused_and_then_sent_away(tmp_path: Path) -> None:
    server = running(tmp_path, message_rate=1, limit_local=True, request_rate=1000)
    try:
        with (
            Table.create(server.url, game="coins", seats=("me", "steady"), name="Ann", find_game=find_game) as ann,
            connect(ann.place.socket, compression=None) as line,
        ):
            line.send(ann.hello())
            line.recv(timeout=LIMIT)
            for number in range(12):
                line.send(f'{{"ask":"why-not","id":{number},"piece":"hand:0"}}')
            told: list[Any] = []
            while len(told) < 12:
                told += [msgspec.json.decode(each) for each in line.recv(timeout=LIMIT).splitlines()]
            assert [each.get("place") for each in told] == [None] * 10 + ["rate"] * 2
            assert [each["id"] for each in told] == list(range(12))
            with pytest.raises(ConnectionClosed) as closed:
                _insist(line)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    finally:
        server.stop()


def test_a_message_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    server = running(tmp_path, largest_message=2048)
    try:
        wanted = {"game": "coins", "seats": ["me", "person"], "names": ["x" * 3000]}
        assert httpx.post(f"{server.url}/api/tables", json=wanted).status_code == 413
        with Table.create(server.url, game="coins", name="Ann", find_game=find_game) as ann:
            with connect(ann.place.socket) as line:
                line.send("x" * 3000)
                with pytest.raises(ConnectionClosed) as closed:
                    line.recv(timeout=LIMIT)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    finally:
        server.stop()


def test_a_client_that_is_too_fast_waits_and_goes_on(tmp_path: Path) -> None:
    server = running(tmp_path, message_rate=1, limit_local=True, request_rate=1000)
    try:
        seats = ("me", "person")
        with Table.create(server.url, game="coins", seats=seats, name="Ann", find_game=find_game) as ann:
            for number in range(12):
                ann.say(f"line {number}")
            assert [line["text"] for line in ann.mirror.lines] == [f"line {number}" for number in range(12)]
    finally:
        server.stop()


def _insist(line: ClientConnection) -> None:
    for _ in range(300):
        line.send('{"ask":"start"}')
    while True:
        line.recv(timeout=LIMIT)


# The door


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    served = running(tmp_path_factory.mktemp("door"), public_url="https://table.example.org", origins="http://dev:5173")
    yield served
    served.stop()


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        (None, True),
        ("{own}", True),
        ("https://table.example.org", True),
        ("http://dev:5173", True),
        ("http://table.example.org", False),
        ("https://evil.example", False),
        ("https://table.example.org.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("http://]", False),
        ("http://[::1", False),
        ("http://[::g]", False),
        ("http://", False),
        ("//", False),
        ("http://a b:y", False),
        ("http://%ff", False),
        ("ftp{own}", False),
    ],
)
def test_pages_of_other_sites_do_nothing(server: Running, origin: str | None, may: bool) -> None:
    headers = {} if origin is None else {"Origin": origin.format(own=server.url)}
    wanted = {"game": "coins", "seats": ["me", "person"], "names": ["Ann"]}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted, headers=headers)
    assert answer.status_code == (201 if may else 403)
    assert httpx.get(f"{server.url}/api/tables", headers=headers).is_success, "what changes nothing is only read"
    if may:
        with connect(f"ws{server.url[4:]}/api/tables/x/socket", additional_headers=headers) as line:
            line.send('{"ask":"hello"}')
            assert msgspec.json.decode(line.recv(timeout=LIMIT))["key"] == "no-such-table"
    else:
        assert answer.json()["place"] == "origin"
        assert closed_with(server.url, **headers) == (4403, answer.json())


@pytest.mark.parametrize("host", ["[", "http://[", "[::g]:80", "a b", "x:y", "x:99999", "", "\xff", None])
@pytest.mark.parametrize("origin", ["http://[", "http://[::g]:80", "http://", "http://x:y.example", None])
def test_nonsense_about_hosts_is_answered(server: Running, host: str | None, origin: str | None) -> None:
    """It is no fault of the server: what only reads is answered, what changes something is refused."""
    said = [*([] if host is None else [f"Host: {host}"]), *([] if origin is None else [f"Origin: {origin}"])]
    assert raw_status(server, "GET /api/tables", *said) in (200, 400)
    assert raw_status(server, "GET /nowhere/at/all", *said) in (404, 400)
    refused = (400,) if origin is None else (403, 400)
    opens = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    assert raw_status(server, "GET /api/tables/none/socket", *said, *opens, "Connection: Upgrade") in (101, 400, 403)
    assert raw_status(server, "POST /api/tables", *said, "Content-Length: 0") in refused


def raw_status(server: Running, line: str, *headers: str) -> int:
    """The status of an answer to a request that no library would send."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    closing = [] if "Connection: Upgrade" in headers else ["Connection: close"]
    head = "\r\n".join([f"{line} HTTP/1.1", *headers, *closing, "", ""])
    with socket.create_connection((host, int(port)), timeout=LIMIT) as line_to:
        line_to.sendall(head.encode("latin-1"))
        return int(line_to.makefile("rb").readline().split()[1])


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/mine",
        "/health",
        "/ready",
        "/metrics",
        "/icon.svg",
        "/openapi.json",
        "/api/docs",
        "/api/games",
        "/api/tables",
        "/api/tables/none",
        "/assets/none.js",
        "/none",
        "/no/where",
        "{asset}",
        "{paper}",
    ],
)
def test_a_head_is_the_answer_without_its_body(server: Running, path: str) -> None:
    with httpx.Client(base_url=server.url) as client:
        if path == "{asset}":
            path = re.findall(r"/assets/[^\"]+\.js", client.get("/").text)[0]
        elif path == "{paper}":
            path = client.get("/api/games/coins").json()["files"]["text/en"]
        whole, head = client.get(path), client.head(path)
        assert head.status_code == whole.status_code and head.content == b""
        unlike = {"date"} | ({"content-length"} if path == "/metrics" else set())
        told = [{name: each for name, each in answer.headers.items() if name not in unlike} for answer in (whole, head)]
        assert told[0] == told[1]


def test_what_is_only_done_by_a_post_has_no_head(server: Running) -> None:
    assert httpx.head(f"{server.url}/api/qr").status_code == 405


def test_every_answer_says_what_a_browser_may_do(server: Running) -> None:
    wanted = {"game": "coins", "seats": ["me", "person"], "names": ["Ann"]}
    made = httpx.post(f"{server.url}/api/tables", json=wanted)
    for answer in (
        made,
        httpx.get(f"{server.url}/health"),
        httpx.get(f"{server.url}/nowhere"),
        httpx.post(f"{server.url}/api/tables", content="nonsense"),
        httpx.post(f"{server.url}/api/tables", headers={"Origin": "https://evil.example"}),
    ):
        headers = answer.headers
        assert headers["content-security-policy"] == POLICY and "unsafe" not in POLICY
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store" and "server" not in headers
        assert headers["strict-transport-security"].startswith("max-age=")
    docs = httpx.get(f"{server.url}/api/docs")
    assert re.search(r"style-src 'sha256-[^']+'", docs.headers["content-security-policy"])
    paper = next(iter(httpx.get(f"{server.url}/api/games/coins").json()["files"].values()))
    assert "immutable" in httpx.get(server.url + paper).headers["cache-control"]
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Secure" in cookie
    assert made.json()["link"].startswith("https://table.example.org/join/")


# Figures


def test_what_happens_is_counted(tmp_path: Path) -> None:
    server = running(tmp_path)
    try:
        with Table.create(server.url, game="coins", seats=("me", "steady"), name="Ann", find_game=find_game) as ann:
            ann.start()
            while ann.wait(LIMIT):
                ann.play(ann.moves[0])
            with pytest.raises(Exception, match="only-looking-on"):
                Table.watch(str(ann.watch_link), find_game).play(Hide("heads"))
            httpx.get(f"{server.url}/api/games/chess")
            answer = httpx.get(f"{server.url}/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            figures = dict(
                line.rsplit(" ", 1) for line in answer.text.splitlines() if line and not line.startswith("#")
            )
            assert float(figures["cairn_tables"]) == 1 and float(figures["cairn_connections"]) >= 1
            assert float(figures['cairn_moves_total{by="person"}']) == 2
            assert float(figures['cairn_moves_total{by="bot"}']) == 2
            assert float(figures["cairn_move_seconds_count"]) == 2
            assert float(figures["cairn_bot_seconds_count"]) == 2
            assert float(figures["cairn_commit_seconds_count"]) >= 6
            assert float(figures["cairn_commit_appends_sum"]) >= 6
            assert float(figures['cairn_refusals_total{kind="denied"}']) == 1
            assert float(figures['cairn_refusals_total{kind="unknownname"}']) == 1
            assert float(figures["cairn_errors_total"]) == 0
            assert ann.place.id not in answer.text, "a label for each table would be one series for each"
    finally:
        server.stop()


@pytest.mark.anyio
async def test_work_beside_the_requests_begins_again_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single fault in it would otherwise end all notices, or the list of bans of other processes, for good."""
    monkeypatch.setattr(app, "AGAIN_AFTER", 0.0)
    tries = 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise ZeroDivisionError

    metrics = Metrics()
    await app.run_beside("work", work, metrics)
    assert tries == 3 and b"cairn_errors_total 2.0" in metrics.render()


@pytest.mark.anyio
async def test_a_loop_that_is_held_up_is_measured() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_lag(0.01))
    await asyncio.sleep(0)  # it has begun to wait
    end = time.monotonic() + 0.3
    while time.monotonic() < end:  # as a slow handler holds the loop
        pass
    while "cairn_loop_lag_seconds_count 0.0" in metrics.render().decode():
        await asyncio.sleep(0.01)
    watching.cancel()
    figures = dict(line.rsplit(" ", 1) for line in metrics.render().decode().splitlines() if line[0] != "#")
    assert float(figures["cairn_loop_lag_seconds_sum"]) > 0.25


# The log of a whole game


@pytest.mark.parametrize("level", ["debug", "info"])
def test_no_secret_is_in_any_log(tmp_path: Path, level: str) -> None:
    """Every secret, key, code and name of a whole game, and what the deal was made from, is looked for in the log."""
    with Serving(tmp_path, "--log-level", level) as serving:
        with (
            Table.create(serving.url, game="break-the-code", seats=("me", "person", "steady"), name="Annabel") as ann,
            Table.join(str(ann.link), name="Benedict") as ben,
        ):
            ben.say("a word among friends")
            ben.ready("owlish")
            ann.start()
            for table in (ann, ben):
                with pytest.raises(Exception, match=r"no move|stale|turn"):
                    table.play(whole({"type": "fly", "secret": table.place.secret}))
            rng = Random(4)
            while mover := next_to_move(ann, ben):
                mover.play(rng.choice(mover.moves))
            httpx.get(f"{serving.url}/api/tables/x", headers={"Authorization": f"Bearer {ann.place.secret}"})
            httpx.get(f"{serving.url}/api/tables/{ann.place.secret}")
            httpx.post(f"{serving.url}/api/join", json={"code": ann.code, "names": ["Late"]})
            told = ann.mirror.table
            links = [str(link).partition("#")[2] for link in (ann.link, ann.watch_link)]
            secrets = [ann.place.secret, ben.place.secret, *links, ann.code, told["seed"], told["salt"]]
        assert serving.stop() == 0
        log = serving.log.read_text()
        for secret in (*secrets, "Annabel", "Benedict", "owlish", "a word among friends"):
            assert secret and secret not in log
        lines = serving.lines()
        assert all({"time", "level", "event"} <= line.keys() for line in lines)
        ours = [line for line in lines if line.get("match") == ann.place.id]
        assert [line["event"] for line in ours if line["level"] == "info"] == [
            "opened",
            "sat",
            "worded",
            "began",
            "over",
        ]
        assert all(line["number"] > 1 for line in ours)
        assert ("moved" in {line["event"] for line in ours}) is (level == "debug")


# The end


@pytest.mark.anyio
async def test_a_stop_in_the_middle_of_moves_costs_nothing(tmp_path: Path) -> None:
    """Moves on their way are finished or refused, everybody is told, comes back, and no move is made twice."""
    rng = Random(5)
    with Serving(tmp_path) as serving:
        done: dict[str, int] = {}

        async def play(table: AsyncTable) -> None:
            while await table.wait(LIMIT):
                await table.play(rng.choice(table.moves))
                done[table.place.id] = done.get(table.place.id, 0) + 1

        pairs = []
        for _ in range(4):
            ann = await AsyncTable.create(serving.url, game="break-the-code", seats=("me", "person"), name="Ann")
            pairs.append((ann, await AsyncTable.join(str(ann.link), name="Ben")))
            await ann.start()
        playing = asyncio.gather(*(play(table) for pair in pairs for table in pair))
        for at in (20, 50, 80):
            while not playing.done() and sum(done.values()) < at:
                await asyncio.sleep(0.002)
            assert await asyncio.to_thread(serving.stop, signal.SIGTERM) == 0
            await asyncio.to_thread(serving.start)
        await playing
        for pair in pairs:
            record = await pair[0].record()
            assert replay_record(find("break-the-code"), record).result == pair[0].result is not None
            assert sum(type(step).__name__ == "Played" for step in record.steps) == done[pair[0].place.id]
            assert {each.farewell for each in pair} <= {"shutdown", None}
            for each in pair:
                await each.close()
        assert any(each.farewell == "shutdown" for pair in pairs for each in pair)
        assert not [line for line in serving.lines() if line["level"] in ("warning", "error")]


# Friends tonight


def test_a_shared_server_makes_links_that_other_devices_open(tmp_path: Path) -> None:
    """On all interfaces: set up here, opened by another address; the link never names this machine's own."""
    port = _free_port()
    shared = Serving(tmp_path, "--share", "--port", str(port), "--public-url", f"http://127.0.0.2:{port}")
    with shared:
        assert shared.url == f"http://127.0.0.2:{port}"
        for here in (f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
            with Table.create(here, game="break-the-code", seats=("me", "person")) as ann:
                links = (str(ann.link), str(ann.watch_link))
                assert all(link.startswith(f"http://127.0.0.2:{port}/") for link in links)
                with Table.join(links[0], name="Ben") as ben, Table.watch(links[1]) as onlooker:
                    assert (ben.seat, onlooker.seat) == (1, None)
        shared.stop()
    drawn = "".join(shared.told)
    assert "another device" in drawn and drawn.count("\n") > 10 and any(sign in drawn for sign in "█▀▄")


def test_a_server_shared_on_one_address_names_it(tmp_path: Path) -> None:
    with Serving(tmp_path, "--share", "--host", "127.0.0.2") as shared:
        assert shared.url == f"http://127.0.0.2:{shared.port}"
        with Table.create(shared.url, game="break-the-code", seats=("me", "person")) as ann:
            assert str(ann.link).startswith(shared.url)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("", 0))
        return int(free.getsockname()[1])
