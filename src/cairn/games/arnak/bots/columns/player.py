"""Columns for a player: resources, cards, assistants, guardians, tokens, and what is affordable."""

from functools import cache, lru_cache
from itertools import chain

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.layout import (
    ASSISTANT,
    CARD,
    CARD_KINDS,
    GUARDIAN,
    MAX_COUNTED,
    NOTHING,
    ROW_COUNT,
    SPACE,
    SPACE_COUNT,
    STACK,
    START,
    Part,
    join_parts,
    make_part,
    write_count,
)
from cairn.games.arnak.effects.goods import RESOURCES, Goods
from cairn.games.arnak.rules.pieces import SETUP, TEMPLE, Side
from cairn.games.arnak.rules.prices import bridge_prices, card_prices, guardian_price, temple_price
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Ally, Bag, Employee, Layers, Player, State


@lru_cache(maxsize=1 << 13)
def goods_columns(start: int, goods: Goods) -> Part:
    """Each resource in unary up to six, and as a number."""
    columns: dict[int, float] = {}
    at = start
    for number in (goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel):
        at = write_count(columns, at, number, 6)
        columns[at] = number / 5
        at += 1
    return make_part(columns)


# Cards


def hand_and_play_area(own: Player) -> tuple[Bag, Bag]:
    """The hand without the cards put away, and the play area with them (AR 10.2)."""
    if not own.laid:
        return own.hand, own.play
    kept = own.hand
    for card in own.laid:
        at = kept.index(card)
        kept = kept[:at] + kept[at + 1 :]
    return kept, tuple(sorted(own.play + own.laid))


@lru_cache(maxsize=1 << 15)
def bag_columns(start: int, bag: Bag) -> Part:
    """Cards of a bag, and their number."""
    columns: dict[int, float] = {}
    for card in bag:
        column = start + CARD[card]
        columns[column] = columns.get(column, 0.0) + 1
    at = write_count(columns, start + CARD_KINDS, len(bag), MAX_COUNTED)
    columns[at] = len(bag) / 10
    return make_part(columns)


@lru_cache(maxsize=1 << 14)
def unseen_columns(start: int, hand: Bag, deck: Layers, aside: Bag) -> Part:
    """All hidden cards of an opponent, as one bag."""
    return bag_columns(start, tuple(sorted(chain(hand, aside, *deck))))


@lru_cache(maxsize=1 << 8)
def size_columns(start: int, number: int) -> Part:
    """The number of cards."""
    columns: dict[int, float] = {}
    columns[write_count(columns, start, number, MAX_COUNTED)] = number / 10
    return make_part(columns)


@lru_cache(maxsize=1 << 14)
def deck_columns(deck: Layers) -> Part:
    """Cards of the deck, and the expected number of each in the next hand (AR 3.1)."""
    columns: dict[int, float] = {}
    start, left, cards = START["own.deck"], float(SETUP.hand), 0
    for layer in deck:
        share = min(1.0, left / len(layer))
        for card in layer:
            column = start + CARD[card]
            columns[column] = columns.get(column, 0.0) + 1
            columns[column + CARD_KINDS] = columns.get(column + CARD_KINDS, 0.0) + share
        left = max(0.0, left - len(layer))
        cards += len(layer)
    columns[write_count(columns, start + 2 * CARD_KINDS, cards, MAX_COUNTED)] = cards / 10
    return make_part(columns)


# People, guardians, tokens


def staff_columns(name: str, own: Player) -> Part:
    """Archaeologists at home, idols, slots, fear tiles, and effects until the end of the round."""
    return _staff(
        START[name], own.home, own.idols, own.slots, own.fear_tiles, own.planes, own.warded, own.passed, own.undecided
    )


@lru_cache(maxsize=1 << 12)
def _staff(
    start: int, home: int, idols: int, slots: int, tiles: int, planes: bool, warded: bool, passed: bool, undecided: int
) -> Part:
    columns: dict[int, float] = {start + home: 1.0}
    at = write_count(columns, start + 3, idols, 6)
    at = write_count(columns, at, slots, 4)
    at = write_count(columns, at, idols + slots, 7)
    at = write_count(columns, at, tiles, 3)
    for value in (planes, warded, passed, undecided / 5):
        columns[at] = float(value)
        at += 1
    return make_part(columns)


@lru_cache(maxsize=1 << 13)
def employee_columns(start: int, employees: tuple[Employee, ...]) -> Part:
    """Assistants, silver or gold, and whether they are ready."""
    columns: dict[int, float] = {}
    for each in employees:
        at = start + 4 * ASSISTANT[each.assistant] + each.gold
        columns[at] = 1.0
        columns[at + 2] = float(each.ready)
    write_count(columns, start + 4 * len(ASSISTANT), len(employees), 2)
    return make_part(columns)


@lru_cache(maxsize=1 << 13)
def ally_columns(start: int, allies: tuple[Ally, ...]) -> Part:
    """Overcome guardians and unused boons."""
    columns = {start + GUARDIAN[each.guardian]: 1.0 for each in allies if each.boon}
    write_count(columns, start + len(GUARDIAN), len(allies), 6)
    return make_part(columns)


