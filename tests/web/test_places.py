"""The lobby: what to do first, the games as places, a foot. Nothing is empty, and a desk shows all of it."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from cairn.client import Table
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import choose, pictures_come, resize
from tests.web.positions import know, played

SIZES = ((1440, 900), (1280, 720), (1024, 768))
LANGUAGES = ("en", "pl", "ru")

CUT = """() => [
  ...[...document.querySelectorAll("main h2, main p, main b, main .bt")]
    .filter((each) => !each.matches(".l-cut, .l-cut *") && each.scrollWidth > each.clientWidth + 1),
  ...[...document.querySelectorAll(".welcome .say, article .text")]
    .filter((each) => each.scrollHeight > each.clientHeight + 1),
].filter((each) => each.offsetParent !== null && getComputedStyle(each).display !== "inline")
  .map((each) => each.textContent.trim())"""
GREEN = "main .bt.go:visible, main .bt.go.lg:visible"


def open_lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article").nth(3)).to_be_visible()
    page.wait_for_load_state("networkidle")
    pictures_come(page)


def scrolls(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    return found


@pytest.mark.parametrize(("size", "lang"), [*product(SIZES, LANGUAGES)])
def test_a_stranger_is_welcomed_with_one_step(new_page: MakePage, size: tuple[int, int], lang: str) -> None:
    page = new_page(*size, language=lang)
    open_lobby(page)
    assert not scrolls(page) and page.evaluate(CUT) == []
    expect(page.locator(GREEN)).to_have_count(1)
    expect(page.locator("main h2")).to_have_count(5)
    expect(page.locator("header nav a")).to_have_count(5)
    choose(page, theme="dark")
    pictures_come(page)
    assert not scrolls(page) and page.evaluate(CUT) == []


def test_the_step_is_a_game_against_a_gentle_bot(new_page: MakePage) -> None:
    page = new_page()
    open_lobby(page)
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        page.locator(GREEN).click()
    told = sent.value.post_data_json or {}
    assert (told["game"], told["seats"], told["help"]) == ("break-the-code", ["me", "beginner"], "hints")
    expect(page.locator(".hand [data-face]")).to_have_attribute("data-face", "face-beginner")
    page.goto("/")
    expect(page.locator(".now section[data-state]")).to_be_visible()
    expect(page.locator(".welcome")).to_have_count(0)
    expect(page.locator("header nav a")).to_have_count(6)


def test_who_has_played_finds_what_concerns_them_and_no_empty_card(new_page: MakePage, server: Running) -> None:
    """My turn first, open tables, today and the next lesson: three cards at a desk, all of them on a phone."""
    mine, over = played(server.url, "lost-code", moves=26, turn_of=0), played(server.url, "arnak", players=2, moves=9)
    page = new_page()
    know(page, (mine, 0), (over, 0))
    open_lobby(page)
    expect(page.locator(".now [data-state]")).to_have_count(2)
    expect(page.locator(".now [data-state]").first).to_have_attribute("data-state", "my-turn")
    expect(page.locator(".now section h2")).to_have_text(["Your turn", "Today", "Next lesson"])
    expect(page.locator(GREEN)).to_have_count(1)
    for heading in page.locator("main section > h2").all():
        assert heading.locator("xpath=following-sibling::*").count(), f"nothing is under {heading.inner_text()}"
    assert page.get_by_role("region", name="Open tables").count() == 0
    waiting = Table.create(server.url, game="lost-code", seats=("me", "sharp", "person"), name="Ola", visibility="open")
    page.reload()
    tables = page.get_by_role("region", name="Open tables")
    expect(tables.locator(".line")).to_have_count(1)
    expect(tables.locator("[data-face]")).to_have_attribute("data-face", "face-sharp")
    expect(page.locator(".now section:visible")).to_have_count(3)
    for lang, theme in zip(LANGUAGES, ("light", "dark", "light"), strict=True):
        choose(page, language=lang, theme=theme)
        for width, height in SIZES:
            resize(page, width, height)
            assert not scrolls(page) and page.evaluate(CUT) == [], (lang, width)
        resize(page, 390, 844)
        expect(page.locator(".now section:visible")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and page.evaluate(CUT) == [], lang
    waiting.close()
    mine.close()
    over.close()


def test_a_place_without_a_picture_has_its_emblem(new_page: MakePage) -> None:
    """Pictures switched off, or a game that has none: a place is as high as with one."""
    page = new_page(has_worker=False)
    open_lobby(page)
    high = [each.bounding_box() for each in page.locator(".games article .picture:visible").all()]
    expect(page.locator(".games article .emblem:visible")).to_have_count(0)
    choose(page, pictures="off")
    expect(page.locator(".games article .emblem:visible")).to_have_count(4)
    assert [each.bounding_box() for each in page.locator(".games article .picture:visible").all()] == high
    choose(page, pictures="calm")
    page.route("**/code-games-*.svg", lambda route: route.fulfill(body="<svg></svg>", content_type="image/svg+xml"))
    page.reload()
    expect(page.locator(".games article .emblem:visible")).to_have_count(4)


def test_a_code_is_entered_at_the_foot(new_page: MakePage, server: Running) -> None:
    waiting = Table.create(server.url, game="break-the-code", seats=("me", "person"), name="Ola")
    page = new_page(width=390)
    open_lobby(page)
    page.get_by_label("Code", exact=True).fill(str(waiting.mirror.table["code"]).lower())
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/table/{waiting.place.id}")
    waiting.close()
