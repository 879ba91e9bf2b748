"""Players: a view and the legal moves in, one move out. A bot never holds the state of the game it plays.

A folder or module here that is named like a game's package says which `BOTS` play it; `random` plays everything.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from cairn.play.uniform import UniformBot
from cairn.core.registry import look_up
from cairn.games import find

__all__ = ["Bot", "bot_names", "find_bot"]


class Bot(Protocol):
    """A player."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """One of the legal moves, from what the seat knows."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    return tuple(_bots(find(game).package))


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for that game; raises `UnknownName` if there is none."""
    return look_up("bot", name, _bots(find(game).package))()


@cache
def _bots(package: str) -> Mapping[str, Callable[[], Bot]]:
    module = f"{__name__}.{package.rpartition('.')[2]}"
    own: Mapping[str, Callable[[], Bot]] = import_module(module).BOTS if find_spec(module) else {}
    return {"random": UniformBot, **own}
