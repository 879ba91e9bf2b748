"""Ratings of people and puzzles: Glicko-2 (Glickman 2013), a person against a puzzle as in a game between two.

The libraries for it are some lines long and not looked after, and openskill rates players who share a table. So these
are the formulas of the paper, and its example is a test.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

from cairn.core.values import Value

SCALE: Final = 173.7178
"""Points of a rating in one unit of the paper."""
CENTRE: Final = 1500.0
RESTLESS: Final = 0.5
"""How much a volatility may change (tau of the paper)."""
PRECISION: Final = 0.000001
VOLATILITY: Final = 0.06
MOST_DEVIATION: Final = 350.0
SURE: Final = 110.0
"""Only people whose deviation is smaller move the rating of a puzzle."""
BY_FACTS: Final = (1100.0, 1350.0, 1550.0, 1750.0, 1900.0)
"""The first rating of a puzzle, by the number of answers that its proof combines."""
FOR_EACH_OPEN: Final = 40.0
"""Added for each answer that plain sight leaves, beyond three, at most `MOST_OPEN` of them."""
MOST_OPEN: Final = 5


class Strength(Value):
    """What is believed about the strength of a person, or how hard a puzzle is."""

    rating: float = 1300.0
    """A newcomer's is lower than the mean of the puzzles: the first ones should be solved."""
    deviation: float = MOST_DEVIATION
    volatility: float = VOLATILITY

    @property
    def interval(self) -> tuple[int, int]:
        """Where the true rating is, very likely."""
        return round(self.rating - 2 * self.deviation), round(self.rating + 2 * self.deviation)


def first_strength(facts: int, open_answers: int) -> Strength:
    """The strength of a puzzle that nobody has met."""
    base = BY_FACTS[min(facts, len(BY_FACTS)) - 1]
    return Strength(base + FOR_EACH_OPEN * max(0, min(MOST_OPEN, open_answers - 3)), 200.0)


def expect(person: Strength, puzzle: Strength) -> float:
    """The chance that the person solves the puzzle."""
    return 1 / (1 + exp((puzzle.rating - person.rating) / SCALE))


def meet(person: Strength, puzzle: Strength, score: float) -> tuple[Strength, Strength]:
    """Return both after a first meeting: the score is 1 if the puzzle was solved at once, else 0."""
    moved = rate(puzzle, [(person, 1 - score)]) if person.deviation < SURE else puzzle
    return rate(person, [(puzzle, score)]), moved


def rate(own: Strength, results: Sequence[tuple[Strength, float]]) -> Strength:
    """Return a strength after results against others: 1 for won, 0 for lost."""
    mean, deviation = (own.rating - CENTRE) / SCALE, own.deviation / SCALE
    information, surprise = 0.0, 0.0
    for other, score in results:
        weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (mean - (other.rating - CENTRE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    volatility = _next_volatility(own.volatility, deviation, variance, variance * surprise)
    widened = deviation**2 + volatility**2
    after = 1 / sqrt(1 / widened + information)
    return Strength(SCALE * (mean + after**2 * surprise) + CENTRE, min(SCALE * after, MOST_DEVIATION), volatility)


def _next_volatility(volatility: float, deviation: float, variance: float, change: float) -> float:
    """Step 5 of the paper: the root of its function f, by the Illinois algorithm."""
    start = log(volatility**2)

    def f(x: float) -> float:
        whole = deviation**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / RESTLESS**2

    low = start
    if change**2 > deviation**2 + variance:
        high = log(change**2 - deviation**2 - variance)
    else:
        steps = 1
        while f(start - steps * RESTLESS) < 0:
            steps += 1
        high = start - steps * RESTLESS
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
