"""What the table of Arnak tells a newcomer: beside the piece that is pointed at, in the panel, in the turn bar."""

from random import Random

from playwright.sync_api import Page, expect

from cairn.api import bot
from tests.loose import whole
from tests.server.services import Running
from tests.web.arnak_moves import Reached, open_at, solo
from tests.web.positions import played

LIES_ON = """([one, others]) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].some((each) => {
        const other = each.getBoundingClientRect();
        return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    });
}"""


def opened_at(page: Page, server: Running, reached: Reached) -> None:
    """That position, as its player sees it."""
    open_at(page, server.url, reached)
    page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")


def test_what_a_card_does_stands_beside_the_hand(page: Page, server: Running) -> None:
    """Anyone who points at a card reads all of its effect, and still sees the cards that it is weighed against."""
    position = played(server.url, "arnak", players=1, options={"side": "bird"}, moves=0, turn_of=0)
    position.open(page)
    page.locator(".hand .card.can").first.hover()
    expect(page.locator(".preview")).to_contain_text("Free action")
    assert not page.evaluate(LIES_ON, [".preview", ".hand .card"])
    page.locator(".row .card").first.hover()
    expect(page.locator(".preview")).not_to_contain_text("Free action")
    assert not page.evaluate(LIES_ON, [".preview", ".row .card"])
    position.close()


def test_where_the_board_answers_the_panel_lies_on_none_of_it(page: Page, server: Running) -> None:
    """An effect that lets one dig or discover: the panel says where to choose, and every green ring can be clicked."""
    opened_at(page, server, solo({"dig", "discover", "decline"}))
    expect(page.locator(".turn-panel")).to_contain_text("Choose a green piece on the table")
    assert page.locator(".ring.can").count() > 1
    assert not page.evaluate(LIES_ON, [".turn-panel", ".ring.can"])


def test_free_actions_before_an_answer_are_folded(page: Page, server: Running) -> None:
    """More than two would hide the question; a click shows them."""
    opened_at(page, server, solo({"pay", "slot-idol", "decline"}))
    fold = page.locator(".paying .fold")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".beside")).to_have_count(0)
    fold.click()
    assert page.locator(".beside").count() > 2


def test_who_has_passed_is_told_so(page: Page, server: Running) -> None:
    """There may still be free actions: the bar says that the pass was heard, and has it among the steps."""
    opened_at(page, server, solo({"pass", "slot-idol"}))
    page.keyboard.press("p")
    page.keyboard.press("p")
    bar = page.locator("section.bar")
    expect(bar).to_contain_text("You have passed")
    expect(bar.locator(".chip").last).to_contain_text("Pass")


def test_the_news_tell_what_the_end_of_a_round_has_changed(page: Page, server: Running) -> None:
    """That another round has begun, and which cards the moon staff has taken away."""
    position = played(server.url, "arnak", players=2, options={"side": "bird"}, moves=40)
    rng, steady = Random(1), bot("steady", "arnak")
    first = position.seats[0]
    while whole(first.sight.view).round < 3 or not first.may_move:
        for seat in position.seats:
            seat.update()
            if seat.may_move and (seat is not first or whole(seat.sight.view).round < 3):
                seat.play(steady.choose(whole(seat.sight), whole(seat.moves), rng))
    position.open(page)
    news = page.get_by_role("region", name="Since your last decision")
    expect(news).to_contain_text("Round 3")
    expect(news).to_contain_text("The moon staff moves on and exiles")
    position.close()
