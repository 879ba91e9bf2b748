"""Chance lists the possible outcomes and their weights; only a driver draws one."""

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Generic, TypeVar

from cairn.core.values import Value

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Chance(Value, Generic[T_co]):
    """The possible outcomes and how likely they are. Whole-number weights keep beliefs exact."""

    outcomes: tuple[T_co, ...]
    weights: tuple[int, ...]
    pile: str = ""
    """The pile that the piece comes from, so that a dealer can keep its order; "" if the rules name none."""


def uniform(outcomes: tuple[T, ...], pile: str = "") -> Chance[T]:
    """Outcomes that are all equally likely."""
    return Chance(outcomes, (1,) * len(outcomes), pile)


def sample(chance: Chance[T], rng: Random) -> T:
    """Return one of the outcomes, drawn by weight."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights.count(weights[0]) == len(weights):
        return outcomes[rng.randrange(len(outcomes))]
    bounds = list(accumulate(weights))
    return outcomes[bisect_right(bounds, rng.randrange(bounds[-1]))]


def pick_outcome(chance: Chance[T], number: int) -> T:
    """Return the outcome that `number` falls on, modulo the sum of the weights; equal weights count as 1 each."""
    outcomes, weights = chance.outcomes, chance.weights
    if weights.count(weights[0]) == len(weights):
        return outcomes[number % len(outcomes)]
    bounds = list(accumulate(weights))
    return outcomes[bisect_right(bounds, number % bounds[-1])]
