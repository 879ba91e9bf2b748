"""The table of Arnak in a real browser: whole games by pointer and by keyboard, paying, the plan of a turn, a phone."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import END, expect_turn, faults, settle
from tests.web.positions import Position, played

GAME = "Lost Ruins of Arnak"
MOST_CLICKS = 900

READY = f"""() => {{
    if (document.querySelector('{END}')) return 'over';
    const bar = document.querySelector('section.bar.mine');
    if (!bar || document.querySelector('main [aria-busy=true]')) return null;
    if (document.querySelector('section.paying')) return 'paying';
    if (document.querySelector('[data-offer=keep]')) return 'keeping';
    if (document.querySelector('.turn-panel [data-offer]')) return 'asked';
    const open = "main [data-offer]:not(:disabled), main button.can, main .can > button";
    return document.querySelector(open) ? 'turn' : null;
}}"""
"""What the page asks for, by what it offers."""

CLICK = """([selector, chance]) => {
    const all = [...document.querySelectorAll(selector)].filter((each) => !each.disabled && each.offsetParent);
    if (!all.length) return null;
    const one = all[Math.floor(chance * all.length)];
    one.click();
    return one.dataset.offer || one.closest('[data-ref]')?.dataset.ref || one.innerText;
}"""
"""Between two looks the page may have become another: one look and one click."""

PIECES = "main button.can, main .can > button"
ANSWERS = ".turn-panel [data-offer]"


def set_up(page: Page, players: int, side: str, bots: str = "random") -> None:
    """From the lobby to a table against bots."""
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=GAME, exact=True))
    card.get_by_role("button", name="Set up").click()
    page.get_by_role("radiogroup", name="Number of players").get_by_text(str(players), exact=True).click()
    page.get_by_text(side, exact=True).first.click()
    for choice in page.locator(".setup ol select").all():
        choice.select_option(bots)
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")


def asked(page: Page) -> str:
    """Wait until the page asks for something, and say for what."""
    return str(page.wait_for_function(READY).json_value())


def click(page: Page, rng: Random, selector: str) -> str | None:
    """Click one of what is there, at random; what it was."""
    found: str | None = page.evaluate(CLICK, [selector, rng.random()])
    return found


def step(page: Page, rng: Random) -> str:
    """One click by a person who does whatever is green; what was asked for."""
    now = asked(page)
    match now:
        case "paying":
            pay = page.locator(".paying .go:enabled")
            if not pay.count() or rng.random() < 0.1:
                click(page, rng, "[data-source][data-open]")
            else:
                click(page, rng, ".paying .go:enabled")
        case "keeping":
            click(page, rng, ".hand .face" if rng.random() < 0.5 else "[data-offer=keep]")
        case "asked":
            click(page, rng, ANSWERS)
        case "turn":
            end = page.locator("[data-offer=end-turn]:enabled").count() and rng.random() < 0.7
            if end or not click(page, rng, PIECES):
                click(page, rng, "[data-offer=end-turn]") or click(page, rng, "[data-offer=pass]")
        case _:
            pass
    settle(page)
    return now


def play(page: Page, rng: Random) -> list[str]:
    """To the end of the game, or far enough to see that it has none."""
    steps = [step(page, rng)]
    while steps[-1] != "over" and len(steps) < MOST_CLICKS:
        steps.append(step(page, rng))
    return steps


def test_four_players_on_the_bird_side_by_pointer(page: Page) -> None:
    """A whole game against bots, by whatever is green; no error is said, and axe finds nothing serious."""
    set_up(page, 4, "Bird")
    steps = play(page, Random(4))
    assert steps[-1] == "over", f"no end after {len(steps)} clicks"
    assert {"paying", "asked", "turn"} <= set(steps)
    expect(page.locator(END)).to_be_visible()
    assert not faults(page, WEB)
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")
    assert not faults(page, WEB)


def press(page: Page, rng: Random) -> str:
    """One decision by a person without a pointer: keys of the table, numbers, Enter."""
    now = asked(page)
    keys = page.keyboard
    match now:
        case "paying":
            for number in range(1, 10):
                if page.locator(".paying .go:enabled").count():
                    break
                if page.locator("[data-source][data-open]").count():
                    keys.press(str(number))
            keys.press("Enter")
        case "keeping":
            keys.press("Enter")
        case "asked":
            keys.press(str(rng.randint(1, min(9, page.locator(ANSWERS).count()))))
        case "turn" if page.locator("[data-offer=end-turn]:enabled").count():
            keys.press("e")
        case "turn":
            kind = rng.choice("dvobr")
            keys.press(kind)
            if page.locator("section.bar .kind[aria-pressed=true]").count():
                if rng.random() < 0.5:
                    keys.press("Shift+ArrowRight")
                keys.press("Enter")
                settle(page)
                if page.locator(".turn-panel .go").count():
                    keys.press("Enter")
            elif rng.random() < 0.4:
                keys.press("p")
                keys.press("p")
        case _:
            pass
    settle(page)
    return now


def test_solo_on_the_snake_side_by_keyboard_alone(page: Page) -> None:
    """Letters show main actions, arrows and Enter take one, numbers answer: the pointer is not touched at the table."""
    set_up(page, 1, "Snake")
    page.mouse.move(0, 0)
    rng = Random(2)
    steps = [press(page, rng)]
    while steps[-1] != "over" and len(steps) < MOST_CLICKS:
        steps.append(press(page, rng))
    assert steps[-1] == "over", f"no end after {len(steps)} decisions: {steps[-20:]}"
    assert "paying" in steps and "turn" in steps
    expect(page.locator(END)).to_be_visible()


def opened(page: Page, server: Running, players: int, side: str, moves: int, **rest: Any) -> Position:
    """A position in the middle of a game, seen by the first seat when it is its turn."""
    position = played(server.url, "arnak", players=players, options={"side": side}, moves=moves, turn_of=0, **rest)
    position.open(page)
    expect_turn(page)
    page.locator(".island .site").first.wait_for()
    return position


def test_a_turn_is_tried_out_before_it_is_told(page: Page, server: Running) -> None:
    """Steps are chips; a click takes back up to there; the others hear nothing until the turn ends."""
    position = opened(page, server, 3, "bird", 60)
    other = position.seats[1]
    other.update()
    before = other.mirror.number
    free = page.locator(".hand .card.can .face").filter(has_text="free")
    assert free.count() >= 2
    free.nth(1).click()
    expect(page.locator("section.bar .chip")).to_have_count(1)
    page.locator("[data-ref='site:camp-coin/2']").click()
    expect(page.locator(".paying")).to_be_visible()
    page.locator("[data-source]").first.click()
    while page.locator(".paying .go:disabled").count():
        page.locator("[data-source][data-open]").first.click()
    page.keyboard.press("Enter")
    expect(page.locator("section.bar .chip")).to_have_count(2)
    expect(page.locator("section.bar .chip").nth(1)).to_contain_text("Coin camp")
    expect(page.locator("[data-offer=end-turn]")).to_be_enabled()
    other.update()
    assert other.mirror.number == before, "a plan is told to nobody"
    page.locator("section.bar .chip").first.click()
    expect(page.locator("section.bar .chip")).to_have_count(0)
    expect(page.locator("section.bar")).to_contain_text("Choose a main action")
    page.locator("[data-ref='site:camp-coin/1']").click()
    expect(page.locator(".paying")).to_be_visible()
    page.locator("[data-source]").first.click()
    expect(page.locator(".paying .go")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer=end-turn]")).to_be_enabled()
    page.keyboard.press("z")
    expect(page.locator("[data-offer=end-turn]")).to_have_count(0)
    other.update()
    assert other.mirror.number == before
    position.close()


def test_what_brings_something_to_light_is_asked_about(page: Page, server: Running) -> None:
    """Passing asks for a second click; Esc goes back one step."""
    position = opened(page, server, 2, "bird", 40)
    page.keyboard.press("p")
    expect(page.locator("section.bar")).to_contain_text("Sure?")
    page.keyboard.press("Escape")
    expect(page.locator("section.bar")).not_to_contain_text("Sure?")
    page.keyboard.press("d")
    expect(page.locator("section.bar .kind[aria-pressed=true]")).to_have_count(1)
    assert page.evaluate("document.activeElement.matches('.ring.can')")
    page.keyboard.press("Escape")
    expect(page.locator("section.bar .kind[aria-pressed=true]")).to_have_count(0)
    position.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (1024, 768), (390, 844)])
def test_windows_of_every_size(new_page: MakePage, server: Running, width: int, height: int) -> None:
    """Nothing is wider than the window, at 1440 x 900 nothing is higher, and axe finds nothing serious."""
    page = new_page(width=width, height=height)
    position = opened(page, server, 4, "bird", 160)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width != 1024:
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert not faults(page, WEB)
    position.close()


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_other_languages(new_page: MakePage, server: Running, lang: str) -> None:
    """Solo, with the rival's panel: every word is there, and every piece says its name."""
    page = new_page(language=lang)
    position = opened(page, server, 1, "snake", 30)
    assert page.locator("html").get_attribute("lang") == lang
    assert not faults(page, WEB)
    position.close()


