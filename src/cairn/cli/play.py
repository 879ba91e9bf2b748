"""`cairn play`: a game at the terminal, against bots or with others at the same device."""

from pathlib import Path

import click
from rich.console import Console

from cairn.api import game as find_game
from cairn.cli.common import lang_option, names_of, table_options
from cairn.cli.screen import Screen, terminal
from cairn.cli.seating import new_table, old_table
from cairn.cli.sitting import Sitting
from cairn.core.errors import BadInput
from cairn.core.record import to_json
from cairn.play.bots import find_bot
from cairn.play.files import write_text
from cairn.text import text

__all__ = ["play", "run_play"]


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", metavar="NAME,...", help="Bots for the last seats; the others are people. 'none': people only.")
@click.option("--name", "names", multiple=True, help="A person's name, by seat; may be given several times.")
@lang_option
@click.option("--seed", type=int, help="Random seed; the same seed repeats the dice and draws.")
@click.option("--record", metavar="FILE", help="Write the record of the game to FILE, finished or not.")
@click.option("--resume", metavar="FILE", help="Play on where the game recorded in FILE stopped.")
def play(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str | None,
    names: tuple[str, ...],
    lang: str,
    seed: int | None,
    record: str | None,
    resume: str | None,
) -> None:
    """Play GAME here: alone against bots, or several people on one device.

    Without --bots you play against steady bots; name several people with --name, and they play against them together.
    """
    chosen = None if bots is None else tuple(name for name in names_of(bots) if name != "none")
    run_play(game, players, chosen, settings, lang, seed, names, record, resume)


def run_play(
    game: str,
    players: int | None = None,
    bots: tuple[str, ...] | None = None,
    settings: tuple[str, ...] = (),
    lang: str = "en",
    seed: int | None = None,
    names: tuple[str, ...] = (),
    record: str | None = None,
    resume: str | None = None,
    console: Console | None = None,
) -> None:
    """Set the table up and play until the end, or until somebody quits; `bots` None: people against the usual bots."""
    found, said = find_game(game), text(lang, find_game(game))
    if resume is None:
        match = new_table(found, players, bots, settings, names, seed, said)
    elif players is not None or settings or names:
        raise BadInput("resume", "the table is set up as it was recorded: leave out --players, --option and --name")
    else:
        match = old_table(found, bots, resume, seed)
    kept = record or resume
    if kept is not None and kept != resume and Path(kept).exists():
        raise BadInput(kept, "is there already; to play on from it, use --resume")
    seated = {seat: find_bot(bot, game) for seat, bot in enumerate(match.bots) if bot is not None}
    screen = Screen(console or terminal(), terminal(width=None).width)

    def keep() -> None:
        if kept is not None:
            write_text(kept, [to_json(match.record)])

    keep()  # what cannot be written is refused before anybody plays
    try:
        Sitting(match, seated, screen, said, seed, keep).play()
    finally:
        keep()
        if kept is not None:
            screen.show(said.say("saved", file=kept))
