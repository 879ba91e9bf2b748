"""Chance: exactly the weights that are listed, no more and no less."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from cairn.core.chance import Chance, sample, uniform


class Scripted(Random):
    """A generator that gives the number it is told, and remembers of how many."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number
        self.sides = 0

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert stop is None and step == 1
        self.sides = start
        return self.number


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_outcome_has_exactly_its_weight(size: int) -> None:
    """Of all numbers that the generator may give, each outcome has its share: the distribution is exact."""
    for weights in product((1, 2, 3, 5), repeat=size):
        chance = Chance(tuple("abcd"[:size]), weights)
        rng = Scripted(0)
        sample(chance, rng)
        drawn = Counter(sample(chance, Scripted(number)) for number in range(rng.sides))
        total = sum(weights)
        for outcome, weight in zip(chance.outcomes, weights, strict=True):
            assert drawn[outcome] * total == weight * rng.sides, weights


def test_outcomes_that_are_all_as_likely() -> None:
    assert uniform(("a", "b", "c")) == Chance(("a", "b", "c"), (1, 1, 1))


def test_the_same_seed_draws_the_same() -> None:
    chance = Chance(tuple(range(100)), tuple(range(1, 101)))
    one, other = Random("seed"), Random("seed")
    assert [sample(chance, one) for _ in range(50)] == [sample(chance, other) for _ in range(50)]


def test_large_weights_stay_exact() -> None:
    """Beyond what a float can tell apart."""
    chance = Chance(("rare", "common"), (1, 2**70))
    assert sample(chance, Scripted(0)) == "rare"
    assert sample(chance, Scripted(1)) == "common"
    assert sample(chance, Scripted(2**70)) == "common"
