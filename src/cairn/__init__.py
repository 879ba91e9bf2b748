"""A table for The Lost Code, Think Str8!, Break the Code and Lost Ruins of Arnak."""

from cairn.api import Match, belief, bot, game, games, replay
from cairn.core.errors import CairnError, IllegalMove

__all__ = ["CairnError", "IllegalMove", "Match", "belief", "bot", "game", "games", "replay"]
