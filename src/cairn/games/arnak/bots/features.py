"""What a seat can tell of a position, as numbers: the columns of a network's first layer.

A position is described in parts, each of which depends on a few fields; of most parts nearly all columns are zero, so
a part is kept as the columns that are not. After a move only a few parts have changed, and a network is told the
difference alone.

| part | columns |
| --- | --- |
| own | goods; hand, play area, cards aside by card; deck by card, and the next five as they may be expected |
| | archaeologists, crates, slots, fear tiles, what lasts until the round ends; assistants; guardians; tokens; temple |
| | what can be paid for next: steps of both tokens, temple tiles, guardians at own sites, cards of the row |
| next | the same of the next opponent; of hand, deck and cards aside only what all can tell: one bag, and a size |
| rest | the sum of the opponents after that, without their cards |
| rival | its tiles, those left, the arrow, its glass, temple tiles, idols, guardians, cards |
| board | sites with tiles, guardians, idols, who is there; row; assistants; bonus tiles; temple; round, side, players |
| work | what is still to be done in this turn: kinds of steps, goods, sites, spaces |
| points | as they stand: own, the best other's, the next one's |

Hidden cards are read as a bag and nothing else, so worlds that a seat cannot tell apart have equal columns.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from itertools import chain
from typing import Any, TypeAlias, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from cairn.core.values import Seat, encode
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import ICONS, RESOURCES, Goods, Icon
from cairn.games.arnak.effects.steps import (
    Advance,
    Choose,
    Claiming,
    Draw,
    Order,
    Payment,
    Price,
    Study,
    UseArtifact,
    Work,
)
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOL_POINTS,
    IDOLS,
    RIVAL,
    SETUP,
    SITE_EFFECTS,
    SITE_NUMBERS,
    SITES,
    SLOTS,
    TEMPLE,
    TRACKS,
    Side,
)
from cairn.games.arnak.rules.prices import bridges_from, card_prices, guardian_price, temple_price
from cairn.games.arnak.rules.research import ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.state import FREE, Ally, Bag, Employee, Layers, Phase, Player, Rival, State

__all__ = ["COLUMNS", "VERSION", "Features", "Part", "features", "fingerprint", "points"]

VERSION = 1
"""Of the columns: raised whenever one of them comes to mean something else."""

Part: TypeAlias = tuple[NDArray[np.int32], NDArray[np.float32]]
"""Columns that are not zero, and what is in them."""


class Features:
    """A position as a seat can tell it: in parts, or as what is different from an earlier one."""

    __slots__ = ("_parts", "before", "changed", "first", "other", "own")

    def __init__(
        self,
        parts: tuple[Part, ...] | None,
        own: int,
        other: int,
        first: int,
        before: "Features | None" = None,
        changed: Sequence[tuple[int, Part]] = (),
    ) -> None:
        """All parts, or those that have changed since `before`, by their numbers."""
        self._parts = parts
        self.own = own
        """Points as they stand."""
        self.other = other
        """The best other's points as they stand, or the rival's."""
        self.first = first
        """Those of the next opponent, or the rival's."""
        self.before = before
        self.changed = changed

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them."""
        if self._parts is None:
            assert self.before is not None, "described by difference, and from nothing"
            parts = list(self.before.parts)
            for number, part in self.changed:
                parts[number] = part
            self._parts = tuple(parts)
        return self._parts

    def columns(self) -> Part:
        """All the columns that are not zero; one that stands here twice counts twice."""
        return np.concatenate([part[0] for part in self.parts]), np.concatenate([part[1] for part in self.parts])


# Where everything stands


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_CARD, _ASSISTANT, _GUARDIAN = _numbered(CARDS), _numbered(ASSISTANTS), _numbered(GUARDIANS)
_IDOL, _TILE, _BONUS = _numbered(IDOLS), _numbered(SITE_EFFECTS), _numbered(BONUSES)
_STACK, _RIVAL_TILE, _ICON = _numbered(TEMPLE), _numbered(RIVAL), _numbered(ICONS)
_SIDES: tuple[Side, ...] = ("bird", "snake")
_SPACE: dict[Side, dict[str, int]] = {
    side: {space: number + len(SPACES["bird"]) * (side == "snake") for space, number in SPACES[side].items()}
    for side in _SIDES
}
_STEP: dict[Any, int] = {kind: number for number, kind in enumerate(get_args(steps.Step))}

_CARDS, _SPACES, _STEPS = len(_CARD), sum(map(len, SPACES.values())), len(_STEP)
_LONG = 9
"""So many cards are counted one by one."""
_ROWS = 8

_GOODS = len(RESOURCES) * 7
_BAG = _CARDS + _LONG + 1
_DECK = 2 * _CARDS + _LONG + 1
_STAFF = 3 + 6 + 4 + 7 + 3 + 4
_EMPLOYEES = 4 * len(_ASSISTANT) + 2
_ALLIES = len(_GUARDIAN) + 6
_TOKENS = 2 * _SPACES + 2 * _ROWS
_TEMPLE = len(_STACK) + 4
_MEANS = 2 * (2 + 5 + 5) + len(_STACK) + 2
_SIZES = {
    "own.goods": _GOODS,
    "own.hand": _BAG,
    "own.play": _BAG,
    "own.aside": _BAG,
    "own.deck": _DECK,
    "own.staff": _STAFF,
    "own.employees": _EMPLOYEES,
    "own.allies": _ALLIES,
    "own.tokens": _TOKENS,
    "own.temple": _TEMPLE,
    "own.means": _MEANS,
    "own.afford": _CARDS,
    "next.goods": _GOODS,
    "next.unseen": _BAG,
    "next.play": _BAG,
    "next.hand": _LONG + 1,
    "next.staff": _STAFF,
    "next.employees": _EMPLOYEES,
    "next.allies": _ALLIES,
    "next.tokens": _TOKENS,
    "next.temple": _TEMPLE,
    "rest.goods": _GOODS,
    "rest.hand": _LONG + 1,
    "rest.staff": _STAFF,
    "rest.employees": _EMPLOYEES,
    "rest.allies": _ALLIES,
    "rest.tokens": _TOKENS,
    "rest.temple": _TEMPLE,
    "rival": 2 * len(_RIVAL_TILE) + 3 + _SPACES + len(_STACK) + len(_IDOL) + 3,
    "sites": 5 * len(SITES) + 3 * len(_TILE) + 2 * len(_GUARDIAN) + 2 * len(_IDOL) + 3,
    "row": _CARDS,
    "supply": 2 * len(_ASSISTANT) + 5,
    "bonuses": _SPACES * len(_BONUS),
    "table": 2 * len(_STACK) + 4 + 3 + SETUP.rounds + 4 + 3 + 5 + 1 + 5 + 2 + 2,
    "work": 3 * _STEPS + 10 + 8 + 1 + len(SITES) + len(_TILE) + len(_GUARDIAN) + 2 * _SPACES + len(_STACK) + _CARDS + 8,
    "points": 5,
}
_START: dict[str, int] = {}
for _name in _SIZES:
    _START[_name] = sum(_SIZES[each] for each in _START)

COLUMNS = sum(_SIZES.values())

_OWN_GOODS, _OWN_HAND, _OWN_PLAY, _OWN_ASIDE, _OWN_EMPLOYEES, _OWN_ALLIES, _OWN_TOKENS, _OWN_TEMPLE = (
    _START[f"own.{_name}"] for _name in ("goods", "hand", "play", "aside", "employees", "allies", "tokens", "temple")
)


@cache
def fingerprint() -> str:
    """A hash of all component tables and of the columns: weights go with one of these and no other."""
    tables = (
        pieces.CARDS,
        pieces.ASSISTANTS,
        pieces.GUARDIANS,
        pieces.IDOLS,
        pieces.SLOTS,
        pieces.SLOT_EFFECTS,
        pieces.SITES,
        pieces.SITE_EFFECTS,
        pieces.DISCOVERY,
        pieces.BONUSES,
        pieces.TEMPLE,
        pieces.TRACKS,
        pieces.SETUP,
        pieces.RIVAL,
    )
    plain = _without_readings(msgspec.to_builtins(tables, str_keys=True))
    kinds = [kind.__name__ for kind in _STEP]
    return sha256(encode([VERSION, _SIZES, kinds, plain])).hexdigest()


def _without_readings(value: Any) -> Any:
    """Why a card is read as it is changes nothing."""
    if isinstance(value, dict):
        return {key: _without_readings(each) for key, each in value.items() if key != "reading"}
    return [_without_readings(each) for each in value] if isinstance(value, list | tuple) else value


# The whole


def features(state: State, seat: Seat, root: State | None = None, before: Features | None = None) -> Features:
    """The position as the seat can tell it; with `root` and how that was described, by difference."""
    if root is None or before is None:
        return _whole(state, seat)
    return _changed(state, seat, root, before)


def _whole(state: State, seat: Seat) -> Features:
    """Part by part, in the order of `_SIZES`."""
    side, own = state.options.side, state.players[seat]
    hand, play = _held(own)
    mine = points(state, seat)
    others = [points(state, other) for other in _opponents(state, seat)]
    best, first = max(others), others[0]
    parts = (
        _goods(_START["own.goods"], own.goods),
        _bag(_START["own.hand"], hand),
        _bag(_START["own.play"], play),
        _bag(_START["own.aside"], own.aside),
        _deck(own.deck),
        _staff_of("own.staff", own),
        _employees(_START["own.employees"], own.employees),
        _allies(_START["own.allies"], own.allies),
        _tokens(_START["own.tokens"], side, own.glass, own.notebook),
        _temple(_START["own.temple"], own.temple),
        _means_of(state, seat),
        _afford(state.row, own.goods.coin, own.goods.compass),
        *_others(state, seat),
        _rival(state.rival, side),
        _sites(state.spaces, state.tiles, state.guards, state.idols, seat),
        _row(state.row),
        _supply_of(state),
        _bonuses(side, state.bonuses),
        _table_of(state, seat),
        _work(state.pending, state.tiles, state.guards, side),
        _points(mine, best, first),
    )
    return Features(parts, mine, best, first)


def _changed(state: State, seat: Seat, root: State, before: Features) -> Features:
    """What is not as it was: fields that are still the same thing are described in the same way.

    The numbers are those of the parts in `_whole`, which says the same more slowly.
    """
    side, old = state.options.side, before.parts
    own, was = state.players[seat], root.players[seat]
    found: list[tuple[int, Part]] = []
    sites_same = (
        state.spaces is root.spaces
        and state.guards is root.guards
        and state.tiles is root.tiles
        and state.idols is root.idols
    )
    row_same = state.row is root.row
    means_same = sites_same
    if own is not was:
        goods_same = own.goods is was.goods
        if not goods_same:
            found.append((0, _goods(_OWN_GOODS, own.goods)))
            means_same = False
        if own.hand is not was.hand or own.play is not was.play or own.laid is not was.laid:
            hand, play = _held(own)
            found.append((1, _bag(_OWN_HAND, hand)))
            found.append((2, _bag(_OWN_PLAY, play)))
        if own.aside is not was.aside:
            found.append((3, _bag(_OWN_ASIDE, own.aside)))
        if own.deck is not was.deck:
            found.append((4, _deck(own.deck)))
        found.append((5, _staff_of("own.staff", own)))
        if own.employees is not was.employees:
            found.append((6, _employees(_OWN_EMPLOYEES, own.employees)))
        if own.allies is not was.allies:
            found.append((7, _allies(_OWN_ALLIES, own.allies)))
        if own.glass is not was.glass or own.notebook is not was.notebook:
            found.append((8, _tokens(_OWN_TOKENS, side, own.glass, own.notebook)))
            means_same = False
        if own.temple is not was.temple:
            found.append((9, _temple(_OWN_TEMPLE, own.temple)))
        if own.idols != was.idols:
            means_same = False
        if not (row_same and goods_same):
            found.append((11, _afford(state.row, own.goods.coin, own.goods.compass)))
    elif not row_same:
        found.append((11, _afford(state.row, own.goods.coin, own.goods.compass)))
    if not means_same:
        found.append((10, _means_of(state, seat)))
    others_same = _are_same_but(state.players, root.players, seat)
    if not others_same:
        found += enumerate(_others(state, seat), 12)
    if state.rival is not root.rival:
        found.append((28, _rival(state.rival, side)))
        others_same = False
    if not sites_same:
        found.append((29, _sites(state.spaces, state.tiles, state.guards, state.idols, seat)))
    if not row_same:
        found.append((30, _row(state.row)))
    if (
        state.supply is not root.supply
        or state.rescue is not root.rescue
        or state.under is not root.under
        or state.rescue_under != root.rescue_under
    ):
        found.append((31, _supply_of(state)))
    if state.bonuses is not root.bonuses:
        found.append((32, _bonuses(side, state.bonuses)))
    found.append((33, _table_of(state, seat)))
    if state.pending is not root.pending or (state.pending and not sites_same):
        found.append((34, _work(state.pending, state.tiles, state.guards, side)))
    arrived = state.arrivals is not root.arrivals
    mine = points(state, seat) if own is not was or arrived else before.own
    if others_same and not arrived:
        best, first = before.other, before.first
    else:
        others = [points(state, other) for other in _opponents(state, seat)]
        best, first = max(others), others[0]
    if mine != before.own or best != before.other or first != before.first:
        found.append((35, _points(mine, best, first)))
    return Features(None, mine, best, first, before, [each for each in found if each[1] is not old[each[0]]])


def _are_same_but(players: tuple[Player, ...], were: tuple[Player, ...], seat: Seat) -> bool:
    """Whether nothing has changed for anybody but the seat."""
    if len(players) == 1 or players is were:
        return True
    return all(one is other for number, (one, other) in enumerate(zip(players, were, strict=True)) if number != seat)


def _held(own: Player) -> tuple[Bag, Bag]:
    """The hand, and the play area with what was laid away of the hand (AR 10.2)."""
    if not own.laid:
        return own.hand, own.play
    kept = own.hand
    for card in own.laid:
        at = kept.index(card)
        kept = kept[:at] + kept[at + 1 :]
    return kept, tuple(sorted(own.play + own.laid))


def _means_of(state: State, seat: Seat) -> Part:
    own = state.players[seat]
    guards = _guardians_at(state.spaces, state.guards, seat)
    return _means(state.options.side, own.goods, own.idols, own.glass, own.notebook, guards)


def _supply_of(state: State) -> Part:
    return _supply(state.supply, state.under, state.rescue[:1], state.rescue_under + len(state.rescue))


def _opponents(state: State, seat: Seat) -> list[Seat]:
    """The other seats, the next one first; alone, the rival's."""
    seats = len(state.players)
    return [state.rival_seat] if seats == 1 else [(seat + number) % seats for number in range(1, seats)]


