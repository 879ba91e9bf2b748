"""`cairn rules`: the rules of a game in our own words."""

import sys

import click
from rich.markdown import Markdown

from cairn.api import game as find_game
from cairn.cli.common import lang_option
from cairn.cli.screen import Screen, terminal
from cairn.text.pages import rules_page, rulings

__all__ = ["rules"]


@click.command(short_help="Print the rules of a game, with our rulings.")
@click.argument("game")
@lang_option
@click.option("--rulings", "only_rulings", is_flag=True, help="Only where the printed rules are silent or disagree.")
def rules(game: str, lang: str, only_rulings: bool) -> None:
    """Print the rules of GAME, numbered, with our rulings marked."""
    page = rules_page(find_game(game), lang)
    if only_rulings:
        page = "\n\n".join(rulings(page))
    if sys.stdout.isatty():
        Screen(terminal(min(100, terminal(width=None).width))).read(Markdown(page))
    else:
        click.echo(page)
