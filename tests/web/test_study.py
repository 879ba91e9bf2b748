"""Learning, the position of the day, and the solver beside a real table."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.test_lobby import is_inside

POSITIONS = WEB.parent / "docs" / "positions"


def test_a_position_is_entered_by_a_form(page: Page) -> None:
    page.goto("/solve/lost-code")
    racks = [(0, 4, 1, 4, 5, 5), (4, 3, 4, 2, 1, 0), (1, 6, 6, 7, 4, 7)]
    symbols = ("bird", "jaguar", "chameleon", "snake", "human", "bear")
    found = page.get_by_role("region", name="What can be known")
    expect(found).to_contain_text("enter everything")
    for owner, rack in zip(("Player 2", "Player 3", "Player 4"), racks, strict=True):
        for symbol, digit in zip(symbols, rack, strict=True):
            page.get_by_label(f"{owner}: {symbol}").select_option(str(digit))
    expect(found).to_contain_text("15,625 codes")
    page.get_by_role("button", name="Round", exact=True).click()
    expect(found).not_to_contain_text("15,625 codes")
    expect(found).to_contain_text("codes fit")
    found.get_by_role("group", name="bird").get_by_role("button").first.click()
    expect(found.locator(".proof").first).to_be_visible()
    page.get_by_label("What do you want to decide?").select_option("bet")
    expect(found.get_by_role("heading", name="Best move")).to_be_visible()
    link = page.url
    page.goto("/")
    page.goto(link)
    expect(found.get_by_role("heading", name="Best move")).to_be_visible()


def opened(page: Page, game: str, position: Any) -> Locator:
    """The solver with a position in its form; what it found."""
    page.goto(f"/solve/{game}")
    content = json.dumps(position).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "position.json", "mimeType": "application/json", "buffer": content}
    )
    return page.get_by_role("region", name="What can be known")


def written(page: Page) -> Any:
    """The position in the link of the page."""
    return json.loads(unquote(page.url.partition("#")[2]))


def test_expansions_are_entered_by_a_form(new_page: MakePage) -> None:
    page = new_page(is_lossy=True)  # a refusal is said on the console by the browser itself
    position = json.loads((POSITIONS / "lost-code.json").read_text("utf-8"))
    found = opened(
        page, "lost-code", {name: position[name] for name in position if name not in ("decide", "dice", "free")}
    )
    expect(found).to_contain_text("672 codes")
    page.get_by_label("Deadly Shortcut").check()
    page.get_by_role("button", name="Token", exact=True).click()
    token = page.get_by_role("group", name="token 1")
    token.get_by_label("Whose").select_option("0")
    token.get_by_label("symbol").select_option("bear")
    token.get_by_label("digits bet").fill("2 5")
    token.get_by_label("digits bet").blur()
    page.wait_for_url("**tokens**bear**5%5D**")
    expect(found).to_contain_text("672 codes")
    assert written(page)["tokens"] == [{"player": 0, "symbol": "bear", "digits": [2, 5]}]
    page.get_by_label("What do you want to decide?").select_option("bet")
    page.get_by_role("group", name="free wheels").get_by_label("10").uncheck()
    expect(found.get_by_role("heading", name="Best move")).to_be_visible()
    expect(found).not_to_contain_text("the width-10 wheel")
    assert written(page)["free"] == [1, 2, 3, 4, 5, 7]
    page.get_by_label("Curse of the Temple").first.check()
    page.get_by_label("I hold the skull").check()
    expect(page.get_by_role("alert")).to_contain_text("LC 9")  # nobody can hold it in the third round
    page.get_by_label("I hold the skull").uncheck()
    expect(found).to_contain_text("672 codes")


def test_the_chance_to_win_is_asked_for_by_a_form(page: Page) -> None:
    racks = [dict.fromkeys(("bird", "jaguar", "chameleon", "snake", "human", "bear"), digit) for digit in (0, 1, 2)]
    bet = {"width": 7, "low": 0, "answer": "right"}
    rounds = [{"dice": ["bird", "jaguar", "snake"], "width": 10, "low": 8, "answer": "right", "others": [bet] * 1}]
    found = opened(page, "lost-code", {"players": 2, "racks": racks, "rounds": rounds * 10, "decide": "final"})
    expect(found).to_contain_text("codes fit")
    for who, spaces in (("You", "9"), ("Player 2", "7")):
        page.get_by_role("group", name="Spaces on the track").get_by_label(who).fill(spaces)
        page.get_by_role("group", name="Spaces on the track").get_by_label(who).blur()
    page.wait_for_url("**scores**")
    assert written(page)["scores"] == [9, 7]


def test_tagiron_and_wrong_guesses_are_entered_by_a_form(page: Page) -> None:
    page.goto("/solve/break-the-code")
    found = page.get_by_role("region", name="What can be known")
    page.get_by_label("Rules", exact=True).select_option("tagiron")
    for number, tile in enumerate(("r0", "b1", "r4", "b4", "r9")):
        page.get_by_label(f"tile {number + 1}", exact=True).select_option(tile)
    expect(found).to_contain_text("2,288 codes")
    expect(page.get_by_label("tile 1", exact=True).locator("option:checked")).to_have_text("red 0")
    page.get_by_role("button", name="Guess", exact=True).click()
    page.get_by_role("textbox", name="guess 1").fill("r1 b2 r3 5 b8")
    page.get_by_role("textbox", name="guess 1").blur()
    expect(found).to_contain_text("2,287 codes")
    page.get_by_label("What do you want to decide?").select_option("last-turn")
    expect(found).to_contain_text("2,287 codes")


def test_facts_that_cannot_be_are_named(page: Page) -> None:
    position = json.loads((POSITIONS / "lost-code.json").read_text("utf-8"))
    position["racks"][0] = position["racks"][1]
    opened(page, "lost-code", position)
    expect(page.get_by_role("alert")).to_contain_text("cannot all be true")
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(("game", "said"), [("lost-code", "672 "), ("break-the-code", "3 ")])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_position_is_opened_and_downloaded(
    new_page: MakePage, tmp_path: Path, game: str, said: str, language: str
) -> None:
    page = new_page(language=language)
    page.goto(f"/solve/{game}")
    page.locator("input[type=file]").set_input_files(POSITIONS / f"{game}.json")
    expect(page.locator(".count")).to_contain_text(said)
    expect(page.locator(".values li")).not_to_have_count(0)
    with page.expect_download() as loading:
        page.locator("a[download]").click()
    loading.value.save_as(tmp_path / "position.json")
    written = json.loads((tmp_path / "position.json").read_text("utf-8"))
    kept = json.loads((POSITIONS / f"{game}.json").read_text("utf-8"))
    assert {name: written[name] for name in kept} == kept


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_nothing_is_wider_than_the_screen(new_page: MakePage, language: str, width: int) -> None:
    page = new_page(width=width, language=language)
    for place in (
        "/learn",
        "/learn/break-the-code",
        "/learn/lost-code/three-bears",
        "/solve/think-str8",
        "/solve/break-the-code",
        "/review",
    ):
        page.goto(place)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        assert is_inside(page), place