def _others(state: State, seat: Seat) -> list[Part]:
    side = state.options.side
    seats = len(state.players)
    if seats == 1:
        return [_NONE] * 16
    first = state.players[(seat + 1) % seats]
    rest = [state.players[(seat + number) % seats] for number in range(2, seats)]
    return [
        _goods(_START["next.goods"], first.goods),
        _unseen(_START["next.unseen"], first.hand, first.deck, first.aside),
        _bag(_START["next.play"], first.play),
        _size(_START["next.hand"], len(first.hand)),
        *_open(first, side, "next"),
        _sum(_goods(_START["rest.goods"], each.goods) for each in rest),
        _sum(_size(_START["rest.hand"], len(each.hand)) for each in rest),
        *map(_sum, zip(*(_open(each, side, "rest") for each in rest), strict=True)),
        *([_NONE] * 5 if not rest else []),
    ]


def _open(player: Player, side: Side, who: str) -> list[Part]:
    """What lies open of an opponent, cards aside."""
    return [
        _staff_of(f"{who}.staff", player),
        _employees(_START[f"{who}.employees"], player.employees),
        _allies(_START[f"{who}.allies"], player.allies),
        _tokens(_START[f"{who}.tokens"], side, player.glass, player.notebook),
        _temple(_START[f"{who}.temple"], player.temple),
    ]