def test_a_turn_at_a_phone(new_page: MakePage, server: Running) -> None:
    """Five places by tabs, marked where one can act, without a number; paying in a sheet from below."""
    page = new_page(width=390, height=844)
    position = opened(page, server, 3, "bird", 60)
    tabs = page.locator("nav[aria-label='Parts of the table'] button")
    for place in range(5):
        tabs.nth(place).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tabs.first.click()
    expect(tabs.first).to_have_accessible_name("Island you can act here")
    expect(tabs.first.locator("i")).to_have_count(0)
    page.locator("[data-ref='site:camp-coin/2']").click()
    expect(page.locator(".paying")).to_be_visible()
    assert not faults(page, WEB)
    while page.locator(".paying .go:disabled").count():
        page.locator("[data-source][data-open]").first.click()
    page.locator(".paying .go").click()
    expect(page.locator("[data-offer=end-turn]")).to_be_enabled()
    page.locator("[data-offer=end-turn]").click()
    expect(page.locator("section.bar.mine")).to_have_count(0)
    position.close()


def test_a_plan_outlives_a_reload(page: Page, server: Running) -> None:
    """What was thought of and told to nobody is there again; Esc goes back as before."""
    position = opened(page, server, 3, "bird", 60)
    free = page.locator(".hand .card.can .face").filter(has_text="free")
    free.first.click()
    page.locator("[data-ref='site:camp-coin/2']").click()
    expect(page.locator(".paying")).to_be_visible()
    page.reload()
    expect(page.locator(".paying")).to_be_visible()
    expect(page.locator("section.bar .chip")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".paying")).to_have_count(0)
    expect(page.locator("section.bar .chip")).to_have_count(1)
    position.close()


