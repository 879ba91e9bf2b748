"""From points to the chance to win, before the final bets.

How many points somebody still makes depends on the rounds left, on the bits that are missing, and on the lead: the
player behind turns the dice and takes a wheel first, so an early lead is soon lost. The table `outlook` has a line for
each number of players and of rounds left, fitted to games between masters, and how far the points of single games lie
from it (`benchmarks/outlook.py`). Each player's points in the end are taken as normal around what the line says,
independent of each other; the one with the most wins.

What another player knows follows from that player's sight, which this seat knows but for its own code. So it is
computed for a few of the codes that fit.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, sqrt
from statistics import fmean
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import sight_of_other
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.belief.posterior import belief as belief_from
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.pieces import EditionName, load_toml
from cairn.games.lost_code.rules.state import View

Floats: TypeAlias = npt.NDArray[np.float64]

OWN_CODES = 4
"""The number of own codes for which the others' knowledge is computed."""
_POINTS, _WEIGHTS = np.polynomial.hermite_e.hermegauss(24)
_GRID: Floats = np.linspace(-6, 6, 2401)
_NORMAL: Floats = np.array([0.5 + erf(x / sqrt(2)) / 2 for x in _GRID])


class Line(Value):
    """The points still to come with this many rounds left, in a game of so many players."""

    players: int
    rounds: int
    base: float
    """Without missing bits."""
    per_bit: float
    per_lead: float
    """What each point of a lead over the mean of all players costs until the end."""
    spread: float
    """The standard deviation around the line."""
    mean: float
    """The mean, whatever is known."""
    seats: int
    """The number of cases from which the mean comes."""

    def points(self, bits: float, lead: float) -> float:
        """The points to be expected with so many missing bits, and so many points more than all have on average."""
        return self.base + self.per_bit * bits + self.per_lead * lead


@cache
def outlook(edition: EditionName, players: int) -> tuple[Line, ...]:
    """The lines of a game with so many players, by number of rounds left."""
    lines = msgspec.convert(load_toml("outlook.toml")[edition], type=tuple[Line, ...])
    return tuple(line for line in lines if line.players == players)


class Rivals(Value):
    """The points that the others can be expected to have in the end, each with its standard deviation."""

    means: tuple[float, ...]
    spreads: tuple[float, ...]

    def win(self, means: Floats, spreads: Floats | float) -> Floats:
        """The chance to have the most points in the end with these means and deviations of one's own."""
        own = np.asarray(means)[..., None] + np.asarray(spreads)[..., None] * _POINTS
        beaten = np.ones_like(own)
        for mean, spread in zip(self.means, self.spreads, strict=True):
            beaten = beaten * np.interp((own - mean) / spread, _GRID, _NORMAL)
        found: Floats = beaten @ (_WEIGHTS / _WEIGHTS.sum())
        return found


def rivals(sight: Sight[View, Happening], belief: Belief, rounds: int) -> Rivals:
    """The others' points in the end, if so many rounds are left to them."""
    view = sight.view
    line = outlook(view.table.edition, view.table.players)[rounds]
    seats = [seat for seat in range(view.table.players) if seat != view.seat]
    mean = fmean(view.scores)
    bits = _bits_of_others(Sight(view, sight.history), belief)
    return Rivals(
        means=tuple(
            view.scores[seat] + line.points(missing, view.scores[seat] - mean)
            for seat, missing in zip(seats, bits, strict=True)
        ),
        spreads=(line.spread,) * len(seats),
    )


@lru_cache(maxsize=16)
def _bits_of_others(sight: Sight[View, Happening], belief: Belief) -> tuple[float, ...]:
    """By other seat: the bits that it misses, on average over some of the seat's codes."""
    codes = _some(list_codes(belief))
    seats = [seat for seat in range(sight.view.table.players) if seat != sight.view.seat]
    return tuple(
        sum(belief_from(sight_of_other(sight, seat, code)).entropy for code in codes) / len(codes) for seat in seats
    )


def list_codes(belief: Belief) -> list[tuple[int, ...]]:
    """The codes that fit."""
    return list(belief.space.list_codes(belief.worlds))


def _some(codes: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    count = min(len(codes), OWN_CODES)
    return [codes[(2 * at + 1) * len(codes) // (2 * count)] for at in range(count)]
