"""The temple: the places of arrival, its bonus tiles, its six stacks of tiles; and the rescue space of the Snake."""

from typing import Any

import pytest

from cairn.core.errors import BadInput
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import LookInTemple
from cairn.games.arnak.rules.events import RescueLooked, TempleLooked
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import (
    Accept,
    Buy,
    Claim,
    Decline,
    DrawCard,
    EndTurn,
    ExileCard,
    Pass,
    RefreshAssistant,
    Rescue,
    Research,
    Several,
    TakeBonus,
    UseAssistant,
)
from cairn.games.arnak.rules.pieces import TEMPLE, TRACKS, Side
from cairn.games.arnak.rules.state import Player
from tests.games.arnak.board_table import SIDES, Board, start
from tests.games.arnak.components import effect_of, limit_of, refusal_of

STACKS = {
    "two-left": (2, "left"),
    "two-middle": (2, "middle"),
    "two-right": (2, "right"),
    "six-left": (6, "left middle"),
    "six-right": (6, "middle right"),
    "eleven": (11, "left middle right"),
}
FEET = {
    "bird": {"left": {"coin": 1, "tablet": 2}, "middle": {"jewel": 1}, "right": {"compass": 1, "arrowhead": 1}},
    "snake": {"left": {"compass": 1, "tablet": 2}, "middle": {"jewel": 1}, "right": {"coin": 1, "arrowhead": 1}},
}
ENTRY = {"bird": "1 coin, 1 compass, 1 jewel", "snake": "1 compass, 1 arrowhead, 1 jewel"}


def price(side: Side, stack: str) -> dict[str, int]:
    return {name: number for foot in STACKS[stack][1].split() for name, number in FEET[side][foot].items()}


def words(goods: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in goods.items())


def inside(side: Side = "bird", **position: Any) -> Board:
    """A table at which A's glass is in the temple."""
    return Board(side=side, glass="temple", position={"arrivals": (0,)}, **position)


def entering(side: Side = "bird", *tiles: str, **position: Any) -> Board:
    """A table at which A's glass has entered the temple and found these bonus tiles there."""
    unseen = ("coin", "compass", "draw", "exile", "tablet", "tablet", "trade")
    table = Board(side=side, glass="r7-1", goods=ENTRY[side], position={"bonus_unseen": unseen}, **position)
    table.play(Research("glass", "temple"))
    if tiles:
        table.play(Several(tuple(sorted(tiles))))
    return table


# Tiles


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_a_stack_has_as_many_tiles_as_players(side: Side, players: int) -> None:
    """AR 2.5, 13.1: six stacks; alone one plays with two in each."""
    assert start(players, side).temple == (max(2, players),) * 6
    assert {name: tile.points for name, tile in TEMPLE.items()} == {name: face[0] for name, face in STACKS.items()}


@effect_of("temple", *STACKS)
@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("side", SIDES)
def test_a_temple_tile_is_bought(side: Side, stack: str) -> None:
    """AR 9.4, 17.13: a 2 for its own cost, a 6 for the two on its side, the 11 for all three; its points count."""
    cost = price(side, stack)
    table = inside(side, goods=words(cost))
    before = table.points
    table.play(Claim(stack))
    assert table.changes == {
        "acted": True,
        "temple": f"+{stack}",
        "temple left": f"-{stack}",
        **{name: -number for name, number in cost.items()},
    }
    assert table.points == before + STACKS[stack][0]


@limit_of("temple", *STACKS)
@refusal_of("temple", *STACKS)
@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("side", SIDES)
def test_a_temple_tile_is_not_sold(side: Side, stack: str) -> None:
    """AR 9.4: for less, to who is not in the temple, from an empty stack, or a second one in the same action."""
    cost = price(side, stack)
    assert inside(side, goods=words(cost)).refusal(Claim(stack)) is None
    for name in cost:
        less = {**cost, name: cost[name] - 1}
        assert inside(side, goods=words(less)).refused(Claim(stack)) == "AR 9.4"
    assert Board(side=side, glass="r7-1", goods=words(cost)).refused(Claim(stack)) == "AR 9.4"
    twice = inside(side, goods=words({name: 2 * number for name, number in cost.items()}))
    twice.play(Claim(stack))
    assert twice.refused(Claim(stack)) == "AR 3.2"
    left = tuple(0 if name == stack else 2 for name in STACKS)
    position = {"arrivals": (0,), "temple": left}
    empty = Board(side=side, glass="temple", goods=words(cost), position=position)
    assert empty.refused(Claim(stack)) == "AR 9.4"
    assert inside(side, goods=words(cost)).refused(Claim("nine")) == "AR 9.4"


