"""Base class of the batches of all games: it checks move numbers before any move is made."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cairn.core.errors import BadInput

Numbers: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]


def int_tuple(row: NDArray[Any]) -> tuple[int, ...]:
    """The numbers of a row as Python integers."""
    return tuple(map(int, row))


def write_field(rows: NDArray[np.float32], start: int, numbers: NDArray[Any] | Sequence[float]) -> None:
    """Write the numbers of a field, per game or the same for all, into the columns from `start` on."""
    array = np.asarray(numbers)
    flat = array if array.ndim == 1 else array.reshape(len(rows), -1)
    rows[:, start : start + flat.shape[-1]] = flat


class Steps:
    """Steps a whole batch at once. A game says what is legal (`_legal_moves`) and makes the moves (`_make_moves`)."""

    games: int
    actions: int
    _legal: Flags | None = None
    """The legal moves until the next step, computed when first asked for."""

    @property
    def is_over(self) -> Flags:
        """Whether each game is over."""
        raise NotImplementedError

    @property
    def to_act(self) -> Numbers:
        """The seat to act in each game, or -1."""
        raise NotImplementedError

    def masks(self) -> Flags:
        """For each game and move number (`envs.coding`): whether the seat to act may make that move."""
        return self._legal_now().copy()

    def step(self, actions: Numbers, *, check: bool = True) -> None:
        """Make the move of that number for the seat to act, in every game that is not over.

        Raise `BadInput`, naming the game and the number, if one of them is illegal; then no game has changed. With
        `check=False` nothing is checked: that is faster, but an illegal number leads to an impossible position. Numbers
        for finished games are ignored.
        """
        numbers = self._check_actions(actions) if check else actions
        self._legal = None
        self._make_moves(numbers)

    def _legal_now(self) -> Flags:
        if self._legal is None:
            self._legal = self._legal_moves()
        return self._legal

    def _check_actions(self, actions: Any) -> Numbers:
        """Return the numbers as integers; raise `BadInput` if one is illegal in a game that is not over."""
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise BadInput("actions", f"must be whole numbers, not {numbers.dtype}")
        if numbers.shape != (self.games,):
            raise BadInput("actions", f"must be one number for each of {self.games} games, not shape {numbers.shape}")
        running = ~self.is_over
        if not running.any():
            raise BadInput("actions", "every game of the batch is over")
        inside = (numbers >= 0) & (numbers < self.actions)
        legal = self._legal_now()[np.arange(self.games), np.where(inside, numbers, 0)] & inside
        wrong = np.flatnonzero(running & ~legal)
        if len(wrong):
            game = int(wrong[0])
            fault = f"is not legal for seat {self.to_act[game]} now"
            if not inside[game]:
                fault = f"is not a move, they are 0 to {self.actions - 1}"
            more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
            raise BadInput("actions", f"game {game}: {numbers[game]} {fault}{more}")
        return numbers.astype(np.int64, copy=False)

    def _legal_moves(self) -> Flags:
        """For each game and move number: whether the seat to act may make that move."""
        raise NotImplementedError

    def _make_moves(self, actions: Numbers) -> None:
        """Make the move of that number in every game that is not over; all of them are legal."""
        raise NotImplementedError
