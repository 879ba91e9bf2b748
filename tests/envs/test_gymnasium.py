"""Gymnasium's own checks, for every game and number of players; and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import cairn.envs  # noqa: F401  (registers the games)
from cairn.core.errors import CairnError
from tests.envs.tables import TABLES


def made(game: str, **more: Any) -> Any:
    return gymnasium.make(f"cairn/{game}-v0", **more)


def played(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """The rewards of a game that the learner plays at random."""
    given, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = []
    over = broken_off = False
    while not over and not broken_off:
        assert np.array_equal(env.unwrapped.action_masks(), given["action_mask"] == 1)
        given, reward, over, broken_off, info = env.step(rng.choice(np.flatnonzero(given["action_mask"])))
        rewards.append(reward)
        assert given in env.observation_space and info == {}
    return rewards, given


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_one_learner(game: str, players: int) -> None:
    check_env(made(game, players=players).unwrapped)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_against_bots(game: str, players: int) -> None:
    """The same seed and choices make the same game."""
    env = made(game, players=players, seat=None, bots="random", reward="difference")
    first, second = played(env, 5), played(env, 5)
    assert first[0] == second[0] and not any(first[0][:-1])
    assert all(np.array_equal(first[1][name], second[1][name]) for name in first[1])


def test_the_rival_is_the_other_in_a_game_alone() -> None:
    """AR 13: points ahead of the rival."""
    env = made("arnak", players=1, options={"difficulty": 3}, reward="difference")
    rewards, _ = played(env, 2)
    result = env.unwrapped.table.match.result
    assert rewards[-1] == result.scores[0] - next(iter(result.others.values()))


def test_bots_are_named_by_seat() -> None:
    env = made("lost-code", players=3, seat=1, bots=("random", "steady"))
    env.reset(seed=1)
    assert env.unwrapped.sight().view.seat == 1
    assert [type(bot).__name__ for bot in env.unwrapped._bots] == ["UniformBot", "Steady"]
    with pytest.raises(CairnError, match="there must be 2"):
        made("lost-code", players=3, bots=("random",))


def test_what_is_no_move_changes_nothing() -> None:
    env = made("think-str8", players=2, bots="random").unwrapped
    given, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(given["action_mask"] == 0)[0])
    again, reward, over, broken_off, info = env.step(wrong)
    assert info == {"refused": True} and reward == 0.0 and not over and not broken_off
    assert all(np.array_equal(given[name], again[name]) for name in given)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_many_at_once_begin_anew_by_themselves(game: str, players: int, mode: AutoresetMode) -> None:
    """As Gymnasium has it: a game that is over is followed by the next, in the next step or in the same."""
    env = gymnasium.make_vec(
        f"cairn/{game}-v0",
        num_envs=3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
        players=players,
        bots="random",
        seat=None,
    )
    given, _ = env.reset(seed=7)
    rng = np.random.default_rng(7)
    ends = np.zeros(3, int)
    resetting = np.zeros(3, bool)
    while ends.min() < 1:
        assert given in env.observation_space
        masks = np.where(given["action_mask"].any(1, keepdims=True), given["action_mask"], 1)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        given, rewards, over, broken_off, info = env.step(actions)
        assert rewards.shape == over.shape == broken_off.shape == (3,)
        if mode is AutoresetMode.NEXT_STEP:
            assert not np.any(rewards[resetting]) and not np.any(over[resetting])
            resetting = over | broken_off
        else:
            assert np.all(given["action_mask"].any(1)), "the next game has begun"
            assert ("final_obs" in info) == bool(np.any(over | broken_off))
        ends += over
    env.close()


def test_many_processes() -> None:
    env = gymnasium.make_vec("cairn/lost-code-v0", num_envs=2, vectorization_mode="async", players=2, bots="random")
    given, _ = env.reset(seed=7)
    for _ in range(5):
        given, *_ = env.step(given["action_mask"].argmax(1))
    env.close()
    alone = made("lost-code", players=2, bots="random")
    told, _ = alone.reset(seed=7)
    for _ in range(5):
        told, *_ = alone.step(int(told["action_mask"].argmax()))
    assert np.array_equal(given["observation"][0], told["observation"])
