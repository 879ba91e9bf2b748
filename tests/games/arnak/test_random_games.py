"""A few hundred random games; `make soak` plays a hundred thousand."""

import pytest

from tests.games.arnak.random_games import TABLES, check_game


@pytest.mark.parametrize("part", range(10))
def test_random_games_end_well_and_replay(part: int) -> None:
    """AR 10.5: every game ends, with every piece still there, and is told by its record."""
    for seed in range(part * len(TABLES), (part + 1) * len(TABLES)):
        check_game(seed)
