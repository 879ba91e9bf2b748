"""AR 13: the rival."""

from typing import Any

import pytest

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import FillRow, NextTurn, RivalActs, ShowArrow, TurnTile
from cairn.games.arnak.rules.events import (
    RivalBought,
    RivalDiscovered,
    RivalDug,
    RivalIdle,
    RivalOvercame,
    RivalResearched,
    RivalTookAssistant,
    RivalTookTile,
    RoundBegan,
)
from cairn.games.arnak.rules.moves import Buy, Dig, EndTurn, Pass
from cairn.games.arnak.rules.pieces import RIVAL
from cairn.games.arnak.rules.run import run
from cairn.games.arnak.rules.state import Options, Rival, finish_draft, start_draft
from tests.rules.arnak.table import Table
from tests.rules.arnak.test_02_setup import dealt, laid_out


def solo(side: str = "bird", round: int = 1, **rival: Any) -> Table:
    """A solo game in which it is the rival's turn."""
    table = Table(players=1, side=side, round=round)
    tiles = tuple(sorted(tile for tile in RIVAL if not tile.endswith("-red")))
    table.change(rival=replace(Rival(tiles=tiles, left=tiles), **rival), turn=1)
    return table


def acts(table: Table, tile: str, arrow: str = "left") -> None:
    """The rival does what the tile says, the arrow on the next tile being this."""
    rival = table.state.rival
    assert rival is not None
    table.change(
        rival=replace(rival, arrow=arrow, used=(*rival.used, tile)),
        pending=(RivalActs(tile), FillRow(), NextTurn()),
    )
    table.go(finish_draft(run(start_draft(table.state))))


def rival(table: Table) -> Rival:
    assert table.state.rival is not None
    return table.state.rival


def test_set_up_as_for_two() -> None:
    """AR 13.1: you have a coin and a compass; the rival is first."""
    change = laid_out(Options(1))
    state = change.state
    assert (state.players[0].goods.coin, state.players[0].goods.compass) == (1, 1)
    assert state.turn == 1
    assert [event.first for event in change.events if isinstance(event, RoundBegan)] == [1]


@pytest.mark.parametrize("difficulty", range(6))
def test_ten_tiles(difficulty: int) -> None:
    """AR 13.2: the five that dig, and of each pair the green or the red one."""
    state = dealt(Options(1, difficulty=difficulty), seed=difficulty)
    assert state.rival is not None
    tiles = [RIVAL[tile] for tile in state.rival.tiles]
    assert sum(tile.action == "dig" for tile in tiles) == 5
    assert sum(tile.colour == "red" for tile in tiles) == difficulty
    assert len({(tile.action, tile.resource) for tile in tiles}) == 10


def test_what_cannot_be_done_is_skipped() -> None:
    """AR 13.3: it passes when all ten tiles are used, even if you have passed."""
    table = solo()
    table.set("A", passed=True)
    for name in ("coin", "compass", "tablet", "arrowhead", "jewel"):
        table.site(f"camp-{name}", who="R")
    acts(table, "dig-coin")
    assert table.events(RivalIdle) and not table.events(RivalDug)
    assert table.state.turn == 1 and isinstance(table.state.pending[0], TurnTile)


def test_the_arrow_is_that_of_the_next_tile() -> None:
    """AR 13.4: and with no tile left, that of the first used one."""
    table = solo()
    acts(table, "discover-green", "left")
    assert table.events(RivalDiscovered)[0].site == "lower-1"
    table = solo()
    acts(table, "discover-green", "right")
    assert table.events(RivalDiscovered)[0].site == "lower-4"
    table = solo(left=(), used=("dig-coin",))
    current = rival(table)
    table.change(rival=replace(current, arrow=None, used=("dig-coin", "discover-green")))
    table.change(pending=(RivalActs("discover-green"), FillRow(), NextTurn()))
    table.go(finish_draft(run(start_draft(table.state))))
    assert table.events(RivalDiscovered)[0].site == "lower-4"


