"""Two lines of moves compared by playing on: in pairs of games with the same hidden cards and the same chance.

A game that is won or lost says little. So the chance to win is read from the margins, as if they were normal: with the
mean of the line's own games and the spread of all of them (docs/judges.md compares it with the games that were won).
"""

from collections.abc import Sequence
from math import exp, pi, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.arnak.belief.worlds import worlds
from cairn.games.arnak.bots.judge.continuation import Played, Rolls, finish_games, play_on
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.scoring import result, scores
from cairn.games.arnak.rules.view import View

PAIRS = (16, 20, 28, 42, 80)
"""By round, the number of pairs of games for two players: about as much work in each round."""
LEAST_SPREAD = 1.0
"""The smallest spread of margins, in points: a tie is a half, and one point decides."""
SPAN = 1.96
"""Standard errors from the mean to the end of a 95% interval."""

SOURCES = ("research", "temple", "idols", "guardians", "cards", "fear")
"""Where points come from (AR 11.1)."""


class Difference(NamedTuple):
    """What the first line has more than the second on average, with its standard error."""

    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval."""
        return self.mean - SPAN * self.error, self.mean + SPAN * self.error


class Comparison(NamedTuple):
    """Two lines, played on."""

    pairs: int
    chances: tuple[float, float]
    """The chance to win with each line, read from the margins."""
    shares: tuple[float, float]
    """The part of the wins that each line got."""
    win: Difference
    margin: Difference
    figures: dict[str, Difference]
    """Points by source, `tempo` (turns that were taken), and the best opponent's points (`others`)."""


def compare(
    sight: Sight[View, ArnakEvent],
    lines: tuple[Sequence[Move], Sequence[Move]],
    network: Network,
    pairs: int | None = None,
) -> Comparison:
    """Play both lines on from positions that the seat cannot tell apart."""
    seat = sight.view.seat
    assert seat is not None, "spectators have nothing to decide"
    players = len(sight.view.players)
    possible, manner = worlds(sight), manner_of(network, players)
    pairs = pairs or 2 * PAIRS[sight.view.round - 1] // max(2, players)
    rng = Random(len(sight.history))
    begun = [possible.sample(rng).state for _ in range(pairs)]
    games = [
        play_on(state, seat, line, Rolls(f"{len(sight.history)} {number}"), manner)
        for line in lines
        for number, state in enumerate(begun)
    ]
    ended = finish_games(games, network)
    return compare_ends(ended[:pairs], ended[pairs:], seat)


def compare_ends(first: Sequence[Played], second: Sequence[Played], seat: Seat) -> Comparison:
    """Compare games that were played on in pairs."""
    ends = [[_figures(each, seat) for each in games] for games in (first, second)]
    margins = [[each["margin"] for each in games] for games in ends]
    differences = {name: _difference(*([each[name] for each in games] for games in ends)) for name in ends[0][0]}
    margin = differences.pop("margin")
    spread = max(LEAST_SPREAD, sqrt(fmean(stdev(each) ** 2 for each in margins)))
    shares = [fmean(_share(each, seat) for each in games) for games in (first, second)]
    is_certain = len({*margins[0]}) == len({*margins[1]}) == 1
    chances = shares if is_certain else [NormalDist().cdf(fmean(each) / spread) for each in margins]
    middle = fmean(map(fmean, margins)) / spread
    slope = exp(-(middle**2) / 2) / sqrt(2 * pi) / spread
    return Comparison(
        pairs=len(first),
        chances=(chances[0], chances[1]),
        shares=(shares[0], shares[1]),
        win=Difference(chances[0] - chances[1], slope * margin.error),
        margin=margin,
        figures=differences,
    )


def _figures(played: Played, seat: Seat) -> dict[str, float]:
    """What is compared of a seat at the end: points by source, turns taken, the best opponent's points, the margin."""
    points = scores(played.state)
    own, others = points[seat], max(each.total for each in points if each.seat != seat)
    figures = {name: float(getattr(own, name)) for name in SOURCES}
    return {**figures, "tempo": float(played.turns[seat]), "others": float(others), "margin": float(own.total - others)}


def _share(played: Played, seat: Seat) -> float:
    ended = result(played.state)
    assert ended is not None, "it was played to its end"
    return ended.shares[seat]


def _difference(first: Sequence[float], second: Sequence[float]) -> Difference:
    gains = [one - other for one, other in zip(first, second, strict=True)]
    return Difference(fmean(gains), stdev(gains) / sqrt(len(gains)))