@lru_cache(maxsize=1 << 12)
def token_columns(start: int, side: Side, glass: str, notebook: str) -> Part:
    """The spaces and rows of glass and notebook."""
    columns = {start + SPACE[side][glass]: 1.0, start + SPACE_COUNT + SPACE[side][notebook]: 1.0}
    at = write_count(columns, start + 2 * SPACE_COUNT, ROWS[side][glass], ROW_COUNT)
    write_count(columns, at, ROWS[side][notebook], ROW_COUNT)
    return make_part(columns)


@lru_cache(maxsize=1 << 12)
def temple_columns(start: int, temple: Bag) -> Part:
    """Temple tiles."""
    columns: dict[int, float] = {}
    for stack in temple:
        columns[start + STACK[stack]] = columns.get(start + STACK[stack], 0.0) + 1
    write_count(columns, start + len(STACK), len(temple), 4)
    return make_part(columns)


# What is affordable


def means_columns(state: State, seat: Seat) -> Part:
    """What the seat can afford now, and what is missing for the next research."""
    own = state.players[seat]
    guards = _guardians_at(state.spaces, state.guards, seat)
    return _means(state.options.side, own.goods, own.idols, own.glass, own.notebook, guards)


@lru_cache(maxsize=1 << 13)
def _guardians_at(spaces: tuple[tuple[int, ...], ...], guards: tuple[str | None, ...], seat: Seat) -> Bag:
    return tuple([guard for here, guard in zip(spaces, guards, strict=True) if guard is not None and seat in here])


@lru_cache(maxsize=1 << 15)
def _means(side: Side, goods: Goods, idols: int, glass: str, notebook: str, guards: Bag) -> Part:
    """What is affordable now, and what is missing for the next research by each token."""
    columns: dict[int, float] = {}
    at = START["own.means"]
    _step(columns, at, side, glass, "glass", goods, idols)
    at += 12
    if ROWS[side][notebook] < ROWS[side][glass]:
        _step(columns, at, side, notebook, "notebook", goods, idols)
    at += 12
    if glass == TEMPLE_SPACE:
        for number, stack in enumerate(TEMPLE):
            columns[at + number] = float(goods.covers(temple_price(side, stack)))
    at += len(STACK)
    write_count(columns, at, sum([goods.covers(guardian_price(guard).goods) for guard in guards]), 2)
    return make_part(columns)


def _step(columns: dict[int, float], at: int, side: Side, origin: str, token: str, goods: Goods, idols: int) -> None:
    """Write what is missing for the cheapest move of a token up the track, if there is one."""
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
    write_count(columns, at + 7, least, 5)


@cache
def _steps_up(side: Side, origin: str, token: str) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The costs of the bridges from a space: resources and idols; the notebook cannot enter the temple."""
    return tuple(
        (tuple(getattr(price.goods, each) for each in RESOURCES), price.idols)
        for to, price in bridge_prices(side, origin).items()
        if not (token == "notebook" and to == TEMPLE_SPACE)
    )


@lru_cache(maxsize=1 << 14)
def affordable_columns(row: tuple[str | None, ...], coins: int, compasses: int) -> Part:
    """Cards of the row that the seat can afford."""
    prices, start = card_prices(), START["own.afford"]
    purse = Goods(coin=coins, compass=compasses)
    return make_part({start + CARD[card]: 1.0 for card in row if card is not None and purse.covers(prices[card])})


# Opponents


def opponent_columns(state: State, seat: Seat) -> list[Part]:
    """The next opponent, and the sum of the opponents after that."""
    side = state.options.side
    seats = len(state.players)
    if seats == 1:
        return [NOTHING] * 16
    first = state.players[(seat + 1) % seats]
    rest = [state.players[(seat + number) % seats] for number in range(2, seats)]
    return [
        goods_columns(START["next.goods"], first.goods),
        unseen_columns(START["next.unseen"], first.hand, first.deck, first.aside),
        bag_columns(START["next.play"], first.play),
        size_columns(START["next.hand"], len(first.hand)),
        *_public_columns(first, side, "next"),
        join_parts(goods_columns(START["rest.goods"], each.goods) for each in rest),
        join_parts(size_columns(START["rest.hand"], len(each.hand)) for each in rest),
        *map(join_parts, zip(*(_public_columns(each, side, "rest") for each in rest), strict=True)),
        *([NOTHING] * 5 if not rest else []),
    ]


def _public_columns(player: Player, side: Side, who: str) -> list[Part]:
    """The public parts of an opponent's board, without cards."""
    return [
        staff_columns(f"{who}.staff", player),
        employee_columns(START[f"{who}.employees"], player.employees),
        ally_columns(START[f"{who}.allies"], player.allies),
        token_columns(START[f"{who}.tokens"], side, player.glass, player.notebook),
        temple_columns(START[f"{who}.temple"], player.temple),
    ]
