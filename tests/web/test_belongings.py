"""After a game and around it: playing again, my games on two devices, being forgotten, clocks, presence, chat."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Route, expect

from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import END, IN_WORDS, expect_turn, faults, play_on, set_up


def invite(host: Page, friend: Page) -> None:
    """The friend sits down by the link of a table that the host has set up."""
    host.get_by_role("button", name="Invite by link").click()
    host.wait_for_url("**/table/*")
    friend.goto(f"http://{host.locator('output').inner_text()}")
    friend.get_by_label("Your name").fill("Ola")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()


def test_playing_again_moves_on_by_one_seat(new_page: MakePage) -> None:
    page = new_page()
    page.add_init_script(IN_WORDS)
    set_up(page, "Break the Code", players=2)
    play_on(page, Random(1))
    page.locator(END).wait_for()
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("before => location.href !== before", arg=first)
    page.wait_for_selector("section.bar")
    assert page.evaluate("JSON.parse(localStorage['cairn.tables'])[0].seats") == [1]
    expect_turn(page)


def test_my_games_come_along_to_another_device(new_page: MakePage, tmp_path: Path) -> None:
    page, other = new_page(), new_page()
    set_up(page, "Break the Code", players=2)
    expect_turn(page)
    page.goto("/mine")
    expect(page.get_by_role("article")).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Use them on another device").click()
    link = page.locator("dialog output").inner_text()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert not faults(page, WEB)
    other.goto(link)
    other.get_by_role("button", name="Move it here").click()
    expect(other.get_by_role("article")).to_contain_text("Your turn")
    other.get_by_role("link", name="Continue").click()
    expect_turn(other)
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download my data").click()
    loading.value.save_as(tmp_path / "cairn.json")
    assert len(json.loads((tmp_path / "cairn.json").read_text("utf-8"))["tables"]) == 1


def test_who_wants_to_be_forgotten_is(new_page: MakePage) -> None:
    page = new_page()
    set_up(page, "Break the Code", players=2)
    expect_turn(page)
    page.goto("/mine")
    expect(page.get_by_role("article")).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Delete my data").click()
    with page.expect_navigation(url="**/"):
        page.get_by_role("button", name="Yes, delete my data").click()
    page.goto("/mine")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Delete my data")).to_have_count(0)


def test_clocks_run_and_who_is_gone_is_seen(new_page: MakePage) -> None:
    host, friend = new_page(), new_page()
    for each in (host, friend):
        each.add_init_script(IN_WORDS)
    host.goto("/")
    host.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    host.get_by_role("radio", name="2").click()
    host.get_by_label("Time to think").select_option("reserve-600")
    host.get_by_role("switch", name="Chat").click()
    invite(host, friend)
    clocks = host.locator("header time")
    expect(clocks).to_have_count(2)
    running = host.locator("header time.runs")
    expect(running).to_have_text(re.compile(r"^9:[0-5]\d$"))
    expect(host.get_by_role("button", name="Chat")).to_have_count(0)
    expect(host.locator("header li.gone")).to_have_count(0)
    friend.goto("/rules/arnak")
    expect(host.locator("header li.gone")).to_contain_text("Ola")


def with_away(seconds: int) -> Callable[[Route], None]:
    """Let a table be set up at which somebody is away after so many seconds."""

    def change(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "away": seconds}))

    return change


def test_a_bot_plays_on_for_who_is_away_and_gives_the_seat_back(new_page: MakePage) -> None:
    host, friend = new_page(), new_page()
    for each in (host, friend):
        each.add_init_script(IN_WORDS)
    host.route("**/api/tables", with_away(1))
    host.goto("/")
    host.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    host.get_by_role("radio", name="2").click()
    invite(host, friend)
    friend.wait_for_selector("section.bar")
    table = friend.url
    friend.goto("/rules/arnak")
    host.get_by_role("button", name="Let a bot play for Ola").click()
    expect(host.locator(".banner.l-row").filter(has_text="Ola is away; a bot is playing.")).to_be_visible()
    host.keyboard.press("l")
    log = host.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Ola was away too long; a bot takes over.")).to_be_visible()
    friend.goto(table)
    expect(friend.locator(".banner.l-row").get_by_text("You have left this table.", exact=True)).to_be_visible()
    friend.get_by_role("button", name="Come back").click()
    expect(log.get_by_text("Ola is back.")).to_be_visible()
    assert not faults(host, WEB)


def test_the_waiting_room_says_who_shares_a_device_and_how_long_somebody_may_be_away(new_page: MakePage) -> None:
    page, friend = new_page(), new_page()
    page.goto("/")
    body = {"game": "lost-code", "seats": ["me", "me", "person"], "names": ["Ann", "Bea"]}
    made = page.evaluate(
        """async (body) => (await fetch("/api/tables", {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
        })).json()""",
        body,
    )
    friend.goto(made["link"])
    friend.get_by_label("Your name").fill("Ola")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("same device as Bea")).to_be_visible()
    expect(friend.get_by_text("a bot may take over for players who are away for 3:00")).to_be_visible()
    page.evaluate("async (id) => (await fetch(`/api/tables/${id}/start`, {method: 'POST'})).json()", made["id"])
    expect(friend.locator("header li").filter(has_text="same device as Bea")).to_have_count(1)


def test_chat_is_off_for_whoever_wants_that(page: Page) -> None:
    set_up(page, "Break the Code", players=2)
    expect(page.get_by_role("button", name="Chat")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Chat").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_have_count(0)
