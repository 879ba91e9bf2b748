"""Gymnasium: one seat learns, the others are played by bots; in solo Arnak against the rival."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from cairn.core.errors import BadInput
from cairn.core.game import check_seat
from cairn.core.sight import AnySight
from cairn.core.values import Seat, Value
from cairn.envs.codes import Observation
from cairn.envs.simulator import Simulator, check_seed
from cairn.envs.spaces import action_space, observation_space
from cairn.play.bots import find_bot


class SeatEnv(Env):
    """One seat of a table. An illegal action changes nothing, gives no reward, and sets `refused` in the info."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: Seat | None = 0,
        bots: str | Sequence[str] = "steady",
        reward: str = "win",
        render_mode: None = None,
    ) -> None:
        """Set up the table; `bots` are named in the order of the other seats, or one name for all of them.

        With `seat=None` the seat is drawn for each game.
        """
        self.table = Simulator(game, players, options, reward)
        others = self.table.players - 1
        names = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(names) != others:
            raise BadInput("bots", f"there must be {others}, not {len(names)}")
        check_seat(seat, self.table.players)
        self._bots = [find_bot(name, game) for name in names]
        self._wanted = seat
        self.seat: Seat = seat or 0
        self._rngs: list[Random] = []
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.codes)
        self.action_space = action_space(self.table.codes)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin a new game, up to the learner's first decision."""
        check_seed(seed)
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**63))
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self._wanted is None else self._wanted
        self._rngs = [Random(f"{dealt}/seat {seat}") for seat in range(self.table.players)]
        self.table.begin(dealt)
        self._let_others_play()
        return self.table.observe(self.seat), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Make the move of that number, and let the others play until the learner's next decision."""
        table, info = self.table, dict[str, object]()
        if table.is_legal(self.seat, action):
            table.play(self.seat, action)
            self._let_others_play()
        else:
            table.count_refusal()
            info["refused"] = True
        reward = float(table.rewards[self.seat])
        return table.observe(self.seat), reward, table.is_over, table.is_truncated, info

    def sight(self) -> AnySight:
        """The learner's sight, as a value."""
        return self.table.sight(self.seat)

    def moves(self) -> dict[int, Value]:
        """The legal moves by number."""
        return self.table.moves(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that learners with masks expect."""
        mask = np.zeros(self.table.codes.actions, np.bool_)
        mask[list(self.moves())] = True
        return mask

    def _let_others_play(self) -> None:
        table = self.table
        while (acting := table.to_act) and self.seat not in acting:
            seat = acting[0]
            bot = self._bots[seat - (seat > self.seat)]
            table.play_move(seat, bot.choose(table.sight(seat), table.match.moves(seat), self._rngs[seat]))
