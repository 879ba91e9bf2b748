"""A taste for variety: not always the best, never far from it."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")

FAR = 3
"""What is so many times the warmth worse than the best is never taken: variety is no blunder."""


def choose_best(choices: Sequence[T], likings: Sequence[float], rng: Random) -> T:
    """The choice that is liked best; of equals, any."""
    best = max(likings)
    return rng.choice([choice for choice, liking in zip(choices, likings, strict=True) if liking == best])


def choose_softmax(choices: Sequence[T], likings: Sequence[float], warmth: float, rng: Random) -> T:
    """One of the choices, drawn by how much it is liked: one that is `warmth` worse than another comes e times less."""
    best = max(likings)
    near = [(choice, liking) for choice, liking in zip(choices, likings, strict=True) if best - liking <= FAR * warmth]
    weights = [exp((liking - best) / warmth) if warmth else 1.0 for _, liking in near]
    return rng.choices([choice for choice, _ in near], weights)[0]
