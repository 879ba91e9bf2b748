"""Hints at the table of Arnak: the ladder, the pieces that it speaks of, and a turn that is only thought of."""

import json

from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.playing import faults
from tests.web.test_arnak import opened


def test_the_ladder_is_climbed_and_its_steps_light_pieces(page: Page, server: Running) -> None:
    position = opened(page, server, 2, "bird", 72, help="hints")
    page.keyboard.press("h")
    ladder = page.locator(".ladder")
    expect(ladder.locator("li")).to_have_count(1)
    ladder.get_by_role("button", name="Level 2: type of action").click()
    expect(ladder.locator("li")).to_have_count(2)
    ladder.get_by_role("button", name="Hint, level 4").click()
    expect(ladder.locator(".fact").first).to_be_visible()
    expect(ladder).to_contain_text("points expected at the end")
    assert not faults(page, WEB)
    ladder.locator(".fact").first.hover()
    expect(page.locator("[data-spoken]").first).to_be_visible()
    ladder.get_by_role("button", name="Close").click()
    expect(ladder).to_have_count(0)
    expect(page.locator("[data-spoken]")).to_have_count(0)
    position.close()


def test_a_hint_is_asked_for_with_what_was_thought_of(page: Page, server: Running) -> None:
    asked: list[dict[str, object]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(json.loads(frame))))
    position = opened(page, server, 3, "bird", 60, help="hints")
    page.locator(".hand .card.can .face").filter(has_text="free").first.click()
    expect(page.locator("section.bar .chip")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ladder li").first).to_be_visible()
    hint = next(each for each in asked if each.get("ask") == "hint")
    assert hint["after"] == next(each for each in asked if each.get("ask") == "try")["moves"]
    position.close()


def test_where_there_is_no_help_there_is_no_hint(page: Page, server: Running) -> None:
    position = opened(page, server, 2, "bird", 4, help="none")
    expect(page.get_by_role("button", name="All moves")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".ladder")).to_have_count(0)
    position.close()
