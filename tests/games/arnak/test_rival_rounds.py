"""The rival's turns, rounds and points."""

from collections import Counter
from typing import Any

import pytest

from cairn.core.events import Change, Event
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.events import ArnakEvent, ArrowShown, FearTaken, RivalDug, RoundBegan, Scored, TileTurned
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Dig, EndTurn, Pass, Pay
from cairn.games.arnak.rules.pieces import RIVAL, RIVAL_ARCHAEOLOGISTS, Side
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import BLOCKED, FREE, Ally, Phase, Player, State
from tests.games.arnak.board_table import SIDES, acted, begun, settled, start
from tests.games.arnak.solo_table import GREENS, RIVAL_SEAT, Solo
from tests.loose import whole


def played_alone(side: Side, difficulty: int) -> Change[State, ArnakEvent]:
    """A whole game in which the player passes at once and chance does the first thing that it lists."""
    change = begun(1, side, difficulty)
    while (state := change.state).phase is not Phase.OVER:
        if state.phase is Phase.TURNS:
            change = acted(change, 0, Pass(), EndTurn())
        else:
            change = acted(change, 0, next(iter(ARNAK.moves(state, 0))))
        change = settled(change)
    return change


def turned(history: tuple[Event, ...]) -> list[list[str]]:
    """The tiles of each round, in the order in which they were turned up."""
    rounds: list[list[str]] = []
    for event in history:
        if isinstance(event, RoundBegan):
            rounds.append([])
        if isinstance(event, TileTurned):
            rounds[-1].append(event.tile)
    return rounds


@pytest.mark.parametrize("difficulty", range(6))
@pytest.mark.parametrize("side", SIDES)
def test_the_rival_plays_its_ten_tiles_in_every_round(side: Side, difficulty: int) -> None:
    """AR 13.2, 13.3, 13.14: the same ten each round, even if the player has passed; it is first in all of them."""
    change = played_alone(side, difficulty)
    state = change.state
    assert state.rival is not None
    assert sum(tile.endswith("red") for tile in state.rival.tiles) == difficulty
    assert [sorted(tiles) for tiles in turned(change.events)] == [sorted(state.rival.tiles)] * 5
    assert [event.first for event in change.events if isinstance(event, RoundBegan)] == [RIVAL_SEAT] * 5


def test_the_arrow_is_open_before_its_tile() -> None:
    """AR 13.4, 15.5: each tile has the arrow that its back showed."""
    history = played_alone("bird", 2).events
    shown = [event.arrow for event in history if isinstance(event, ArrowShown)]
    assert shown == [RIVAL[tile].arrow for tiles in turned(history) for tile in tiles]


@pytest.mark.parametrize(("first", "site"), [("dig-compass", "lower-1"), ("dig-coin", "lower-4")])
def test_the_tenth_tile_uses_the_back_of_the_first(first: str, site: str) -> None:
    """AR 13.4: with the stack used up the bottom tile of the used ones tells."""
    found = {"lower-1": "one-tablet-arrowhead", "lower-4": "one-draw-coin-tablet"}
    table = Solo("dig-tablet", found=found)
    rival = replace(table.rival, left=("dig-tablet",), used=(first, "discover-green", "research-green"))
    table.state = replace(table.state, rival=rival)
    table.go()
    assert table.told(RivalDug) == [RivalDug(site, 0)]


def test_the_player_and_the_rival_take_turns() -> None:
    """AR 13.13: the rival first; when it is through, the player takes turn after turn."""
    state = start(1)
    assert state.rival is not None and len(state.rival.used) == 1 and ARNAK.to_act(state) == (0,)
    for used in range(2, 12):
        state = replace(state, acted=True)
        state = settled(ARNAK.apply(state, 0, EndTurn())).state
        assert state.rival is not None and len(state.rival.used) == min(used, 10)
        assert (state.turn, state.round, ARNAK.to_act(state)) == (0, 1, (0,))


def test_when_the_player_has_passed_the_rival_goes_on() -> None:
    """AR 13.3, 13.13: through all its tiles, and then the round ends."""
    state = settled(acted(Change(start(1)), 0, Pass(), EndTurn())).state
    assert state.phase is Phase.KEEPING
    assert state.rival is not None and sorted(state.rival.used) == sorted(GREENS)


def test_the_rival_comes_home_without_fear() -> None:
    """AR 13.1, 13.14: the player's archaeologist brings one from the guarded site, the rival's none."""
    table = Solo(
        "dig-coin",
        found={"upper-1": "one-jewel", "upper-2": "one-coin-arrowhead"},
        guards={"upper-1": "owl", "upper-2": "bat"},
        mine="upper-1",
        its="upper-2 camp-coin",
    )
    rival = replace(table.rival, left=(), used=GREENS, arrow=None)
    table.state = replace(table.state, rival=rival, players=(replace(table.state.players[0], passed=True),))
    table.play(EndTurn())
    assert table.told(FearTaken) == [FearTaken(0, False)]
    assert set(table.state.spaces[:5]) == {(FREE, BLOCKED)} and set(table.state.spaces[5:]) == {(FREE,)}
    table.state = settled(Change(table.state)).state
    assert table.rival.tiles == GREENS and len(table.rival.used) == 1 and len(table.rival.left) == 9


