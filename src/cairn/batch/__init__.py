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
    """A number of games with the same options. Each waits for a seat, or is over and no longer changes."""

    games: int
    players: int
    actions: int
    """The number of action numbers."""

    @property
    def scores(self) -> NDArray[np.int64]:
        """The current scores, by game and seat."""

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Whether each game is over."""

    @property
    def to_act(self) -> NDArray[np.int64]:
        """The seat to decide in each game, the lowest of several; -1 if the game is over."""

    @property
    def places(self) -> NDArray[np.int64]:
        """The current places, by game and seat: 1 for a winner."""

    def masks(self) -> NDArray[np.bool_]:
        """For each game and move number: whether the seat to decide may make that move."""

    def rows(self, seats: NDArray[np.int64] | None = None) -> NDArray[np.float32]:
        """For each game: the observation of that seat, or of the seat to decide."""

    def marginals(self, seats: NDArray[np.int64] | None = None) -> NDArray[np.float64]:
        """For each game, place of a code and possible content: its exact probability to a seat.

        The seat is that one, or the one to decide. In The Lost Code by symbol and digit of its own rack; in Break the
        Code by place and kind of tile of the code it is looking for.
        """

    def step(self, actions: NDArray[np.int64], *, check: bool = True) -> None:
        """Make the move of that number in every game that is not over; numbers for finished games are ignored.

        Raise `BadInput`, naming the game and the number, if one of them is illegal; then no game has changed.
        `check=False` saves that time, for numbers that are certainly legal.
        """

    def state(self, game: int) -> Any:
        """The position of one game, as the plain engine has it."""


def new(
    game: str,
    games: int,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Batch:
    """Deal this number of new games; raise `BadInput` for a game without batches."""
    rooms = rooms_of(game)
    make = rooms.batch
    if make is None:
        raise BadInput("game", f"{game} is not played in batches")
    if games < 1:
        raise BadInput("games", f"must be at least one, not {games}")
    batch: Batch = make(options_of(find(game), options or {}, players), games, np.random.default_rng(seed))
    return batch


def any_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal move for each game, all equally likely; 0 if there is none."""
    numbers = np.count_nonzero(masks, axis=1)
    listed = np.flatnonzero(masks)
    before = np.cumsum(numbers) - numbers
    some = numbers > 0
    chosen = np.zeros(len(masks), np.int64)
    places = before[some] + (rng.random(int(some.sum())) * numbers[some]).astype(np.int64)
    chosen[some] = listed[places] - masks.shape[1] * np.flatnonzero(some)
    return chosen
