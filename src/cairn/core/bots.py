"""What a bot is: it is given sights and legal moves, never the position of the game it plays."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.sight import Sight
from cairn.core.values import Value

__all__ = ["AnyBot", "Bot"]

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)


class Bot(Protocol[V_contra, M, E_contra]):
    """A player of one game: of its views, moves and events."""

    def choose(
        self, sight: Sight[V_contra, E_contra], moves: Sequence[M], rng: Random, seconds: float | None = None
    ) -> M:
        """One of the legal moves, from what the seat knows.

        Without `seconds` a bot thinks a fixed amount, the same everywhere, so that games repeat; with them it stops
        in time.
        """


AnyBot: TypeAlias = Bot[Value, Value, Event]
"""A player of a game that is known by name only."""
