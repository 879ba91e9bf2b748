"""One suite that every game must pass: random games under all options, held to every property."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cairn
from cairn.games import rooms_of
from tests.contract.adapter import ADAPTED, adapter_module, adapter_of
from tests.contract.play import play, tables
from tests.contract.properties import OF_WHOLE_GAMES, PROPERTIES

FEW, MORE = 5, 25
"""Random games that each property is held to: in `make test`, and in the rest."""


@pytest.mark.parametrize("name", cairn.games())
def test_every_game_has_an_adapter(name: str) -> None:
    """A game that the suite cannot play is not tested."""
    file = adapter_module(rooms_of(name)).replace(".", "/") + ".py"
    assert name in ADAPTED, f"write {file} (tests/contract/adapter.py says what is wanted)"


@pytest.mark.parametrize("kept", PROPERTIES)
@pytest.mark.parametrize("name", ADAPTED)
@settings(max_examples=FEW)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_game_keeps_its_promise(name: str, kept: str, data: Any, seed: int) -> None:
    hold(name, kept, data, seed)


@pytest.mark.parametrize("kept", PROPERTIES)
@pytest.mark.parametrize("name", ADAPTED)
@settings(max_examples=MORE)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_game_keeps_its_promise_in_more_games(name: str, kept: str, data: Any, seed: int) -> None:
    """Other games: what is drawn for a test depends on the test."""
    hold(name, kept, data, seed)


def hold(name: str, kept: str, data: Any, seed: int) -> None:
    """Play a game under any options, and hold it to one property."""
    game, adapter = cairn.game(name), adapter_of(name)
    options = data.draw(adapter.options(game), label="options")
    rng = Random(seed)
    PROPERTIES[kept](adapter, play(game, options, rng, adapter), rng)


@pytest.mark.parametrize("name", ADAPTED)
def test_every_table_is_played_to_its_end(name: str) -> None:
    """Every number of players with every combination of the options, once."""
    game, adapter = cairn.game(name), adapter_of(name)
    for seed, options in enumerate(tables(game)):
        rng = Random(seed)
        trail = play(game, options, rng, adapter)
        for kept in OF_WHOLE_GAMES:
            PROPERTIES[kept](adapter, trail, rng)
