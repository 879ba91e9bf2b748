"""The table of Break the Code in a real browser: whole games by pointer and by keyboard, the sheet, hints, a phone."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.playing import END, expect_turn, faults, set_up
from tests.web.positions import Position, played

GAME = "Break the Code"
ASK = "[data-offer^='ask/']"
KEY = "[data-key]:enabled"
SEND = "[data-offer=send]"
MOST_TURNS = 60

NOW = f"""() => {{
    if (document.querySelector('{END}')) return 'over';
    const can = (each) => document.querySelector(each);
    if (can('[data-offer=send]')) return 'name';
    if (can('[data-offer=wait]')) return 'call';
    if (can('[data-offer=give-up]')) return 'last';
    if (can("section.bar.mine [data-offer=guess], section.bar.mine .btn.go")) return 'turn';
    return null;
}}"""
"""What the page asks for, by what it offers."""


def now(page: Page) -> str:
    """Wait until the page asks for something, and say for what."""
    return str(page.wait_for_function(NOW).json_value())


def name_by_pointer(page: Page, rng: Random) -> None:
    """Tiles of the keypad until the guess is whole, and send it; a doubt is confirmed."""
    while page.locator(SEND).is_disabled():
        keys = page.locator(KEY).all()
        rng.choice(keys).click()
    send(page)


def send(page: Page, key: str | None = None) -> None:
    """Name the code, a second time where it has an own tile."""
    for _ in range(2):
        if not page.locator(SEND).count():
            return
        if key is None:
            page.locator(SEND).click()
        else:
            page.keyboard.press(key)
        asked = page.locator(SEND).all_text_contents()
        if not any("Sure?" in each for each in asked):
            return


def type_tiles(page: Page, tiles: str) -> None:
    """A figure and its row for each: `3w` is a white 3, and a 5 is green by itself."""
    for key in tiles:
        page.keyboard.press({"b": "ArrowUp", "w": "ArrowDown"}.get(key, key))


def turn_by_pointer(page: Page, rng: Random, guesses: float) -> str:
    """One decision by a person with a mouse; what was asked for."""
    asked = now(page)
    before = page.locator("section.bar").inner_text()
    match asked:
        case "name":
            name_by_pointer(page, rng)
        case "call":
            if rng.random() >= guesses:
                page.locator("[data-offer=wait]").click()
            else:
                page.locator("[data-offer=guess]").click()
                expect(page.locator("[data-offer=guess]")).to_contain_text("Sure?")
                page.locator("[data-offer=guess]").click()
        case "last":
            page.locator("[data-offer=give-up]").click()
            expect(page.locator("[data-offer=give-up]")).to_contain_text("Sure?")
            page.locator("[data-offer=give-up]").click()
        case "turn" if page.locator("[data-offer=guess]").count() and (
            rng.random() < guesses or not page.locator(ASK).count()
        ):
            page.locator("[data-offer=guess]").click()
            name_by_pointer(page, rng)
        case "turn":
            page.locator(ASK).nth(rng.randrange(page.locator(ASK).count())).click()
            page.locator("section.bar .btn.go").click()
    if asked != "over":
        page.wait_for_function(
            f"before => document.querySelector('{END}') || document.querySelector('section.bar').innerText !== before"
            " || document.querySelector('section.bar.mine')",
            arg=before,
        )
    return asked


@pytest.mark.parametrize(("players", "rules"), [(2, "standard"), (3, "standard"), (4, "tagiron")])
def test_a_whole_game_by_pointer(page: Page, players: int, rules: str) -> None:
    """A person plays against bots to the end; then all hands lie open."""
    rng = Random(players)
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=GAME, exact=True))
    card.get_by_role("button", name="Set up").click()
    page.get_by_role("radiogroup", name="Number of players").get_by_text(str(players), exact=True).click()
    if rules == "tagiron":
        page.get_by_text("TAGIRON", exact=True).click()
    for choice in page.locator(".setup ol select").all():
        choice.select_option("careful")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    asked = [turn_by_pointer(page, rng, 0.15)]
    while asked[-1] != "over" and len(asked) < MOST_TURNS:
        asked.append(turn_by_pointer(page, rng, 0.15))
    assert asked[-1] == "over"
    assert ("call" if rules == "tagiron" else "turn") in asked
    expect(page.locator(f"section:has({END}) ol .tile").first).to_be_visible()
    expect(page.locator(f"{END} ~ ol .tile.back")).to_have_count(0)
    assert not faults(page, WEB)
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")
    assert not faults(page, WEB)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    """From the lobby on: S sets up, Enter starts; 1 to 6 and Enter ask, G and figures with letters guess."""
    page.goto("/")
    expect(page.get_by_role("article").filter(has_text=GAME).get_by_role("button", name="Play")).to_be_enabled()
    while GAME not in str(page.evaluate("() => document.activeElement.closest('article')?.innerText")):
        page.keyboard.press("Tab")
    page.keyboard.press("s")
    expect(page.get_by_role("region", name="Set up Break the Code")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2")).to_be_checked()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for turn in range(MOST_TURNS):
        asked = now(page)
        if asked == "over":
            break
        questions = page.locator("section.answers tbody tr").count()
        if turn % 3 == 2 or asked == "last":
            page.keyboard.press("g")
            page.locator(SEND).wait_for()
            type_tiles(page, "1b3w5")
            page.keyboard.press("Backspace")
            type_tiles(page, "56b8w9b" if turn % 2 else "6w7b8b9w")
            while page.locator(SEND).is_disabled():
                type_tiles(page, "59w")
            send(page, "Enter")
        else:
            page.keyboard.press(str(1 + turn % 6))
            if page.locator(".card.picked .two").count():
                page.keyboard.press("2")
            page.keyboard.press("Enter")
        page.wait_for_function(
            f"count => document.querySelector('{END}')"
            " || document.querySelectorAll('section.answers tbody tr').length > count",
            arg=questions,
        )
    expect(page.locator(END)).to_be_visible()


def test_a_guess_with_an_own_tile_is_asked_about(page: Page, server: Running) -> None:
    position = played(server.url, "break-the-code", players=3, moves=2, turn_of=0)
    position.open(page)
    own = _hand(position, 0)
    page.keyboard.press("g")
    for tile in own:
        page.locator(f"[data-key={tile}]:enabled").first.click()
    expect(page.locator("section.tray .remark")).to_contain_text("You hold")
    page.locator(SEND).click()
    expect(page.locator(SEND)).to_contain_text("Sure?")
    page.keyboard.press("Escape")
    expect(page.locator(SEND)).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator("section.tray .set")).to_have_count(len(own))
    page.locator(SEND).click()
    page.locator(SEND).click()
    expect(page.locator("section.answers .guess")).to_contain_text("wrong")
    expect(page.locator("section.mat")).to_contain_text("Only you see this.")
    expect(page.locator("section.mat .back")).to_have_count(0)
    position.close()


def test_tiles_are_put_in_order_and_kept(page: Page, server: Running) -> None:
    """BC 1.2: a tile that would stand before the last one goes to its place, and the tray says so."""
    position = played(server.url, "break-the-code", players=2, moves=1, turn_of=0)
    position.open(page)
    page.get_by_role("button", name="Guess").click()
    free = [digit for digit in range(10) if digit != 5 and f"b{digit}" not in _hand(position, 0)]
    page.locator(f"[data-key=b{free[-1]}]").click()
    page.locator(f"[data-key=b{free[0]}]").click()
    assert "sorted into its position" in str(page.locator("section.tray .remark").text_content())
    assert page.locator("section.tray .set").all_inner_texts() == [str(free[0]), str(free[-1])]
    assert position.seats[0].mirror.number == position.seats[1].mirror.number, "nothing was sent"
    position.close()


def test_every_offer_has_a_piece_or_a_button(page: Page, server: Running) -> None:
    """In positions of every phase: whatever the server offers can be done at the table."""
    for players, rules, moves in ((2, "standard", 3), (3, "tagiron", 1), (4, "standard", 6)):
        position = played(
            server.url, "break-the-code", players=players, options={"rules": rules}, moves=moves, turn_of=0
        )
        position.open(page)
        news = page.locator("section.news ol")
        page.evaluate("document.fonts.ready")
        assert "has decided" not in news.inner_text(), "that is seen at the seat"
        assert sum(each.startswith("A new card") for each in news.get_by_role("listitem").all_inner_texts()) <= 1
        for _ in range(2):
            seat = position.seats[0]
            seat.update()
            offered = {offer["key"] for offer in seat.mirror.offers}
            expect_turn(page)
            assert offered <= shown(page), offered - shown(page)
            guess = next((each for each in seat.moves if type(each).__name__ == "Guess"), None)
            if guess is None:
                break
            seat.play(guess)
            if "wait" in offered:
                break
            page.locator(SEND).wait_for()
        position.close()


def shown(page: Page) -> set[str]:
    """What can be clicked."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main [data-offer]:not(:disabled)')].map(each => each.dataset.offer)"
    )
    return set(found)


