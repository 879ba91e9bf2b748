"""The bots of Break the Code: they play every table to its end, and each thinks as it says."""

from functools import reduce
from operator import and_, contains
from random import Random
from typing import Any

import numpy as np
import pytest

import cairn
from cairn.core.sight import Sight
from cairn.games.break_code.belief.masks import deck_of, tile_positions
from cairn.games.break_code.belief.posterior import Answered, Knowledge, belief, fitting_hands, knowledge
from cairn.games.break_code.bots.steady import sheet_hands
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Ask, Guess
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.solve import race
from cairn.games.break_code.solve.multiplayer_race import ask_shares, guess_share
from cairn.games.break_code.solve.values import open_questions, question_values
from cairn.play.bots import bot_names
from tests.belief.break_code_games import positions as games
from tests.effort import effort
from tests.loose import AnyMatch


def played(bots: list[str], rules: str, seed: int) -> AnyMatch:
    match = cairn.Match("break-the-code", players=len(bots), options={"rules": rules}, seed=seed)
    rng = Random(seed)
    seats = [cairn.bot(name, game="break-the-code") for name in bots]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, seats[seat].choose(match.view(seat), match.moves(seat), rng))
    return match


def test_the_bots_are_yardsticks_by_strength_and_then_what_only_people_meet() -> None:
    assert (
        bot_names("break-the-code")[:4] == ("random", "steady", "careful", "sharp")
        and bot_names("break-the-code")[-1] == "master"
    )


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize(
    "bots", [["steady", "sharp"], ["careful", "steady"], ["steady", "careful", "sharp"], ["sharp", "steady"] * 2]
)
def test_every_table_is_played_to_its_end(bots: list[str], rules: str) -> None:
    result = played(bots, rules, 3).result
    assert result is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_never_crosses_out_the_truth(players: int) -> None:
    """BC 7.1: what it crosses out is ruled out by an answer, an own tile, or another hand."""
    deck = deck_of(4 if players == 4 else 5)
    for seed in range(4):
        for state, sight in games(seed, players, "standard", range(0, 12, 2)):
            for owner, left in sheet_hands(knowledge(sight)).items():
                hand = state.centre if owner is None else state.hands[owner]
                held = sight.view.hand.count(hand[0].G5)
                place = [at + (at == 10 and hand.count(hand[0].G5) == 1 and held == 1) for at in tile_positions(hand)]
                assert left[deck.number[sum(1 << at for at in place)]]


def plain_sheet(known: Knowledge) -> dict[int | None, set[int]]:
    """What steady's sheet leaves of each hand, made again from its first line: as numbers of the deck."""
    deck = deck_of(known.table.hand)
    held = sum(1 << place for place in tile_positions(known.hand))
    free = {number for number, mask in enumerate(deck.masks.tolist()) if not mask & held}
    left = dict.fromkeys(known.owners, free)
    for fact in known.heard:
        owner = fact.seat if isinstance(fact, Answered) else known.owners[-1]
        fits = free & set(np.flatnonzero(fitting_hands(known.table, fact)).tolist())
        if isinstance(fact, Answered):
            there = [{deck.hands[number][at] for number in fits} for at in range(deck.size)]
            fits = {number for number in free if all(map(contains, there, deck.hands[number]))}
        left[owner] = left[owner] & fits
    for owner in known.owners:
        if owner is not None and left[owner]:
            common = reduce(and_, [int(deck.masks[number]) for number in left[owner]])
            for other in known.owners:
                if other != owner:
                    left[other] = {number for number in left[other] if not deck.masks[number] & common}
    return left


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steadys_sheet_is_the_one_that_is_made_anew(players: int) -> None:
    """What is kept of each fact is what the fact says."""
    for seed in range(effort(2, 20)):
        for _, sight in games(seed, players, "tagiron" if seed % 2 else "standard", range(1, 14, 4)):
            kept = sheet_hands(knowledge(sight))
            assert {owner: set(np.flatnonzero(left)) for owner, left in kept.items()} == plain_sheet(knowledge(sight))


