"""PettingZoo, one seat after another (AEC).

Seats that decide at the same time are asked one by one, and none is told what another has said before all have.
"""

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from cairn.core.registry import look_up
from cairn.core.sight import AnySight
from cairn.core.values import Seat, Value
from cairn.envs.codes import Given
from cairn.envs.sitting import Sitting, check_seed
from cairn.envs.spaces import action_space, observation_space


class Turns(AECEnv):
    """A table; the agents are its seats."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set the table up."""
        super().__init__()
        self.table = Sitting(game, players, options, reward)
        self.metadata = {"render_modes": [], "name": f"{game}-v0", "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes = self.table.codes
        self.observation_spaces = {agent: observation_space(codes) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(codes) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """Of what an agent is given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Of what an agent answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a new game."""
        check_seed(seed)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.begin(int(self._rng.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def observe(self, agent: str) -> Given:
        """What the agent is given now."""
        return self.table.given(self._seat(agent))

    def sight(self, agent: str) -> AnySight:
        """The same as a value."""
        return self.table.sight(self._seat(agent))

    def moves(self, agent: str) -> dict[int, Value]:
        """What the numbers of its mask mean."""
        return self.table.moves(self._seat(agent))

    def step(self, action: SupportsIndex | None) -> None:
        """Make the move of that number, of the agent that is asked; raises `BadInput` where it is none."""
        self.table.match  # noqa: B018  (raises before `reset`)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(self._seats[agent], action)
        table = self.table
        self.rewards = dict(zip(self.agents, table.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, table.is_over)
        self.truncations = dict.fromkeys(self.agents, table.is_broken_off)
        if table.to_act:
            self.agent_selection = self.possible_agents[table.to_act[0]]
        self._accumulate_rewards()
        if not table.to_act:
            self._deads_step_first()

    def _seat(self, agent: str) -> Seat:
        return look_up("agent", agent, self._seats)

    def __str__(self) -> str:
        return str(self.metadata["name"])