# Parts

_NONE: Part = (np.zeros(0, np.int32), np.zeros(0, np.float32))


def _part(columns: dict[int, float]) -> Part:
    kept = {column: value for column, value in columns.items() if value}
    return np.fromiter(kept, np.int32, len(kept)), np.fromiter(kept.values(), np.float32, len(kept))


def _sum(parts: Iterable[Part]) -> Part:
    known = list(parts)
    if not known:
        return _NONE
    return np.concatenate([part[0] for part in known]), np.concatenate([part[1] for part in known])


def _count(columns: dict[int, float], at: int, number: int, most: int) -> int:
    """A column for each one that is there, up to so many; where the next columns begin."""
    for each in range(min(number, most)):
        columns[at + each] = 1.0
    return at + most


@lru_cache(maxsize=1 << 13)
def _goods(start: int, goods: Goods) -> Part:
    columns: dict[int, float] = {}
    at = start
    for number in (goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel):
        at = _count(columns, at, number, 6)
        columns[at] = number / 5
        at += 1
    return _part(columns)


@lru_cache(maxsize=1 << 15)
def _bag(start: int, bag: Bag) -> Part:
    columns: dict[int, float] = {}
    for card in bag:
        column = start + _CARD[card]
        columns[column] = columns.get(column, 0.0) + 1
    at = _count(columns, start + _CARDS, len(bag), _LONG)
    columns[at] = len(bag) / 10
    return _part(columns)