def test_marks_of_the_sheet(new_page: MakePage, server: Running) -> None:
    """A click crosses a half off, Shift and a click writes it; both come back after the page is opened again."""
    position = played(server.url, "break-the-code", players=3, moves=3, turn_of=0)
    page = new_page()
    position.open(page)
    cell = page.locator("[data-cell='c/b4']")
    cell.click()
    expect(cell).to_have_class(_has("struck"))
    page.locator("[data-cell='b/w3']").click(modifiers=["Shift"])
    expect(page.locator("[data-cell='b/w3']")).to_have_class(_has("written"))
    expect(page.get_by_role("button", name="position b: white 3, click to clear")).to_be_visible()
    page.locator(".all button:enabled").first.click()
    expect(page.locator(".all button[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.locator("[data-cell='c/b4']")).not_to_have_class(_has("struck"))
    page.reload()
    expect(page.locator("[data-cell='c/b4']")).to_have_class(_has("struck"))
    page.locator("[data-cell='c/b4']").click()
    expect(page.locator("[data-cell='c/b4']")).not_to_have_class(_has("struck"))
    page.keyboard.press("s")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("x")
    expect(page.locator(".half:focus")).to_have_class(_has("struck"))
    position.close()


def _has(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{name}\b")


def test_hints_and_proofs(page: Page, server: Running) -> None:
    """Two presses; W proves a cell, and pointing at a fact marks its answer in the table."""
    position = played(server.url, "break-the-code", players=3, moves=7, turn_of=0, by="careful", help="odds")
    position.open(page)
    expect(page.locator(".codes li, section.notes h3").last).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("section.ladder h2")).to_contain_text("Look here:")
    expect(page.locator("[data-lit=look]").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("section.ladder h2")).to_contain_text("to win) –")
    expect(page.locator("[data-lit=best]").first).to_be_attached()
    fact = page.locator("section.ladder .fact").filter(has_text="question").first
    fact.hover()
    expect(page.locator("section.answers [data-lit=look]").first).to_be_visible()
    page.get_by_role("button", name="Set this move up").click()
    expect(page.locator("section.tray, .card.chosen, .card.picked").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".half.no").first.hover()
    page.keyboard.press("w")
    expect(page.get_by_role("region", name="Why?")).to_be_visible()
    expect(page.locator("section.ladder h2")).to_contain_text("because:")
    page.locator("section.ladder").get_by_role("button", name="Close").click()
    page.locator(".half.no").first.hover()
    page.keyboard.press("w")
    expect(page.get_by_role("region", name="Why?")).to_be_visible()
    assert not faults(page, WEB)
    position.close()


def test_the_card_of_the_end_has_the_focus_and_esc_leads_to_the_table(page: Page, server: Running) -> None:
    """Every hand is visible there."""
    position = played(server.url, "break-the-code", players=2, moves=400)
    position.open(page)
    expect(page.get_by_role("region", name=re.compile("win"))).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="View the table")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="View the table")).to_have_count(0)
    expect(page.locator("[data-screen] .tile.back")).to_have_count(0)
    position.close()


