"""The table of Arnak in a real browser: whole games by pointer and by keyboard, paying, the plan of a turn, a phone."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browsing import WEB
from tests.web.playing import END, faults

GAME = "Lost Ruins of Arnak"
MOST_CLICKS = 900

READY = f"""() => {{
    if (document.querySelector('{END}')) return 'over';
    const bar = document.querySelector('section.bar.mine');
    if (!bar) return null;
    if (document.querySelector('[data-source]')) return 'paying';
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
                click(page, rng, "[data-source]:not(:disabled)[aria-pressed=false]")
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
    page.wait_for_timeout(15)
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
    page.get_by_role("button", name="Look at the table").click()
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
                if page.locator("[data-source]:not(:disabled)[aria-pressed=false]").count():
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
                page.wait_for_timeout(30)
                if page.locator(".turn-panel .go").count():
                    keys.press("Enter")
            elif rng.random() < 0.4:
                keys.press("p")
                keys.press("p")
        case _:
            pass
    page.wait_for_timeout(15)
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
