"""What several subcommands share: table options, JSON output, progress."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import isfinite
from typing import Any, TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.core.bots import is_own_bot
from cairn.core.errors import BadInput, BadOption
from cairn.core.options import options_of, parse_words
from cairn.core.record import Record
from cairn.play.files import read_records
from cairn.play.pool import Crew
from cairn.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
lang_option = click.option("--lang", type=click.Choice(list(LANGUAGES)), default="en", help="Language.")


def table_options(command: F) -> F:
    """The options that set up a table: --players and --option."""
    command = click.option(
        "--option",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, as 'cairn games' lists them; may be given several times.",
    )(command)
    return click.option("--players", type=int, help="How many play.")(command)


def work_options(command: F) -> F:
    """The options of long work: who does it, and where results are kept."""
    keep = click.option(
        "--keep", metavar="FILE", help="Keep what is done in FILE; the same command goes on from there."
    )
    return crew_options(keep(command))


def crew_options(command: F) -> F:
    """The options that choose the workers."""
    for option in (
        click.option("--ray", metavar="ADDRESS", help="Let a Ray cluster do it; 'local' starts one on this machine."),
        click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes."),
    ):
        command = option(command)
    return command


def crew_of(jobs: int, ray: str | None) -> Crew:
    """The workers that the options choose."""
    if ray is not None and jobs != 1:
        raise BadInput("jobs", "with --ray the cluster says how many there are")
    return Crew(jobs, ray)


def table_settings(game: str, players: int | None, settings: tuple[str, ...]) -> Any:
    """Return the typed options for words on the command line."""
    found = find_game(game)
    return options_of(found, parse_words(found, words_of(settings)), players, read_file)


def words_of(settings: tuple[str, ...]) -> dict[str, str]:
    """The word of each option, by name."""
    words: dict[str, str] = {}
    for setting in settings:
        name, equals, word = setting.partition("=")
        if not equals:
            raise BadOption(setting, "an option is written NAME=VALUE")
        if name in words:
            raise BadOption(name, "is given twice")
        words[name] = word
    return words


def read_record(file: str, number: int) -> Record:
    """Return the game of that number, from 1, in a file of records."""
    records = read_records(read_file(file), find_game)
    if not 1 <= number <= len(records):
        raise BadInput("number", f"{file} holds {len(records)} game{'s'[: len(records) != 1]}, so there is no {number}")
    return records[number - 1]


def names_of(words: str) -> tuple[str, ...]:
    """Split names at commas; a user's own bot (`module:Class`) is also looked for in the working folder."""
    names = tuple(name.strip() for name in words.split(",") if name.strip())
    if any(map(is_own_bot, names)):
        look_here()
    return names


def look_here() -> None:
    """Let modules be found in the working folder, like `python -m` does."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)


def interval(low: float, high: float, form: str) -> str:
    """An interval for a column; a dash for a single value, whose error is unknown."""
    return f"{low:{form}} to {high:{form}}" if isfinite(low) and isfinite(high) else "–"


def print_json(value: Any) -> None:
    """Print one JSON object on one line."""
    click.echo(msgspec.json.encode(value).decode())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[Iterable[T]], Iterable[T]]]:
    """Show a progress bar on standard error, if it is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield lambda items: bar.track(items, total=total, description=what)
