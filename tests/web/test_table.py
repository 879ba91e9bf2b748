"""Tables: whole games through the page, a lost connection, a second tab, several people at one device."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from cairn.games import known
from cairn.server import demo
from tests.server.house import Running
from tests.web.conftest import MakePage
from tests.web.playing import END, IN_WORDS, MOVE, expect_turn, play_on, set_up
from tests.web.positions import played

GAMES = {"The Lost Code": 2, "Think Str8!": 2, "Break the Code": 2, "Lost Ruins of Arnak": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_its_sentences(new_page: MakePage, game: str) -> None:
    """Every game can be played at the general table, whatever table of its own it has."""
    page = new_page()
    page.add_init_script(IN_WORDS)
    set_up(page, game, players=GAMES[game])
    assert play_on(page, Random(1)) > 5
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")


def test_a_server_that_starts_anew_costs_nothing(new_page: MakePage, server: Running) -> None:
    page = new_page(is_lossy=True)
    page.add_init_script(IN_WORDS)
    set_up(page, "Break the Code", players=2)
    play_on(page, Random(2), 1)
    expect_turn(page)
    before = page.locator("section.log li").count()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("The server is restarting")
    assert not page.locator(MOVE).count()
    server.start()
    expect_turn(page)
    page.wait_for_selector(MOVE)
    assert page.locator("section.log li").count() >= before
    play_on(page, Random(2), 1)


def test_what_one_tab_does_the_other_shows(new_page: MakePage) -> None:
    page = new_page()
    page.add_init_script(IN_WORDS)
    set_up(page, "Break the Code", players=2)
    page.wait_for_selector(MOVE)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(MOVE)
    page.get_by_role("button", name="Guess").first.click()
    for each in (page, other):
        expect(each.locator("section.bar")).to_contain_text("Take back")
    other.get_by_role("button", name="Take back").click()
    expect(page.locator("section.bar")).not_to_contain_text("Take back")


def test_live_regions_say_whose_turn_it_is_and_what_happens(new_page: MakePage, server: Running) -> None:
    """One's own turn is said at once, all else when there is time."""
    position = played(server.url, "break-the-code", players=2, turn_of=0)
    mine, other = new_page(), new_page()
    for seat, page in enumerate((mine, other)):
        position.open(page, seat)
    expect_turn(mine)
    assert other.locator("section.bar [aria-live=polite]").inner_text() == "Marta is thinking"
    card = mine.locator(".card.can .face:not(:has(~ .foot .two))").first
    question = str(card.get_attribute("aria-label"))
    card.click()
    mine.keyboard.press("Enter")
    expect_turn(other)
    assert mine.locator("section.bar [aria-live=polite]").inner_text() == "Iwo is thinking"
    assert other.locator("body > * [aria-live=assertive]").inner_text() == "Ask one of the face-up cards, or guess."
    for page in (mine, other):
        expect(page.locator("body > * [aria-live=polite]").first).to_contain_text(question.split("?")[0])
    position.close()


def test_two_people_at_one_device_hand_it_over(new_page: MakePage) -> None:
    page = new_page()
    page.add_init_script(IN_WORDS)
    page.goto("/")
    page.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    page.get_by_role("radiogroup", name="Number of players").get_by_text("2", exact=True).click()
    page.get_by_label("Who sits at seat 2").select_option("me")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    for _ in range(4):
        page.wait_for_selector(f"{MOVE}, .hand-over")
        if page.locator(".hand-over").count():
            expect(page.locator("body")).not_to_contain_text("Log")
            page.locator(".hand-over button").click()
        expect_turn(page)
        page.locator(f"{MOVE}[data-kind=ask]").first.click()
        page.wait_for_selector(".hand-over")


def test_an_onlooker_sees_the_table_and_may_do_nothing(new_page: MakePage) -> None:
    host, guest = new_page(), new_page()
    host.add_init_script(IN_WORDS)
    guest.add_init_script(IN_WORDS)
    set_up(host, "Break the Code", players=2)
    host.wait_for_selector(MOVE)
    name = host.url.rpartition("/")[2]
    watch = host.evaluate("id => JSON.parse(localStorage['cairn.tables']).find(each => each.id === id).watch", name)
    guest.goto(watch)
    expect(guest.get_by_role("status").filter(has_text="You are looking on")).to_be_visible()
    assert not guest.locator(MOVE).count()
    guest.goto(f"/table/{name}")
    expect(guest.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_table_of_bots_alone_is_seen_through_all_eyes(
    new_page: MakePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "DEMOS", (("lost-code", ("random", "random")),))
    shown = Running(str(tmp_path / "tables.sqlite"), known(), workers=1, demo=True)
    shown.start()
    page = new_page(is_lossy=True)
    page.goto(shown.url)
    page.get_by_role("region", name="Watch").get_by_role("link", name="Watch").click()
    expect(page.get_by_role("status").filter(has_text="you see through all eyes")).to_be_visible()
    expect(page.locator(".rack .stone b")).to_have_count(24)  # both players' stones, and those of nobody
    expect(page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    page.goto("about:blank")
    shown.stop()
