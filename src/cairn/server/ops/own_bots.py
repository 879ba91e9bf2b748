"""Bots that the operator registers. Requests can only name registered bots, never a class."""

import re
from collections.abc import Mapping
from dataclasses import replace

from cairn.core.bots import OwnBot, find_own_bot, is_own_bot
from cairn.core.errors import BadInput
from cairn.games.rooms import Rooms
from cairn.server.settings import split_list

_BOT_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
_TAKEN = ("random", "me", "person")
"""The other values of a seat in a request."""


def register_own_bots(games: Mapping[str, Rooms], bots: str) -> dict[str, Rooms]:
    """Return the games with the operator's bots, given as `name=module:Class` separated by commas.

    Raise `BadInput` for a bot that cannot be loaded, plays none of the games, or whose name is taken.
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
