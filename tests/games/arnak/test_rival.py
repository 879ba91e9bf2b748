"""The fifteen tiles of the rival: digging, discovering, overcoming, buying. Research is in test_rival_research."""

from itertools import product

import pytest

from cairn.core.errors import BadInput
from cairn.games.arnak.rules.events import RivalBought, RivalDug, RivalIdle, RivalOvercame, TileTurned
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, EndTurn
from cairn.games.arnak.rules.pieces import RIVAL
from cairn.games.arnak.rules.state import BLOCKED
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.solo_table import RIVAL_SEAT, Solo

RESOURCES = ["coin", "compass", "tablet", "arrowhead", "jewel"]
DIGS = [f"dig-{resource}" for resource in RESOURCES]
COLOURS = ["green", "red"]

GIVES = {
    "camp-coin": "coin",
    "camp-compass": "compass",
    "camp-tablet": "tablet",
    "camp-arrowhead": "arrowhead",
    "camp-jewel": "jewel",
    "one-item-or-two-compasses": "compass",
    "one-coin-arrowhead": "coin arrowhead",
    "one-draw-coin-tablet": "coin tablet",
    "one-compass-arrowhead": "compass arrowhead",
    "one-coin-two-tablets": "coin tablet",
    "one-tablet-arrowhead": "tablet arrowhead",
    "one-draw-arrowhead": "arrowhead",
    "one-fear-tablet-jewel": "tablet jewel",
    "one-fear-compass-jewel": "compass jewel",
    "one-jewel": "jewel",
    "two-two-compasses-jewel": "compass jewel",
    "two-coin-compass-tablet-arrowhead": "coin compass tablet arrowhead",
    "two-arrowhead-jewel": "arrowhead jewel",
    "two-draw-tablet-jewel": "tablet jewel",
    "two-two-tablets-jewel": "tablet jewel",
    "two-fear-two-tablets-two-arrowheads": "tablet arrowhead",
}
"""What a site gives for the rival: whatever its effect shows, behind a price or as one of two too (AR 13.5)."""


def giving(resource: str, prefix: str) -> list[str]:
    return [tile for tile, goods in GIVES.items() if tile.startswith(prefix) and resource in goods.split()]


# The tiles


def test_the_fifteen_tiles() -> None:
    """AR 13.12: five that dig and five pairs; the two tiles of a pair share their arrow."""
    arrows = {
        "dig-coin": "right",
        "dig-compass": "left",
        "dig-tablet": "right",
        "dig-arrowhead": "left",
        "dig-jewel": "right",
        **{f"discover-{colour}": "left" for colour in COLOURS},
        **{f"research-{colour}": "right" for colour in COLOURS},
        **{f"overcome-{colour}": "left" for colour in COLOURS},
        **{f"item-{colour}": "right" for colour in COLOURS},
        **{f"artifact-{colour}": "left" for colour in COLOURS},
    }
    assert {tile.id: tile.arrow for tile in RIVAL.values()} == arrows
    assert {tile.id: tile.idle for tile in RIVAL.values() if tile.idle} == {
        "discover-green": (5,),
        "research-green": (5,),
        "overcome-green": (5,),
    }


def test_any_ten_tiles_have_five_arrows_to_each_side() -> None:
    """AR 13.12: whichever of each pair is in the stack."""
    pairs = ["discover", "research", "overcome", "item", "artifact"]
    for colours in product(COLOURS, repeat=5):
        stack = DIGS + [f"{pair}-{colour}" for pair, colour in zip(pairs, colours, strict=True)]
        assert sorted(RIVAL[tile].arrow for tile in stack) == ["left"] * 5 + ["right"] * 5


@refusal_of("rival", *RIVAL)
@pytest.mark.parametrize("tile", RIVAL)
def test_only_a_tile_that_is_left_is_turned_up(tile: str) -> None:
    """AR 13.3, 15.5: one of the stack, with the arrow that its back shows; the player cannot act meanwhile."""
    table = Solo(tile, RIVAL[tile].arrow)
    table.state = ARNAK.apply(table.state, 0, EndTurn()).state
    assert ARNAK.to_act(table.state) == ()
    used = "item-green" if tile != "item-green" else "item-red"
    other = "dig-tablet" if RIVAL[tile].arrow == "left" else "artifact-green"
    for wrong in (used, other, "dig-gold"):
        with pytest.raises(BadInput):
            ARNAK.settle(table.state, Drawn(wrong))
    assert TileTurned(tile) in ARNAK.settle(table.state, Drawn(tile)).events


# Digging


@effect_of("rival", *DIGS)
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("tile", [tile for tile in GIVES if not tile.startswith("camp")])
def test_the_rival_digs_where_the_resource_is(resource: str, tile: str) -> None:
    """AR 13.5: at a site whose effect shows it anywhere, else at the camp; it gains nothing and the site gives none."""
    site = "high-2" if tile.startswith("two") else "upper-2"
    table = Solo(f"dig-{resource}", found={site: tile}).go()
    if resource in GIVES[tile].split():
        assert table.changes == {f"space {site}": (RIVAL_SEAT,)}
        assert table.told(RivalDug) == [RivalDug(site, 0)]
    else:
        assert table.changes == {f"space camp-{resource}": (RIVAL_SEAT, BLOCKED)}