def test_an_archaeologist_is_dragged_and_a_card_pays(page: Page, server: Running) -> None:
    """Let go on a space it is a click there; a card in hand is a source, another stands in for it, and Enter pays."""
    position = opened(page, server, 3, "bird", 60)
    page.locator("[data-drag]").first.hover()
    page.mouse.down()
    page.locator("[data-ref='site:camp-coin/1']").hover()
    page.mouse.up()
    expect(page.locator(".paying")).to_be_visible()
    site = page.locator("[data-ref='site:camp-coin']").bounding_box()
    panel = page.locator(".paying").bounding_box()
    assert site and panel and (panel["x"] >= site["x"] + site["width"] or panel["x"] + panel["width"] <= site["x"])
    for card in (0, 1):
        page.locator(".hand .card .face").nth(card).click()
        expect(page.locator(".hand .card.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer=end-turn]")).to_be_enabled()
    position.close()


def test_a_finger_wipes_from_place_to_place(new_page: MakePage, server: Running) -> None:
    """Across to the place beside; up on the hand pulls the cards up; the top bar has everybody's points."""
    page = new_page(width=390, height=844)
    position = opened(page, server, 4, "bird", 60)
    wipe = """([selector, x, y]) => {
        const piece = document.querySelector(selector);
        const touch = (x, y) => new Touch({ identifier: 1, target: piece, clientX: 200 + x, clientY: 300 + y });
        const send = (name, touches, changedTouches) =>
            piece.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches }));
        send("touchstart", [touch(0, 0)], [touch(0, 0)]);
        send("touchend", [], [touch(x, y)]);
    }"""
    page.evaluate(wipe, [".island", -120, 10])
    expect(page.locator("[data-goes=research]")).to_have_attribute("aria-current", "page")
    page.evaluate(wipe, [".area.right", 120, 10])
    expect(page.locator("[data-goes=island]")).to_have_attribute("aria-current", "page")
    page.evaluate(wipe, [".area.hand section", 0, -80])
    expect(page.locator(".pull")).to_have_attribute("aria-expanded", "true")
    assert page.locator("header li .points:visible").count() == 4
    position.close()
