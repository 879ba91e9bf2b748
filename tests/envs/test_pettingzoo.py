"""PettingZoo's own tests, for every game and number of players; and what they do not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from cairn import envs
from cairn.core.errors import CairnError
from tests.envs.tables import TABLES
from tests.loose import whole

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it is a dictionary, for the mask
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents that have nothing to decide
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seats_in_turn(game: str, players: int) -> None:
    api_test(envs.aec(game, players=players), num_cycles=120)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seed_makes_a_game(game: str, players: int) -> None:
    seed_test(lambda: envs.aec(game, players=players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seats_together(game: str, players: int) -> None:
    parallel_api_test(envs.parallel(game, players=players), num_cycles=1000)


def finished(game: str, **more: Any) -> dict[str, float]:
    """What each agent got in a game played at random."""
    env = envs.aec(game, **more)
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        told, reward, over, broken_off, _ = env.last()
        got[agent] += reward
        env.step(None if over or broken_off else int(rng.choice(np.flatnonzero(told["action_mask"]))))
    assert env.table.is_over
    result = env.table.match.result
    assert result is not None
    got["best"] = max(result.scores)
    return got


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "arnak"])
def test_rewards_are_chosen_by_name(game: str) -> None:
    """The same game, told as points, as points ahead, and as a part of the win."""
    points, ahead, win = (finished(game, players=3, reward=name) for name in ("points", "difference", "win"))
    best = points.pop("best")
    assert max(points.values()) == best
    scores = list(points.values())
    for seat, agent in enumerate(points):
        assert ahead[agent] == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert (win[agent] > 0) <= (scores[seat] == best)
    assert sum(win[agent] for agent in points) == 1
    with pytest.raises(CairnError, match="difference, points, win"):
        envs.aec(game, reward="glory")


def test_options_are_those_of_the_game() -> None:
    env = envs.aec("lost-code", players=2, options={"variant": "x", "expansions": ["curse"]})
    env.reset(seed=1)
    table = whole(env.sight("seat_0").view).table
    assert table.digits == 9 and table.curse_rounds > 0


def test_what_is_no_move_is_refused_and_changes_nothing() -> None:
    env = envs.aec("lost-code", players=2)
    env.reset(seed=1)
    before = env.table.match.state
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(CairnError, match="action_mask"):
        env.step(wrong)
    assert env.table.match.state is before


def test_sealed_choices_are_made_together() -> None:
    """LC 11.3: all tokens are placed in one step of the parallel form, and shown by it."""
    env = envs.parallel("think-str8", players=3)
    given, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    together = 0
    while env.agents:
        acting = [agent for agent in env.agents if not given[agent]["action_mask"][env.nothing]]
        shown = whole(env.table.match.view(None).view).phase
        if shown == "place":
            assert len(acting) == 3
            together += 1
        actions = {agent: int(rng.choice(np.flatnonzero(given[agent]["action_mask"]))) for agent in env.agents}
        given, *_ = env.step(actions)
        if shown == "place":
            assert whole(env.table.match.view(None).view).phase != "place"
    assert together == 9, "as many as there are rounds"


def test_a_game_without_end_is_broken_off() -> None:
    """BC 3.6: two players may guess for ever; anyone who learns need not."""
    env = envs.aec("break-the-code", players=2)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        moves = env.moves(env.agent_selection)
        guess = [number for number, move in moves.items() if type(move).__name__ == "Guess"]
        assert not any(env.terminations.values())
        env.step((guess or list(moves))[0])
    assert env.table.decisions == env.table.codes.coding.longest
    assert not env.table.is_over and set(env.rewards.values()) == {0.0}