@lru_cache(maxsize=1 << 14)
def _unseen(start: int, hand: Bag, deck: Layers, aside: Bag) -> Part:
    return _bag(start, tuple(sorted(chain(hand, aside, *deck))))


@lru_cache(maxsize=1 << 8)
def _size(start: int, number: int) -> Part:
    columns: dict[int, float] = {}
    columns[_count(columns, start, number, _LONG)] = number / 10
    return _part(columns)


@lru_cache(maxsize=1 << 14)
def _deck(deck: Layers) -> Part:
    """By card, and how many of each may be expected in the next hand (AR 3.1)."""
    columns: dict[int, float] = {}
    start, left, cards = _START["own.deck"], float(SETUP.hand), 0
    for layer in deck:
        share = min(1.0, left / len(layer))
        for card in layer:
            column = start + _CARD[card]
            columns[column] = columns.get(column, 0.0) + 1
            columns[column + _CARDS] = columns.get(column + _CARDS, 0.0) + share
        left = max(0.0, left - len(layer))
        cards += len(layer)
    columns[_count(columns, start + 2 * _CARDS, cards, _LONG)] = cards / 10
    return _part(columns)


def _staff_of(name: str, own: Player) -> Part:
    return _staff(
        _START[name], own.home, own.idols, own.slots, own.fear_tiles, own.planes, own.warded, own.passed, own.undecided
    )


