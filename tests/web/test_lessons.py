"""Lessons on the page: done by clicks on the real pieces, and all of them from end to end at a table as text."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import cairn
from cairn.games import rooms_of
from cairn.play.lessons import lessons
from tests.web.conftest import MakePage
from tests.web.playing import IN_WORDS, MOVE, settle
from tests.web.test_lobby import is_inside

MOST_MOVES = 60
GAMES = [name for name in cairn.games() if lessons(rooms_of(name))]


def verdict(page: Page) -> Locator:
    return page.locator(".coach .told")


def next_button(page: Page) -> Locator:
    return page.locator(".coach .go")


def at(page: Page, lesson: str) -> None:
    page.goto(f"/learn/{lesson}")
    page.locator(".coach").wait_for()


def test_the_own_rack_is_found_by_touching_racks(new_page: MakePage) -> None:
    page = new_page()
    at(page, "lost-code/racks")
    page.locator("[data-ref='seat:1']").click()
    expect(verdict(page)).to_contain_text("You can read this rack")
    expect(page.locator("[data-ref='seat:1']")).to_have_attribute("data-lit", "wrong")
    expect(next_button(page)).to_be_disabled()
    page.locator("[data-ref='stone:bear/0']").click()
    expect(verdict(page)).to_contain_text("Yours:")
    next_button(page).click()
    expect(page.locator(".says")).to_contain_text("The most points win")
    next_button(page).click()
    page.wait_for_url("**/learn/lost-code/not-yours")
    expect(page.locator("#lesson-title")).to_have_text("What is not yours")
    page.locator("header a.tool").click()
    expect(page.locator("main")).to_contain_text(f"1 of {len(lessons(rooms_of('lost-code'))) + 1} lessons done")


@pytest.mark.parametrize("width", [1440, 390])
def test_bears_are_crossed_out_on_the_sheet(new_page: MakePage, width: int) -> None:
    page = new_page(width, 844)
    at(page, "lost-code/three-bears")
    expect(page.locator("[data-lit]:visible").first).to_be_in_viewport()
    for digit, told in ((0, "2 more"), (3, "3 can stay"), (3, "2 more"), (1, "One more"), (2, "Three times 2")):
        page.locator(f"[data-mark='bear/{digit}']").locator("visible=true").click()
        expect(verdict(page)).to_contain_text(told)
    expect(next_button(page)).to_be_enabled()
    assert is_inside(page)


def test_a_piece_is_picked_by_keyboard(new_page: MakePage) -> None:
    page = new_page()
    at(page, "lost-code/racks")
    button = page.locator(".task .choices button", has_text="You")
    button.focus()
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("Yours:")


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_done_at_a_table_as_text(new_page: MakePage, game: str) -> None:
    """Whatever is asked can be done, and each lesson leads to the next."""
    page = new_page()
    page.add_init_script(IN_WORDS)
    course = lessons(rooms_of(game))
    at(page, f"{game}/{course[0].id}")
    for lesson in course:
        page.wait_for_url(f"**/learn/{game}/{lesson.id}")
        for number, step in enumerate(lesson.step):
            if step.do in ("pick", "mark"):
                _press_what_is_right(page)
            elif step.do == "move":
                _move_as_shown(page)
            expect(next_button(page)).to_be_enabled()
            if number + 1 < len(lesson.step) or lesson is not course[-1]:
                told = page.locator(".says").inner_text()
                next_button(page).click()
                expect(page.locator(".says")).not_to_have_text(told)
    page.goto("/learn")
    expect(page.locator("main")).to_contain_text(f"{len(course)} of {len(course) + 1} lessons done")


def _press_what_is_right(page: Page) -> None:
    """Try one choice after the other; what was wrong to mark is undone."""
    choices = page.locator(".task .choices button")
    for _ in range(choices.count()):  # in a later round what had to come later
        for each in choices.all():
            if next_button(page).is_enabled():
                return
            if each.get_attribute("aria-pressed") == "true":
                continue
            _press(page, each)
            if each.get_attribute("aria-pressed") == "true" and page.locator(".coach .wrong").count():
                _press(page, each)


def _press(page: Page, choice: Locator) -> None:
    with page.expect_response("**/api/lessons/**"):
        choice.click()
    settle(page)


def _move_as_shown(page: Page) -> None:
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach .shown")).to_be_visible()
    shown = re.fullmatch(r"Like this: (.*)\. Now it is your turn\.", verdict(page).inner_text().strip())
    assert shown is not None
    name = re.compile(re.escape(shown[1]), re.IGNORECASE)
    page.locator(".table").get_by_role("button", name=name).first.click()


def test_a_whole_game_is_played_to_its_score_with_a_coach(new_page: MakePage) -> None:
    """Whatever comes last is done; what the coach asks about is thought over once, and then done all the same."""
    page = new_page()
    page.add_init_script(IN_WORDS)
    page.goto("/learn/lost-code/whole-game")
    says, over = page.locator("#coach-says"), page.get_by_role("button", name="Play it again")
    expect(says).to_contain_text("Everyone sees your six stones but you")
    doubts = 0
    for _ in range(MOST_MOVES):
        _play_coached(page, page.locator(MOVE).last)
        if page.get_by_role("button", name="Do it anyway").count():
            doubts += 1
            page.get_by_role("button", name="Show me").click()
            expect(says).to_contain_text("Better:")
            if doubts == 1:
                page.get_by_role("button", name="Choose another move").click()
                expect(page.get_by_role("button", name="Do it anyway")).to_have_count(0)
            else:
                _play_coached(page, page.get_by_role("button", name="Do it anyway"))
        if over.count():
            break
    expect(over).to_be_visible()
    assert doubts
    expect(says).to_contain_text("That was the whole game")
    expect(says).to_contain_text("The turning point")
    expect(says.locator("li")).to_have_count(3)
    page.goto("/learn")
    expect(page.locator("main")).to_contain_text(f"1 of {len(lessons(rooms_of('lost-code'))) + 1} lessons done")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_coach_lights_what_it_speaks_of(new_page: MakePage, width: int) -> None:
    """On the game's own table, in sight; a move is taken back, and the game is there when one comes back."""
    page = new_page(width, 844, language="pl")
    page.goto("/learn/break-the-code/whole-game")
    expect(page.locator("#coach-says")).to_contain_text("Wygrywa ten, kto pierwszy")
    page.get_by_role("button", name="Dalej").click()
    expect(page.locator("[data-lit]:visible").first).to_be_in_viewport()
    assert is_inside(page)
    page.locator("[data-ref='card:sum-all']").locator("visible=true").first.click()
    _play_coached(page, page.get_by_role("button", name="Zapytaj").locator("visible=true").first)
    back = page.get_by_role("button", name="Cofnij ruch")
    if page.get_by_role("button", name="Zrób to mimo to").count():
        _play_coached(page, page.get_by_role("button", name="Zrób to mimo to"))
    expect(back).to_be_enabled()
    page.reload()
    expect(back).to_be_enabled()
    back.click()
    expect(page.locator("#coach-says")).to_contain_text("Wygrywa ten, kto pierwszy")
    expect(back).to_be_disabled()


def _play_coached(page: Page, button: Locator) -> None:
    with page.expect_response("**/whole-game/turn"):
        button.click()
    settle(page)
