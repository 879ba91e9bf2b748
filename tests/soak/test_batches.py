"""Batches beside the clear engine, again with many more games."""

import pytest

import cairn
from tests.batch.beside import BATCHED, play_beside
from tests.contract.play import tables
from tests.effort import soaked

GAMES = soaked(100_000)  # of all games together
PART = 24  # of them at one table, so that workers can share


@pytest.mark.parametrize("first", range(0, GAMES // len(BATCHED) // PART + 1))
@pytest.mark.parametrize("name", BATCHED)
def test_a_batch_goes_as_the_clear_engine_does(name: str, first: int) -> None:
    """Every number of players with every combination of the options, in turn."""
    set_up = tables(cairn.game(name))
    assert play_beside(name, set_up[first % len(set_up)], PART, 1_000_000 + first) > PART
