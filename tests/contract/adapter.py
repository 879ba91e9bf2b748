"""What the contract suite must be told about a game: what the engine itself cannot be asked without believing it.

A game is held to the contract by one file, `tests/contract/adapters/<package>.py`, named like the game's folder in
`src/cairn/games`, with an `ADAPTER`. Games that share a folder share the adapter.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from hypothesis.strategies import SearchStrategy

import cairn
from cairn.core.events import Event
from cairn.core.steps import Step
from cairn.core.values import Seat
from cairn.games import rooms_of
from cairn.games.rooms import Rooms
from tests.loose import AnyGame

__all__ = ["ADAPTED", "Adapter", "adapter_module", "adapter_of"]


@dataclass(frozen=True, kw_only=True)
class Adapter:
    """The oracle of a game."""

    options: Callable[[AnyGame], SearchStrategy[Any]]
    """All that may be set up: every number of players, every variant, in every combination."""

    longest: Callable[[Any], int]
    """From the options: so many steps (moves and outcomes) at most, counted from the rules."""

    pieces: Callable[[Any], Counter[Any]]
    """From the state: every physical piece, wherever it is. With those gone the same from the first position on."""

    world: Callable[[Any, Sequence[Step], Seat, Random], Sequence[Step]]
    """From the options and the steps so far: steps that the seat cannot tell from them, any of them at random.

    Made from the rules alone, never from the engine's `view`: what others drew or chose in secret, what the seat
    itself cannot see, changed in every way that fits all it was shown and told. As many steps as there were, so that
    position stands beside position.
    """

    gone: Callable[[Sequence[Event]], Counter[Any]] | None = None
    """From the history: the pieces that have left the table for good, and so no position knows of them; None: none."""

    choose: Callable[[Any, Seat, Sequence[Any], Random], Any] | None = None
    """From state, seat and moves: one that leads to places where random play seldom comes; None: any move."""

    def counted(self, state: Any, history: Sequence[Event]) -> Counter[Any]:
        """Every piece that there is, on the table or gone from it."""
        return self.pieces(state) + (Counter() if self.gone is None else self.gone(history))


def adapter_module(rooms: Rooms) -> str:
    """Where the game's adapter is, or should be."""
    return f"tests.contract.adapters.{rooms.package.rpartition('.')[2]}"


@cache
def adapter_of(name: str) -> Adapter:
    """The adapter of the game called `name`."""
    adapter = import_module(adapter_module(rooms_of(name))).ADAPTER
    assert isinstance(adapter, Adapter)
    return adapter


ADAPTED = tuple(name for name in cairn.games() if find_spec(adapter_module(rooms_of(name))))
"""The games that the suite can play."""
