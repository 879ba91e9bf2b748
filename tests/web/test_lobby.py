"""Lobby and waiting room: to the first move in three clicks, to a friend's table in two more."""

import re
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from cairn.client import Table
from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.fitting import choose
from tests.web.playing import faults
from tests.web.positions import played


def test_one_click_leads_to_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Break the Code")
    card.get_by_role("button", name="Play").click()
    expect(page.locator("section.bar.mine")).to_contain_text("Ask")
    expect(page.locator("[data-offer]:enabled").first).to_be_visible()


def test_set_up_an_option_and_start_is_three_clicks(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="The Lost Code")
    card.get_by_role("button", name="Set up").click()
    page.get_by_role("switch", name="Curse of the Temple").click()
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="The Lost Code")).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog", name="Log")).to_contain_text("Round 1")


def test_a_level_is_explained_with_its_measured_strength(page: Page) -> None:
    """What the server says of it, in the language of the page; and Arnak, which has hints, has no odds."""
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Arnak")
    card.get_by_role("button", name="Set up").click()
    choice = page.get_by_label("Who sits at seat 2")
    expect(choice.locator("option", has_text="newcomer")).not_to_have_count(0)
    offered = [each.replace("\u00a0", " ") for each in choice.locator("option").all_inner_texts()]
    assert offered[:5] == ["random", "newcomer", "newcomer +1", "beginner", "beginner +1"]
    assert offered[-3] == "master", "and then those who may be invited"
    assert choice.input_value() == "beginner", "whom a newcomer can beat"
    choice.select_option("steady+1")
    expect(page.locator("p.level")).to_contain_text("Plays like “steady”, but 27% of the time like “careful”.")
    choice.select_option("master")
    level = page.locator("p.level")
    expect(level).to_contain_text("plans its whole turn")
    expect(level).to_contain_text("%) of games with 2 players")
    help = page.get_by_role("radiogroup", name="Help")
    expect(help.get_by_role("radio")).to_have_count(2)


