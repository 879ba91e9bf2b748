"""`cairn arena`: which bot plays better, and how sure that is."""

import click

from cairn.arena.tournament import Contest, Standing, games_of, standings, tournament
from cairn.cli.common import json_option, names_of, print_json, progress, table_options, table_settings

__all__ = ["arena"]


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", required=True, metavar="NAME,...", help="Who plays; a name may be repeated to fill the seats.")
@click.option("--deals", type=click.IntRange(min=1), default=100, show_default=True, help="How many deals.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same deals.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
@json_option
def arena(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str,
    deals: int,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other: every deal in every rotation of the seats, with 95% intervals."""
    names = names_of(bots)
    contest = Contest(game, table_settings(game, players, settings), names, deals, seed)
    with progress("playing", len(games_of(contest))) as tracked:
        played = list(tracked(tournament(contest, jobs)))
    table = standings(contest, played)
    if as_json:
        print_json({"contest": contest, "games": len(played), "standings": table})
        return
    click.echo(f"{game}: {contest.options.players} players, {deals} deals, {len(played)} games, seed {seed}")
    click.echo(f"A fair share of the wins is {table[0].fair_share:.1%}. Intervals are 95%, over deals.\n")
    click.echo(
        f"{'bot':<12}{'seats':>7}{'wins':>8}{'interval':>17}{'score':>8}{'interval':>17}{'rating':>8}{'interval':>15}"
    )
    for row in table:
        click.echo(_line(row))


def _line(row: Standing) -> str:
    low, high = row.share_interval
    least, most = row.score_interval
    under, over = row.rating_interval
    return (
        f"{row.bot:<12}{row.seats:>7}{row.share:>8.1%}{f'{low:.1%} to {high:.1%}':>17}"
        f"{row.mean_score:>8.2f}{f'{least:.2f} to {most:.2f}':>17}{row.rating:>8.1f}{f'{under:.1f} to {over:.1f}':>15}"
    )
