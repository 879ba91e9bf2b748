"""The host's page, and what players see of it: the button with which they report, and what they are told."""

from collections.abc import Iterator
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from cairn.client import Table
from cairn.games import all_rooms
from tests.server.services import Running
from tests.server.test_host import TOKEN, Host
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import faults
from tests.web.positions import NAMES, Position, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a host, instead of the one without."""
    running = Running(
        str(tmp_path_factory.mktemp("tables") / "tables.sqlite"), all_rooms(), workers=1, admin_token=TOKEN
    )
    running.start()
    yield running
    running.stop()


@pytest.fixture
def table(server: Running) -> Iterator[Position]:
    """A game of people; the page sits at the first seat, and Vile words were said at the second."""
    made = played(server.url, "arnak", players=2, moves=2, turn_of=0)
    say(made, 1, "Vile words")
    yield made
    made.close()


def send(table: Position, path: str, body: object, seat: int) -> None:
    headers = {"Authorization": f"Bearer {table.secret}"}
    httpx.post(f"{table.url}/api/tables/{table.id}/{path}?seat={seat}", json=body, headers=headers).raise_for_status()


def say(table: Position, seat: int, text: str) -> None:
    send(table, "chat", {"ask": "say", "text": text}, seat)


@pytest.fixture
def host(server: Running) -> Iterator[Host]:
    with Host(server.url) as client:
        yield client


def entered(new_page: MakePage, **facts: Any) -> Page:
    page = new_page(is_lossy=True, **facts)  # a wrong token is said on the console by the browser itself
    page.goto("/host")
    page.get_by_label("Token").fill("not the token of it")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the token of this server.")
    page.get_by_label("Token").fill(TOKEN)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("radio", name="Who is here")).to_be_visible()
    return page


def choose(page: Page, part: str) -> None:
    page.get_by_role("radio", name=part).click()


def test_a_report_comes_to_the_host_who_mutes_and_bans(
    new_page: MakePage, table: Position, host: Host, server: Running
) -> None:
    player = new_page(is_lossy=True)
    table.open(player)
    player.keyboard.press("c")
    player.get_by_role("button", name="Report").click()
    sheet = player.get_by_role("dialog", name="Report")
    sheet.get_by_label("Message").select_option(label="Vile words")
    sheet.get_by_label("What happened").fill("He began it")
    assert not faults(player, WEB)
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet).to_contain_text("Thank you")
    sheet.get_by_role("button", name="Close").last.click()

    page = entered(new_page)
    choose(page, "Reports (1)")
    report = page.get_by_role("listitem").filter(has_text="He began it")
    expect(report).to_contain_text("Vile words")
    report.get_by_role("button", name="Delete message").click()
    page.get_by_role("button", name="Delete a message").click()
    chat = player.get_by_role("dialog", name="Chat")
    expect(chat.get_by_text("…", exact=True)).to_be_visible()  # sent again, without a reload
    expect(chat.get_by_text("Vile words")).to_have_count(0)
    report.get_by_role("button", name="Close report").click()
    page.get_by_role("button", name="Close a report").click()
    expect(page.get_by_text("No open reports.")).to_be_visible()

    choose(page, "Who is here")
    me = page.get_by_role("listitem").filter(has_text=NAMES[0]).first
    me.get_by_role("button", name="Mute").click()
    page.get_by_label("Reason (the player reads it)").fill("Calm down")
    assert not faults(page, WEB)
    page.get_by_role("dialog").get_by_role("button", name="Mute").click()
    expect(page.get_by_text("muted").first).to_be_visible()
    player.get_by_label("Write…").fill("Hello")
    player.get_by_role("button", name="Send", exact=True).click()
    expect(chat.get_by_role("alert")).to_contain_text("muted you in the chat for another 24 hours: “Calm down”")

    me.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    expect(player.get_by_role("alert")).to_have_text("The host of this server has banned you.")
    choose(page, "Bans")
    lift = page.get_by_role("button", name="Lift")
    for left in (1, 0):
        lift.first.click()
        expect(lift).to_have_count(left)
    expect(page.get_by_text("Nobody is banned or muted.")).to_be_visible()
    choose(page, "What was done")
    expect(page.get_by_role("listitem").filter(has_text="Lift a ban")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_every_part_of_the_page_fits_and_has_no_faults(
    new_page: MakePage, table: Position, host: Host, width: int, height: int
) -> None:
    host.told("/words", {"word": "awful*"})
    host.ban(address="203.0.113.0/24", reason="A flood of new guests in the night", hours=24)
    name = NAMES[0]
    send(table, "reports", {"seat": 1, "cause": "play", "note": "Takes an hour for each move"}, 0)
    page = entered(new_page, width=width, height=height)
    for part in ("Who is here", "Tables", "Reports", "Bans", "Words", "What was done"):
        choose(page, part)
        if part == "Tables":
            page.get_by_role("listitem").filter(has_text=name).first.get_by_role("button", name="Open").click()
            expect(page.get_by_text("Vile words")).to_be_visible()
        themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            assert not faults(page, WEB), (part, theme)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part


def test_the_token_is_gone_with_the_tab(new_page: MakePage, table: Position) -> None:
    page = entered(new_page)
    page.reload()
    expect(page.get_by_role("radio", name="Who is here")).to_be_visible()
    assert TOKEN not in page.evaluate("JSON.stringify(localStorage) + document.cookie")
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_label("Token")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Token")).to_be_visible()


def test_a_removed_player_is_told_so(new_page: MakePage, server: Running, host: Host) -> None:
    with Table.create(server.url, game="lost-code", seats=["me", "person"], names=["Marta"]) as marta:
        page = new_page(is_lossy=True)
        page.goto(str(marta.link))
        page.get_by_role("textbox").first.fill("Ola")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Report")).to_be_visible()
        host.told(f"/tables/{marta.place.id}/seats/1/remove", {})
        expect(page.get_by_role("alert")).to_have_text("The host of this server removed you from the table.")
