"""The Lost Code and Think Str8! through the page: whole games by pointer and by keyboard, the sheet, hints, a phone."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from cairn.client import Table
from tests.server.services import Running
from tests.web import positions
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import END, expect_turn, faults
from tests.web.positions import Position, played

OFFERED = "() => [...document.querySelectorAll('[data-offer]')].map(each => each.dataset.offer)"
TURN = "section.bar.mine"
GO = f"{TURN} .btn.go"
KEEP = f"{TURN} .btn.keep"
NOW = """() => [document.querySelector('section.bar')?.innerText, document.querySelector('header .progress')?.innerText,
    ...[...document.querySelectorAll('[data-offer]')].map(each => each.dataset.offer)].join(' ')"""


class Heard:
    """What the server offers, as it goes over the page's own connection."""

    def __init__(self, page: Page) -> None:
        self.offers: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        page.on("websocket", self._listen)

    @property
    def kinds(self) -> set[str]:
        """The kinds of moves that may be made."""
        return {offer["kind"] for offer in self.offers}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        for line in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
            message = json.loads(line)
            if message["tell"] in ("sight", "happened"):
                self.view |= message.get("view") or {}
                self.offers = message.get("offers", [] if message["tell"] == "sight" else self.offers)


def sit_down(page: Page, server: Running, game: str, *, players: int = 3, help: str = "hints", **options: Any) -> Heard:
    """A table against bots that take any move, and the page at it."""
    heard = Heard(page)
    seats = ["me", *["random"] * (players - 1)]
    table = Table.create(server.url, game=game, seats=seats, options=options, names=["Marta"], help=help)
    table.update()
    if table.status == "waiting":
        table.ready()
        table.start()
    position = Position(server.url, (table,))
    position.open(page)
    position.close()
    return heard


def play_to_the_end(page: Page, turn: Callable[[], None]) -> int:
    """Make one's turns until the end is shown; how many there were."""
    made = 0
    while True:
        page.wait_for_selector(f"{GO}, {KEEP}, {END}")
        if page.locator(END).count():
            return made
        before = page.evaluate(NOW)
        turn()
        made += 1
        page.wait_for_function(f"before => document.querySelector('{END}') || ({NOW})() !== before", arg=before)


def click_a_turn(page: Page, heard: Heard, rng: Random) -> None:
    """One's turn by pointer: pieces and buttons, no list of sentences."""
    offered = page.evaluate(OFFERED)
    expect_pieces(heard, offered)
    kind = offered[0].partition("/")[0] if offered else "accept"
    match kind:
        case "turn" | "take" if page.locator(f"{KEEP}:enabled").count() and rng.random() < 0.5:
            page.locator(KEEP).click()
            return
        case "turn":
            page.locator(f"[data-offer='{rng.choice(offered)}']").first.click()
            faces = page.locator(".ring [data-offer]")
            faces.nth(rng.randrange(faces.count())).click()
        case "take":
            for digit in rng.sample(range(8), rng.choice([1, 2, 3])):
                page.locator(f"[data-offer='take/{digit}']").click()
            page.locator(GO).click()
        case "bet" | "choose" | "swap":
            page.locator(f"[data-offer='{rng.choice(offered)}']").click()
            if kind == "bet":
                turn_the_dial(page, rng)
        case "final":
            for line in offered:
                symbol = line.partition("/")[2]
                page.locator(f"[data-final='{symbol}/{rng.randrange(8)}']").click()
            expect(page.locator(GO)).to_contain_text("Send")
            page.locator(GO).click()
        case _:
            for _ in range(rng.randrange(5)):
                page.get_by_role("button", name="One sum higher").click()
    page.locator(GO).click()


def expect_pieces(heard: Heard, offered: list[str]) -> None:
    """Whatever the server offers has a piece or a button."""
    pieces = {each.rpartition("/")[0] if each.startswith("take") else each for each in offered}
    for offer in heard.offers:
        match offer["kind"]:
            case "accept" | "leave" | "place":
                pass  # buttons of the bar, and the scale
            case "turn":
                assert f"turn/{offer['key'].split('/')[1]}" in pieces
            case _:
                assert offer["key"] in pieces, (offer["key"], pieces)


def turn_the_dial(page: Page, rng: Random) -> None:
    """Drag the rim to somewhere; what it says is what is about to be bet."""
    dial = page.get_by_role("slider")
    box = dial.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(middle[0], box["y"] + 12)
    page.mouse.down()
    page.mouse.move(middle[0] + rng.choice([-1, 1]) * box["width"] * 0.4, middle[1], steps=4)
    page.mouse.up()
    where = str(dial.get_attribute("aria-valuetext")).split(", ")[1]
    expect(page.locator(GO)).to_contain_text(f"Bet {where}")


