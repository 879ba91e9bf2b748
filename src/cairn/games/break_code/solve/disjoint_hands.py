"""Searches for hands that share no tile; a single proof asks for them hundreds of times.

A set of tiles is an integer with a bit per tile (see `belief.masks`). Two things make it fast: tiles known to be
elsewhere get no bit, so there are fewer sets; and the table that tells for each set whether it contains one of many
others is computed for 64 sets (one machine word) at a time.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from cairn.games.break_code.belief.masks import Flags, Ints, deck_of
from cairn.games.break_code.rules.tiles import TILES

_FIRST_PAIRS, _PAIRS_AT_A_TIME = 1 << 12, 1 << 19
"""The number of pairs in the first batch, small because one solution may be enough, and in the later ones."""
_UNIONS_TRIED = 16
"""The number of unions of the first batch that are tried before all of them are searched."""


class Hands:
    """All hands of the deck without certain tiles."""

    def __init__(self, size: int, taken: int) -> None:
        """List the hands; bit n of `taken` stands for the n-th of all tiles."""
        deck = deck_of(size)
        self.numbers: Ints = np.flatnonzero((deck.masks & taken) == 0)
        """The numbers of these hands in the deck."""
        left = [place for place in range(len(TILES)) if not taken >> place & 1]
        self.tiles = len(left)
        self.masks: Ints = np.zeros(len(self.numbers), dtype=np.int32)
        """Each hand as a set of the remaining tiles: bit n stands for the n-th of those."""
        for at, place in enumerate(left):
            self.masks |= (deck.masks[self.numbers] >> place & 1) << at
        self.number: Ints = np.zeros(1 << self.tiles, dtype=np.int32)
        """By mask, its index in the list."""
        self.number[self.masks] = np.arange(len(self.masks))


@lru_cache(maxsize=64)
def hands_without(size: int, taken: int) -> Hands:
    """All hands of that size without these tiles."""
    return Hands(size, taken)


def have_disjoint_partners(hands: Ints, others: Sequence[Ints], tiles: int) -> Flags:
    """By hand, whether all `others` can hold a hand each, no tile being used twice; all are sets of `tiles` tiles."""
    every = (1 << tiles) - 1
    match sorted(others, key=len):
        case []:
            return np.ones(len(hands), dtype=np.bool_)
        case [only]:
            found: Flags = _supersets([only], tiles)[every ^ hands]
            return found
        case [one, two]:
            found = _supersets(_unions(one, two), tiles)[every ^ hands]
            return found
        case [one, two, most]:
            found = np.zeros(len(hands), dtype=np.bool_)
            room = _supersets(_unions(one, two), tiles)
            step = max(1, _PAIRS_AT_A_TIME // max(1, len(most)))
            for begin in range(0, len(hands), step):
                some = hands[begin : begin + step, None]
                found[begin : begin + step] = np.any(((some & most) == 0) & room[every ^ (some | most)], axis=1)
            return found
        case _:
            raise AssertionError("four play at most, so there are three others, the centre among them")


def find_disjoint(lists: Sequence[Ints], tiles: int) -> tuple[int, ...] | None:
    """One set from each list, no two of them sharing a tile; None if there are none. All are sets of `tiles` tiles."""
    order = sorted(range(len(lists)), key=lambda at: len(lists[at]))
    found = _find_smallest_first([lists[at] for at in order], tiles)
    if found is None:
        return None
    by_list = dict(zip(order, found, strict=True))
    return tuple(by_list[at] for at in range(len(lists)))


def _find_smallest_first(lists: list[Ints], tiles: int) -> tuple[int, ...] | None:
    if not len(lists[0]):
        return None
    if len(lists) == 1:
        return (int(lists[0][0]),)
    one, two, *more = lists
    if not more:
        return _find_pair(one, two)
    for union in _first_unions(one, two):  # if there are many solutions, one of the first unions has one
        if (rest := _find_apart_from(more, union)) is not None:
            return (*_split_union(one, two, union), *rest)
    room = _supersets([more[0]] if len(more) == 1 else _unions(*more), tiles)
    every = (1 << tiles) - 1
    for unions in _unions(one, two):
        fits = np.flatnonzero(room[every ^ unions])
        if len(fits):
            union = int(unions[fits[0]])
            rest = _find_apart_from(more, union)
            assert rest is not None
            return (*_split_union(one, two, union), *rest)
    return None


def _find_apart_from(lists: list[Ints], union: int) -> tuple[int, ...] | None:
    """One set from each of one or two lists, disjoint from the union and from each other."""
    apart = [sets[(sets & union) == 0] for sets in lists]
    if len(apart) == 2:
        return _find_pair(*apart)
    return (int(apart[0][0]),) if len(apart[0]) else None


def _find_pair(one: Ints, two: Ints) -> tuple[int, int] | None:
    """A set from each list that share no tile."""
    return next((_split_union(one, two, int(unions[0])) for unions in _unions(one, two) if len(unions)), None)


def _split_union(one: Ints, two: Ints, union: int) -> tuple[int, int]:
    """The set from each list that together make up the union."""
    others = set(two[(two & ~union) == 0].tolist())
    inside = next(each for each in one[(one & ~union) == 0].tolist() if union ^ each in others)
    return inside, union ^ inside


def _first_unions(one: Ints, two: Ints) -> list[int]:
    for unions in _unions(one, two):
        if len(unions):
            return [int(union) for union in unions[:: len(unions) // _UNIONS_TRIED + 1]]
    return []


def _unions(one: Ints, two: Ints) -> Iterator[Ints]:
    """The unions of disjoint sets, one from each list: a few pairs first, then many at a time."""
    begin, most = 0, _FIRST_PAIRS
    while begin < len(one):
        some = one[begin : begin + max(1, most // max(1, len(two))), None]
        yield (some | two)[(some & two) == 0]
        begin, most = begin + len(some), _PAIRS_AT_A_TIME


def _supersets(sets: Iterator[Ints] | list[Ints], tiles: int) -> Flags:
    """By set of tiles, whether it contains one of the given sets."""
    marked = np.zeros(1 << tiles, dtype=np.bool_)
    for some in sets:
        marked[some] = True
    words = np.packbits(marked, bitorder="little").view("<u8")
    for bit, without in enumerate(_SETS_WITHOUT_TILE):
        words |= (words & without) << np.uint64(1 << bit)
    for bit in range(tiles - len(_SETS_WITHOUT_TILE)):
        halves = words.reshape(-1, 2, 1 << bit)
        halves[:, 1] |= halves[:, 0]
    return np.unpackbits(words.view(np.uint8), bitorder="little").view(np.bool_)


_SETS_WITHOUT_TILE: tuple[np.uint64, ...] = tuple(
    np.uint64(sum(1 << at for at in range(64) if not at >> bit & 1)) for bit in range(6)
)
"""By tile number up to 5: those of the 64 sets in one machine word that lack the tile."""
