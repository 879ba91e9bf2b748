"""Players by name. A bot is given sights and legal moves, never the position of the game it plays.

Each game declares its own (`Rooms.bots`); `random` plays everything.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from cairn.core.registry import look_up
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight
from cairn.games import rooms_of
from cairn.play.uniform import UniformBot

__all__ = ["Bot", "bot_names", "find_bot"]

EVERYWHERE = "random"


class Bot(Protocol):
    """A player."""

    def choose(self, sight: AnySight, moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        """One of the legal moves, from what the seat knows.

        Without `seconds` a bot thinks a fixed amount, the same everywhere, so that games repeat; with them it stops
        in time.
        """


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    return (EVERYWHERE, *(name for name, _ in rooms_of(game).bots))


def find_bot(name: str, game: str) -> Bot:
    """The bot of that name for that game; raises `UnknownName` if there is none."""
    rooms = rooms_of(game)
    look_up("bot", name, dict.fromkeys(bot_names(game)))
    bot: Bot = UniformBot() if name == EVERYWHERE else _made(rooms, name)
    return bot


def _made(rooms: Rooms, name: str) -> Any:
    return rooms.load_bot(name)()
