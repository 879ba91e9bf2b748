"""What happens is shown one thing after the other, in a real browser whose clock the tests drive."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.api import bot
from tests.server.services import Running
from tests.server.turns import next_to_move
from tests.web.conftest import MakePage
from tests.web.playing import wait_until
from tests.web.positions import Position, played

STEP = 100
"""Milliseconds between two looks."""
LONGEST = 40_000

WATCH = """() => {
  window.captions = [];
  const look = () => {
    if (document.querySelector('[data-stage]')?.dataset.behind === '0') return;
    const text = document.querySelector('[data-caption]')?.innerText.trim();
    if (text && text !== window.captions.at(-1)) window.captions.push(text);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Writes down every caption that is shown."""

TABLE = """() => {
  const copy = document.querySelector('main').cloneNode(true);
  for (const each of copy.querySelectorAll('[data-live]')) each.remove();
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, '');
}"""
"""The table itself, without what says how far it is shown."""


@pytest.fixture(params=["lost-code", "break-the-code", "arnak"])
def position(request: pytest.FixtureRequest, server: Running) -> Iterator[Position]:
    """A table at which it is somebody else's turn."""
    found = played(server.url, request.param, players=3, moves=30, turn_of=1)
    yield found
    found.close()


def open_table(make: MakePage, position: Position, **more: Any) -> Page:
    """The table as seat 0 sees it, at a clock that stands still."""
    page = make(pace="calm", **more)
    page.clock.install()
    position.open(page)
    expect(page.locator("[data-stage]")).to_have_attribute("data-behind", "0")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate(WATCH)
    return page


def let_others_move(position: Position, most: int = 6) -> int:
    """Let the others play until it is the turn of seat 0; how many events there are then."""
    rng, player = Random(3), bot("steady", position.seats[0].mirror.table["game"])
    for _ in range(most):
        mover = next_to_move(*position.seats)
        if mover is None or mover is position.seats[0]:
            break
        mover.play(player.choose(mover.sight, mover.moves, rng))
    return len(position.seats[0].sight.history)


def behind(page: Page) -> int:
    return int(page.locator("[data-stage]").get_attribute("data-behind") or 0)


def play_to_the_end(page: Page) -> None:
    for _ in range(LONGEST // STEP):
        if behind(page) == 0:
            return
        page.clock.run_for(STEP)
    raise AssertionError(f"{behind(page)} beats are still to play")


def wait_for_beats(page: Page) -> None:
    wait_until(page, lambda: behind(page) > 0)


def test_captions_come_in_the_order_of_events(new_page: MakePage, position: Position) -> None:
    """Every caption is a sentence of the log, and they come in its order."""
    page = open_table(new_page, position)
    let_others_move(position)
    wait_for_beats(page)
    play_to_the_end(page)
    captions = page.evaluate("window.captions")
    assert captions
    page.keyboard.press("l")
    log = " ".join(page.locator("dialog").inner_text().split())
    places = [log.rfind(" ".join(caption.split())) for caption in captions]
    known = [place for place in places if place >= 0]  # an own answer is said otherwise than in the log
    assert known == sorted(known) and known, list(zip(captions, places, strict=True))


@pytest.mark.parametrize("time", [0, 700, 2300])
def test_skipping_leaves_the_same_table_as_instant(new_page: MakePage, position: Position, time: int) -> None:
    page, instant = open_table(new_page, position), new_page()
    position.open(instant)
    let_others_move(position)
    wait_for_beats(page)
    page.clock.run_for(time)
    if behind(page):
        page.keyboard.press("Space")
    assert behind(page) == 0
    expect(page.locator(".stage-layer")).to_be_empty()
    page.clock.resume()
    wait_until(page, lambda: page.evaluate(TABLE) == instant.evaluate(TABLE))


def test_the_own_prompt_can_be_used_while_something_plays(new_page: MakePage, position: Position) -> None:
    """The question is there at once; a click on the table only goes to now."""
    page = open_table(new_page, position)
    let_others_move(position, most=300)
    wait_for_beats(page)
    page.locator("section.bar .pill").wait_for()
    assert behind(page) > 0
    page.locator("main").click(position={"x": 5, "y": 5})
    assert behind(page) == 0
    expect(page.locator("section.bar.mine")).to_be_visible()


def test_what_happened_is_shown_again(new_page: MakePage, position: Position) -> None:
    page = open_table(new_page, position)
    let_others_move(position)
    wait_for_beats(page)
    play_to_the_end(page)
    first = page.evaluate("window.captions")
    page.evaluate("window.captions = []")
    page.keyboard.press("r")
    assert behind(page) > 0
    play_to_the_end(page)
    assert page.evaluate("window.captions") == first


@pytest.mark.parametrize(("width", "height", "size"), [(1440, 900, 130), (390, 844, 100)])
def test_pieces_fly_from_where_they_lay_to_where_they_lie(
    new_page: MakePage, position: Position, width: int, height: int, size: int
) -> None:
    """Whatever the text size and the window: a copy ends in the middle of the element that it goes to."""
    page = open_table(new_page, position, width=width, height=height)
    page.evaluate(
        "size => { document.documentElement.style.zoom = size / 100;"
        " document.documentElement.style.setProperty('--zoom', size / 100) }",
        size,
    )
    drawn = page.evaluate(
        """() => {
          const layer = document.querySelector('.stage-layer'), box = document.createElement('div');
          box.style.cssText = 'position:absolute;left:0;top:0;width:40px;height:40px;transform:translate(200px,300px)';
          layer.append(box);
          const { x, y, width } = box.getBoundingClientRect();
          box.remove();
          return [x, y, width].map(Math.round);
        }"""
    )
    assert drawn == [200, 300, 40]
