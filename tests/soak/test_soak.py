"""The contract again with many more games: `make soak`, minutes long, new examples on every run."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cairn
from cairn.core import record
from cairn.core.match import replay_record
from cairn.core.record import Record
from tests.contract.adapter import ADAPTED, adapter_of
from tests.contract.play import play, tables
from tests.contract.properties import OF_WHOLE_GAMES, PROPERTIES
from tests.effort import soaked
from tests.tally import GAMES as GAMES_PLAYED
from tests.tally import tried

GAMES = soaked(10_000)  # of each game
PART = 500  # of them in one test, so that workers can share


@pytest.mark.parametrize("kept", PROPERTIES)
@pytest.mark.parametrize("name", ADAPTED)
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_game_keeps_its_promise(name: str, kept: str, data: Any, seed: int) -> None:
    game, adapter = cairn.game(name), adapter_of(name)
    options = data.draw(adapter.options(game), label="options")
    rng = Random(seed)
    PROPERTIES[kept](adapter, play(game, options, rng, adapter), rng)


@pytest.mark.parametrize("first", range(0, GAMES, PART))
@pytest.mark.parametrize("name", ADAPTED)
def test_random_games_end_well_and_replay(name: str, first: int) -> None:
    """Every number of players with every combination of the options, in turn."""
    game, adapter = cairn.game(name), adapter_of(name)
    set_up = tables(game)
    for seed in range(first, min(first + PART, GAMES)):
        rng = Random(seed)
        trail = play(game, set_up[seed % len(set_up)], rng, adapter)
        for kept in OF_WHOLE_GAMES:
            PROPERTIES[kept](adapter, trail, rng)
        names = tuple(f"seat {seat}" for seat in trail.seats)
        whole = Record(game.name, game.rules_version, trail.options, names, trail.steps, game.result(trail.end))
        again = record.read(record.to_text(whole), cairn.game)
        assert again == whole
        assert replay_record(game, again).state == trail.end, f"seed {seed}"
        tried(GAMES_PLAYED, name, len(trail.seats))
