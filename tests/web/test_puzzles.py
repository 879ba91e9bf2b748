"""Puzzles without end on the page: one after the other by keyboard, tries and proof, on a phone under Daily."""

import pytest
from playwright.sync_api import Page, Response, expect

from cairn.games import rooms_of
from cairn.play.puzzles.collection import Question, packaged_puzzles
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import faults


def look(page: Page) -> None:
    """Nothing for axe, in both themes, and nothing beside the screen."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert not faults(page, WEB), theme
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def is_puzzle(answer: Response) -> bool:
    return "/api/puzzles/next" in answer.url


def given(answer: Response, game: str) -> tuple[Question, list[str]]:
    """The puzzle that the page was sent, with its answer, and the choices."""
    info = answer.json()
    return packaged_puzzles(rooms_of(game))[info["id"]].question, info["choices"]


def test_one_puzzle_after_the_other_by_keyboard(new_page: MakePage) -> None:
    page = new_page()
    with page.expect_response(is_puzzle) as sent:
        page.goto("/puzzles")
    question, _ = given(sent.value, "lost-code")
    page.locator(".choices button").first.wait_for()
    expect(page.get_by_text("You have no rating here yet")).to_be_visible()
    look(page)
    page.keyboard.press(question.answer)
    page.keyboard.press("Enter")
    expect(page.locator(".good")).to_have_text("Right.")
    expect(page.locator(".choices .right")).to_have_text(question.answer)
    expect(page.get_by_text("After 1 puzzle your rating is a guess")).to_be_visible()
    page.locator(".proof li").last.hover()
    expect(page.locator(".proof-lit").first).to_be_visible()
    look(page)
    with page.expect_response(is_puzzle) as sent:
        page.keyboard.press("Enter")
    following, _ = given(sent.value, "lost-code")
    assert following.id != question.id
    expect(page.locator(".proof li")).to_have_count(0)
    page.locator(".choices button").first.wait_for()
    with page.expect_response(is_puzzle) as sent:
        page.reload()
    assert given(sent.value, "lost-code")[0] == following, "what was begun stays"
    with page.expect_response(is_puzzle) as sent:
        page.get_by_label("Theme").select_option("Three answers or more")
    trained, _ = given(sent.value, "lost-code")
    assert trained.theme == "more"
    expect(page.locator(".facts")).to_contain_text("Three answers or more")


@pytest.mark.parametrize(("lang", "back"), [("pl", "Ta zagadka wróci"), ("ru", "Эта задача вернётся")])
def test_three_wrong_answers_show_the_proof_on_a_phone(new_page: MakePage, lang: str, back: str) -> None:
    page = new_page(390, 844, language=lang)
    page.goto("/daily")
    page.locator("main nav a[href$='/puzzles']").click()
    page.locator(".choices button").first.wait_for()
    with page.expect_response(lambda each: is_puzzle(each) and "break-the-code" in each.url) as sent:
        page.locator("nav.games a[href$='break-the-code']").click()
    question, choices = given(sent.value, "break-the-code")
    page.locator(".choices .piece").first.wait_for()
    wrong = [at for at, what in enumerate(choices) if what != question.answer][:3]
    for tries, at in enumerate(wrong, start=1):
        page.locator(".choices button").nth(at).click()
        page.locator(".send").click()
        expect(page.locator(".choices .out")).to_have_count(tries)
    expect(page.get_by_text(back)).to_be_visible()
    expect(page.locator(".choices .right")).to_have_count(1)
    assert page.locator(".proof li").count() > question.facts
    look(page)
