"""Playing through the page, as a person does: by what can be seen and clicked."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.patience import LIMIT

AXE = "axe-core/axe.min.js"
MOVE = "main .move:enabled"
END = "#ended"
IN_WORDS = """{
  const kept = JSON.parse(localStorage.getItem('cairn.settings') ?? '{}');
  localStorage.setItem('cairn.settings', JSON.stringify({ ...kept, inWords: true }));
}"""
"""Every table in sentences, whatever table of its own the game has."""
PATIENCE, LOOKING = int(LIMIT * 1000), 100
"""Milliseconds: how long something may take to become true, and how long to wait between two looks."""


def set_up(page: Page, game: str, bots: str = "random", players: int | None = None) -> None:
    """From the lobby to a table against bots: Set up, choose, Start."""
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name="Set up").click()
    if players is not None:
        page.get_by_role("radiogroup", name="Number of players").get_by_text(str(players), exact=True).click()
    for choice in page.locator(".setup ol select").all():
        choice.select_option(bots)
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")


def play_on(page: Page, rng: Random, moves: int | None = None) -> int:
    """Click moves at random until the game is over, or so many; how many were made."""
    made = 0
    while moves is None or made < moves:
        page.wait_for_selector(f"{MOVE}, {END}")
        if page.locator(END).count():
            break
        # one look at the page: between two the list may have become another
        clicked = page.evaluate(
            """([selector, chance]) => {
                const all = [...document.querySelectorAll(selector)];
                if (!all.length) return false;
                all[Math.floor(chance * all.length)].click();
                return true;
            }""",
            [MOVE, rng.random()],
        )
        made += bool(clicked)
        page.wait_for_function("() => !document.querySelector('main .move:disabled')")
    return made


def settle(page: Page) -> None:
    """Wait until the page has drawn what the last click led to, and waits for no answer."""
    page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def pass_time(page: Page, milliseconds: int) -> None:
    """Wait by the page's own timers: all that were to ring before then have rung, however slow the machine is."""
    page.evaluate("time => new Promise((rung) => setTimeout(rung, time))", milliseconds)


def faults(page: Page, web: Any) -> list[str]:
    """What axe-core finds, however slight, in a line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate((web / "node_modules" / AXE).read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]
    ]


def wait_until(page: Page, claim: Callable[[], bool]) -> None:
    """Let the page go on until the claim is true; fail if it never is."""
    for _ in range(PATIENCE // LOOKING):
        if claim():
            return
        page.wait_for_timeout(LOOKING)
    raise AssertionError("it never was")


def expect_turn(page: Page) -> None:
    """It is one's turn, and there is something to do."""
    expect(page.locator("section.bar.mine")).to_be_visible()
