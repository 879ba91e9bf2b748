"""Both research tracks: every bridge with its cost, every row with its effects and points."""

from itertools import product
from typing import Any, NamedTuple

import pytest

from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.events import BonusTaken, Paid, Researched
from cairn.games.arnak.rules.moves import (
    Decline,
    DrawCard,
    Drawn,
    EndTurn,
    ExileCard,
    Move,
    Overcome,
    Pass,
    PromoteAssistant,
    Recruit,
    RefreshAssistant,
    Rescue,
    Research,
    TakeCard,
    UseAssistant,
)
from cairn.games.arnak.rules.pieces import TRACKS, Side
from tests.games.arnak.board_table import SIDES, Board
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes
from tests.games.arnak.tracks import BRIDGES, POINTS, ROWS, Way, bridge_into, row_of

ROW_NAMES = [f"{side} {row}" for side, row in ROWS]
ALL_BRIDGES = [(side, way) for side in SIDES for way in BRIDGES[side]]


def parts(cost: str) -> dict[str, int]:
    return {name: int(number) for number, name in (part.split() for part in cost.split(", "))}


def rich(cost: dict[str, int]) -> dict[str, Any]:
    """The position of a player who has this and nothing more."""
    goods = ", ".join(f"{number} {name}" for name, number in cost.items() if name != "idol")
    return {"goods": goods, "idols": cost.get("idol", 0)}


def before(side: Side, way: Way, token: str, cost: dict[str, int], **position: Any) -> Board:
    """A table at which the token is about to cross; a notebook goes behind a glass that is far ahead."""
    glass, notebook = (way.origin, "start") if token == "glass" else ("r7-1", way.origin)
    return Board(side=side, glass=glass, notebook=notebook, **rich(cost), **position)


# Bridges


def test_the_tracks_have_thirteen_spaces_and_twenty_bridges_each() -> None:
    """AR 9.1, 12.1: between the start and the temple."""
    for side in SIDES:
        assert len(TRACKS[side].space) == 13 + 2
        assert [row_of(space.id) for space in TRACKS[side].space] == [space.row for space in TRACKS[side].space]
        assert {(bridge.origin, bridge.to) for bridge in TRACKS[side].bridge} == {way[:2] for way in BRIDGES[side]}
        assert len(TRACKS[side].bridge) == 20


@pytest.mark.parametrize(("side", "way"), ALL_BRIDGES)
@pytest.mark.parametrize("token", ["glass", "notebook"])
def test_a_bridge_costs_what_it_shows(side: Side, way: Way, token: Any) -> None:
    """AR 9.1, 12.2: exactly that is paid, by glass and notebook alike; with one thing less nobody crosses."""
    cost, move = parts(way.cost), Research(token, way.to)
    if token == "notebook" and way.to == "temple":
        return
    table = before(side, way, token, cost)
    table.play(move)
    idols = cost.get("idol", 0)
    assert table.told(Paid) == [Paid(0, Goods(**{k: v for k, v in cost.items() if k != "idol"}), idols=idols)]
    assert table.told(Researched) == [Researched(0, token, way.to)]
    assert getattr(table.player, token) == way.to
    for name in cost:
        less = {**cost, name: cost[name] - 1}
        assert before(side, way, token, less).refused(move) == ("AR 12.2" if name == "idol" else "AR 9.1")


@pytest.mark.parametrize("side", SIDES)
def test_there_is_no_way_but_the_bridges(side: Side) -> None:
    """AR 9.1: one row up along a bridge; not down, not sideways, not two rows, not to where none leads."""
    spaces = [space.id for space in TRACKS[side].space]
    linked = {way[:2] for way in BRIDGES[side]}
    goods = "9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel"
    for origin, to in product(spaces[:-1], [*spaces, "r9-1"]):
        if (origin, to) not in linked:
            assert Board(side=side, glass=origin, goods=goods, idols=2).refused(Research("glass", to)) == "AR 9.1"
            table = Board(side=side, glass="r7-1", notebook=origin, goods=goods, idols=2)
            assert table.refused(Research("notebook", to)) == "AR 9.1"


