"""A smaller Break the Code for two, for algorithms that solve whole games: fewer tiles, and a few cards, all face up.

It is not an option of the game, since no such box exists. The rules are the same; only the components are fewer.
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
"""The fewest tiles: one in each hand, and two put back."""
CARDS = ("sum-all", "count-black", "where-1-2", "count-even", "neighbours-colour")
"""The cards in their order of use; each can be asked about a hand of any size."""
TILES_PER_HAND_TILE = 4
"""The number of tiles in the game for each tile in a hand, as in the full game."""


def small_game(tiles: int) -> Game[Options, State, Move, Outcome, View, Happening]:
    """The game with that many of the lowest tiles; raises `BadOption` for fewer than 4, or for all."""
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
    """Deal a quarter of the tiles to each hand, and use one card more than a hand has tiles."""
    if options.players != 2:
        raise BadOption("tiles", f"with fewer tiles two play, not {options.players}")
    state = BREAK_THE_CODE.setup(options).state
    hand = len(box) // TILES_PER_HAND_TILE
    cards = CARDS[: hand + 1]
    table = replace(state.table, hand=hand, cards=cards, open_cards=len(cards))
    return Change(replace(state, table=table, left=box, deck=cards))


def _moves(state: State, seat: Seat, box: tuple[Tile, ...]) -> Iterator[Move]:
    """The legal moves, without guesses of tiles that are not in the game."""
    left = state.table.hand - len(state.named[seat]) - 1
    last = box[len(box) - 1 - left].place
    for move in BREAK_THE_CODE.moves(state, seat):
        if not isinstance(move, Name) or move.tile.place <= last:
            yield move


def _settle(state: State, outcome: Outcome) -> Change[State, Happening]:
    """The rules' outcome, except that the cards are placed in order: all of them are face up."""
    change = BREAK_THE_CODE.settle(state, outcome)
    events = change.events
    while change.state.phase is Phase.DRAW:
        change = BREAK_THE_CODE.settle(change.state, Draw(change.state.deck[0]))
        events += change.events
    return Change(change.state, events)
