"""`cairn puzzles`: puzzles from games of bots."""

from collections import Counter
from time import monotonic

import click

from cairn.cli.common import crew_of, crew_options, json_option, print_json, progress, table_options, table_settings
from cairn.core.errors import BadInput
from cairn.play.files import write_parts
from cairn.play.puzzles.collection import PACKED, Question, write_puzzles
from cairn.play.puzzles.make import Making, make_puzzles


@click.group()
def puzzles() -> None:
    """Puzzles with one provable answer."""


@puzzles.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), required=True, help="How many games bots play.")
@click.option("--most", type=click.IntRange(min=1), help="Stop at so many puzzles.")
@table_options
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same puzzles.")
@click.option("--out", metavar="FILE", required=True, help="Write the puzzles to FILE.")
@crew_options
@json_option
def make(
    game: str,
    games: int,
    most: int | None,
    players: int | None,
    settings: tuple[str, ...],
    seed: int,
    out: str,
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Make puzzles of GAME from games of bots, each with a proof that the solver has checked, no two alike.

    Without --players and --option all numbers of players and options take turns.
    """
    options = None if players is None and not settings else table_settings(game, players, settings)
    crew, started = crew_of(jobs, ray), monotonic()
    found, questions = [], list[Question]()
    with progress("playing", games) as tracked:
        for source in tracked(make_puzzles(Making(game, games, seed, options), crew)):
            found.append(source)
            questions += source.questions
            if most is not None and len(questions) >= most:
                break
    if not questions:
        raise BadInput("games", "none of them has a puzzle: play more")
    write_parts(out, [write_puzzles(found)], (PACKED,), "file of puzzles")
    facts, themes = (Counter(getattr(each, name) for each in questions) for name in ("facts", "theme"))
    if as_json:
        print_json({"game": game, "puzzles": len(questions), "facts": facts, "themes": themes})
        return
    seconds = monotonic() - started
    click.echo(f"{game}: {len(questions)} puzzles of {len(found)} games in {seconds:.0f} s, written to {out}")
    click.echo("  facts   " + ", ".join(f"{number}: {facts[number]}" for number in sorted(facts)))
    click.echo("  themes  " + ", ".join(f"{name}: {number}" for name, number in themes.most_common()))
