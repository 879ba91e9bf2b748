"""What happens is shown one thing after the other, in a real browser whose clock the tests drive."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.api import bot
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import choose, pictures_come
from tests.web.playing import wait_until
from tests.web.positions import Position, played
from tests.web.staging import STEP, Staged

MOMENTS = (0, 90, 230, 410, 640, 980, 1350, 1800, 2450, 3300, 4600)
"""Milliseconds after which somebody skips: before anything moves, in the air, at a landing, between two beats."""
GAMES = ("lost-code", "break-the-code", "arnak")


@pytest.fixture(params=GAMES)
def position(request: pytest.FixtureRequest, server: Running) -> Iterator[Position]:
    """A table at which it is somebody else's turn."""
    found = played(server.url, request.param, players=4, moves=30, turn_of=1)
    yield found
    found.close()


@pytest.fixture
def lost_code(server: Running) -> Iterator[Position]:
    found = played(server.url, "lost-code", players=4, moves=30, turn_of=1)
    yield found
    found.close()


def staged(make: MakePage, position: Position, pace: str = "calm", **more: Any) -> Staged:
    """The table as seat 0 sees it, with everything that moves."""
    return Staged(make(pace=pace, **more), position)


def test_captions_are_those_of_the_events_in_their_order(new_page: MakePage, position: Position) -> None:
    """Each is said once, none is left out, and all of them within the bound of the game; the line is never empty."""
    stage = staged(new_page, position)
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    spent = stage.play_to_the_end()
    assert len(stage.expected()) > 3
    assert stage.captions == stage.expected()
    assert not stage.page.evaluate("silences")
    laps = [beat.get("lap", 0) for beat, _ in stage.beats]
    bound = {"arnak": 12_000, "break-the-code": 10_000}.get(stage.position.seats[0].mirror.table["game"], 8_000)
    assert spent <= bound * min(max(1, max(laps) - min(laps)), 2) + STEP
    assert not stage.leftovers()


def test_skipping_at_any_moment_leaves_the_same_table_as_instant(new_page: MakePage, position: Position) -> None:
    """While pieces are in the air, while they land, between two beats: nothing is left of what was under way."""
    stage, instant = staged(new_page, position), new_page()
    position.open(instant)
    _skip_everywhere(stage, instant)


@pytest.mark.parametrize(
    ("position", "width", "height"),
    [("break-the-code", 390, 844), ("lost-code", 1440, 900)],
    indirect=["position"],
)
def test_so_it_does_with_large_text_and_on_a_phone(
    new_page: MakePage, position: Position, width: int, height: int
) -> None:
    """A phone follows what happens from place to place, and is back where it was."""
    stage, instant = staged(new_page, position, width=width, height=height), new_page(width, height)
    position.open(instant)
    for page in (stage.page, instant):
        choose(page, size=130)
    _skip_everywhere(stage, instant)


def _skip_everywhere(stage: Staged, instant: Page) -> None:
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    stage.pass_time(300)
    stage.page.keyboard.press("Space")
    assert stage.behind == 0
    stage.wait_for_pictures()
    pictures_come(instant)
    stage.wait_to_look_like(instant)
    expected = stage.table()
    for moment in MOMENTS:
        stage.page.keyboard.press("r")
        stage.pass_time(moment)
        assert stage.behind > 0
        stage.page.keyboard.press("Space")
        assert stage.behind == 0
        assert stage.table() == expected, f"skipped after {moment} ms"
        assert not stage.leftovers(), f"skipped after {moment} ms"


def test_motion_off_keeps_order_captions_and_times_without_flights(new_page: MakePage, lost_code: Position) -> None:
    """The system's wish for less motion: nothing flies, and nothing else is different."""
    full, still = staged(new_page, lost_code), staged(new_page, lost_code, motion="reduce")
    full.let_all_move()
    spent = []
    for stage in (full, still):
        stage.wait_for_beats()
        stage.wait_until_told()
        spent.append(stage.play_to_the_end())
    assert still.captions == full.captions == full.expected()
    assert spent[0] == spent[1]
    assert [stage.page.evaluate("flown") > 0 for stage in (full, still)] == [True, False]


MOVES = "sent.filter((each) => JSON.parse(each).ask === 'move').length"
"""How many messages with moves the page has sent."""


def test_the_own_prompt_can_be_used_while_something_plays(new_page: MakePage, lost_code: Position) -> None:
    """The question is there at once; a click on the table only goes to now, a key goes there and does what it does."""
    stage = staged(new_page, lost_code)
    page = stage.page
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    page.locator("section.bar .pill").wait_for()
    stage.pass_time(500)
    assert stage.behind > 0 and not page.locator("section.bar.mine").count()
    before = stage.table()
    for piece in page.locator("main .can:visible").all()[:1]:
        piece.click()
        assert stage.behind == 0 and not page.evaluate(MOVES)
    assert stage.table() != before
    page.keyboard.press("r")
    stage.pass_time(300)
    assert stage.behind > 0
    page.keyboard.press("m")  # all moves are there, and nothing plays any more
    assert stage.behind == 0
    dialog = page.get_by_role("dialog")
    dialog.locator("button:enabled").first.wait_for()
    assert not page.evaluate(MOVES)


def test_the_pill_and_skip_only_go_to_now(new_page: MakePage, lost_code: Position) -> None:
    stage = staged(new_page, lost_code)
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    for name in ("Your turn", "Skip"):
        stage.page.get_by_role("button", name=name).click()
        assert stage.behind == 0
        expect(stage.page.locator("section.bar.mine")).to_be_visible()
        stage.page.keyboard.press("r")
        assert stage.behind > 0


