"""LC 9: expansion, the Curse of the Temple."""

from itertools import product
from random import Random
from typing import Any

import pytest

from cairn.core.dealer import Dealer
from cairn.core.match import Match
from cairn.core.table import new_table
from cairn.games.lost_code.rules.events import Answer, Answered, Gained, SkullGone, SkullPassed, SkullTaken
from cairn.games.lost_code.rules.game import LOST_CODE
from cairn.games.lost_code.rules.table import StoneOptions
from tests.rules.lost_code.table import Aim, Table, house, right, wrong

WITH_NOTHING = house((2, 6), (3, 4), (4, 3), (5, 2), (6, 1), (8, 1), (11, 0))
"""A set in which one wheel moves nobody."""


def curse(**given: Any) -> Table:
    return Table(expansions=("curse",), **given)


@pytest.mark.parametrize(("start", "points"), [(5, 2), (6, 1), (5, 6)])
def test_the_first_to_reach_or_pass_seven_takes_the_skull(start: int, points: int) -> None:
    """LC 9.1: reaching space 7 is enough, and so is passing it."""
    table = curse(players=2, track=f"A on 0, B on {start}")
    assert table.has_skull()
    table.round(A=right(3), B=right(points))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("B"))]
    assert table.cursed == "B"


def test_nobody_below_seven_takes_the_skull() -> None:
    """LC 9.1: until somebody reaches space 7 it lies there."""
    table = curse(players=2, track="A on 0, B on 5")
    table.round(A=right(6), B=right(1))
    assert table.cursed is None
    assert table.has_skull()


def test_the_curse_does_not_work_in_the_phase_in_which_the_skull_is_taken() -> None:
    """LC 9.1: nobody gains by others' errors before the next round."""
    table = curse(players=3, track="A on 6, B on 7, C on 8")
    table.throw("bird jaguar snake")
    table.bets(A=right(1), B=wrong(1), C=wrong(2))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("A"))]
    assert table.track == "B A on 7, C on 8"
    assert not table.events(Gained)


def test_the_cursed_player_bets_and_is_checked_last() -> None:
    """LC 9.2: the holder is in front."""
    table = curse(players=3, track="A on 5, C on 6, B on 9", cursed="B")
    table.round(A=right(6), C=right(1), B=wrong(1))
    assert table.cursed == "A"
    assert table.order == "C B A"
    table.round(C=wrong(1), B=wrong(2), A=wrong(1))
    assert [*table.answers()] == ["C", "B", "A"]


@pytest.mark.parametrize(("own", "space"), [(right(3), 9 + 2 + 3), (wrong(3), 9 + 2 - 3)])
def test_the_cursed_player_gains_a_point_for_each_wrong_bet_of_others(own: Aim, space: int) -> None:
    """LC 9.2: whether the seat's own bet is right or not; right bets score as usual."""
    table = curse(track="A B C on 5, D on 9", cursed="D")
    table.throw("bird jaguar snake")
    table.bets(C=wrong(1), B=right(4), A=wrong(2), D=own)
    assert table.events(Gained) == [Gained(3, 2, 1), Gained(3, 0, 1)]
    assert table.space("D") == space


def test_the_gain_comes_as_each_wrong_bet_is_found() -> None:
    """LC 9.2: the marker moves at once, so before the seat's own bet is checked."""
    table = curse(players=3, track="A B on 5, C on 9", cursed="C")
    table.throw("bird jaguar snake")
    table.bets(B=wrong(1), A=wrong(2), C=right(3))
    happened = [event for event in table.history if isinstance(event, Answered | Gained)]
    assert [(type(event), table.names[event.seat]) for event in happened] == [
        (Answered, "B"),
        (Gained, "C"),
        (Answered, "A"),
        (Gained, "C"),
        (Answered, "C"),
    ]


def test_a_gain_made_at_once_decides_who_lies_on_top() -> None:
    """LC 9.2: the holder comes to the space first, and who scores afterwards lands on top."""
    table = curse(players=3, track="A on 5, B on 6, C on 9", cursed="C", wheels=WITH_NOTHING)
    table.throw("bird jaguar snake")
    table.bets(A=wrong(1), B=right(4), C=right(0))
    assert table.track == "A on 5, C B on 10"


