"""OpenSpiel's own tests, for every game and number of players; and what they do not ask."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import cairn
from cairn.core.values import encode
from cairn.envs.open_spiel import CairnState, name_of
from tests.envs.tables import TABLES
from tests.loose import whole

API = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def loaded(game: str, **more: Any) -> Any:
    return pyspiel.load_game(name_of(game), more)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_simulation(game: str, players: int) -> None:
    """By the library's own driver: legal actions, chance, returns, histories, undo, tensors."""
    pyspiel.random_sim_test(loaded(game, players=players), 1, False, False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_simulation_with_copies_and_states_written_down(game: str, players: int) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(loaded(game, players=players))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_interface_is_kept(game: str, players: int) -> None:
    np.random.seed(players)
    table = loaded(game, players=players)
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": table, "game_name": name_of(game)})
    case.setUpClass()
    case.some_states = case.some_states[:60]
    assert case.some_states and len(API) == 5
    for name in API:
        check: Callable[[], None] = getattr(case(name), name)
        check()


def walked(game: str, seed: int, **more: Any) -> list[CairnState]:
    """The states of a game played at random."""
    state = loaded(game, **more).new_initial_state()
    rng, states = Random(seed), []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return [*states, state]


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_chance_has_its_true_weights(game: str) -> None:
    for state in walked(game, 1, players=2):
        if state.is_chance_node():
            rules = state.now.terms.rules
            chance = rules.chance(state.now.state)
            assert chance is not None
            told = state.chance_outcomes()
            assert [number for number, _ in told] == list(range(len(chance.outcomes)))
            assert [round(share * sum(chance.weights)) for _, share in told] == list(chance.weights)


def test_dice_that_differ_fall_more_often() -> None:
    """LC 3.2: three different symbols are six times as likely as three of one."""
    state = next(
        each
        for each in walked("lost-code", 1, players=2)
        if each.is_chance_node() and whole(each.now.state).phase == "roll"
    )
    shares = Counter(round(share * 216) for _, share in state.chance_outcomes())
    assert shares == {1: 6, 3: 30, 6: 20}


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_an_information_state_is_the_sight_of_a_seat(game: str) -> None:
    states = walked(game, 2, players=2)
    for state in states[:: max(1, len(states) // 20)]:
        if state.is_chance_node():
            continue
        for seat in range(2):
            sight = state.now.sight(seat)
            assert state.information_state_string(seat) == encode(sight).decode()
            row = np.array(state.information_state_tensor(seat), np.float32)
            assert np.array_equal(row[2:], state.now.terms.codes.row(sight)) and row[seat] == 1


def test_returns_are_those_of_the_game() -> None:
    end = walked("lost-code", 4, players=3, reward="difference")[-1]
    result = cairn.game("lost-code").result(whole(end.now.state))
    assert result is not None
    scores = result.scores
    assert end.returns() == [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    assert sum(walked("lost-code", 4, players=3, reward="win")[-1].returns()) == 1


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_cairn_lost_code(players=3,variant=x,expansions=shortcut+curse,beginner=True)")
    options = game.new_initial_state().now.terms.options
    assert options.players == 3 and options.variant == "x" and options.beginner
    assert options.expansions == ("shortcut", "curse")
