"""The rival's research: its way up both tracks, what it takes on the way, and the temple."""

from typing import Any

import pytest

from cairn.games.arnak.rules.events import RivalIdle, RivalResearched, RivalTookAssistant, RivalTookTile
from cairn.games.arnak.rules.pieces import Side
from tests.games.arnak.board_table import SIDES
from tests.games.arnak.components import effect_of, limit_of
from tests.games.arnak.solo_table import RIVAL_SEAT, Solo
from tests.games.arnak.tracks import BRIDGES, POINTS, row_of

COLOURS = ["green", "red"]
STEPS = [(side, origin) for side in SIDES for origin in dict.fromkeys(way.origin for way in BRIDGES[side])]
SUPPLY = "miner guide medic"


def research(colour: str = "red", arrow: str = "left", **position: Any) -> Solo:
    """A table at which the rival is about to research; the third stack of assistants is the tallest."""
    position.setdefault("supply", SUPPLY)
    position.setdefault("under", (1, 1, 2))
    return Solo(f"research-{colour}", arrow, **position)


def checked(table: Solo, stack: int, under: tuple[int, ...], **more: Any) -> None:
    """Exactly one assistant is gone, and nothing else happened but `more`."""
    supplied = {"supply": table.state.supply, "under": under, "unseen": table.state.unseen}
    assert table.changes == {**supplied, **{name.replace("rival_", "rival "): value for name, value in more.items()}}
    assert table.told(RivalTookAssistant) == [RivalTookAssistant(stack, SUPPLY.split()[stack])]


# The way up


@effect_of("rival", "research-green", "research-red")
@pytest.mark.parametrize(("side", "origin"), STEPS)
@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_glass_goes_one_row_up(colour: str, arrow: str, side: Side, origin: str) -> None:
    """AR 13.7: along a bridge, the leftmost or rightmost by the arrow, for nothing; no row effect, no Fear, no idol."""
    ways = [way.to for way in BRIDGES[side] if way.origin == origin]
    to = ways[0] if arrow == "left" else ways[-1]
    table = research(colour, arrow, side=side, rival={"glass": origin}, position={"rescue": (), "rescue_under": 0})
    table.go("porter")
    arrived = {"arrivals": (RIVAL_SEAT,), "temple_unseen": 1} if to == "temple" else {}
    checked(table, 2, (1, 1, 1), rival_glass=to, **arrived)
    assert table.told(RivalResearched) == [RivalResearched(to, None)]
    assert table.points == (23 if to == "temple" else POINTS[side]["glass"][row_of(to)])


@limit_of("rival", "research-green", "research-red")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_green_research_tile_rests_in_round_five(colour: str) -> None:
    """AR 13.10: neither the glass moves nor is an assistant taken; the red one acts."""
    table = research(colour, round=5).go()
    if colour == "green":
        assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]
    else:
        table.come("porter")
        checked(table, 2, (1, 1, 1), rival_glass="r1-1")


@limit_of("rival", "research-green", "research-red")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_bonus_tile_on_the_way_is_gone(colour: str) -> None:
    """AR 13.7: it leaves the game without effect."""
    table = research(colour, rival={"glass": "r1-1"}, bonuses={"r2-1": "draw", "r2-2": "coin"}).go("porter")
    checked(table, 2, (1, 1, 1), **{"rival glass": "r2-1", "bonus r2-1": ()})
    assert table.told(RivalResearched) == [RivalResearched("r2-1", "draw")]


@pytest.mark.parametrize(("arrow", "left"), [("left", ("exile",)), ("right", ("draw",))])
def test_the_arrow_chooses_among_the_tiles_of_row_seven(arrow: str, left: tuple[str, ...]) -> None:
    """AR 13.15: one of the two, the leftmost or the rightmost."""
    table = research(
        arrow=arrow, side="snake", rival={"glass": "r6-1"}, bonuses={"r7-1": "draw exile"}, position={"rescue": ()}
    ).go("porter")
    checked(table, 2, (1, 1, 1), **{"rival glass": "r7-1", "bonus r7-1": left})


# Assistants


@pytest.mark.parametrize(
    ("under", "arrow", "stack"),
    [
        ((3, 3, 3), "left", 0),
        ((3, 3, 3), "right", 2),
        ((2, 3, 3), "left", 1),
        ((3, 3, 2), "right", 1),
        ((1, 2, 0), "left", 1),
        ((1, 0, 0), "right", 0),
    ],
)
def test_an_assistant_of_the_tallest_stack_is_taken(under: tuple[int, ...], arrow: str, stack: int) -> None:
    """AR 13.7: its top one, the arrow on ties; the next one is open then."""
    table = research(arrow=arrow, under=under).go("porter")
    left = tuple(number - (place == stack) for place, number in enumerate(under))
    checked(table, stack, left, rival_glass="r1-1" if arrow == "left" else "r1-2")
    assert table.state.supply[stack] == "porter"


def test_the_last_assistant_of_a_stack() -> None:
    """AR 13.7: nothing is under it, so the stack is empty then; with none left at all only the glass moves."""
    table = research(supply="- guide -", under=(0, 0, 0)).go()
    assert table.changes == {"supply": (None,) * 3, "rival glass": "r1-1"}
    table = research(supply="- - -", under=(0, 0, 0)).go()
    assert table.changes == {"rival glass": "r1-1"}


