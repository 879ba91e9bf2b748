"""The first table of a game: its goal, one note at a time beside its piece, and the end of both."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.positions import played

COVERED = """() => {
  const note = document.querySelector(".goal ~ .note.placed")?.getBoundingClientRect();
  const taken = [...document.querySelectorAll("main button, main [data-mark], main [data-caption]")];
  return !note ? [] : taken.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
  }).map((each) => each.outerHTML.slice(0, 80));
}"""


def play(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"article[aria-labelledby='name-{game}'] .buttons button").first.click()
    page.locator(".goal").wait_for()


@pytest.mark.parametrize(("game", "width", "height"), [("lost-code", 1280, 720), ("arnak", 390, 844)])
def test_a_first_table_says_its_goal_and_one_note_after_the_other(
    new_page: MakePage, game: str, width: int, height: int
) -> None:
    page = new_page(width, height)
    play(page, game)
    goal, texts = page.locator(".goal"), set[str]()
    expect(page.locator(".goal ~ .ring")).to_be_attached()
    while goal.count():
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(COVERED) == []
        texts.add(page.locator(".goal ~ .note").inner_text() or goal.locator(".says").inner_text())
        goal.get_by_role("button", name="Next").click()
    assert len(texts) == {"lost-code": 4, "arnak": 5}[game]
    page.reload()
    page.locator("[data-caption]:visible").first.wait_for()
    expect(goal).to_have_count(0)


def test_the_notes_are_left_for_a_lesson_and_end_for_ever(new_page: MakePage) -> None:
    page = new_page(language="pl")
    play(page, "break-the-code")
    expect(page.locator(".goal")).to_contain_text("z 4")
    page.get_by_role("link", name="Najpierw mi pokaż").click()
    page.wait_for_url("**/learn/break-the-code/hand#table=*")
    page.get_by_role("link", name="Wróć do stołu").click()
    page.get_by_role("button", name="Pomiń wszystko").click()
    expect(page.locator(".goal")).to_have_count(0)
    page.goto("/")
    page.locator("article[aria-labelledby='name-break-the-code'] .buttons button").first.click()
    page.wait_for_url("**/table/*")
    page.locator("[data-caption]:visible").first.wait_for()
    expect(page.locator(".goal")).to_have_count(0)


def test_after_a_first_game_its_card_says_what_was_good_and_what_to_learn(page: Page, server: Running) -> None:
    """By the judge of the review, with the lesson that teaches it; after a later game it does not."""
    position = played(server.url, "lost-code", moves=500)
    position.know(page)
    page.goto(f"/table/{position.id}")
    page.locator("#first-known, #luck-and-skill").first.wait_for()
    expect(page.locator("#after-first")).to_have_count(0)
    first = json.dumps({"lost-code": {"id": position.id, "hasNotes": False}})
    page.evaluate("first => localStorage.setItem('cairn.first', first)", first)
    page.reload()
    after = page.locator(".after")
    expect(after).to_contain_text("One thing to learn, round")
    expect(after).to_contain_text("in 100 more often")
    after.get_by_role("link", name="Learn it").click()
    page.wait_for_url("**/learn/lost-code/*")
