"""Counts the deals for each combination of answers to one question, exactly.

With two players the code itself answers. With three and four, deals are listed one by one if they are few. Otherwise
two symmetries keep the count small: tiles that no answer so far and no answer to this question can distinguish are
interchangeable, so centres that differ only in those are counted once; and players with the same possible hands are
interchangeable, so their answers are counted in one order only.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import inf
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.games.break_code.belief.masks import FIVES, Flags, Ints, Space, deck_of, space_of, unpack
from cairn.games.break_code.belief.posterior import Belief

Floats: TypeAlias = npt.NDArray[np.float64]

MOST_LISTED_DEALS = 3_000_000
"""More deals than this are never listed one by one, which bounds the memory of a `Listing`."""

_CHUNK = 1 << 17
"""The number of deals, or cells of a count, that are processed at a time, which bounds the memory."""


class Tally:
    """The counts for each combination of answers to one question, added up in chunks."""

    def __init__(self, answers: int) -> None:
        self.deals: Ints = np.zeros(answers, dtype=np.int64)
        self.codes: Ints = np.zeros(answers, dtype=np.int64)
        self.best: Ints = np.zeros(answers, dtype=np.int64)
        """By answer: the number of deals of the likeliest code."""
        self.terms = 0.0
        """The sum of n log n over the deals of every code and answer."""


def code_numbers(belief: Belief) -> Ints:
    """By hand of the unseen tiles, the number of the code that it shows."""
    return _cached_code_numbers(belief.table.hand, belief.unseen)


@lru_cache(maxsize=256)
def _cached_code_numbers(size: int, unseen: tuple[int, ...]) -> Ints:
    deck = deck_of(size)
    _, numbered = np.unique(deck.code[deck.numbers_of(unseen)], return_inverse=True)
    return numbered.astype(np.int32)


def n_log_n(counts: Ints | Floats) -> float:
    """The sum of n log n; zeros contribute nothing."""
    some = counts[counts > 0].astype(np.float64)
    return float(some @ np.log2(some))


def _candidate_flags(belief: Belief) -> list[Flags]:
    space = _space(belief)
    return [unpack(hands, len(space)) for hands in belief.candidates]


def _space(belief: Belief) -> Space:
    return space_of(len(belief.unseen), belief.table.hand)


# Two players


def tally_two_players(belief: Belief, table: Ints) -> Tally:
    """The tally for two players: the code itself answers, so each code fits one answer (BC 3.3)."""
    (hands,) = map(np.flatnonzero, _candidate_flags(belief))
    codes = code_numbers(belief)
    shown = np.bincount(codes[hands])
    tally = Tally(int(table.max()) + 1)
    tally.deals = np.bincount(table[hands], minlength=len(tally.deals))
    by_code = np.zeros(len(shown), dtype=table.dtype)
    by_code[codes[hands]] = table[hands]
    tally.codes = np.bincount(by_code[shown > 0], minlength=len(tally.deals))
    for deals in range(1, int(shown.max()) + 1):
        tally.best[by_code[shown == deals]] = deals
    tally.terms = n_log_n(shown)
    return tally


# Three and four players: few deals, one by one


class Listing:
    """All deals, listed once; each question groups them by its answers."""

    def __init__(self, belief: Belief) -> None:
        space, (*others, target) = _space(belief), _candidate_flags(belief)
        centres = np.flatnonzero(target)
        every = np.arange(len(space), dtype=np.int16)
        parts = list(_deals(space, others, centres, (False, False), [every] * len(others)))
        _, code = np.unique(code_numbers(belief)[centres], return_inverse=True)
        self.wide = int(code.max()) + 1
        self.code = np.concatenate([code.astype(np.int32)[at] for at, _ in parts])
        self.hands = [np.concatenate([part[owner] for _, part in parts]) for owner in range(len(others))]

    def tally(self, table: Ints) -> Tally:
        """The tally of a question."""
        answers = int(table.max()) + 1
        answer = table[self.hands[0]].astype(np.int32)
        for other in self.hands[1:]:
            answer *= answers
            answer += table[other]
        deals_by_answer = np.bincount(answer, minlength=answers ** len(self.hands))
        number = np.cumsum(deals_by_answer > 0, dtype=np.int64) - 1
        width = int(number[-1]) + 1
        tally = Tally(width)
        tally.deals = deals_by_answer[deals_by_answer > 0]
        if width * self.wide <= 4 * len(answer):
            cells = np.bincount(number[answer] * self.wide + self.code, minlength=width * self.wide)
            lines = cells.reshape(width, self.wide)
            tally.codes, tally.best = np.count_nonzero(lines, axis=1), lines.max(axis=1)
            tally.terms = n_log_n(cells)
            return tally
        assert width * self.wide < 1 << 31
        keys = number.astype(np.int32)[answer] * np.int32(self.wide) + self.code
        keys.sort()
        starts = np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1]]))
        counts = np.diff(starts, append=len(keys))
        tally.codes = np.bincount(keys[starts] // self.wide, minlength=width)
        tally.best = np.maximum.reduceat(counts, np.cumsum(tally.codes) - tally.codes)
        tally.terms = n_log_n(counts)
        return tally


# Three and four players: many deals, counted


class Count:
    """Counts deals for one centre of each kind, and for one order of interchangeable players.

    There are two ways: `_count_by_deal` visits each deal, `_count_by_product` combines the deals of one hand with all
    pairs of the other two. The estimates use measured nanoseconds per cell or deal.
    """

    def __init__(self, belief: Belief, table: Ints, deals: int) -> None:
        self.space, self.table = _space(belief), table
        *others, target = flags = _candidate_flags(belief)
        self.kinds = _kinds(belief, self.space, flags, table, target)
        self.others, self.ordered = _move_alike_last(others)
        answers, kinds = int(table.max()) + 1, len(self.kinds.centres)
        first, last = self.ordered
        once = deals * kinds / np.count_nonzero(target) / (6 if first and last else 2 if first or last else 1)
        sorting = once * 30 + kinds * len(_orders(answers, len(others), self.ordered)[1]) * 25
        multiplying = inf
        if len(others) == 3:
            pairs = len(_orders(answers, 2, (last, False))[1])
            multiplying = kinds * pairs * (self.space.disjoint.shape[1] * (1.0 + answers / 8) + answers * 25) + 1e7
        self.multiplies = multiplying < sorting
        self.is_slower = deals <= MOST_LISTED_DEALS and deals * 50 < min(sorting, multiplying)
        """Whether listing the deals one by one is faster."""

    def tally(self) -> Tally:
        """The tally of the question."""
        ordered = (False, self.ordered[1]) if self.multiplies else self.ordered
        _, orders, times = _orders(int(self.table.max()) + 1, len(self.others), ordered)
        tally = Tally(len(orders))
        count = _count_by_product if self.multiplies else _count_by_deal
        for begin, cells in count(self.space, self.others, self.table, self.kinds.centres, ordered):
            _add_counts(tally, cells, self.kinds, slice(begin, begin + len(cells)), orders, times)
        for name in ("deals", "codes", "best"):
            setattr(tally, name, np.repeat(getattr(tally, name), orders))
        return tally


def _count_by_product(
    space: Space, others: list[Flags], table: Ints, centres: Ints, ordered: tuple[bool, bool]
) -> Iterator[tuple[int, Ints]]:
    """By centre and answers, the number of deals: the first hand's answers times those of the other two."""
    answers = int(table.max()) + 1
    number, one, other, valid = _split(space, others, ordered[1])
    sorted_to, orders, _ = _orders(answers, 2, (ordered[1], False))
    answer = table[one].astype(np.int32) * answers + table[other]
    if sorted_to is not None:
        answer = sorted_to[answer]
    answer += np.arange(len(answer), dtype=np.int32)[:, None] * len(orders)
    deals_by_answer = np.bincount(answer[valid], minlength=len(answer) * len(orders)).astype(np.float32)
    deals_by_answer = deals_by_answer.reshape(len(answer), len(orders))
    step = max(1, _CHUNK // (space.disjoint.shape[1] * len(orders)))
    numbers = np.arange(answers, dtype=table.dtype)[:, None]
    for begin in range(0, len(centres), step):
        some = centres[begin : begin + step]
        hands = space.disjoint[some]
        first = (table[hands][:, None, :] == numbers) & others[0][hands][:, None, :]
        cells = first.astype(np.float32) @ deals_by_answer[number[space.remaining[some]]]
        yield begin, cells.reshape(len(some), -1).astype(np.int64)  # exact in float32: all counts are far below 2**24


def _count_by_deal(
    space: Space, others: list[Flags], table: Ints, centres: Ints, ordered: tuple[bool, bool]
) -> Iterator[tuple[int, Ints]]:
    """By centre and answers, the number of deals, counted deal by deal."""
    answers = int(table.max()) + 1
    sorted_to, orders, _ = _orders(answers, len(others), ordered)
    width = len(orders)
    for at, hands in _deals(space, others, centres, ordered, [table] * len(others), most=max(1, 2 * _CHUNK // width)):
        answer = hands[0].astype(np.int64)
        for other in hands[1:]:
            answer *= answers
            answer += other
        if sorted_to is not None:
            answer = sorted_to[answer].astype(np.int64)
        begin = int(at[0])
        count = int(at[-1]) + 1 - begin
        answer += (at - begin) * width
        yield begin, np.bincount(answer, minlength=count * width).reshape(count, width)


class _Kinds:
    """Classes of interchangeable centres."""

    def __init__(self, centres: Ints, hands: Ints, single: Ints, double: Ints) -> None:
        self.centres = centres
        """One centre of each kind."""
        self.hands = hands
        """The number of hands of each kind."""
        self.single, self.double = single, double
        """The number of codes of each kind that one hand shows, and that two hands show (BC 1.1)."""


def _kinds(belief: Belief, space: Space, flags: list[Flags], table: Ints, target: Flags) -> _Kinds:
    """The centres, grouped by the number of tiles from each group of interchangeable ones."""
    label = table.astype(np.int32)
    for other in flags:
        label = label * 2 + other
    groups: list[list[int]] = []
    for tile in range(space.tiles):
        for group in groups:
            having, swapped = space.swaps(group[0], tile)
            if np.array_equal(label[having], label[swapped]):
                group.append(tile)
                break
        else:
            groups.append([tile])
    hands = np.flatnonzero(target)
    kind = np.zeros(len(hands), dtype=np.int64)
    for group in groups:
        members = space.masks[hands] & sum(1 << tile for tile in group)
        kind = kind * (space.size + 1) + np.bitwise_count(members)
    _, first, which, count = np.unique(kind, return_index=True, return_inverse=True, return_counts=True)
    fives = sum(1 << at for at, place in enumerate(belief.unseen) if place in FIVES)
    lone = np.bitwise_count(space.masks[hands] & fives) == 1 if fives.bit_count() == 2 else np.zeros(len(hands), bool)
    lone_ones = np.bincount(which[lone], minlength=len(first))
    return _Kinds(hands[first], count, count - lone_ones, lone_ones // 2)


def _move_alike_last(others: list[Flags]) -> tuple[list[Flags], tuple[bool, bool]]:
    """The other players, interchangeable ones last; whether all are, and whether the last two are."""
    if len(others) == 2:
        alike = np.array_equal(others[0], others[1])
        return others, (alike, False)
    one, two, three = others
    same = [np.array_equal(one, two), np.array_equal(two, three), np.array_equal(one, three)]
    if all(same):
        return others, (True, True)
    if same[0]:
        return [three, one, two], (False, True)
    if same[2]:
        return [two, one, three], (False, True)
    return others, (False, same[1])


@lru_cache(maxsize=256)
def _orders(answers: int, others: int, ordered: tuple[bool, bool]) -> tuple[Ints | None, Ints, Ints]:
    """From answers in any order to answers in one order; and by these, the number of orders, and deals for each.

    When interchangeable hands are counted in one order only, a counted deal stands for as many deals as there are
    orders of the hands, spread evenly over the orders of the answers.
    """
    first, last = ordered
    alike = 0 if not (first or last) else others if first else 2
    if not alike:
        width = answers**others
        return None, np.ones(width, dtype=np.int64), np.ones(width, dtype=np.int64)
    fixed = others - alike
    numbers: dict[tuple[int, ...], int] = {}
    sorted_to, spread = [], dict[int, int]()
    for answer in product(range(answers), repeat=others):
        number = numbers.setdefault((*answer[:fixed], *sorted(answer[fixed:])), len(numbers))
        sorted_to.append(number)
        spread[number] = spread.get(number, 0) + 1
    orders = np.array(list(spread.values()), dtype=np.int64)
    return np.array(sorted_to, dtype=np.int32), orders, {2: 2, 3: 6}[alike] // orders


def _split(space: Space, others: list[Flags], halved: bool) -> tuple[Ints, Ints, Ints, Flags]:
    """The splits of two hands' tiles into the hands of the last two players, and which of these they may hold."""
    number, one, other = space.halves
    if halved:
        half = one.shape[1] // 2
        one, other = one[:, :half], other[:, :half]
    return number, one, other, others[1][one] & others[2][other]


def _deals(
    space: Space,
    others: list[Flags],
    centres: Ints,
    ordered: tuple[bool, bool],
    tables: list[Ints],
    most: int = 1 << 30,
) -> Iterator[tuple[Ints, list[Ints]]]:
    """All deals with these centres, in chunks: the centre of each deal, and what `tables` give for its hands.

    The centres of a chunk are consecutive, at most `most` of them. The first flag of `ordered` keeps only deals in
    which the first hand has the lowest tile; the second, deals in which the last hand but one has it of the last two.
    """
    if len(others) == 3:
        number, one, other, valid = _split(space, others, ordered[1])
        lengths = np.count_nonzero(valid, axis=1)
        begins = np.cumsum(lengths) - lengths
        second, third = tables[1][one[valid]], tables[2][other[valid]]
    step = max(1, min(most, 4 * _CHUNK // space.disjoint.shape[1]))
    for begin in range(0, len(centres), step):
        some = centres[begin : begin + step]
        hands = space.disjoint[some]
        fits = others[0][hands]
        if ordered[0]:
            fits &= _takes_lowest_tile(space)[some]
        if len(others) == 2:
            last = space.third[some]
            at, column = np.nonzero(fits & others[1][last])
            if len(at):
                yield at + begin, [tables[0][hands[at, column]], tables[1][last[at, column]]]
            continue
        at, column = np.nonzero(fits)
        left = number[space.remaining[some][at, column]]
        first, count = tables[0][hands[at, column]], lengths[left]
        bounds = np.cumsum(count)
        shift = begins[left] - (bounds - count)
        start = 0
        while start < len(at):  # a chunk ends where a centre does
            before = int(bounds[start - 1]) if start else 0
            stop = int(np.searchsorted(bounds, before + _CHUNK, side="right"))
            if stop < len(at):
                whole = int(np.searchsorted(at, at[stop]))
                stop = whole if whole > start else int(np.searchsorted(at, at[start], side="right"))
            part = slice(start, stop)
            if bounds[stop - 1] > before:
                found = np.arange(before, bounds[stop - 1]) + np.repeat(shift[part], count[part])
                yield (
                    np.repeat(at[part] + begin, count[part]),
                    [np.repeat(first[part], count[part]), second[found], third[found]],
                )
            start = stop


def _takes_lowest_tile(space: Space) -> Flags:
    """By hand and disjoint hand, whether the second has the lowest tile that the first leaves."""
    return _cached_takes_lowest_tile(space.tiles, space.size)


@lru_cache(maxsize=4)
def _cached_takes_lowest_tile(tiles: int, size: int) -> Flags:
    space = space_of(tiles, size)
    lowest = (space.masks + 1) & ~space.masks
    found: Flags = (space.masks[space.disjoint] & lowest[:, None]) != 0
    return found


def _add_counts(tally: Tally, cells: Ints, kinds: _Kinds, which: slice, orders: Ints, times: Ints) -> None:
    """Add the counts of some kinds of centres to the tally."""
    hands, single, double = (part[which].astype(np.float64) for part in (kinds.hands, kinds.single, kinds.double))
    deals = cells * times
    exact = deals.astype(np.float64)  # exact: all counts are far below 2**53
    tally.deals += (hands @ exact).astype(np.int64)
    tally.codes += ((single + double) @ (deals > 0).astype(np.float64)).astype(np.int64)
    shown_by = 1 + (kinds.double[which, None] > 0)
    np.maximum(tally.best, (deals * shown_by).max(axis=0), out=tally.best)
    n_log_n = _n_log_n_table(1 << int(deals.max()).bit_length())[deals] @ orders
    tally.terms += float(single @ n_log_n + 2 * double @ (n_log_n + exact @ orders))


@lru_cache(maxsize=32)
def _n_log_n_table(below: int) -> Floats:
    """The first values of n log n."""
    numbers = np.arange(below, dtype=np.float64)
    return numbers * np.log2(np.maximum(numbers, 1))
