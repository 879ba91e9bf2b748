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


def best_odds(scores: Sequence[float]) -> list[float]:
    """The probability that `choose_best` returns each choice."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def choose_softmax(choices: Sequence[T], scores: Sequence[float], temperature: float, rng: Random) -> T:
    """Draw a choice by softmax: one that is a temperature worse than another is e times less likely."""
    near = [(choice, weight) for choice, weight in zip(choices, _weights(scores, temperature), strict=True) if weight]
    return rng.choices([choice for choice, _ in near], [weight for _, weight in near])[0]


def softmax_odds(scores: Sequence[float], temperature: float) -> list[float]:
    """The probability that `choose_softmax` returns each choice."""
    weights = _weights(scores, temperature)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _weights(scores: Sequence[float], temperature: float) -> list[float]:
    best = max(scores)
    return [
        (exp((score - best) / temperature) if temperature else 1.0) if best - score <= FAR * temperature else 0.0
        for score in scores
    ]
