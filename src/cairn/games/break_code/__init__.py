"""Break the Code, with the rule set of its original TAGIRON."""

from cairn.core.game import Game, Types
from cairn.games.break_code.events import Happening
from cairn.games.break_code.guesses import result
from cairn.games.break_code.moves import Move, Outcome
from cairn.games.break_code.rules import apply, chance, check, moves, settle, setup
from cairn.games.break_code.sheet import Mark, check_mark
from cairn.games.break_code.state import State, View, to_act, view
from cairn.games.break_code.table import PLAYERS, Options

__all__ = ["BREAK_THE_CODE", "GAMES", "Happening"]

BREAK_THE_CODE = Game[Options, State, Move, Outcome, View](
    name="break-the-code",
    rules_version="1",
    options=Options(),
    players=PLAYERS,
    types=Types(options=Options, state=State, move=Move, outcome=Outcome, view=View, note=Mark),
    package=__name__,
    setup=setup,
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    result=result,
    check_note=check_mark,
)

GAMES = (BREAK_THE_CODE,)
