"""Tables: whole games through the page, a lost connection, a second tab, several people at one device."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from cairn.client import Table
from cairn.games import all_rooms
from cairn.server.ops import demo
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import resize
from tests.web.playing import END, IN_WORDS, MOVE, expect_turn, play_on, set_up
from tests.web.positions import Position, know, played

GAMES = {"The Lost Code": 2, "Think Str8!": 2, "Break the Code": 2, "Lost Ruins of Arnak": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_its_sentences(new_page: MakePage, game: str) -> None:
    """Every game can be played at the general table, whatever table of its own it has."""
    page = new_page()
    page.add_init_script(IN_WORDS)
    set_up(page, game, players=GAMES[game])
    assert play_on(page, Random(1)) > 5
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")


def test_a_server_that_starts_anew_costs_nothing(new_page: MakePage, server: Running) -> None:
    page = new_page(is_lossy=True)
    page.add_init_script(IN_WORDS)
    set_up(page, "Break the Code", players=2)
    play_on(page, Random(2), 1)
    news = page.locator("section.log li")
    expect(news.first).to_contain_text("You ask")  # they begin at the own decision once it is made
    expect_turn(page)
    before = news.all_inner_texts()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("The server is restarting")
    assert not page.locator(MOVE).count()
    server.start()
    expect_turn(page)
    page.wait_for_selector(MOVE)
    expect(news).to_have_text(before)
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
        expect(each.locator("section.bar")).to_contain_text("Undo")
    other.get_by_role("button", name="Undo").click()
    expect(page.locator("section.bar")).not_to_contain_text("Undo")


def test_live_regions_say_whose_turn_it_is_and_what_happens(new_page: MakePage, server: Running) -> None:
    """One's own turn is said at once, all else when there is time."""
    position = played(server.url, "break-the-code", players=2, turn_of=0)
    mine, other = new_page(), new_page()
    for seat, page in enumerate((mine, other)):
        position.open(page, seat)
    expect_turn(mine)
    assert other.locator("section.bar .ask").inner_text() == "Marta is thinking"
    for page in (mine, other):
        expect(page.locator("[aria-live], [role=status], [role=log], [role=timer]")).to_have_count(2)
    card = mine.locator(".card.can .face:not(:has(~ .foot .two))").first
    question = str(card.get_attribute("aria-label"))
    card.click()
    mine.keyboard.press("Enter")
    expect_turn(other)
    expect(mine.locator("body > * [aria-live=polite] p").last).to_have_text("Iwo is thinking")
    assert other.locator("body > * [aria-live=assertive]").inner_text() == "Ask one of the face-up cards, or guess."
    for page in (mine, other):
        expect(page.locator("body > * [aria-live=polite]").first).to_contain_text(question.split("?")[0])
    position.close()


def open_shared_set_up(page: Page) -> Locator:
    """Set Break the Code up for two people at this device, in any language."""
    page.goto("/")
    page.locator("article", has=page.locator("#name-break-the-code")).locator("button[aria-expanded]").click()
    setup = page.locator("section.setup")
    setup.locator(".number").get_by_text("2", exact=True).click()
    setup.locator("ol select").select_option("me")
    return setup


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("names", [("Zoë", "Jan Paweł"), None])
def test_two_people_at_one_device_hand_it_over(
    new_page: MakePage, language: str, names: tuple[str, ...] | None
) -> None:
    """They give their names or keep those that are proposed, which hold a no-break space in Polish and Russian."""
    page = new_page(language=language)
    page.add_init_script(IN_WORDS)
    setup = open_shared_set_up(page)
    fields = setup.locator("ol input")
    expect(fields).to_have_count(2)
    expect(setup.locator("p.level")).to_have_count(0)  # nobody here is a bot whose level is to be explained
    if names is None:
        names = tuple(str(fields.nth(seat).get_attribute("placeholder")) for seat in range(2))
    else:
        for seat, name in enumerate(names):
            fields.nth(seat).fill(name)
    setup.locator(".begin button.go").click()
    page.wait_for_url("**/table/*")
    handing = page.locator(".hand-over")
    called = []
    for _ in range(3):
        page.wait_for_selector(f"{MOVE}, .hand-over")  # who begins is dealt
        if handing.count():
            called.append(handing.locator("h1").inner_text())
            expect(page.locator("section.log")).to_have_count(0)
            handing.locator("button").click()
        expect_turn(page)
        page.locator(f"{MOVE}[data-kind=ask]").first.click()
        handing.wait_for()
    for name in names:
        assert any(" ".join(name.split()) in " ".join(each.split()) for each in called)


