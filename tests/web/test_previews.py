"""The pictures outside the page, of links and icons: small, of the right size, and those of the drawings of today."""

import json
import re

import httpx
import numpy as np
import pytest

from cairn.games import all_rooms
from cairn.server.http.preview import NO_GAME, SIZE
from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.previews import BOXES, ICONS, PUBLIC, draw, read_png

MOST_BYTES = 48_000
NEAR = 2.0
"""Of 255: what another version of the browser may draw otherwise, on average."""


def test_every_game_has_a_picture_of_its_own() -> None:
    assert set(BOXES) == {*all_rooms(), NO_GAME}
    found = {name: (PUBLIC / f"preview-{name}.png").read_bytes() for name in BOXES}
    assert len(set(found.values())) == len(found)
    for content in found.values():
        assert len(content) <= MOST_BYTES
        assert read_png(content).shape == (SIZE[1], SIZE[0], 3)


@pytest.mark.parametrize("game", sorted(BOXES.keys() - {NO_GAME}))
def test_a_link_leads_to_the_picture_of_its_game(server: Running, game: str) -> None:
    body = {"game": game, "seats": ["me", "person"], "names": ["Ann"]}
    table = httpx.post(f"{server.url}/api/tables", json=body).json()
    page = httpx.get(f"{server.url}{table['link'].partition('#')[0]}").text
    (address,) = re.findall(r'<meta property="og:image" content="([^"]+)">', page)
    assert address == f"/preview-{game}.png"
    answer = httpx.get(server.url + address)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content == (PUBLIC / f"preview-{game}.png").read_bytes()


def test_the_installed_page_has_its_icons() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    told = {each["src"]: each for each in manifest["icons"]}
    for size in ICONS:
        icon = told[f"icon-{size}.png"]
        assert icon["sizes"] == f"{size}x{size}" and "maskable" in icon["purpose"]
        pixels = read_png((PUBLIC / icon["src"]).read_bytes())
        assert pixels.shape == (size, size, 3)
        middle = pixels[size // 2 - 2 : size // 2 + 2, size // 2 - 2 : size // 2 + 2]
        assert not (middle == pixels[0, 0]).all(), "something is drawn on the ground"
    assert "icon.svg" in told


def test_they_are_drawn_from_the_drawings_of_today() -> None:
    for name, content in draw().items():
        kept, drawn = (read_png(each).astype(int) for each in ((PUBLIC / name).read_bytes(), content))
        assert np.abs(kept - drawn).mean() <= NEAR, f"{name} is not what the drawings are: make previews"