def test_a_hint_is_shown_though_a_proof_was_there(page: Page, server: Running) -> None:
    position = played(server.url, "break-the-code", players=2, moves=4, turn_of=0, help="hints")
    position.open(page)
    expect_turn(page)
    page.locator(".half").first.hover()
    page.keyboard.press("w")
    expect(page.get_by_role("region", name="Why?")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    expect(page.locator("section.ladder[data-hint='11']")).to_be_visible()
    position.close()


def test_every_key_of_the_table_is_told_and_the_chosen_card_has_the_focus(page: Page, server: Running) -> None:
    """After a look at the sheet the number of a card and Enter ask; what has two digits wants one of them first."""
    position = played(server.url, "break-the-code", players=2, moves=2, turn_of=0)
    position.open(page)
    expect_turn(page)
    page.keyboard.press("?")
    for told in ("choose a card", "start a guess", "to the sheet", "next hand on the sheet"):
        expect(page.get_by_role("dialog")).to_contain_text(told)
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    faces = page.locator(".card .face")
    two = page.locator(".card:has(.two)").first
    number = 1 + [
        faces.nth(at).evaluate("(face) => !!face.parentElement.querySelector('.two')") for at in range(6)
    ].index(True)
    page.keyboard.press(str(number))
    expect(two.locator(".face")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".cards .remark")).to_contain_text("Choose")
    digit = two.locator(".two button").last
    page.keyboard.press(digit.inner_text())
    expect(digit).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("section.bar.mine")).to_have_count(0)
    position.close()


