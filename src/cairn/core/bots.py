"""What a bot is: it is given sights and legal moves, never the position of the game it plays.

A bot of one's own is named as `module:Class`. Whoever names one runs its code, so no name from a request or a file is
ever read like that.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.errors import BadInput
from cairn.core.events import Event
from cairn.core.game import E_contra, V_contra
from cairn.core.sight import Sight
from cairn.core.values import Value

M = TypeVar("M")


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


class OwnBot(Value):
    """A bot that is not one of the game's: where its class is, and what it is called."""

    name: str
    where: str
    """`module:Class`."""


def is_own_bot(name: object) -> bool:
    """Whether the name says where a class is."""
    return isinstance(name, str) and ":" in name


def find_own_bot(where: str, game: str) -> Callable[[], AnyBot]:
    """The class at `module:Class`; raises `BadInput` where there is none, or none that plays the game.

    A class may say in `games` which games it plays; otherwise it is taken to play all of them.
    """
    module, _, name = where.partition(":")
    try:
        found: object = getattr(import_module(module), name, None) if module and name.isidentifier() else None
    except Exception as error:  # whatever happens while somebody's module is loaded
        raise BadInput("bot", f"{where!r} cannot be loaded: {type(error).__name__}: {error}") from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadInput("bot", f"{where!r} is no class with a method `choose`, as module:Class names it")
    games = getattr(found, "games", None)
    if games is not None and game not in games:
        raise BadInput("bot", f"{where!r} does not play {game} (it plays: {', '.join(games)})")
    return found
