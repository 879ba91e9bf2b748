"""Columns for the pending steps of a turn."""

from functools import lru_cache

from cairn.games.arnak.bots.columns.layout import (
    CARD,
    CARD_KINDS,
    GUARDIAN,
    ICON,
    SPACE,
    SPACE_COUNT,
    STACK,
    START,
    STEP,
    STEP_KINDS,
    TILE,
    Part,
    make_part,
)
from cairn.games.arnak.effects import steps
from cairn.games.arnak.rules.pieces import SITE_NUMBERS, SITES, Side

_FIRST, _THERE, _WITHIN = 0, STEP_KINDS, 2 * STEP_KINDS
_GAIN = 3 * STEP_KINDS
_GAIN_WITHIN = _GAIN + 5
_WAY = _GAIN_WITHIN + 5
_OFF = _WAY + 4
_PAID = _OFF + 4
_SITE = _PAID + 1
_SITE_TILE = _SITE + len(SITES)
_SITE_GUARD = _SITE_TILE + len(TILE)
_GLASS = _SITE_GUARD + len(GUARDIAN)
_NOTEBOOK = _GLASS + SPACE_COUNT
_CLAIM = _NOTEBOOK + SPACE_COUNT
_USED = _CLAIM + len(STACK)
_MORE = _USED + CARD_KINDS


@lru_cache(maxsize=1 << 15)
def pending_columns(
    pending: steps.Steps, tiles: tuple[str | None, ...], guards: tuple[str | None, ...], side: Side
) -> Part:
    """The pending steps."""
    start = START["work"]
    columns: dict[int, float] = {}
    if pending:
        columns[_FIRST + STEP[type(pending[0])]] = 1.0
        _add_steps(columns, pending, tiles, guards, side, False)
    else:
        columns[_MORE + 7] = 1.0
    return make_part({start + column: value for column, value in columns.items()})


def _add_steps(
    columns: dict[int, float],
    pending: steps.Steps,
    tiles: tuple[str | None, ...],
    guards: tuple[str | None, ...],
    side: Side,
    within: bool,
) -> None:
    """Add steps to the columns; `within` says that they are optional: among options or behind a price."""

    def add(column: int, by: float = 1.0) -> None:
        columns[column] = columns.get(column, 0.0) + by

    for step in pending:
        add((_WITHIN if within else _THERE) + STEP[type(step)])
        goods = getattr(step, "goods", None)
        if goods is not None:
            sign = -1 if isinstance(step, steps.Price | steps.Payment) else 1
            for number, each in enumerate((goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel)):
                add((_GAIN_WITHIN if within else _GAIN) + number, sign * each)
        site = getattr(step, "site", None)
        if site is not None:
            number = SITE_NUMBERS[site]
            tile, guard = tiles[number], guards[number]
            columns[_SITE + number] = 1.0
            if tile is not None:
                columns[_SITE_TILE + TILE[tile]] = 1.0
            if guard is not None:
                columns[_SITE_GUARD + GUARDIAN[guard]] = 1.0
        level = getattr(step, "level", SITES[SITE_NUMBERS[site]].level if site is not None else None)
        if level is not None:
            add(_MORE + level)
        match step:
            case steps.Payment(travel=travel, discount=discount, cards=cards, then=then):
                for icon in travel:
                    add(_WAY + ICON[icon])
                for icon in discount:
                    add(_OFF + ICON[icon])
                add(_PAID, cards)
                _add_steps(columns, then, tiles, guards, side, within)
            case steps.Price(travel=travel, cards=cards, then=then):
                for icon in travel:
                    add(_WAY + ICON[icon])
                add(_PAID, cards)
                _add_steps(columns, then, tiles, guards, side, True)
            case steps.Choose(options=options):
                for option in options:
                    _add_steps(columns, option, tiles, guards, side, True)
            case steps.Order(row=row, bonus=bonus):
                _add_steps(columns, row + bonus, tiles, guards, side, within)
            case steps.Advance(token=token, to=to):
                columns[(_GLASS if token == "glass" else _NOTEBOOK) + SPACE[side][to]] = 1.0
            case steps.Claiming(stack=stack):
                columns[_CLAIM + STACK[stack]] = 1.0
            case steps.UseArtifact(card=card):
                columns[_USED + CARD[card]] = 1.0
            case steps.Draw(cards=cards):
                add(_MORE + 3, cards)
            case steps.Study(notebook=notebook, free=free):
                add(_MORE + 4, notebook)
                add(_MORE + 5, free)
            case _:
                pass
