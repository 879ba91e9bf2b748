"""What a bot is: it gets sights and legal moves, never the position of the game it plays.

A user's own bot is named `module:Class`. Naming one runs its code, so names from requests and files are never read that
way.
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
        """Return one of the legal moves, chosen from what the seat knows.

        Without `seconds` a bot does a fixed amount of work, so that games repeat on every machine; with it, it stops in
        time.
        """


AnyBot: TypeAlias = Bot[Value, Value, Event]
"""A bot of a game that is known only by name."""


class OwnBot(Value):
    """A user's own bot: its name, and where its class is."""

    name: str
    where: str
    """`module:Class`."""


def is_own_bot(name: object) -> bool:
    """Whether the name has the form `module:Class`."""
    return isinstance(name, str) and ":" in name


def find_own_bot(where: str, game: str) -> Callable[[], AnyBot]:
    """Return the class at `module:Class`; raise `BadInput` if there is none, or if it does not play the game.

    A class may list the games that it plays in `games`; without that it plays all of them.
    """
    module, _, name = where.partition(":")
    try:
        found: object = getattr(import_module(module), name, None) if module and name.isidentifier() else None
    except Exception as error:  # a user's module may raise anything while it is loaded
        raise BadInput("bot", f"{where!r} cannot be loaded: {type(error).__name__}: {error}") from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadInput("bot", f"{where!r} is not a class with a method `choose`")
    games = getattr(found, "games", None)
    if games is not None and game not in games:
        raise BadInput("bot", f"{where!r} does not play {game} (it plays: {', '.join(games)})")
    return found