def test_a_cursed_player_who_is_wrong_loses_the_points_of_the_wheel() -> None:
    """LC 9.3: answered as ever, moved back by the wheel's points, and a stone is swapped in turn."""
    table = curse(players=3, track="A B on 5, C on 9", cursed="C", racks={"C": "bird 7"})
    table.throw("bird bird bird")
    table.bets(B=right(1), A=right(2), C="0-2")
    assert table.answers()["C"] is Answer.ABOVE
    assert table.space("C") == 9 - 4
    assert table.to_act == "C"


def test_others_lose_nothing() -> None:
    """LC 9.3: it is the cursed player alone who loses points."""
    table = curse(players=3, track="A B on 5, C on 9", cursed="C")
    table.throw("bird bird bird")
    table.bets(B=wrong(6), A=wrong(4), C=right(3))
    assert (table.space("A"), table.space("B")) == (5, 5)


def test_the_smallest_wheel_gives_no_direction_to_the_cursed_either() -> None:
    """LC 9.3: the answer is that of LC 5.3."""
    table = curse(players=3, track="A B on 5, C on 9", cursed="C")
    table.throw("bird bird bird")
    table.bets(B=right(1), A=right(2), C=wrong(6))
    assert table.answers()["C"] is Answer.WRONG


def test_the_skull_goes_to_the_player_now_in_front() -> None:
    """LC 9.4: at the end of the phase, after the swaps."""
    table = curse(players=3, track="A on 5, B on 8, C on 9", cursed="C")
    table.throw("bird bird bird")
    table.bets(A=right(6), B=right(1), C=wrong(1))
    assert table.cursed == "C"
    assert not table.events(SkullPassed)
    table.swaps()
    assert table.cursed == "A"
    assert table.events(SkullPassed) == [SkullPassed(table.seat("A"))]


def test_of_tied_leaders_the_lowest_in_the_stack_gets_the_skull() -> None:
    """LC 9.4: who came to the space first."""
    table = curse(players=3, track="A on 7, B on 8, C on 9", cursed="C")
    table.round(A=right(3), B=right(2), C=wrong(1))
    assert table.track == "C on 8, A B on 10"
    assert table.cursed == "A"


@pytest.mark.parametrize(("start", "cursed"), [(5, "C"), (6, "A"), (7, None), (9, None)])
def test_the_skull_leaves_when_a_marker_has_reached_thirteen(start: int, cursed: str | None) -> None:
    """LC 9.4: on space 13 or beyond at the end of a phase, no matter whose marker it is."""
    table = curse(players=3, track=f"B on 3, A on {start}, C on 11", cursed="C")
    table.round(B=right(1), A=right(6), C=right(1))
    assert table.space("C") == 12
    assert table.cursed == cursed
    assert table.has_skull() is (cursed is not None)
    assert len(table.events(SkullGone)) == (1 if cursed is None else 0)


def test_the_skull_stays_in_the_game_even_if_nobody_is_at_seven_any_longer() -> None:
    """LC 9.4: it goes to the leader, wherever that is."""
    table = curse(players=2, track="A on 4, B on 7", cursed="B")
    table.round(A=right(1), B=wrong(6))
    assert table.track == "B on 1, A on 5"
    assert table.cursed == "A"


def test_a_skull_that_nobody_has_taken_goes_to_nobody() -> None:
    """LC 9.4: as long as nobody has taken it, it stays on space 7."""
    table = curse(players=2, track="A on 1, B on 2")
    table.round(A=right(1), B=right(2))
    assert table.has_skull()
    assert table.cursed is None


