"""How sure a figure of strength is: a mean over deals with its 95% interval, counted alike wherever one is told."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev

from cairn.core.values import Value

CONFIDENCE = 0.95
_SPAN = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(Value):
    """What was found, and between what bounds the truth lies with 95% confidence."""

    mean: float
    interval: tuple[float, float]


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value for each deal. Games of one deal are not independent: give their mean, once."""
    return around(*_mean(values))


def around(mean: float, error: float) -> Estimate:
    """The interval around a mean with this standard error."""
    return Estimate(mean, (mean - _SPAN * error, mean + _SPAN * error))


def share_of(parts: Sequence[float]) -> Estimate:
    """The same for parts of wins, in Wilson's interval: it stays within 0 and 1, with some width even at the ends.

    A part may be any number from 0 to 1, so the number of trials is the one that would give the error that was found.
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
