"""`cairn arena`: which bot plays better, and where a bot is on the ladder of levels, with confidence intervals."""

from typing import Any

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
from cairn.core.errors import BadInput
from cairn.play.placing import Placing, contests_of, place, play_contests
from cairn.play.pool import Crew
from cairn.play.tournament import Contest, Standing, games_of, standings, tournament


@click.command()
@click.argument("game")
@table_options
@click.option(
    "--bots",
    metavar="NAME,...",
    help="Who plays: names, or module:Class for a class of yours; repeat one to fill the seats.",
)
@click.option(
    "--ladder",
    metavar="NAME",
    help="Place one bot on the ladder of levels instead: a name, or module:Class for a class of yours.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many deals; on the ladder: against each level.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same deals.")
@work_options
@json_option
def arena(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str | None,
    ladder: str | None,
    deals: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other: every deal in every rotation of the seats, with 95% intervals."""
    crew = crew_of(jobs, ray)
    if (bots is None) == (ladder is None):
        raise BadInput("bots", "name either --bots or --ladder")
    if ladder is not None:
        if keep is not None:
            raise BadInput("keep", "the games of --ladder are not kept")
        _place(ladder, game, table_settings(game, players or 2, settings), deals, seed, crew, as_json)
        return
    assert bots is not None
    names = names_of(bots)
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


def _place(bot: str, game: str, options: Any, deals: int, seed: int, crew: Crew, as_json: bool) -> None:
    """Play against every level and print where the bot is."""
    contests = contests_of(bot, game, options, deals, seed)
    with progress("playing", sum(len(games_of(contest)) for contest in contests)) as tracked:
        found = place(contests, list(tracked(play_contests(contests, crew))))
    if as_json:
        print_json(found)
        return
    click.echo(
        f"{game}: {options.players} players, {deals} deal{'s'[: deals != 1]} against each level, seed {seed}, "
        f"ladder {found.version}\n"
    )
    click.echo(f"{'level':<14}{'rating':>8}{'wins against it':>18}")
    for rung in found.rungs:
        click.echo(f"{rung.level:<14}{rung.rating:>8.0f}{rung.share:>18.1%}")
    click.echo(f"\n{bot}: {found.rating.mean:.0f} ({interval(*found.rating.interval, '.0f')}), {_neighbours(found)}.")


def _neighbours(found: Placing) -> str:
    if found.below is None or found.above is None:
        return f"above {found.below}" if found.below else f"below {found.above}"
    return f"between {found.below} and {found.above}"


def _line(row: Standing, has_points: bool) -> str:
    score = (f"{row.mean_score:.1f}", interval(*row.score_interval, ".1f")) if has_points else ("–", "–")
    return (
        f"{row.bot:<10}{row.seats:>6}{row.share:>8.1%}{interval(*row.share_interval, '.1%'):>17}"
        f"{score[0]:>7}{score[1]:>15}{row.rating:>8.1f} {interval(*row.rating_interval, '.0f')}"
    )
