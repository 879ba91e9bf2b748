"""Notifications over HTTP: chosen and given up by a browser, sent when a turn comes, and never to a private address."""

import asyncio
import ssl
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from cairn.core.errors import BadInput
from cairn.server import main
from cairn.server.push.transport import NotPublic, PublicTransport, check_endpoint, is_public
from tests.patience import LIMIT
from tests.server.certificates import make_certificate
from tests.server.push_services import PushServiceDouble, Subscribed
from tests.server.services import Running
from tests.server.test_guests import Browser

PHONE = Subscribed("phone")


@pytest.fixture(scope="module")
def service() -> PushServiceDouble:
    return PushServiceDouble(PHONE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushServiceDouble) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("push") / "tables.sqlite")
    running = Running(database, push_transport=service.transport)
    running.start()
    yield running
    running.stop()


def test_a_browser_is_woken_when_its_page_is_closed(server: Running, service: PushServiceDouble) -> None:
    with Browser(server.url) as ann, Browser(server.url) as ben:
        ann.come("Ann")
        ben.come("Ben")
        key = ben.told("GET", "/api/push")["key"]
        assert ben.told("POST", "/api/push", json=PHONE.wish("pl", 1, 2)) == {
            "key": key,
            "is_on": True,
            "quiet": {"start": 1, "end": 2, "zone": "UTC"},
        }
        assert ben.told("GET", "/api/push")["is_on"] is True and "is_on" not in ann.told("GET", "/api/push")
        table = ann.table()
        ben.sit(table, "Ben")
        ann.told("POST", f"/api/tables/{table['id']}/start")
        woken, message = service.got.get(timeout=LIMIT)
        assert woken == PHONE.endpoint and message == {"table": table["id"], "title": "Twoja tura", "body": "Coins"}
        assert service.keys == {key}
        kept = ben.told("GET", "/api/guest/export")["notifications"]
        assert [each["endpoint"] for each in kept] == [PHONE.endpoint]
        assert "is_on" not in ben.told("DELETE", "/api/push")
        assert "is_on" not in ben.told("GET", "/api/push")
        metrics = httpx.get(f"{server.url}/metrics").text
        assert 'cairn_notices_total{outcome="sent"} 1.0' in metrics


def test_who_is_deleted_is_not_woken(server: Running) -> None:
    with Browser(server.url) as ben:
        secret = ben.come("Ben").cookies["cairn_guest"]
        ben.told("POST", "/api/push", json=Subscribed("gone").wish())
        ben.told("DELETE", "/api/guest")
        told = httpx.get(f"{server.url}/api/push", headers={"Cairn-Guest": secret}).json()
        assert "is_on" not in told


def test_only_guests_are_woken(server: Running) -> None:
    with Browser(server.url) as nobody:
        assert nobody.told("POST", "/api/push", 401, json=PHONE.wish())["key"] == "unknown-guest"
        assert nobody.told("DELETE", "/api/push", 401)["key"] == "unknown-guest"


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://[::1]/x"},
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "https://localhost/x"},
        {"endpoint": "https://router/x"},
        {"endpoint": "https://push.example.org:22/x"},
        {"endpoint": "https://me:secret@push.example.org/x"},
        {"endpoint": "https://[::1/x"},
        {"endpoint": "https://2130706433/x"},
        {"endpoint": "https://127.1/x"},
        {"endpoint": "https://0x7f.0.0.1/x"},
        {"endpoint": "https://push.example.org/x\r\nHost: localhost"},
        {"endpoint": "https://push..org/x"},
        {"endpoint": f"https://{'a' * 64}.org/x"},
        {"endpoint": "https://localhost\uff0eexample.org/x"},
        {"endpoint": "https://push.example.org\\@localhost/x"},
        {"point": "AAAA"},
        {"point": "not base64 at all: ü"},
        {"auth": "AAAA"},
        {"lang": "xx"},
        {"quiet": {"start": 0, "end": 1440, "zone": "UTC"}},
        {"quiet": {"start": 0, "end": 60, "zone": "Mars/Sea"}},
        {"quiet": {"start": 0, "end": 60, "zone": "../../etc/passwd"}},
    ],
    ids=str,
)
def test_what_is_no_subscription_is_refused(server: Running, wrong: dict[str, Any]) -> None:
    with Browser(server.url) as ann:
        ann.come("Ann")
        told = ann.told("POST", "/api/push", 400, json={**PHONE.wish(), **wrong})
        assert told["tell"] == "failed"
        assert "is_on" not in ann.told("GET", "/api/push")


