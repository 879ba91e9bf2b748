"""The Lost Code and its card edition Think Str8!: one engine with two tables of numbers."""

from collections.abc import Callable
from typing import TypeVar

from cairn.core.game import Game, NamedOption, Types
from cairn.games.lost_code.rules.engine import apply, chance, check, initial_state, moves, settle
from cairn.games.lost_code.rules.events import Happening, seen
from cairn.games.lost_code.rules.final import result
from cairn.games.lost_code.rules.interim import interim
from cairn.games.lost_code.rules.moves import Move, Outcome
from cairn.games.lost_code.rules.offers import offers, pieces, why_not
from cairn.games.lost_code.rules.pieces import EditionName, editions, parse_wheels, wheel_sets
from cairn.games.lost_code.rules.sheet import Note, check_note
from cairn.games.lost_code.rules.state import State, View, to_act, view
from cairn.games.lost_code.rules.table import CardOptions, StoneOptions, Table, card_table, stone_table

O = TypeVar("O", StoneOptions, CardOptions)  # noqa: E741  (as in core.game)


def _game(
    name: str, edition: EditionName, options: O, table: Callable[[O], Table], wheels: str
) -> Game[O, State, Move, Outcome, View, Happening]:
    players = editions()[edition].rounds
    return Game(
        name=name,
        rules_version="1",
        options=options,
        players=range(min(players), max(players) + 1),
        types=Types(type(options), State, Move, Outcome, View, Happening, note=Note),
        package=__name__.removesuffix(".rules.game"),
        setup=lambda chosen: initial_state(table(chosen)),
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
        interim=interim,
        check_note=check_note,
        named_options={wheels: NamedOption(tuple(wheel_sets(edition)), parse_wheels)},
    )


LOST_CODE = _game("lost-code", "stones", StoneOptions(), stone_table, wheels="wheels")
THINK_STR8 = _game("think-str8", "cards", CardOptions(), card_table, wheels="tokens")
