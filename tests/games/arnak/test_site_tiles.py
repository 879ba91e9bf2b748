"""The sixteen site tiles: what digging there gives."""

from typing import Any

import pytest

from cairn.games.arnak.rules.moves import Decline, Dig, Discover, DrawCard, EndTurn, Pay, Pick, Play, TakeCard
from cairn.games.arnak.rules.pieces import TILES
from tests.games.arnak.board_table import Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes

PLAIN = {
    "one-coin-arrowhead": {"coin": 1, "arrowhead": 1},
    "one-compass-arrowhead": {"compass": 1, "arrowhead": 1},
    "one-coin-two-tablets": {"coin": 1, "tablet": 2},
    "one-tablet-arrowhead": {"tablet": 1, "arrowhead": 1},
    "one-jewel": {"jewel": 1},
    "two-two-compasses-jewel": {"compass": 2, "jewel": 1},
    "two-coin-compass-tablet-arrowhead": {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1},
    "two-arrowhead-jewel": {"arrowhead": 1, "jewel": 1},
    "two-two-tablets-jewel": {"tablet": 2, "jewel": 1},
}
DRAWING = {
    "one-draw-coin-tablet": {"coin": 1, "tablet": 1},
    "one-draw-arrowhead": {"arrowhead": 1},
    "two-draw-tablet-jewel": {"tablet": 1, "jewel": 1},
}
FRIGHTENING = {
    "one-fear-tablet-jewel": {"tablet": 1, "jewel": 1},
    "one-fear-compass-jewel": {"compass": 1, "jewel": 1},
    "two-fear-two-tablets-two-arrowheads": {"tablet": 2, "arrowhead": 2},
}
ITEM = "one-item-or-two-compasses"
ALL = [*PLAIN, *DRAWING, *FRIGHTENING, ITEM]
ROW = "war-mask / hat, rope, torch, axe"


def place(tile: str) -> str:
    """Where the tile lies in these tests."""
    return "high-1" if tile.startswith("two") else "upper-1"


def dug(tile: str, **position: Any) -> Board:
    """A table at which A has paid for a dig at the tile, with cars from nowhere."""
    table = Board(icons="car car" if place(tile) == "high-1" else "car", found={place(tile): tile}, **position)
    table.play(Dig(place(tile)), Pay())
    return table


def dig(tile: str, **more: Any) -> Changes:
    """What any dig at the tile changes, and more."""
    return {"acted": True, "icons": "", "out": f"+{place(tile)}", **more}


def test_there_are_ten_tiles_of_level_i_and_six_of_level_ii() -> None:
    """AR 5.7: each is there once, and the tests below are about all of them."""
    assert [tile.level for tile in TILES.values()] == [1] * 10 + [2] * 6
    assert sorted(ALL) == sorted(TILES)
    assert all(tile.level == (2 if name.startswith("two") else 1) for name, tile in TILES.items())


@effect_of("tile", *PLAIN)
@pytest.mark.parametrize("tile", PLAIN)
def test_a_tile_gives_its_resources(tile: str) -> None:
    """AR 4.1: all of them, at once and without a question."""
    table = dug(tile)
    assert table.changes == dig(tile, **PLAIN[tile])


@effect_of("tile", *DRAWING)
@pytest.mark.parametrize("tile", DRAWING)
def test_a_tile_that_draws_gives_a_card_too(tile: str) -> None:
    """AR 14.10: a card from the deck, and then the resources."""
    table = dug(tile, deck="hat / rope")
    assert table.changes == dig(tile, pending=True)
    table.play(DrawCard())
    assert table.changes == dig(tile, hand="+hat", deck="rope", **DRAWING[tile])


@limit_of("tile", *DRAWING)
@pytest.mark.parametrize("tile", DRAWING)
def test_a_tile_that_draws_does_so_only_if_wished_and_possible(tile: str) -> None:
    """AR 14.10, 17.19: the card may be left, an empty deck asks nothing; the resources come all the same."""
    table = dug(tile, deck="hat / rope")
    table.play(Decline())
    assert table.changes == dig(tile, **DRAWING[tile])
    table = dug(tile, play="fear")
    assert table.changes == dig(tile, **DRAWING[tile])


@effect_of("tile", *FRIGHTENING)
@pytest.mark.parametrize("tile", FRIGHTENING)
def test_a_tile_that_frightens_gives_a_fear_card_too(tile: str) -> None:
    """AR 8.11, 17.18: Fear comes to the play area, its boot is of no use; then the resources."""
    table = dug(tile)
    assert table.changes == dig(tile, play="+fear", fear=-1, **FRIGHTENING[tile])


