"""Ratings of people and puzzles: the example of the paper, and whether they find the truth in simulated meetings."""

from random import Random

import pytest

from cairn.play.puzzles.choose import COMES_BACK, DAY, EASIER, Past, choose_puzzle, come_back
from cairn.play.puzzles.strength import Strength, expect, first_strength, meet, rate


def test_the_worked_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system" (2013): a player of 1500 wins once and loses twice."""
    own = Strength(1500, 200, 0.06)
    after = rate(own, [(Strength(1400, 30), 1), (Strength(1550, 100), 0), (Strength(1700, 300), 0)])
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_result_that_surprises_raises_the_volatility() -> None:
    sure = Strength(1500, 30, 0.06)
    beaten_by = [rate(sure, [(Strength(rating, 30), 0)]).volatility for rating in (900, 1500, 2100)]
    assert beaten_by == sorted(beaten_by, reverse=True) and beaten_by[0] > 0.06 > beaten_by[-1]


def test_only_people_who_are_known_well_move_a_puzzle() -> None:
    puzzle = first_strength(2, 5)
    assert puzzle == Strength(1430, 200)
    assert meet(Strength(1500, 111), puzzle, 1)[1] == puzzle
    assert (
        meet(Strength(1500, 109), puzzle, 1)[1].rating < puzzle.rating < meet(Strength(1500, 109), puzzle, 0)[1].rating
    )
    assert first_strength(9, 40).rating == 2100 and first_strength(1, 3).rating == 1100


def test_simulated_people_end_within_their_interval_and_ratings_of_puzzles_converge() -> None:
    """People of known strength meet puzzles that are up to 300 harder or easier than they seem."""
    rng = Random(5)
    seem = {f"p{number}": first_strength(1 + number % 5, 3 + number % 4) for number in range(150)}
    truth = {name: Strength(each.rating + rng.uniform(-300, 300), 0) for name, each in seem.items()}
    now = dict(seem)
    within, total, solved = 0, 0, []
    for number in range(200):
        name, real, own = f"guest {number}", Strength(rng.uniform(1000, 2000), 0), Strength()
        past: list[Past] = []
        for at in range(1, 101):
            chosen = choose_puzzle(name, own, now, past, at)
            assert chosen is not None and chosen not in {each.puzzle for each in past}, "each is met once"
            score = float(rng.random() < expect(real, truth[chosen]))
            own, now[chosen] = meet(own, now[chosen], score)
            past.append(Past(chosen, at, 0))
            if 10 < at <= 30:  # later those that fit have been met
                solved.append(score)
        low, high = own.interval
        within, total = within + (low <= real.rating <= high), total + 1
    off = {name: abs(now[name].rating - truth[name].rating) for name in now}
    before = sum(abs(seem[name].rating - truth[name].rating) for name in now) / len(now)
    assert within >= 0.9 * total, (within, total)
    assert sum(off.values()) / len(off) < before / 2, (sum(off.values()) / len(off), before)
    inside = [now[name].interval[0] <= truth[name].rating <= now[name].interval[1] for name in now]
    assert sum(inside) >= 0.9 * len(inside)
    assert 0.68 < sum(solved) / len(solved) < 0.82, "three of four are solved"


def test_mistakes_come_back_after_1_3_7_and_21_days() -> None:
    pool = {"a": Strength(1100), "b": Strength(1500)}
    again, level = come_back(0, 0, is_solved=False, was_missed=False)
    waits = [again]
    now = again
    while again:
        again, level = come_back(now, level, is_solved=True, was_missed=True)
        waits.append(again - now) if again else None
        now = again
    assert tuple(waits) == COMES_BACK == (DAY, 3 * DAY, 7 * DAY, 21 * DAY)
    assert come_back(5, 0, is_solved=True, was_missed=False) == (0, 0), "what was solved does not come back"
    assert come_back(5, 2, is_solved=False, was_missed=True) == (5 + DAY, 0), "missed again: from the beginning"
    missed = Past("a", ended=10, again=10 + DAY)
    assert choose_puzzle("ann", Strength(), pool, [missed], 9 + DAY) == "b"
    assert choose_puzzle("ann", Strength(), pool, [missed], 10 + DAY) == "a"
    assert choose_puzzle("ann", Strength(), pool, [missed, Past("b", 20, 0)], 10 + DAY) == "a"
    assert (
        choose_puzzle("ann", Strength(), {**pool, "c": Strength()}, [missed, Past("b", 20, 0, True)], 11 + DAY) == "c"
    )


def test_what_was_begun_comes_first_and_in_the_end_what_was_met_longest_ago() -> None:
    pool = {"a": Strength(1100), "b": Strength(1500)}
    assert choose_puzzle("ann", Strength(), pool, [Past("b", 0, 0)], 5) == "b"
    assert choose_puzzle("ann", Strength(), pool, [Past("b", 3, 0), Past("a", 4, 0)], 5) == "b"
    assert choose_puzzle("ann", Strength(), {}, [Past("b", 0, 0)], 5) is None, "it is not here any more"


def test_a_new_one_is_as_hard_as_fits_and_not_the_same_for_everybody() -> None:
    pool = {f"{rating}/{number}": Strength(rating) for rating in range(900, 2000, 100) for number in range(5)}
    chosen = [choose_puzzle(f"guest {number}", Strength(1600), pool, (), 0) for number in range(20)]
    assert len(set(chosen)) > 3
    assert all(abs(pool[str(each)].rating - (1600 - EASIER)) < 100 for each in chosen)
