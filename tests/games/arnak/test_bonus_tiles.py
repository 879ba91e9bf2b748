"""The eighteen bonus tiles of six kinds: where they lie, what they give, and to whom."""

from typing import Any

import pytest

from cairn.games.arnak.rules.events import BonusLaid, BonusTaken
from cairn.games.arnak.rules.moves import (
    Accept,
    Decline,
    DrawCard,
    Drawn,
    EndTurn,
    ExileCard,
    FirstReward,
    Move,
    Recruit,
    Research,
    SlotIdol,
    TakeBonus,
    TakeCard,
    TradeGoods,
)
from cairn.games.arnak.rules.pieces import BONUSES, Side
from tests.games.arnak.board_table import SIDES, Board, begun
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Changes

KINDS = ["coin", "compass", "tablet", "exile", "draw", "trade"]
PLAIN = ["coin", "compass", "tablet"]

PLACES: dict[Side, dict[int, list[str]]] = {
    "bird": {
        2: ["r2-1", "r2-2", "r4-1", "r4-2", "r4-3", "r6-1", "r6-2"],
        3: ["r2-1", "r2-2", "r4-1", "r4-2", "r4-3", "r6-1", "r6-2", "r7-1", "r7-2"],
        4: ["r2-1", "r2-2", "r3-1", "r4-1", "r4-2", "r4-3", "r5-1", "r6-1", "r6-2", "r7-1", "r7-2"],
    },
    "snake": {
        2: ["r2-1", "r2-3", "r3-1", "r3-2", "r6-1", "r6-2", "r7-1", "r7-1"],
        3: ["r2-1", "r2-2", "r2-3", "r3-1", "r3-2", "r6-1", "r6-2", "r7-1", "r7-1", "r7-1"],
        4: ["r2-1", "r2-2", "r2-3", "r3-1", "r3-2", "r5-1", "r5-2", "r6-1", "r6-2", "r7-1", "r7-1", "r7-1"],
    },
}
"""The spaces on which tiles lie, by number of players; alone one plays as two do."""


def entered(tile: str, *answers: Move, **position: Any) -> Board:
    """A table at which A's glass has come to r2-1 of the Bird side, for a jewel, and found the tile there."""
    table = Board(glass="r1-1", bonuses={"r2-1": tile}, **{"goods": "1 jewel", **position})
    table.play(Research("glass", "r2-1"), *answers)
    return table


def entry(tile: str, **more: Any) -> Changes:
    """What that changes: the tile leaves the game, the row gives a compass; and more."""
    return {
        "acted": True,
        "glass": "r2-1",
        "jewel": -1,
        "bonuses": f"-r2-1 {tile}",
        **more,
        "compass": 1 + more.get("compass", 0),
    }


