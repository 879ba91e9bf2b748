"""A hundred thousand random games of Arnak: `make soak ARGS="-k arnak"`. Any seed can be played again by its number."""

import pytest

from tests.effort import soaked
from tests.games.arnak.random_games import check_game

GAMES = soaked(100_000)
PART = 500  # in one test, so that workers can share and progress is seen


@pytest.mark.parametrize("first", range(0, GAMES, PART))
def test_random_games_end_well_and_replay(first: int) -> None:
    for seed in range(first, min(first + PART, GAMES)):
        check_game(seed)