GAMES = [
    pytest.param("lost-code", {}, id="plain"),
    pytest.param("lost-code", {"expansions": ["shortcut", "curse"], "variant": "x"}, id="all-expansions"),
    pytest.param("lost-code", {"beginner": True}, id="beginner"),
    pytest.param("think-str8", {}, id="cards"),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_by_pointer(page: Page, server: Running, game: str, options: dict[str, Any]) -> None:
    if game == "think-str8":
        page.emulate_media(reduced_motion="no-preference")  # pieces travel, and nothing goes wrong by it
    heard = sit_down(page, server, game, **options)
    rng = Random(3)
    assert play_to_the_end(page, lambda: click_a_turn(page, heard, rng)) > 10
    expect(page.locator(".card table").first).to_be_visible()
    assert not faults(page, WEB)
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")
    expect(page.locator("main table")).to_be_visible()


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_a_whole_game_by_keyboard(page: Page, server: Running, game: str) -> None:
    heard = sit_down(page, server, game, players=2)
    press = page.keyboard.press

    def go_to(region: str) -> None:
        for _ in range(20):
            press("F6")
            if page.evaluate("() => document.activeElement?.ariaLabel") == region:
                return
        raise AssertionError(f"F6 never came to {region}")

    def turn() -> None:
        page.evaluate("() => document.activeElement?.blur()")
        if "accept" in heard.kinds:
            press("k")
        elif "bet" in heard.kinds:
            press("ArrowUp")
            press("ArrowUp")
            press("ArrowLeft")
            press("Home")
            press("ArrowRight")
            expect(page.locator(GO)).to_contain_text("Bet 1")
            press("Enter")
        elif "choose" in heard.kinds:
            press("ArrowUp")
            expect(page.locator(GO)).to_be_enabled()
            press("Enter")
        elif "place" in heard.kinds:
            press("Home")
            press("ArrowRight")
            expect(page.locator(GO)).to_contain_text("Place on 1")
            press("Enter")
        elif "swap" in heard.kinds:
            go_to("Your rack")
            press("Tab")
            for _ in range(6):
                if page.evaluate("() => document.activeElement?.dataset.offer"):
                    break
                press("Tab")
            press("Enter")
            press("Enter")
        else:
            assert heard.kinds == {"final"}
            go_to("Your final bets")
            press("Tab")
            for digit in "124567":
                press(digit)
                press("Enter")
            press("Enter")

    assert play_to_the_end(page, turn) > 10


def test_a_whole_game_on_a_phone(new_page: MakePage, server: Running) -> None:
    page = new_page(width=390, height=844)
    heard = sit_down(page, server, "lost-code", players=2)
    rng = Random(5)
    expect_turn(page)
    for place in ("Sheet", "Track", "Help", "Table", "Bet"):
        page.get_by_role("navigation").get_by_role("button", name=place).click()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        assert not faults(page, WEB)
    assert play_to_the_end(page, lambda: click_a_turn(page, heard, rng)) > 10


def test_the_sheet_keeps_what_is_marked(page: Page, server: Running) -> None:
    sit_down(page, server, "lost-code", players=2)
    expect_turn(page)
    cell = page.locator(".cell.open").first
    name = cell.get_attribute("data-mark")
    cell = page.locator(f"[data-mark='{name}']")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(cell).to_have_attribute("aria-pressed", "true")
    cell.focus()
    page.keyboard.press("Space")
    expect(cell).to_have_attribute("aria-pressed", "false")
    page.locator(".cell.seen").first.click()
    expect(page.locator("p.seen")).to_contain_text("on a rack you can see")
    page.keyboard.press("2")
    page.keyboard.press("5")
    assert page.evaluate("() => document.activeElement.dataset.mark") == "jaguar/5"


def test_two_presses_mark_pieces_set_a_bet_up_and_rule_out(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "lost-code", players=4, moves=26, seed=1, turn_of=0, help="odds")
    page = new_page()
    position.open(page)
    expect(page.locator(".codes")).to_contain_text("codes fit")
    for level in (11, 12):
        page.keyboard.press("h")
        expect(page.locator(f".ladder[data-hint='{level}']")).to_be_visible()
    expect(page.locator("[data-lit=best]").first).to_be_visible()
    before = page.locator(".cell.out").count()
    page.locator(".ladder .fact").filter(has_text="round").first.hover()
    expect(page.locator("[data-lit=look]").first).to_be_visible()
    page.mouse.move(0, 0)
    page.get_by_role("button", name="Set this move up").click()
    expect(page.locator("[data-offer^='bet/'].on, [data-offer^='bet/'][aria-pressed=true]").first).to_be_visible()
    page.get_by_role("button", name="Rule").click()
    expect(page.locator(".cell.out")).not_to_have_count(before)
    page.locator(".cell.nil, .cell.out").first.focus()
    page.keyboard.press("w")
    expect(page.locator(".ladder h2")).to_contain_text("because")
    assert not faults(page, WEB)
    position.close()


def test_what_is_longer_than_the_panel_opens_as_a_sheet_with_its_facts(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "lost-code", players=4, moves=26, seed=1, turn_of=0, help="hints")
    page = new_page()
    position.open(page)
    expect_turn(page)
    whole = page.get_by_role("button", name="Show all")
    page.keyboard.press("h")
    expect(page.locator(".ladder[data-hint='11']")).to_be_visible()
    expect(whole).to_have_count(0)
    page.get_by_role("button", name="What and why").click()
    expect(page.locator(".ladder .fact").nth(3)).to_be_attached()
    whole.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".fact")).to_have_count(page.locator(".ladder .fact").count())
    expect(sheet.locator("li").filter(has_text="because").first).to_be_visible()
    sheet.locator(".fact").first.focus()
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert not faults(page, WEB)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    position.close()


