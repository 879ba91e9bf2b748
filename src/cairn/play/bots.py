"""Players by name. Each game declares its own (`Rooms.bots`); `random` plays everything.

`module:Class` is a class of the user's own: a name from a file or from the network is checked with `bot_names` before
it is asked for here.
"""

from cairn.core.bots import AnyBot, find_own_bot, is_own_bot
from cairn.core.registry import look_up
from cairn.games import rooms_of
from cairn.play.uniform import UniformBot

EVERYWHERE = "random"


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play the game, weakest first."""
    return (EVERYWHERE, *rooms_of(game).bot_names)


def find_bot(name: str, game: str) -> AnyBot:
    """The bot of that name for that game; raises `UnknownName` if there is none.

    A class of one's own is named as `module:Class`.
    """
    rooms = rooms_of(game)
    if is_own_bot(name):
        return find_own_bot(name, rooms.name)()
    look_up("bot", name, dict.fromkeys(bot_names(game)))
    return UniformBot() if name == EVERYWHERE else rooms.make_bot(name)
