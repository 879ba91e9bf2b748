"""What is still to be done in a turn."""

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
    part,
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
def of_work(work: steps.Steps, tiles: tuple[str | None, ...], guards: tuple[str | None, ...], side: Side) -> Part:
    """The steps that are still to be done."""
    start = START["work"]
    columns: dict[int, float] = {}
    if work:
        columns[_FIRST + STEP[type(work[0])]] = 1.0
        _walk(columns, work, tiles, guards, side, False)
    else:
        columns[_MORE + 7] = 1.0
    return part({start + column: value for column, value in columns.items()})


def _walk(
    columns: dict[int, float],
    work: steps.Steps,
    tiles: tuple[str | None, ...],
    guards: tuple[str | None, ...],
    side: Side,
    within: bool,
) -> None:
    """Everything that is to be done; `within` a choice or behind a price it may come to nothing."""

    def more(column: int, by: float = 1.0) -> None:
        columns[column] = columns.get(column, 0.0) + by

    for step in work:
        more((_WITHIN if within else _THERE) + STEP[type(step)])
        goods = getattr(step, "goods", None)
        if goods is not None:
            sign = -1 if isinstance(step, steps.Price | steps.Payment) else 1
            for number, each in enumerate((goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel)):
                more((_GAIN_WITHIN if within else _GAIN) + number, sign * each)
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
            more(_MORE + level)
        match step:
            case steps.Payment(travel=travel, discount=discount, cards=cards, then=then):
                for icon in travel:
                    more(_WAY + ICON[icon])
                for icon in discount:
                    more(_OFF + ICON[icon])
                more(_PAID, cards)
                _walk(columns, then, tiles, guards, side, within)
            case steps.Price(travel=travel, cards=cards, then=then):
                for icon in travel:
                    more(_WAY + ICON[icon])
                more(_PAID, cards)
                _walk(columns, then, tiles, guards, side, True)
            case steps.Choose(options=options):
                for option in options:
                    _walk(columns, option, tiles, guards, side, True)
            case steps.Order(row=row, bonus=bonus):
                _walk(columns, row + bonus, tiles, guards, side, within)
            case steps.Advance(token=token, to=to):
                columns[(_GLASS if token == "glass" else _NOTEBOOK) + SPACE[side][to]] = 1.0
            case steps.Claiming(stack=stack):
                columns[_CLAIM + STACK[stack]] = 1.0
            case steps.UseArtifact(card=card):
                columns[_USED + CARD[card]] = 1.0
            case steps.Draw(cards=cards):
                more(_MORE + 3, cards)
            case steps.Study(notebook=notebook, free=free):
                more(_MORE + 4, notebook)
                more(_MORE + 5, free)
            case _:
                pass