@limit_of("rival", *DIGS)
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_rival_digs_in_the_highest_row(resource: str) -> None:
    """AR 13.5: level II, upper level I, lower level I, camp; a place that is taken, by whomever, is left out."""
    upper, lower = giving(resource, "one")[:2]
    found = {"high-3": giving(resource, "two")[0], "upper-3": upper, "lower-3": lower}
    order = ["high-3", "upper-3", "lower-3", f"camp-{resource}"]
    for taken in range(4):
        mine, its = order[:taken][:1], order[:taken][1:]
        table = Solo(f"dig-{resource}", found=found, mine=" ".join(mine), its=" ".join(its)).go()
        assert list(table.changes) == [f"space {order[taken]}"]
    table = Solo(f"dig-{resource}", found=found, mine=order[0], its=" ".join(order[1:])).go()
    assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]


@limit_of("rival", *DIGS)
@pytest.mark.parametrize(("arrow", "column"), [("left", 2), ("right", 4)])
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_arrow_decides_between_sites_of_a_row(resource: str, arrow: str, column: int) -> None:
    """AR 13.4, 13.5: the leftmost or the rightmost; a guardian there does not matter."""
    one, two = giving(resource, "one")[:2]
    found = {"lower-2": one, "lower-4": two, "lower-1": "one-item-or-two-compasses"}
    if "compass" in resource:
        del found["lower-1"]
    table = Solo(f"dig-{resource}", arrow, found=found, guards={"lower-2": "owl", "lower-4": "bat"}).go()
    assert table.changes == {f"space lower-{column}": (RIVAL_SEAT,)}


# Discovering


ROUNDS: dict[str, list[tuple[int, bool] | None]] = {
    "green": [(1, True), (1, False), (1, True), (2, False), None],
    "red": [(1, False), (1, True), (1, False), (2, True), (2, False)],
}
"""Level and guardian by round."""


@effect_of("rival", "discover-green", "discover-red")
@limit_of("rival", "discover-green")
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("colour", COLOURS)
def test_the_rival_discovers_as_its_tile_shows(colour: str, number: int) -> None:
    """AR 13.6, 13.10, 13.12: level and guardian by round; the idols come, no effect is used, nothing is paid."""
    told = ROUNDS[colour][number - 1]
    table = Solo(f"discover-{colour}", round=number, face_up={"lower-1": "tablet", "high-1": "refresh"})
    if told is None:
        table.go()
        assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]
        return
    level, guardian = told
    site, tile, idol = [("lower-1", "one-jewel", "tablet"), ("high-1", "two-arrowhead-jewel", "refresh")][level - 1]
    table.go(tile, *(["owl"] if guardian else []))
    stacks = list(table.state.tile_stacks[level - 1][0])
    assert table.changes == {
        f"space {site}": (RIVAL_SEAT,),
        f"tile {site}": tile,
        f"idol {site}": None,
        "tile_stacks": table.state.tile_stacks,
        "rival idols": (idol,),
        **({"rival copies": 1} if level == 2 else {}),
        **({f"guard {site}": "owl", "guardians": table.state.guardians} if guardian else {}),
    }
    assert tile not in stacks and len(stacks) == (9 if level == 1 else 5)
    assert table.points == 3 + (2 if level == 2 else 0)


@limit_of("rival", "discover-green", "discover-red")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("arrow", "lower", "upper"), [("left", "lower-2", "upper-1"), ("right", "lower-3", "upper-4")])
def test_the_rival_discovers_in_the_lower_row_first(colour: str, arrow: str, lower: str, upper: str) -> None:
    """AR 13.6: then the upper one, by the arrow; with no site of the level left it does nothing."""
    found = {"lower-1": "one-jewel", "lower-4": "one-tablet-arrowhead"}
    table = Solo(f"discover-{colour}", arrow, round=2, found=found).go("one-coin-arrowhead")
    assert table.changes[f"space {lower}"] == (RIVAL_SEAT,)
    found |= {"lower-2": "one-draw-arrowhead", "lower-3": "one-coin-two-tablets"}
    table = Solo(f"discover-{colour}", arrow, round=2, found=found).go("one-coin-arrowhead")
    assert table.changes[f"space {upper}"] == (RIVAL_SEAT,)
    tiles = [tile for tile in GIVES if tile.startswith("one")]
    found = {f"{row}-{column}": tiles.pop() for row in ("lower", "upper") for column in range(1, 5)}
    table = Solo(f"discover-{colour}", arrow, round=2, found=found).go()
    assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_second_idol_of_a_kind_is_a_copy(colour: str) -> None:
    """AR 13.6: a first of its kind scores 3, copies and face-down ones 2."""
    table = Solo(f"discover-{colour}", round=4, face_up={"high-1": "exile"}, rival={"idols": ("exile",), "copies": 1})
    table.go("two-arrowhead-jewel", *(["owl"] if colour == "red" else []))
    assert (table.rival.idols, table.rival.copies) == (("exile",), 3)
    assert table.points == 3 + 3 * 2


