"""Pictures of the page for people to look at: `make screenshots` (build/screenshots), `--only lobby` for some.

Film strips of what plays come last: `--only film`.

Each picture is a name, what leads to it, and in which sizes, themes and languages it is taken. A game adds its own to
`PICTURES`.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from cairn.client import Table
from tests.server.services import Running
from tests.web import readme
from tests.web.browsing import browsing
from tests.web.cases import CASES, OPENS, go_to
from tests.web.films import FILMS
from tests.web.fitting import SIZES as FIT
from tests.web.fitting import pictures_come, resize
from tests.web.playing import IN_WORDS, settle
from tests.web.positions import Position, know, played
from tests.web.shot import SETTLED, house, new_page

FOLDER = Path("build") / "screenshots"
SIZES = ("1440x900", "1024x768", "390x844")
THEMES = ("light", "dark")
LANGUAGES = ("en", "pl", "ru")

Lead = Callable[[Page, Running], Position | None]
"""Leads a page to what is to be seen; who sits at a table there stays until the picture is taken."""


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


def _lively(page: Page, server: Running) -> Position:
    """Games to go on with, tables that wait and such as are played by bots."""
    mine = played(server.url, "lost-code", moves=26, turn_of=0)
    theirs = played(server.url, "arnak", players=2, moves=60, turn_of=1)
    over = played(server.url, "break-the-code", players=2, moves=400)
    know(page, (mine, 0), (theirs, 0), (over, 0))
    waiting = [("break-the-code", ("me", "person", "person")), ("lost-code", ("me", "person", "sharp", "person"))]
    for name, (game, seats) in zip(("Ola", "Jan"), waiting, strict=True):
        Table.create(server.url, game=game, seats=seats, name=name, visibility="open").close()
    bots = Table.create(server.url, game="arnak", seats=("steady", "steady", "steady"), visibility="open")
    bots.start()
    bots.close()
    _lobby(page, server)
    page.get_by_role("heading", level=2).first.wait_for()
    theirs.close()
    over.close()
    return mine


def _set_up(page: Page, server: Running) -> None:
    _lobby(page, server)
    page.locator("article button[aria-expanded]").first.click()


def _waiting(page: Page, server: Running) -> None:
    _set_up(page, server)
    page.locator(".begin button").nth(1).click()
    page.locator("output").wait_for()


def _settings(page: Page, server: Running) -> None:
    _lobby(page, server)
    page.locator("header .tools > button:has(use[href='#settings'])").click()


def _rules(page: Page, server: Running) -> None:
    page.goto("/rules/lost-code#LC-3.4")
    page.locator("#LC-3\\.4").wait_for()


HINT = ".bar .btn:has(kbd:text-is('H')), .ladder header .bt"
"""Asks where to look; another press what to do."""

PANEL = ".paying, .turn-panel, .keeping"
"""On a phone it lies over everything below the map: there is no going to another place."""


def _do(page: Page, what: str) -> None:
    """Click what is to be clicked, if it is in sight; a hint is waited for."""
    if what and page.locator(what).first.is_visible():
        page.locator(what).first.click()
        if what == HINT:
            page.locator(".ladder[data-hint='11']").wait_for()
            page.keyboard.press("h")
            page.locator(".ladder .fact").first.wait_for()


def _lost_code(moves: int, do: str = "", game: str = "lost-code", place: int = 0, **options: object) -> Lead:
    """A position of The Lost Code or Think Str8! after so many moves; on a phone at a place of the bar below."""

    def lead(page: Page, server: Running) -> Position:
        position = played(server.url, game, moves=moves, turn_of=0, help="odds", options=options)
        position.open(page)
        if position.seats[0].may_move:
            page.locator(".codes").wait_for(state="attached")
        tabs = page.locator("main nav button")
        if place and tabs.count() and not page.locator(PANEL).count():
            tabs.nth(place).click()
        _do(page, do)
        return position

    return lead


def _break_the_code(
    moves: int, do: str = "", players: int = 3, place: int = 0, by: str = "steady", **options: object
) -> Lead:
    """A position of Break the Code after so many moves; on a phone at a place of the bar below."""

    def lead(page: Page, server: Running) -> Position:
        position = played(
            server.url, "break-the-code", players=players, moves=moves, turn_of=0, by=by, help="odds", options=options
        )
        position.open(page)
        if position.seats[0].may_move:
            page.locator(".half:not(:empty)").first.wait_for(state="attached")
        page.locator(".thinking").wait_for(state="detached")
        tabs = page.locator("main nav button")
        if place and tabs.count() and not page.locator(PANEL).count():
            tabs.nth(place).click()
        _do(page, do)
        return position

    return lead


def _arnak(moves: int, do: str = "", players: int = 3, side: str = "bird", place: int = 0) -> Lead:
    """A position of Arnak after so many moves; on a phone at a place of the bar below."""

    def lead(page: Page, server: Running) -> Position:
        position = played(server.url, "arnak", players=players, moves=moves, turn_of=0, options={"side": side})
        position.open(page)
        page.locator(".island").first.wait_for(state="attached")
        tabs = page.locator("main nav button")
        if place and tabs.count() and not page.locator(PANEL).count():
            tabs.nth(place).click()
        _do(page, do)
        return position

    return lead


def _arnak_hint(page: Page, server: Running) -> Position | None:
    position = _arnak(72, players=2)(page, server)
    page.keyboard.press("h")
    page.locator(".ladder li").first.wait_for()
    page.keyboard.press("h")
    page.locator(".ladder .fact").first.wait_for()
    return position


ARNAK_MOVES = 75
"""About so many does each player make in a game."""


def _arnak_all() -> Iterator[Picture]:
    """Every number of players on both sides, early to late: each size once, themes and languages by turns."""
    moments = {"early": 0.06, "middle": 0.5, "late": 0.88}
    tables = product(range(1, 5), ("bird", "snake"), moments.items())
    for number, (players, side, (moment, part)) in enumerate(tables):
        lead = _arnak(round(part * ARNAK_MOVES * players), players=players, side=side, place=number % 5)
        for at, size in enumerate(SIZES):
            theme, lang = THEMES[(number + at) % 2], LANGUAGES[(number // 2 + at) % 3]
            yield Picture(f"arnak-{players}-{side}-{moment}", lead, (size,), (theme,), (lang,))
    for players, side in ((1, "snake"), (4, "bird")):
        yield Picture(f"arnak-end-{players}", _arnak(2000, players=players, side=side), languages=("ru",))


SHEET = """([kind, box]) => {
  const page = document.querySelector("#page");
  const drawings = [...document.querySelectorAll(`[hidden] symbol[id^="${kind}-"]`)];
  const all = document.createElement("div");
  all.style.cssText = "display: flex; flex-wrap: wrap; gap: 8px; padding: 12px; align-content: flex-start";
  for (const { id } of drawings) {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.classList.add("art", "art-near", ...(kind === "guardian" ? ["art-cut"] : []));
    drawing.setAttribute("width", box[0]);
    drawing.setAttribute("height", box[1]);
    if (kind === "card") drawing.setAttribute("viewBox", "0 0 120 72");
    drawing.innerHTML = `<use href="#${id}" />`;
    all.append(drawing);
  }
  page.replaceChildren(all);
}"""


def _sheet(kind: str, width: int, height: int) -> Lead:
    """All drawings of a kind, as large as on a table and without their names: no two may look alike."""

    def lead(page: Page, server: Running) -> Position | None:
        position = _arnak(60)(page, server)
        pictures_come(page)
        page.evaluate(SHEET, [kind, [width, height]])
        return position

    return lead


def _review(page: Page, server: Running) -> Position:
    position = played(server.url, "lost-code", moves=500)
    position.know(page)
    page.goto(f"/analysis/{position.id}")
    page.locator("#choices").wait_for()
    page.keyboard.press("Shift+ArrowRight")
    return position


def _first_game(page: Page, server: Running) -> None:
    page.goto("/learn/lost-code/whole-game")
    page.locator("#coach-says").wait_for()


def _lesson(page: Page, server: Running) -> None:
    page.goto("/learn/lost-code/three-bears")
    page.locator(".coach").wait_for()
    page.locator("[data-mark='bear/3']").locator("visible=true").click()
    page.locator(".coach .wrong").wait_for()


def _day(page: Page, server: Running) -> None:
    page.goto("/daily")
    page.locator("#month").wait_for()


def _daily(page: Page, server: Running) -> None:
    page.goto("/daily/break-the-code")
    page.locator(".choices button").first.wait_for()


def _puzzle(page: Page, server: Running) -> None:
    page.goto("/puzzles/break-the-code")
    page.locator(".choices button").first.wait_for()


def _solver(page: Page, server: Running) -> None:
    page.goto("/solve/lost-code")
    page.locator("input[type=file]").set_input_files(Path("docs") / "positions" / "lost-code.json")
    page.locator(".values li").first.wait_for()


_PLAYED: dict[str, Position] = {}
"""By name: the tables that are measured, as soon as one of them is asked for."""


def _fit(name: str, state: str) -> Lead:
    """A table of the tests that measure, with what is opened there; it is the same for all pictures of it."""
    case = CASES[name]

    def lead(page: Page, server: Running) -> None:
        if case.is_in_words:
            page.add_init_script(IN_WORDS)
        if name not in _PLAYED:
            _PLAYED[name] = case.play(server)
        position = _PLAYED[name]
        size = page.viewport_size
        resize(page, 1440, 900)  # where everything can be opened
        position.open(page)
        settle(page)
        if state:
            OPENS[state](page)
        if size:
            resize(page, size["width"], size["height"])
        settle(page)
        if go_to(page, state):
            settle(page)

    return lead


def _fit_all() -> Iterator[Picture]:
    """Every table that is measured, in every window: themes and languages by turns."""
    cases = [(name, state) for name, case in CASES.items() for state in ("", *case.opens)]
    for number, (name, state) in enumerate(cases):
        for at, (width, height) in enumerate(FIT):
            theme, lang = THEMES[(number + at) % 2], LANGUAGES[(number + at) % 3]
            shown = "-".join(["fit", *name.split(), *([state] if state else [])])
            yield Picture(shown, _fit(name, state), (f"{width}x{height}",), (theme,), (lang,))


PICTURES: list[Picture] = [
    Picture("lobby", _lobby),
    Picture("lobby-lively", _lively),
    Picture("set-up", _set_up),
    Picture("waiting-room", _waiting),
    Picture("settings", _settings, ("1440x900", "390x844")),
    Picture("rules", _rules, ("1440x900", "390x844"), ("light",)),
    Picture("review", _review),
    Picture("first-game", _first_game, ("1440x900", "390x844"), ("light",)),
    Picture("lesson", _lesson, ("1440x900", "390x844")),
    Picture("day", _day, ("1440x900", "390x844")),
    Picture("daily", _daily, ("1440x900", "390x844"), ("light",)),
    Picture("puzzle", _puzzle, ("1440x900", "390x844"), ("light",)),
    Picture("solver", _solver, ("1440x900", "390x844")),
    Picture("lost-code-early", _lost_code(0, expansions=["shortcut", "curse"]), themes=("light",)),
    Picture("lost-code-bet", _lost_code(26, "[data-offer='bet/4']", place=1)),
    Picture("lost-code-table", _lost_code(26), ("390x844",)),
    Picture("lost-code-sheet", _lost_code(26, HINT, place=2), ("1440x900", "390x844")),
    Picture("lost-code-final", _lost_code(54, "[data-final='bird/3']", place=1)),
    Picture("lost-code-end", _lost_code(200)),
    Picture("think-str8-swap", _lost_code(20, "[data-offer^='swap/']", "think-str8", place=1), themes=("light",)),
    Picture("think-str8-place", _lost_code(16, "", "think-str8", place=1)),
    Picture("break-the-code-early", _break_the_code(2, players=2, place=0), themes=("light",)),
    Picture("break-the-code-late", _break_the_code(6, HINT, by="careful", place=2)),
    Picture("break-the-code-guess", _break_the_code(6, "[data-offer=guess]", players=2, place=3)),
    Picture("break-the-code-tagiron", _break_the_code(9, players=4, place=1, rules="tagiron"), themes=("light",)),
    Picture("break-the-code-end", _break_the_code(400, by="careful")),
    Picture("arnak-early", _arnak(4, players=2), themes=("light",)),
    Picture("arnak-pay", _arnak(60, "[data-ref='site:camp-coin/2']")),
    Picture("arnak-middle", _arnak(160, players=4)),
    Picture("arnak-research", _arnak(160, players=4, place=1), ("390x844",)),
    Picture("arnak-row", _arnak(160, players=4, place=2), ("390x844",), ("light",)),
    Picture("arnak-board", _arnak(160, players=4, place=3), ("390x844",)),
    Picture("arnak-others", _arnak(160, players=4, place=4), ("390x844",), ("light",)),
    Picture("arnak-sideways", _arnak(60), ("844x390",)),
    Picture("arnak-hint", _arnak_hint),
    Picture("arnak-late", _arnak(330, players=3, side="snake")),
    Picture("arnak-solo", _arnak(60, players=1, side="snake")),
    Picture("arnak-end", _arnak(2000, players=2)),
    *_arnak_all(),
    Picture("pictures-guardians", _sheet("guardian", 58, 58), ("1280x720",), languages=("en",)),
    Picture("pictures-sites", _sheet("site", 186, 100), ("1280x720",), languages=("en",)),
    Picture("pictures-cards", _sheet("card", 114, 68), ("1280x720",), languages=("en",)),
    *_fit_all(),
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
                position = picture.lead(page, server)
                pictures_come(page)
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=asked.to / f"{name}.png")
                if position:
                    position.close()
                page.context.close()
                print(name)
        for film in FILMS:
            if asked.only not in film.name:
                continue
            for number, sheet in enumerate(film.take(browser, server), 1):
                (asked.to / f"{film.name}-{number}.png").write_bytes(sheet)
                print(film.name, number)
        for name in readme.take(browser, server, asked.only):
            print(readme.FOLDER / name)


if __name__ == "__main__":
    main()
