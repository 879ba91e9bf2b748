"""Two plain, slow ways to count the worlds that a seat of The Lost Code cannot tell apart.

`Replayed` goes through the history as the seat saw it and keeps every world: a whole own rack, with the stones still
lying unseen. `physical` lists every arrangement of each symbol's stones over racks, stock and box, and throws out
those that show something else than what was seen. Neither knows anything of the other, or of `cairn.reason.beliefs`.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from math import factorial
from typing import TypeVar

from cairn.core.events import Event
from cairn.core.sight import Sight
from cairn.games.lost_code.rules.events import (
    Answer,
    Answered,
    Dealt,
    Drew,
    Happening,
    Revealed,
    Rolled,
    Swapped,
    Turned,
)
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.rules.table import Table

T = TypeVar("T")

Pool = frozenset[int]
World = tuple[tuple[int, ...], tuple[Pool, ...]]
"""The seat's own digits, and for each symbol the stones that lie in stock and box."""


def is_true(table: Table, bet: Answered, total: int) -> bool:
    """Whether the answer would be given if this were the sum (LC 5.2, 5.3)."""
    if bet.low <= total < bet.low + bet.width:
        return bet.answer is Answer.RIGHT
    if bet.width == min(wheel.width for wheel in table.wheels):
        return bet.answer is Answer.WRONG
    return bet.answer is (Answer.BELOW if total < bet.low else Answer.ABOVE)


class Replayed:
    """The worlds of one seat, brought up to date event by event. All are equally likely at every moment."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.dice: list[Symbol] = []
        self.worlds: list[World] = [((), ())]
        self._seen = 0

    def follow(self, sight: Sight[View, Happening]) -> Counter[tuple[int, ...]]:
        """Take in what is new in the history; how many deals there are for each code."""
        for event in sight.history[self._seen :]:
            self.worlds = [after for world in self.worlds for after in self._after(world, event)]
            self._notice(event)
        self._seen = len(sight.history)
        counted: Counter[tuple[int, ...]] = Counter()
        undealt = len(self.table.symbols) - len(self.worlds[0][1])
        for rack, pools in self.worlds:
            orders = factorial(self.table.digits) ** undealt
            for pool in pools:
                orders *= factorial(len(pool))  # in which order they lie in stock and box
            counted[rack] += orders
        return counted

    def _notice(self, event: Event) -> None:
        if isinstance(event, Rolled):
            self.dice = list(event.dice)
        elif isinstance(event, Turned):
            self.dice[self.dice.index(event.shown)] = event.to

    def _after(self, world: World, event: Event) -> Iterator[World]:
        rack, pools = world
        if isinstance(event, Dealt):
            unseen = frozenset(range(self.table.digits)) - {*event.digits, *event.nobodys}
            for digit in unseen:
                yield (*rack, digit), (*pools, unseen - {digit})
        elif isinstance(event, Drew) and event.digit is None:
            place = event.symbol.place
            for digit in pools[place]:
                yield _put(rack, place, digit), _put(pools, place, pools[place] - {digit})
        elif isinstance(event, Drew):
            place = event.symbol.place
            if event.digit in pools[place]:
                yield rack, _put(pools, place, pools[place] - {event.digit})
        elif isinstance(event, Swapped) and event.seat == self.seat:
            if rack[event.symbol.place] == event.digit:
                yield world
        elif isinstance(event, Answered) and event.seat == self.seat:
            if is_true(self.table, event, sum(rack[symbol.place] for symbol in self.dice)):
                yield world
        elif isinstance(event, Revealed) and event.seat == self.seat:
            if rack == event.rack:
                yield world
        else:
            yield world


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def physical(sight: Sight[View, Happening]) -> Counter[tuple[int, ...]]:
    """How many arrangements of all stones there are for each code, by listing those of each symbol."""
    histories = [_histories(sight, symbol) for symbol in sight.view.table.symbols]
    counted: Counter[tuple[int, ...]] = Counter()
    for combination in product(*(history.items() for history in histories)):
        stones = [own for own, _ in combination]
        if _answers_fit(sight, stones):
            deals = 1
            for _, arrangements in combination:
                deals *= arrangements
            counted[tuple(own[-1] for own in stones)] += deals
    return counted


def _histories(sight: Sight[View, Happening], symbol: Symbol) -> Counter[tuple[int, ...]]:
    """The seat's own stones of a symbol, one after the other, and in how many arrangements they come out so.

    An arrangement names the digits on the racks in order, then the stock from top to bottom, then the box.
    """
    view, table = sight.view, sight.view.table
    assert view.seat is not None
    known: list[tuple[int, int]] = []  # a place in the arrangement, and what was seen there
    own = [view.seat]  # the places from which the seat's own stones came
    drawn = table.racks
    for event in sight.history:
        if isinstance(event, Dealt) and event.symbol is symbol:
            known += [
                (owner, digit) for owner, digit in enumerate((*event.digits, *event.nobodys)) if digit is not None
            ]
        elif isinstance(event, Swapped) and event.symbol is symbol and event.seat == view.seat:
            known.append((own[-1], event.digit))
        elif isinstance(event, Drew) and event.symbol is symbol:
            if event.digit is None:
                own.append(drawn)
            else:
                known.append((drawn, event.digit))
            drawn += 1
    fitting = (
        stones for stones in _arrangements(table.digits) if all(stones[place] == digit for place, digit in known)
    )
    return Counter(tuple(stones[place] for place in own) for stones in fitting)


@cache
def _arrangements(digits: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(digits)))


def _answers_fit(sight: Sight[View, Happening], stones: list[tuple[int, ...]]) -> bool:
    view = sight.view
    at = [0 for _ in stones]
    dice: list[Symbol] = []
    for event in sight.history:
        if isinstance(event, Rolled):
            dice = list(event.dice)
        elif isinstance(event, Turned):
            dice[dice.index(event.shown)] = event.to
        elif isinstance(event, Drew) and event.seat == view.seat:
            at[event.symbol.place] += 1
        elif isinstance(event, Answered) and event.seat == view.seat:
            total = sum(stones[symbol.place][at[symbol.place]] for symbol in dice)
            if not is_true(view.table, event, total):
                return False
    return True