# Overcoming


GUARDED = {"high-2": "two-arrowhead-jewel", "upper-1": "one-jewel", "upper-4": "one-coin-arrowhead"}


@effect_of("rival", "overcome-green", "overcome-red")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_rival_overcomes_a_guardian_where_it_stands(colour: str) -> None:
    """AR 13.8: it pays nothing and needs no boon; 5 points."""
    table = Solo(f"overcome-{colour}", found=GUARDED, guards={"upper-1": "owl"}, its="upper-1").go()
    assert table.changes == {"guard upper-1": None, "rival guardians": ("owl",)}
    assert table.told(RivalOvercame) == [RivalOvercame("upper-1", "owl")] and table.points == 5


@limit_of("rival", "overcome-green", "overcome-red")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("arrow", "site"), [("left", "upper-1"), ("right", "upper-4")])
def test_the_rival_overcomes_in_the_highest_row(colour: str, arrow: str, site: str) -> None:
    """AR 13.8: higher rows first, then the arrow; never where it does not stand."""
    guards = {"high-2": "owl", "upper-1": "bat", "upper-4": "tiger"}
    table = Solo(f"overcome-{colour}", arrow, found=GUARDED, guards=guards, its="high-2 upper-1 upper-4").go()
    assert table.changes == {"guard high-2": None, "rival guardians": ("owl",)}
    table = Solo(f"overcome-{colour}", arrow, found=GUARDED, guards=guards, mine="high-2", its="upper-1 upper-4").go()
    assert table.changes == {f"guard {site}": None, "rival guardians": (guards[site],)}


@limit_of("rival", "overcome-green", "overcome-red")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_a_guardian_the_rival_researches(colour: str) -> None:
    """AR 13.8: without taking an assistant from the supply."""
    table = Solo(f"overcome-{colour}", found=GUARDED, guards={"high-2": "owl"}, mine="high-2").go()
    assert table.changes == {"rival glass": "r1-1"}


@limit_of("rival", "overcome-green", "overcome-red")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_green_overcome_tile_rests_in_round_five(colour: str) -> None:
    """AR 13.10: even where a guardian could be had; the red one does not."""
    table = Solo(f"overcome-{colour}", round=5, found=GUARDED, guards={"high-2": "owl"}, its="high-2").go()
    assert table.changes == ({} if colour == "green" else {"guard high-2": None, "rival guardians": ("owl",)})


# Buying


ROW = "war-mask hat brush automobile rope watch"
"""Points: an artifact of 1; items of 1, 3, 3, 1, 1."""
TIES = {("green", "left"): "hat", ("green", "right"): "watch", ("red", "left"): "brush", ("red", "right"): "automobile"}


@effect_of("rival", "item-green", "item-red")
@limit_of("rival", "item-green", "item-red")
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_rival_buys_an_item(colour: str, arrow: str) -> None:
    """AR 13.9: the fewest points or the most, the arrow on ties; it pays nothing, and the row is filled at once."""
    table = Solo(f"item-{colour}", arrow, row=ROW).go()
    card = TIES[colour, arrow]
    table.come("dog")
    left = [each for each in ROW.split() if each != card]
    assert table.changes == {"row": (*left, "dog"), "items": table.state.items, "rival cards": (card,)}
    assert table.told(RivalBought) == [RivalBought(card)] and table.points == (1 if colour == "green" else 3)


ARTIFACTS = "treasure-chest war-mask stone-key mortar crystal-earring rope"
"""Points in round 5: 3, 1, 2, 1, 2; one item."""


@effect_of("rival", "artifact-green", "artifact-red")
@limit_of("rival", "artifact-green", "artifact-red")
@pytest.mark.parametrize(("arrow", "fewest"), [("left", "war-mask"), ("right", "mortar")])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_rival_buys_an_artifact(colour: str, arrow: str, fewest: str) -> None:
    """AR 13.9, 13.10: in round five too; its effect is not used; the cards left of it slide, a new one is dealt."""
    table = Solo(f"artifact-{colour}", arrow, round=5, row=ARTIFACTS).go("sundial")
    card = fewest if colour == "green" else "treasure-chest"
    left = [each for each in ARTIFACTS.split() if each != card]
    assert table.changes == {
        "row": ("sundial", *left),
        "artifacts": table.state.artifacts,
        "rival cards": (card,),
    }
    assert table.points == (1 if colour == "green" else 3)


@limit_of("rival", "item-green", "item-red", "artifact-green", "artifact-red")
@pytest.mark.parametrize("kind", ["item", "artifact"])
@pytest.mark.parametrize("colour", COLOURS)
def test_with_no_card_of_the_kind_the_rival_buys_none(colour: str, kind: str) -> None:
    """AR 13.15: an empty deck and an empty half of the row."""
    row = "war-mask - - - - -" if kind == "item" else "- hat rope dog axe torch"
    table = Solo(f"{kind}-{colour}", row=row, position={"items": (), "artifacts": ()}).go()
    assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]
