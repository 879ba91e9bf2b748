"""Games played at random, from the first tile to the end."""

from itertools import combinations
from random import Random

import pytest

import cairn
from cairn.core.errors import IllegalMove
from cairn.core.match import replay_record
from cairn.core.record import read, to_json, to_text
from cairn.games import find
from cairn.games.break_code.rules.engine import check
from cairn.games.break_code.rules.events import Asked, Ended
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.guesses import name_moves
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Name, Wait
from cairn.games.break_code.rules.questions import answer, cards, question
from cairn.games.break_code.rules.sheet import Cross
from cairn.games.break_code.rules.state import State
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile
from tests.loose import AnyMatch

TABLES = [Options(players=players, rules=rules) for players in (2, 3, 4) for rules in ("standard", "tagiron")]

EVERY_MOVE: list[Move] = [
    Guess(),
    GiveUp(),
    Wait(),
    *(Name(tile) for tile in Tile),
    *(Ask(card, digit) for card in cards() for digit in (None, *range(10))),
]


def opened(options: Options, seed: int) -> AnyMatch:
    """A game before its first move."""
    return cairn.Match(BREAK_THE_CODE, options.players, {"rules": options.rules}, seed=seed)


def finished(options: Options, seed: int) -> AnyMatch:
    """A game played at random."""
    match, rng = opened(options, seed), Random(seed)
    while seats := match.to_act:
        seat = seats[rng.randrange(len(seats))]
        moves = match.moves(seat)
        match.play(seat, moves[rng.randrange(len(moves))])
    return match


def is_allowed(state: State, seat: int, move: Move) -> bool:
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True


def completions(named: Hand, size: int) -> list[Hand]:
    """Every guess that begins like this."""
    if len(named) == size:
        return [named]
    return [guess for move in name_moves(named, size) for guess in completions((*named, move.tile), size)]


@pytest.mark.parametrize("size", [4, 5])
def test_every_code_can_be_guessed_in_one_way(size: int) -> None:
    codes = set(combinations(TILES, size))
    guesses = completions((), size)
    assert len(guesses) == len(codes)
    assert set(guesses) == codes


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_listed_is_what_is_allowed(options: Options) -> None:
    match, rng = opened(options, 3), Random(3)
    while seats := match.to_act:
        for seat in range(options.players):
            listed = match.moves(seat)
            assert len(set(listed)) == len(listed)
            assert set(listed) == {move for move in EVERY_MOVE if is_allowed(match.state, seat, move)}
            assert bool(listed) == (seat in seats)
        moves = match.moves(seats[0])
        match.play(seats[0], moves[rng.randrange(len(moves))])


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_a_game_ends_and_its_record_tells_it_again(options: Options, seed: int) -> None:
    match = finished(options, seed)
    match.note(0, Cross(Tile.G5, second=True))
    assert match.result is not None
    assert isinstance(match.events(None)[-1], Ended)
    for written in (to_json(match.record), to_text(match.record)):
        record = read(written, find)
        assert record == match.record
        assert replay_record(BREAK_THE_CODE, record).state == match.state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_answer_that_is_told_is_true(options: Options) -> None:
    match = finished(options, 8)
    state = match.state
    asked = [event for event in match.events(None) if isinstance(event, Asked)]
    assert sorted(event.card for event in asked) == list(state.discards)
    for event in asked:
        posed = question(options.rules, event.card, event.digit)
        for hand, said in zip(state.hands, event.answers, strict=True):
            assert said is None or said == answer(posed, hand)


def test_a_guess_can_be_taken_back_until_it_is_complete() -> None:
    match = opened(Options(), 1)
    seat = match.to_act[0]
    before = match.state
    for move in (Guess(), Name(Tile.B0), Name(Tile.B1), Name(Tile.B2), Name(Tile.B3)):
        match.play(seat, move)
        assert match.can_undo(seat)
    for _ in range(5):
        match.undo(seat)
    assert match.state == before
    for move in (Guess(), Name(Tile.B0), Name(Tile.B1), Name(Tile.B2), Name(Tile.B3), Name(Tile.B4)):
        match.play(seat, move)
    assert not match.can_undo(seat)


def test_a_question_cannot_be_taken_back() -> None:
    """Neither while a new card comes nor when none is left."""
    match = opened(Options(), 1)
    while match.state.row:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
        assert not match.can_undo(seat)


def test_the_game_is_found_by_its_name() -> None:
    assert find("break-the-code") is BREAK_THE_CODE


def test_a_sealed_word_can_be_taken_back_until_all_have_spoken() -> None:
    match = opened(Options(players=3, rules="tagiron"), 1)
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    match.play(0, Guess())
    match.play(1, Wait())
    match.undo(0)
    assert match.to_act == (0, 2)
    match.play(0, Wait())
    match.play(2, Wait())
    assert not any(match.can_undo(seat) for seat in range(3))