def test_dig_prefers_higher_rows() -> None:
    """AR 13.5: a site that shows the resource anywhere; its effect is not used."""
    table = solo()
    table.site("lower-2", tile="one-item-or-two-compasses", guardian="owl")
    table.site("high-3", tile="two-two-compasses-jewel")
    acts(table, "dig-compass")
    assert table.at("high-3") == "R"
    acts(table, "dig-compass")
    assert table.at("lower-2") == "R"
    acts(table, "dig-jewel")
    assert table.at("camp-jewel") == "Rx"


def test_discover_lower_row_first() -> None:
    """AR 13.6: idols are kept, copies and face-down ones for two points; a guardian only in some rounds."""
    table = solo(round=1)
    table.idol("lower-1", "coin")
    acts(table, "discover-green")
    table.comes("one-jewel")
    assert "owl" in table.outcomes()
    table.comes("owl")
    assert (rival(table).idols, rival(table).copies, table.guard("lower-1")) == (("coin",), 0, "owl")
    table = solo(round=4, idols=("coin",))
    table.idol("high-1", "coin")
    acts(table, "discover-green")
    table.comes("two-arrowhead-jewel")
    assert (rival(table).idols, rival(table).copies) == (("coin",), 2)
    assert table.guard("high-1") is None and table.goods("A") == ""


def test_research() -> None:
    """AR 13.7: one row up by the arrow, the bonus tile is gone, an assistant of the tallest stack too."""
    table = solo(glass="r1-1")
    table.supply("miner, porter, driver")
    table.change(under=(1, 3, 3))
    table.bonus("r2-2", "coin")
    acts(table, "research-green", "right")
    assert table.events(RivalResearched)[0] == RivalResearched("r2-2", "coin")
    assert table.events(RivalTookAssistant)[0] == RivalTookAssistant(2, "driver")
    table.comes("guide")
    assert table.state.supply == ("miner", "porter", "guide") and table.state.under == (1, 3, 2)


def test_research_in_the_temple() -> None:
    """AR 13.7: it takes the best place and, once there, 6-point tiles."""
    table = solo(glass="r7-1")
    acts(table, "overcome-green")
    assert table.state.arrivals == (1,) and table.state.temple_unseen == 1
    assert table.points("R").research == 23
    acts(table, "overcome-green", "right")
    assert table.events(RivalTookTile)[0].stack == "six-right" and table.points("R").temple == 6


def test_overcome_or_else_research() -> None:
    """AR 13.8: a guardian where it stands, the higher row first; else research without an assistant."""
    table = solo()
    table.site("lower-1", tile="one-jewel", guardian="owl", who="R")
    table.site("upper-2", tile="one-coin-arrowhead", guardian="bat", who="R")
    acts(table, "overcome-green")
    assert table.events(RivalOvercame)[0].guardian == "bat"
    table = solo()
    acts(table, "overcome-green")
    assert table.events(RivalResearched) and not table.events(RivalTookAssistant)


@pytest.mark.parametrize(
    ("tile", "arrow", "card"),
    [
        ("item-green", "left", "dog"),
        ("item-green", "right", "horse"),
        ("item-red", "left", "brush"),
        ("item-red", "right", "steam-boat"),
        ("artifact-red", "left", "sundial"),
    ],
)
def test_buying(tile: str, arrow: str, card: str) -> None:
    """AR 13.9: the fewest points with green, the most with red; the arrow on ties; the row is filled."""
    table = solo()
    table.row("sundial", "dog, brush, steam-boat, axe, horse")
    acts(table, tile, arrow)
    assert table.events(RivalBought)[0].card == card
    table.roll()
    assert None not in table.state.row and len(table.state.row) == 6 and card in rival(table).cards


def test_green_tiles_that_do_nothing_in_round_five() -> None:
    """AR 13.10: discover, research, overcome; the buying ones work."""
    for tile in ("discover-green", "research-green", "overcome-green"):
        table = solo(round=5)
        acts(table, tile)
        assert table.events(RivalIdle), tile
    table = solo(round=5)
    acts(table, "item-green")
    assert table.events(RivalBought)


