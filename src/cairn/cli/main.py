"""The `cairn` command: one line of explanation and exit status 2 for anything that cannot be done."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper

import click

from cairn.core.errors import CairnError
from cairn.core.version import VERSION

REFUSED = 2
INTERRUPTED = 130

COMMANDS = {
    "admin": "Look after a server: backups, checks, who is here, reports, bans.",
    "analyse": "Show what could be known in a recorded game, and what choices were worth.",
    "arena": "Find out which bot plays better.",
    "bench": "Measure how fast the engines are.",
    "games": "List the games with their bots and options.",
    "play": "Play a game here, against bots or with others on one device.",
    "puzzles": "Make puzzles with one provable answer from games of bots.",
    "records": "List, check, choose and join recorded games.",
    "replay": "Show a recorded game, step by step.",
    "rules": "Print the rules of a game, with our rulings.",
    "serve": "Serve tables for people at different devices.",
    "simulate": "Play many games between bots.",
    "solve": "Show what you can know, and what is best, in a position.",
}
"""The subcommands, each in the module of its name; loaded when they are used."""


class _Commands(click.Group):
    """The subcommands, listed by name and loaded when first used."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"cairn.cli.{name}"), name)
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(VERSION)
def cli() -> None:
    """A table for The Lost Code, Think Str8!, Break the Code and Lost Ruins of Arnak."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command, and exit with its status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal cannot show must not stop the game
    sys.exit(_status(arguments))


def _status(arguments: list[str] | None) -> int:
    try:
        status = cli.main(arguments, prog_name="cairn", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.format_message())
        return 0
    except click.ClickException as error:
        return _print_refusal(error.format_message())
    except CairnError as error:
        return _print_refusal(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo("cairn: interrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` say, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _print_refusal(text: str) -> int:
    click.echo("cairn: " + " ".join(text.split()), err=True)
    return REFUSED
