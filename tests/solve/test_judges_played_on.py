"""Judges against playing on, a small sample: `benchmarks/judges.py` measures them at full size."""

from random import Random
from statistics import fmean

import pytest

from benchmarks.judges import draw_cases, play_on
from cairn.games import rooms_of


@pytest.mark.parametrize("game", ["lost-code", "break-the-code"])
def test_what_is_called_better_wins_more_often(game: str) -> None:
    """The best option and the worst of those told, in twenty games, played on by masters.

    Two options 0.2 apart need about fifty choices to be told apart: a game is won or lost, mostly by what nobody knew.
    """
    rooms, won = rooms_of(game), list[tuple[float, float]]()
    for number in range(20):
        record, cases = draw_cases(rooms, 2, "careful", f"test {number}")
        far = [case for case in cases if case[2].options[0].value - case[2].options[-1].value > 0.2]
        for at, seat, choice in far[:3]:
            seeds = [Random(number).getrandbits(64) + each for each in range(2)]
            best, worst = choice.options[0], choice.options[-1]
            played = [fmean(play_on(rooms, record, at, seat, each, seed) for seed in seeds) for each in (best, worst)]
            won.append((played[0], played[1]))
    assert len(won) >= 40
    assert fmean(best for best, _ in won) > fmean(worst for _, worst in won)
