"""The twenty tiles and the order in which they stand (BC 1)."""

from collections.abc import Iterable
from enum import StrEnum
from operator import attrgetter
from typing import Self, TypeAlias

from cairn.core.errors import BadInput

__all__ = ["LETTERS", "TILES", "Colour", "Hand", "Tile", "in_order", "tiles"]

LETTERS = "abcde"
"""The places of a hand, from left to right (BC 1.2)."""


class Colour(StrEnum):
    """The colour of a tile. In the TAGIRON rule set black is called red and white blue (BC 6.1)."""

    BLACK = "black"
    WHITE = "white"
    GREEN = "green"

    __hash__ = str.__hash__


_COLOURS = {colour.value[0]: colour for colour in Colour}


class Tile(StrEnum):
    """What stands on a tile: a colour and a digit. Only the green 5 is there twice (BC 1.1)."""

    digit: int
    colour: Colour
    place: int
    """Where it lies when all twenty lie in order; of the green 5, where the first one does."""

    def __new__(cls, word: str) -> Self:
        """Read the colour and the digit off the word."""
        tile = str.__new__(cls, word)
        tile._value_ = word
        tile.colour, tile.digit = _COLOURS[word[0]], int(word[1])
        tile.place = 2 * tile.digit + (tile.colour is Colour.WHITE)
        return tile

    __hash__ = str.__hash__

    B0, W0 = "b0", "w0"
    B1, W1 = "b1", "w1"
    B2, W2 = "b2", "w2"
    B3, W3 = "b3", "w3"
    B4, W4 = "b4", "w4"
    G5 = "g5"
    B6, W6 = "b6", "w6"
    B7, W7 = "b7", "w7"
    B8, W8 = "b8", "w8"
    B9, W9 = "b9", "w9"


TILES: tuple[Tile, ...] = tuple(tile for tile in Tile for _ in range(2 if tile is Tile.G5 else 1))
"""All twenty, in order."""

_PLACE = attrgetter("place")

Hand: TypeAlias = tuple[Tile, ...]
"""Tiles in ascending order; of two with the same digit the black one first (BC 1.2)."""


def in_order(some: Iterable[Tile]) -> Hand:
    """The tiles as they stand in a hand (BC 1.2)."""
    return tuple(sorted(some, key=_PLACE))


def tiles(text: str) -> Hand:
    """The hand that is written ``b1 w2 g5``; raises `BadInput` unless it could stand in front of somebody."""
    try:
        hand = tuple(map(Tile, text.split()))
    except ValueError as error:
        raise BadInput("tiles", f"{error}: a tile is written b0 to b9, w0 to w9 or g5") from None
    if hand != in_order(hand):
        raise BadInput("tiles", f"{text!r} is not in ascending order, black left of white (BC 1.2)")
    if any(hand.count(tile) > TILES.count(tile) for tile in hand):
        raise BadInput("tiles", f"{text!r} names a tile more often than there is one (BC 1.1)")
    return hand
