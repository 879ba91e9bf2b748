"""Long names shorten with an ellipsis, and say themselves in full to a pointer, a key and a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web import positions
from tests.web.conftest import MakePage
from tests.web.positions import Position, played
from tests.web.test_first_load import GAMES

LONG = (
    "Maksymilian Konstantynopolitański-Bartek",
    "Aleksandra Wielkopolska z Zielonej Góry",
    "Пётр Александрович Семёнов-Тян-Шанский",
    "Wilhelmina Anastazja von Hohenzollern",
)
CUT = """
names => [...document.querySelectorAll("body *")].filter(
  each => names.includes(each.textContent.trim()) && !each.childElementCount && each.offsetParent
    && each.scrollWidth > each.clientWidth && !each.closest(".sr, .in-full") && each.checkVisibility()
    && each.clientWidth > 1
)
"""
MARK_CUT = f"""
names => {{
  const found = ({CUT})(names);
  found.forEach((each, at) => each.dataset.cut = at);
  return found.length;
}}
"""
SAID_ON_FOCUS = """
() => [...document.querySelectorAll("button, a, [tabindex='0']")].flatMap(each => {
  each.focus();
  return [...document.querySelectorAll(".in-full")].map(tip => tip.textContent);
})
"""


@pytest.fixture
def long_names(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    monkeypatch.setattr(positions, "NAMES", LONG)
    return LONG


def cut_names(page: Page) -> list[str]:
    """The names on the page that are shortened, each marked with its place in this list."""
    page.wait_for_function(f"names => ({CUT})(names).length > 0", arg=list(LONG))
    count = page.evaluate(MARK_CUT, list(LONG))
    cut = [page.locator(f"[data-cut='{at}']") for at in range(count)]
    for each in cut:
        assert each.evaluate("each => getComputedStyle(each).textOverflow") == "ellipsis"
    return [each.inner_text().strip() for each in cut]


def open_table(server: Running, game: str, page: Page) -> Position:
    position = played(server.url, game, players=4, moves=12, turn_of=0)
    position.open(page)
    return position


@pytest.mark.parametrize("game", GAMES)
def test_long_names_say_themselves_to_a_pointer_and_to_keys(
    new_page: MakePage, server: Running, long_names: tuple[str, ...], game: str
) -> None:
    page = new_page(1280, 720)
    position = open_table(server, game, page)
    names = cut_names(page)
    for at, name in enumerate(names):
        box = page.locator(f"[data-cut='{at}']").bounding_box()
        assert box
        page.mouse.move(0, 0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".in-full")).to_contain_text(name)
        tip = page.locator(".in-full").bounding_box()
        assert tip and tip["x"] >= 0 and tip["y"] >= 0 and tip["x"] + tip["width"] <= 1280
    page.mouse.move(0, 0)
    expect(page.locator(".in-full")).to_have_count(0)
    said = page.evaluate(SAID_ON_FOCUS)
    assert all(any(name in each for each in said) for name in names), (names, said)
    page.keyboard.press("Escape")
    expect(page.locator(".in-full")).to_have_count(0)
    position.close()


@pytest.mark.parametrize("game", GAMES)
def test_long_names_say_themselves_to_a_finger(
    new_page: MakePage, server: Running, long_names: tuple[str, ...], game: str
) -> None:
    """On a phone a seat at the top is its shape alone: a finger on it says who that is."""
    page = new_page(390, 844)
    position = open_table(server, game, page)
    seats = page.get_by_role("list", name="Seats")
    for seat in range(4):
        name = "You" if seat == 0 else LONG[seat]
        expect(seats.get_by_role("listitem").filter(has_text=name).first).to_be_attached()
        seats.locator(f"[data-ref='seat:{seat}']").tap()
        expect(page.locator(".in-full")).to_contain_text(name)
        assert LONG[seat] in seats.aria_snapshot() or seat == 0, "only those who see are told who it is"
    position.close()