@lru_cache(maxsize=1 << 12)
def _staff(
    start: int, home: int, idols: int, slots: int, tiles: int, planes: bool, warded: bool, passed: bool, undecided: int
) -> Part:
    columns: dict[int, float] = {start + home: 1.0}
    at = _count(columns, start + 3, idols, 6)
    at = _count(columns, at, slots, 4)
    at = _count(columns, at, idols + slots, 7)
    at = _count(columns, at, tiles, 3)
    for value in (planes, warded, passed, undecided / 5):
        columns[at] = float(value)
        at += 1
    return _part(columns)


@lru_cache(maxsize=1 << 13)
def _employees(start: int, employees: tuple[Employee, ...]) -> Part:
    columns: dict[int, float] = {}
    for each in employees:
        at = start + 4 * _ASSISTANT[each.assistant] + each.gold
        columns[at] = 1.0
        columns[at + 2] = float(each.ready)
    _count(columns, start + 4 * len(_ASSISTANT), len(employees), 2)
    return _part(columns)


@lru_cache(maxsize=1 << 13)
def _allies(start: int, allies: tuple[Ally, ...]) -> Part:
    columns = {start + _GUARDIAN[each.guardian]: 1.0 for each in allies if each.boon}
    _count(columns, start + len(_GUARDIAN), len(allies), 6)
    return _part(columns)


@lru_cache(maxsize=1 << 12)
def _tokens(start: int, side: Side, glass: str, notebook: str) -> Part:
    columns = {start + _SPACE[side][glass]: 1.0, start + _SPACES + _SPACE[side][notebook]: 1.0}
    at = _count(columns, start + 2 * _SPACES, ROWS[side][glass], _ROWS)
    _count(columns, at, ROWS[side][notebook], _ROWS)
    return _part(columns)


@lru_cache(maxsize=1 << 12)
def _temple(start: int, temple: Bag) -> Part:
    columns: dict[int, float] = {}
    for stack in temple:
        columns[start + _STACK[stack]] = columns.get(start + _STACK[stack], 0.0) + 1
    _count(columns, start + len(_STACK), len(temple), 4)
    return _part(columns)


@lru_cache(maxsize=1 << 13)
def _guardians_at(spaces: tuple[tuple[int, ...], ...], guards: tuple[str | None, ...], seat: Seat) -> Bag:
    return tuple([guard for here, guard in zip(spaces, guards, strict=True) if guard is not None and seat in here])


