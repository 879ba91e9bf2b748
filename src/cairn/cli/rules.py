"""`cairn rules`: the rules of a game in our own words."""

import click
from rich.constrain import Constrain
from rich.markdown import Markdown

from cairn.cli.common import lang_option
from cairn.cli.screen import keyboard_screen, terminal
from cairn.core.errors import BadInput
from cairn.games import rooms_of
from cairn.text import text
from cairn.text.pages import chapters, rules_page, rulings, section

MOST_COLUMNS = 100
"""Longer lines are hard to read."""


@click.command()
@click.argument("game")
@click.argument("number", required=False)
@lang_option
@click.option("--rulings", "only_rulings", is_flag=True, help="Only where the printed rules are silent or disagree.")
def rules(game: str, number: str | None, lang: str, only_rulings: bool) -> None:
    """Print the rules of GAME, numbered, with our rulings marked; with NUMBER (5, or 5.5) that part of them."""
    page = rules_page(rooms_of(game), lang)
    if number is not None:
        found = section(page, number)
        if found is None:
            known = ", ".join(chapters(page))
            raise BadInput("rules", f"{game} has no rule {number!r}; write one like 5.5, or a chapter: {known}")
        page = found
    if only_rulings:
        page = "\n\n".join(rulings(page))
    console = terminal()
    if console.is_terminal:
        keyboard_screen(console, text(lang)).read_alone(Constrain(Markdown(page), MOST_COLUMNS))
    else:
        click.echo(page)
