"""Batches beside the clear engine, again with many more games."""

import pytest

import cairn
from tests.batch.oracle import BATCHED, play_beside
from tests.contract.play import tables
from tests.effort import part_of, soaked

GAMES = soaked(100_000)  # of all games together
PART = 24  # of them at one table, so that workers can share


@pytest.mark.parametrize("first", part_of(range(0, GAMES // len(BATCHED) // PART + 1)))
@pytest.mark.parametrize("name", BATCHED)
def test_a_batch_goes_as_the_clear_engine_does(name: str, first: int) -> None:
    """Every number of players with every combination of the options, in turn."""
    set_up = tables(cairn.game(name))
    assert play_beside(name, set_up[first % len(set_up)], PART, 1_000_000 + first) > PART


def test_parts_make_the_whole() -> None:
    """CAIRN_PART=1/3 to 3/3 try everything, and nothing twice."""
    shared = [number for part in ("1/3", "2/3", "3/3") for number in part_of(range(100), part)]
    assert sorted(shared) == list(range(100))
    assert list(part_of(range(100), "1/1")) == list(range(100))
