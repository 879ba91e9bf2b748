"""Phones around a real box of Break the Code: a script plays the real tiles and taps what each player sees."""

import json
from typing import Any

from playwright.sync_api import Page, expect

import cairn
from cairn.games.break_code.referee import acts
from cairn.games.break_code.rules.events import Asked
from cairn.games.break_code.rules.state import State
from cairn.games.break_code.rules.tiles import Tile
from cairn.play.games import play
from tests.games.break_code.people import Entered, people
from tests.web.conftest import MakePage
from tests.web.test_real_table import sit_down

NAME: str = "break-the-code"


def tap_tiles(page: Page, tiles: tuple[Tile, ...], button: str) -> int:
    """Tap the tiles, and what ends it; return how many taps that took."""
    for at, tile in enumerate(tiles):
        page.locator(f"[data-tile='{tile.value}']").nth(tiles[:at].count(tile)).click()
    page.get_by_role("button", name=button, exact=True).click()
    return len(tiles) + 1


def tap(pages: list[Page], each: Entered) -> int:
    """One entry, on the phone of the player who makes it; return how many taps it took."""
    page = pages[each.seat or 0]
    match each.act:
        case acts.Hand(tiles):
            return tap_tiles(page, tiles, "Done")
        case acts.First(seat):
            page.locator(f"[data-stage=first] ~ main [data-first='{seat}']").click()
            return 1
        case acts.Ask(card, digit):
            expect(page.locator(f"[data-stage=turn][data-turn='{each.seat}']")).to_be_visible()
            page.locator(f"[data-card='{card}']").click()
            page.locator("[data-ask]" if digit is None else f"[data-ask='{digit}']").click()
            return 2
        case acts.Call(guess):
            page.get_by_role("button", name="Guess" if guess else "Wait", exact=True).click()
            return 1
        case acts.Guess(tiles):
            if page.locator("[data-guess]").count() == 0:
                expect(page.locator(f"[data-stage=turn][data-turn='{each.seat}']")).to_be_visible()
                page.get_by_role("button", name="Guess", exact=True).click()
            return tap_tiles(page, tiles, "Guess") + 1
        case acts.GiveUp():
            page.get_by_role("button", name="Give up", exact=True).click()
            return 1
        case _:
            raise AssertionError(each.act)


def test_a_whole_game_of_questions_on_phones(new_page: MakePage) -> None:
    """Every answer and the places on every phone are the engine's; a turn is two taps; a phone reloads."""
    options: dict[str, Any] = {"players": 3}
    game = cairn.game(NAME)
    match = play(game, cairn.Match(NAME, options=options, seed=0).table.options, ["steady"] * 3, "phones")
    start = match.game.setup(match.options).state
    assert isinstance(start, State)
    pages = [new_page(390, 844) for _ in range(3)]
    sit_down(pages, "Break the Code", ())
    expect(pages[2].get_by_text("Only this phone and the referee")).to_be_visible()
    asked = [event for event in match.table.history if isinstance(event, Asked)]
    taps, number = 0, 0
    for each in people(start, match.record.steps):
        taps += tap(pages, each)
        if not isinstance(each.act, acts.Ask):
            continue
        number += 1
        told = [
            f"{seat} {json.dumps(answer, separators=(',', ':'))}"
            for seat, answer in enumerate(asked[number - 1].answers)
            if answer is not None
        ]
        for page in pages:
            expect(page.locator(f"[data-asked='{number}']")).to_be_visible()
            shown = page.locator("[data-reply]").evaluate_all("all => all.map(each => each.dataset.reply)")
            assert sorted(shown) == told
        if number == 2:
            pages[1].reload()
    assert match.result is not None
    for page in pages:
        for seat, (place, score) in enumerate(zip(match.result.places, match.result.scores, strict=True)):
            expect(page.locator(f"[data-place='{seat} {place} {score}']")).to_be_visible()
    assert taps <= 3 * (number + 6 + 7)


def test_two_hands_that_share_a_tile_and_answers_that_are_said(new_page: MakePage) -> None:
    """Both phones say the same and name nothing; then a player says the answer, and the other sees it after that."""
    pages = [new_page(390, 844) for _ in range(2)]
    sit_down(pages, "Break the Code", ())
    mine, yours = ["b0", "w1", "b3", "g5", "w8"], ["b0", "w2", "b4", "g5", "w9"]
    for page, hand in zip(pages, (mine, yours), strict=True):
        tap_tiles(page, tuple(map(Tile, hand)), "Done")
    for page in pages:
        expect(page.get_by_role("heading", name="Two hands share a tile")).to_be_visible()
    pages[0].get_by_role("button", name="They are right").click()
    pages[1].get_by_role("button", name="Correct it").click()
    pages[1].locator("[data-tile='b0']").click()
    tap_tiles(pages[1], (Tile.W0,), "Done")
    pages[0].get_by_role("radio", name="said first").click()
    pages[0].locator("[data-stage=first] ~ main [data-first='0']").click()
    pages[0].locator("[data-card='sum-all']").click()
    pages[0].locator("[data-ask]").click()
    expect(pages[0].get_by_text("to be said")).to_be_visible()
    expect(pages[1].get_by_text("20", exact=True)).to_be_visible()
    pages[1].get_by_role("button", name="I said it").click()
    expect(pages[0].locator("[data-reply='1 20']")).to_be_visible()
    pages[0].get_by_role("button", name="Sheet").click()
    pages[0].locator("[data-cell='a b1']").click()
    pages[0].get_by_role("button", name="Cross off").click()
    expect(pages[0].locator("[data-cell='a b1']")).to_have_attribute("aria-pressed", "true")
