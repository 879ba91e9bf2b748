"""`cairn simulate`: many games between bots."""

from collections import deque
from collections.abc import Iterator
from typing import Any

import click
import msgspec

from cairn.cli.common import json_option, names_of, print_json, progress, table_options, table_settings
from cairn.core.errors import BadInput
from cairn.core.values import replace
from cairn.play.files import write_text
from cairn.play.simulate import Finished, Plan, Summary
from cairn.play.simulate import simulate as run
from cairn.play.simulate import summary as summed_up

__all__ = ["simulate"]


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", required=True, metavar="NAME,...", help="Who plays, by seat.")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
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
    record: str | None,
    with_results: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and sum them up."""
    if with_results and not as_json:
        raise BadInput("results", "they are part of the JSON: say --json too")
    names = names_of(bots)
    options = table_settings(game, len(names) if players is None else players, settings)
    plan = Plan(game, options, names, count, seed, keep_records=record is not None)
    games: list[Finished] = []

    def records() -> Iterator[str]:
        with progress("playing", count) as tracked:
            for each in tracked(run(plan, jobs)):
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
        _print_table(summary)


def _object(summary: Summary, games: list[Finished] | None) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(summary)
    if games is not None:
        facts["results"] = [each.scores for each in games]
    return facts


def _print_table(summary: Summary) -> None:
    games = f"{summary.games} game{'s'[: summary.games != 1]}"
    click.echo(f"{summary.game}: {games}, seed {summary.seed}, {summary.decisions} decisions")
    click.echo(f"  {'seat':<5}{'bot':<12}{'wins':>7}{'share':>9}{'mean score':>13}")
    for seat, bot in enumerate(summary.bots):
        wins, mean = summary.wins[seat], summary.mean_score[seat]
        click.echo(f"  {seat:<5}{bot:<12}{wins:>7}{wins / summary.games:>9.1%}{mean:>13.2f}")
    for name, scores in summary.others.items():
        click.echo(f"  the {name}: mean score {scores.mean:.2f}, spread {scores.deviation:.2f}")
