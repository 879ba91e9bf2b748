"""A bot on the ladder: how strong it is beside the levels of a game."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from cairn.core.errors import BadInput
from cairn.core.game import Options
from cairn.core.values import Value
from cairn.games import rooms_of
from cairn.play.elo import Faced, estimate_rating
from cairn.play.intervals import Estimate
from cairn.play.levels import ladder, ratings
from cairn.play.pool import ALONE, Crew
from cairn.play.tournament import Contest, Scored, tournament


class Rung(Value):
    """The results against one level."""

    level: str
    rating: float
    share: float
    """The bot's share of the wins, in one seat against this level in all others."""


class Placing(Value):
    """The place of a bot on a ladder."""

    bot: str
    version: int
    """Of the ladder."""
    players: int
    rating: Estimate
    """The interval is over deals; the ratings of the levels count as exact."""
    below: str | None
    """The strongest level that is not stronger than it; None if it is weaker than all."""
    above: str | None
    """The next level; None if it is as strong as the strongest."""
    rungs: tuple[Rung, ...]


def contests_of(bot: str, game: str, options: Options, deals: int, seed: int) -> tuple[Contest, ...]:
    """What to play in order to place a bot: the same deals against every level; raise `BadInput` without ratings."""
    rated = ratings(rooms_of(game), options.players)
    if not rated:
        counts = [str(players) for players in rooms_of(game).game.players if ratings(rooms_of(game), players)]
        raise BadInput("players", f"the ladder of {game} is measured with {' and '.join(counts) or 'no'} players")
    return tuple(
        Contest(game, options, (bot, *(level for _ in range(options.players - 1))), deals, seed) for level in rated
    )


def play_contests(contests: Sequence[Contest], crew: Crew = ALONE) -> Iterator[tuple[Contest, Scored]]:
    """Play the games in order."""
    for contest in contests:
        for scored in tournament(contest, crew):
            yield contest, scored


def place(contests: Sequence[Contest], played: Sequence[tuple[Contest, Scored]]) -> Placing:
    """The place on the ladder that explains the results best."""
    bot, game, players = contests[0].bots[0], contests[0].game, contests[0].options.players
    rooms = rooms_of(game)
    rated = ratings(rooms, players)
    faced = []
    wins = dict.fromkeys(rated, 0.0)
    games = dict.fromkeys(rated, 0)
    for contest, scored in played:
        level = contest.bots[1]
        shares = scored.result.shares
        own = fmean(share for name, share in zip(scored.pairing.bots, shares, strict=True) if name == bot)
        faced.append(Faced(scored.pairing.deal, rated[level], players - 1, own, sum(shares) - own))
        wins[level] += own
        games[level] += 1
    rating = estimate_rating(faced)
    names = list(rated)
    under = [name for name in names if rated[name] <= rating.mean]
    return Placing(
        bot=bot,
        version=ladder(rooms).version,
        players=players,
        rating=rating,
        below=under[-1] if under else None,
        above=next((name for name in names if rated[name] > rating.mean), None),
        rungs=tuple(Rung(name, rated[name], wins[name] / games[name]) for name in names if games[name]),
    )
