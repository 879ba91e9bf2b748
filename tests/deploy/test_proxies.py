"""The configurations of nginx and Caddy in `deploy`, with the real proxies before a real server."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tests.deploy.proxies import NAME, Proxy, run_proxy
from tests.server.services import Running

KINDS = ("nginx", "caddy")
ORIGIN = {"Origin": f"https://{NAME}"}
SHORT = {
    "nginx": {"client_header_timeout 10s": "client_header_timeout 1s"},
    "caddy": {"read_header 10s": "read_header 1s"},
}


class Site(NamedTuple):
    """A proxy, and the path that cairn has there."""

    proxy: Proxy
    path: str


@pytest.fixture(
    scope="module", params=[(kind, path) for kind in KINDS for path in ("", "/cairn")], ids=lambda of: "".join(of)
)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    kind, path = request.param
    folder = tmp_path_factory.mktemp(kind)
    server = Running(str(folder / "tables.sqlite"), public_url=f"https://{NAME}{path}", limit_local=True, guest_rate=2)
    server.start()
    try:
        with run_proxy(kind, folder, server.url, f"{path}/", **SHORT[kind]) as proxy:
            yield Site(proxy, path)
    finally:
        server.stop()


def test_the_page_is_served_with_tls(site: Site) -> None:
    with site.proxy.client() as client:
        page = client.get(f"{site.path}/")
        assert page.is_success and "<title>" in page.text
        assert page.headers["strict-transport-security"]
        assert (f'data-base="{site.path}/"' in page.text) or not site.path
        games = client.get(f"{site.path}/api/games", headers={"Accept-Encoding": "gzip"})
        assert games.headers["content-encoding"] == "gzip" and games.json()["games"]


def test_a_table_is_played_over_a_socket(site: Site) -> None:
    with site.proxy.client() as client:
        made = _create(client, site)
    assert made["link"].startswith(f"https://{NAME}{site.path}/join/")
    with site.proxy.socket(f"{site.path}/api/tables/{made['id']}/socket", **ORIGIN) as line:
        line.send(msgspec.json.encode({"ask": "hello", "secret": made["secret"]}).decode())
        assert msgspec.json.decode(line.receive())["tell"] == "sight"


def test_pages_of_other_sites_are_refused(site: Site) -> None:
    with site.proxy.client() as client:
        made = _create(client, site)
        answer = client.post(f"{site.path}/api/guest", json={}, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
    with site.proxy.socket(f"{site.path}/api/tables/{made['id']}/socket", Origin=f"http://{NAME}") as line:
        assert msgspec.json.decode(line.receive())["place"] == "origin"


def test_cookies_are_sent_over_tls_only(site: Site) -> None:
    with site.proxy.client() as client:
        made = client.post(f"{site.path}/api/tables", json=_TABLE, headers=ORIGIN)
    assert "secure" in made.headers["set-cookie"].lower()


def test_each_client_has_its_own_address(site: Site) -> None:
    """Two guests from each address; what a client writes into the header itself is not believed."""

    def come(address: str, **headers: str) -> int:
        with site.proxy.client(address) as client:
            return client.post(f"{site.path}/api/guest", json={"name": "Ann"}, headers=headers).status_code

    assert [come("127.0.0.2") for _ in range(3)] == [200, 200, 429]
    for forged in ("203.0.113.5", "203.0.113.6, 127.0.0.9", "127.0.0.1"):
        assert come("127.0.0.2", **{"X-Forwarded-For": forged}) == 429
        assert come("127.0.0.2", **{"X-Real-IP": forged, "Forwarded": f"for={forged}"}) == 429
    assert come("127.0.0.3") == 200
    assert _come_with_a_header_behind_the_body(site, "127.0.0.2") == 429


def _come_with_a_header_behind_the_body(site: Site, address: str) -> int:
    with site.proxy.line(address) as line:
        head = f"POST {site.path}/api/guest HTTP/1.1\r\nHost: {NAME}\r\nTransfer-Encoding: chunked\r\n"
        named = "Trailer: X-Forwarded-For\r\nConnection: close\r\n\r\n"
        line.sendall(f"{head}{named}2\r\n{{}}\r\n0\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n".encode())
        return int(line.recv(1 << 16).split()[1])


def test_metrics_are_not_public(site: Site) -> None:
    with site.proxy.client() as client:
        for path in {"/metrics", f"{site.path}/metrics", f"{site.path}//metrics", f"{site.path}/./metrics"}:
            assert not client.get(f"https://127.0.0.1:{site.proxy.port}{path}").is_success, path


def test_what_is_too_large_is_refused(site: Site) -> None:
    with site.proxy.client() as client:
        assert client.get(f"{site.path}/api/games", headers={"x-a": "y" * 60_000}).status_code in (400, 431)
        body = {"name": "y" * 100_000}
        with suppress(httpx.RemoteProtocolError):  # the server hangs up while Caddy still sends: its answer may be cut
            assert client.post(f"{site.path}/api/guest", json=body).status_code in (413, 502)
        assert client.get(f"{site.path}/health").is_success


def test_a_request_that_does_not_end_is_cut_off(site: Site) -> None:
    with site.proxy.line() as line:
        line.sendall(f"GET {site.path}/api/games HTTP/1.1\r\nHost: {NAME}\r\nx-a: ".encode())
        while line.recv(1 << 16):
            pass  # it ends


def test_another_path_is_another_service(site: Site) -> None:
    if not site.path:
        return
    with site.proxy.client() as client:
        assert not client.get("/api/games").content.startswith(b'{"games"')
    with pytest.raises(InvalidStatus), site.proxy.socket("/api/tables/x/socket"):
        pass


_TABLE = {"game": "coins", "seats": ["me", "person"], "names": ["Ann"]}


def _create(client: httpx.Client, site: Site) -> dict[str, Any]:
    answer = client.post(f"{site.path}/api/tables", json=_TABLE, headers=ORIGIN)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made
