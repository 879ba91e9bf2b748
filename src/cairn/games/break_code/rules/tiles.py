"""The twenty tiles and their order (BC 1)."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from operator import attrgetter
from typing import Self, TypeAlias

from cairn.core.errors import BadInput

LETTERS = "abcde"
"""The places of a hand, from left to right (BC 1.2)."""


class Colour(StrEnum):
    """The colour of a tile. In the TAGIRON rule set black is called red and white blue (BC 6.1)."""

    BLACK = "black"
    WHITE = "white"
    GREEN = "green"

    __hash__ = str.__hash__


Alphabet: TypeAlias = Mapping[str, Colour]
"""The letters of the colours, in one language and rule set."""

IN_RECORDS: Alphabet = {colour.value[0]: colour for colour in Colour}
"""The letters in records, whatever the language and rule set."""


class Tile(StrEnum):
    """A kind of tile: a colour and a digit. Only the green 5 exists twice (BC 1.1)."""

    digit: int
    colour: Colour
    place: int
    """Its index among all twenty tiles in order; for the green 5, that of the first one."""

    def __new__(cls, word: str) -> Self:
        """Parse the colour and the digit of the word."""
        tile = str.__new__(cls, word)
        tile._value_ = word
        tile.colour, tile.digit = IN_RECORDS[word[0]], int(word[1])
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
"""All twenty tiles in order."""

_PLACE = attrgetter("place")

Hand: TypeAlias = tuple[Tile, ...]
"""Tiles in ascending order; of two with the same digit, black first (BC 1.2)."""


def sort_hand(some: Iterable[Tile]) -> Hand:
    """The tiles in the order of a hand (BC 1.2)."""
    return tuple(sorted(some, key=_PLACE))


def parse_tile(word: str, letters: Alphabet) -> Tile | None:
    """The tile written as a digit and a colour's letter, in either order (a bare 5 is green); None for no tile."""
    digit, letter = (word[:1], word[1:]) if word[:1].isdecimal() else (word[-1:], word[:-1])
    colour = Colour.GREEN if word == "5" else letters.get(letter.casefold())
    return next((tile for tile in Tile if str(tile.digit) == digit and tile.colour is colour), None)


def tiles(text: str) -> Hand:
    """The hand written as ``b1 w2 g5``; raises `BadInput` if it is not a possible hand."""
    try:
        hand = tuple(map(Tile, text.split()))
    except ValueError as error:
        raise BadInput("tiles", f"{error}: a tile is written b0 to b9, w0 to w9 or g5") from None
    check_hand(hand, text)
    return hand


def check_hand(hand: tuple[Tile, ...], text: str) -> None:
    """Raise `BadInput`, quoting `text`, unless the tiles are in order and exist often enough."""
    if hand != sort_hand(hand):
        raise BadInput("tiles", f"{text!r} is not in ascending order, black (red) left of white (blue) (BC 1.2)")
    if any(hand.count(tile) > TILES.count(tile) for tile in hand):
        raise BadInput("tiles", f"{text!r} names a tile more often than there is one (BC 1.1)")