def test_what_was_set_up_is_what_play_starts_next_time(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Break the Code")
    card.get_by_role("button", name="Set up").click()
    page.get_by_role("radio", name="2").click()
    page.get_by_label("Who sits at seat 2").select_option("random")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        card.get_by_role("button", name="Play").click()
    assert (sent.value.post_data_json or {})["seats"] == ["me", "random"]


def test_a_friend_comes_by_the_link(new_page: MakePage) -> None:
    host, friend = new_page(), new_page(language="pl")
    host.goto("/")
    host.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    host.get_by_role("button", name="Invite by link").click()
    host.wait_for_url("**/table/*")
    expect(host.get_by_role("main").get_by_text("1 seat free")).to_be_visible()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    host.get_by_role("button", name="QR code").click()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = host.locator("output").inner_text()

    friend.goto(f"http://{link}")
    friend.get_by_label("Twoje imię").fill("Ola")
    friend.get_by_role("button", name="Usiądź").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    host.get_by_role("button", name="Change").click()
    host.get_by_text("TAGIRON", exact=True).click()
    expect(friend.get_by_role("main")).to_contain_text("TAGIRON")
    expect(host.get_by_role("main")).to_contain_text("One player is not ready yet")
    friend.get_by_role("button", name="Można zaczynać").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for each in (host, friend):
        expect(each.get_by_role("main").get_by_role("list").first).to_be_visible()
        expect(each.locator("header ol")).to_contain_text("Beginner" if each is host else "Guest")
    host.get_by_role("button", name="Chat").click()
    host.get_by_role("button", name="Good luck!").click()
    expect(friend.locator("[aria-live=polite]")).to_contain_text("Powodzenia")  # heard before it is looked for
    friend.get_by_role("button", name="Czat").click()
    expect(friend.get_by_role("list", name="Czat")).to_contain_text("Powodzenia")


def test_an_open_table_is_listed_and_joined(new_page: MakePage) -> None:
    host, guest = new_page(), new_page()
    host.goto("/")
    host.get_by_role("article").filter(has_text="Think Str8!").get_by_role("button", name="Set up").click()
    host.get_by_role("button", name="Open to all").click()
    host.wait_for_url("**/table/*")
    guest.goto("/")
    guest.get_by_role("region", name="Open tables").get_by_role("link", name="Sit down").first.click()
    guest.get_by_label("Your name").fill("Jan")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Jan")).to_be_visible()


def test_language_and_theme_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Код змея")).to_be_visible()
    page.get_by_role("button", name="Оформление").click()
    page.reload()
    expect(page.get_by_role("heading", name="Код змея")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "ru"


def test_settings_work_at_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_text("130%").click()
    assert page.evaluate("document.documentElement.style.zoom") == "1.3"
    sheet.get_by_role("radiogroup", name="Animation").get_by_role("radio", name="off").click()
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


def test_a_rule_is_found_by_its_number(page: Page) -> None:
    page.goto("/rules/lost-code#LC-5.5")
    rule = page.locator("#LC-5\\.5")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("LC 5.5")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_nothing_is_wider_than_the_screen(new_page: MakePage, language: str, width: int) -> None:
    page = new_page(width=width, language=language)
    for place in ("/", "/mine", "/rules/break-the-code"):
        page.goto(place)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        assert is_inside(page), place
    page.goto("/")
    page.locator("article button[aria-expanded]").first.click()
    assert is_inside(page), "set-up"
    page.locator(".begin button").nth(1).click()
    page.locator("output").wait_for()
    assert is_inside(page), "waiting room"
    page.locator("header .tools > button:has(use[href='#settings'])").click()
    assert is_inside(page), "settings"
    below = page.locator("dialog .line").all()
    tops = [each.bounding_box() for each in below]
    assert all(one and other and one["y"] + one["height"] <= other["y"] + 1 for one, other in pairwise(tops))


def is_inside(page: Page) -> bool:
    """Nothing reaches beyond the sides of the screen."""
    inside: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return inside


def test_keys_go_between_games_and_the_set_up_gives_the_focus_back(page: Page) -> None:
    page.goto("/")
    play = page.get_by_role("article").get_by_role("button", name="Play", exact=True)
    expect(play).to_have_count(4)
    expect(play.first).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Next game")
    page.keyboard.press("Escape")
    play.first.focus()
    page.keyboard.press("ArrowRight")
    expect(play.nth(1)).to_be_focused()
    page.keyboard.press("s")
    expect(page.get_by_role("region", name="Set up Think Str8!")).to_be_focused()
    page.keyboard.press("Escape")
    expect(play.nth(1)).to_be_focused()


def test_a_phone_has_language_and_theme_in_its_bar(new_page: MakePage) -> None:
    page = new_page(width=390)
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("link", name="Graj")).to_be_visible()
    page.get_by_role("button", name="Wygląd").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("break-the-code", 2, {"en": r"^(You win|.+ wins|A draw)$", "pl": r"^(Wygrywasz|Wygrywa .+|Remis)$"}),
        ("arnak", 1, {"en": r"^The rival wins, \d+ to −?\d+$", "ru": r"^Побеждает соперник\s\d+ : −?\d+$"}),
    ],
)
def test_a_finished_game_says_how_it_ended(
    new_page: MakePage, server: Running, game: str, players: int, told: dict[str, str]
) -> None:
    """In My games, at the table and in the review: no score without points, and a rival that wins."""
    position = played(server.url, game, players=players, moves=2000, by="random")
    for lang, pattern in told.items():
        page = new_page(language=lang)
        position.know(page)
        page.goto("/mine")
        over = page.locator("article[data-state=over] .how")
        expect(over).to_have_text(re.compile(pattern))
        said = over.inner_text()
        page.goto(f"/table/{position.id}")
        expect(page.locator("#ended")).to_have_text(said)
        page.goto(f"/analysis/{position.id}")
        expect(page.locator("header .won")).to_have_text(said)
    position.close()


def test_a_finished_game_leads_from_my_games_to_its_review(page: Page, server: Running) -> None:
    position = played(server.url, "break-the-code", players=2, moves=500, by="random")
    position.know(page)
    page.goto("/mine")
    page.get_by_role("link", name="Analysis: Break the Code").click()
    page.wait_for_url(f"**/analysis/{position.id}")
    position.close()