def test_a_skull_may_be_taken_and_leave_in_one_phase() -> None:
    """LC 9.4: who comes from before 7 to 13 takes it, and at the end of that phase it leaves the game."""
    wheels = house((1, 8), (2, 4), (4, 3), (5, 2), (6, 1), (8, 1), (11, 1))
    table = curse(players=2, track="A on 1, B on 5", wheels=wheels)
    table.round(A=right(1), B=right(8))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("B"))]
    assert table.events(SkullGone) == [SkullGone()]
    assert not table.has_skull()
    assert table.cursed is None


@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 8), (4, 7)])
@pytest.mark.parametrize("taken", [True, False])
def test_the_skull_leaves_before_the_last_round(players: int, last: int, taken: bool) -> None:
    """LC 9.5: taken or not, at the end of round 9, 8 or 7 with 2, 3 or 4 players; in that round it still works."""
    names = "ABCD"[:players]
    track = f"{' '.join(names[:-1])} on 0, {names[-1]} on 2"
    table = curse(players=players, round=last - 1, track=track, stock="", cursed=names[-1] if taken else None)
    misses = dict(zip(names[:-1], (wrong(6), wrong(4), wrong(3)), strict=False))
    table.round(**misses, **{names[-1]: right(1)})
    assert table.has_skull()
    table.round(**misses, **{names[-1]: right(1)})
    assert table.space(names[-1]) == 4 + (2 * (players - 1) if taken else 0)
    assert not table.has_skull()
    assert table.cursed is None
    assert len(table.events(SkullGone)) == 1


@pytest.mark.parametrize(
    ("beginner", "variant", "expansions"),
    [*product((False, True), ("plain", "x"), ((), ("shortcut",), ("curse",), ("shortcut", "curse")))],
)
def test_everything_can_be_combined(beginner: bool, variant: Any, expansions: Any) -> None:
    """LC 9.6: X, the Shortcut, the Curse and the beginner game in any combination play to the end."""
    options = StoneOptions(players=3, beginner=beginner, variant=variant, expansions=expansions)
    table = LOST_CODE.setup(options).state.table
    assert table.digits == (9 if variant == "x" else 8)
    assert len(table.symbols) == (5 if beginner else 6)
    assert (table.token_rounds > 0, table.curse_rounds > 0) == ("shortcut" in expansions, "curse" in expansions)
    match, rng = Match(new_table(LOST_CODE, options), Dealer(1)), Random(2)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert match.result is not None


def test_a_marker_that_touched_thirteen_and_fell_back_has_not_reached_it() -> None:
    """LC 9.7: it counts where markers stand at the end of the phase."""
    table = curse(players=3, track="A B on 5, C on 12", cursed="C")
    table.round(B=wrong(6), A=right(1), C=wrong(2))
    assert table.space("C") == 11
    assert table.has_skull()
    assert table.cursed == "C"


def test_of_several_who_reach_seven_the_first_takes_the_skull() -> None:
    """LC 9.8: but the player in front at the end of the phase holds it in the next round."""
    table = curse(players=3, track="A on 4, B on 5, C on 6")
    table.round(A=right(3), B=right(2), C=right(4))
    assert table.events(SkullTaken) == [SkullTaken(table.seat("A"))]
    assert table.events(SkullPassed) == [SkullPassed(table.seat("C"))]
    assert table.cursed == "C"


def test_gains_and_losses_are_moves_of_their_own() -> None:
    """LC 9.9: a point gained and a point lost are two moves, after which the marker lies on top of the stack."""
    table = curse(players=3, track="A on 5, C B on 9", cursed="C", wheels=WITH_NOTHING)
    table.throw("bird bird bird")
    table.bets(B=right(0), A=wrong(2), C=wrong(1))
    assert [event.points for event in table.events(Gained)] == [1]
    assert table.track == "A on 5, B C on 9"


def test_with_two_players_the_cursed_gains_at_most_one_a_round() -> None:
    """LC 9.10: racks of nobody do not bet, so there is but one other to be wrong."""
    table = curse(players=2, track="A on 5, B on 8", cursed="B")
    table.throw("bird bird bird")
    table.bets(A=wrong(2), B=right(1))
    assert len(table.events(Gained)) == 1
    assert table.space("B") == 8 + 1 + 1
