"""The contract suite plays the fifth game like the other four; nothing but an adapter had to be written for that."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.adapters.coins import ADAPTER
from tests.contract.play import follow, play, tables
from tests.contract.properties import OF_WHOLE_GAMES, PROPERTIES
from tests.fifth.coins.rules.game import COINS


@pytest.mark.parametrize("kept", PROPERTIES)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_game_keeps_its_promise(kept: str, data: Any, seed: int) -> None:
    options = data.draw(ADAPTER.options(COINS), label="options")
    rng = Random(seed)
    PROPERTIES[kept](ADAPTER, play(COINS, options, rng, ADAPTER), rng)


def test_every_table_is_played_to_its_end() -> None:
    for seed, options in enumerate(tables(COINS)):
        rng = Random(seed)
        trail = play(COINS, options, rng, ADAPTER)
        for kept in OF_WHOLE_GAMES:
            PROPERTIES[kept](ADAPTER, trail, rng)


def test_worlds_differ() -> None:
    """While a hand is down that a seat cannot look under, there is another world."""
    rng = Random(1)
    differ = 0
    for _ in range(50):
        trail = play(COINS, COINS.options, rng, ADAPTER, most=1)
        for seat in trail.seats:
            world = follow(COINS, trail.options, ADAPTER.world(trail.options, trail.steps, seat, rng)).end
            differ += world != trail.end
    assert differ > 15