def test_an_open_table_says_what_it_is(page: Page, server: Running) -> None:
    seats = ("me", "person", "sharp")
    table = Table.create(server.url, game="break-the-code", seats=seats, name="Ola", visibility="open", help="none")
    page.goto("/")
    line = page.get_by_role("region", name="Open tables").locator(".line").filter(has_text="Ola")
    expect(line).to_contain_text("1 seat free")
    expect(line).to_contain_text("Break the Code, 3 players, no help")
    table.close()


def test_my_games_say_how_each_went(new_page: MakePage, server: Running) -> None:
    """My turn first, then by day: length, place, points of all; filters; on a phone too, in three languages."""
    page = new_page()
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="The Lost Code")
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    over = played(server.url, "lost-code", players=2, moves=2000, by="random")
    over.know(page)
    page.goto("/mine")
    row = page.locator(f"article:has(a[href$='/analysis/{over.id}'])")
    expect(row.locator(".result")).to_have_text(re.compile(r"^[12]\s*(First|Second) place\s*−?\d+ – −?\d+$"))
    expect(page.locator("section h2").first).to_have_text(re.compile("Your turn|Others to move"))
    assert not faults(page, WEB)
    filters = page.get_by_role("group", name="Filters")
    filters.get_by_text("Finished").click()
    expect(page.locator("article")).to_have_count(1)
    filters.get_by_label("Opponents").select_option("bots")
    expect(page.get_by_text("No game matches these filters.")).to_be_visible()
    filters.get_by_text("Running").click()
    expect(page.locator("article[data-state]")).to_have_count(1)
    with page.expect_download() as loading:
        page.get_by_role("link", name="Table (CSV)").click()
    lines = loading.value.path().read_text("utf-8").splitlines()
    assert lines[0].startswith("table,game,began,ended,minutes") and len(lines) == 2
    for lang in ("en", "pl", "ru"):
        choose(page, language=lang)
        for width in (1440, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert is_inside(page), (lang, width)
    over.close()


def test_a_rematch_is_one_offer_that_the_other_sees(new_page: MakePage, server: Running) -> None:
    """In the bell, in the lobby and in My games; one press accepts it, and both are at the same table."""
    ann, ben = new_page(), new_page()
    ann.goto("/")
    ann.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    ann.get_by_role("button", name="Invite by link").click()
    ann.wait_for_url("**/table/*")
    ben.goto(f"http://{ann.locator('output').inner_text()}")
    ben.get_by_label("Your name").fill("Ola")
    ben.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    id = ann.url.rpartition("/")[2]
    play_out(server.url, id, ann, ben)
    ann.goto("/mine")
    ann.get_by_role("button", name="Offer a rematch").click()
    ann.wait_for_url(lambda url: "/table/" in url and id not in url)
    ben.goto("/")
    expect(ben.locator(".now section[data-state]")).to_contain_text("A rematch is offered")
    ben.get_by_role("link", name="Offers: 1").click()
    expect(ben.locator("article").first).to_contain_text("A rematch is offered")
    ben.get_by_role("button", name="Accept the rematch").click()
    ben.wait_for_url(ann.url)
    for each in (ann, ben):
        expect(each.locator("section.bar")).to_be_visible()  # the last who accepts begins it


def play_out(url: str, table: str, *pages: Page) -> None:
    """Play the table to its end, each move by the browser whose turn it is."""
    rng = Random(3)
    for _ in range(400):
        for page in pages:
            told = page.request.get(f"{url}/api/tables/{table}/offers").json()
            if told["offers"]:
                moves = [move for offer in told["offers"] for move in offer["moves"]]
                sent = {"ask": "move", "prompt": told["asked"]["number"], "moves": [rng.choice(moves)]}
                assert page.request.post(f"{url}/api/tables/{table}/moves", data=sent).ok
        if pages[0].request.get(f"{url}/api/tables/{table}").json()["status"] == "over":
            return
    raise AssertionError("the game does not end")