def test_one_player_may_take_several_tiles_of_a_stack() -> None:
    """AR 9.4: one an action, as long as the stack lasts."""
    table = inside(goods="3 jewel")
    for _ in range(2):
        table.play(Claim("two-middle")).end_turn()
    assert table.player.temple == ("two-middle", "two-middle")
    assert table.refused(Claim("two-middle")) == "AR 9.4"


# Arriving


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("place", "points"), [(0, 23), (1, 21), (2, 20), (3, 19)])
def test_the_places_in_the_temple(side: Side, place: int, points: int) -> None:
    """AR 9.3, 11.1: the free place worth most, for every number of players."""
    assert TRACKS[side].places == (23, 21, 20, 19)
    before = Board(players=4, side=side, position={"arrivals": (1, 2, 3)[:place]})
    table = Board(players=4, side=side, glass="r7-1", goods=ENTRY[side], position={"arrivals": (1, 2, 3)[:place]})
    table.play(Research("glass", "temple"))
    assert table.points == before.points + points
    assert table.state.arrivals == (*(1, 2, 3)[:place], 0)


@pytest.mark.parametrize("side", SIDES)
def test_who_enters_the_temple_takes_one_of_its_bonus_tiles(side: Side) -> None:
    """AR 9.3, 9.11: all are looked at, one is taken and used, the others go back face down."""
    table = entering(side, "coin", "tablet")
    assert table.choices == [TakeBonus("coin"), TakeBonus("tablet")]
    assert table.refused(TakeBonus("draw")) == table.refused(Decline()) == "AR 9.11"
    table.play(TakeBonus("tablet"))
    cost = {part.split()[1]: -1 for part in ENTRY[side].split(", ")}
    assert table.changes == {"acted": True, "glass": "temple", "tablet": 1, **cost}
    assert table.state.temple_bonuses == ("coin",) and table.state.temple_unseen == 0


@pytest.mark.parametrize(("tile", "answer"), [("exile", ExileCard("hat")), ("draw", DrawCard()), ("trade", Decline())])
def test_the_bonus_tiles_of_the_temple_work_like_the_others(tile: str, answer: Any) -> None:
    """AR 9.11: the one taken is used."""
    table = entering("bird", tile, "coin", play="hat", deck="rope", idols=1)
    table.play(TakeBonus(tile), answer)
    assert table.is_done and table.state.temple_bonuses == ("coin",)


def test_the_looking_is_secret_and_the_taking_is_not() -> None:
    """AR 15.3: the others see that somebody looked, and later what was taken."""
    table = entering("bird", "coin", "tablet")
    table.play(TakeBonus("coin"))
    looked = [ARNAK.seen(event, 1) for event in table.told(TempleLooked)]
    assert table.told(TempleLooked) == [TempleLooked(0, ("coin", "tablet"))]
    assert looked == [TempleLooked(0, None)]
    assert ARNAK.view(table.state, 1).temple_bonuses == ()


def test_there_is_a_bonus_tile_for_everybody() -> None:
    """AR 9.11: the second to arrive finds what the first one left."""
    table = entering("bird", "coin", "tablet")
    table.play(TakeBonus("coin"), EndTurn())
    first = table.player
    second = Player(glass="r7-2", goods=Goods(coin=1, compass=1, jewel=1))
    table.state = replace(table.state, players=(first, second))
    table.by(1, Research("glass", "temple"))
    assert ARNAK.chance(table.state) is None
    assert [*ARNAK.moves(table.state, 1)] == [TakeBonus("tablet")]


def test_chance_brings_only_tiles_that_nobody_has_seen() -> None:
    """AR 2.5: any of those that do not lie open, each set by its number of physical tiles."""
    table = entering()
    assert isinstance(table.state.pending[0], LookInTemple)
    chance = ARNAK.chance(table.state)
    assert chance is not None
    assert len(chance.outcomes) == 6 * 5 // 2 + 1 and sum(chance.weights) == 7 * 6 // 2
    assert chance.weights[chance.outcomes.index(Several(("coin", "tablet")))] == 2
    assert chance.weights[chance.outcomes.index(Several(("coin", "compass")))] == 1
    with pytest.raises(BadInput):
        ARNAK.settle(table.state, Several(("coin",)))


