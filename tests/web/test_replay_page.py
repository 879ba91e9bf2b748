"""A reviewed game as one file: opened from the disk, without a server and without the net."""

from pathlib import Path

from playwright.sync_api import Browser, expect

import cairn
from cairn.games import rooms_of
from cairn.play.analysis import analysis
from cairn.play.games import play
from cairn.play.replay_page import make_page


def test_it_replays_without_a_server(browser: Browser, tmp_path: Path) -> None:
    rooms = rooms_of("break-the-code")
    record = play(rooms.game, cairn.Match("break-the-code", players=2).options, ["steady", "careful"], "page").record
    file = tmp_path / "game.html"
    found = analysis(rooms, record)
    file.write_text(make_page(rooms, record, found, 0, record.seats, "en"), encoding="utf-8")
    context = browser.new_context(offline=True)
    page, asked, errors = context.new_page(), list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(file.as_uri())
    board, shown = page.locator("#board"), page.locator("#where")
    before = board.inner_text()
    page.get_by_role("button", name="next step").click()
    page.get_by_role("button", name="next step").click()
    assert board.inner_text() != before
    first = next(known for known in found.known if known.seat == 0)
    while shown.inner_text() != f"Step {first.step}":
        page.keyboard.press("ArrowRight")
    expect(page.locator("#known")).to_contain_text("could")
    own = next(each for each in found.choices if each.seat == 0)
    page.locator("#at").fill("1")
    while shown.inner_text() != f"Step {own.step}":
        page.get_by_role("button", name="next step").click()
    expect(page.locator("#choice")).to_contain_text("to win")
    assert asked == [file.as_uri()] and not errors
    context.close()