@pytest.mark.parametrize("tile", ["research-red", "overcome-red"])
def test_on_the_rescue_space_the_top_assistant_is_taken(tile: str) -> None:
    """AR 13.7, 13.8, 13.17: by an overcome tile that researches too; the next one is open then; no idol is paid."""
    position = {"rescue": ("aviator",), "rescue_under": 1}
    table = Solo(tile, side="snake", rival={"glass": "r3-1"}, supply=SUPPLY, under=(1, 1, 2), position=position)
    table.go(*(["porter", "trader"] if tile == "research-red" else ["trader"]))
    assert table.state.rescue == ("trader",) and table.state.rescue_under == 0
    assert RivalTookAssistant(3, "aviator") in table.told(RivalTookAssistant)
    assert len(table.told(RivalTookAssistant)) == (2 if tile == "research-red" else 1)
    assert table.rival.glass == "r4-1" and table.state.under == ((1, 1, 1) if tile == "research-red" else (1, 1, 2))


def test_a_rescue_space_that_was_looked_at_keeps_its_order() -> None:
    """AR 12.2, 13.17: the player looked; the rival takes the top one, the next is face up, nothing is left to draw."""
    position = {"rescue": ("aviator", "captain"), "rescue_under": 0}
    table = Solo("overcome-red", side="snake", rival={"glass": "r3-2"}, position=position).go()
    assert table.changes == {"rival glass": "r4-1", "rescue": ("captain",)}
    assert table.told(RivalTookAssistant) == [RivalTookAssistant(3, "aviator")]


# The temple


@pytest.mark.parametrize(("arrivals", "points"), [((), 23), ((0,), 21)])
def test_the_rival_enters_the_temple(arrivals: tuple[int, ...], points: int) -> None:
    """AR 13.7, 13.16, 13.17: the free place worth most; the top bonus tile of the stack leaves the game unseen."""
    table = Solo("overcome-red", rival={"glass": "r7-1"}, position={"arrivals": arrivals}).go()
    assert table.changes == {"rival glass": "temple", "arrivals": (*arrivals, RIVAL_SEAT), "temple_unseen": 1}
    assert table.points == points


def test_the_rival_takes_the_tile_that_the_player_left() -> None:
    """AR 9.11, 13.7: of the two at the temple the player took one."""
    position = {"arrivals": (0,), "temple_unseen": 0, "temple_bonuses": ("draw",)}
    table = Solo("overcome-red", rival={"glass": "r7-2"}, position=position).go()
    assert table.changes == {"rival glass": "temple", "arrivals": (0, RIVAL_SEAT), "temple_bonuses": ()}


IN_TEMPLE = {"glass": "temple"}


@limit_of("rival", "research-green", "research-red", "overcome-green", "overcome-red")
@pytest.mark.parametrize(("arrow", "stack"), [("left", "six-left"), ("right", "six-right")])
@pytest.mark.parametrize("tile", ["research-green", "research-red", "overcome-green", "overcome-red"])
def test_in_the_temple_the_rival_takes_a_six(tile: str, arrow: str, stack: str) -> None:
    """AR 13.7, 13.8: the left or the right one by the arrow; a research tile takes an assistant as well."""
    table = Solo(tile, arrow, rival=IN_TEMPLE, supply=SUPPLY, under=(1, 1, 2), position={"arrivals": (RIVAL_SEAT,)}).go(
        *(["porter"] if "research" in tile else [])
    )
    changes = {"rival temple": (stack,), f"temple {stack}": 1}
    if "research" in tile:
        checked(table, 2, (1, 1, 1), **changes)
    else:
        assert table.changes == changes
    assert table.told(RivalTookTile) == [RivalTookTile(stack)] and table.points == 23 + 6


@pytest.mark.parametrize("arrow", ["left", "right"])
@pytest.mark.parametrize(("left", "stack"), [((2, 2, 2, 0, 1, 2), "six-right"), ((2, 2, 2, 1, 0, 2), "six-left")])
def test_the_last_six_is_taken_whatever_the_arrow(arrow: str, left: tuple[int, ...], stack: str) -> None:
    """AR 13.7: the arrow chooses only if both stacks have tiles."""
    position = {"arrivals": (RIVAL_SEAT,), "temple": left}
    table = Solo("overcome-red", arrow, rival=IN_TEMPLE, position=position).go()
    assert table.changes == {"rival temple": (stack,), f"temple {stack}": 0}


def test_with_no_six_left_the_rival_takes_no_tile() -> None:
    """AR 13.15: never a 2 or an 11; a research tile still takes the assistant, an overcome tile does nothing."""
    position = {"arrivals": (RIVAL_SEAT,), "temple": (2, 2, 2, 0, 0, 2)}
    table = Solo("overcome-red", rival=IN_TEMPLE, position=position).go()
    assert table.changes == {} and table.told(RivalIdle) == [RivalIdle()]
    table = research(rival=IN_TEMPLE, position=position).go("porter")
    checked(table, 2, (1, 1, 1))
    assert table.told(RivalIdle) == []
