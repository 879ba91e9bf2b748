"""PettingZoo, all seats at once (Parallel).

Seats with something to decide choose at the same time, as at the table: they place tokens, make final bets and call
guesses without knowing of each other. A seat with nothing to decide answers with the last number, which is then the
only one in its mask.
"""

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from pettingzoo import ParallelEnv

from cairn.core.errors import BadInput
from cairn.core.values import Seat, Value
from cairn.envs.agents import SeatAgents
from cairn.envs.codes import Observation
from cairn.envs.simulator import to_move_number


class SeatParallelEnv(SeatAgents, ParallelEnv):
    """A table whose seats are the agents."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set up the table."""
        super().__init__(game, players, options, reward, more=1)
        self.nothing = self.table.codes.actions
        """The action of an agent that has nothing to decide."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        """Begin a new game."""
        self._begin(seed)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]
    ]:
        """Make the moves of all agents that decide; raise `BadInput`, and change nothing, if one is illegal."""
        table, acting = self.table, self.table.to_act
        chosen: dict[Seat, Value] = {}
        for agent in self.agents:
            if agent not in actions:
                raise BadInput("actions", f"{agent} has no action: every agent needs one")
            seat, action = self._seats[agent], actions[agent]
            if seat in acting:
                if not table.is_legal(seat, action):
                    raise BadInput("action", f"{action} is no move of {agent} now: see its action_mask")
                chosen[seat] = table.moves(seat)[to_move_number(action)]
            elif to_move_number(action) != self.nothing:
                raise BadInput("action", f"{agent} has nothing to decide now: {self.nothing} says so")
        for seat, move in chosen.items():
            table.play_move(seat, move)
        given, agents = self._observe_all(), self.agents
        over, broken_off = table.is_over, table.is_truncated
        rewards = dict(zip(agents, table.rewards, strict=True))
        if over or broken_off:
            self.agents = []
        return (
            given,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )

    def _observe_all(self) -> dict[str, Observation]:
        acting = self.table.to_act
        given: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            observation = self.table.observe(seat)
            observation["action_mask"] = np.append(observation["action_mask"], np.int8(seat not in acting))
            given[agent] = observation
        return given
