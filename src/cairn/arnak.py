"""The types of Lost Ruins of Arnak: its moves, events, view and options.

`Move` is any of the moves and `Event` any of the events; both are frozen values, to be matched by class.
"""

from typing import TypeAlias

from cairn import api as _api
from cairn.core import bots as _bots
from cairn.core import game as _game
from cairn.core import sight as _sight
from cairn.games.arnak.rules.events import *
from cairn.games.arnak.rules.events import ArnakEvent as _Happening
from cairn.games.arnak.rules.moves import *
from cairn.games.arnak.rules.scoring import ArnakResult as _ArnakResult
from cairn.games.arnak.rules.state import Options as Options
from cairn.games.arnak.rules.state import State as State
from cairn.games.arnak.rules.view import PlayerBoard as PlayerBoard
from cairn.games.arnak.rules.view import View as View

Result: TypeAlias = _ArnakResult
"""The type of `match.result` when the game is over."""
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
