"""What both PettingZoo environments share: the agents are the seats of a table."""

from collections.abc import Mapping

import numpy as np
from gymnasium.spaces import Dict, Discrete

from cairn.core.registry import look_up
from cairn.core.sight import AnySight
from cairn.core.values import Seat
from cairn.envs.simulator import Simulator, check_seed
from cairn.envs.spaces import action_space, observation_space


class SeatAgents:
    """Base class of the PettingZoo environments; `more` is the number of actions beyond the game's moves."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str, more: int = 0
    ) -> None:
        """Set up the table."""
        super().__init__()
        self.table = Simulator(game, players, options, reward)
        self.metadata: dict[str, object] = {"render_modes": [], "name": f"{game}-v0"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes = self.table.codes
        self.observation_spaces = {agent: observation_space(codes, more) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(codes, more) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def sight(self, agent: str) -> AnySight:
        """The agent's sight, as a value."""
        return self.table.sight(self._seat(agent))

    def _begin(self, seed: int | None) -> None:
        """Begin a new game with all agents."""
        check_seed(seed)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.begin(int(self._rng.integers(2**63)))
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> Seat:
        return look_up("agent", agent, self._seats)

    def __str__(self) -> str:
        return str(self.metadata["name"])
