"""Film strips: a frame for each beat, while its pieces are in the air, at the calm pace and at a clock that is driven.

`make screenshots ARGS='--only film'` takes them all. Each frame has its second and its caption.
"""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.server.services import Running
from tests.web.fitting import PHONE
from tests.web.positions import Position, played
from tests.web.shot import new_page
from tests.web.staging import Staged

LOOK = 40
"""Milliseconds between two looks at the play-head."""
IN_THE_AIR = 120
"""Milliseconds after a beat has begun: a flight takes from 160 to 520."""
AGAIN = 720
"""Milliseconds from one picture of a beat to the next."""
MOST_FRAMES = 24
"""Frames on one sheet; a longer film has several."""
WIDTH = 1960
"""Of a sheet, in pixels."""
MOST_SECONDS = 600

STYLE = """
  body { margin: 0; padding: 12px; background: #e9decb; font: 15px sans-serif; color: #222 }
  h1 { font-size: 22px; margin: 0 0 8px }
  main { display: grid; gap: 10px }
  figure { margin: 0 }
  img { width: 100%; display: block }
  b { background: #222; color: #fff; border-radius: 9px; padding: 1px 8px; margin-right: 6px }
"""


class Frame(NamedTuple):
    """What is seen at one moment."""

    second: float
    caption: str
    picture: bytes


class Film(NamedTuple):
    """What plays at a table, from a position on."""

    name: str
    game: str
    players: int
    moves: int
    """So many moves of all seats are made before it begins."""
    until: str | None = None
    """It ends with the turn of seat 0 after an event of this kind; None: with the game."""
    options: dict[str, Any] | None = None
    size: str = "1440x900"
    theme: str = "light"
    lang: str = "en"

    def take(self, browser: Browser, server: Running) -> Iterator[bytes]:
        """Play it, and return its sheets."""
        position = played(
            server.url, self.game, players=self.players, options=self.options, moves=self.moves, turn_of=0
        )
        page = new_page(browser, server, self.size, self.theme, self.lang, moves=True, pace="calm")
        stage = Staged(page, position)
        stage.wait_for_pictures()
        frames: list[Frame] = []
        spent, begin = 0, len(position.seats[0].sight.history)
        while not self._is_over(position, begin):
            stage.let_all_move(1)
            stage.wait_until_told()
            spent = _film(stage, frames, spent)
        position.close()
        page.context.close()
        for start in range(0, len(frames), MOST_FRAMES):
            title = f"{self.name}: {self.game}, {self.players} seats, calm, {spent / 1000:.1f} s in all"
            yield _sheet(browser, title, frames[start : start + MOST_FRAMES], self.size)

    def _is_over(self, position: Position, begin: int) -> bool:
        seat = position.seats[0]
        kinds = {event.__struct_config__.tag for event in seat.sight.history[begin:]}
        return seat.status != "playing" or (seat.may_move and self.until in kinds)


def _film(stage: Staged, frames: list[Frame], spent: int) -> int:
    """Play what has come, and take pictures of each beat; how many milliseconds of the film are over then."""
    behind, shown = 0, 0
    while stage.behind:
        if stage.behind != behind:
            behind, shown = stage.behind, 0
        stage.pass_time(LOOK)
        spent, shown = spent + LOOK, shown + LOOK
        if stage.behind == behind and (shown - IN_THE_AIR) % AGAIN == 0:
            frames.append(_frame(stage, spent))
        assert spent < MOST_SECONDS * 1000, "it never ends"
    frames.append(_frame(stage, spent))
    return spent


def _frame(stage: Staged, spent: int) -> Frame:
    caption = stage.page.locator("[data-caption]").inner_text()
    return Frame(spent / 1000, " ".join(caption.split()), stage.page.screenshot(type="jpeg", quality=85))


def _sheet(browser: Browser, title: str, frames: list[Frame], size: str) -> bytes:
    """Frames beside each other: four wide ones in a row, or eight of a phone."""
    is_wide = int(size.split("x")[0]) > PHONE
    page = browser.new_page(viewport={"width": WIDTH, "height": 600})
    figures = [
        f"<figure><img src='data:image/jpeg;base64,{b64encode(each.picture).decode()}'>"
        f"<figcaption><b>{each.second:.1f} s</b>{escape(each.caption)}</figcaption></figure>"
        for each in frames
    ]
    grid = f"grid-template-columns: repeat({4 if is_wide else 8}, 1fr)"
    page.set_content(f"<style>{STYLE}</style><h1>{escape(title)}</h1><main style='{grid}'>{''.join(figures)}</main>")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


FILMS = [
    Film("film-lost-code", "lost-code", 4, 24, "began"),
    Film("film-lost-code-end", "lost-code", 4, 56, options={"expansions": ["shortcut", "curse"]}),
    Film("film-think-str8", "think-str8", 4, 24, "began"),
    Film("film-break-the-code", "break-the-code", 4, 6, "asked"),
    Film("film-arnak", "arnak", 2, 0, "round-began"),
    Film("film-arnak-round", "arnak", 4, 74, "round-began"),
    Film("film-arnak-end", "arnak", 2, 228),
    Film("film-phone", "arnak", 3, 60, "turn-ended", size="390x844", theme="dark", lang="pl"),
]
"""Whole rounds, the end of a round of four at Arnak, and ends at which points are counted."""
