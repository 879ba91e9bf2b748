"""Looking closer at a table of Arnak: details, previews, whole boards, what happened, the end, a game again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.loose import whole
from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import faults
from tests.web.positions import Position, played


@pytest.fixture
def position(server: Running) -> Position:
    """A game of two on the Bird side; it is the first seat's turn."""
    return played(server.url, "arnak", players=2, options={"side": "bird"}, moves=60, turn_of=0, seed=2)


@pytest.fixture
def beginning(server: Running) -> Position:
    """The first turn of the first seat."""
    return played(server.url, "arnak", players=2, options={"side": "bird"}, turn_of=0, seed=2)


def test_a_piece_is_looked_at_in_full(page: Page, position: Position) -> None:
    position.open(page)
    page.locator("[data-ref='site:high-4']").first.click(button="right", position={"x": 12, "y": 8})
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="High site 4")).to_be_visible()
    expect(sheet).to_contain_text("Level II site, not discovered yet")
    expect(sheet).to_contain_text("Choose an undiscovered site.")
    expect(sheet.get_by_role("link", name="AR 5.1").first).to_have_attribute("href", "/rules/arnak#AR-5.1")
    expect(sheet.locator("[lang=pl]")).to_contain_text("stanowisko 4")
    assert not faults(page, WEB)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Coin camp")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("dialog").get_by_role("heading", name="High site 3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_cannot_be_done_says_why_with_need_and_have(page: Page, beginning: Position) -> None:
    beginning.open(page)
    view = whole(beginning.seats[0].sight.view)
    assert view.players[0].goods.compass < 6
    page.locator("[data-ref='site:high-1']").first.hover(position={"x": 12, "y": 8})
    said = page.locator(".preview")
    expect(said).to_have_text(re.compile(r"^\s*High site 1.*AR 5.1: you cannot discover High site 1", re.S))
    expect(said).to_contain_text(f"{view.players[0].goods.compass} of 6")
    expect(said.locator(".miss")).to_have_count(6 - view.players[0].goods.compass)


def test_a_move_says_what_it_costs_and_gives(page: Page, beginning: Position) -> None:
    beginning.open(page)
    digs = [offer for offer in beginning.seats[0].offers if offer.kind == "dig"]
    assert digs, "somebody can dig here"
    page.locator(f"[data-ref='{digs[0].touches[0]}']").first.hover()
    said = page.locator(".preview")
    expect(said.locator("dt")).to_have_text(["costs", "pay with", "gives", "leaves"])
    expect(said.locator(".tag")).not_to_have_count(0)
    expect(said).to_contain_text("at home")


def test_the_board_of_another_and_the_log(page: Page, position: Position) -> None:
    position.open(page)
    page.locator("[data-ref='seat:1'] .whole").click()
    sheet = page.get_by_role("dialog")
    points = whole(position.seats[0].sight.view).points[1]
    expect(sheet).to_contain_text(f"Points: {points}")
    expect(sheet).to_contain_text("In hand (")
    assert not faults(page, WEB)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Round 1")).to_be_attached()
    turn = page.get_by_role("dialog").locator("summary").filter(has_text="Iwo").last
    turn.click()
    expect(turn.locator("xpath=..").locator("ul li")).not_to_have_count(0)
    assert not faults(page, WEB)


def test_news_has_seals_on_what_it_touched(page: Page, position: Position) -> None:
    position.open(page)
    news = page.get_by_role("region", name="Since your last decision")
    expect(news.locator("li.turn")).not_to_have_count(0)
    expect(news.locator(".seal")).not_to_have_count(0)
    expect(page.locator("main .seal")).not_to_have_count(news.locator(".seal").count())


@pytest.mark.parametrize(("size", "players"), [((1440, 900), 3), ((390, 844), 1)])
def test_the_end(new_page: MakePage, server: Running, size: tuple[int, int], players: int) -> None:
    side = {"side": "snake" if players == 1 else "bird"}
    position = played(server.url, "arnak", players=players, options=side, moves=99_999, seed=3)
    page = new_page(*size)
    position.open(page)
    result = position.seats[0].mirror.table["result"]
    table = page.locator(".scores table")
    expect(table.locator("tfoot td")).to_have_count(players + (players == 1))
    for points in (*result["scores"], *([result["rival"]] if players == 1 else [])):
        expect(table.locator("tfoot")).to_contain_text(str(points))
    expect(table.locator("tbody tr")).to_have_count(6)
    expect(page.get_by_role("img", name="Points after each round")).to_be_visible()
    expect(page.locator("polyline")).to_have_count(players + (players == 1))
    assert not faults(page, WEB)


def test_ones_own_games_against_the_rival(page: Page, server: Running) -> None:
    """By side and difficulty, this one among them, its line marked."""
    options = {"side": "snake", "difficulty": 2}
    positions = [played(server.url, "arnak", players=1, options=options, moves=99_999, seed=seed) for seed in (3, 4)]
    both = [position.seats[0].mirror.table["result"] for position in positions]
    for position in positions:
        position.open(page)
    table = page.get_by_role("table").filter(has_text="side, difficulty")
    row = table.locator("tr.now")
    expect(row.get_by_role("rowheader")).to_have_text("Snake Temple, 2")
    won = sum(result["scores"][0] > result["rival"] for result in both)
    expect(row.get_by_role("cell")).to_have_text(["1", str(int(won > 0)), str(both[1]["scores"][0])])


def test_the_turns_of_the_log_lead_to_the_replay(page: Page, server: Running) -> None:
    position = played(server.url, "arnak", players=2, options={"side": "bird"}, moves=99_999, seed=3)
    position.open(page)
    page.get_by_role("button", name="View the table").click()
    page.keyboard.press("l")
    turn = page.get_by_role("dialog").locator("details").filter(has_text="Iwo").nth(2)
    turn.locator("summary").click()
    said = turn.locator("ul li").first.inner_text()
    turn.get_by_role("link", name="Show it in the replay").click()
    page.wait_for_url(f"**/analysis/{position.id}*")
    expect(page.get_by_role("heading", name="The island")).to_be_visible()
    expect(page.locator("main")).to_contain_text(said)


def test_a_game_is_looked_at_again_on_its_table(page: Page, server: Running) -> None:
    position = played(server.url, "arnak", players=2, options={"side": "bird"}, moves=99_999, seed=3)
    position.know(page)
    page.goto(f"/analysis/{position.id}")
    expect(page.get_by_role("heading", name="The island")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.get_by_text("all", exact=True).click()
    expect(page.locator("[data-ref^='hand:']")).not_to_have_count(0)
    expect(page.locator("main .can")).to_have_count(0)
