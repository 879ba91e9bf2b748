"""The bot called steady plays Arnak like a sensible beginner."""

from random import Random
from statistics import fmean
from time import process_time

import pytest

import cairn
from cairn.core.steps import Played
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Discover, ExileCard, Pass, Pay
from cairn.games.arnak.rules.state import Options, State
from cairn.play.bots import bot_names
from cairn.play.games import play
from tests.contract.play import follow
from tests.loose import AnyMatch

TABLES = [Options(players=players, side=side) for players in (1, 2, 3, 4) for side in ("bird", "snake")]


def positions(match: AnyMatch) -> tuple[State, ...]:
    """Every position of the match, from the first on."""
    return follow(ARNAK, match.options, match.record.steps).states


def test_the_bots_are_yardsticks_by_strength_and_then_what_only_people_meet() -> None:
    assert bot_names("arnak")[:4] == ("random", "steady", "careful", "sharp") and bot_names("arnak")[-1] == "master"


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_is_one_of_the_moves_and_takes_little_time(options: Options) -> None:
    match = cairn.Match(ARNAK, options.players, {"side": options.side}, seed=3)
    bot, rng = cairn.bot("steady", "arnak"), Random(3)
    decisions, spent = 0, 0.0
    while match.to_act:
        seat = match.to_act[-1]
        moves, sight = match.moves(seat), match.view(seat)
        start = process_time()
        move = bot.choose(sight, moves, rng)
        spent += process_time() - start
        assert move in moves
        match.play(seat, move)
        decisions += 1
    assert match.result is not None
    assert spent / decisions < 0.005  # some 0.2 ms; the rest is for a busy machine


def test_three_steady_leave_a_random_player_far_behind() -> None:
    """In 400 games of 100 deals the random player won none: 55 points to 16 on average."""
    bots = ["steady", "steady", "random", "steady"]
    for deal in range(4):
        result = play(ARNAK, Options(players=4), bots, f"deal {deal}").result
        assert result is not None
        assert min(score for score, bot in zip(result.scores, bots, strict=True) if bot == "steady") > result.scores[2]


def test_two_steady_score_like_people() -> None:
    """The measured mean is 54 on the Bird side, with a standard deviation of 9."""
    scores: list[int] = []
    for deal in range(6):
        result = play(ARNAK, Options(), ["steady", "steady"], f"deal {deal}").result
        assert result is not None
        scores += result.scores
    assert fmean(scores) > 45


def test_it_discovers_overcomes_researches_buys_and_passes_last() -> None:
    match = play(ARNAK, Options(), ["steady", "random"], "deal 1")
    kinds = {type(step.move).__name__ for step in match.record.steps if isinstance(step, Played) and step.seat == 0}
    assert {"Dig", "Discover", "Overcome", "Research", "Buy", "Play", "UseAssistant", "SlotIdol"} <= kinds
    passes = [
        (state, step)
        for state, step in zip(positions(match), match.record.steps, strict=False)
        if isinstance(step, Played) and step.seat == 0 and isinstance(step.move, Pass)
    ]
    assert passes
    for state, _ in passes:
        assert not any(isinstance(move, Discover) for move in ARNAK.moves(state, 0)), "it could have discovered a site"


def test_it_pays_with_fear_and_is_glad_to_be_rid_of_it() -> None:
    """A boot costs nothing that is good for anything else; no card but Fear is exiled with points on it."""
    ways = fears = exiled = 0
    for deal in range(3):
        match = play(ARNAK, Options(), ["steady", "steady"], f"deal {deal}")
        for state, step in zip(positions(match), match.record.steps, strict=False):
            if not isinstance(step, Played):
                continue
            if isinstance(step.move, Pay) and any(
                move.cards == ("fear",) for move in ARNAK.moves(state, step.seat) if isinstance(move, Pay)
            ):
                ways += 1
                fears += step.move.cards == ("fear",)
            if isinstance(step.move, ExileCard):
                exiled += 1
                assert step.move.card == "fear" or "funding" in step.move.card or "exploration" in step.move.card
    assert ways > 10 and exiled
    assert fears > 0.8 * ways


def test_cards_become_compasses_when_a_discovery_lacks_them() -> None:
    match = play(ARNAK, Options(), ["steady", "steady"], "deal 0")
    seen = 0
    steps = match.record.steps
    for state, step, then in zip(positions(match), steps, steps[1:], strict=False):
        if isinstance(step, Played) and isinstance(then, Played) and isinstance(then.move, Discover):
            short = not state.players[step.seat].goods.covers(Goods(compass=3))
            seen += short and step.seat == then.seat
    assert seen
