"""PettingZoo, all seats at once (Parallel).

The seats that have something to decide do so at the same time, as at the table: tokens are placed, final bets made, and
guesses called without knowing of each other. A seat that has nothing to decide answers with the last number, which
means nothing and is then the only one in its mask.
"""

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np
from pettingzoo import ParallelEnv

from cairn.core.errors import BadInput
from cairn.core.values import Seat, Value
from cairn.envs.agents import SeatAgents
from cairn.envs.codes import Given
from cairn.envs.sitting import action_number


class Together(SeatAgents, ParallelEnv):
    """A table; the agents are its seats."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        """Set the table up."""
        super().__init__(game, players, options, reward, more=1)
        self.nothing = self.table.codes.actions
        """The number of whoever has nothing to decide."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Given], dict[str, dict[str, object]]]:
        """Begin a new game."""
        self._begin(seed)
        return self._given(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Given], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]:
        """Make the moves of all who decide; raises `BadInput`, and changes nothing, where one of them is none."""
        table, acting = self.table, self.table.to_act
        chosen: dict[Seat, Value] = {}
        for agent in self.agents:
            if agent not in actions:
                raise BadInput("actions", f"{agent} has no action: every agent needs one")
            seat, action = self._seats[agent], actions[agent]
            if seat in acting:
                if not table.is_legal(seat, action):
                    raise BadInput("action", f"{action} is no move of {agent} now: see its action_mask")
                chosen[seat] = table.moves(seat)[action_number(action)]
            elif action_number(action) != self.nothing:
                raise BadInput("action", f"{agent} has nothing to decide now: {self.nothing} says so")
        for seat, move in chosen.items():
            table.play_move(seat, move)
        given, agents = self._given(), self.agents
        over, broken_off = table.is_over, table.is_broken_off
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

    def _given(self) -> dict[str, Given]:
        acting = self.table.to_act
        given: dict[str, Given] = {}
        for seat, agent in enumerate(self.agents):
            told = self.table.given(seat)
            told["action_mask"] = np.append(told["action_mask"], np.int8(seat not in acting))
            given[agent] = told
        return given
