"""Chance lists what may happen and how likely it is; only a driver rolls."""

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Generic, TypeVar

from cairn.core.values import Value

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Chance(Value, Generic[T_co]):
    """What may happen next and how likely it is. Whole-number weights keep beliefs exact."""

    outcomes: tuple[T_co, ...]
    weights: tuple[int, ...]


def uniform(outcomes: tuple[T, ...]) -> Chance[T]:
    """Outcomes that are all as likely as each other."""
    return Chance(outcomes, (1,) * len(outcomes))


def sample(chance: Chance[T], rng: Random) -> T:
    """One of the outcomes, drawn by its weight."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights.count(weights[0]) == len(weights):
        return outcomes[rng.randrange(len(outcomes))]
    bounds = list(accumulate(weights))
    return outcomes[bisect_right(bounds, rng.randrange(bounds[-1]))]


def pick_outcome(chance: Chance[T], number: int) -> T:
    """The outcome that a number stands for, any number as good as another; equal weights count as 1 each."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights.count(weights[0]) == len(weights):
        return outcomes[number % len(outcomes)]
    bounds = list(accumulate(weights))
    return outcomes[bisect_right(bounds, number % bounds[-1])]
