"""The pictures of README, small: `make screenshots ARGS='--only readme'` writes them into docs/pictures."""

from base64 import b64decode, b64encode
from collections.abc import Iterator
from html import escape
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from cairn.api import bot
from tests.server.services import Running
from tests.web.fitting import pictures_come
from tests.web.playing import settle
from tests.web.positions import played
from tests.web.shot import new_page
from tests.web.staging import Staged

FOLDER = Path("docs") / "pictures"
SIZE = "1440x900"
QUALITY = 0.6
TURN = {"lift": (430,), "print": (150, 330), "wake": (180, 310, 640)}
"""After so many milliseconds of a moment a frame is taken."""

TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""

STYLE = """
  body { margin: 0; padding: 14px; background: #f3ead9; color: #1f1b16; font: 17px/1.3 "Alegreya Sans", sans-serif }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
  figure { margin: 0 }
  img { width: 100%; display: block; border-radius: 8px }
  figcaption { padding-top: 4px }
"""


class Table(NamedTuple):
    """A table in the middle of a game."""

    game: str
    moves: int
    theme: str
    players: int = 4
    options: dict[str, Any] | None = None
    by: str = "steady"


TABLES = {
    "lost-code": Table("lost-code", 40, "light", options={"expansions": ["shortcut", "curse"]}),
    "break-the-code": Table("break-the-code", 10, "dark", players=3),
    "arnak": Table("arnak", 300, "light", options={"side": "bird"}),
}


def take(browser: Browser, server: Running, only: str) -> Iterator[str]:
    """Write those whose name has this in it, and say which."""
    for name, table in TABLES.items():
        if only in f"readme-{name}":
            _keep(browser, name, _table(browser, server, table))
            yield name
    if only in "readme-arnak-turn":
        _keep(browser, "arnak-turn", _turn(browser, server))
        yield "arnak-turn"


def _table(browser: Browser, server: Running, table: Table) -> bytes:
    page = new_page(browser, server, SIZE, table.theme, "en")
    game, moves, _, players, options, by = table
    position = played(
        server.url, game, players=players, moves=moves, options=options or {}, turn_of=0, help="odds", by=by
    )
    position.open(page)
    page.locator(".thinking").wait_for(state="detached")
    pictures_come(page)
    settle(page)
    picture = page.screenshot()
    position.close()
    page.context.close()
    return picture


def _turn(browser: Browser, server: Running) -> bytes:
    """A place is discovered and its guardian wakes, frame by frame."""
    position = played(server.url, "arnak", players=3, moves=50, seed=2, turn_of=1)
    page = new_page(browser, server, SIZE, "light", "en", moves=True, pace="calm")
    stage = Staged(page, position)
    stage.wait_for_pictures()
    frames: list[tuple[bytes, str]] = []
    player, rng, waiting = bot("steady", position.seats[0].mirror.table["game"]), Random(3), dict(TURN)
    while waiting and stage.let_one_move(player, rng):
        while stage.behind:
            behind, spent = stage.behind, 0
            beat, _ = stage.beats[-behind]
            hows = waiting.keys() & {each.get("how") for each in beat.get("motions", ())}
            for at in waiting.pop(hows.pop()) if hows else ():
                stage.pass_time(at - spent)
                spent = at
                caption = " ".join(page.locator("[data-caption]").inner_text().split())
                frames.append((page.screenshot(clip={"x": 440, "y": 229, "width": 614, "height": 340}), caption))
            while stage.behind == behind:
                stage.pass_time(100)
    position.close()
    page.context.close()
    return _strip(browser, frames)


def _strip(browser: Browser, frames: list[tuple[bytes, str]]) -> bytes:
    page = browser.new_page(viewport={"width": 1440, "height": 400})
    figures = [
        f"<figure><img src='data:image/png;base64,{b64encode(picture).decode()}'>"
        f"<figcaption>{escape(caption)}</figcaption></figure>"
        for picture, caption in frames
    ]
    page.set_content(f"<style>{STYLE}</style><main>{''.join(figures)}</main>")
    strip = page.screenshot(full_page=True)
    page.close()
    return strip


def _keep(browser: Browser, name: str, picture: bytes) -> None:
    page = browser.new_page()
    webp = page.evaluate(TO_WEBP, [b64encode(picture).decode(), QUALITY])
    page.close()
    (FOLDER / f"{name}.webp").write_bytes(b64decode(webp))
