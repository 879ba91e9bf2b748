"""Break the Code, with the rule set of its original, TAGIRON, as a `Game`."""

from cairn.core.game import Game, Types
from cairn.games.break_code.rules.engine import apply, chance, check, moves, settle, setup
from cairn.games.break_code.rules.events import Happening, seen
from cairn.games.break_code.rules.guesses import BreakCodeResult, result
from cairn.games.break_code.rules.interim import interim
from cairn.games.break_code.rules.moves import Move, Outcome
from cairn.games.break_code.rules.offers import offers, why_not
from cairn.games.break_code.rules.pieces import pieces
from cairn.games.break_code.rules.sheet import Mark, check_mark
from cairn.games.break_code.rules.state import State, View, to_act, view
from cairn.games.break_code.rules.table import PLAYERS, Options

BREAK_THE_CODE = Game[Options, State, Move, Outcome, View, Happening](
    name="break-the-code",
    rules_version="1",
    options=Options(),
    players=PLAYERS,
    types=Types(Options, State, Move, Outcome, View, Happening, result=BreakCodeResult, note=Mark),
    package=__name__.removesuffix(".rules.game"),
    setup=setup,
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    seen=seen,
    result=result,
    offers=offers,
    pieces=pieces,
    why_not=why_not,
    check_note=check_mark,
    interim=interim,
)
