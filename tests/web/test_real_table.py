"""Phones around a real box: a script plays the real pieces and taps what each player sees, as people would."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cairn
from cairn.core.match import AnyMatch
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.looks import witnesses
from cairn.games.lost_code.rules.events import Answered
from cairn.games.lost_code.rules.state import State
from cairn.play.games import play
from tests.games.lost_code.people import Entered, people
from tests.web.conftest import MakePage


def sit_down(pages: list[Page], game: str, switches: tuple[str, ...]) -> None:
    """Open a table with the first phone, come to it with the others, and begin."""
    host = pages[0]
    host.goto("/real-table")
    host.get_by_role("button", name=re.compile(game)).click()
    host.get_by_role("radiogroup", name="Number of players").get_by_text(str(len(pages)), exact=True).click()
    for switch in switches:
        host.get_by_role("switch", name=switch).click()
    host.get_by_role("button", name="Open the table").click()
    code = host.locator("[data-code]").get_attribute("data-code")
    for seat, page in enumerate(pages):
        if seat:
            page.goto(f"/real-table/{code}")
        page.get_by_role("button", name=f"Sit on chair {seat + 1}").click()
        expect(page.get_by_text("this phone", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start").click()


def look(page: Page, state: State) -> None:
    """Answer a look at a rack: enter it stone by stone, or compare it with what another entered."""
    asked = page.locator("[data-look]")
    asked.wait_for()
    number = asked.get_attribute("data-look")
    if asked.get_attribute("data-role") == "check":
        page.get_by_role("button", name=re.compile("match")).click()
    else:
        stones = page.locator(".stones .one").count()
        for _ in range(stones):
            owner, symbol = str(page.locator("[data-stone]").get_attribute("data-stone")).split()
            place = [each.value for each in state.table.symbols].index(symbol)
            page.locator(".pad button").nth(state.racks[int(owner)][place]).click()
        if stones > 1:  # a single new stone is one tap
            page.get_by_role("button", name="Done").click()
    expect(page.locator(f"[data-look='{number}']")).to_have_count(0)


def read_racks(pages: list[Page], state: State) -> None:
    """Everyone enters and compares what their own phone asks for, until nobody is asked any more."""
    asked = [witnesses(len(pages), rack)[0] for rack in range(state.table.racks)]
    left = {seat: sum(seat in readers for readers in asked) for seat in range(len(pages))}
    first = {seat: sum(readers[0] == seat for readers in asked) for seat in range(len(pages))}
    for seat, page in enumerate(pages):
        done = 0
        while done < first[seat]:  # what others have entered meanwhile may be asked before it
            asked_role = page.locator("[data-look]").get_attribute("data-role")
            look(page, state)
            left[seat] -= 1
            done += asked_role == "enter"
    for seat, page in enumerate(pages):
        for _ in range(left[seat]):
            look(page, state)


def stroke(page: Page, width: int, low: int, sums: int) -> None:
    """Press the row of a wheel, and let go over the middle of the range."""
    scale = page.locator(f"[data-width='{width}'] .scale")
    scale.scroll_into_view_if_needed()
    box = scale.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + (low + width / 2) / sums * box["width"], box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()


def tap(pages: list[Page], each: Entered) -> None:
    """One entry, on the phone of the player who makes it."""
    page, state, table = pages[each.seat or 0], each.state, each.state.table
    if isinstance(each.act, acts.Dice | acts.Pick):
        owner = each.act.seat if isinstance(each.act, acts.Pick) else each.seat
        expect(pages[owner or 0].locator(f"[data-round='{state.round}']")).to_be_visible()
    match each.act:
        case acts.Markers(markers):
            for marker in markers[:0:-1]:
                page.locator(f"[data-marker='{marker}']").click()
        case acts.Dice(dice):
            for die in dice:
                page.locator(f"[data-stage=dice] ~ main [data-face='{die.value}']").click()
        case acts.Bet(_, width, low):
            stroke(page, width, low, table.top + 1)
            expect(page.locator("[data-waiting='0']")).to_be_visible()
        case acts.Check():
            page.get_by_role("button", name="Check the bets").click()
        case acts.Pick(seat, symbol):
            pages[seat].locator(f"[data-swapper='{seat}'] [data-pick='{symbol.value}']").click()
        case acts.Finals(_, bets):
            for symbol, digits in zip(table.symbols, bets, strict=True):
                for digit in digits:
                    page.locator(f"[data-final='{symbol.value} {digit}']").click()
            page.get_by_role("button", name="Seal").click()
        case _:
            raise AssertionError(each.act)


def played(name: str, options: dict[str, Any], seed: str) -> tuple[AnyMatch, list[Entered]]:
    game = cairn.game(name)
    match = play(game, cairn.Match(name, options=options, seed=0).table.options, ["steady"] * options["players"], seed)
    start = match.game.setup(match.options).state
    assert isinstance(start, State)
    return match, list(people(start, match.record.steps))


@pytest.mark.parametrize(
    ("name", "title", "players", "switches"),
    [("lost-code", "The Lost Code", 4, ("Curse of the Temple",)), ("think-str8", "Think Str8!", 3, ())],
)
def test_a_whole_game_on_phones(
    new_page: MakePage, name: str, title: str, players: int, switches: tuple[str, ...]
) -> None:
    """Every answer, score and place on every phone is the engine's; a phone reloads, and nothing is lost."""
    options: dict[str, Any] = {"players": players} | ({"expansions": ["curse"]} if switches else {})
    match, found = played(name, options, "phones")
    pages = [new_page(390, 844) for _ in range(players)]
    sit_down(pages, title, switches)
    answers = [event for event in match.table.history if isinstance(event, Answered)]
    picked, checked = 0, 0
    for number, each in enumerate(found):
        if each.act is None and not number:
            read_racks(pages, each.state)
        elif each.act is None:
            for reader in witnesses(players, picked)[0]:
                look(pages[reader], each.state)
        else:
            tap(pages, each)
        picked = each.act.seat if isinstance(each.act, acts.Pick) else picked
        following = found[number + 1].act if number + 1 < len(found) else None
        is_judged = isinstance(each.act, acts.Check) or (name == "think-str8" and isinstance(each.act, acts.Bet))
        if is_judged and not isinstance(following, acts.Bet):
            checked += 1
            told = answers[(checked - 1) * players : checked * players]
            for page in pages:
                expect(page.locator(f"[data-checked='{checked}']")).to_be_visible()
                shown = page.locator("[data-answer]").evaluate_all("all => all.map(each => each.dataset.answer)")
                assert shown == [f"{event.seat} {event.answer.value}" for event in told]
        if number == len(found) // 2:
            pages[1].reload()
    assert match.result is not None and checked == 8 + (players == 3)
    for page in pages:
        for seat, (place, score) in enumerate(zip(match.result.places, match.result.scores, strict=True)):
            expect(page.locator(f"[data-place='{seat} {place} {score}']")).to_be_visible()


