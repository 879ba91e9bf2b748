"""The bot called steady keeps the sheet, one symbol at a time."""

from random import Random

import pytest

import cairn
from cairn.games.lost_code.bots.steady import own_candidates, sum_chances
from cairn.games.lost_code.rules.moves import Final
from cairn.games.lost_code.rules.pieces import Symbol
from tests.loose import AnyMatch

BIRD, JAGUAR, SNAKE = Symbol.BIRD, Symbol.JAGUAR, Symbol.SNAKE


def played(seed: int, options: dict[str, object] | None = None, players: int = 4) -> AnyMatch:
    match = cairn.Match("lost-code", players=players, options=options, seed=seed)
    bot, rng = cairn.bot("steady", game="lost-code"), Random(seed)
    while match.to_act and match.state.round < 6:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    return match


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("variant", ["plain", "x"])
def test_the_own_digits_are_never_crossed_out(seed: int, variant: str) -> None:
    match = played(seed, {"variant": variant}, players=2 + seed % 3)
    for seat in range(match.options.players):
        candidates = own_candidates(match.view(seat))
        rack = match.state.racks[seat]
        assert all(rack[symbol.place] in digits for symbol, digits in candidates.items())


def test_answers_leave_less_than_what_is_in_sight() -> None:
    match = played(3)
    unknown = [sum(map(len, own_candidates(match.view(seat)).values())) for seat in range(4)]
    at_the_start = cairn.Match("lost-code", seed=3).view(0)
    assert all(len(digits) == 5 for digits in own_candidates(at_the_start).values())  # LC 2.5
    assert min(unknown) < 30


def test_sums_weigh_every_candidate_alike() -> None:
    chances = sum_chances({BIRD: (0, 1), JAGUAR: (2,), SNAKE: (5,)}, (BIRD, BIRD, JAGUAR))
    assert chances == {2: 0.5, 4: 0.5}


def test_a_certain_digit_is_named_alone_at_the_end() -> None:
    match = cairn.Match("think-str8", players=2, options={"beginner": True}, seed=11)
    bot, rng = cairn.bot("steady", game="think-str8"), Random(2)
    certain = 0
    while match.to_act:
        seat = match.to_act[0]
        sight = match.view(seat)
        move = bot.choose(sight, match.moves(seat), rng)
        if isinstance(move, Final) and len(own_candidates(sight)[move.symbol]) == 1:
            certain += 1
            assert move.digits == own_candidates(sight)[move.symbol]
        match.play(seat, move)
    assert certain, "this seed no longer leads to a certain digit: choose another"
