"""Break the Code with fewer tiles, which OpenSpiel's solvers can go through as a whole."""

from collections import Counter
from typing import Any

import pyspiel
import pytest

import cairn.envs.open_spiel
from cairn.core.errors import BadOption
from cairn.core.options import options_of
from cairn.games import find
from cairn.games.break_code.rules.tiles import TILES

REFUSED = [({"tiles": 3}, "4 to 19"), ({"tiles": 20}, "4 to 19"), ({"players": 3}, "two play")]
SMALL = {"tiles": 4, "longest": 6, "reward": "difference", "last_guesses": 1}


def loaded(**more: Any) -> Any:
    return pyspiel.load_game(cairn.envs.open_spiel.name_of("break-the-code"), SMALL | more)


def moments(**more: Any) -> list[Any]:
    """All there are, each way to one counted."""
    found, waiting = [], [loaded(**more).new_initial_state().now]
    while waiting:
        moment = waiting.pop()
        found.append(moment)
        if not moment.is_over:
            numbers = moment.legal if moment.chance is None else range(len(moment.chance.outcomes))
            waiting += [moment.after(number) for number in numbers]
    return found


@pytest.mark.parametrize("tiles", [4, 6, 9, 12, 19])
def test_random_simulation(tiles: int) -> None:
    """By OpenSpiel's own driver, with other tiles, too."""
    pyspiel.random_sim_test(loaded(tiles=tiles, longest=40), 3, False, False)


def test_the_whole_tree() -> None:
    """Four tiles, one in each hand: twelve deals, two who may begin, and nothing drawn after that."""
    found = moments()
    dealt = [each for each in found if each.acting is not None and each.decisions == 0]
    assert Counter((each.state.hands, each.state.starter) for each in dealt) == {
        (((mine,), (other,)), starter): 1
        for mine in TILES[:4]
        for other in TILES[:4]
        if mine != other
        for starter in (0, 1)
    }
    assert {each.state.row for each in dealt} == {("sum-all", "count-black")}
    assert not [each for each in found if each.chance is not None and each.decisions]
    assert max(each.decisions for each in found) == SMALL["longest"]
    assert {sum(each.terms.reward(each.result)) for each in found if each.result is not None} == {0.0}


def test_every_code_that_may_be_there_can_be_named_and_no_other() -> None:
    first = loaded(tiles=8).new_initial_state().now
    while first.state.phase != "name":
        first = first.after(max(first.legal) if first.chance is None else 0)  # the number of a guess is the largest
    names = [(one, other) for at, one in first.legal.items() for other in first.after(at).legal.values()]
    assert {(one.tile, other.tile) for one, other in names} == {
        (one, other) for at, one in enumerate(TILES[:8]) for other in TILES[at + 1 : 8]
    }


def test_what_a_seat_knows_is_the_same_in_all_deals_that_it_cannot_tell_apart() -> None:
    """Before anything was asked, a seat that holds one of four tiles has one information state for each beginner."""
    sights = {
        (each.state.hands[0], each.state.starter): each.sight(0)
        for each in moments()
        if each.acting is not None and each.decisions == 0
    }
    dealt = [each for each in moments() if each.acting is not None and each.decisions == 0]
    assert len(sights) == 8
    assert all(each.sight(0) == sights[each.state.hands[0], each.state.starter] for each in dealt)


@pytest.mark.parametrize(("more", "said"), REFUSED)
def test_a_box_that_cannot_be_is_refused(more: dict[str, int], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        loaded(**more)


def test_the_game_itself_has_no_such_option() -> None:
    with pytest.raises(BadOption, match="tiles"):
        options_of(find("break-the-code"), {"tiles": 4}, 2)
