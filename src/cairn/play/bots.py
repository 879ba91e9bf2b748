"""Players by name. A bot is given sights and legal moves, never the position of the game it plays.

Each game declares its own (`Rooms.bots`); `random` plays everything.
"""

from cairn.core.bots import AnyBot
from cairn.core.registry import look_up
from cairn.games import rooms_of
from cairn.play.uniform import UniformBot

__all__ = ["bot_names", "find_bot"]

EVERYWHERE = "random"


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    return (EVERYWHERE, *(name for name, _ in rooms_of(game).bots))


def find_bot(name: str, game: str) -> AnyBot:
    """The bot of that name for that game; raises `UnknownName` if there is none."""
    rooms = rooms_of(game)
    look_up("bot", name, dict.fromkeys(bot_names(game)))
    return UniformBot() if name == EVERYWHERE else rooms.make_bot(name)
