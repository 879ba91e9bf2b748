"""The generator of the puzzles of the day: what is asked is hidden, needs its facts, and follows from a secret seed."""

from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games import rooms_of
from cairn.play.daily import Daily, daily
from cairn.play.puzzles.find import LEAST_OPEN, prove_answer
from cairn.reason.study import Cell
from tests.loose import AnySight, whole

GAMES = ("lost-code", "think-str8", "break-the-code")
DATES = ("2026-11-16", "2026-11-19", "2026-11-21", "2026-11-22")
"""A Monday, when one fact is enough, a Thursday, a Saturday and a Sunday, when there should be four."""
PUZZLES = [(game, date, "a") for game in GAMES for date in DATES]
each_puzzle = pytest.mark.parametrize(("game", "date", "seed"), PUZZLES)


@cache
def made(game: str, date: str, seed: str) -> Daily:
    """As it is kept: without types of its game."""
    return msgspec.json.decode(msgspec.json.encode(daily(rooms_of(game), date, seed)), type=Daily)


def sight_of(found: Daily) -> AnySight:
    types = rooms_of(found.game).game.types
    view = msgspec.convert(found.view, types.view)
    return Sight(view, tuple(msgspec.convert(event, types.event) for event in found.history))


def deduction(game: str) -> Any:
    study = rooms_of(game).study
    assert study is not None
    return study.deduction


@each_puzzle
def test_a_puzzle_needs_as_many_facts_as_its_stars_say(game: str, date: str, seed: str) -> None:
    """No choice of fewer answers proves it; the answers of its own proof do."""
    found = made(game, date, seed)
    sight, cell = sight_of(found), Cell(found.where, found.answer)
    numbers = range(len(found.heard))
    fewer = [few for size in range(found.difficulty) for few in combinations(numbers, size)]
    assert not [few for few in fewer if deduction(game).proves(sight, cell, few)]
    assert [rows for rows in combinations(numbers, found.difficulty) if deduction(game).proves(sight, cell, rows)]


@each_puzzle
def test_what_is_asked_never_lies_on_the_table(game: str, date: str, seed: str) -> None:
    """Three or more answers are open in plain sight, and no final bet or code is revealed."""
    found = made(game, date, seed)
    sight = sight_of(found)
    (puzzle,) = (each for each in deduction(game).puzzles(sight) if each.where == found.where)
    assert puzzle.open >= LEAST_OPEN and found.difficulty >= 1 and found.answer in found.choices
    assert str(whole(sight.view).phase) not in ("final", "over", "check")
    assert not any(type(event).__name__ in ("FinalsRevealed", "Looked", "Revealed") for event in sight.history)


def test_nothing_is_asked_once_final_bets_are_made() -> None:
    """The moment they are open the table shows what could be asked."""
    from random import Random

    from cairn.core.match import new_match
    from cairn.play.bots import find_bot

    game, bot, rng = rooms_of("lost-code").game, find_bot("steady", "lost-code"), Random(1)
    match = new_match(game, game.options, seed=1)
    finals = 0
    while match.to_act:
        seat = match.to_act[0]
        sight = match.view(seat)
        if whole(sight.view).phase == "final":
            finals += 1
            assert deduction("lost-code").puzzles(sight) == ()
        match.play(seat, bot.choose(sight, match.moves(seat), rng))
    assert finals


@each_puzzle
def test_rows_prove_it_if_each_of_them_is_needed(game: str, date: str, seed: str) -> None:
    found, rooms = made(game, date, seed), rooms_of(game)
    numbers = range(len(found.heard))
    proofs = [
        rows for rows in combinations(numbers, found.difficulty) if prove_answer(rooms, found, found.answer, rows)
    ]
    assert proofs
    wrong = next(what for what in found.choices if what != found.answer)
    assert not prove_answer(rooms, found, wrong, proofs[0])
    assert not prove_answer(rooms, found, found.answer, proofs[0][1:])
    if len(numbers) > found.difficulty:
        assert not prove_answer(rooms, found, found.answer, numbers), "all rows at once show nothing"


def test_a_puzzle_follows_from_its_seed_and_not_from_its_date() -> None:
    rooms = rooms_of("break-the-code")
    first = daily(rooms, "2026-11-16", "a")
    assert first == daily(rooms, "2026-11-16", "a") != daily(rooms, "2026-11-16", "b")
    assert daily(rooms, "2026-11-17", "a").history == first.history, "the date decides only how hard it is"


def test_it_is_harder_from_monday_to_sunday() -> None:
    stars = [sum(made(game, date, "a").difficulty for game in GAMES) for date in DATES]
    assert stars == sorted(stars) and stars[0] == 3 and stars[-1] > 9


def test_a_game_without_a_code_and_a_date_that_is_none_are_refused() -> None:
    with pytest.raises(BadInput, match="hides no code"):
        daily(rooms_of("arnak"), "2026-11-16", "a")
    with pytest.raises(BadInput, match="is no date"):
        daily(rooms_of("lost-code"), "yesterday", "a")
