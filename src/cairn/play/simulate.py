"""Many games between bots, on one core or several, with the same results."""

from collections.abc import Iterator
from functools import partial
from math import fsum
from statistics import fmean, pstdev
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.game import Result
from cairn.core.record import to_json
from cairn.core.steps import Played
from cairn.core.values import Value, field, replace
from cairn.games import find
from cairn.play.bots import find_bot
from cairn.play.games import play
from cairn.play.pool import ALONE, Crew, map_in_order
from cairn.play.resume import read_result, resume_work


class Plan(Value):
    """What to simulate."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """By seat."""
    games: int
    seed: int
    keep_records: bool = False


class Finished(Value):
    """The result of one game."""

    result: Result
    decisions: int
    record: str | None = None


class Spread(Value):
    """The scores of an opponent over many games."""

    mean: float
    deviation: float


class Summary(Value, omit_defaults=True):
    """What a simulation found."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Any
    games: int
    seed: int
    wins: tuple[float, ...]
    """By seat; a shared win counts as a fraction for each winner."""
    mean_score: tuple[float, ...]
    """By seat."""
    decisions: int
    """The number of moves made by players in all games together."""
    others: dict[str, Spread] = field(default_factory=dict)
    """The scores of opponents without a seat."""


def simulate(plan: Plan, crew: Crew = ALONE, keep: str | None = None) -> Iterator[Finished]:
    """Yield the games of the plan in order, each as soon as it and all before it are done.

    Finished games are kept in the file `keep`, and resumed from there.
    """
    _refuse(plan)
    do = partial(map_in_order, partial(_one, plan), crew=crew)
    game = find(plan.game)
    task = [game.rules_version, replace(plan, games=0)]  # more games of the same plan may be added later
    return resume_work(keep, task, partial(read_result, Finished, game.types.result), range(plan.games), do)


def summary(plan: Plan, games: list[Finished]) -> Summary:
    """Return the totals over all games."""
    seats = range(len(plan.bots))
    others = {name: [each.result.others[name] for each in games] for name in games[0].result.others}
    return Summary(
        game=plan.game,
        players=len(plan.bots),
        bots=plan.bots,
        options=plan.options,
        games=plan.games,
        seed=plan.seed,
        wins=tuple(fsum(each.result.shares[seat] for each in games) for seat in seats),
        mean_score=tuple(fmean(each.result.scores[seat] for each in games) for seat in seats),
        decisions=sum(each.decisions for each in games),
        others={name: Spread(fmean(scores), pstdev(scores)) for name, scores in others.items()},
    )


def _refuse(plan: Plan) -> None:
    players = plan.options.players
    if len(plan.bots) != players:
        raise BadInput("bots", f"{players} players want {players} bots, not {len(plan.bots)}")
    if plan.games < 1:
        raise BadInput("games", f"must be at least 1, not {plan.games}")
    for name in plan.bots:
        find_bot(name, plan.game)


def _one(plan: Plan, number: int) -> Finished:
    match = play(find(plan.game), plan.options, plan.bots, f"{plan.seed}/game {number}")
    result = match.result
    assert result is not None, "nobody may act, but the game is not over"
    return Finished(
        result=result,
        decisions=sum(isinstance(step, Played) for step in match.record.steps),
        record=to_json(match.record) if plan.keep_records else None,
    )
