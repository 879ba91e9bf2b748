"""A picture of one position: `python -m tests.web.shot lost-code --moves 40 --seat 0 --size 390x844 -o shot.png`."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.patience import LIMIT
from tests.server.services import Running
from tests.web.browsing import browsing
from tests.web.fitting import pictures_come
from tests.web.positions import NAMES, played

SETTLED = 400
"""Milliseconds after which nothing moves any more."""


@contextmanager
def house() -> Iterator[Running]:
    """A server with all games and Coins, in this process."""
    with TemporaryDirectory() as folder:
        server = Running(str(Path(folder) / "tables.sqlite"), workers=1)
        server.start()
        yield server
        server.stop()


def new_page(
    browser: Browser, server: Running, size: str, theme: str, lang: str, *, moves: bool = False, **settings: object
) -> Page:
    """A page of that size, theme and language, of somebody called as the first seat is; `moves`: what moves is seen."""
    width, height = (int(each) for each in size.split("x"))
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=width < 860,
        reduced_motion="no-preference" if moves else "reduce",
        service_workers="block",  # as on a first visit: everything comes from the server
    )
    context.set_default_timeout(LIMIT * 1000)
    chosen = {"language": lang, "theme": theme, "name": NAMES[0], "motion": "full" if moves else "off", **settings}
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('cairn.settings', {json.dumps(json.dumps(chosen))})")
    page.on("pageerror", lambda error: print(f"error: {error}"))
    page.on("console", lambda said: print(said.text) if said.type == "error" else None)
    return page


def act(page: Page, what: str) -> None:
    """`click=Text`, `press=m`, `wait=500`, or `hover=.selector`."""
    how, _, which = what.partition("=")
    match how:
        case "click":
            page.get_by_text(which).first.click()
        case "press":
            page.keyboard.press(which)
        case "hover":
            page.locator(which).first.hover()
        case "wait":
            page.wait_for_timeout(float(which))
        case _:
            raise SystemExit(f"{how!r} is nothing that can be done: click, press, hover, wait")


def main() -> None:
    """Take it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help='NAME=VALUE, as JSON: expansions=["curse"]')
    parser.add_argument("--help-level", default="odds", choices=["none", "hints", "odds"])
    parser.add_argument("--moves", type=int, default=0, help="So many moves of all seats together.")
    parser.add_argument("--by", default="steady", help="The bot that makes them.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--turn", action="store_true", help="Then play on until it is that seat's turn.")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--in-words", action="store_true", help="The general table, whatever table the game has.")
    parser.add_argument("--do", action="append", default=[])
    parser.add_argument("-o", "--out", default="shot.png")
    asked = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (each.partition("=") for each in asked.option)}
    with house() as server, browsing() as browser:
        position = played(
            server.url,
            asked.game,
            players=asked.players,
            options=options,
            moves=asked.moves,
            seed=asked.seed,
            by=asked.by,
            turn_of=asked.seat if asked.turn else None,
            help=asked.help_level,
        )
        page = new_page(browser, server, asked.size, asked.theme, asked.lang, inWords=asked.in_words)
        position.open(page, asked.seat)
        for each in asked.do:
            act(page, each)
        pictures_come(page)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=asked.out)
        position.close()


if __name__ == "__main__":
    main()
