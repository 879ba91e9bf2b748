"""Coins as one value: its name, types and answers."""

from cairn.core.game import Game, Types

from . import engine, offers
from .events import Happening
from .moves import Flip, Move, Scribble
from .state import Options, State, View

__all__ = ["COINS"]

COINS = Game[Options, State, Move, Flip, View, Happening](
    name="coins",
    rules_version="7",
    options=Options(),
    players=range(2, 4),
    types=Types(options=Options, state=State, move=Move, outcome=Flip, event=Happening, view=View, note=Scribble),
    package=__name__.removesuffix(".rules.game"),
    setup=engine.setup,
    to_act=engine.to_act,
    moves=engine.moves,
    check=engine.check,
    apply=engine.apply,
    chance=engine.chance,
    settle=engine.settle,
    view=engine.view,
    seen=engine.seen,
    result=engine.result,
    offers=offers.offers,
    pieces=offers.pieces,
    why_not=offers.why_not,
    check_note=engine.check_note,
)
