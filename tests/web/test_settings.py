"""Settings, each of which does something; and what calls one who is elsewhere."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.playing import expect_turn, set_up
from tests.web.positions import Position, played

BACKGROUND = "(each) => getComputedStyle(each).backgroundImage"
LISTENED = """
(() => {
  window.called = [];
  const createGain = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    if (window.called.at(-1) !== "sound") window.called.push("sound");
    return createGain.call(this);
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()"); }
  };
  if (window.ServiceWorkerRegistration) ServiceWorkerRegistration.prototype.showNotification = (title, about) => {
    window.called.push(`notice: ${title}, ${about.body}`);
    return Promise.resolve();
  };
  Object.defineProperty(document, "visibilityState", { get: () => window.isAway ? "hidden" : "visible" });
})()
"""


def chosen(page: Page, **settings: Any) -> None:
    page.add_init_script(f"localStorage['cairn.settings'] ??= {json.dumps(json.dumps(settings))}")


def at_turn(server: Running, page: Page, game: str, **rest: Any) -> Position:
    position = played(server.url, game, players=2, moves=3, turn_of=0, **rest)
    position.open(page)
    expect_turn(page)
    return position


@pytest.mark.parametrize(("game", "symbols"), [("lost-code", 6), ("think-str8", 6)])
def test_stronger_symbols_have_a_pattern_each(new_page: MakePage, server: Running, game: str, symbols: int) -> None:
    page = new_page()
    position = at_turn(server, page, game)
    stones = page.locator("[data-stone] .stone:not(.back)")
    plain = {stones.nth(at).evaluate(BACKGROUND) for at in range(symbols)}
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Stronger symbols").click()
    strong = [str(stones.nth(at).evaluate(BACKGROUND)) for at in range(symbols)]
    patterns = {each.split("linear-gradient(165deg")[0] for each in strong}
    assert len(patterns) == symbols and not plain & set(strong)
    position.close()


def test_stronger_symbols_tell_the_tiles_of_tagiron_apart(new_page: MakePage, server: Running) -> None:
    page = new_page()
    chosen(page, strongSymbols=True)
    position = at_turn(server, page, "break-the-code", options={"rules": "tagiron"})
    found = {
        name: str(page.locator(f".tile.{name}").first.evaluate(BACKGROUND)) for name in ("black", "white", "green")
    }
    assert len({each.split("linear-gradient(165deg")[0] for each in found.values()}) == 3
    position.close()


def test_a_bet_and_a_question_are_sent_by_a_second_press_where_that_is_wished(
    new_page: MakePage, server: Running
) -> None:
    page = new_page()
    chosen(page, confirms=True)
    position = at_turn(server, page, "break-the-code")
    page.locator(".card.can .face:not(:has(~ .foot .two))").first.click()
    ask = page.get_by_role("button", name="Ask", exact=False).and_(page.locator(".go"))
    ask.click()
    expect(ask).to_contain_text("Sure?")
    expect_turn(page)
    ask.click()
    expect(page.locator("section.bar.mine")).to_have_count(0)
    position.close()
    page = new_page()
    chosen(page, confirms=True)
    position = played(server.url, "lost-code", players=2, turn_of=0)
    position.open(page)
    if page.get_by_role("button", name="Keep").count():
        page.keyboard.press("k")
    page.locator("[data-offer^=bet]:enabled").first.click()
    bet = page.locator("section.bar .go")
    bet.click()
    expect(bet).to_contain_text("?")
    bet.click()
    expect(page.locator("section.bar .go").filter(has_text="Bet")).to_have_count(0)
    position.close()


def test_what_is_in_sight_is_marked_by_hand_where_that_is_wished(new_page: MakePage, server: Running) -> None:
    """LC 10.1: what the racks and the revealed stones show is hatched by itself, unless one wants to do it all."""
    page = new_page()
    position = at_turn(server, page, "lost-code", help="none")
    seen = page.locator(".cell.seen")
    expect(seen.first).to_be_visible()
    cell = f"[data-mark='{seen.first.get_attribute('data-mark')}']"
    switch_marks(page)
    expect(seen).to_have_count(0)
    page.locator(cell).click()
    expect(page.locator(f"{cell}.out")).to_be_visible()
    page.locator(cell).click()
    expect(page.locator(f"{cell}.open")).to_be_visible()
    switch_marks(page)
    expect(page.locator(f"{cell}.seen")).to_be_visible()
    position.close()


def test_the_tiles_that_one_holds_are_crossed_off_by_hand_where_that_is_wished(
    new_page: MakePage, server: Running
) -> None:
    """BC 7.2: one's own tiles are in no other hand; who marks all by hand sees plain paper."""
    page = new_page()
    position = at_turn(server, page, "break-the-code", help="hints")
    hatched, held = page.locator(".half.no"), page.locator(".all button:disabled")
    expect(hatched.first).to_be_visible()
    expect(held).to_have_count(5)
    switch_marks(page)
    expect(hatched).to_have_count(0)
    expect(held).to_have_count(0)
    position.close()


def switch_marks(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Automatic marks").click()
    page.keyboard.press("Escape")


def test_sounds_and_notices_call_who_is_elsewhere(new_page: MakePage) -> None:
    """Only if wished, and only if the page is out of sight."""
    page = new_page()
    page.add_init_script(LISTENED)
    set_up(page, "Break the Code", players=2)
    expect_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Sound").get_by_text("medium").click()
    assert page.evaluate("window.called") == ["sound"]  # what was chosen is heard
    page.evaluate("window.called = []")
    page.get_by_role("switch", name="Notifications on my turn").click()
    expect(page.get_by_role("switch", name="Notifications on my turn")).to_be_checked()
    page.keyboard.press("Escape")

    def ask_a_question() -> None:
        rows = page.locator("section.answers tbody tr").count()
        page.locator(".card.can .face:not(:has(~ .foot .two))").first.click()
        page.keyboard.press("Enter")
        expect(page.locator("section.answers tbody tr")).to_have_count(rows + 2)  # a bot may answer at once
        expect_turn(page)

    ask_a_question()
    assert page.evaluate("window.called") == []
    page.evaluate("window.isAway = true")
    ask_a_question()
    assert page.evaluate("window.called") == ["sound", "notice: Your turn, Break the Code"]
    expect(page).to_have_title("● Your turn · Break the Code")


def test_a_browser_that_shows_no_notices_plays_all_the_same(browser: Browser, server: Running) -> None:
    """A phone has no constructor for them, and here no worker either."""
    context = browser.new_context(base_url=server.url, locale="en", reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(LISTENED)
    chosen(page, notices=True)
    position = played(server.url, "break-the-code", players=2, turn_of=1)
    position.open(page)
    page.evaluate("window.isAway = true")
    position.seats[1].update()
    position.seats[1].play(next(move for move in position.seats[1].moves if getattr(move, "card", None)))
    expect_turn(page)
    expect(page.locator(".card.can .face").first).to_be_visible()
    assert page.evaluate("window.called") == [] and not wrong
    position.close()
    context.close()