@pytest.mark.parametrize("difficulty", range(6))
@pytest.mark.parametrize("side", SIDES)
def test_six_archaeologists_are_enough(side: Side, difficulty: int) -> None:
    """AR 13.16: five dig, one discovers; no round needs a seventh."""
    assert RIVAL_ARCHAEOLOGISTS == 6
    history = played_alone(side, difficulty).events
    placed: Counter[int] = Counter()
    number = 0
    for event in history:
        number += isinstance(event, RoundBegan)
        placed[number] += type(event).__name__ in ("RivalDug", "RivalDiscovered")
    assert max(placed.values()) <= RIVAL_ARCHAEOLOGISTS and placed[1] == 6


def test_the_rival_occupies_like_another_player() -> None:
    """AR 13.16: nobody digs where it stands."""
    table = Solo("dig-coin", its="camp-tablet")
    table.state = replace(table.state, acted=False, icons=("boot",))
    offered = set(ARNAK.moves(table.state, 0))
    assert Dig("camp-tablet") not in offered and Dig("camp-coin") in offered
    table.play(Dig("camp-coin"), Pay())
    assert table.state.players[0].goods == Goods(coin=2)


# Points


def test_what_the_rival_scores() -> None:
    """AR 13.6, 13.11: glass, temple tiles, idols (3, copies 2), guardians, cards; no slots, no Fear, no notebook."""
    scores: list[tuple[dict[str, Any], int]] = [
        ({}, 0),
        ({"glass": "r5-1"}, 9),
        ({"temple": ("six-left", "six-right")}, 12),
        ({"idols": ("coin", "exile"), "copies": 3}, 2 * 3 + 3 * 2),
        ({"guardians": ("owl", "bat", "tiger")}, 15),
        ({"cards": ("brush", "hat", "war-mask")}, 3 + 1 + 1),
    ]
    for rival, points in scores:
        assert Solo("dig-coin", rival=rival).points == points
    everything: dict[str, Any] = {}
    for rival, _ in scores:
        everything |= rival
    assert Solo("dig-coin", rival=everything).points == sum(points for _, points in scores)


def ended(player: Player, rival: dict[str, Any], arrivals: tuple[int, ...] = ()) -> Change[State, ArnakEvent]:
    """The end of a game in these positions, and how it came about."""
    table = Solo("dig-coin", round=5, player=replace(player, passed=True), rival=rival, position={"arrivals": arrivals})
    table.state = replace(table.state, rival=replace(table.rival, left=(), used=GREENS, arrow=None))
    table.play(EndTurn())
    assert table.state.phase is Phase.OVER
    return Change(table.state, whole(table.history))


TEN = Player()
"""Four empty slots are 10 points."""


@pytest.mark.parametrize(
    ("player", "rival", "arrivals", "place"),
    [
        (TEN, {"guardians": ("owl",)}, (), 1),
        (TEN, {"guardians": ("owl", "bat", "tiger")}, (), 2),
        (TEN, {"guardians": ("owl", "bat")}, (), 1),
        (TEN, {"glass": "r4-1", "copies": 2}, (), 2),
        (replace(TEN, glass="r3-1", notebook="r3-1"), {"glass": "r4-1", "guardians": ("owl", "bat")}, (), 1),
        (replace(TEN, glass="temple"), {"glass": "temple", "guardians": ("owl", "bat"), "copies": 1}, (0, 1), 1),
        (replace(TEN, glass="temple"), {"glass": "temple", "copies": 4}, (1, 0), 2),
    ],
)
def test_who_wins_against_the_rival(
    player: Player, rival: dict[str, Any], arrivals: tuple[int, ...], place: int
) -> None:
    """AR 13.11: more points; then the temple first; then more from research, both tokens against its glass; a draw."""
    change = ended(player, rival, arrivals)
    scored = [event for event in change.events if isinstance(event, Scored)]
    outcome = result(change.state)
    assert outcome is not None and outcome.places == (place,)
    assert outcome.scores == (scored[0].total,) and scored[1].seat == RIVAL_SEAT


def test_the_cases_above_are_the_ties_they_seem() -> None:
    """AR 13.11: three of them have equal points, and one is a draw to the last."""
    inside = replace(TEN, glass="temple")
    for change in (
        ended(TEN, {"guardians": ("owl", "bat")}),
        ended(TEN, {"glass": "r4-1", "copies": 2}),
        ended(inside, {"glass": "temple", "guardians": ("owl", "bat"), "copies": 1}, (0, 1)),
    ):
        scored = [event for event in change.events if isinstance(event, Scored)]
        assert scored[0].total == scored[1].total


def test_guardians_of_the_player_score_in_a_solo_game_too() -> None:
    """AR 13.11: the player as usual."""
    outcome = result(ended(replace(TEN, allies=(Ally("owl"),)), {}).state)
    assert outcome is not None and outcome.scores == (15,) and outcome.places == (1,)
