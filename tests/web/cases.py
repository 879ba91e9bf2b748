"""Tables to be measured and looked at: every game, with what can be opened over or beside it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.server.services import Running
from tests.web.positions import Position, played

Open = Callable[[Page], None]
"""Opens something over or beside the table: a payment, a hint, a proof."""


class Case(NamedTuple):
    """A table to be measured."""

    game: str
    players: int
    moves: int
    opens: tuple[str, ...] = ()
    options: dict[str, Any] | None = None
    is_in_words: bool = False

    def play(self, server: Running) -> Position:
        """The table at a turn of seat 0."""
        return played(
            server.url,
            self.game,
            players=self.players,
            moves=self.moves,
            options=self.options or {},
            turn_of=0,
            help="odds",
        )


def _hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".ladder .lines li").first.wait_for()


def _pay(page: Page) -> None:
    page.locator(".ring.can").first.click()
    page.locator(".paying, .turn-panel").first.wait_for()


def _guess(page: Page) -> None:
    if not page.locator(".tray").count():  # on a phone, its place has opened it
        page.locator("[data-offer=guess]").first.click()
    page.locator(".tray").first.wait_for()


def _bet(page: Page) -> None:
    page.locator("[data-offer^='bet/']").first.click()


def _prove(page: Page) -> None:
    page.locator(".cell.nil, .cell.out").first.focus()
    page.keyboard.press("w")
    page.locator(".ladder .lines li").first.wait_for()


OPENS: dict[str, Open] = {"hint": _hint, "pay": _pay, "guess": _guess, "bet": _bet, "proof": _prove}

PLACES = {"hint": "help", "proof": "help", "bet": "bet"}
"""In the code games: where a phone shows what was opened."""


def go_to(page: Page, state: str) -> bool:
    """Go to what was opened, if this is a phone and it has a place of its own there; whether it is so.

    One look at the page finds the tab and presses it: between two it may be gone.
    """
    goes: bool = page.evaluate(
        """(place) => {
            const tab = document.querySelector(`main nav [data-goes="${place}"]`);
            tab?.click();
            return tab !== null;
        }""",
        PLACES.get(state, ""),
    )
    return goes


CASES = {
    "arnak 4": Case("arnak", 4, 100, ("pay",)),
    "arnak 3": Case("arnak", 3, 200, options={"side": "snake"}),
    "arnak 2": Case("arnak", 2, 72, ("hint",)),
    "arnak 1": Case("arnak", 1, 60, options={"side": "snake"}),
    "break-the-code 4": Case("break-the-code", 4, 9, options={"rules": "tagiron"}),
    "break-the-code 3": Case("break-the-code", 3, 6, ("hint", "guess")),
    "break-the-code 2": Case("break-the-code", 2, 6, ("guess",)),
    "lost-code 4": Case("lost-code", 4, 26, ("proof", "hint", "bet"), {"expansions": ["shortcut", "curse"]}),
    "lost-code final": Case("lost-code", 4, 54),
    "think-str8 4": Case("think-str8", 4, 16, ("hint",)),
    "in words": Case("arnak", 3, 60, is_in_words=True),
}
