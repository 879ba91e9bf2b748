"""Tournaments: the same deals for everybody, every bot in every seat, with confidence intervals."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.game import Result
from cairn.core.values import Value, replace
from cairn.games import find
from cairn.play.bots import find_bot
from cairn.play.games import play
from cairn.play.intervals import Estimate, estimate_mean, estimate_share, interval_around
from cairn.play.pool import ALONE, Crew, map_in_order
from cairn.play.ratings import Rating, update_ratings
from cairn.play.resume import read_result, resume_work


class Contest(Value):
    """What to play."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """As many as there are seats, or more: then every combination of that many plays. A name may occur twice."""
    deals: int
    """Each is played once with the bots in every rotation of the seats."""
    seed: int


class Pairing(Value):
    """One game to play: who sits where, and which deal."""

    bots: tuple[str, ...]
    deal: int


class Scored(Value):
    """The result of a game."""

    pairing: Pairing
    result: Result


class Standing(Value):
    """The results of one bot."""

    bot: str
    seats: int
    """The number of seats it had, over all games."""
    share: float
    """Its share of the wins of those seats; a shared win counts as a fraction."""
    share_interval: tuple[float, float]
    fair_share: float
    """The share if all were equally strong, opponents without a seat included."""
    mean_score: float
    score_interval: tuple[float, float]
    rating: float
    """Plackett-Luce; everybody starts at 25."""
    rating_interval: tuple[float, float]


def games_of(contest: Contest) -> list[Pairing]:
    """All games of a contest: every deal, every combination of bots, every rotation."""
    players = contest.options.players
    if contest.deals < 1:
        raise BadInput("deals", f"must be at least 1, not {contest.deals}")
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


def tournament(contest: Contest, crew: Crew = ALONE, keep: str | None = None) -> Iterator[Scored]:
    """Play all games in order; finished ones are kept in the file `keep`, and resumed from there."""
    do = partial(map_in_order, partial(_play_game, contest), crew=crew)
    game = find(contest.game)
    task = [game.rules_version, replace(contest, deals=0)]  # more deals of the same contest may be added later
    return resume_work(keep, task, partial(read_result, Scored, game.types.result), games_of(contest), do)


def standings(contest: Contest, played: Sequence[Scored]) -> tuple[Standing, ...]:
    """Return the results of each bot, best rating first.

    Games of one deal are not independent, so the intervals are over deals: each deal counts once, with its mean.
    """
    ratings = _ratings(played)
    rows = [_standing(bot, contest, played, ratings[bot]) for bot in dict.fromkeys(contest.bots)]
    return tuple(sorted(rows, key=lambda row: -row.rating))


def _play_game(contest: Contest, pairing: Pairing) -> Scored:
    match = play(find(contest.game), contest.options, pairing.bots, f"{contest.seed}/deal {pairing.deal}")
    assert match.result is not None
    return Scored(pairing, match.result)


def _standing(bot: str, contest: Contest, played: Sequence[Scored], rating: Estimate) -> Standing:
    shares: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    for each in played:
        parts = each.result.shares
        for seat, name in enumerate(each.pairing.bots):
            if name == bot:
                shares.setdefault(each.pairing.deal, []).append(parts[seat])
                scores.setdefault(each.pairing.deal, []).append(each.result.scores[seat])
    share = estimate_share([fmean(parts) for parts in shares.values()])
    score = estimate_mean([fmean(points) for points in scores.values()])
    return Standing(
        bot=bot,
        seats=sum(map(len, shares.values())),
        share=share.mean,
        share_interval=share.interval,
        fair_share=1 / (contest.options.players + len(played[0].result.others)),
        mean_score=score.mean,
        score_interval=score.interval,
        rating=rating.mean,
        rating_interval=rating.interval,
    )


def _ratings(played: Sequence[Scored]) -> dict[str, Estimate]:
    """The ratings by bot. Seats of one bot at one table are rated as equals."""
    ratings = {bot: Rating() for each in played for bot in each.pairing.bots}
    for each in played:
        bots = each.pairing.bots
        if len(set(bots)) < 2:
            continue
        after = update_ratings([ratings[bot] for bot in bots], each.result.places)
        for bot in set(bots):
            mine = [rating for name, rating in zip(bots, after, strict=True) if name == bot]
            ratings[bot] = Rating(fmean(one.mean for one in mine), fmean(one.deviation for one in mine))
    return {bot: interval_around(rating.mean, rating.deviation) for bot, rating in ratings.items()}
