"""Many games between bots, on one core or several, with the same outcome either way."""

from collections.abc import Iterator
from functools import partial
from statistics import fmean, pstdev
from typing import Any

from cairn.play.games import play
from cairn.play.pool import in_order
from cairn.play.bots import find_bot
from cairn.core.errors import BadInput
from cairn.core.record import Played, to_json
from cairn.core.values import Value
from cairn.games import find

__all__ = ["Outcome", "Plan", "Summary", "simulate", "summary"]


class Plan(Value):
    """What to simulate."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """By seat."""
    games: int
    seed: int
    keep_records: bool = False


class Outcome(Value):
    """How one game went."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    rival: int | None = None
    """What the opponent scored that is no seat, where there is one."""
    record: str | None = None


class Summary(Value, omit_defaults=True):
    """What a simulation found."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Any
    games: int
    seed: int
    wins: tuple[int, ...]
    """By seat; a shared win counts for each who shares it."""
    mean_score: tuple[float, ...]
    """By seat."""
    decisions: int
    """Moves made by players in all games together."""
    rival_mean: float | None = None
    """Of the opponent that is no seat, where there is one."""
    rival_spread: float | None = None
    """The standard deviation of its score."""


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """The games of the plan in order, each as soon as it and those before it are there."""
    _refuse(plan)
    return in_order(partial(_one, plan), range(plan.games), jobs)


def summary(plan: Plan, outcomes: list[Outcome]) -> Summary:
    """The sums over all games."""
    seats = range(len(plan.bots))
    rivals = [each.rival for each in outcomes if each.rival is not None]
    return Summary(
        game=plan.game,
        players=len(plan.bots),
        bots=plan.bots,
        options=plan.options,
        games=plan.games,
        seed=plan.seed,
        wins=tuple(sum(each.places[seat] == 1 for each in outcomes) for seat in seats),
        mean_score=tuple(sum(each.scores[seat] for each in outcomes) / len(outcomes) for seat in seats),
        decisions=sum(each.decisions for each in outcomes),
        rival_mean=fmean(rivals) if rivals else None,
        rival_spread=pstdev(rivals) if rivals else None,
    )


def _refuse(plan: Plan) -> None:
    players = plan.options.players
    if len(plan.bots) != players:
        raise BadInput("bots", f"{players} players want {players} bots, not {len(plan.bots)}")
    if plan.games < 1:
        raise BadInput("games", f"at least 1 is wanted, not {plan.games}")
    for name in plan.bots:
        find_bot(name, plan.game)


def _one(plan: Plan, number: int) -> Outcome:
    match = play(find(plan.game), plan.options, plan.bots, f"{plan.seed}/game {number}")
    result = match.result
    assert result is not None, "nobody may act, but the game is not over"
    return Outcome(
        scores=result.scores,
        places=result.places,
        rival=result.rival,
        decisions=sum(isinstance(step, Played) for step in match.record.steps),
        record=to_json(match.record) if plan.keep_records else None,
    )