def test_the_notebook_goes_on_below_the_temple() -> None:
    """AR 9.12: up to the last row."""
    table = inside(notebook="r6-2", goods="1 tablet, 1 jewel")
    table.play(Research("notebook", "r7-2"))
    assert table.player.notebook == "r7-2"


# The rescue space of the Snake side


def rescuing(**position: Any) -> Board:
    """A table at which A's glass has come to the rescue space."""
    table = Board(side="snake", glass="r3-1", idols=1, rescue="aviator, captain", **position)
    table.play(Research("glass", "r4-1"))
    return table


def test_the_glass_rescues_an_assistant() -> None:
    """AR 12.2, 17.16: for an idol of the crates; all are looked at, one comes, silver and exhausted."""
    table = rescuing()
    assert table.choices == [Rescue("aviator"), Rescue("captain")]
    assert table.refused(Rescue("miner")) == table.refused(Decline()) == "AR 12.2"
    table.play(Rescue("captain"))
    assert table.changes == {
        "acted": True,
        "glass": "r4-1",
        "idols": -1,
        "assistants": "+captain tired",
        "rescue": "-captain",
    }
    assert table.refused(UseAssistant("captain")) == "AR 9.9"


def test_a_rescued_assistant_may_be_refreshed() -> None:
    """AR 14.15, 17.16: then it can be used in this round."""
    table = Board(side="snake", glass="r5-1", notebook="r4-1", goods="2 arrowhead", assistants="captain tired")
    table.play(Research("notebook", "r5-1"), RefreshAssistant("captain"))
    assert table.refusal(UseAssistant("captain")) is None


def test_the_idol_for_the_rescue_is_none_of_the_slots() -> None:
    """AR 12.2: slotted idols stay; the one paid is out of the game, its 3 points with it."""
    table = Board(side="snake", glass="r3-1", slots=2)
    assert table.refused(Research("glass", "r4-1")) == "AR 12.2"
    table = Board(side="snake", glass="r4-1", notebook="r3-2", idols=2, row="/ rope")
    before = table.points
    table.play(Research("notebook", "r4-1"))
    assert table.changes == {"acted": True, "notebook": "r4-1", "idols": -1}
    assert table.points == before - 3 + (5 - 4)


def test_the_looking_at_the_rescue_space_is_secret() -> None:
    """AR 12.5, 15.3: only the arriving glass looks; the others see who went, and the next tile."""
    table = rescuing()
    assert table.told(RescueLooked) == [RescueLooked(0, ("aviator", "captain"))]
    assert [ARNAK.seen(event, 1) for event in table.told(RescueLooked)] == [RescueLooked(0, None)]
    assert ARNAK.view(table.state, 1).rescue == ("aviator",)
    assert ARNAK.view(table.state, 0).rescue == ("aviator", "captain")
    table.play(Rescue("aviator"))
    assert ARNAK.view(table.state, 1).rescue == ("captain",)


def test_what_lies_under_the_open_one_is_left_to_chance() -> None:
    """AR 12.2: nobody has seen it before the first glass arrives; the rest stays in its order."""
    table = Board(players=3, side="snake", glass="r3-1", idols=1)
    table.play(Research("glass", "r4-1"))
    first = table.state.rescue
    hidden = table.state.unseen[:2]
    table.play(Several(hidden[::-1]))
    assert table.choices == [Rescue(each) for each in (*first, *hidden[::-1])]
    with pytest.raises(BadInput):
        ARNAK.settle(table.state, Several(hidden))


def test_rescued_assistants_are_not_part_of_the_supply() -> None:
    """AR 12.6: no card uses them."""
    table = Board(side="snake", goods="3 compass", row="coconut-flask /", rescue="aviator, captain", supply="miner")
    table.play(Buy("coconut-flask"), Accept())
    assert [str(getattr(move, "assistant", "")) for move in table.choices] == ["miner", ""]


def test_nobody_enters_the_temple_out_of_turn() -> None:
    """AR 3.2: neither research nor a temple tile after passing."""
    table = inside(goods="9 jewel")
    table.play(Pass())
    assert table.refused(Claim("two-middle")) == "AR 3.2"
