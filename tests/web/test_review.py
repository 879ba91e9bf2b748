"""Review and replay: a finished game step by step, through one seat's eyes or all, and what it could have been."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.positions import Position, played
from tests.web.test_lobby import is_inside


@pytest.fixture(scope="module")
def lost_code(server: Running) -> Iterator[Position]:
    """A game in which the first seat kept a sheet, with next to nothing on it."""
    position = played(server.url, "lost-code", moves=6)
    position.seats[0].update()
    position.seats[0].note(Mark(Symbol.BIRD, 0))
    position.finish()
    yield position
    position.close()


@pytest.fixture(scope="module")
def break_the_code(server: Running) -> Iterator[Position]:
    position = played(server.url, "break-the-code", players=3, moves=500)
    yield position
    position.close()


def review(page: Page, position: Position, seat: int = 0, is_whole: bool = True) -> None:
    position.know(page, seat)
    page.goto(f"/analysis/{position.id}")
    page.get_by_role("navigation", name=re.compile("Timeline|Oś|Ход")).wait_for()
    page.locator("#choices").wait_for(state="attached")
    if is_whole:
        expect(page.locator("[data-weighing]")).to_have_count(0)


def test_a_game_is_stepped_through(page: Page, lost_code: Position) -> None:
    """Board, curve and choices are there together, and the keys are those of every analysis."""
    review(page, lost_code)
    expect(page.get_by_role("img", name="Codes that fit")).to_be_visible()
    expect(page.locator("[data-ref='wheel:5']").first).to_be_visible()
    expect(page.get_by_role("heading", name="Your choices")).to_be_visible()
    codes = page.locator(".caption .known")
    first = codes.inner_text()
    told = page.locator(".happened").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".happened")).not_to_have_text(told)
    page.keyboard.press("End")
    expect(codes).not_to_have_text(first)
    expect(page.get_by_role("button", name="Forward one step")).to_be_disabled()
    page.keyboard.press("Home")
    expect(codes).to_have_text(first)
    page.keyboard.press("Shift+ArrowRight")
    rounds = page.get_by_role("navigation", name="Timeline").get_by_role("button", name=re.compile(r"^round \d"))
    expect(rounds).to_have_count(8)
    expect(rounds.nth(1)).to_have_attribute("aria-current", "step")
    rounds.nth(4).click()
    expect(rounds.nth(4)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Play", exact=True).click()
    told = page.locator(".happened").inner_text()
    expect(page.locator(".happened")).not_to_have_text(told)
    page.keyboard.press("Space")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("try from here")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def worst(page: Page, position: Position, seat: int = 0) -> dict[str, Any]:
    """The choice of a seat that gave most away, as the server tells it."""
    found = page.request.get(f"/api/tables/{position.id}/review").json()
    own = [each for each in found["choices"] if each["seat"] == seat and not each.get("equal")]
    return max(own, key=lambda each: float(each["best"] - each["value"]))


def test_a_choice_is_shown_before_it_with_played_and_best_on_the_pieces(page: Page, lost_code: Position) -> None:
    """A click goes to the table before the choice; each touched piece is there; one option is drawn alone."""
    review(page, lost_code)
    choice = worst(page, lost_code)
    best = choice["options"][0]
    played = next(each for each in choice["options"] if each["move"] == choice["move"])
    page.locator(".all .row").nth(
        [
            each["step"]
            for each in page.request.get(f"/api/tables/{lost_code.id}/review").json()["choices"]
            if each["seat"] == 0
        ].index(choice["step"])
    ).click()
    expect(page.locator(".all .row[aria-current]")).to_have_count(1)
    expect(page.locator(".verdict .lost")).to_contain_text("%")
    for option, mark in ((played, "played"), (best, "best")):
        for ref in option["touches"]:
            expect(page.locator(f"[data-ref='{ref}'][data-lit='{mark}']").first).to_be_visible()
    expect(page.locator(".stage-tags b")).to_have_text(["played", "best"])
    page.locator(".option[data-as=best]").hover()
    expect(page.locator("[data-lit=played]")).to_have_count(0)
    expect(page.locator("[data-lit=best]").first).to_be_visible()
    page.locator(".verdict h2").hover()
    page.keyboard.press("x")
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.keyboard.press("x")
    reason = page.locator(".reason").first
    expect(reason).to_be_visible()
    reason.hover()
    expect(page.locator("[data-lit=rests]").first).to_be_visible()
    page.keyboard.press("b")
    page.locator(".verdict h2").hover()
    expect(page.get_by_role("button", name="Best line")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-lit=played]")).to_have_count(0)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".all .row[aria-current]")).to_have_count(0)


def test_the_next_mistake_is_a_key_away(page: Page, lost_code: Position) -> None:
    """N goes from one to the next, to choices that gave something away and to rounds in which something was missed."""
    review(page, lost_code)
    seen = []
    for _ in range(3):
        page.keyboard.press("n")
        expect(page.locator(".verdict .mistake")).to_be_visible()
        seen.append(page.locator(".verdict h2").inner_text())
    assert len(set(seen)) == 3
    assert any("missed" in each for each in seen)
    page.keyboard.press("Shift+n")
    expect(page.locator(".verdict h2")).to_have_text(re.compile(re.escape(seen[1]), re.I))


def test_another_move_is_tried_on_the_same_board_as_a_line(new_page: MakePage, break_the_code: Position) -> None:
    """A tree of lines with bots that answer; what is said of them stays here, and a link shows them to others."""
    page, friend = new_page(), new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    record = httpx.get(
        f"{break_the_code.url}/api/tables/{break_the_code.id}/record",
        headers={"Authorization": f"Bearer {break_the_code.secret}"},
    ).text
    review(page, break_the_code)
    page.locator(".all .row").nth(1).click()
    expect(page.locator(".verdict .lost")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".ribbon", has_text="Line A, not the game")).to_be_visible()
    lines = page.get_by_role("tree", name="Lines")
    expect(lines.get_by_role("treeitem")).to_have_count(2)
    ask_first_card(page)
    expect(lines.locator("ol > li").nth(1)).to_be_visible()  # mine, and what another answered
    made = lines.locator("ol > li").count()
    page.get_by_label("Comment").fill("This splits better.")
    page.get_by_label("Comment").blur()
    page.keyboard.press("Home")
    expect(lines.locator(".here")).to_contain_text("leaves the game here")
    ask_first_card(page, 1)  # another move at the same place: a line in the line
    expect(lines.get_by_role("treeitem")).to_have_count(3)
    expect(lines.get_by_text("leaves line A")).to_be_visible()
    copy = page.get_by_role("button", name="Copy the study link")
    copy.click()
    expect(copy).to_have_count(0)  # it says that it is done
    link = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tree")).to_have_count(0)
    page.reload()
    page.locator(".tries").get_by_role("button", name="A", exact=True).click()
    expect(lines.locator("ol > li")).to_have_count(made)
    expect(lines).to_contain_text("This splits better.")
    friend.goto(link)
    expect(friend.locator(".ribbon", has_text="Line A, not the game")).to_be_visible()
    shared = friend.get_by_role("tree", name="Lines")
    expect(shared.get_by_role("treeitem")).to_have_count(3)
    expect(shared.locator("ol > li")).to_have_count(made)
    expect(shared).to_contain_text("This splits better.")
    expect(friend.get_by_label("Comment")).to_have_count(0)
    assert friend.locator("[data-stage] button.ask:enabled").count() == 0
    assert (
        httpx.get(
            f"{break_the_code.url}/api/tables/{break_the_code.id}/record",
            headers={"Authorization": f"Bearer {break_the_code.secret}"},
        ).text
        == record
    )


def ask_first_card(page: Page, number: int = 0) -> None:
    """Ask one of the questions by the list of all moves, which every table has."""
    page.locator("section.bar.mine").wait_for()
    page.keyboard.press("m")
    page.get_by_role("dialog").locator(".move").filter(has_text=re.compile("^ask", re.I)).nth(number).click()


def test_a_game_is_played_on_at_a_table_from_any_of_its_positions(page: Page, lost_code: Position) -> None:
    """At the seat that is looked through, against bots; what happened before stays as it was."""
    review(page, lost_code)
    page.get_by_role("radio", name="Lena").click()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".happened")).to_contain_text("Round 3 begins")
    page.get_by_role("banner").get_by_role("button", name="Try from here").click()
    page.get_by_role("button", name="Play on at a table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Round 3 of 8")).to_be_visible()
    expect(page.locator("section.bar.mine")).to_be_visible()
    table = httpx.get(
        f"{lost_code.url}/api/tables/{page.url.rpartition('/')[2]}",
        headers={"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())},
    ).json()
    assert table["branched"] > 0 and [bool(each.get("bot")) for each in table["seats"]] == [True, True, False, True]
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("Round 2 begins")


def test_at_its_end_there_is_nothing_to_be_played_on(page: Page, lost_code: Position) -> None:
    review(page, lost_code)
    page.keyboard.press("End")
    expect(page.get_by_role("banner").get_by_role("button", name="Try from here")).to_be_disabled()


def test_what_was_missed_and_what_choices_were_worth(page: Page, lost_code: Position) -> None:
    review(page, lost_code)
    expect(page.get_by_role("heading", name="Your choices")).to_be_visible()
    found = httpx.get(
        f"{lost_code.url}/api/tables/{lost_code.id}/review", headers={"Authorization": f"Bearer {lost_code.secret}"}
    ).json()
    own = [each for each in found["choices"] if each["seat"] == 0]
    expect(page.locator(".all .row")).to_have_count(len(own))
    flags = [each for each in found["flags"] if each["seat"] == 0]
    assert flags
    missed = page.get_by_role("article")  # one for each round that lacks something, or has too much
    expect(missed).to_have_count(len(flags))
    missed.first.get_by_text("Show the proof").click()
    expect(missed.first.locator(".proof").first).to_be_visible()
    followed = missed.first.locator(".followed li").first
    expect(followed).to_have_text(re.compile(r".+: (\d|.+ or .+)"))  # what is left, and not what is not
    missed.first.get_by_role("button", name="Go there").click()
    expect(page.locator("article.now")).to_have_count(1)
    page.get_by_role("radio", name="Iwo").click()
    expect(page.get_by_role("heading", name="Iwo’s choices")).to_be_visible()
    expect(page.get_by_role("heading", name="Missed deductions")).to_have_count(0)


@pytest.mark.parametrize("game", ["lost_code", "break_the_code"])
def test_luck_and_skill_stand_on_the_card_of_the_end(
    new_page: MakePage, request: pytest.FixtureRequest, game: str
) -> None:
    position: Position = request.getfixturevalue(game)
    page = new_page()
    position.open(page)
    card = page.locator(".luck")
    total = page.request.get(f"/api/tables/{position.id}/review").json()["totals"][0]
    expect(card.locator("dd").first).to_have_text(f"{total['best']} of {total['choices']}")
    expect(card.locator("div").last).to_contain_text(str(len(total["hints"])))
    expect(card).to_contain_text("gained by luck")


def test_the_table_is_seen_through_each_seats_eyes(new_page: MakePage, break_the_code: Position) -> None:
    page = new_page()
    page.add_init_script("localStorage.setItem('cairn.settings', JSON.stringify({ inWords: true }))")
    review(page, break_the_code)
    page.keyboard.press("End")
    log = page.locator("section.log")
    expect(log).to_contain_text("You")
    page.get_by_role("radio", name="Lena").click()
    expect(log).to_contain_text("Marta")
    page.get_by_role("radio", name="all").click()
    expect(log).not_to_contain_text("You ")
    assert not page.locator(".move:enabled").count()


def test_no_stretch_of_a_game_is_called_round_0(page: Page, break_the_code: Position) -> None:
    """Before the first question of Break the Code: it is the start."""
    review(page, break_the_code)
    course = page.get_by_role("navigation", name="Timeline").get_by_role("listitem")
    expect(course.first).to_have_text("start")
    expect(course.nth(1)).to_have_text("1")
    expect(page.get_by_role("table", name="Codes that fit").get_by_role("rowheader").first).to_have_text("start")


def test_a_link_leads_others_to_the_same_step(new_page: MakePage, break_the_code: Position) -> None:
    host, friend = new_page(), new_page(is_lossy=True)  # what is refused there the browser tells of, too
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    review(host, break_the_code)
    third = re.compile("^round 3")
    host.get_by_role("button", name=third).click()
    expect(host.locator(".happened")).not_to_be_empty()
    host.get_by_role("button", name="Copy the link to this step").click()
    link = host.evaluate("navigator.clipboard.readText()")
    friend.goto(link)
    expect(friend.get_by_role("button", name=third)).to_have_attribute("aria-current", "step")
    expect(friend.get_by_role("radio", name="all")).to_be_checked()
    friend.goto("/")
    friend.goto(re.sub("key=[^&]*", "key=wrong", link))
    expect(friend.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_record_is_downloaded_and_opened_elsewhere(
    new_page: MakePage, break_the_code: Position, tmp_path: Path
) -> None:
    page, other = new_page(), new_page(language="pl")
    review(page, break_the_code)
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.jsonl"
    loading.value.save_as(file)
    other.goto("/mine")
    other.get_by_role("link", name="Otwórz zapis").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("heading", name="Pasujące kody")).to_be_visible()
    expect(other.get_by_role("radio", name="Marta")).to_be_visible()


def test_what_is_no_record_is_said_so(new_page: MakePage) -> None:
    page = new_page(is_lossy=True)
    page.goto("/analysis")
    page.locator("input[type=file]").set_input_files({"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.get_by_role("alert")).to_contain_text("no record")


def test_arnak_is_reviewed_by_the_chance_to_win(new_page: MakePage, server: Running) -> None:
    """The same page: another curve, and what would have been better with all that would have followed."""
    page = new_page()
    page.add_init_script("localStorage.setItem('cairn.settings', JSON.stringify({ inWords: true }))")
    position = played(server.url, "arnak", players=2, moves=2000, by="random")
    review(page, position, is_whole=False)
    expect(page.get_by_role("img", name="Chances to win")).to_be_visible()
    expect(page.locator(".caption .known")).to_contain_text("to win")
    page.get_by_text("Luck and skill").click()
    expect(page.locator("details dt").first).to_be_visible()
    expect(page.locator("section.log li")).not_to_have_count(0)
    before = page.locator("section.log li").count()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("section.log li")).not_to_have_count(before)
    position.close()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_a_review_is_not_wider_than_the_screen(
    new_page: MakePage, lost_code: Position, language: str, width: int
) -> None:
    page = new_page(width=width, language=language)
    review(page, lost_code)
    assert is_inside(page)
    if page.locator(".more").is_visible():
        page.locator(".more").click()
    page.locator("#choices").wait_for()
    assert is_inside(page)


def test_the_first_moment_is_on_the_end_card_and_its_proof_on_the_board(page: Page, lost_code: Position) -> None:
    """One line at the end; the review opens there, marks what the proof speaks of; and the game is a file to keep."""
    lost_code.open(page)
    card = page.locator(".known")
    expect(card.get_by_role("heading")).to_contain_text(re.compile(r"could have known: round \d"))
    expect(card).to_contain_text("because:")
    with page.expect_download() as download:
        card.get_by_role("link", name="Keep this game as a file").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("<!doctype html>")
    card.get_by_role("link", name="Show me that moment").click()
    proof = page.locator(".proof .ladder")
    expect(proof.locator("h2")).to_contain_text("because:")
    proof.locator(".fact").first.click()
    expect(page.locator("[data-lit=look]").first).to_be_visible()
    proof.get_by_role("button", name="Close").click()
    expect(proof).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
