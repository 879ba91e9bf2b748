"""`cairn arena`: which bot plays better, with confidence intervals."""

import click

from cairn.api import game as find_game
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
from cairn.play.tournament import Contest, Standing, games_of, standings, tournament


@click.command()
@click.argument("game")
@table_options
@click.option(
    "--bots",
    required=True,
    metavar="NAME,...",
    help="Who plays: names, or module:Class for a class of yours; repeat one to fill the seats.",
)
@click.option("--deals", type=click.IntRange(min=1), default=100, show_default=True, help="How many deals.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same deals.")
@work_options
@json_option
def arena(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str,
    deals: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other: every deal in every rotation of the seats, with 95% intervals."""
    names, crew = names_of(bots), crew_of(jobs, ray)
    seats = min(len(names), find_game(game).players[-1]) if players is None else players
    contest = Contest(game, table_settings(game, seats, settings), names, deals, seed)
    with progress("playing", len(games_of(contest))) as tracked:
        played = list(tracked(tournament(contest, crew, keep)))
    table = standings(contest, played)
    if as_json:
        print_json({"contest": contest, "games": len(played), "standings": table})
        return
    seated = f"{seats} player{'s'[: seats != 1]}"
    click.echo(
        f"{game}: {seated}, {deals} deal{'s'[: deals != 1]}, {len(played)} game{'s'[: len(played) != 1]}, seed {seed}"
    )
    click.echo(f"A fair share of the wins is {table[0].fair_share:.1%}. Intervals are 95%, over deals.\n")
    click.echo(f"{'bot':<10}{'seats':>6}{'wins':>8}{'interval':>17}{'score':>7}{'interval':>15}{'rating':>8} interval")
    for row in table:
        click.echo(_line(row, played[0].result.has_points))


def _line(row: Standing, has_points: bool) -> str:
    score = (f"{row.mean_score:.1f}", interval(*row.score_interval, ".1f")) if has_points else ("–", "–")
    return (
        f"{row.bot:<10}{row.seats:>6}{row.share:>8.1%}{interval(*row.share_interval, '.1%'):>17}"
        f"{score[0]:>7}{score[1]:>15}{row.rating:>8.1f} {interval(*row.rating_interval, '.0f')}"
    )
