"""The types of Think Str8!: its moves, events, view and options.

`Move` is any of the moves and `Event` any of the events; both are frozen values, to be matched by class.
"""

from typing import TypeAlias

from cairn import api as _api
from cairn.core import bots as _bots
from cairn.core import game as _game
from cairn.core import sight as _sight
from cairn.games.lost_code.belief.others import Weighed as Weighed
from cairn.games.lost_code.belief.posterior import Belief as Belief
from cairn.games.lost_code.rules.events import *
from cairn.games.lost_code.rules.events import Happening as _Happening
from cairn.games.lost_code.rules.moves import *
from cairn.games.lost_code.rules.pieces import Symbol as Symbol
from cairn.games.lost_code.rules.pieces import WheelSet as WheelSet
from cairn.games.lost_code.rules.state import Phase as Phase
from cairn.games.lost_code.rules.state import State as State
from cairn.games.lost_code.rules.state import View as View
from cairn.games.lost_code.rules.table import CardOptions as _CardOptions
from cairn.games.lost_code.rules.table import Table as Table

Options: TypeAlias = _CardOptions
"""The type of `match.options`."""
Event: TypeAlias = _Happening
"""Any of the events."""
Sight: TypeAlias = _sight.Sight[View, Event]
"""What a seat knows: `.view` and `.history`."""
Game: TypeAlias = _game.Game[Options, State, Move, Outcome, View, Event]
"""The type of `cairn.game`."""
Match: TypeAlias = _api.Match[Options, State, Move, Outcome, View, Event]
"""The type of `cairn.Match`."""
Bot: TypeAlias = _bots.Bot[View, Move, Event]
"""A bot: a class with a method `choose`."""