def test_a_program_asks_in_the_address_for_what_is_true_now(new_page: MakePage, lost_code: Position) -> None:
    """Whatever the settings say, and without any time passing."""
    stage = staged(new_page, lost_code)
    stage.page.goto(f"/table/{lost_code.id}?pace=instant")
    stage.page.locator("section.bar").first.wait_for()
    stage.let_all_move()
    stage.wait_until_told()
    assert stage.beats and stage.behind == 0
    expect(stage.page.locator("section.bar.mine")).to_be_visible()


def test_what_happened_is_shown_again(new_page: MakePage, position: Position) -> None:
    """All of it since the seat's own last decision, or one line of the news."""
    stage = staged(new_page, position)
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    stage.page.keyboard.press("Space")
    stage.forget()
    stage.page.keyboard.press("r")
    stage.play_to_the_end()
    assert stage.captions == stage.expected(is_again=True)


@pytest.mark.parametrize("game", GAMES)
def test_news_begin_at_the_own_last_decision_wherever_it_was_made(
    new_page: MakePage, server: Running, game: str
) -> None:
    """Who plays on another device decides there: what comes after it is news here, too."""
    position = played(server.url, game, players=4, moves=12, turn_of=1)
    stage = staged(new_page, position)
    stage.let_all_move()
    stage.wait_until_told()
    stage.page.keyboard.press("Space")
    decided = stage.told
    stage.beats.clear()
    stage.let_all_move(1)
    stage.wait_until_told()
    stage.page.keyboard.press("Space")
    assert stage.beats and stage.beats[0][0]["own"]
    assert 0 < stage.page.locator("[data-news] li").count() <= stage.lines_from(decided)
    stage.recalled.clear()
    stage.forget()
    stage.page.keyboard.press("r")
    stage.play_to_the_end()
    assert stage.captions == stage.expected()
    position.close()


def test_a_tab_that_nobody_looks_at_plays_nothing(new_page: MakePage, lost_code: Position) -> None:
    """Coming back the head is at the end at once; what happened is told by its number, and can be shown again."""
    stage = staged(new_page, lost_code)
    stage.hide(True)
    stage.let_all_move()
    stage.wait_until_told()
    stage.pass_time(5_000)
    assert stage.behind > 3 and stage.captions == [] and not stage.page.evaluate("flown")
    stage.hide(False)
    assert stage.behind == 0
    count = sum(beat["kind"] != "note" for beat, _ in stage.beats)
    button = stage.page.get_by_role("button", name=f"{count} things happened while you were away")
    button.click()
    assert stage.behind > 0
    stage.play_to_the_end()
    assert stage.captions == stage.expected(is_again=True)
    expect(button).to_have_count(0)


@pytest.mark.parametrize("position", ["lost-code", "arnak"], indirect=True)
def test_after_a_broken_connection_the_head_is_at_the_end(new_page: MakePage, position: Position) -> None:
    """The line breaks while something plays: what was left of it and what happened meanwhile is one jump."""
    stage = staged(new_page, position, is_lossy=True)
    instant = new_page()
    position.open(instant)
    player, rng = bot("steady", position.seats[0].mirror.table["game"]), Random(3)
    for _ in range(3):
        stage.let_one_move(player, rng)
    stage.pass_time(700)
    assert stage.behind > 0
    stage.page.evaluate("sockets.at(-1).close()")
    wait_until(stage.page, lambda: stage.page.get_by_role("button", name="Try now").count() > 0)
    stage.let_all_move()
    stage.page.get_by_role("button", name="Try now").click()
    stage.wait_until_told()
    assert stage.behind == 0
    stage.page.locator(".banner.l-row").get_by_role("button", name="Close").click()
    stage.wait_to_look_like(instant)
    assert not stage.leftovers()
    stage.forget()
    stage.page.get_by_role("button", name="happened while you were away").click()
    stage.play_to_the_end()
    assert stage.captions == stage.expected(is_again=True)
    stage.wait_to_look_like(instant)


def test_a_blink_of_the_connection_does_not_end_what_plays(new_page: MakePage, lost_code: Position) -> None:
    stage = staged(new_page, lost_code, is_lossy=True)
    stage.let_all_move()
    stage.wait_for_beats()
    stage.wait_until_told()
    stage.pass_time(300)
    behind, sockets = stage.behind, stage.page.evaluate("sockets.length")
    stage.page.evaluate("sockets.at(-1).close()")
    stage.page.get_by_role("button", name="Try now").click()
    wait_until(stage.page, lambda: not stage.page.get_by_role("button", name="Try now").count())
    assert stage.page.evaluate("sockets.length") > sockets
    assert stage.behind == behind
    stage.play_to_the_end()
    assert stage.captions == stage.expected()


def test_points_are_counted_up_on_the_sheet_of_the_end(new_page: MakePage, server: Running) -> None:
    """Source by source, without a word of how it ends before it has."""
    position = played(server.url, "arnak", players=2, moves=240, turn_of=1)
    stage = staged(new_page, position)
    position.finish()
    stage.wait_until_told()
    total = stage.page.locator("[data-ref='score:0/total']")
    while not total.count():
        stage.pass_time(STEP)
        assert stage.behind
    result = position.seats[0].result
    assert result
    points = str(result.scores[0])
    counted = []
    while stage.behind:
        assert not stage.page.get_by_role("heading", name=points).count()
        counted.append(total.inner_text())
        stage.pass_time(STEP)
    assert len(set(counted)) > 4 and counted[0] != points and counted[-1] == points
    heading = stage.page.locator("#ended").inner_text()
    position.close()
    assert points in heading