@lru_cache(maxsize=1 << 15)
def _means(side: Side, goods: Goods, idols: int, glass: str, notebook: str, guards: Bag) -> Part:
    """What could be paid for now, and what is missing for the next step of each token."""
    columns: dict[int, float] = {}
    at = _START["own.means"]
    _step(columns, at, side, glass, "glass", goods, idols)
    at += 12
    if ROWS[side][notebook] < ROWS[side][glass]:
        _step(columns, at, side, notebook, "notebook", goods, idols)
    at += 12
    if glass == TEMPLE_SPACE:
        for number, stack in enumerate(TEMPLE):
            columns[at + number] = float(goods.covers(temple_price(side, stack)))
    at += len(_STACK)
    _count(columns, at, sum([goods.covers(guardian_price(guard).goods) for guard in guards]), 2)
    return _part(columns)


def _step(columns: dict[int, float], at: int, side: Side, origin: str, token: str, goods: Goods, idols: int) -> None:
    """What is missing for the cheapest step up of a token, if there is one."""
    have = (goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel)
    least = 99
    missing: tuple[int, ...] = ()
    for prices, crates in _steps_up(side, origin, token):
        short = tuple([price - own if price > own else 0 for price, own in zip(prices, have, strict=True)])
        total = sum(short) + (2 * (crates - idols) if crates > idols else 0)
        if total < least:
            least, missing = total, short
    if not missing:
        return
    columns[at] = 1.0
    columns[at + 1] = float(least == 0)
    for number, each in enumerate(missing):
        columns[at + 2 + number] = each / 2
    _count(columns, at + 7, least, 5)


