"""A game as arrays: what a seat observes, and what its action numbers mean."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

from cairn.core.coding import AnyCoding, Field, size
from cairn.core.errors import BadInput
from cairn.core.sight import AnySight
from cairn.core.values import Value
from cairn.games import rooms_of


class Observation(TypedDict):
    """What a seat observes."""

    observation: NDArray[np.float32]
    """The row of its sight."""
    action_mask: NDArray[np.int8]
    """1 for the number of each legal move."""
    moves: NotRequired[NDArray[np.int8]]
    """A row for each move, in games where moves have no fixed numbers."""


class Codes:
    """The coding of a game, as arrays of fixed shapes."""

    def __init__(self, coding: AnyCoding) -> None:
        """Compute the shapes."""
        self.coding = coding
        self.actions = size(coding.actions)
        """The number of action numbers."""
        self.low, self.high = _bounds(coding.fields)
        """The bounds of a sight's row."""
        self.about = None if coding.about is None else _bounds(coding.about.fields)
        """The bounds of a move's row, where moves have rows."""

    @property
    def width(self) -> int:
        """The length of a sight's row."""
        return len(self.low)

    def number_moves(self, sight: AnySight, moves: Sequence[Value]) -> dict[int, Value]:
        """The legal moves by number."""
        number = self.coding.number
        if number is None:
            return dict(enumerate(moves[: self.actions]))
        found = {number(sight.view, move): move for move in moves}
        assert len(found) == len(moves), "two moves have one number"
        return found

    def row(self, sight: AnySight) -> NDArray[np.float32]:
        """The sight as a row of numbers."""
        return np.array(self.coding.numbers(sight), np.float32)

    def observe(self, sight: AnySight, moves: Sequence[Value], listed: Mapping[int, Value]) -> Observation:
        """The observation of a seat with these legal moves; none if it has nothing to decide."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(listed)] = 1
        observation: Observation = {"observation": self.row(sight), "action_mask": mask}
        if self.coding.about is not None and self.about is not None:
            rows = np.zeros((self.actions, len(self.about[0])), np.int8)
            if moves:
                some = moves[: self.actions]
                rows[: len(some)] = self.coding.about.numbers(sight.view, some)
            observation["moves"] = rows
        return observation


@cache
def codes_of(name: str) -> Codes:
    """Return the arrays of a game; raise `BadInput` for a game without a coding."""
    coding = rooms_of(name).coding
    if coding is None:
        raise BadInput("game", f"{name} has no coding in numbers")
    return Codes(coding)


def _bounds(fields: Sequence[Field]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    sizes = [field.size for field in fields]
    low, high = [field.low for field in fields], [field.high for field in fields]
    return np.repeat(np.array(low, np.float32), sizes), np.repeat(np.array(high, np.float32), sizes)
