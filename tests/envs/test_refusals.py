"""What is wrong with a call of an environment is a `BadInput` that names it."""

from collections.abc import Callable
from typing import Any

import gymnasium
import pytest

import cairn.envs
from cairn.core.errors import BadInput

GAME = "lost-code"


def learner() -> Any:
    return gymnasium.make(f"cairn/{GAME}-v0", players=2, disable_env_checker=True).unwrapped


def aec() -> Any:
    return cairn.envs.aec(GAME, players=2)


def parallel() -> Any:
    return cairn.envs.parallel(GAME, players=2)


@pytest.mark.parametrize(
    "call",
    [
        lambda: learner().step(0),
        lambda: learner().moves(),
        lambda: learner().sight(),
        lambda: aec().step(0),
        lambda: aec().observe("seat_0"),
        lambda: aec().moves("seat_0"),
        lambda: parallel().step({"seat_0": 0, "seat_1": 0}),
        lambda: parallel().sight("seat_0"),
    ],
)
def test_an_environment_wants_to_be_reset_first(call: Callable[[], object]) -> None:
    with pytest.raises(BadInput, match=r"^reset: "):
        call()


@pytest.mark.parametrize("made", [learner, aec, parallel])
@pytest.mark.parametrize("seed", ["x", 1.5, True, -1])
def test_a_wrong_seed_is_named(made: Callable[[], Any], seed: Any) -> None:
    with pytest.raises(BadInput, match=r"^seed: "):
        made().reset(seed=seed)


def test_a_wrong_action_or_agent_is_named() -> None:
    for wrong in ("x", 1.5, True, None):
        env = learner()
        env.reset(seed=1)
        with pytest.raises(BadInput, match=r"^action: "):
            env.step(wrong)
    turns = aec()
    turns.reset(seed=1)
    with pytest.raises(BadInput, match=r"^agent: "):
        turns.observe("nobody")
    together = parallel()
    together.reset(seed=1)
    with pytest.raises(BadInput, match=r"^actions: "):
        together.step({})
