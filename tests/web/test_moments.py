"""What is shown larger than a flight: a place is printed, a guardian wakes, a treasure is lifted, a wheel rolls."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from cairn.api import bot
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.positions import played
from tests.web.staging import Staged

DRAWN = {
    "print": (".stage-ink", ".stage-half", ".stage-roller"),
    "wake": (".stage-dark", ".stage-eyes"),
    "cut": (".stage-cut", ".stage-ghost"),
    "lift": (".stage-ghost",),
    "stride": (".stage-ghost",),
    "roll": (".stage-ghost",),
    "glint": (".stage-glint",),
    "shine": (".stage-rays",),
}
"""What each draws over the table."""
TABLES = [
    (("arnak", 3, 40, 2), (1440, 900), ("print", "wake", "cut", "lift", "stride", "shine")),
    (("arnak", 3, 50, 2), (390, 844), ("lift", "print", "wake")),
    (("lost-code", 3, 40, 1), (1440, 900), ("roll", "glint")),
    (("break-the-code", 2, 10, 2), (1440, 900), ("shine",)),
]
"""A game, its players, how many moves of it were made, and its seed: the moments come soon; a window; the moments."""
SOON = 40
"""Milliseconds of a motion: it has begun, and nothing has landed."""
LATER = 150
"""Milliseconds from one step of motions to the next."""

LAYER = """(name) => [...document.querySelectorAll(`.stage-layer > ${name}`)].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return { x, y, width, height };
})"""


class Moments:
    """A game, move by move, until each of some moments has come."""

    def __init__(self, stage: Staged, wanted: tuple[str, ...]) -> None:
        self.stage = stage
        self.wanted = set(wanted)
        self.bot = bot("steady", stage.position.seats[0].mirror.table["game"])
        self.rng = Random(3)

    def __iter__(self) -> Iterator[list[dict[str, Any]]]:
        """Stop at the beginning of a beat with moments that are still wanted: their motions, in order."""
        while self.wanted:
            assert self.stage.let_one_move(self.bot, self.rng), f"over without {self.wanted}"
            while self.stage.behind:
                waiting = [beat for beat, _ in self.stage.beats[-self.stage.behind :]]
                found = {each["how"]: each for each in waiting[0].get("motions", ()) if self._is_wanted(each)}
                self.wanted -= found.keys()
                if found:
                    yield sorted(found.values(), key=start_of)
                elif any(self._is_wanted(each) for beat in waiting for each in beat.get("motions", ())):
                    self._end_beat()
                else:
                    self.stage.page.keyboard.press("Space")

    def _is_wanted(self, motion: dict[str, Any]) -> bool:
        return motion.get("how") in self.wanted

    def _end_beat(self) -> None:
        behind = self.stage.behind
        while self.stage.behind == behind:
            self.stage.pass_time(100)


def start_of(motion: dict[str, Any]) -> int:
    """Milliseconds after which it begins."""
    return int(motion.get("after", 0)) * LATER


def drawn(page: Page, name: str) -> list[dict[str, float]]:
    """The boxes of what is drawn over the table."""
    return list(page.evaluate(LAYER, name))


@pytest.mark.parametrize(("table", "window", "moments"), TABLES)
def test_moments_are_drawn_and_leave_nothing(
    new_page: MakePage,
    server: Running,
    table: tuple[str, int, int, int],
    window: tuple[int, int],
    moments: tuple[str, ...],
) -> None:
    """Each draws what it is made of over the table, and a skip leaves the table as it is."""
    game, players, moves, seed = table
    position = played(server.url, game, players=players, moves=moves, seed=seed, turn_of=1)
    stage = Staged(new_page(*window, pace="calm"), position)
    for motions in Moments(stage, moments):
        spent = 0
        for motion in motions:
            stage.pass_time(start_of(motion) + SOON - spent)
            spent = start_of(motion) + SOON
            for name in DRAWN[motion["how"]]:
                boxes = drawn(stage.page, name)
                assert boxes, f"{motion['how']} draws no {name}"
                assert all(each["width"] > 0 and each["height"] > 0 for each in boxes), f"{motion['how']}: {name}"
        stage.page.keyboard.press("Space")
        assert stage.behind == 0
        assert not stage.leftovers(), motions
    position.close()


def test_less_motion_shows_moments_at_once(new_page: MakePage, server: Running) -> None:
    """The place is as it is now, with the ring around it; nothing is drawn over the table and nothing moves."""
    position = played(server.url, "arnak", players=3, moves=50, seed=2, turn_of=1)
    stage = Staged(new_page(pace="calm", motion="reduce"), position)
    for motions in Moments(stage, ("print", "wake")):
        stage.pass_time(SOON)
        assert not drawn(stage.page, ":not(.stage-ring)"), motions
        assert not stage.page.evaluate("moving.length"), motions
        assert drawn(stage.page, ".stage-ring"), motions
        stage.page.keyboard.press("Space")
    position.close()
