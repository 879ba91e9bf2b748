"""Hints at the table of Arnak: two presses, the pieces that they mark, and a turn that is only thought of."""

import json

from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.playing import faults
from tests.web.test_arnak import opened


def test_two_presses_mark_the_pieces_and_the_first_step_can_be_done(page: Page, server: Running) -> None:
    position = opened(page, server, 2, "bird", 72, help="hints")
    page.keyboard.press("h")
    ladder = page.locator(".ladder")
    expect(ladder).to_contain_text("Look here:")
    expect(page.locator("[data-lit=look]").first).to_be_visible()
    ladder.get_by_role("button", name="What and why").click()
    expect(ladder.locator(".fact").first).to_be_visible()
    expect(ladder).to_contain_text("points expected at the end")
    expect(page.locator("[data-lit=best]").first).to_be_visible()
    assert not faults(page, WEB)
    ladder.get_by_role("button", name="Next step").click()
    ladder.get_by_role("button", name="Next step").click()
    expect(ladder.locator(".current")).to_have_count(1)
    ladder.get_by_role("button", name="Close").click()
    expect(ladder).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.keyboard.press("h")
    expect(ladder).to_have_attribute("data-hint", "12")
    ladder.get_by_role("button", name="Do step 1").click()
    expect(page.locator("[data-lit]")).to_have_count(0)  # the plan has moved on
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
