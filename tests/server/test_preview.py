"""Previews of links: the title of the game, a sentence, a picture that never changes, and nothing else of a table."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from cairn.server.http import page, preview
from cairn.server.storage import Unavailable
from tests.server.services import Running
from tests.server.test_guests import Browser

PAGE = b'<!doctype html><html data-base="/"><head><title>cairn</title><link href="/icon.svg"></head>'


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is built, whether or not it is."""
    monkeypatch.setattr(page, "_content", lambda path: PAGE if path == "index.html" else None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("previews") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def tags(url: str, path: str, lang: str = "en") -> dict[str, str]:
    answer = httpx.get(url + path, headers={"Accept-Language": lang})
    assert "Accept-Language" in answer.headers["vary"]
    return {
        key: unescape(value) for key, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    }


def test_a_link_to_a_table_is_shown_as_its_game(server: Running) -> None:
    with Browser(server.url) as ann:
        table = ann.come("Ann").table(game="break-the-code", seats=["me", "person"])
        for link in (table["link"], table["watch"], f"/table/{table['id']}"):
            found = tags(server.url, link.partition("#")[0])
            assert found["og:title"] == "Break the Code · cairn" and found["og:site_name"] == "cairn"
            assert found["og:image"].startswith("/preview-") and found["og:image"].endswith(".png")
        assert "stones" not in str(found)
        assert tags(server.url, "/rules/lost-code", "ru-RU,ru;q=0.9")["og:title"].startswith("Код змея")
        assert tags(server.url, f"/join/{table['id']}", "de,pl;q=0.5")["og:locale"] == "pl"


def test_a_preview_gives_nothing_away(server: Running) -> None:
    """Neither who plays nor how far it is: the same bytes for every table of a game, whatever happens there."""
    with Browser(server.url) as ann, Browser(server.url) as ben:
        one, other = (ann.come("Ann").table(names=["Annabel"]) for _ in range(2))
        before = httpx.get(f"{server.url}/join/{one['id']}").content
        ben.come("Ben").sit(one, "Benedict")
        ann.told("POST", f"/api/tables/{one['id']}/start")
        ann.move(one)
        assert httpx.get(f"{server.url}/join/{one['id']}").content == before
        assert httpx.get(f"{server.url}/watch/{other['id']}").content == before
        for secret in ("Annabel", "Benedict", one["id"], one["code"], one["secret"], one["link"].partition("#")[2]):
            assert secret.encode() not in before


@pytest.mark.parametrize(
    "path", ["/", "/mine", "/join/nothing", "/join/AAAAAAAAAAAAAAAA", "/table/%3Cscript%3E", "/rules"]
)
def test_what_is_no_table_is_shown_as_cairn(server: Running, path: str) -> None:
    found = tags(server.url, path)
    assert found["og:title"] == "cairn" and found["og:image"] == "/preview-cairn.png"


def test_a_page_about_a_game_is_shown_as_that_game(server: Running) -> None:
    assert tags(server.url, "/rules/arnak")["og:title"] == "Lost Ruins of Arnak · cairn"
    assert tags(server.url, "/learn/think-str8")["og:title"] == "Think Str8! · cairn"
    assert tags(server.url, "/rules/coins")["og:image"] == "/preview-cairn.png", "a game without a picture"


def test_the_page_is_served_when_no_table_can_be_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with Browser(server.url) as ann:
        table = ann.come("Ann").table()

    async def fail(*_: object) -> str:
        raise Unavailable("the disk is gone")

    monkeypatch.setattr("cairn.server.storage.store.Store.game_of", fail)
    assert tags(server.url, f"/join/{table['id']}")["og:title"] == "cairn"


def test_the_address_of_the_picture_is_the_public_one(tmp_path: Path) -> None:
    """Anyone who makes a preview reads the address alone, from outside; under a path, too."""
    running = Running(str(tmp_path / "tables.sqlite"), public_url="https://example.org/cairn/")
    running.start()
    found = tags(f"{running.url}/cairn", "/rules/arnak")
    running.stop()
    assert re.fullmatch(r"https://example\.org/cairn/preview-\w+\.png", found["og:image"])


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [("", "en"), ("*", "en"), ("de", "en"), ("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("fr, RU;q=0.2", "ru"), ("en-GB", "en")],
)
def test_the_language_is_the_first_that_there_is(accepted: str, lang: str) -> None:
    assert preview.preferred_language(accepted) == lang