@limit_of("tile", *FRIGHTENING)
@pytest.mark.parametrize("tile", FRIGHTENING)
def test_a_tile_that_frightens_gives_a_fear_tile_when_no_card_is_left(tile: str) -> None:
    """AR 8.6, 17.18: with the Fear stack empty it is a fear tile."""
    table = dug(tile, fear=0)
    assert table.changes == dig(tile, fear_tiles=1, **FRIGHTENING[tile])


@refusal_of("tile", *FRIGHTENING, *PLAIN)
@pytest.mark.parametrize("tile", [*FRIGHTENING, *PLAIN])
def test_what_a_site_gives_cannot_be_left(tile: str) -> None:
    """AR 4.4: Fear and resources are taken; there is nothing to decline, before or after."""
    table = dug(tile)
    assert table.refused(Decline()) == "AR 3.2"


# The item or two compasses


@effect_of("tile", ITEM)
def test_the_item_tile_gives_two_compasses() -> None:
    """AR 14.17: one of the two is taken: here the compasses."""
    table = dug(ITEM, row=ROW)
    table.play(Pick(0))
    assert table.changes == dig(ITEM, compass=2)


@effect_of("tile", ITEM)
def test_the_item_tile_gives_an_item_instead() -> None:
    """AR 14.4, 14.17: or an item of the row, whatever it costs, under the deck like a bought one."""
    table = dug(ITEM, row=ROW, deck="dog")
    table.play(Pick(1))
    assert table.choices == [TakeCard(card) for card in ("hat", "rope", "torch", "axe")]
    table.play(TakeCard("torch"))
    assert table.changes == dig(ITEM, deck="dog / torch", row="-torch")


@refusal_of("tile", ITEM)
def test_the_item_tile_never_gives_both() -> None:
    """AR 14.4, 14.17: nor a third thing, nor nothing, nor an artifact, nor a card that is not in the row."""
    table = dug(ITEM, row=ROW)
    assert table.refused(Pick(2)) == table.refused(Decline()) == "AR 14.17"
    table.play(Pick(1))
    assert table.refused(TakeCard("war-mask")) == table.refused(TakeCard("dog")) == "AR 14.4"
    assert table.refused(Decline()) == table.refused(Pick(0)) == "AR 14.4"


@limit_of("tile", ITEM)
def test_the_item_tile_gives_compasses_when_no_item_lies_in_the_row() -> None:
    """AR 8.9, 14.12: only what lies in the row can be taken."""
    table = dug(ITEM, row="war-mask /")
    assert table.choices == [Pick(0)]


# All of them


@limit_of("tile", *ALL)
@refusal_of("tile", *ALL)
@pytest.mark.parametrize("tile", ALL)
def test_a_tile_has_room_for_one(tile: str) -> None:
    """AR 4.1, 4.3: sites of level I and II have one space; while it is taken nobody digs there, not even its owner."""
    for own, other in ((place(tile), ""), ("", place(tile))):
        table = Board(icons="car car", found={place(tile): tile}, out=own, others=other)
        assert table.refused(Dig(place(tile))) == "AR 4.1"


@refusal_of("tile", *ALL)
@pytest.mark.parametrize("tile", ALL)
def test_a_tile_is_not_discovered_again(tile: str) -> None:
    """AR 1.8, 5.1: nor is it dug at by who cannot pay the way."""
    table = Board(goods="6 compass", icons="boot boot", found={place(tile): tile})
    assert table.refused(Discover(place(tile))) == "AR 5.1"
    assert table.refused(Dig(place(tile))) == "AR 1.8"


@refusal_of("tile", *DRAWING)
@pytest.mark.parametrize("tile", DRAWING)
def test_free_actions_are_open_while_a_tile_asks(tile: str) -> None:
    """AR 3.6: a card marked free may be played before the drawing is decided; another main action may not begin."""
    table = dug(tile, hand="rope, funding-car", deck="hat")
    assert table.refused(Play("rope")) == table.refused(EndTurn()) == "AR 14.10"
    table.play(Play("funding-car", "free"), DrawCard())
    given = {**DRAWING[tile], "coin": DRAWING[tile].get("coin", 0) + 1}
    assert table.changes == dig(tile, hand="-funding-car, +hat", play="+funding-car", deck="", **given)
