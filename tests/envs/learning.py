"""The example that learns; `test_examples.py` runs this in a process of its own."""

from math import isfinite
from random import Random
from typing import Any

import pytest

import cairn
from cairn.envs.gym_env import SeatEnv
from examples import ppo


def test_the_learner_makes_legal_moves_only_and_is_paid_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = []
    step = SeatEnv.step

    def watched(self: SeatEnv, action: int) -> Any:
        numbers.append(self.table.is_legal(self.seat, action))
        return step(self, action)

    monkeypatch.setattr(SeatEnv, "step", watched)
    lines = list(ppo.train(seed=1, steps=320, points=2, envs=2, rollout=16))
    assert [line.steps for line in lines] == [160, 320]
    assert len(numbers) >= 320 and all(numbers)
    assert sum(line.games for line in lines) >= 8
    assert all(isfinite(line.difference) and -80 < line.difference < 80 for line in lines)


def test_the_learner_is_told_the_exact_belief_and_paid_the_whole_difference() -> None:
    env = ppo.Believing(SeatEnv("lost-code", 2, reward="difference"))
    given, _ = env.reset(seed=3)
    rng, over, paid, game_is_worth = Random(3), False, 0.0, 0.0
    while not over:
        sight = env.get_wrapper_attr("sight")()
        belief = cairn.belief(sight)
        odds = given["row"][-(ppo.SYMBOLS + 1) * ppo.DIGITS - ppo.SUMS : -ppo.SUMS].reshape(-1, ppo.DIGITS)
        for symbol, told in zip(belief.marginals.values(), odds, strict=False):
            assert {digit: told[digit] for digit in symbol} == pytest.approx(symbol, abs=1e-6)
        if sight.view.dice:
            assert given["row"][-ppo.SUMS :].sum() == pytest.approx(1)
        given, reward, over, _, _ = env.step(rng.choice([int(each) for each in given["action_mask"].nonzero()[0]]))
        paid += reward
        game_is_worth = env.get_wrapper_attr("table").rewards[0]
    assert paid == game_is_worth != 0