def test_the_own_digits_are_nowhere_in_the_page(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "lost-code", players=3, moves=15, seed=2, turn_of=0, help="none")
    page = new_page()
    position.open(page)
    expect_turn(page)
    own = page.locator("[data-stone$='/0']:not([data-stone^='laid'])")
    expect(own).to_have_count(6)
    assert not page.locator("[data-stone$='/0']:not([data-stone^='laid']) .stone b").count()
    expect(page.locator(".codes")).to_have_count(0)
    expect(page.get_by_role("button", name="Why?")).to_have_count(0)
    position.close()


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_table_in_other_languages(new_page: MakePage, server: Running, language: str) -> None:
    position = played(server.url, "think-str8", players=3, moves=9, seed=3, turn_of=0, help="odds")
    page = new_page(width=1280, height=800, language=language)
    position.open(page)
    expect_turn(page)
    assert "page-" not in page.locator("main").inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 1280
    assert not faults(page, WEB)
    position.close()


def test_an_onlooker_sees_no_sheet_and_no_moves(new_page: MakePage, server: Running) -> None:
    table = Table.create(server.url, game="lost-code", seats=["me", "random"], names=["Marta"], visibility="open")
    table.update()
    if table.status == "waiting":
        table.ready()
        table.start()
    page = new_page()
    page.goto(f"/table/{table.place.id}")
    expect(page.locator(".banner.l-row").filter(has_text="You are watching")).to_be_visible()
    expect(page.locator(".rack")).to_have_count(4)
    assert not page.locator("[data-offer], .notes").count()
    table.close()


def test_stones_that_were_laid_open_stay_on_their_rack(page: Page, server: Running) -> None:
    """A player who is wrong in every round reveals a stone in each: they lie closer, never over what is beside."""
    position = played(server.url, "lost-code", players=4, moves=56, by="random", turn_of=0, seed=8)
    position.open(page)
    page.locator(".rack .laid").first.wait_for()
    assert page.evaluate("Math.max(...[...document.querySelectorAll('.laid')].map((each) => each.children.length))") > 5
    beyond = """() => [...document.querySelectorAll(".rack")].flatMap((rack) => {
        const edge = rack.getBoundingClientRect().right;
        return [...rack.querySelectorAll(".laid *")].filter((each) => each.getBoundingClientRect().right > edge);
    }).length"""
    assert page.evaluate(beyond) == 0
    position.close()


@pytest.mark.parametrize("name", ["Внимательный", "Александра Николаевна"])
def test_a_name_and_a_bet_stand_apart_on_a_phone(
    new_page: MakePage, server: Running, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Bots of one level are told apart by a number: “Внимательный 1” and “12–13” are not “112–13”."""
    monkeypatch.setattr(positions, "NAMES", tuple(f"{name} {number}" for number in range(4)))
    position = played(server.url, "lost-code", players=4, moves=20, turn_of=0)
    page = new_page(width=390, height=844, language="ru")
    position.open(page)
    racks = page.locator(".rack:has(.range)")
    expect(racks.first).to_be_visible()
    for rack in racks.all():
        called, bet, points = (rack.locator(each).bounding_box() for each in (".who > b", ".foot", ".points"))
        assert called and bet and points
        assert called["x"] + called["width"] + 4 <= bet["x"] and bet["x"] + bet["width"] <= points["x"]
        assert rack.locator(".foot").evaluate("each => each.scrollWidth <= each.clientWidth")
        edges = rack.locator(".range").bounding_box()
        assert edges and edges["x"] >= bet["x"]
    position.close()
