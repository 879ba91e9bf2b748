"""A hundred thousand random games of Arnak: `make soak ARGS="-k arnak"`. Any seed can be played again by its number."""

import pytest

from tests.games.arnak.random_games import check_game

GAMES = 100_000
PART = 500  # in one test, so that workers can share and progress is seen


@pytest.mark.parametrize("part", range(GAMES // PART))
def test_random_games_end_well_and_replay(part: int) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        check_game(seed)