def test_there_are_three_of_each_of_six_kinds() -> None:
    """AR 2.5: eighteen tiles."""
    assert {bonus.id: bonus.copies for bonus in BONUSES.values()} == dict.fromkeys(KINDS, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_where_the_tiles_lie(side: Side, players: int) -> None:
    """AR 2.5, 12.3, 13.1: some only with three or four players, some only with four; as many more at the temple."""
    change = begun(players, side)
    state, laid = change.state, [event.space for event in change.events if isinstance(event, BonusLaid)]
    assert laid == PLACES[side][max(2, players)]
    assert state.temple_unseen == max(2, players)
    assert len(laid) + len(state.bonus_unseen) == 18
    assert state.temple_bonuses == ()


# What they give


@effect_of("bonus", *PLAIN)
@pytest.mark.parametrize("tile", PLAIN)
def test_a_bonus_tile_gives_a_resource(tile: str) -> None:
    """AR 9.2, 17.9: 1 of what it shows, and the row effect."""
    assert entered(tile).changes == entry(tile, **{tile: 1})


@effect_of("bonus", "exile")
@pytest.mark.parametrize("zone", ["hand", "play"])
def test_the_bonus_tile_that_exiles(zone: Any) -> None:
    """AR 8.5: a card from hand or play area."""
    table = entered("exile", ExileCard("rope", zone), hand="rope", play="rope")
    assert table.changes == entry("exile", exiled="+rope", **{zone: "-rope"})


@effect_of("bonus", "draw")
def test_the_bonus_tile_that_draws() -> None:
    """AR 14.10: a card."""
    assert entered("draw", DrawCard(), deck="hat / rope").changes == entry("draw", hand="+hat", deck="rope")


@effect_of("bonus", "trade")
def test_the_bonus_tile_that_trades() -> None:
    """AR 14.14: one trade, of a tablet or of an arrowhead: the jewel it brings makes up for the one that was paid."""
    table = entered("trade", TradeGoods("tablet"), goods="1 jewel, 1 tablet, 1 arrowhead")
    assert table.changes == entry("trade", tablet=-1, arrowhead=1)
    table = entered("trade", TradeGoods("arrowhead"), goods="1 jewel, 1 tablet, 1 arrowhead")
    assert {**table.changes, "jewel": -1} == entry("trade", arrowhead=-1) and "jewel" not in table.changes


@limit_of("bonus", "exile", "draw", "trade")
@pytest.mark.parametrize("tile", ["exile", "draw", "trade"])
def test_a_bonus_tile_leaves_the_game_even_if_nothing_came_of_it(tile: str) -> None:
    """AR 9.7, 14.12: declined, or without anything to exile, draw or trade."""
    table = entered(tile, Decline(), goods="1 jewel, 1 tablet", play="hat", deck="rope")
    assert table.changes == entry(tile)
    assert entered(tile).changes == entry(tile)


@limit_of("bonus", *KINDS)
@pytest.mark.parametrize("tile", KINDS)
def test_only_the_first_token_takes_the_tile(tile: str) -> None:
    """AR 9.2, 9.6: later ones, the seat's own notebook too, get the row effect alone."""
    position: dict[str, Any] = {"play": "hat", "deck": "rope", "supply": "miner", "goods": "2 jewel, 1 tablet"}
    table = entered(tile, notebook="r1-1", **position)
    if tile not in PLAIN:
        table.play(Decline())
    table.end_turn().mark()
    table.play(Research("notebook", "r2-1"), Recruit("miner"))
    assert table.told(BonusTaken) == [BonusTaken(0, "r2-1", tile)]
    assert table.changes == {
        "acted": True,
        "notebook": "r2-1",
        "jewel": -1,
        "assistants": "+miner",
        "supply": "-miner",
        "pending": True,  # who is under the miner
    }


@refusal_of("bonus", *KINDS)
@pytest.mark.parametrize("tile", KINDS)
def test_a_bonus_tile_does_not_help_to_pay_for_its_bridge(tile: str) -> None:
    """AR 9.2, 17.9: costs are paid before any gain."""
    cost = {"coin": 1, "tablet": 1, "arrowhead": 1}
    del cost["arrowhead" if tile == "trade" else tile if tile in cost else "coin"]
    goods = ", ".join(f"{number} {name}" for name, number in cost.items())
    table = Board(glass="r3-1", goods=goods, bonuses={"r4-1": tile}, deck="funding-car", play="rope")
    assert table.refused(Research("glass", "r4-1")) == "AR 9.1"


@refusal_of("bonus", "exile", "draw", "trade")
@pytest.mark.parametrize(
    ("tile", "move", "rule"),
    [
        ("exile", ExileCard("axe", "hand"), "AR 8.5"),
        ("exile", DrawCard(), "AR 8.5"),
        ("draw", ExileCard("hat", "play"), "AR 14.10"),
        ("draw", EndTurn(), "AR 14.10"),
        ("trade", TradeGoods("arrowhead"), "AR 14.14"),
        ("trade", TakeBonus("trade"), "AR 14.14"),
    ],
)
def test_a_bonus_tile_refuses_what_it_does_not_do(tile: str, move: Move, rule: str) -> None:
    """AR 8.5, 14.10, 14.14: one thing, with what is there."""
    assert entered(tile, goods="1 jewel, 1 tablet", play="hat", deck="rope").refused(move) == rule


# The order of tile and row effect


def three(*answers: Move | Drawn) -> Board:
    """Snake side, row 3: the row draws, the tile exiles."""
    table = Board(side="snake", glass="r2-1", goods="2 tablet, 1 arrowhead", deck="hat", bonuses={"r3-1": "exile"})
    table.play(Research("glass", "r3-1"), *answers)
    return table


def test_the_player_says_which_comes_first() -> None:
    """AR 9.2: with the row first the card drawn may be exiled; with the tile first there is no card."""
    table = three(FirstReward("row"), DrawCard(), ExileCard("hat", "hand"))
    assert table.changes["exiled"] == "+hat"
    table = three(FirstReward("bonus"))
    assert table.choices == [DrawCard(), Decline()]


def test_the_order_is_asked_for_before_either() -> None:
    """AR 9.2, 9.7: the tile is the player's already; nothing else may be decided yet."""
    table = three()
    assert table.choices == [FirstReward("row"), FirstReward("bonus")]
    assert table.changes["bonuses"] == "-r3-1 exile"
    assert table.refused(DrawCard()) == table.refused(Decline()) == "AR 9.2"


def test_plain_resources_come_at_once_and_may_be_traded() -> None:
    """AR 9.2: a tablet of the tile comes before the trade could be missed; the row's compass before the tile's card."""
    table = entered("draw", deck="hat")
    assert table.changes == {**entry("draw"), "pending": True}


def test_a_step_of_research_inside_a_reward_is_resolved_first() -> None:
    """AR 9.7: the artifact of the row researches, with its own tile and row effect, before the tile of the first."""
    table = Board(
        glass="r6-1",
        notebook="r5-1",
        goods="1 compass, 2 jewel, 2 tablet, 1 coin, 2 arrowhead",
        bonuses={"r6-1": "exile", "r7-1": "coin"},
        play="hat",
        row="idol-of-ara-anu / rope",
    )
    table.play(Research("notebook", "r6-1"), FirstReward("row"), TakeCard("idol-of-ara-anu"), Accept())
    table.play(Research("glass", "r7-1"))
    assert [event.space for event in table.told(BonusTaken)] == ["r6-1", "r7-1"]  # type: ignore[union-attr]
    assert table.player.glass == "r7-1" and ExileCard("hat") in table.choices


# Row 7 of the Snake side


def seven(tiles: str, token: Any = "glass", **position: Any) -> Board:
    glass, notebook = ("r6-1", "start") if token == "glass" else ("r7-1", "r6-1")
    table = Board(
        side="snake",
        glass=glass,
        notebook=notebook,
        goods="1 coin, 1 tablet, 1 arrowhead",
        bonuses={"r7-1": tiles},
        **position,
    )
    table.play(Research(token, "r7-1"))
    return table


@pytest.mark.parametrize("token", ["glass", "notebook"])
def test_one_of_the_tiles_of_row_seven_is_chosen(token: str) -> None:
    """AR 12.3: each arriving token, glass or notebook, takes one of those still there; one is a must."""
    table = seven("coin, tablet, draw", token)
    assert table.choices == [TakeBonus("coin"), TakeBonus("tablet"), TakeBonus("draw")]
    assert table.refused(TakeBonus("trade")) == table.refused(Decline()) == "AR 12.3"
    table.play(TakeBonus("tablet"))
    gift = {"play": "+fear", "fear": -1} if token == "glass" else {"jewel": 1}
    assert table.changes == {
        "acted": True,
        token: "r7-1",
        "bonuses": "-r7-1 tablet",
        "coin": -1,
        "arrowhead": -1,
        **gift,
    }


def test_the_last_tiles_of_row_seven() -> None:
    """AR 12.3: of two alike one is taken without a question; with none left only the row effect comes."""
    assert seven("coin, coin").changes["bonuses"] == "-r7-1 coin"
    table = seven("")
    assert "bonuses" not in table.changes and table.changes["play"] == "+fear"


def test_an_idol_may_be_slotted_before_a_tile_is_chosen() -> None:
    """AR 3.6: a free action, whenever there is something to decide."""
    table = seven("coin, trade", idols=1)
    table.play(SlotIdol("tablets"), TakeBonus("trade"))
    assert FirstReward("bonus") in table.choices