@refusal_of("row", *ROW_NAMES)
@pytest.mark.parametrize(("side", "row"), ROWS)
def test_the_notebook_is_never_above_the_glass(side: Side, row: int) -> None:
    """AR 9.1: in the row of the glass it may be, on the same space too; above it never. A row is not skipped."""
    way = bridge_into(side, row)
    beside = Board(side=side, glass=way.to, notebook=way.origin, **rich(parts(way.cost)))
    assert beside.refusal(Research("notebook", way.to)) is None
    above = Board(side=side, glass=way.origin, notebook=way.origin, **rich(parts(way.cost)))
    assert above.refused(Research("notebook", way.to)) == "AR 9.1"
    if row > 1:
        below = bridge_into(side, row - 1).origin
        assert Board(side=side, glass=below, **rich(parts(way.cost))).refused(Research("glass", way.to)) == "AR 9.1"


@pytest.mark.parametrize("side", SIDES)
def test_the_notebook_does_not_enter_the_temple(side: Side) -> None:
    """AR 9.3: though the glass is there and the cost could be paid."""
    table = Board(
        side=side,
        glass="temple",
        notebook="r7-1",
        goods="9 coin, 9 compass, 9 arrowhead, 9 jewel",
        position={"arrivals": (0,)},
    )
    assert table.refused(Research("notebook", "temple")) == "AR 9.3"


def test_research_is_a_main_action() -> None:
    """AR 3.3: not after another one, not by who has no turn."""
    table = Board(goods="1 jewel")
    table.play(Pass())
    assert table.refused(Research("glass", "r1-2")) == "AR 3.2"
    table.play(EndTurn())
    assert table.refused(Research("glass", "r1-2")) == "AR 3.2"


# Rows


class Gift(NamedTuple):
    """What a row gives a token: the answers of the player, and what they change."""

    answers: tuple[Move | Drawn, ...]
    changes: Changes


GAINS: dict[tuple[Side, int, str], Changes] = {
    ("bird", 1, "glass"): {"coin": 1},
    ("bird", 2, "glass"): {"compass": 1},
    ("bird", 3, "glass"): {"compass": 1},
    ("bird", 4, "glass"): {"compass": 1},
    ("bird", 5, "glass"): {"compass": 1},
    ("bird", 5, "notebook"): {"compass": 3},
    ("bird", 7, "glass"): {"compass": 1},
    ("snake", 1, "glass"): {"coin": 1},
    ("snake", 2, "glass"): {"coin": 2},
    ("snake", 6, "glass"): {"play": "+fear", "fear": -1},
    ("snake", 7, "glass"): {"play": "+fear", "fear": -1},
    ("snake", 7, "notebook"): {"jewel": 1},
}
RECRUITED = Gift(
    (Recruit("guide"), Drawn("porter")),
    {"assistants": "+guide", "supply": "-guide, +porter", "unseen": "-porter"},
)
PROMOTED = Gift((PromoteAssistant("trader"),), {"assistants": "-trader tired, +trader gold"})
DRAWN = Gift((DrawCard(),), {"hand": "+hat", "deck": "rope"})
GIVEN = Gift((TakeCard("war-mask"), Decline()), {"row": "-war-mask", "play": "+war-mask"})
GIFTS: dict[tuple[Side, int, str], Gift] = {
    **{place: Gift((), gain) for place, gain in GAINS.items()},
    ("bird", 1, "notebook"): RECRUITED,
    ("bird", 2, "notebook"): RECRUITED,
    ("bird", 3, "notebook"): PROMOTED,
    ("bird", 4, "notebook"): PROMOTED,
    ("bird", 6, "glass"): DRAWN,
    ("bird", 6, "notebook"): GIVEN,
    ("bird", 7, "notebook"): Gift((Overcome("lower-1"),), {"guards": "-lower-1 owl", "allies": "+owl"}),
    ("snake", 1, "notebook"): RECRUITED,
    ("snake", 2, "notebook"): Gift((ExileCard("axe"),), {"play": "-axe", "exiled": "+axe"}),
    ("snake", 3, "glass"): DRAWN,
    ("snake", 3, "notebook"): PROMOTED,
    ("snake", 4, "glass"): Gift((Rescue("captain"),), {"assistants": "+captain tired", "rescue": "-captain"}),
    ("snake", 4, "notebook"): GIVEN,
    ("snake", 5, "glass"): PROMOTED,
    ("snake", 5, "notebook"): Gift((RefreshAssistant("trader"),), {"assistants": "-trader tired, +trader"}),
    ("snake", 6, "notebook"): DRAWN,
}
PLACES = [(side, row, token) for side, row in ROWS for token in ("glass", "notebook")]


