"""Every page there is, by the server's own list of addresses: nothing for axe-core, nothing beyond the screen.

A page that is added has to be visited here: the lists are compared.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from cairn.client import Table
from cairn.games import all_rooms
from cairn.server.http.page import ADDRESSES
from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.fitting import resize
from tests.web.playing import faults
from tests.web.positions import Position, played

SIZES = ((1440, 900), (390, 844))
THEMES = ("light", "dark")
GAMES = tuple(all_rooms())


class Visited(NamedTuple):
    """Tables to look at."""

    finished: Position
    playing: dict[str, Position]
    waiting: Table


@pytest.fixture(scope="module")
def tables(server: Running) -> Iterator[Visited]:
    made = Visited(
        finished=played(server.url, "break-the-code", players=2, moves=500, by="random"),
        playing={game: played(server.url, game, players=2, moves=4, turn_of=0, help="hints") for game in GAMES},
        waiting=Table.create(server.url, game="break-the-code", seats=["me", "person"], names=["Marta"]),
    )
    yield made
    for each in (made.finished, *made.playing.values()):
        each.close()
    made.waiting.close()


Way = Callable[[Page, Visited], str]
"""Lets a page be that of somebody who may go there, and says where that is."""


def _at(path: str) -> Way:
    return lambda page, tables: path


def _at_a_table(page: Page, tables: Visited) -> str:
    tables.playing["lost-code"].know(page)
    return f"/table/{tables.playing['lost-code'].id}"


def _after_a_game(page: Page, tables: Visited) -> str:
    tables.finished.know(page)
    return f"/analysis/{tables.finished.id}"


OPEN_REAL_TABLE = """async () => {
    const body = JSON.stringify({ game: "lost-code", options: { players: 4 } });
    const headers = { "Content-Type": "application/json" };
    return (await (await fetch("/api/real-tables", { method: "POST", headers, body })).json()).code;
}"""


def _at_a_real_table(page: Page, tables: Visited) -> str:
    page.goto("/rules")
    return f"/real-table/{page.evaluate(OPEN_REAL_TABLE)}"


WAYS: dict[str, Way] = {
    "/": _at("/"),
    "/mine": _at("/mine"),
    "/join/{name:str}": lambda page, tables: str(tables.waiting.link),
    "/watch/{name:str}": lambda page, tables: str(tables.playing["break-the-code"].watch),
    "/table/{name:str}": _at_a_table,
    "/analysis": _at("/analysis"),
    "/analysis/{name:str}": _after_a_game,
    "/review": _at("/review"),
    "/review/{name:str}": _after_a_game,
    "/device": _at("/device#key"),
    "/trust": _at("/trust"),
    "/seat/{name:str}": _at("/seat/abc#key"),
    "/rules": _at("/rules"),
    "/rules/{name:str}": _at("/rules/arnak"),
    "/learn": _at("/learn"),
    "/learn/{name:str}": _at("/learn/lost-code"),
    "/learn/{name:str}/{part:str}": _at("/learn/lost-code/counting-stones"),
    "/daily": _at("/daily"),
    "/daily/{name:str}": _at("/daily/lost-code"),
    "/puzzles": _at("/puzzles"),
    "/puzzles/{name:str}": _at("/puzzles/break-the-code"),
    "/solve": _at("/solve"),
    "/solve/{name:str}": _at("/solve/break-the-code"),
    "/real-table": _at("/real-table"),
    "/real-table/{name:str}": _at_a_real_table,
    "/w": _at("/w"),
    "/w/{name:str}": _at("/w/s~1_6~2_4~3_3r~4_2~5_2~7_1~10_1~From%20a%20box"),
    "/host": _at("/host"),
}


def look(page: Page, name: str) -> None:
    """In both themes, on a screen and on a phone."""
    for width, height in SIZES:
        resize(page, width, height)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            assert not faults(page, WEB), (name, width, theme)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)


def test_no_page_is_left_out() -> None:
    """What the server answers with the page, what the page has a place for, and what is visited here are the same."""
    source = (WEB / "src" / "places.ts").read_text("utf-8")
    places = set(re.findall(r"^ {2}\"?([\w-]+)\"?: \(\) => import", source, re.MULTILINE))
    assert {address.split("/")[1] for address in ADDRESSES} == {"", *places}
    assert WAYS.keys() == set(ADDRESSES)


@pytest.mark.parametrize("address", WAYS)
def test_axe_finds_nothing_on_any_page(new_page: MakePage, tables: Visited, address: str) -> None:
    page = new_page()
    page.goto(WAYS[address](page, tables))
    page.locator("main :is(h1, h2, article, section)").first.wait_for()
    page.wait_for_load_state("networkidle")
    look(page, address)


@pytest.mark.parametrize(
    ("lang", "said", "way"),
    [
        ("en", "Page not found", "To the lobby"),
        ("pl", "Nie ma takiej strony", "Do lobby"),
        ("ru", "Такой страницы нет", "В лобби"),
    ],
)
@pytest.mark.parametrize("path", ["/foo/bar", "/table/abc/def", "/%5B%E0%A4%A"])
def test_an_address_that_leads_nowhere_says_so(new_page: MakePage, path: str, lang: str, said: str, way: str) -> None:
    page = new_page(language=lang, is_lossy=True)  # of a page that is none the browser tells too
    answer = page.goto(path)
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    look(page, path)
    page.get_by_role("main").get_by_role("link", name=way).click()
    expect(page).to_have_url(re.compile(r"^https?://[^/]+/$"))
    expect(page.get_by_role("heading", name=said)).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The game is not over yet."), ("pl", "Gra jeszcze się nie skończyła."), ("ru", "Игра ещё не окончена.")],
)
def test_a_refusal_is_a_sentence(new_page: MakePage, tables: Visited, lang: str, said: str) -> None:
    """Who goes to the review of a game that runs read "That is not possible (not-over)"."""
    page = new_page(language=lang, is_lossy=True)
    table = tables.playing["break-the-code"]
    table.know(page)
    page.goto(f"/analysis/{table.id}")
    expect(page.get_by_role("alert")).to_have_text(said)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(new_page: MakePage, tables: Visited, game: str) -> None:
    page = new_page()
    tables.playing[game].open(page)
    page.wait_for_load_state("networkidle")
    look(page, game)


def test_axe_finds_nothing_in_what_opens_over_a_page(new_page: MakePage, tables: Visited) -> None:
    page = new_page()
    tables.playing["think-str8"].open(page)
    for key in ("m", "l", "c", "?"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        look(page, key)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    look(page, "settings")


def test_axe_finds_nothing_where_a_game_is_set_up_and_ends(new_page: MakePage, tables: Visited) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Set up").first.click()
    look(page, "set-up")
    resize(page, 1440, 900)
    page.get_by_role("button", name="Invite by link").click()
    page.locator("output").wait_for()
    look(page, "waiting room")
    page = new_page()
    tables.finished.open(page)
    page.locator("#ended").wait_for()
    look(page, "the end")


SHAPES = """() => {
  const drawn = (href) => document.querySelector(href).innerHTML;
  const stones = [...document.querySelectorAll("[data-symbol]")];
  return {
    seats: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, drawn(`#seat-${seat}`)])),
    symbols: Object.fromEntries(
      stones.map((each) => [each.dataset.symbol, drawn(each.querySelector("use").getAttribute("href"))]),
    ),
  };
}"""


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_seats_and_symbols_are_told_apart_by_their_shape(new_page: MakePage, tables: Visited, game: str) -> None:
    page = new_page()
    tables.playing[game].open(page)
    found = page.evaluate(SHAPES)
    assert len(found["seats"]) == len(set(found["seats"].values())) == 4
    assert len(found["symbols"]) == len(set(found["symbols"].values())) == 6
