"""A small Break the Code for two, for whoever solves games whole: fewer tiles, and a few cards that all lie open.

It is no option of the game: nobody has such a box. The rules are those of the game; only what is dealt is less.
"""

from collections.abc import Iterator
from dataclasses import replace as replace_fields

from cairn.core.errors import BadOption
from cairn.core.events import Change
from cairn.core.game import Game
from cairn.core.values import Seat, replace
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.moves import Draw, Move, Name, Outcome
from cairn.games.break_code.rules.state import Phase, State, View
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import TILES, Tile

FEWEST = 4
CARDS = ("sum-all", "count-black", "where-1-2", "count-even", "neighbours-colour")
"""In the order in which they come: what each of them asks can be asked of any hand."""
TILES_PER_HAND_TILE = 4
"""A hand is such a part of the tiles, as it is in the whole game."""


def small_game(tiles: int) -> Game[Options, State, Move, Outcome, View, Happening]:
    """The game with so many tiles, the smallest ones; raises `BadOption` for fewer than 4, or as many as there are."""
    if not FEWEST <= tiles < len(TILES):
        raise BadOption("tiles", f"{FEWEST} to {len(TILES) - 1}, or 0 for all of them, not {tiles}")
    box = TILES[:tiles]
    return replace_fields(
        BREAK_THE_CODE,
        setup=lambda options: _setup(options, box),
        moves=lambda state, seat: _moves(state, seat, box),
        settle=_settle,
    )


def _setup(options: Options, box: tuple[Tile, ...]) -> Change[State, Happening]:
    """A quarter of the tiles for each hand, and one card more than a hand has tiles."""
    if options.players != 2:
        raise BadOption("tiles", f"with fewer tiles two play, not {options.players}")
    state = BREAK_THE_CODE.setup(options).state
    hand = len(box) // TILES_PER_HAND_TILE
    cards = CARDS[: hand + 1]
    table = replace(state.table, hand=hand, cards=cards, open_cards=len(cards))
    return Change(replace(state, table=table, left=box, deck=cards))


def _moves(state: State, seat: Seat, box: tuple[Tile, ...]) -> Iterator[Move]:
    """What the rules allow, but no guess at tiles that are not there."""
    left = state.table.hand - len(state.named[seat]) - 1
    last = box[len(box) - 1 - left].place
    for move in BREAK_THE_CODE.moves(state, seat):
        if not isinstance(move, Name) or move.tile.place <= last:
            yield move


def _settle(state: State, outcome: Outcome) -> Change[State, Happening]:
    """As the rules have it; but which card lies where is not left to chance, for all of them do."""
    change = BREAK_THE_CODE.settle(state, outcome)
    events = change.events
    while change.state.phase is Phase.DRAW:
        change = BREAK_THE_CODE.settle(change.state, Draw(change.state.deck[0]))
        events += change.events
    return Change(change.state, events)
