"""Wins are counted alike wherever they are told: a shared one is a part of one for each who shares it."""

from math import isclose

import pytest

from cairn.core.game import Result
from cairn.core.options import options_of
from cairn.games import find
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.play.intervals import estimate_mean, estimate_share
from cairn.play.simulate import Finished, Plan, summary
from cairn.play.tournament import Contest, Pairing, Scored, standings


@pytest.mark.parametrize(
    ("result", "parts"),
    [
        (Result((9, 4, 4), (1, 2, 2)), (1.0, 0.0, 0.0)),
        (Result((3, 3), (1, 1)), (0.5, 0.5)),
        (Result((0, 0, 0), (2, 2, 2)), (0.0, 0.0, 0.0)),  # all have lost (BC 4.4)
        (ArnakResult((60,), (1,), 50, 2), (1.0,)),
        (ArnakResult((60,), (2,), 60, 1), (0.0,)),  # as many points, but the rival reached the temple first (AR 11.2)
        (ArnakResult((60,), (1,), 60, 1), (0.5,)),
    ],
    ids=["won", "shared", "by nobody", "against the rival", "by the rival", "shared with the rival"],
)
def test_simulate_and_arena_count_a_win_alike(result: Result, parts: tuple[float, ...]) -> None:
    assert result.shares == parts
    game = find("arnak")
    bots = tuple(f"bot {seat}" for seat in range(len(parts)))
    options = options_of(game, {}, len(parts))
    summed_up = summary(Plan(game.name, options, bots, 2, seed=1), [Finished(result, 1)] * 2)
    assert summed_up.wins == tuple(2 * part for part in parts)
    table = standings(Contest(game.name, options, bots, 1, seed=1), [Scored(Pairing(bots, 0), result)])
    assert {row.bot: row.share for row in table} == dict(zip(bots, parts, strict=True))


def test_alone_a_fair_share_is_half_of_the_wins() -> None:
    game = find("arnak")
    contest = Contest(game.name, options_of(game, {}, 1), ("steady",), 1, seed=1)
    (row,) = standings(contest, [Scored(Pairing(("steady",), 0), ArnakResult((60,), (1,), 50, 2))])
    assert row.fair_share == 0.5


def test_the_interval_of_a_mean_is_of_so_many_deals() -> None:
    found = estimate_mean([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert isclose(found.interval[0], 2.5 - 1.96 * (5 / 3) ** 0.5 / 2, abs_tol=1e-4)
    assert isclose(found.interval[1] - 2.5, 2.5 - found.interval[0])


def test_one_deal_alone_says_little() -> None:
    assert estimate_mean([7.0]).interval == (float("-inf"), float("inf"))
    low, high = estimate_share([1.0]).interval
    assert low < 0.21 and high == 1.0
