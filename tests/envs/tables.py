"""All tables that the environments are tested at: every game with every number of players."""

import cairn
from cairn.games import all_rooms

__all__ = ["TABLES"]

TABLES = [
    (name, players)
    for name, rooms in all_rooms().items()
    if rooms.at.coding is not None
    for players in cairn.game(name).players
]
