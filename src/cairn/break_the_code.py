"""What a type checker sees of Break the Code: its moves, events, view and options.

`Move` is any of the moves and `Event` any of the events; both are frozen values, to be matched by class.
"""

from typing import TypeAlias

from cairn import api
from cairn.core import bots as _bots
from cairn.core import game as _game
from cairn.core import sight as _sight
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.rules.events import (
    Asked,
    Began,
    Dealt,
    Ended,
    GaveUp,
    Guessed,
    Looked,
    Named,
    Opened,
    Sealed,
    Started,
    Unsealed,
)
from cairn.games.break_code.rules.events import Happening as Event
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Outcome, Start, Wait
from cairn.games.break_code.rules.state import Phase, State, View
from cairn.games.break_code.rules.table import Options, Table
from cairn.games.break_code.rules.tiles import Colour, Tile

__all__ = [
    "Ask",
    "Asked",
    "Began",
    "Belief",
    "Bot",
    "Colour",
    "Deal",
    "Dealt",
    "Draw",
    "Ended",
    "Event",
    "Game",
    "GaveUp",
    "GiveUp",
    "Guess",
    "Guessed",
    "Looked",
    "Match",
    "Move",
    "Name",
    "Named",
    "Opened",
    "Options",
    "Outcome",
    "Phase",
    "Sealed",
    "Sight",
    "Start",
    "Started",
    "State",
    "Table",
    "Tile",
    "Unsealed",
    "View",
    "Wait",
]

Sight: TypeAlias = _sight.Sight[View, Event]
"""What a seat is given: `.view` and `.history`."""
Game: TypeAlias = _game.Game[Options, State, Move, Outcome, View, Event]
"""What `cairn.game` gives."""
Match: TypeAlias = api.Match[Options, State, Move, Outcome, View, Event]
"""What `cairn.Match` makes."""
Bot: TypeAlias = _bots.Bot[View, Move, Event]
"""What plays it: a class with a method `choose`."""
