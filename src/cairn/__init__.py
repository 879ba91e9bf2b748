"""A table for The Lost Code, Think Str8!, Break the Code and Lost Ruins of Arnak."""

from cairn.api import AnyMatch, Match, belief, bot, game, games, load, replay, simulate
from cairn.core.errors import BadInput, CairnError, IllegalMove

__all__ = [
    "AnyMatch",
    "BadInput",
    "CairnError",
    "IllegalMove",
    "Match",
    "belief",
    "bot",
    "game",
    "games",
    "load",
    "replay",
    "simulate",
]