def ready_for_all(side: Side) -> dict[str, Any]:
    """A position in which something can come of every row effect."""
    return {
        "deck": "hat / rope",
        "play": "axe",
        "assistants": "trader tired",
        "supply": "miner, guide, medic",
        "row": "war-mask / torch",
        "found": {"lower-1": "one-jewel"},
        "guards": {"lower-1": "owl"},
        "out": "lower-1",
        **({"rescue": "aviator, captain"} if side == "snake" else {}),
    }


def plus(one: Changes, cost: dict[str, int]) -> Changes:
    """The changes when a cost was paid as well."""
    both = {**one}
    for name, number in cost.items():
        key = "idols" if name == "idol" else name
        both[key] = both.get(key, 0) - number
    return {name: value for name, value in both.items() if value != 0}


@effect_of("row", *ROW_NAMES)
@pytest.mark.parametrize(("side", "row", "token"), PLACES)
def test_a_row_gives_each_token_its_own(side: Side, row: int, token: Any) -> None:
    """AR 9.6: after the cost the row effect of that token follows, without a bonus tile too; nothing else changes."""
    way, gift = bridge_into(side, row), GIFTS[side, row, token]
    table = before(side, way, token, parts(way.cost), **ready_for_all(side))
    table.play(Research(token, way.to), *gift.answers)
    assert table.changes == plus({"acted": True, token: way.to, **gift.changes}, parts(way.cost))
    assert table.told(BonusTaken) == []


OPTIONAL = {("bird", 6, "glass"), ("bird", 7, "notebook"), ("snake", 2, "notebook"), ("snake", 3, "glass")} | {
    ("snake", 5, "notebook"),
    ("snake", 6, "notebook"),
}


@limit_of("row", *sorted({f"{side} {row}" for side, row, _ in OPTIONAL}))
@pytest.mark.parametrize(("side", "row", "token"), sorted(OPTIONAL))
def test_a_row_effect_that_may_be_left(side: Side, row: int, token: Any) -> None:
    """AR 9.6, 14.12: drawing, exiling, refreshing and overcoming; the token has moved all the same."""
    way = bridge_into(side, row)
    table = before(side, way, token, parts(way.cost), **ready_for_all(side))
    table.play(Research(token, way.to), Decline())
    assert table.changes == plus({"acted": True, token: way.to}, parts(way.cost))


MUSTS = sorted(place for place, gift in GIFTS.items() if gift.answers and place not in OPTIONAL)


@refusal_of("row", *sorted({f"{side} {row}" for side, row, _ in MUSTS}))
@pytest.mark.parametrize(("side", "row", "token"), MUSTS)
def test_a_row_effect_that_is_a_must(side: Side, row: int, token: Any) -> None:
    """AR 9.6, 9.10, 12.5: recruiting, promoting, taking an artifact and rescuing cannot be declined."""
    way = bridge_into(side, row)
    table = before(side, way, token, parts(way.cost), **ready_for_all(side))
    table.play(Research(token, way.to))
    wanted = {Recruit: "AR 9.8", PromoteAssistant: "AR 9.5", TakeCard: "AR 9.10", Rescue: "AR 12.2"}
    assert table.refused(Decline()) == wanted[type(GIFTS[side, row, token].answers[0])]


ASKING = sorted(place for place, gift in GIFTS.items() if gift.answers and place != ("snake", 4, "glass"))