def test_what_the_rival_scores() -> None:
    """AR 13.11: glass, temple tiles, idols, guardians, cards; a tie is broken as among players."""
    table = solo(
        round=5, glass="r2-1", temple=("six-left",), idols=("coin", "tablet"), copies=2, guardians=("owl",), left=()
    )
    table.change(rival=replace(rival(table), cards=("brush",), tiles=()))
    assert table.points("R").total == 2 + 6 + 6 + 4 + 5 + 3
    table.set("A", hand="brush, horse, dog, tent", glass="r4-1", play="")
    assert table.points("A").total == 10 + 6 + 3 + 1 + 1 + 2
    table.set("A", idols=1)
    assert table.points("A").total == table.points("R").total
    table.change(turn=0)
    table.play(Pass(), EndTurn())
    assert table.result is not None
    assert table.result.scores == (26,) and table.result.places == (1,)


def test_the_fifteen_tiles() -> None:
    """AR 13.12: five of each arrow in any stack of ten, the tiles of a pair share theirs."""
    digs = [tile.arrow for tile in RIVAL.values() if tile.action == "dig"]
    pairs = {tile.action: tile.arrow for tile in RIVAL.values() if tile.colour}
    assert [*digs, *pairs.values()].count("left") == 5
    assert all(tile.arrow == pairs[tile.action] for tile in RIVAL.values() if tile.colour)
    assert RIVAL["discover-green"].levels == (1, 1, 1, 2, 0)
    assert RIVAL["discover-green"].guardians == (True, False, True, False, False)
    assert RIVAL["discover-red"].levels == (1, 1, 1, 2, 2)
    assert RIVAL["discover-red"].guardians == (False, True, False, True, False)


def test_you_and_the_rival_alternate() -> None:
    """AR 13.13: the rival first; when one is through the other goes on alone."""
    table = solo()
    acts(table, "dig-coin")
    assert table.to_act == "A"
    table.play(Pass(), EndTurn())
    while table.state.round == 1:
        assert table.to_act == "" and table.state.turn == 1
        table.comes(*table.outcomes()[:1])
    table = solo(left=())
    acts(table, "dig-coin")
    table.set("A", goods="9 coin")
    table.play(table.moves(Buy)[0])
    table.end_turn()
    assert table.to_act == "A"


def test_the_end_of_a_round() -> None:
    """AR 13.14: its archaeologists come home without Fear, and the same ten tiles are shuffled."""
    table = solo(left=(), used=("dig-coin",))
    table.site("lower-1", tile="one-jewel", guardian="owl", who="R")
    table.change(turn=0)
    fears = table.state.fear
    table.play(Pass(), EndTurn())
    table.roll()
    assert table.at("lower-1") in {".", "R"} and table.state.fear == fears
    assert set(rival(table).left) | set(rival(table).used) == set(rival(table).tiles)


def test_parts_that_are_possible_are_done() -> None:
    """AR 13.15: with both 6-point stacks empty a research tile still takes the assistant."""
    table = solo(glass="temple")
    table.change(arrivals=(1,), temple=(2, 2, 2, 0, 0, 2))
    acts(table, "research-green")
    assert not table.events(RivalTookTile) and table.events(RivalTookAssistant)


def test_the_rival_is_another_player() -> None:
    """AR 13.16: its archaeologists occupy, its glass takes temple places."""
    table = solo()
    table.site("camp-coin", who="R")
    table.change(turn=0, arrivals=(1,))
    table.set("A", hand="fear", glass="r7-1", goods="1 coin, 1 compass, 1 jewel")
    assert table.refusal(Dig("camp-coin")) == "AR 4.1"
    table.change(arrivals=(1, 0))
    table.set("A", glass="temple")
    assert table.points("A").research == 21


def test_the_rescue_space_uncovers_the_next() -> None:
    """AR 13.17: the rival takes the top rescued assistant, and the next one is open."""
    table = solo(side="snake", glass="r3-1")
    top = table.state.rescue[0]
    acts(table, "overcome-green")
    assert table.events(RivalTookAssistant)[0] == RivalTookAssistant(3, top)
    assert table.outcomes()
    table.comes(table.outcomes()[0])
    assert len(table.state.rescue) == 1 and table.state.rescue[0] != top


def test_the_back_of_the_next_tile_is_open() -> None:
    """AR 15.5: only tiles with that arrow may come."""
    table = solo()
    table.change(pending=(ShowArrow(), TurnTile()))
    table.comes("left")
    assert all(RIVAL[tile].arrow == "left" for tile in table.outcomes())
    assert table.view("A").rival == table.state.rival
