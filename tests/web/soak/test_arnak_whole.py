"""Whole games of Arnak through the page, for the long run: every number of players, both sides, a phone by touch."""

from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import END, faults, settle
from tests.web.test_arnak import ANSWERS, MOST_CLICKS, PIECES, asked, play, set_up

VISIBLE = """selector => [...document.querySelectorAll(selector)].flatMap((each, at) => {
    const box = each.getBoundingClientRect();
    return !each.disabled && each.offsetParent && box.width ? [at] : [];
})"""
QUICK = 2_000
"""Milliseconds for a tap: between two looks the page may have become another, and then it is looked at again."""


@pytest.mark.parametrize(
    ("players", "side"), [(1, "Bird"), (2, "Bird"), (2, "Snake"), (3, "Bird"), (3, "Snake"), (4, "Snake")]
)
def test_a_whole_game_by_pointer(page: Page, players: int, side: str) -> None:
    """Whatever is green, to the end; no error is said, and axe finds nothing serious."""
    set_up(page, players, side)
    steps = play(page, Random(players))
    assert steps[-1] == "over", f"no end after {len(steps)} clicks: {steps[-20:]}"
    expect(page.locator(END)).to_be_visible()
    assert not faults(page, WEB)


def tap(page: Page, rng: Random, selector: str) -> bool:
    """One of what is in sight, with a finger; false where there is none."""
    places: list[int] = page.evaluate(VISIBLE, selector)
    if not places:
        return False
    try:
        page.locator(selector).nth(rng.choice(places)).tap(timeout=QUICK)
    except NotInTime:
        return False
    return True


def touch(page: Page, rng: Random) -> str:
    """One decision at a phone: a place where moves wait, a piece there, the sheet that comes up."""
    now = asked(page)
    if page.locator("dialog[open]").count():  # what was green a moment ago has shown its detail instead
        tap(page, rng, "dialog[open] button.close, dialog[open] header button")
    match now:
        case "paying":
            if not tap(page, rng, ".paying .go:enabled") and not tap(page, rng, "[data-source][data-open]"):
                tap(page, rng, ".paying [data-offer]")
        case "keeping":
            tap(page, rng, ".keeping .card" if rng.random() < 0.5 else "[data-offer=keep]")
        case "asked":
            tap(page, rng, ANSWERS)
        case "turn":
            end = rng.random() < 0.7 and tap(page, rng, "[data-offer=end-turn]:enabled")
            tap(page, rng, "nav[aria-label='Parts of the table'] button:has(i)")
            if not end and not tap(page, rng, PIECES) and not tap(page, rng, "[data-offer=end-turn]:enabled"):
                tap(page, rng, "[data-offer=pass]")
        case _:
            pass
    settle(page)
    return now


@pytest.mark.parametrize(("players", "side"), [(2, "Bird"), (1, "Snake")])
def test_a_whole_game_at_a_phone(new_page: MakePage, players: int, side: str) -> None:
    """By touch alone, at the width of a phone; nothing is ever wider than it."""
    page = new_page(width=390, height=844)
    set_up(page, players, side)
    rng = Random(7)
    steps = [touch(page, rng)]
    while steps[-1] != "over" and len(steps) < MOST_CLICKS:
        steps.append(touch(page, rng))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert steps[-1] == "over", f"no end after {len(steps)} taps: {steps[-20:]}"
    assert not faults(page, WEB)
