"""Ratings from places: the Plackett-Luce model of Weng and Lin (2011, algorithm 4), with one player to a team.

A rating is the mean and deviation of the belief about a player's strength.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

MEAN = 25.0
DEVIATION = MEAN / 3
_LUCK = MEAN / 6
"""The deviation of one game's play from a player's strength."""
_DRIFT = MEAN / 300
"""Added to a deviation before each game: strength may have changed."""
_LEAST = 0.0001
"""The smallest share of a variance that a game leaves."""


class Rating(NamedTuple):
    """The belief about a player's strength."""

    mean: float = MEAN
    deviation: float = DEVIATION


def update_ratings(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game with these places; equal places are a tie."""
    variances = [rating.deviation**2 + _DRIFT**2 for rating in ratings]
    scale = sqrt(sum(variance + _LUCK**2 for variance in variances))
    strengths = [exp(rating.mean / scale) for rating in ratings]
    players = range(len(ratings))
    beaten = [sum(strengths[other] for other in players if places[other] >= places[one]) for one in players]
    tied = [sum(place == places[one] for place in places) for one in players]
    found = []
    for one in players:
        change, certainty = 0.0, 0.0
        for other in players:
            if places[other] <= places[one]:
                chance = strengths[one] / beaten[other]
                change += ((1 if other == one else 0) - chance) / tied[other]
                certainty += chance * (1 - chance) / tied[other]
        share = variances[one] / scale**2
        mean = ratings[one].mean + change * variances[one] / scale
        found.append(Rating(mean, sqrt(variances[one] * max(1 - certainty * share * sqrt(share), _LEAST))))
    return found