def test_steady_knows_less_than_can_be_known() -> None:
    """It never combines two answers beyond the places that each leaves."""
    found = []
    for _, sight in games(1, 2, "standard", range(2, 10)):
        simple = np.count_nonzero(sheet_hands(knowledge(sight))[1 - sight.view.own_seat])
        exact = np.count_nonzero(belief(sight).counts(0))
        assert simple >= exact
        found.append(simple > exact)
    assert any(found)


def at_turn(seed: int, players: int, **questions: int) -> list[Sight[View, Happening]]:
    return [
        sight
        for _, sight in games(seed, players, "standard", range(questions.get("first", 0), questions.get("last", 9)))
        if sight.view.to_act == (sight.view.seat,) and sight.view.row and sight.view.last_turns is None
    ]


def chosen(bot: str, sight: Sight[View, Happening], seconds: float | None = None) -> Any:
    moves: list[Any] = [*open_questions(sight.view.row), Guess()]
    return cairn.bot(bot, game="break-the-code").choose(sight, moves, Random(1), seconds)


def test_careful_asks_what_tells_most_and_guesses_when_certain() -> None:
    seen = set()
    for seed in range(4):
        for sight in at_turn(seed, 2):
            known, move = belief(sight), chosen("careful", sight)
            best = question_values(known, open_questions(sight.view.row))[0]
            seen.add(type(move))
            if len(known.codes) <= 2:  # BC 3.6: of two codes one is right now, or the other a turn later
                assert move == Guess()
            elif isinstance(move, Ask):
                assert move == best.ask
    assert seen == {Ask, Guess}


def test_careful_of_more_players_guesses_only_when_certain() -> None:
    """BC 3.7: each has one guess."""
    seen = set()
    for sight in [sight for seed in range(6) for sight in at_turn(seed, 3, first=2, last=12)]:
        is_certain = len(belief(sight).codes) == 1
        seen.add(is_certain)
        assert (chosen("careful", sight) == Guess()) == is_certain
    assert seen == {True, False}


# The race of two


def test_the_model_of_the_race_makes_sense() -> None:
    """BC 4.1: who is certain and second wins; who is certain and first draws against one who is certain too."""
    win = race.win_chances()
    assert np.allclose(win[1, 0], 1)
    assert np.isclose(win[0, 0, 0], 0.5)
    step = 0.02  # what a question leaves was measured range by range, so there are small steps back
    assert (np.diff(win, axis=1) < step).all(), "more codes to find are no advantage"
    assert (np.diff(win, axis=2) > -step).all(), "more codes for the other are no disadvantage"
    assert 0.45 < win[0, -1, -1] < 0.55


def test_numbers_between_those_of_the_grid_are_mixtures() -> None:
    weights = race.weights_on_grid(np.array([1.0, 2.5, 9.0, 5000.0]))
    assert np.allclose(weights.sum(axis=1), 1)
    assert np.allclose(2 ** (weights @ np.log2(race.CODE_COUNTS)), [1, 2.5, 9, race.CODE_COUNTS[-1]])


def test_what_the_other_knows_is_told_without_seeing_the_other_hand() -> None:
    """BC 2.4: at the start the other has 3,003 hands to reckon with, whatever it holds; later fewer."""
    sights = at_turn(2, 2)
    start = race.Opponent(sights[0], belief(sights[0]), open_questions(sights[0].view.row))
    assert start.guess_chance_now < 1 / 2000
    last = race.Opponent(sights[-1], belief(sights[-1]), open_questions(sights[-1].view.row))
    assert last.guess_chance_now > start.guess_chance_now


def test_a_certain_guess_of_the_starting_player_leaves_the_other_a_last_one() -> None:
    """BC 4.1: it is a draw if that is right too; the second player has won at once."""
    seen = set()
    for sight in [sight for seed in range(8) for sight in at_turn(seed, 2, first=4, last=14)]:
        view, known = sight.view, belief(sight)
        if len(known.codes) == 1:
            other = race.Opponent(sight, known, open_questions(view.row))
            is_first = view.seat == view.starter
            seen.add(is_first)
            expected = 1 - other.guess_chance_now / 2 if is_first else 1
            assert race.guess_chance(view, known, other) == pytest.approx(expected)
    assert seen == {True, False}


