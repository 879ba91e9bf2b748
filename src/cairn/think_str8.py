"""What a type checker sees of Think Str8!: its moves, events, view and options.

`Move` is any of the moves and `Event` any of the events; both are frozen values, to be matched by class.
"""

from typing import TypeAlias

from cairn import api
from cairn.core import bots as _bots
from cairn.core import game as _game
from cairn.core import sight as _sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.events import (
    Accepted,
    Answer,
    Answered,
    Began,
    Chose,
    Dealt,
    Drew,
    Gained,
    Left,
    Named,
    Placed,
    Revealed,
    Rolled,
    Shown,
    SkullGone,
    SkullPassed,
    SkullTaken,
    Spared,
    Stacked,
    Swapped,
    TokensRemoved,
    Took,
    Turned,
    Wagered,
)
from cairn.games.lost_code.rules.events import Happening as Event
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Final,
    Leave,
    Move,
    Outcome,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.pieces import Symbol, WheelSet
from cairn.games.lost_code.rules.state import Phase, State, View
from cairn.games.lost_code.rules.table import CardOptions as Options
from cairn.games.lost_code.rules.table import Table

__all__ = [
    "Accept",
    "Accepted",
    "Answer",
    "Answered",
    "Began",
    "Belief",
    "Bet",
    "Bot",
    "Choose",
    "Chose",
    "Deal",
    "Dealt",
    "Draw",
    "Drew",
    "Event",
    "Final",
    "Gained",
    "Game",
    "Leave",
    "Left",
    "Match",
    "Move",
    "Named",
    "Options",
    "Outcome",
    "Phase",
    "Place",
    "Placed",
    "Revealed",
    "Roll",
    "Rolled",
    "Shown",
    "Sight",
    "SkullGone",
    "SkullPassed",
    "SkullTaken",
    "Spared",
    "Stack",
    "Stacked",
    "State",
    "Swap",
    "Swapped",
    "Symbol",
    "Table",
    "Take",
    "TokensRemoved",
    "Took",
    "Turn",
    "Turned",
    "View",
    "Wagered",
    "WheelSet",
]

Sight: TypeAlias = _sight.Sight[View, Event]
"""What a seat is given: `.view` and `.history`."""
Game: TypeAlias = _game.Game[Options, State, Move, Outcome, View, Event]
"""What `cairn.game` gives."""
Match: TypeAlias = api.Match[Options, State, Move, Outcome, View, Event]
"""What `cairn.Match` makes."""
Bot: TypeAlias = _bots.Bot[View, Move, Event]
"""What plays it: a class with a method `choose`."""
