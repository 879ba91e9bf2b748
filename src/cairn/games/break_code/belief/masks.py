"""Hands as bit masks of physical tiles, and tables over all hands that are computed once.

A set of tiles is an integer: bit n stands for the n-th of all twenty tiles in order (BC 1.2), so the two green 5s are
bits 10 and 11. `Deck` lists the hands made from all twenty tiles. `Space` lists the hands made from the tiles that a
seat does not see; there bit n stands for the n-th of those.
"""

from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.games.break_code.rules.questions import Answer, Question, answer
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile

Ints: TypeAlias = npt.NDArray[np.integer[Any]]
Flags: TypeAlias = npt.NDArray[np.bool_]

FIVES = (Tile.G5.place, Tile.G5.place + 1)
"""The indices of the two green 5s among all tiles."""


class Deck:
    """All hands of one size made from the twenty tiles, in the order of `itertools.combinations`."""

    def __init__(self, size: int) -> None:
        """List the hands."""
        listed = list(combinations(range(len(TILES)), size))
        self.size = size
        self.hands: tuple[Hand, ...] = tuple(tuple(TILES[place] for place in hand) for hand in listed)
        self.masks: Ints = np.array([sum(1 << place for place in hand) for hand in listed], dtype=np.int32)
        self.number: Ints = _numbers(self.masks, len(TILES))
        """By mask, the number of the hand."""
        first, second = (1 << place for place in FIVES)
        lone = (self.masks & (first | second)) == second
        self.code: Ints = self.number[np.where(lone, self.masks ^ first ^ second, self.masks)]
        """By hand, the first hand that looks the same: green 5s are indistinguishable (BC 1.1)."""
        self.tiles_at: Ints = np.array([[tile.place for tile in hand] for hand in self.hands], dtype=np.int8).T.copy()
        """By place of a hand, then by hand: the `place` of the tile there, the same for both green 5s."""
        self._answers: dict[Question, tuple[Ints, tuple[Answer, ...]]] = {}

    def answers(self, asked: Question) -> tuple[Ints, tuple[Answer, ...]]:
        """By hand, the number of its answer; and the answers by number."""
        if asked not in self._answers:
            known: dict[Answer, int] = {}
            by_hand = np.zeros(len(self.hands), dtype=np.uint8)
            for at, hand in enumerate(self.hands):
                if self.code[at] == at:
                    by_hand[at] = known.setdefault(answer(asked, hand), len(known))
            self._answers[asked] = by_hand[self.code], tuple(known)
        return self._answers[asked]

    def numbers_of(self, unseen: tuple[int, ...]) -> Ints:
        """The numbers of the hands made from these tiles, in the order of `Space`."""
        return _numbers_of(self.size, unseen)


class Space:
    """All hands of one size made from `tiles` tiles, and which of them share no tile."""

    def __init__(self, tiles: int, size: int) -> None:
        """List the hands."""
        self.tiles, self.size = tiles, size
        self.all = (1 << tiles) - 1
        self.masks: Ints = np.array(
            [sum(1 << place for place in hand) for hand in combinations(range(tiles), size)], dtype=np.int32
        )
        self.number: Ints = _numbers(self.masks, tiles)
        self._swaps: dict[tuple[int, int], tuple[Ints, Ints]] = {}

    def __len__(self) -> int:
        """The number of hands."""
        return len(self.masks)

    @property
    def disjoint(self) -> Ints:
        """By hand, the hands that share no tile with it."""
        return _disjoint(self.tiles, self.size)

    @property
    def remaining(self) -> Ints:
        """By hand and disjoint hand, the set of the remaining tiles."""
        return _remaining(self.tiles, self.size)

    @property
    def third(self) -> Ints:
        """If three hands take all tiles: by hand and disjoint hand, the third one."""
        return _third(self.tiles, self.size)

    @property
    def halves(self) -> tuple[Ints, Ints, Ints]:
        """If four hands take all tiles: the splits of a set of two hands' tiles into two hands.

        By set, its number; by number, one hand and the other. In the first half of each row the set's lowest tile is in
        the one hand.
        """
        return _halves(self.tiles, self.size)

    def swaps(self, one: int, other: int) -> tuple[Ints, Ints]:
        """The hands with tile `one` but not `other`, and the same hands with the two tiles exchanged."""
        key = (one, other)
        if key not in self._swaps:
            both = (1 << one) | (1 << other)
            having = np.flatnonzero((self.masks & both) == 1 << one)
            self._swaps[key] = having, self.number[self.masks[having] ^ both]
        return self._swaps[key]


@cache
def deck_of(size: int) -> Deck:
    """The hands of that size."""
    return Deck(size)


@cache
def space_of(tiles: int, size: int) -> Space:
    """The hands of that size made from that many tiles."""
    return Space(tiles, size)


def tile_positions(held: Hand) -> tuple[int, ...]:
    """The indices of the tiles among all tiles; a single green 5 counts as the first one."""
    return tuple(tile.place + held[:at].count(tile) for at, tile in enumerate(held))


def pack(flags: Flags) -> int:
    """A set of hands as one integer: bit n stands for the n-th hand."""
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def unpack(hands: int, size: int) -> Flags:
    """By hand, whether it is in the set."""
    data = np.frombuffer(hands.to_bytes((size + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(data, count=size, bitorder="little").view(np.bool_)


@lru_cache(maxsize=256)
def _numbers_of(size: int, unseen: tuple[int, ...]) -> Ints:
    deck, space = deck_of(size), space_of(len(unseen), size)
    masks = np.zeros(len(space), dtype=np.int32)
    for at, place in enumerate(unseen):
        masks |= ((space.masks >> at) & 1) << place
    return deck.number[masks]


def _numbers(masks: Ints, tiles: int) -> Ints:
    numbers = np.full(1 << tiles, -1, dtype=np.int32)
    numbers[masks] = np.arange(len(masks))
    return numbers


@cache
def _disjoint(tiles: int, size: int) -> Ints:
    masks = space_of(tiles, size).masks
    lines = [np.flatnonzero((masks & mask) == 0) for mask in masks]
    return np.array(lines, dtype=np.int16)


@cache
def _remaining(tiles: int, size: int) -> Ints:
    space = space_of(tiles, size)
    return (space.all ^ space.masks[:, None] ^ space.masks[space.disjoint]).astype(np.uint16)


@cache
def _third(tiles: int, size: int) -> Ints:
    space = space_of(tiles, size)
    assert tiles == 3 * size
    return space.number[space.remaining].astype(np.int16)


@cache
def _halves(tiles: int, size: int) -> tuple[Ints, Ints, Ints]:
    space = space_of(tiles, size)
    assert tiles == 4 * size
    picks = list(combinations(range(2 * size), size))
    number = np.full(1 << tiles, -1, dtype=np.int32)
    wholes = np.array(list(combinations(range(tiles), 2 * size)), dtype=np.int32)
    sets = (1 << wholes).sum(axis=1)
    number[sets] = np.arange(len(sets))
    one = np.empty((len(sets), len(picks)), dtype=np.int16)
    for column, pick in enumerate(picks):
        one[:, column] = space.number[(1 << wholes[:, list(pick)]).sum(axis=1)]
    other = space.number[sets[:, None] ^ space.masks[one]].astype(np.int16)
    assert len(picks) == comb(2 * size, size)
    return number, one, other
