"""The page of a day: three tries, the proof with its rows lit, days in a row, the calendar, and what is shared."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import combinations
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from cairn.games import rooms_of
from cairn.play.daily import Daily
from cairn.play.puzzles.find import prove_answer
from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import faults


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def puzzle(server: Running, game: str, date: str) -> Daily:
    """As the server keeps it, once somebody has opened it."""
    with closing(sqlite3.connect(server.database)) as file:
        ((body,),) = file.execute("select body from kept where name = ?", (f"puzzle/{date}/{game}",)).fetchall()
    return msgspec.json.decode(body, type=Daily)


def open_puzzle(page: Page, server: Running, game: str, date: str = "") -> Daily:
    page.goto(f"/daily/{game}" + (f"#{date}" if date else ""))
    page.locator(".choices button").first.wait_for()
    return puzzle(server, game, date or today())


def choose(page: Page, found: Daily, what: str) -> None:
    page.locator(".choices button").nth(found.choices.index(what)).click()


def wrong(found: Daily) -> str:
    return next(what for what in found.choices if what != found.answer)


def look(page: Page) -> None:
    """Nothing for axe, in both themes, and nothing beside the screen."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert not faults(page, WEB), theme
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_first_try_earns_a_stone_by_keyboard_alone(new_page: MakePage, server: Running) -> None:
    page = new_page()
    page.goto("/daily")
    expect(page.get_by_role("heading", name="No stone yet")).to_be_visible()
    expect(page.get_by_text("Coordinated Universal Time")).to_be_visible()
    look(page)
    page.get_by_role("link", name="Solve: The Lost Code").press("Enter")
    page.locator(".choices button").first.wait_for()
    found = puzzle(server, "lost-code", today())
    page.keyboard.press(found.answer)
    expect(page.locator(".choices [aria-pressed=true]")).to_have_text(found.answer)
    page.keyboard.press("Enter")
    expect(page.locator(".good")).to_have_text("Right. That earns today’s stone.")
    expect(page.locator(".choices .right")).to_have_text(found.answer)
    expect(page.locator(".proof li")).to_have_count(len(found.lines))
    page.locator(".proof li").last.hover()
    expect(page.locator(".proof-lit").first).to_be_visible()
    look(page)
    page.reload()
    expect(page.locator(".choices .right")).to_have_text(found.answer)
    expect(page.locator(".proof li")).to_have_count(len(found.lines))
    shared = str(page.locator("pre").text_content())
    assert "The Lost Code 🟩" in shared and f"/daily/{today()}" in shared and "1 day in a row" in shared
    page.get_by_role("link", name="To the day").click()
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()
    expect(page.get_by_role("link", name="1 puzzle solved")).to_have_count(1)
    expect(page.get_by_role("link", name="Proof: The Lost Code")).to_be_visible()


@pytest.mark.parametrize("is_proved", [True, False])
def test_a_second_try_counts_with_the_rows_that_prove_it(new_page: MakePage, server: Running, is_proved: bool) -> None:
    page = new_page()
    game = "break-the-code"
    found = open_puzzle(page, server, game)
    choose(page, found, wrong(found))
    page.get_by_role("button", name="Answer: ").click()
    expect(page.locator("p.wrong")).to_have_text("No. Nothing else is revealed.")
    assert not page.locator(".proof li").count()
    if is_proved:
        chosen = combinations(range(len(found.heard)), found.difficulty)
        rows = next(rows for rows in chosen if prove_answer(rooms_of(game), found, found.answer, rows))
        for row in rows:
            page.get_by_role("checkbox").nth(row).check()
    look(page)
    choose(page, found, found.answer)
    page.get_by_role("button", name="Answer: ").click()
    said = "Right. That earns today’s stone." if is_proved else "Right, but the rows do not prove it"
    expect(page.locator(".good")).to_contain_text(said)
    assert ("⬛🟩" if is_proved else "⬛🟨") in str(page.locator("pre").text_content())


def test_three_wrong_answers_show_the_proof_and_no_more_can_be_given(new_page: MakePage, server: Running) -> None:
    page = new_page()
    found = open_puzzle(page, server, "think-str8")
    others = [what for what in found.choices if what != found.answer][:3]
    for tries, what in enumerate(others, start=1):
        choose(page, found, what)
        page.get_by_role("button", name="Answer: ").click()
        expect(page.locator(".choices .out")).to_have_count(tries)
    expect(page.locator("p.wrong")).to_have_text("Not solved. This is how it can be proved:")
    expect(page.locator(".proof li")).to_have_count(len(found.lines))
    assert not page.locator(".choices button:enabled").count()
    shared = str(page.locator("pre").text_content())
    assert "Think Str8! ⬛⬛⬛" in shared and "day in a row" not in shared


@pytest.mark.parametrize(
    ("lang", "late", "right"), [("pl", "nie dają kamienia", "Dobrze."), ("ru", "камня не дают", "Верно.")]
)
def test_an_earlier_day_on_a_phone(new_page: MakePage, server: Running, lang: str, late: str, right: str) -> None:
    page = new_page(390, 844, language=lang)
    date = (datetime.now(UTC).date() - timedelta(days=2)).isoformat()
    page.goto(f"/daily/{date}")
    expect(page.get_by_text(late)).to_be_visible()
    look(page)
    page.locator("article a").first.click()
    page.locator(".choices button").first.wait_for()
    found = puzzle(server, "lost-code", date)
    choose(page, found, found.answer)
    page.locator(".send").click()
    expect(page.locator(".good")).to_contain_text(right)
    look(page)
    page.locator("header a[href*='daily/']").last.click()
    page.wait_for_url(f"**/daily/{date}")
    expect(page.locator("#streak")).not_to_contain_text("1")


def test_symbols_instead_of_colours_are_shared_where_they_are_chosen(new_page: MakePage, server: Running) -> None:
    page = new_page()
    settings: dict[str, Any] = {"strongSymbols": True}
    page.add_init_script(f"localStorage.setItem('cairn.settings', {json.dumps(json.dumps(settings))})")
    found = open_puzzle(page, server, "think-str8")
    choose(page, found, found.answer)
    page.get_by_role("button", name="Answer: ").click()
    expect(page.locator("pre")).to_contain_text("Think Str8! ●")
