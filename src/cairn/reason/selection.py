"""Choosing among scored moves: the best, or any that is close to it."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")

FAR = 3
"""A choice worse than the best by more than this multiple of the temperature is never drawn: variety must not
blunder."""


def choose_best(choices: Sequence[T], scores: Sequence[float], rng: Random) -> T:
    """Return a choice with the highest score; of equals, one at random."""
    best = max(scores)
    return rng.choice([choice for choice, score in zip(choices, scores, strict=True) if score == best])


def choose_softmax(choices: Sequence[T], scores: Sequence[float], temperature: float, rng: Random) -> T:
    """Draw a choice by softmax: one that is a temperature worse than another is e times less likely."""
    best = max(scores)
    near = [(choice, score) for choice, score in zip(choices, scores, strict=True) if best - score <= FAR * temperature]
    weights = [exp((score - best) / temperature) if temperature else 1.0 for _, score in near]
    return rng.choices([choice for choice, _ in near], weights)[0]