def test_the_names_of_people_at_one_device_are_known_next_time(page: Page) -> None:
    setup = open_shared_set_up(page)
    setup.locator("ol input").nth(1).fill("  Jan\u00a0\u2009Paweł ")
    setup.locator(".begin button.go").click()
    page.wait_for_url("**/table/*")
    told = page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", page.url.rpartition("/")[2])
    assert told["seats"][1]["name"] == "Jan Paweł"
    page.goto("/")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        page.locator("article", has=page.locator("#name-break-the-code")).locator(".buttons > button").first.click()
    assert (sent.value.post_data_json or {})["names"][1].split() == ["Jan", "Paweł"]


def test_an_onlooker_sees_the_table_and_may_do_nothing(new_page: MakePage) -> None:
    host, guest = new_page(), new_page()
    host.add_init_script(IN_WORDS)
    guest.add_init_script(IN_WORDS)
    set_up(host, "Break the Code", players=2)
    host.wait_for_selector(MOVE)
    name = host.url.rpartition("/")[2]
    watch = host.evaluate("id => JSON.parse(localStorage['cairn.tables']).find(each => each.id === id).watch", name)
    guest.goto(watch)
    expect(guest.locator(".banner.l-row").filter(has_text="You are watching")).to_be_visible()
    assert not guest.locator(MOVE).count()
    guest.goto(f"/table/{name}")
    expect(guest.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_table_of_bots_alone_is_seen_through_all_eyes(
    new_page: MakePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "DEMOS", (("lost-code", ("random", "random")),))
    shown = Running(str(tmp_path / "tables.sqlite"), all_rooms(), workers=1, demo=True)
    shown.start()
    page = new_page(is_lossy=True)
    page.goto(shown.url)
    page.get_by_role("region", name="Watch").get_by_role("link", name="Watch").click()
    expect(page.locator(".banner.l-row").filter(has_text="you see every hand")).to_be_visible()
    expect(page.locator(".rack .stone b")).to_have_count(24)  # both players' stones, and those of nobody
    expect(page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    page.goto("about:blank")
    shown.stop()


def test_every_end_is_shown_also_that_of_a_second_game(new_page: MakePage, server: Running) -> None:
    """The end of the first game was laid aside; another table comes after it, and then the same people again."""
    first = played(server.url, "lost-code", players=2)
    second = played(server.url, "think-str8", players=2)
    page = new_page()
    know(page, (first, 0), (second, 0))
    page.goto(f"/table/{first.id}")
    first.finish("random")
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="View the table").click()
    expect(page.locator(END)).to_have_count(0)

    go = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"
    page.evaluate(go, f"/table/{second.id}")
    second.finish("random")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: second.id not in url)
    again = Position(server.url, [Table(each.place._replace(id=page.url.rpartition("/")[2])) for each in second.seats])
    for each in again.seats:
        each.update()
        each.ready()
    if again.seats[0].status == "waiting":
        again.seats[0].start()
    again.finish("random")
    page.wait_for_selector(f"{END}, .hand-over")
    if page.locator(".hand-over").count():  # both sit at this device
        page.locator(".hand-over button").click()
    expect(page.locator(END)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_have_count(0)
    for position in (first, second, again):
        position.close()


SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844))


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code", "arnak"])
def test_banners_take_room_and_cover_nothing(new_page: MakePage, server: Running, game: str) -> None:
    """That one is watching, and that the line is lost: both are above the table, and the turn bar is still in sight."""
    position = played(server.url, game, players=2, turn_of=0)
    watching, playing = new_page(is_lossy=True), new_page(is_lossy=True)
    lines: list[WebSocketRoute] = []

    def connect_once(route: WebSocketRoute) -> None:
        lines.append(route)
        if len(lines) == 1:
            route.connect_to_server()
        else:
            route.close()

    playing.route_web_socket("**/socket", connect_once)
    playing.clock.install()
    watching.goto(str(position.watch))
    position.open(playing)
    expect_turn(playing)
    lines[0].close()
    for page, text in ((watching, "You are watching"), (playing, "No connection")):
        banner = page.locator(".banner.l-row").filter(has_text=text)
        for width, height in SIZES:
            resize(page, width, height)
            expect(banner).to_be_in_viewport(ratio=1)
            room, table = banner.bounding_box(), page.locator("main").bounding_box()
            assert room and table
            assert room["y"] + room["height"] <= table["y"] + 1, (text, width)
            if height >= 844:
                expect(page.locator("section.bar").first).to_be_in_viewport(ratio=1)
    said, shown = spoken(playing), set()
    for _ in range(8):
        playing.clock.run_for(500)
        shown.add(playing.locator(".banner.wrong").inner_text())
        assert spoken(playing) == said, "a countdown is read out"
    assert len(shown) > 1, "nothing is counted"
    position.close()


def spoken(page: Page) -> list[str]:
    """What a screen reader was told, line by line."""
    return page.locator("[aria-live] p, [role=alert]").all_inner_texts()
