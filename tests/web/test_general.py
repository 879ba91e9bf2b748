"""The general table: Coins, for which the page has not a line, is played on it; and every game's pieces are there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.services import Running
from tests.web.browsing import WEB
from tests.web.conftest import MakePage
from tests.web.fitting import LANGUAGES, SIZES, choose, misfits, resize
from tests.web.playing import END, IN_WORDS, expect_turn, faults, settle
from tests.web.positions import Position, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With Coins beside the other games."""
    running = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"), workers=1)
    running.start()
    yield running
    running.stop()


def piece(page: Page, ref: str) -> Locator:
    return page.locator(f'.piece[data-ref="{ref}"]')


def reach(page: Page, ref: str) -> None:
    """Go to a piece by keys alone: F6 from region to region, then Tab from piece to piece."""
    for _ in range(8):
        if page.evaluate("() => document.activeElement.matches('section.pieces')"):
            break
        page.keyboard.press("F6")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.ref") == ref:
            return
    raise AssertionError(f"{ref} cannot be reached")


def answer(page: Page, position: Position) -> None:
    """When the player at the page has moved, let the other one make the first of their moves."""
    expect(page.locator("section.bar.mine")).to_have_count(0)
    other = position.seats[1]
    other.update()
    other.play(other.moves[0])


def see_the_end(page: Page) -> None:
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("section.bar")).to_contain_text("The game is over")


def test_coins_is_played_by_mouse(page: Page, server: Running) -> None:
    position = played(server.url, "coins", players=2)
    position.open(page)
    expect_turn(page)
    expect(page.locator("h1")).to_have_text("Coins")
    expect(page.locator('[data-ref="seat:1"] .piece')).to_have_count(1)

    piece(page, "hand:1").click()  # another's hand: the rule says why not
    expect(page.locator("section.moves")).to_contain_text("this is Iwo’s hand (CO 1.1)")
    expect(page.locator(".move")).to_have_count(0)

    piece(page, "hand:0").click()
    expect(page.locator(".move")).to_have_text(["Hide heads", "Hide tails"])
    page.locator(".move", has_text="Hide tails").click()
    expect(piece(page, "hand:0")).to_have_text("hand tails")
    answer(page, position)
    expect_turn(page)
    expect(piece(page, "hand:1")).to_have_text("hand heads")
    expect(page.locator("section.log")).to_contain_text("All hands are lifted")
    expect(page.locator(".move")).to_have_count(4)  # both words, said or sworn

    piece(page, "word:2").click()
    expect(page.locator(".move")).to_have_text(["Say “two words”", "Swear “two words”"])
    page.locator(".move").first.click()
    answer(page, position)
    see_the_end(page)
    position.close()


def test_coins_is_played_by_keyboard(page: Page, server: Running) -> None:
    position = played(server.url, "coins", players=2)
    position.open(page)
    expect_turn(page)
    settle(page)

    reach(page, "hand:0")
    page.keyboard.press("Enter")
    expect(page.locator(".move").first).to_be_focused()
    page.keyboard.press("Escape")  # thought better of it: back at the piece, with all moves
    expect(piece(page, "hand:0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".move").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(piece(page, "hand:0")).to_have_text("hand heads")
    answer(page, position)
    expect_turn(page)
    settle(page)

    reach(page, "word:1")
    page.keyboard.press("ArrowRight")
    expect(piece(page, "word:2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".move").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    answer(page, position)
    see_the_end(page)
    position.close()


def test_what_another_hides_is_not_on_the_page(page: Page, server: Running) -> None:
    position = played(server.url, "coins", players=3)
    position.open(page)
    position.seats[1].update()
    position.seats[1].play(position.seats[1].moves[0])
    expect(piece(page, "hand:1")).to_have_text("hand hand down")
    expect(page.locator("section.pieces")).not_to_contain_text("heads")
    position.close()


def test_the_table_of_coins_fits(page: Page, server: Running) -> None:
    position = played(server.url, "coins", players=3)
    position.open(page)
    settle(page)
    found = []
    for language in LANGUAGES:
        choose(page, language=language)
        for width, height in SIZES:
            resize(page, width, height)
            found += [f"{language} {width}x{height}: {each}" for each in misfits(page)]
    position.close()
    assert not found


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
def test_every_game_has_its_pieces_in_words(new_page: MakePage, server: Running, game: str) -> None:
    """Every move with a piece is at one that is there, and a piece shows its moves alone."""
    position = played(server.url, game, players=2, moves=12, turn_of=0)
    page = new_page()
    page.add_init_script(IN_WORDS)
    position.open(page)
    settle(page)
    expect(page.locator(".piece.can").first).to_be_visible()
    can = set(page.locator(".piece.can").evaluate_all("all => all.map((each) => each.dataset.ref)"))
    mine = position.seats[0]
    mine.update()
    picked = {offer.touches[0] for offer in mine.offers if offer.touches}
    assert picked and not {ref for ref in picked if ref not in can and ref.partition("/")[0] not in can}
    count = page.locator(".move").count()
    page.locator(".piece.can").first.click()
    expect(page.locator(".let-go")).to_be_visible()
    assert 0 < page.locator(".move").count() < count
    page.keyboard.press("Escape")
    expect(page.locator(".move")).to_have_count(count)
    assert not faults(page, WEB)
    position.close()
