"""What is a player's: goods, cards, people, tokens, and what can be paid for with them."""

from functools import cache, lru_cache
from itertools import chain

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.layout import (
    ASSISTANT,
    CARD,
    CARD_KINDS,
    GUARDIAN,
    LONG,
    NOTHING,
    ROW_COUNT,
    SPACE,
    SPACE_COUNT,
    STACK,
    START,
    Part,
    counted,
    part,
    summed,
)
from cairn.games.arnak.effects.goods import RESOURCES, Goods
from cairn.games.arnak.rules.pieces import SETUP, TEMPLE, Side
from cairn.games.arnak.rules.prices import bridge_prices, card_prices, guardian_price, temple_price
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Ally, Bag, Employee, Layers, Player, State


@lru_cache(maxsize=1 << 13)
def of_goods(start: int, goods: Goods) -> Part:
    """Coins, compasses, tablets, arrowheads and jewels: one by one up to six, and as a number."""
    columns: dict[int, float] = {}
    at = start
    for number in (goods.coin, goods.compass, goods.tablet, goods.arrowhead, goods.jewel):
        at = counted(columns, at, number, 6)
        columns[at] = number / 5
        at += 1
    return part(columns)


# Cards


def held(own: Player) -> tuple[Bag, Bag]:
    """The hand, and the play area with what was laid away of the hand (AR 10.2)."""
    if not own.laid:
        return own.hand, own.play
    kept = own.hand
    for card in own.laid:
        at = kept.index(card)
        kept = kept[:at] + kept[at + 1 :]
    return kept, tuple(sorted(own.play + own.laid))


@lru_cache(maxsize=1 << 15)
def of_bag(start: int, bag: Bag) -> Part:
    """By card, and how many there are."""
    columns: dict[int, float] = {}
    for card in bag:
        column = start + CARD[card]
        columns[column] = columns.get(column, 0.0) + 1
    at = counted(columns, start + CARD_KINDS, len(bag), LONG)
    columns[at] = len(bag) / 10
    return part(columns)


@lru_cache(maxsize=1 << 14)
def of_unseen(start: int, hand: Bag, deck: Layers, aside: Bag) -> Part:
    """All that an opponent holds out of sight, as one bag."""
    return of_bag(start, tuple(sorted(chain(hand, aside, *deck))))


@lru_cache(maxsize=1 << 8)
def of_size(start: int, number: int) -> Part:
    """How many cards there are."""
    columns: dict[int, float] = {}
    columns[counted(columns, start, number, LONG)] = number / 10
    return part(columns)


@lru_cache(maxsize=1 << 14)
def of_deck(deck: Layers) -> Part:
    """By card, and how many of each may be expected in the next hand (AR 3.1)."""
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
    columns[counted(columns, start + 2 * CARD_KINDS, cards, LONG)] = cards / 10
    return part(columns)


# People, guardians, tokens


def of_staff(name: str, own: Player) -> Part:
    """Archaeologists at home, idols, slots, fear tiles, and what lasts until the round ends."""
    return _staff(
        START[name], own.home, own.idols, own.slots, own.fear_tiles, own.planes, own.warded, own.passed, own.undecided
    )


@lru_cache(maxsize=1 << 12)
def _staff(
    start: int, home: int, idols: int, slots: int, tiles: int, planes: bool, warded: bool, passed: bool, undecided: int
) -> Part:
    columns: dict[int, float] = {start + home: 1.0}
    at = counted(columns, start + 3, idols, 6)
    at = counted(columns, at, slots, 4)
    at = counted(columns, at, idols + slots, 7)
    at = counted(columns, at, tiles, 3)
    for value in (planes, warded, passed, undecided / 5):
        columns[at] = float(value)
        at += 1
    return part(columns)


@lru_cache(maxsize=1 << 13)
def of_employees(start: int, employees: tuple[Employee, ...]) -> Part:
    """Assistants, silver or gold, and whether they are ready."""
    columns: dict[int, float] = {}
    for each in employees:
        at = start + 4 * ASSISTANT[each.assistant] + each.gold
        columns[at] = 1.0
        columns[at + 2] = float(each.ready)
    counted(columns, start + 4 * len(ASSISTANT), len(employees), 2)
    return part(columns)


