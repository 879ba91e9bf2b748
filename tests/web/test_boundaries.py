"""A part of the page that cannot be drawn leaves the rest alone and shows a way on; focus follows to another place."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.positions import played

BROKEN = "This could not be drawn"


def plant(page: Page, chunk: str, name: str) -> None:
    """Let the component that a chunk exports under this name fail when it is drawn."""

    def spoil(route: Route) -> None:
        answer = route.fetch()
        code, count = re.subn(rf"\bas {name}\b", "as kept", answer.text())
        # a chunk that others import from, too, is given to its own importer as one object
        code = re.sub(rf"\b{name}:\(\)=>[\w$]+", f"{name}:()=>planted", code)
        fails = f"const planted=()=>{{throw new Error('planted')}};export{{planted as {name}}};" if count else ""
        route.fulfill(response=answer, body=code + fails)

    page.route(re.compile(rf"/assets/{chunk}-[\w-]+\.js$"), spoil)


def broken_page(new_page: MakePage) -> Page:
    # what could not be drawn is said on the console; what a worker brings cannot be spoiled
    return new_page(is_lossy=True, has_worker=False)


def test_a_place_that_cannot_be_drawn_leads_to_the_lobby(new_page: MakePage) -> None:
    page = broken_page(new_page)
    plant(page, "Mine", "default")
    page.goto("/mine")
    expect(page.get_by_role("alert")).to_contain_text(BROKEN)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_table_that_cannot_be_drawn_is_shown_in_words(new_page: MakePage, server: Running) -> None:
    page = broken_page(new_page)
    position = played(server.url, "lost-code", players=2, moves=4, turn_of=0)
    plant(page, "parts", "Table")
    position.know(page)
    page.goto(f"/table/{position.id}")
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(BROKEN)
    page.get_by_role("button", name="Show the table in words").click()
    expect(page.locator("main .move:enabled").first).to_be_visible()
    position.close()


def test_a_panel_that_cannot_be_drawn_is_closed(new_page: MakePage, server: Running) -> None:
    page = broken_page(new_page)
    position = played(server.url, "arnak", players=2, moves=4, turn_of=0)
    plant(page, "parts", "Log")
    position.open(page)
    page.keyboard.press("l")
    expect(page.get_by_role("alert").filter(has_text=BROKEN)).to_be_visible()
    page.locator(".broken").get_by_role("button", name="Close").click()
    expect(page.locator(".broken")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    position.close()


def test_an_end_that_cannot_be_drawn_is_laid_aside(new_page: MakePage, server: Running) -> None:
    """The table stays below it, with the way back to the lobby."""
    page = broken_page(new_page)
    position = played(server.url, "lost-code", players=2, moves=2000, by="random")
    plant(page, "parts", "Ending")
    position.open(page)
    expect(page.get_by_role("alert").filter(has_text=BROKEN)).to_be_visible()
    page.locator(".broken").get_by_role("button", name="Close").click()
    expect(page.locator(".broken")).to_have_count(0)
    expect(page.get_by_role("region", name="Your sheet")).to_be_visible()
    position.close()


@pytest.mark.parametrize("is_by_key", [False, True])
def test_focus_goes_along_to_another_place(page: Page, is_by_key: bool) -> None:
    """To its heading: who reads by ear hears where they are, and Tab goes on from there."""
    page.goto("/")
    for name in ("Learn", "Real table", "Daily"):
        link = page.get_by_role("navigation").first.get_by_role("link", name=name)
        if is_by_key:
            link.focus()
            page.keyboard.press("Enter")
        else:
            link.click()
        page.wait_for_function("() => document.activeElement?.matches('main, main h1')")
    page.go_back()
    page.wait_for_url("**/real-table")
    page.wait_for_function("() => document.activeElement?.matches('main, main h1')")