@cache
def _steps_up(side: Side, origin: str, token: str) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Where a token may go from a space, as what that costs: resources, and idols; the notebook stays outside."""
    return tuple(
        (tuple(getattr(price.goods, each) for each in RESOURCES), price.idols)
        for to, price in bridges_from(side, origin).items()
        if not (token == "notebook" and to == TEMPLE_SPACE)
    )


@lru_cache(maxsize=1 << 14)
def _afford(row: tuple[str | None, ...], coins: int, compasses: int) -> Part:
    prices, start = card_prices(), _START["own.afford"]
    purse = Goods(coin=coins, compass=compasses)
    return _part({start + _CARD[card]: 1.0 for card in row if card is not None and purse.covers(prices[card])})


@lru_cache(maxsize=1 << 12)
def _rival(rival: Rival | None, side: Side) -> Part:
    if rival is None:
        return _NONE
    at = _START["rival"]
    columns: dict[int, float] = {at + _RIVAL_TILE[tile]: 1.0 for tile in rival.tiles}
    at += len(_RIVAL_TILE)
    for tile in rival.left:
        columns[at + _RIVAL_TILE[tile]] = 1.0
    at += len(_RIVAL_TILE)
    columns[at], columns[at + 1] = float(rival.arrow == "left"), float(rival.arrow == "right")
    columns[at + 2] = len(rival.left) / 10
    at += 3
    columns[at + _SPACE[side][rival.glass]] = 1.0
    at += _SPACES
    for stack in rival.temple:
        columns[at + _STACK[stack]] = columns.get(at + _STACK[stack], 0.0) + 1
    at += len(_STACK)
    for idol in rival.idols:
        columns[at + _IDOL[idol]] = 1.0
    at += len(_IDOL)
    columns[at], columns[at + 1], columns[at + 2] = rival.copies / 3, len(rival.guardians) / 3, len(rival.cards) / 5
    return _part(columns)


@lru_cache(maxsize=1 << 14)
def _sites(
    spaces: tuple[tuple[int, ...], ...],
    tiles: tuple[str | None, ...],
    guards: tuple[str | None, ...],
    idols: tuple[str | None, ...],
    seat: Seat,
) -> Part:
    columns: dict[int, float] = {}
    start = _START["sites"]
    of_tiles = start + 5 * len(SITES)
    of_guardians = of_tiles + 3 * len(_TILE)
    of_idols = of_guardians + 2 * len(_GUARDIAN)
    haunted = 0
    for number, here in enumerate(spaces):
        at = start + 5 * number
        free, own = here.count(FREE), here.count(seat)
        columns[at], columns[at + 1] = float(free), float(own)
        columns[at + 2] = float(sum(who >= 0 for who in here) - own)
        tile, guard, idol = tiles[number], guards[number], idols[number]
        if tile is not None:
            columns[at + 3] = 1.0
            place = of_tiles + 3 * _TILE[tile]
            columns[place], columns[place + 1], columns[place + 2] = 1.0, float(free), float(own)
        if guard is not None:
            columns[at + 4] = 1.0
            place = of_guardians + 2 * _GUARDIAN[guard]
            columns[place], columns[place + 1] = 1.0, float(own > 0)
            haunted += own
        if idol is not None:
            place = of_idols + 2 * _IDOL[idol] + SITES[number].level - 1
            columns[place] = columns.get(place, 0.0) + 1
    _count(columns, of_idols + 2 * len(_IDOL), haunted, 3)
    return _part(columns)


@lru_cache(maxsize=1 << 13)
def _row(row: tuple[str | None, ...]) -> Part:
    return _part({_START["row"] + _CARD[card]: 1.0 for card in row if card is not None})


@lru_cache(maxsize=1 << 12)
def _supply(supply: tuple[str | None, ...], under: tuple[int, ...], top: tuple[str, ...], rescue: int) -> Part:
    start = _START["supply"]
    columns: dict[int, float] = {start + _ASSISTANT[each]: 1.0 for each in supply if each is not None}
    start += len(_ASSISTANT)
    columns |= {start + _ASSISTANT[each]: 1.0 for each in top}
    start += len(_ASSISTANT)
    columns |= {start + number: each / 4 for number, each in enumerate(under)}
    columns[start + 4] = rescue / 3
    return _part(columns)


@lru_cache(maxsize=1 << 12)
def _bonuses(side: Side, bonuses: tuple[tuple[str, ...], ...]) -> Part:
    columns: dict[int, float] = {}
    spaces = TRACKS[side].space
    for space, tiles in zip(spaces, bonuses, strict=True):
        for tile in tiles:
            column = _START["bonuses"] + _SPACE[side][space.id] * len(_BONUS) + _BONUS[tile]
            columns[column] = columns.get(column, 0.0) + 1
    return _part(columns)


def _table_of(state: State, seat: Seat) -> Part:
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
    at = _START["table"]
    for left in temple:
        columns[at], columns[at + 1] = left / 3, float(left > 0)
        at += 2
    at = _count(columns, at, fear, 3)
    columns[at] = fear / 20
    at = _count(columns, at + 1, arrivals, 3)
    columns[at + number - 1] = 1.0
    at += SETUP.rounds
    columns[at + order] = 1.0
    at += 4
    columns[at], columns[at + 1], columns[at + 2] = float(own), float(acted), float(keeping)
    at += 3
    for icon in icons:
        columns[at + _ICON[icon]] = columns.get(at + _ICON[icon], 0.0) + 1
    columns[at + 4] = len(icons) / 3
    at += 5
    columns[at] = 1.0
    columns[at + players] = 1.0
    at += 6
    columns[at + (side == "snake")] = 1.0
    at += 2
    columns[at], columns[at + 1] = items / 40, artifacts / 35
    return _part(columns)


_FIRST, _THERE, _WITHIN = 0, _STEPS, 2 * _STEPS
_GAIN = 3 * _STEPS
_GAIN_WITHIN = _GAIN + 5
_WAY = _GAIN_WITHIN + 5
_OFF = _WAY + 4
_PAID = _OFF + 4
_SITE = _PAID + 1
_SITE_TILE = _SITE + len(SITES)
_SITE_GUARD = _SITE_TILE + len(_TILE)
_GLASS = _SITE_GUARD + len(_GUARDIAN)
_NOTEBOOK = _GLASS + _SPACES
_CLAIM = _NOTEBOOK + _SPACES
_USED = _CLAIM + len(_STACK)
_MORE = _USED + _CARDS


@lru_cache(maxsize=1 << 15)
def _work(work: Work, tiles: tuple[str | None, ...], guards: tuple[str | None, ...], side: Side) -> Part:
    start = _START["work"]
    columns: dict[int, float] = {}
    if work:
        columns[_FIRST + _STEP[type(work[0])]] = 1.0
        _walk(columns, work, tiles, guards, side, False)
    else:
        columns[_MORE + 7] = 1.0
    return _part({start + column: value for column, value in columns.items()})


def _walk(
    columns: dict[int, float],
    work: Work,
    tiles: tuple[str | None, ...],
    guards: tuple[str | None, ...],
    side: Side,
    within: bool,
) -> None:
    """Everything that is to be done; `within` a choice or behind a price it may come to nothing."""

    def more(column: int, by: float = 1.0) -> None:
        columns[column] = columns.get(column, 0.0) + by

    for step in work:
        more((_WITHIN if within else _THERE) + _STEP[type(step)])
        goods = getattr(step, "goods", None)
        if goods is not None:
            sign = -1 if isinstance(step, Price | Payment) else 1
            for number, each in enumerate((goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel)):
                more((_GAIN_WITHIN if within else _GAIN) + number, sign * each)
        site = getattr(step, "site", None)
        if site is not None:
            number = SITE_NUMBERS[site]
            tile, guard = tiles[number], guards[number]
            columns[_SITE + number] = 1.0
            if tile is not None:
                columns[_SITE_TILE + _TILE[tile]] = 1.0
            if guard is not None:
                columns[_SITE_GUARD + _GUARDIAN[guard]] = 1.0
        level = getattr(step, "level", SITES[SITE_NUMBERS[site]].level if site is not None else None)
        if level is not None:
            more(_MORE + level)
        match step:
            case Payment(travel=travel, discount=discount, cards=cards, then=then):
                for icon in travel:
                    more(_WAY + _ICON[icon])
                for icon in discount:
                    more(_OFF + _ICON[icon])
                more(_PAID, cards)
                _walk(columns, then, tiles, guards, side, within)
            case Price(travel=travel, cards=cards, then=then):
                for icon in travel:
                    more(_WAY + _ICON[icon])
                more(_PAID, cards)
                _walk(columns, then, tiles, guards, side, True)
            case Choose(options=options):
                for option in options:
                    _walk(columns, option, tiles, guards, side, True)
            case Order(row=row, bonus=bonus):
                _walk(columns, row + bonus, tiles, guards, side, within)
            case Advance(token=token, to=to):
                columns[(_GLASS if token == "glass" else _NOTEBOOK) + _SPACE[side][to]] = 1.0
            case Claiming(stack=stack):
                columns[_CLAIM + _STACK[stack]] = 1.0
            case UseArtifact(card=card):
                columns[_USED + _CARD[card]] = 1.0
            case Draw(cards=cards):
                more(_MORE + 3, cards)
            case Study(notebook=notebook, free=free):
                more(_MORE + 4, notebook)
                more(_MORE + 5, free)
            case _:
                pass


@lru_cache(maxsize=1 << 13)
def _points(own: int, best: int, first: int) -> Part:
    at = _START["points"]
    return _part({at: own / 30, at + 1: best / 30, at + 2: (own - best) / 20, at + 3: (own - first) / 20, at + 4: 1.0})


# Points as they stand

_SLOTS_LEFT = [sum(SLOTS[number:]) for number in range(len(SLOTS) + 1)]


def points(state: State, seat: Seat) -> int:
    """The points of a seat, or of the rival, as they stand: those of `rules.scoring`, sooner."""
    side, arrivals = state.options.side, state.arrivals
    place = arrivals.index(seat) if seat in arrivals else 0
    if seat == len(state.players):
        rival = state.rival
        assert rival is not None
        return (
            _glass_points(side, rival.glass, place)
            + sum(TEMPLE[stack].points for stack in rival.temple)
            + IDOL_POINTS * len(rival.idols)
            + (IDOL_POINTS - 1) * rival.copies
            + SETUP.guardian_points * len(rival.guardians)
            + _card_points(rival.cards)
        )
    player = state.players[seat]
    return (
        _glass_points(side, player.glass, place)
        + _notebook_points(side, player.notebook)
        + sum([TEMPLE[stack].points for stack in player.temple])
        + IDOL_POINTS * (player.idols + player.slots)
        + _SLOTS_LEFT[player.slots]
        + SETUP.guardian_points * len(player.allies)
        + _card_points(player.hand)
        + _card_points(player.play)
        + _card_points(player.aside)
        + _deck_points(player.deck)
        + SETUP.fear_tile_points * player.fear_tiles
    )


@lru_cache(maxsize=1 << 15)
def _card_points(bag: Bag) -> int:
    return sum(CARDS[card].points for card in bag)


@lru_cache(maxsize=1 << 14)
def _deck_points(deck: Layers) -> int:
    return sum(CARDS[card].points for layer in deck for card in layer)


@cache
def _glass_points(side: Side, space: str, place: int) -> int:
    if space == TEMPLE_SPACE:
        return TRACKS[side].places[place]
    row = ROWS[side][space]
    return TRACKS[side].row[row - 1].glass_points if row else 0


@cache
def _notebook_points(side: Side, space: str) -> int:
    row = ROWS[side][space]
    return TRACKS[side].row[row - 1].notebook_points if row else 0