@limit_of("row", *sorted({f"{side} {row}" for side, row, _ in ASKING}))
@pytest.mark.parametrize(("side", "row", "token"), ASKING)
def test_a_row_effect_of_which_nothing_can_come(side: Side, row: int, token: Any) -> None:
    """AR 9.6, 9.8: no assistant, no silver one, no card, artifact or guardian: nothing happens or is asked."""
    way = bridge_into(side, row)
    table = before(side, way, token, parts(way.cost), row="/ torch", assistants="quartermaster gold", supply="")
    table.play(Research(token, way.to))
    assert table.changes == plus({"acted": True, token: way.to}, parts(way.cost))


@limit_of("row", *ROW_NAMES)
@pytest.mark.parametrize(("side", "row"), ROWS)
def test_the_points_of_a_row(side: Side, row: int) -> None:
    """AR 11.1, 11.4: the row of the glass and the row of the notebook score, wherever in the row they stand."""
    empty = Board(side=side).points
    for space in {way.to for way in BRIDGES[side] if row_of(way.to) == row}:
        glass, notebook = POINTS[side]["glass"][row], POINTS[side]["notebook"][row]
        assert Board(side=side, glass=space).points == empty + glass
        assert Board(side=side, glass=space, notebook=space).points == empty + glass + notebook


# Notes on single rows


def test_nobody_is_given_a_third_assistant() -> None:
    """AR 9.8: with two on the board the row effect brings none."""
    table = Board(glass="r2-1", notebook="r1-1", goods="1 jewel", assistants="miner, guide", supply="medic")
    table.play(Research("notebook", "r2-1"))
    assert table.changes == {"acted": True, "notebook": "r2-1", "jewel": -1}


def test_a_recruited_assistant_may_be_used_at_once() -> None:
    """AR 9.8, 17.10: silver side, ready; the next tile of its stack is open then."""
    table = Board(glass="r1-1", goods="1 compass, 1 arrowhead", supply="miner, guide, medic")
    table.play(Research("notebook", "r1-1"))
    assert table.choices == [Recruit("miner"), Recruit("guide"), Recruit("medic")]
    assert table.refused(Recruit("porter")) == "AR 9.8"
    table.play(Recruit("miner"), Drawn("porter"), UseAssistant("miner"))
    assert table.player.goods.coin == 2 and table.state.supply == ("porter", "guide", "medic")


def test_a_used_assistant_is_made_ready_by_its_promotion() -> None:
    """AR 9.5, 17.11: used, promoted, and usable again in this turn, now with the gold side."""
    table = Board(glass="r3-1", notebook="r2-1", goods="2 tablet, 1 arrowhead", assistants="miner, guide gold")
    table.play(UseAssistant("miner"), Research("notebook", "r3-1"))
    assert table.refused(PromoteAssistant("guide")) == "AR 9.5"
    table.play(PromoteAssistant("miner"), UseAssistant("miner"))
    assert table.player.goods.coin == 2 + 3


def test_the_guardian_of_row_seven_is_overcome_without_its_cost() -> None:
    """AR 6.2: where an own archaeologist stands, nowhere else."""
    found, guards = {"lower-1": "one-jewel", "lower-2": "one-coin-arrowhead"}, {"lower-1": "owl", "lower-2": "bat"}
    table = Board(
        glass="r7-1", notebook="r6-2", goods="1 tablet, 1 jewel", found=found, guards=guards, others="lower-1"
    )
    table.play(Research("notebook", "r7-2"))
    assert table.changes == {"acted": True, "notebook": "r7-2", "tablet": -1, "jewel": -1}
    table = Board(glass="r7-1", notebook="r6-2", goods="1 tablet, 1 jewel", found=found, guards=guards, out="lower-1")
    table.play(Research("notebook", "r7-2"))
    assert table.refused(Overcome("lower-2")) == "AR 6.2"


def test_tokens_share_spaces_and_each_gets_the_row_effect() -> None:
    """AR 9.1, 9.6, 17.8: below the track every space of row 1 is open; where another stands does not matter."""
    table = Board(goods="2 jewel")
    table.by(0, Research("glass", "r1-2"), EndTurn()).by(1, Pass(), EndTurn())
    assert table.refused(Research("glass", "r2-1")) == "AR 9.1"
    table.mark()
    table.play(Research("notebook", "r1-2"))
    assert table.changes["notebook"] == "r1-2" and table.is_done is False
