"""The Lost Code and its card edition Think Str8!: one engine, two tables."""

from cairn.core.game import Game, NamedOption, Types
from cairn.games.lost_code.events import Happening
from cairn.games.lost_code.final import result
from cairn.games.lost_code.moves import Move, Outcome
from cairn.games.lost_code.pieces import editions, parse_wheels, wheel_sets
from cairn.games.lost_code.rules import apply, chance, check, moves, opening, settle
from cairn.games.lost_code.sheet import Mark, check_mark
from cairn.games.lost_code.state import State, View, to_act, view
from cairn.games.lost_code.table import CardOptions, StoneOptions, card_table, stone_table

__all__ = ["GAMES", "LOST_CODE", "THINK_STR8", "Happening"]

LOST_CODE = Game[StoneOptions, State, Move, Outcome, View](
    name="lost-code",
    rules_version="1",
    options=StoneOptions(),
    players=range(min(editions()["stones"].rounds), max(editions()["stones"].rounds) + 1),
    types=Types(options=StoneOptions, state=State, move=Move, outcome=Outcome, view=View, note=Mark),
    package=__name__,
    setup=lambda options: opening(stone_table(options)),
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    result=result,
    check_note=check_mark,
    named_options={"wheels": NamedOption(tuple(wheel_sets("stones")), parse_wheels)},
)

THINK_STR8 = Game[CardOptions, State, Move, Outcome, View](
    name="think-str8",
    rules_version="1",
    options=CardOptions(),
    players=range(min(editions()["cards"].rounds), max(editions()["cards"].rounds) + 1),
    types=Types(options=CardOptions, state=State, move=Move, outcome=Outcome, view=View, note=Mark),
    package=__name__,
    setup=lambda options: opening(card_table(options)),
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    result=result,
    check_note=check_mark,
    named_options={"tokens": NamedOption(tuple(wheel_sets("cards")), parse_wheels)},
)

GAMES = (LOST_CODE, THINK_STR8)