@lru_cache(maxsize=1 << 13)
def of_allies(start: int, allies: tuple[Ally, ...]) -> Part:
    """Guardians that were overcome, and boons that are left."""
    columns = {start + GUARDIAN[each.guardian]: 1.0 for each in allies if each.boon}
    counted(columns, start + len(GUARDIAN), len(allies), 6)
    return part(columns)


@lru_cache(maxsize=1 << 12)
def of_tokens(start: int, side: Side, glass: str, notebook: str) -> Part:
    """Where glass and notebook stand."""
    columns = {start + SPACE[side][glass]: 1.0, start + SPACE_COUNT + SPACE[side][notebook]: 1.0}
    at = counted(columns, start + 2 * SPACE_COUNT, ROWS[side][glass], ROW_COUNT)
    counted(columns, at, ROWS[side][notebook], ROW_COUNT)
    return part(columns)


@lru_cache(maxsize=1 << 12)
def of_temple(start: int, temple: Bag) -> Part:
    """Temple tiles."""
    columns: dict[int, float] = {}
    for stack in temple:
        columns[start + STACK[stack]] = columns.get(start + STACK[stack], 0.0) + 1
    counted(columns, start + len(STACK), len(temple), 4)
    return part(columns)


# What can be paid for


def of_means(state: State, seat: Seat) -> Part:
    """What the seat could pay for now."""
    own = state.players[seat]
    guards = _guardians_at(state.spaces, state.guards, seat)
    return _means(state.options.side, own.goods, own.idols, own.glass, own.notebook, guards)


@lru_cache(maxsize=1 << 13)
def _guardians_at(spaces: tuple[tuple[int, ...], ...], guards: tuple[str | None, ...], seat: Seat) -> Bag:
    return tuple([guard for here, guard in zip(spaces, guards, strict=True) if guard is not None and seat in here])


@lru_cache(maxsize=1 << 15)
def _means(side: Side, goods: Goods, idols: int, glass: str, notebook: str, guards: Bag) -> Part:
    """What could be paid for now, and what is missing for the next step of each token."""
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
    counted(columns, at, sum([goods.covers(guardian_price(guard).goods) for guard in guards]), 2)
    return part(columns)


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
    counted(columns, at + 7, least, 5)


@cache
def _steps_up(side: Side, origin: str, token: str) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Where a token may go from a space, as what that costs: resources, and idols; the notebook stays outside."""
    return tuple(
        (tuple(getattr(price.goods, each) for each in RESOURCES), price.idols)
        for to, price in bridge_prices(side, origin).items()
        if not (token == "notebook" and to == TEMPLE_SPACE)
    )


@lru_cache(maxsize=1 << 14)
def of_affordable(row: tuple[str | None, ...], coins: int, compasses: int) -> Part:
    """Cards of the row that the seat could buy."""
    prices, start = card_prices(), START["own.afford"]
    purse = Goods(coin=coins, compass=compasses)
    return part({start + CARD[card]: 1.0 for card in row if card is not None and purse.covers(prices[card])})


# Opponents


def of_others(state: State, seat: Seat) -> list[Part]:
    """The next opponent, and the sum of those after that."""
    side = state.options.side
    seats = len(state.players)
    if seats == 1:
        return [NOTHING] * 16
    first = state.players[(seat + 1) % seats]
    rest = [state.players[(seat + number) % seats] for number in range(2, seats)]
    return [
        of_goods(START["next.goods"], first.goods),
        of_unseen(START["next.unseen"], first.hand, first.deck, first.aside),
        of_bag(START["next.play"], first.play),
        of_size(START["next.hand"], len(first.hand)),
        *_open(first, side, "next"),
        summed(of_goods(START["rest.goods"], each.goods) for each in rest),
        summed(of_size(START["rest.hand"], len(each.hand)) for each in rest),
        *map(summed, zip(*(_open(each, side, "rest") for each in rest), strict=True)),
        *([NOTHING] * 5 if not rest else []),
    ]


def _open(player: Player, side: Side, who: str) -> list[Part]:
    """What lies open of an opponent, cards aside."""
    return [
        of_staff(f"{who}.staff", player),
        of_employees(START[f"{who}.employees"], player.employees),
        of_allies(START[f"{who}.allies"], player.allies),
        of_tokens(START[f"{who}.tokens"], side, player.glass, player.notebook),
        of_temple(START[f"{who}.temple"], player.temple),
    ]
