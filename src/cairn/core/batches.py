"""What batches of every game have in common: numbers of moves are checked before any of them is made."""

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
    """One step of a whole batch. A game says what is legal (`_legal_moves`) and makes the moves (`_make_moves`)."""

    games: int
    actions: int
    _legal: Flags | None = None
    """What is legal until the next step, if somebody has asked."""

    @property
    def is_over(self) -> Flags:
        """By game."""
        raise NotImplementedError

    @property
    def to_act(self) -> Numbers:
        """By game: the seat that decides, or -1."""
        raise NotImplementedError

    def masks(self) -> Flags:
        """By game and number of a move (`envs.coding`): whether the seat that decides may make it."""
        return self._legal_now().copy()

    def step(self, actions: Numbers, *, check: bool = True) -> None:
        """In every game that is not over the seat that decides makes the move of that number.

        Raise `BadInput`, naming the game and the number, where one of them is not legal; then no move is made in any
        game. With `check=False` nothing is looked at: it saves time, and an illegal number leads to a position that
        cannot be. Numbers of games that are over are not read.
        """
        numbers = self._check_actions(actions) if check else actions
        self._legal = None
        self._make_moves(numbers)

    def _legal_now(self) -> Flags:
        if self._legal is None:
            self._legal = self._legal_moves()
        return self._legal

    def _check_actions(self, actions: Any) -> Numbers:
        """The numbers, each of which is legal where its game is not over."""
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise BadInput("actions", f"whole numbers are wanted, not {numbers.dtype}")
        if numbers.shape != (self.games,):
            raise BadInput("actions", f"one number for each of {self.games} games is wanted, not shape {numbers.shape}")
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
        """By game and number of a move: whether the seat that decides may make it."""
        raise NotImplementedError

    def _make_moves(self, actions: Numbers) -> None:
        """Make the move of that number, a legal one, in every game that is not over."""
        raise NotImplementedError