def test_a_server_without_the_extra_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "has_extra", lambda extra: False)
    server = Running(str(tmp_path / "tables.sqlite"))
    server.start()
    try:
        with Browser(server.url) as ann:
            ann.come("Ann")
            assert ann.told("GET", "/api/push") == {}
            assert ann.told("POST", "/api/push", 400, json=PHONE.wish())["place"] == "push"
            assert ann.told("DELETE", "/api/push") == {}
    finally:
        server.stop()


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("2002:7f00:1::", "198.18.0.1", "240.0.0.1", "255.255.255.255", "64:ff9b::7f00:1"),
        *("64:ff9b:1::7f00:1", "::7f00:1", "::ffff:0:7f00:1", "fec0::1", "5f00::1"),
    ],
)
def test_private_addresses_are_none_of_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_public_addresses_are_some_of_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://web.push.apple.com:443/y",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA_b-c=",
    ],
)
def test_addresses_of_push_services_are_accepted(endpoint: str) -> None:
    check_endpoint(endpoint)


def test_an_endless_address_is_refused() -> None:
    with pytest.raises(BadInput):
        check_endpoint("https://push.example.org/" + "x" * 1000)


@pytest.mark.parametrize("addresses", [["192.168.1.1"], ["1.1.1.1", "127.0.0.1"], ["fd00::1"], []])
def test_a_name_that_leads_into_the_house_is_not_asked(addresses: list[str]) -> None:
    """Nor one with a public and a private address: the connection might go to either."""
    asked: list[httpx.Request] = []

    async def resolve(host: str, port: int) -> list[str]:
        return addresses

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(201)

    async def post() -> None:
        async with httpx.AsyncClient(transport=PublicTransport(resolve, inner=httpx.MockTransport(answer))) as client:
            await client.post("https://push.example.org/x")

    with pytest.raises(NotPublic):
        asyncio.run(post())
    assert not asked


def test_redirections_are_not_followed_and_plain_http_is_not_spoken() -> None:
    async def post(url: str) -> httpx.Response:
        async def resolve(host: str, port: int) -> list[str]:
            return ["1.1.1.1"]

        inner = httpx.MockTransport(lambda request: httpx.Response(307, headers={"Location": "http://10.0.0.1/"}))
        async with httpx.AsyncClient(transport=PublicTransport(resolve, inner=inner)) as client:
            return await client.post(url)

    assert asyncio.run(post("https://push.example.org/x")).status_code == 307
    with pytest.raises(NotPublic):
        asyncio.run(post("http://push.example.org/x"))


class _Service(BaseHTTPRequestHandler):
    """Says which host was asked for."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(201)
        self.send_header("Host-Asked", self.headers["Host"])
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.mark.parametrize("name", ["push.example.org", "other.example.org"])
def test_the_address_that_was_checked_is_asked_by_the_name_of_its_certificate(tmp_path: Path, name: str) -> None:
    """A real connection with TLS, to an address of this machine that the test allows."""
    certificate, key = make_certificate(tmp_path, "push.example.org")
    with HTTPServer(("127.0.0.1", 0), _Service) as listening:
        trusted = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        trusted.load_cert_chain(certificate, key)
        listening.socket = trusted.wrap_socket(listening.socket, server_side=True)
        port = listening.server_address[1]
        Thread(target=listening.serve_forever, daemon=True).start()
        try:
            if name == "push.example.org":
                answer = asyncio.run(_post(certificate, name, port))
                assert (answer.status_code, answer.headers["host-asked"]) == (201, f"{name}:{port}")
            else:
                with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
                    asyncio.run(_post(certificate, name, port))
        finally:
            listening.shutdown()


async def _post(certificate: Path, name: str, port: int) -> httpx.Response:
    looked_up = []

    async def resolve(host: str, asked: int) -> list[str]:
        looked_up.append(host)
        return ["127.0.0.1"]

    inner = httpx.AsyncHTTPTransport(verify=ssl.create_default_context(cafile=str(certificate)), trust_env=False)
    transport = PublicTransport(resolve, lambda address: address == "127.0.0.1", inner)
    async with httpx.AsyncClient(transport=transport) as client:
        answer = await client.post(f"https://{name}:{port}/wake", content=b"x")
    assert looked_up == [name], "once"
    return answer
