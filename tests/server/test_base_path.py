"""A server under a path: everything it serves and every link it gives is there, and nothing beside it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cairn.client import Table
from cairn.server.ops.address import find_address
from cairn.server.settings import Settings, read_settings
from tests.server.positions import find_game
from tests.server.services import Running

PUBLIC = "https://example.org/games/cairn"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    served = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"), public_url=PUBLIC)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as asking:
        yield asking


def create(client: httpx.Client) -> httpx.Response:
    asked = {"game": "coins", "seats": ["me", "person"], "names": ["Ann"]}
    return client.post("/games/cairn/api/tables", json=asked)


def test_everything_is_under_the_path(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/docs", "/openapi.json", "/worker.js", "/health", "/table/some"):
        assert client.get(f"/games/cairn{path}").status_code == 200, path
    for path in ("/api/games", "/worker.js", "/table/some", "/games/", "/games/cairns/", "/games/cairnapi/games"):
        assert client.get(path).status_code == 404, path


def test_the_root_leads_there_and_answers_health_checks(client: httpx.Client) -> None:
    for path in ("/", "/games/cairn"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["location"]) == (307, "/games/cairn/")
    for path in ("/health", "/ready", "/metrics"):
        assert client.get(path).status_code == 200


def test_links_lead_there(client: httpx.Client) -> None:
    made = create(client).json()
    assert made["link"].startswith(f"{PUBLIC}/join/") and made["watch"].startswith(f"{PUBLIC}/watch/")
    guest = client.post("/games/cairn/api/guest", json={"name": "Ann"}).json()
    linked = client.post("/games/cairn/api/guest/link", json={}, headers={"Cairn-Guest": guest["secret"]}).json()
    assert linked["link"].startswith(f"{PUBLIC}/device#")


def test_cookies_are_sent_there_only(client: httpx.Client) -> None:
    """Another service on the same host must not get them."""
    made = create(client)
    assert f"Path=/games/cairn/api/tables/{made.json()['id']};" in made.headers["set-cookie"] + ";"
    guest = client.post("/games/cairn/api/guest", json={"name": "Ann"})
    assert "Path=/games/cairn/api;" in guest.headers["set-cookie"] + ";"


def test_the_page_and_the_description_of_the_api_know_the_path(client: httpx.Client) -> None:
    for path in ("/", "/table/some"):
        page = client.get(f"/games/cairn{path}").text
        assert 'data-base="/games/cairn/"' in page and 'href="/games/cairn/manifest.webmanifest"' in page
        assert 'src="/games/cairn/assets/' in page and '="/assets' not in page
    assert client.get("/games/cairn/openapi.json").json()["servers"] == [{"url": "/games/cairn"}]


def test_a_program_plays_there(server: Running) -> None:
    host = Table.create(f"{server.url}/games/cairn/", game="coins", seats=["me", "person"], find_game=find_game)
    assert host.link is not None
    link = host.link.replace("https://example.org", server.url)
    with host, Table.join(link, name="Ben", find_game=find_game) as guest:
        assert guest.place.url == f"{server.url}/games/cairn"
    with pytest.raises(InvalidStatus):
        connect(f"ws{server.url.removeprefix('http')}/api/tables/{host.place.id}/socket")


@pytest.mark.parametrize("given", [PUBLIC, f"{PUBLIC}/"])
def test_the_operator_is_told_the_address_with_its_path(given: str) -> None:
    flags: dict[str, Any] = {"public_url": given, "database": str(Path("x"))}
    found = find_address(read_settings(flags, {}), "127.0.0.1", 8420)
    assert found.url == "http://127.0.0.1:8420/games/cairn" and PUBLIC in found.text
    assert found.settings.public_url == PUBLIC and found.settings.base_path == "/games/cairn"
    assert Settings(public_url="https://example.org/").base_path == ""
