"""`cairn solve`: what can be known, and what is best, in a position at a real table."""

from pathlib import Path

import click

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.cli.common import json_option, lang_option, print_json
from cairn.core.errors import BadInput
from cairn.games import rooms_of
from cairn.text import text


@click.command()
@click.argument("game")
@click.argument("position")
@click.option("--why", metavar="WHAT", help="Prove this, as in bird=3, instead of what is certain or easiest.")
@lang_option
@json_option
def solve(game: str, position: str, why: str | None, lang: str, as_json: bool) -> None:
    """Show what can be known and what is best in the POSITION of GAME, a JSON file as docs/solve.md describes it."""
    rooms = rooms_of(game)
    solver = rooms.solver
    if solver is None:
        raise BadInput("game", f"{game} hides no code, so there is nothing to solve")
    found = find_game(game)
    language = text(lang, found)
    try:
        sight = solver.read(found, read_file(position), language, lambda name: _read_beside(position, name))
    except BadInput as error:
        if error.place == position:
            raise
        raise BadInput(f"{position}, {error.place}", error.text) from None
    if as_json:
        print_json(solver.facts(sight, language, why))
        return
    for line in solver.lines(sight, language, why):
        click.echo(line)


def _read_beside(position: str, name: str) -> str:
    """Return the text of a file that the position names: beside it, or relative to the working folder."""
    near = Path(position).parent / name
    return read_file(str(near) if near.exists() else name)
