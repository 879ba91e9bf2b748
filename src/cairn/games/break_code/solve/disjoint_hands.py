"""Whether hands can lie side by side, no tile twice: asked some hundred times for one proof.

A set of tiles is a whole number, a bit for each tile (see `belief.masks`). Two things keep the work small. Tiles that
are known to lie elsewhere are left out of these numbers, so that there are fewer sets. And whether a set has room for
one of many others is asked for 64 sets at a time, one machine word, and then only looked up.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from cairn.games.break_code.belief.masks import Flags, Ints, deck_of
from cairn.games.break_code.rules.tiles import TILES

_FIRST_PAIRS, _PAIRS_AT_A_TIME = 1 << 12, 1 << 19
"""So many pairs are looked at first, where one is enough; and then at a time."""
_UNIONS_TRIED = 16


class Hands:
    """All hands of the deck that have none of some tiles."""

    def __init__(self, size: int, taken: int) -> None:
        """List them; bit n of `taken` stands for the n-th of all tiles."""
        deck = deck_of(size)
        self.numbers: Ints = np.flatnonzero((deck.masks & taken) == 0)
        """Which hands of the deck these are."""
        left = [place for place in range(len(TILES)) if not taken >> place & 1]
        self.tiles = len(left)
        self.masks: Ints = np.zeros(len(self.numbers), dtype=np.int32)
        """Each as a set of the tiles that are left: bit n stands for the n-th of those."""
        for at, place in enumerate(left):
            self.masks |= (deck.masks[self.numbers] >> place & 1) << at
        self.number: Ints = np.zeros(1 << self.tiles, dtype=np.int32)
        """By mask, where in the list it is."""
        self.number[self.masks] = np.arange(len(self.masks))


@lru_cache(maxsize=64)
def hands_without(size: int, taken: int) -> Hands:
    """All hands of that size that have none of these tiles."""
    return Hands(size, taken)


def have_disjoint_partners(hands: Ints, others: Sequence[Ints], tiles: int) -> Flags:
    """By hand, whether each of the others can have one of its own hands beside it; all are sets out of `tiles`."""
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
    """A set of each list, no tile in two of them; None if there are none such. All are sets out of `tiles`."""
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
    for union in _first_unions(one, two):  # where there are many ways, one of the first will do
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
    """A set of each of one or two lists, apart from the union and from each other."""
    apart = [sets[(sets & union) == 0] for sets in lists]
    if len(apart) == 2:
        return _find_pair(*apart)
    return (int(apart[0][0]),) if len(apart[0]) else None


def _find_pair(one: Ints, two: Ints) -> tuple[int, int] | None:
    """A set of the one and a set of the other that share no tile."""
    return next((_split_union(one, two, int(unions[0])) for unions in _unions(one, two) if len(unions)), None)


def _split_union(one: Ints, two: Ints, union: int) -> tuple[int, int]:
    """The set of the one and the set of the other that make up the union."""
    inside = one[(one & ~union) == 0]
    at = np.flatnonzero(np.isin(union ^ inside, two))[0]
    return int(inside[at]), int(union ^ inside[at])


def _first_unions(one: Ints, two: Ints) -> list[int]:
    for unions in _unions(one, two):
        if len(unions):
            return [int(union) for union in unions[:: len(unions) // _UNIONS_TRIED + 1]]
    return []


def _unions(one: Ints, two: Ints) -> Iterator[Ints]:
    """The tiles of a set of the one and a set of the other that share none: some pairs first, then more at a time."""
    begin, most = 0, _FIRST_PAIRS
    while begin < len(one):
        some = one[begin : begin + max(1, most // max(1, len(two))), None]
        yield (some | two)[(some & two) == 0]
        begin, most = begin + len(some), _PAIRS_AT_A_TIME


def _supersets(sets: Iterator[Ints] | list[Ints], tiles: int) -> Flags:
    """By set of tiles, whether one of the given sets lies in it."""
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
"""By tile number up to 5: those of the 64 sets of one word that do not have the tile."""
