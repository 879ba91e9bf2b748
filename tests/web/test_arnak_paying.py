"""Paying in the browser: the proposal, what is dimmed, and on a phone what stays in sight."""

from playwright.sync_api import expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import faults
from tests.web.test_arnak import opened

SPACE = "[data-ref='site:camp-coin/2']"
"""Two boots: from a hand of three cards in several ways."""
PHONE = {"width": 390, "height": 844}


def test_the_cheapest_way_is_proposed_to_whoever_wants_it(new_page: MakePage, server: Running) -> None:
    """It is filled in and can be changed by a click; who does not want it chooses all of it, also over a reload."""
    for proposes in (False, True):
        page = new_page()
        if proposes:
            page.add_init_script("localStorage.setItem('cairn.settings', JSON.stringify({ proposes: true }))")
        position = opened(page, server, 3, "bird", 60)
        page.locator(SPACE).click()
        expect(page.locator(".paying")).to_be_visible()
        expect(page.locator(".paying .place.full")).to_have_count(2 if proposes else 0)
        if proposes:
            expect(page.locator(".paying .go")).to_be_enabled()
            page.locator("[data-source]:not([aria-pressed=true])").first.click()
            expect(page.locator(".paying .place.full")).to_have_count(2)
            page.keyboard.press("Enter")
            expect(page.locator("[data-offer=end-turn]")).to_be_enabled()
        else:
            expect(page.locator(".paying .go")).to_be_disabled()
            page.locator("[data-source][data-open]").first.click()
            expect(page.locator(".paying .place.full")).to_have_count(1)
            page.reload()
            expect(page.locator(".paying .place.full")).to_have_count(1)
        position.close()


def test_what_is_dimmed_while_something_is_paid_can_be_read(new_page: MakePage, server: Running) -> None:
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page = new_page(width=width, height=height)
        position = opened(page, server, 3, "bird", 60)
        page.locator(SPACE).click()
        expect(page.locator(".paying")).to_be_visible()
        expect(page.locator(".site.dim").first).to_be_visible()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            assert not faults(page, WEB), (width, theme)
        position.close()


def test_on_a_phone_the_map_moves_with_what_is_paid_for(new_page: MakePage, server: Running) -> None:
    """The space stays above the sheet, each source says what is given up by it, and all goes back with Cancel."""
    page = new_page(**PHONE)
    position = opened(page, server, 3, "bird", 60)
    space, sheet = page.locator(SPACE), page.locator(".paying")
    before = space.bounding_box()
    space.click()
    expect(sheet).to_be_visible()
    expect(sheet.locator("[data-source]").first).to_contain_text("instead of")
    page.wait_for_function(
        """([space, sheet]) => document.querySelector(space).getBoundingClientRect().bottom
            < document.querySelector(sheet).getBoundingClientRect().top""",
        arg=[SPACE, ".paying"],
    )
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    page.wait_for_function(
        "([space, top]) => document.querySelector(space).getBoundingClientRect().top === top",
        arg=[SPACE, before and before["y"]],
    )
    position.close()


def test_on_a_phone_on_its_side_the_island_stays_beside_what_is_paid(new_page: MakePage, server: Running) -> None:
    """All of the island is in sight, the other places and the panel are at its right, the tabs at the edge."""
    page = new_page(width=844, height=390)
    position = opened(page, server, 3, "bird", 60)
    island, bar = page.locator(".area.island").bounding_box(), page.locator("section.bar").bounding_box()
    assert island and bar and island["x"] + island["width"] <= bar["x"] and island["height"] > bar["height"] * 4
    assert page.evaluate("(document.querySelector('.area.island').scrollHeight <= innerHeight)")
    expect(page.locator("[data-goes=island]")).to_have_count(0)
    page.locator("[data-goes=row]").click()
    expect(page.locator(".area.row")).to_be_visible()
    page.locator(SPACE).click()
    panel = page.locator(".paying").bounding_box()
    assert panel and panel["x"] >= island["x"] + island["width"] - 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 844
    assert not faults(page, WEB)
    position.close()


def test_on_a_phone_a_question_can_be_taken_back(new_page: MakePage, server: Running) -> None:
    """The panel lies over the turn bar, so what the bar offers is offered there."""
    page = new_page(**PHONE)
    position = opened(page, server, 3, "bird", 120)
    page.locator("[data-goes=board]").click()
    page.locator(".area.me [data-ref='assistant:medic']").click()
    panel = page.locator(".turn-panel")
    expect(panel).to_contain_text("You may exile a card.")
    bar = page.locator("section.bar").bounding_box()
    box = panel.bounding_box()
    assert bar and box and box["y"] <= bar["y"], "all of the bar is covered, not half of it"
    panel.get_by_role("button", name="Undo").click()
    expect(panel).to_have_count(0)
    expect(page.locator("section.bar")).to_contain_text("Choose a main action")
    position.close()
