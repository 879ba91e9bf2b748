"""`cairn simulate`: many games between bots."""

from collections import deque
from collections.abc import Iterator
from typing import Any

import click
import msgspec

from cairn.cli.common import (
    crew_of,
    interval,
    json_option,
    names_of,
    print_json,
    progress,
    table_options,
    table_settings,
    work_options,
)
from cairn.core.errors import BadInput
from cairn.core.values import replace
from cairn.play.files import write_text
from cairn.play.intervals import estimate_mean, estimate_share
from cairn.play.simulate import Finished, Plan, Summary
from cairn.play.simulate import simulate as run
from cairn.play.simulate import summary as summed_up


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", required=True, metavar="NAME,...", help="Who plays, by seat.")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@work_options
@click.option("--record", metavar="FILE", help="Write the records of all games to FILE.")
@click.option("--results", "with_results", is_flag=True, help="Add the scores of every game to the JSON.")
@json_option
def simulate(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: str | None,
    record: str | None,
    with_results: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and sum them up."""
    if with_results and not as_json:
        raise BadInput("results", "they are part of the JSON: say --json too")
    names, crew = names_of(bots), crew_of(jobs, ray)
    options = table_settings(game, len(names) if players is None else players, settings)
    plan = Plan(game, options, names, count, seed, keep_records=record is not None)
    games: list[Finished] = []

    def records() -> Iterator[str]:
        with progress("playing", count) as tracked:
            for each in tracked(run(plan, crew, keep)):
                games.append(replace(each, record=None))
                yield each.record or ""

    if record is not None:
        write_text(record, records())
    else:
        deque(records(), maxlen=0)
    summary = summed_up(plan, games)
    if as_json:
        print_json(_object(summary, games if with_results else None))
    else:
        _print_table(summary, games)


def _object(summary: Summary, games: list[Finished] | None) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(summary)
    if games is not None:
        facts["results"] = [each.result.scores for each in games]
    return facts


def _print_table(summary: Summary, games: list[Finished]) -> None:
    count = f"{summary.games} game{'s'[: summary.games != 1]}"
    click.echo(f"{summary.game}: {count}, seed {summary.seed}, {summary.decisions} decisions; intervals are 95%")
    click.echo(f"  {'seat':<5}{'bot':<12}{'wins':>7}{'share':>8}{'interval':>17}{'score':>8}{'interval':>15}")
    has_points = games[0].result.has_points
    for seat, bot in enumerate(summary.bots):
        share = estimate_share([each.result.shares[seat] for each in games])
        score = estimate_mean([each.result.scores[seat] for each in games])
        click.echo(
            f"  {seat:<5}{bot:<12}{summary.wins[seat]:>7.5g}{share.mean:>8.1%}{interval(*share.interval, '.1%'):>17}"
            + (f"{score.mean:>8.2f}{interval(*score.interval, '.1f'):>15}" if has_points else f"{'–':>8}{'–':>15}")
        )
    for name, scores in summary.others.items():
        click.echo(f"  the {name}: mean score {scores.mean:.2f}, spread {scores.deviation:.2f}")
