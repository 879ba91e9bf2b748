"""Who plays better: the same deals for everybody, every bot in every seat, and intervals that say how sure it is."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.games import find
from cairn.play.bots import find_bot
from cairn.play.games import play
from cairn.play.pool import in_order

__all__ = ["Contest", "Pairing", "Scored", "Standing", "games_of", "standings", "tournament"]

CONFIDENCE = 0.95
_SPAN = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Contest(Value):
    """What is played for."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """As many as there are seats, or more: then every choice of that many plays. A name may stand there twice."""
    deals: int
    """Each is played once with the bots in every rotation of the seats."""
    seed: int


class Pairing(Value):
    """One game to be played: who sits where, and which deal."""

    bots: tuple[str, ...]
    deal: int


class Scored(Value):
    """How it went, by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Standing(Value):
    """How one bot did."""

    bot: str
    seats: int
    """How many seats it had, over all games."""
    share: float
    """Its part of the wins of those seats; a shared win is a part of one."""
    share_interval: tuple[float, float]
    fair_share: float
    """What it would be if all were equally good."""
    mean_score: float
    score_interval: tuple[float, float]
    rating: float
    """Plackett-Luce; everybody starts at 25."""
    rating_interval: tuple[float, float]


def games_of(contest: Contest) -> list[Pairing]:
    """All games of a contest: every deal, every choice of bots, every rotation."""
    players = contest.options.players
    if contest.deals < 1:
        raise BadInput("deals", f"at least 1 is wanted, not {contest.deals}")
    if len(contest.bots) < players:
        raise BadInput("bots", f"{players} seats want at least {players} bots, not {len(contest.bots)}; repeat a name")
    for name in contest.bots:
        find_bot(name, contest.game)
    tables = dict.fromkeys(combinations(contest.bots, players))
    return [
        Pairing(table[turn:] + table[:turn], deal)
        for deal in range(contest.deals)
        for table in tables
        for turn in range(players)
    ]


def tournament(contest: Contest, jobs: int = 1) -> Iterator[Scored]:
    """Play all games, in order."""
    return in_order(partial(_played, contest), games_of(contest), jobs)


def standings(contest: Contest, played: Sequence[Scored]) -> tuple[Standing, ...]:
    """How each bot did, best rating first.

    Games of one deal are not independent, so the intervals are over deals: each deal counts once, with its mean.
    """
    ratings = _ratings(played)
    rows = [_standing(bot, contest, played, ratings[bot]) for bot in dict.fromkeys(contest.bots)]
    return tuple(sorted(rows, key=lambda row: -row.rating))


def _played(contest: Contest, pairing: Pairing) -> Scored:
    match = play(find(contest.game), contest.options, pairing.bots, f"{contest.seed}/deal {pairing.deal}")
    assert match.result is not None
    return Scored(pairing, match.result.scores, match.result.places)


def _standing(bot: str, contest: Contest, played: Sequence[Scored], rating: tuple[float, float]) -> Standing:
    shares: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    for each in played:
        winners = each.places.count(1)
        for seat, name in enumerate(each.pairing.bots):
            if name == bot:
                won = 1 / winners if each.places[seat] == 1 else 0.0
                shares.setdefault(each.pairing.deal, []).append(won)
                scores.setdefault(each.pairing.deal, []).append(each.scores[seat])
    share, share_error = _mean(shares)
    score, score_error = _mean(scores)
    middle, spread = rating
    return Standing(
        bot=bot,
        seats=sum(map(len, shares.values())),
        share=share,
        share_interval=_within_bounds(share, share_error, len(shares)),
        fair_share=1 / contest.options.players,
        mean_score=score,
        score_interval=(score - _SPAN * score_error, score + _SPAN * score_error),
        rating=middle,
        rating_interval=(middle - _SPAN * spread, middle + _SPAN * spread),
    )


def _mean(by_deal: dict[int, list[float]]) -> tuple[float, float]:
    """The mean over deals, and its standard error."""
    means = [fmean(values) for values in by_deal.values()]
    return fmean(means), stdev(means) / sqrt(len(means)) if len(means) > 1 else inf


def _within_bounds(share: float, error: float, deals: int) -> tuple[float, float]:
    """Wilson's interval for a share, which stays within 0 and 1 and has some width even when every game was won.

    The games of a deal hang together, so the number of trials is the one that would give the error that was found.
    """
    trials = share * (1 - share) / error**2 if 0 < error < inf and 0 < share < 1 else deals
    square = _SPAN**2 / trials
    middle = (share + square / 2) / (1 + square)
    reach = _SPAN / (1 + square) * sqrt(share * (1 - share) / trials + square / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _ratings(played: Sequence[Scored]) -> dict[str, tuple[float, float]]:
    """Rating and its deviation, by bot. Seats of one bot at one table are rated as what they are: equals."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for each in played for bot in each.pairing.bots}
    for each in played:
        if len(set(each.pairing.bots)) < 2:
            continue
        teams = [[ratings[bot]] for bot in each.pairing.bots]
        rated = model.rate(teams, ranks=[float(place) for place in each.places])
        for bot in set(each.pairing.bots):
            mine = [team[0] for name, team in zip(each.pairing.bots, rated, strict=True) if name == bot]
            ratings[bot] = model.rating(
                mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine), name=bot
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