@pytest.mark.parametrize("help_level", ["none", "hints"])
def test_no_odds_where_the_table_has_none(page: Page, server: Running, help_level: str) -> None:
    position = played(server.url, "break-the-code", players=2, moves=6, turn_of=0, help=help_level)
    position.open(page)
    page.locator(".all button").first.wait_for()
    assert page.locator(".half").all_inner_texts() == [""] * 95
    assert not page.locator(".track, .codes").count()
    assert (page.locator(".half.no").count() > 0) == (help_level == "hints")
    assert page.get_by_role("button", name="Why?").count() == (help_level == "hints")
    position.close()


def test_a_game_at_a_phone(new_page: MakePage) -> None:
    """By taps alone: the places below, and nothing wider than the screen."""
    page = new_page(width=390, height=844)
    set_up(page, GAME, "steady", players=3)
    for _ in range(2):  # steady bots are not certain before the third question
        assert now(page) == "turn"
        page.locator(ASK).first.click()
        questions = page.locator("section.answers tbody tr").count()
        page.locator("section.bar .btn.go").click()
        page.wait_for_function(
            "count => document.querySelectorAll('section.answers tbody tr').length > count", arg=questions
        )
    for place in range(5):
        page.locator("nav[aria-label='Parts of the table'] button").nth(place).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert not faults(page, WEB)
    page.locator("nav[aria-label='Parts of the table'] button").nth(2).click()
    page.locator("[data-cell='a/b0']").click()
    page.get_by_role("button", name="Cross off").click()
    expect(page.locator("[data-cell='a/b0']")).to_have_class(_has("struck"))
    page.locator("nav[aria-label='Parts of the table'] button").nth(3).click()
    name_by_pointer(page, Random(1))
    expect(page.locator(SEND)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1100, 768), (1024, 768)])
def test_narrow_windows(new_page: MakePage, server: Running, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    position: Position = played(server.url, "break-the-code", players=4, moves=6, turn_of=0)
    position.open(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("g")
    page.locator(SEND).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not faults(page, WEB)
    position.close()


def test_an_onlooker_sees_backs_and_no_sheet(new_page: MakePage) -> None:
    host, guest = new_page(), new_page()
    set_up(host, GAME, "careful", players=3)
    assert now(host) == "turn"
    name = host.url.rpartition("/")[2]
    watch = host.evaluate("id => JSON.parse(localStorage['cairn.tables']).find(each => each.id === id).watch", name)
    guest.goto(watch)
    expect(guest.locator("section.hand")).to_have_count(3)
    expect(guest.locator(".card")).to_have_count(6)
    assert not guest.locator("section.notes, section.own, section.ladder").count()
    assert not guest.locator(".tile:not(.back)").count()
    assert guest.evaluate("document.documentElement.scrollWidth") <= 1440
    assert not faults(guest, WEB)


def test_nothing_secret_is_in_the_page(new_page: MakePage, server: Running) -> None:
    """Two worlds that a seat cannot tell apart look the same, to the last attribute."""
    position = played(server.url, "break-the-code", players=3, moves=3, turn_of=0, help="none")
    page = new_page()
    position.open(page)
    page.locator(".all button").first.wait_for()
    html = page.content()
    for seat in (1, 2):
        names = ", ".join(f"black {t[1]}" if t[0] == "b" else f"white {t[1]}" for t in _hand(position, seat))
        assert names not in html
    assert page.locator(".screen .tile:not(.back)").count() == 0
    assert page.locator("section.mat .tile:not(.back)").count() == 0
    position.close()


def _hand(position: Position, seat: int) -> list[str]:
    view = position.seats[seat].mirror.view
    assert view is not None
    hand: list[str] = view["hands"][seat]
    return hand
