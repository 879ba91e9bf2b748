"""Bots by name. Each game declares its own (`Rooms.bots`); `random` plays every game.

`module:Class` is a user's own class: names from files and from the network are checked with `bot_names` first.
"""

from cairn.core.bots import AnyBot, find_own_bot, is_own_bot
from cairn.core.registry import look_up
from cairn.games import rooms_of
from cairn.play.random_bot import UniformBot

EVERYWHERE = "random"


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    return (EVERYWHERE, *rooms_of(game).bot_names)


def find_bot(name: str, game: str) -> AnyBot:
    """Return the bot of that name for that game; raise `UnknownName` if there is none.

    A user's own class is named `module:Class`.
    """
    rooms = rooms_of(game)
    if is_own_bot(name):
        return find_own_bot(name, rooms.name)()
    look_up("bot", name, dict.fromkeys(bot_names(game)))
    return UniformBot() if name == EVERYWHERE else rooms.make_bot(name)
