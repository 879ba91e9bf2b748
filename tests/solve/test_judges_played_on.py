"""Judges against playing on, a small sample: `benchmarks/judges.py` measures them at full size."""

from random import Random
from statistics import fmean

import pytest

from benchmarks.judges import draw_cases, play_on
from cairn.games import rooms_of


@pytest.mark.parametrize("game", ["lost-code", "break-the-code"])
def test_what_is_called_better_wins_more_often(game: str) -> None:
    """Of ten choices in five games: the best option and the worst of those told, played on by masters."""
    rooms, won = rooms_of(game), list[tuple[float, float]]()
    for number in range(5):
        record, cases = draw_cases(rooms, 2, "careful", f"test {number}")
        far = [case for case in cases if case[2].options[0].value - case[2].options[-1].value > 0.2]
        for at, seat, choice in far[:2]:
            seeds = [Random(number).getrandbits(64) + each for each in range(2)]
            best, worst = choice.options[0], choice.options[-1]
            played = [fmean(play_on(rooms, record, at, seat, each, seed) for seed in seeds) for each in (best, worst)]
            won.append((played[0], played[1]))
    assert len(won) >= 5
    assert fmean(best for best, _ in won) > fmean(worst for _, worst in won)
