"""The `cairn` command: one line of explanation and exit status 2 for anything that cannot be done."""

import os
import sys

import click

from cairn.cli.arena import arena
from cairn.cli.bench import bench
from cairn.cli.games import games
from cairn.cli.play import play
from cairn.cli.replay import replay
from cairn.cli.rules import rules
from cairn.cli.simulate import simulate
from cairn.core.errors import CairnError

__all__ = ["cli", "main"]

REFUSED = 2
INTERRUPTED = 130


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="cairn")
def cli() -> None:
    """A table for The Lost Code, Think Str8!, Break the Code and Lost Ruins of Arnak."""


for command in (games, rules, play, simulate, replay, arena, bench):
    cli.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """Run the command and leave with its status."""
    sys.exit(_status(arguments))


def _status(arguments: list[str] | None) -> int:
    try:
        status = cli.main(arguments, prog_name="cairn", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.format_message())
        return 0
    except click.ClickException as error:
        return _refused(error.format_message())
    except CairnError as error:
        return _refused(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo("cairn: interrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _refused(text: str) -> int:
    click.echo("cairn: " + " ".join(text.split()), err=True)
    return REFUSED
