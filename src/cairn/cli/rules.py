"""`cairn rules`: the rules of a game in our own words."""

import sys

import click
from rich.markdown import Markdown

from cairn.cli.common import lang_option
from cairn.cli.screen import Screen, terminal
from cairn.games import rooms_of
from cairn.text.pages import rules_page, rulings

__all__ = ["rules"]


@click.command()
@click.argument("game")
@lang_option
@click.option("--rulings", "only_rulings", is_flag=True, help="Only where the printed rules are silent or disagree.")
def rules(game: str, lang: str, only_rulings: bool) -> None:
    """Print the rules of GAME, numbered, with our rulings marked."""
    page = rules_page(rooms_of(game), lang)
    if only_rulings:
        page = "\n\n".join(rulings(page))
    if sys.stdout.isatty():
        Screen(terminal(min(100, terminal(width=None).width))).read(Markdown(page))
    else:
        click.echo(page)
