"""Wheels as they are printed in somebody's box: made by taps, shared by a link, played with here and beside the box."""

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage


def choose(page: Page, name: str) -> None:
    page.get_by_role("combobox", name="Wheels").select_option(label=name)


def test_a_house_set_is_made_shared_and_played_with(new_page: MakePage) -> None:
    """The numbers of the set are those of a web table and of a real table, on the side that is played."""
    maker, friend = new_page(390, 844), new_page(390, 844)
    maker.goto("/w")
    maker.locator("[data-sets=lost-code] [data-new]").click()
    maker.get_by_role("textbox", name="Name").fill("Lena's box")
    maker.locator("[data-wheel='6']").click()
    maker.locator("[data-dial] [data-sum='8']").click()
    maker.locator("[data-points='3']").click()
    maker.locator("[data-right]").click()
    expect(maker.get_by_text("Unusual: a wider one pays more.")).to_be_visible()
    expect(maker.get_by_text("read from the box")).to_have_count(1)
    maker.locator("[data-wheel='5']").click()
    maker.locator("[data-dial] [data-sum='8']").click()
    maker.locator("[data-right]").click()
    expect(maker.get_by_text("Two have the same width.")).to_be_visible()
    expect(maker.locator("[data-keep]")).to_be_disabled()
    maker.locator("[data-wheel='5']").click()
    maker.locator("[data-dial]").press("ArrowLeft")
    maker.locator("[data-right]").click()
    maker.get_by_text("X side", exact=True).click()
    maker.locator("[data-wheel='0']").click()
    maker.locator("[data-points='8']").click()
    maker.locator("[data-right]").click()
    maker.get_by_role("button", name="Share").click()
    link = maker.locator("[data-link]").get_attribute("href")
    assert link is not None
    maker.locator("[data-keep]").click()
    expect(maker.locator("[data-edit]")).to_have_text("Edit")

    friend.goto(link)
    expect(friend.get_by_role("textbox", name="Name")).to_have_value("Lena's box")
    friend.locator("[data-keep]").click()
    friend.goto("/real-table")
    friend.get_by_role("button", name="The Lost Code").click()
    choose(friend, "Lena's box")
    with friend.expect_request("**/api/real-tables") as asked:
        friend.get_by_role("button", name="Open the table").click()
    told = json.loads(asked.value.post_data or "")["options"]["wheels"]
    assert told["name"] == "Lena's box"
    assert [(each["width"], each["points"]) for each in told["wheels"][5:]] == [(8, 1), (9, 3)]
    expect(friend.locator("[data-code]")).to_be_visible()

    maker.goto("/")
    card = maker.get_by_role("article").filter(has_text="The Lost Code")
    card.get_by_role("button", name="Set up").click()
    choose(maker, "Lena's box")
    maker.get_by_role("radiogroup", name="Variant X").get_by_text("0–8").click()
    with maker.expect_request("**/api/tables") as created:
        maker.get_by_role("button", name="Start now").click()
    told = json.loads(created.value.post_data or "")["options"]["wheels"]
    assert [(each["width"], each["points"]) for each in told["wheels"][:1]] == [(1, 8)], "the X side"
    maker.wait_for_url("**/table/*")
    maker.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Bet").click()
    expect(maker.locator("[data-ref='wheel:9']")).to_be_visible()
