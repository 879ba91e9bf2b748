"""Pieces fly from where they were to where they are, whatever the size of text and window: measured in a browser."""

from typing import Any, NamedTuple

import pytest

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import choose
from tests.web.positions import played
from tests.web.staging import STEP, Staged

NEAR = 1
"""Pixels of the window."""
WATCHED = """(() => {
  const animate = Element.prototype.animate;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  /** The middles of everything that has a name, and of the tabs of a phone. */
  window.places = () => [...document.querySelectorAll('[data-ref], [data-goes]')]
    .filter((each) => each.getClientRects().length)
    .map((each) => [each.dataset.ref ?? 'tab', ...middle(each.getBoundingClientRect())]);
  window.flights = [];
  // what flies is made before the table is drawn anew: then it starts where its places are
  const made = new WeakMap();
  const append = Element.prototype.append;
  let now = null;
  Element.prototype.append = function (...all) {
    append.apply(this, all);
    if (all[0]?.className !== 'stage-ghost') return;
    if (!now) queueMicrotask(() => (now = null));
    made.set(all[0], (now ??= places()));
  };
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    if (this.className !== 'stage-ghost') return animation;
    const [frames, { delay, duration }] = all;
    const at = (time) => {
      animation.currentTime = time;
      return middle(this.getBoundingClientRect());
    };
    const end = at(delay + duration);
    flights.push({
      start: frames[0].opacity === 0 ? null : at(delay),
      end: frames.at(-1).opacity === 0 ? null : end,
      left: made.get(this),
      reached: places(),
    });
    animation.currentTime = 0;
    return animation;
  };
})()"""
"""Each flight is measured at its start and at its end, unless it comes from nowhere or goes nowhere."""


class View(NamedTuple):
    """How a table is looked at."""

    game: str
    moves: int
    text: int = 100
    width: int = 1440
    height: int = 900
    more: int = 12
    """So many moves are made while it is looked at, and others until it is one's own turn."""


VIEWS = [
    View("arnak", 60),
    View("lost-code", 28, 115),
    View("break-the-code", 6, 130, more=0),  # an own decision would be a jump between two looks
    View("arnak", 60, 130),
    View("arnak", 60, 100, 390, 844),
    View("lost-code", 28, 130, 390, 844),
]


@pytest.mark.parametrize("view", VIEWS, ids=lambda each: f"{each.game}-{each.width}-{each.text}")
def test_what_flies_starts_and_ends_in_the_middle_of_its_places(
    server: Running, new_page: MakePage, view: View
) -> None:
    """Within a pixel of the window: of pieces and places that its beats name, or of the tab in which they are."""
    position = played(server.url, view.game, players=3, moves=view.moves, turn_of=1)
    page = new_page(view.width, view.height, pace="calm")
    page.add_init_script(WATCHED)
    stage = Staged(page, position)
    choose(page, size=view.text)
    stage.let_all_move(view.more)
    stage.wait_for_beats()
    stage.wait_until_told()
    motions = [motion for beat, _ in stage.beats for motion in beat.get("motions", ())]
    named = {"tab"}.union(*map(_names, motions))
    measured = 0
    while stage.behind:
        stage.pass_time(STEP)
        for flight in page.evaluate("flights.splice(0)"):
            for end, look in ((flight["start"], flight["left"]), (flight["end"], flight["reached"])):
                places = [place for place in look if place[0] in named]
                assert end is None or any(_is_near(end, place) for _, *place in places), flight
                measured += end is not None
    position.close()
    assert measured > 5


def _names(motion: dict[str, Any]) -> set[str]:
    """What a motion names, with everything that it belongs to."""
    refs = [motion[end] for end in ("from", "to", "piece") if motion.get(end)]
    return {"/".join(ref.split("/")[:count]) for ref in refs for count in range(1, ref.count("/") + 2)}


def _is_near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))
