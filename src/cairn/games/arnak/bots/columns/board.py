"""Columns for the board, the supplies and the rival."""

from functools import lru_cache

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.layout import (
    ASSISTANT,
    BONUS,
    CARD,
    GUARDIAN,
    ICON,
    IDOL,
    NOTHING,
    RIVAL_TILE,
    SPACE,
    SPACE_COUNT,
    STACK,
    START,
    TILE,
    Part,
    make_part,
    write_count,
)
from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.rules.pieces import SETUP, SITES, TRACKS, Side
from cairn.games.arnak.rules.state import FREE, Phase, Rival, State


@lru_cache(maxsize=1 << 12)
def rival_columns(rival: Rival | None, side: Side) -> Part:
    """The rival's tiles, the remaining ones, and what it has collected."""
    if rival is None:
        return NOTHING
    at = START["rival"]
    columns: dict[int, float] = {at + RIVAL_TILE[tile]: 1.0 for tile in rival.tiles}
    at += len(RIVAL_TILE)
    for tile in rival.left:
        columns[at + RIVAL_TILE[tile]] = 1.0
    at += len(RIVAL_TILE)
    columns[at], columns[at + 1] = float(rival.arrow == "left"), float(rival.arrow == "right")
    columns[at + 2] = len(rival.left) / 10
    at += 3
    columns[at + SPACE[side][rival.glass]] = 1.0
    at += SPACE_COUNT
    for stack in rival.temple:
        columns[at + STACK[stack]] = columns.get(at + STACK[stack], 0.0) + 1
    at += len(STACK)
    for idol in rival.idols:
        columns[at + IDOL[idol]] = 1.0
    at += len(IDOL)
    columns[at], columns[at + 1], columns[at + 2] = rival.copies / 3, len(rival.guardians) / 3, len(rival.cards) / 5
    return make_part(columns)


@lru_cache(maxsize=1 << 14)
def site_columns(
    spaces: tuple[tuple[int, ...], ...],
    tiles: tuple[str | None, ...],
    guards: tuple[str | None, ...],
    idols: tuple[str | None, ...],
    seat: Seat,
) -> Part:
    """Sites: occupants, tile, guardian and idol."""
    columns: dict[int, float] = {}
    start = START["sites"]
    of_tiles = start + 5 * len(SITES)
    of_guardians = of_tiles + 3 * len(TILE)
    of_idols = of_guardians + 2 * len(GUARDIAN)
    haunted = 0
    for number, here in enumerate(spaces):
        at = start + 5 * number
        free, own = here.count(FREE), here.count(seat)
        columns[at], columns[at + 1] = float(free), float(own)
        columns[at + 2] = float(sum(who >= 0 for who in here) - own)
        tile, guard, idol = tiles[number], guards[number], idols[number]
        if tile is not None:
            columns[at + 3] = 1.0
            place = of_tiles + 3 * TILE[tile]
            columns[place], columns[place + 1], columns[place + 2] = 1.0, float(free), float(own)
        if guard is not None:
            columns[at + 4] = 1.0
            place = of_guardians + 2 * GUARDIAN[guard]
            columns[place], columns[place + 1] = 1.0, float(own > 0)
            haunted += own
        if idol is not None:
            place = of_idols + 2 * IDOL[idol] + SITES[number].level - 1
            columns[place] = columns.get(place, 0.0) + 1
    write_count(columns, of_idols + 2 * len(IDOL), haunted, 3)
    return make_part(columns)


@lru_cache(maxsize=1 << 13)
def row_columns(row: tuple[str | None, ...]) -> Part:
    """The cards of the row."""
    return make_part({START["row"] + CARD[card]: 1.0 for card in row if card is not None})


def supply_columns(state: State) -> Part:
    """Assistants in the supply and on the rescue space."""
    return _supply(state.supply, state.under, state.rescue[:1], state.rescue_under + len(state.rescue))


@lru_cache(maxsize=1 << 12)
def _supply(supply: tuple[str | None, ...], under: tuple[int, ...], top: tuple[str, ...], rescue: int) -> Part:
    start = START["supply"]
    columns: dict[int, float] = {start + ASSISTANT[each]: 1.0 for each in supply if each is not None}
    start += len(ASSISTANT)
    columns |= {start + ASSISTANT[each]: 1.0 for each in top}
    start += len(ASSISTANT)
    columns |= {start + number: each / 4 for number, each in enumerate(under)}
    columns[start + 4] = rescue / 3
    return make_part(columns)


@lru_cache(maxsize=1 << 12)
def bonus_columns(side: Side, bonuses: tuple[tuple[str, ...], ...]) -> Part:
    """Bonus tiles on the research track."""
    columns: dict[int, float] = {}
    spaces = TRACKS[side].space
    for space, tiles in zip(spaces, bonuses, strict=True):
        for tile in tiles:
            column = START["bonuses"] + SPACE[side][space.id] * len(BONUS) + BONUS[tile]
            columns[column] = columns.get(column, 0.0) + 1
    return make_part(columns)


def table_columns(state: State, seat: Seat) -> Part:
    """Round, seat order, side, number of players, and the sizes of stacks."""
    return _table(
        state.temple,
        state.fear,
        len(state.arrivals),
        state.round,
        (seat - state.first) % len(state.players),
        state.turn == seat,
        state.acted,
        state.phase is Phase.KEEPING,
        state.icons,
        len(state.players),
        state.options.side,
        sum(map(len, state.items)),
        sum(map(len, state.artifacts)),
    )


@lru_cache(maxsize=1 << 13)
def _table(
    temple: tuple[int, ...],
    fear: int,
    arrivals: int,
    number: int,
    order: int,
    own: bool,
    acted: bool,
    keeping: bool,
    icons: tuple[Icon, ...],
    players: int,
    side: Side,
    items: int,
    artifacts: int,
) -> Part:
    columns: dict[int, float] = {}
    at = START["table"]
    for left in temple:
        columns[at], columns[at + 1] = left / 3, float(left > 0)
        at += 2
    at = write_count(columns, at, fear, 3)
    columns[at] = fear / 20
    at = write_count(columns, at + 1, arrivals, 3)
    columns[at + number - 1] = 1.0
    at += SETUP.rounds
    columns[at + order] = 1.0
    at += 4
    columns[at], columns[at + 1], columns[at + 2] = float(own), float(acted), float(keeping)
    at += 3
    for icon in icons:
        columns[at + ICON[icon]] = columns.get(at + ICON[icon], 0.0) + 1
    columns[at + 4] = len(icons) / 3
    at += 5
    columns[at] = 1.0
    columns[at + players] = 1.0
    at += 6
    columns[at + (side == "snake")] = 1.0
    at += 2
    columns[at], columns[at + 1] = items / 40, artifacts / 35
    return make_part(columns)
