"""BC 1: tiles."""

from collections import Counter

import pytest

from cairn.core.errors import BadInput
from cairn.games.break_code.rules.moves import Deal
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Tile, tiles
from tests.rules.break_code.playing import (
    dealt,
    options,
    said,
    settle,
    setup,
)


def test_every_digit_is_there_in_black_and_in_white_but_the_5s_are_green() -> None:
    """BC 1.1: twenty tiles, 0 to 9 once in black and once in white, 5 twice in green."""
    assert len(TILES) == 20
    assert Counter((tile.digit, tile.colour) for tile in TILES) == {
        **{(digit, colour): 1 for digit in range(10) if digit != 5 for colour in (Colour.BLACK, Colour.WHITE)},
        (5, Colour.GREEN): 2,
    }


def test_the_green_5s_cannot_be_told_apart() -> None:
    """BC 1.1: whichever of the two is dealt, it is the same tile."""
    assert [tile for tile in TILES if tile.digit == 5] == [Tile.G5, Tile.G5]
    state = dealt("g5 b6 w6 b7 w7", "b0 w0 b1 w1 g5")
    assert state.hands[0].count(Tile.G5) == state.hands[1].count(Tile.G5) == 1


def test_a_hand_stands_in_ascending_order_however_it_was_dealt() -> None:
    """BC 1.2: ascending from left to right, of equal digits the black one left of the white one."""
    state = setup(options(2))
    for tile in (Tile.W9, Tile.W3, Tile.G5, Tile.B3, Tile.B0):
        state = settle(state, Deal(tile))
    assert state.hands[0] == tiles("b0 b3 w3 g5 w9")


@pytest.mark.parametrize("written", ["w3 b3", "b4 g5 w4", "b1 b1", "g5 g5 g5", "b5", "x1", "3b"])
def test_a_hand_out_of_order_is_none(written: str) -> None:
    """BC 1.2: what does not stand in this order, or is not there so often, is not a hand."""
    with pytest.raises(BadInput, match="tile"):
        tiles(written)


def test_places_are_named_from_left_to_right() -> None:
    """BC 1.2: a, b, c, d, e."""
    assert LETTERS == "abcde"
    assert said("where-0", "b0 w0 b1 w1 b2") == "ab"
    assert said("where-8-9", "b0 w0 b1 w1 b9", 9) == "e"