@pytest.mark.parametrize("is_at_once", [True, False], ids=["one for all", "chair by chair"])
def test_one_phone_for_all_goes_from_hand_to_hand(page: Page, is_at_once: bool) -> None:
    """A player who is asked in secret is handed the device; it covers itself, and lies in the middle for the rest."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/real-table")
    page.get_by_role("button", name=re.compile("Think Str8!")).click()
    page.get_by_role("radiogroup", name="Number of players").get_by_text("2", exact=True).click()
    expect(page.get_by_text("nobody can check")).to_be_visible()
    if is_at_once:
        page.get_by_text("One for all").click()
    page.get_by_role("button", name="Open the table").click()
    if not is_at_once:
        page.locator("ol .bt").first.click()
        expect(page.locator("ol .bt")).to_have_count(1)
        page.locator("ol .bt").click()
        page.locator("form.who .go").click()
    page.get_by_role("button", name="Start").click()
    state = played("think-str8", {"players": 2}, "one")[1][0].state
    # the first enters two racks, the second enters two and compares one, then the first compares one
    for seat, looks in ((0, 2), (1, 3), (0, 1)):
        page.get_by_role("button", name=re.compile("^Give it to")).nth(0 if looks < 3 else -1).click()
        expect(page.get_by_text("Everyone else looks away")).to_be_visible()
        assert not page.locator(".stones").count()
        page.get_by_role("button", name=f"I am {'Player 1' if seat == 0 else 'Player 2'}").click()
        for _ in range(looks):
            look(page, state)
        page.get_by_role("group", name="Hand over").wait_for()
    expect(page.locator("[data-stage=markers]")).to_be_visible()
