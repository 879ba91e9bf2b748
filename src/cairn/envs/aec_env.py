"""PettingZoo, one seat after another (AEC).

Seats that decide at the same time are asked one by one; none learns what another chose before all have chosen.
"""

from collections.abc import Mapping
from typing import SupportsIndex

from pettingzoo import AECEnv

from cairn.core.values import Value
from cairn.envs.agents import SeatAgents
from cairn.envs.codes import Observation


class SeatAECEnv(SeatAgents, AECEnv):
    """A table whose seats are the agents."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set up the table."""
        super().__init__(game, players, options, reward)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a new game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """The agent's observation."""
        return self.table.observe(self._seat(agent))

    def moves(self, agent: str) -> dict[int, Value]:
        """The agent's legal moves by number."""
        return self.table.moves(self._seat(agent))

    def step(self, action: SupportsIndex | None) -> None:
        """Make the move of that number for the selected agent; raise `BadInput` if it is illegal."""
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
        self.truncations = dict.fromkeys(self.agents, table.is_truncated)
        if table.to_act:
            self.agent_selection = self.possible_agents[table.to_act[0]]
        self._accumulate_rewards()
        if not table.to_act:
            self._deads_step_first()
