"""The titles of games, as people read them."""

from functools import cache

from cairn.core.phrases import phrase
from cairn.games.rooms import Rooms
from cairn.text import Voice, text


@cache
def title(rooms: Rooms, lang: str) -> str:
    """The title of a game in a language; its name if it has no words."""
    game, said = rooms.game, text(lang, rooms.game)
    if not said.has("title"):
        return game.name
    setting = rooms.words.setting(game.view(game.setup(game.options).state, None))
    return Voice(said, (), None, setting).say(phrase("title"))
