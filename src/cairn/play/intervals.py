"""Estimates of strength: a mean over deals with its 95% interval, computed alike everywhere."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev

from cairn.core.values import Value

CONFIDENCE = 0.95
_SPAN = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(Value):
    """A mean, and its 95% confidence interval."""

    mean: float
    interval: tuple[float, float]


def estimate_mean(values: Sequence[float]) -> Estimate:
    """The mean of one value for each deal. Games of one deal are not independent: pass their mean, once."""
    return interval_around(*_mean(values))


def interval_around(mean: float, error: float) -> Estimate:
    """The interval around a mean with this standard error."""
    return Estimate(mean, (mean - _SPAN * error, mean + _SPAN * error))


def estimate_share(parts: Sequence[float]) -> Estimate:
    """The share of wins with Wilson's interval: it stays within 0 and 1, and has some width even at the ends.

    A value may be any number from 0 to 1, so the number of trials is the one that would give the observed error.
    """
    share, error = _mean(parts)
    trials = share * (1 - share) / error**2 if 0 < error < inf and 0 < share < 1 else len(parts)
    square = _SPAN**2 / trials
    middle = (share + square / 2) / (1 + square)
    reach = _SPAN / (1 + square) * sqrt(share * (1 - share) / trials + square / (4 * trials))
    return Estimate(share, (max(0.0, middle - reach), min(1.0, middle + reach)))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
