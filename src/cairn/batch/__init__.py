"""Thousands of games at once, in arrays (NumPy): as exact as the clear engines, which are their oracle.

```python
games = cairn.batch.new("lost-code", 4096, players=4, seed=7)
while not games.is_over.all():
    games.step(choose(games.rows(), games.masks()))
```

Moves have the numbers of `cairn.envs`, and rows are the observations.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cairn.core.errors import BadInput
from cairn.core.options import options_of
from cairn.games import find, rooms_of

__all__ = ["Batch", "any_legal", "new"]


class Batch(Protocol):
    """So many games with the same options. Every one of them waits for a seat, or is over and stays as it is."""

    games: int
    players: int
    actions: int
    """How many numbers moves have."""

    @property
    def scores(self) -> NDArray[np.int64]:
        """By game and seat, as the game stands."""

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """By game."""

    @property
    def to_act(self) -> NDArray[np.int64]:
        """By game: the seat that decides, the lowest of those that may; -1 where the game is over."""

    @property
    def places(self) -> NDArray[np.int64]:
        """By game and seat: its place as the game stands, 1 for a winner."""

    def masks(self) -> NDArray[np.bool_]:
        """By game and number of a move: whether the seat that decides may make it."""

    def rows(self, seats: NDArray[np.int64] | None = None) -> NDArray[np.float32]:
        """By game: the observation of that seat, or of the one that decides."""

    def marginals(self, seats: NDArray[np.int64] | None = None) -> NDArray[np.float64]:
        """By game, place of a code and what may stand there: how likely that is, exactly, to a seat.

        To that seat, or to the one that decides. Of The Lost Code by symbol and digit of the own rack; of Break the
        Code by place and kind of tile of the code that the seat is after.
        """

    def step(self, actions: NDArray[np.int64], *, check: bool = True) -> None:
        """Make the move of that number in every game that is not over; numbers of the others are not read.

        Raise `BadInput`, naming the game and the number, where one of them is not legal; then no move is made in any
        game. `check=False` saves the time for that, and is for numbers that are legal for certain.
        """

    def state(self, game: int) -> Any:
        """The position of one game, as the clear engine has it."""


def new(
    game: str,
    games: int,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Batch:
    """So many new games, dealt; raises `BadInput` for a game that is not played in batches."""
    rooms = rooms_of(game)
    make = rooms.batch
    if make is None:
        raise BadInput("game", f"{game} is not played in batches")
    if games < 1:
        raise BadInput("games", f"at least one is wanted, not {games}")
    batch: Batch = make(options_of(find(game), options or {}, players), games, np.random.default_rng(seed))
    return batch


def any_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """By game: one of its legal moves, each as likely as the others; 0 where there is none."""
    numbers = np.count_nonzero(masks, axis=1)
    listed = np.flatnonzero(masks)
    before = np.cumsum(numbers) - numbers
    some = numbers > 0
    chosen = np.zeros(len(masks), np.int64)
    places = before[some] + (rng.random(int(some.sum())) * numbers[some]).astype(np.int64)
    chosen[some] = listed[places] - masks.shape[1] * np.flatnonzero(some)
    return chosen
