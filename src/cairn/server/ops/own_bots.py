"""Bots that the operator of a server registers. Nobody else can name a class: a request names a bot that is known."""

import re
from collections.abc import Mapping
from dataclasses import replace

from cairn.core.bots import OwnBot, find_own_bot, is_own_bot
from cairn.core.errors import BadInput
from cairn.games.rooms import Rooms
from cairn.server.settings import split_list

__all__ = ["with_own_bots"]

_BOT_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
_TAKEN = ("random", "me", "person")
"""What a seat may be called besides the bots of a game."""


def with_own_bots(games: Mapping[str, Rooms], bots: str) -> dict[str, Rooms]:
    """The games with the bots that the operator registered as `name=module:Class`, with commas between them.

    Raises `BadInput` for a bot that cannot be loaded, that plays none of them, or whose name is taken.
    """
    registered = dict(games)
    for each in split_list(bots):
        name, _, where = (part.strip() for part in each.partition("="))
        if not _BOT_NAME.fullmatch(name) or not is_own_bot(where):
            raise BadInput("bot", f"write it as name=module:Class, not {each!r}")
        trouble: BadInput | None = None
        for game, rooms in registered.items():
            if name in (*_TAKEN, *rooms.bot_names):
                raise BadInput("bot", f"{name!r} is the name of another bot")
            try:
                find_own_bot(where, game)
            except BadInput as error:
                trouble = error
            else:
                registered[game] = replace(rooms, own_bots=(*rooms.own_bots, OwnBot(name, where)))
        if trouble is not None and not any(name in rooms.bot_names for rooms in registered.values()):
            raise trouble
    return registered
