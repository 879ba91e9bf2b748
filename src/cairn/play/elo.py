"""Differences of strength in Elo: at 400 one bot wins ten times as often as another at the same table.

With two players these are the usual figures. With more, one bot plays among equals, and its wins are compared with the
mean of theirs. Games that nobody wins count for neither.
"""

from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import stdev

from cairn.core.values import Value
from cairn.play.intervals import Estimate, interval_around

STEP = 400.0
"""The difference at which one bot wins ten times as often."""
REACH = 600.0
"""How far below the weakest and above the strongest opponent a rating is looked for: 97% of the games."""
_EXTRA = 0.5
"""Wins that are added on both sides, so that a bot that never won has a finite rating."""
_PRECISION = 0.01


class Faced(Value):
    """What happened in the games of one deal against opponents of one rating."""

    deal: int
    rating: float
    opponents: int
    """At each table."""
    own: float
    """The sum of the player's shares of wins."""
    others: float
    """The sum of the shares of all opponents."""


def estimate_difference(deals: Sequence[tuple[float, float]]) -> Estimate:
    """How much stronger one bot is than others: from its share of wins and the mean of theirs, for each deal."""
    own, other = ((sum(shares) + _EXTRA) / (len(deals) + 2 * _EXTRA) for shares in zip(*deals, strict=True))
    spread = stdev(mine / own - yours / other for mine, yours in deals) if len(deals) > 1 else 1.0
    return interval_around(STEP * log10(own / other), STEP / log(10) * spread / sqrt(len(deals)))


def estimate_rating(games: Sequence[Faced]) -> Estimate:
    """The rating that explains the results best; games of one deal are not independent.

    It ends `REACH` beyond the ratings of the opponents: a player who wins every game is at least that strong.
    """
    low = least = min(each.rating for each in games) - REACH
    high = most = max(each.rating for each in games) + REACH
    while high - low > _PRECISION:
        middle = (low + high) / 2
        low, high = (middle, high) if sum(_surprise(each, middle) for each in games) > 0 else (low, middle)
    rating = (low + high) / 2
    surprises: dict[int, float] = {}
    for each in games:
        surprises[each.deal] = surprises.get(each.deal, 0.0) + _surprise(each, rating)
    weight = sum(_weight(each, rating) for each in games)
    error = STEP / log(10) * sqrt(sum(one * one for one in surprises.values())) / max(weight, _EXTRA)
    first, last = interval_around(rating, error).interval
    return Estimate(rating, (max(first, least), min(last, most)))


def _expected(faced: Faced, rating: float) -> float:
    """The expected share of the games that somebody wins."""
    return 1 / (1 + faced.opponents * 10 ** ((faced.rating - rating) / STEP))


def _surprise(faced: Faced, rating: float) -> float:
    return faced.own - (faced.own + faced.others) * _expected(faced, rating)


def _weight(faced: Faced, rating: float) -> float:
    share = _expected(faced, rating)
    return (faced.own + faced.others) * share * (1 - share)