def test_a_card_that_is_taken_tells_the_other_nothing() -> None:
    """Where one card is face up, the other has more codes left without it, unless it would guess anyway."""
    differ = []
    for sight in at_turn(5, 2, first=1):
        for card in sight.view.row:
            other = race.Opponent(sight, belief(sight), open_questions((card,)))
            (with_it, right), (without, as_right) = other.after_turn(None), other.after_turn(card)
            assert right == as_right
            assert np.isclose(with_it.sum() + right, 1) and np.isclose(without.sum() + right, 1)
            more = float((without - with_it) @ np.log2(race.CODE_COUNTS))
            assert more >= -1e-9
            differ.append(more > 0.1)
    assert any(differ)


def test_an_own_answer_is_given_away() -> None:
    """BC 6.2: of a shared card the asker answers too, so the other has fewer codes left afterwards."""
    match = cairn.Match("break-the-code", players=2, options={"rules": "tagiron"}, seed=4)
    sight = match.view(match.to_act[0])
    ask = Ask("sum-all")
    other = race.Opponent(sight, belief(sight), (ask, Ask("where-5")))
    silent, told = other.after_turn("sum-all")[0], other.after_turn("sum-all", ask)[0]
    assert told @ np.log2(race.CODE_COUNTS) < silent @ np.log2(race.CODE_COUNTS) - 1


# The round of three and four


def test_the_question_that_makes_the_next_player_certain_is_a_gift() -> None:
    """BC 4.3: who comes after the guesser in the round may follow; the asker may not, unless last of the round."""
    seen = set()
    for sight in [sight for seed in range(6) for sight in at_turn(seed, 4, first=2, last=6)]:
        view = sight.view
        values = question_values(belief(sight), open_questions(view.row))
        is_last = (view.own_seat + 1) % 4 == view.starter
        shares = {value.ask: value.share for value in ask_shares(view, values)}
        telling = max(values, key=lambda value: value.certain)
        silent = min(values, key=lambda value: value.certain)
        if telling.certain > silent.certain + 0.1:
            seen.add(is_last)
            assert (shares[telling.ask] < shares[silent.ask]) != is_last
    assert seen == {True, False}


def test_a_guess_is_shared_with_those_after_in_the_round() -> None:
    """BC 4.3, 4.7."""
    views = [sight.view for sight in at_turn(3, 4, first=1)]
    first = next(view for view in views if view.seat == view.starter)
    last = next(view for view in views if (view.own_seat + 1) % 4 == view.starter)
    assert guess_share(last, 0.4) == pytest.approx(0.4)
    assert guess_share(first, 1.0) == pytest.approx(0.25)
    assert guess_share(first, 0.5) == pytest.approx((1 - 0.5**4) / 4)


# Time


@pytest.mark.parametrize("bot", ["steady", "careful", "sharp"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_stops_in_time(bot: str, players: int) -> None:
    """With no time left it still makes a legal move; with enough it makes the one that it makes without a limit."""
    for sight in at_turn(1, players, last=2):
        legal = {*open_questions(sight.view.row), Guess()}
        assert chosen(bot, sight, 0.0) in legal
        assert chosen(bot, sight, 60.0) == chosen(bot, sight)


def test_no_question_is_looked_at_once_it_is_enough() -> None:
    """The first one is, so that there is something to choose."""
    sight = at_turn(1, 4, last=1)[0]
    asks, asked = open_questions(sight.view.row), []

    def enough() -> bool:
        asked.append(True)
        return len(asked) == 3

    values = question_values(belief(sight), asks, enough)
    assert {value.ask for value in values} == set(asks[:3])
    assert len(question_values(belief(sight), asks, lambda: True)) == 1
