"""Pictures of the page for people to look at: `make screenshots` (build/screenshots), `--only lobby` for some.

Each picture is a name, what leads to it, and in which sizes, themes and languages it is taken. A game adds its own to
`PICTURES`.
"""

import argparse
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.server.house import Running
from tests.web.browsing import browsing
from tests.web.positions import played
from tests.web.shot import SETTLED, house, new_page

FOLDER = Path("build") / "screenshots"
SIZES = ("1440x900", "1024x768", "390x844")
THEMES = ("light", "dark")
LANGUAGES = ("en", "pl", "ru")

Lead = Callable[[Page, Running], None]


class Picture(NamedTuple):
    """Something to look at."""

    name: str
    lead: Lead
    sizes: tuple[str, ...] = SIZES
    themes: tuple[str, ...] = THEMES
    languages: tuple[str, ...] = LANGUAGES


def _lobby(page: Page, server: Running) -> None:
    page.goto("/")
    page.get_by_role("article").nth(3).wait_for()
    page.wait_for_load_state("networkidle")


def _set_up(page: Page, server: Running) -> None:
    _lobby(page, server)
    page.locator("article button[aria-expanded]").first.click()


def _waiting(page: Page, server: Running) -> None:
    _set_up(page, server)
    page.locator(".begin button").nth(1).click()
    page.locator("output").wait_for()


def _settings(page: Page, server: Running) -> None:
    _lobby(page, server)
    page.locator("header .tools > button.tool").first.click()


def _rules(page: Page, server: Running) -> None:
    page.goto("/rules/lost-code#LC-3.4")
    page.locator("#LC-3\\.4").wait_for()


def _words(page: Page, server: Running) -> None:
    position = played(server.url, "arnak", players=3, moves=60, turn_of=0)
    page.add_init_script(
        "{const s = JSON.parse(localStorage['cairn.settings']); s.inWords = true;"
        "localStorage['cairn.settings'] = JSON.stringify(s)}"
    )
    position.open(page)
    page.locator(".move").first.wait_for()
    position.close()


def _review(page: Page, server: Running) -> None:
    position = played(server.url, "lost-code", moves=500)
    position.know(page)
    page.goto(f"/review/{position.id}")
    page.locator("#choices").wait_for()
    page.keyboard.press("Shift+ArrowRight")
    position.close()


def _first_game(page: Page, server: Running) -> None:
    page.goto("/learn/lost-code")
    page.locator("#guide-says").wait_for()


def _daily(page: Page, server: Running) -> None:
    page.goto("/daily/break-the-code")
    page.locator(".choices button").first.wait_for()


def _solver(page: Page, server: Running) -> None:
    page.goto("/solve/lost-code")
    page.locator("input[type=file]").set_input_files(Path("docs") / "positions" / "lost-code.json")
    page.locator(".values li").first.wait_for()


PICTURES: list[Picture] = [
    Picture("lobby", _lobby),
    Picture("set-up", _set_up),
    Picture("waiting-room", _waiting),
    Picture("settings", _settings, ("1440x900", "390x844")),
    Picture("rules", _rules, ("1440x900", "390x844"), ("light",)),
    Picture("review", _review),
    Picture("first-game", _first_game, ("1440x900", "390x844"), ("light",)),
    Picture("daily", _daily, ("1440x900", "390x844"), ("light",)),
    Picture("solver", _solver, ("1440x900", "390x844")),
    Picture("in-words", _words, ("1440x900", "390x844")),
]


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="Those whose name has this in it.")
    parser.add_argument("--to", type=Path, default=FOLDER)
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with house() as server, browsing() as browser:
        for picture in PICTURES:
            for size, theme, lang in product(picture.sizes, picture.themes, picture.languages):
                name = f"{picture.name}-{size}-{theme}-{lang}"
                if asked.only not in name:
                    continue
                page = new_page(browser, server, size, theme, lang)
                picture.lead(page, server)
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=asked.to / f"{name}.png")
                page.context.close()
                print(name)


if __name__ == "__main__":
    main()
