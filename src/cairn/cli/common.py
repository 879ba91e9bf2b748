"""What several subcommands share: options of the table, JSON, progress."""

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
    """The options that set a table up: --players and --option."""
    command = click.option(
        "--option",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, as 'cairn games' lists them; may be given several times.",
    )(command)
    return click.option("--players", type=int, help="How many play.")(command)


def work_options(command: F) -> F:
    """The options of long work: who does it, and where it is kept."""
    keep = click.option(
        "--keep", metavar="FILE", help="Keep what is done in FILE; the same command goes on from there."
    )
    return crew_options(keep(command))


def crew_options(command: F) -> F:
    """The options that say who does the work."""
    for option in (
        click.option("--ray", metavar="ADDRESS", help="Let a Ray cluster do it; 'local' starts one on this machine."),
        click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes."),
    ):
        command = option(command)
    return command


def crew_of(jobs: int, ray: str | None) -> Crew:
    """Who does the work."""
    if ray is not None and jobs != 1:
        raise BadInput("jobs", "with --ray the cluster says how many there are")
    return Crew(jobs, ray)


def table_settings(game: str, players: int | None, settings: tuple[str, ...]) -> Any:
    """The typed options that words on the command line stand for."""
    found = find_game(game)
    return options_of(found, parse_words(found, words_of(settings)), players, read_file)


def words_of(settings: tuple[str, ...]) -> dict[str, str]:
    """By name of the option: the word that was given for it."""
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
    """The game of that number, from 1, in a file of records."""
    records = read_records(read_file(file), find_game)
    if not 1 <= number <= len(records):
        raise BadInput("number", f"{file} holds {len(records)} game{'s'[: len(records) != 1]}, so there is no {number}")
    return records[number - 1]


def names_of(words: str) -> tuple[str, ...]:
    """Names separated by commas; a bot of one's own (`module:Class`) is looked for in the working folder, too."""
    names = tuple(name.strip() for name in words.split(",") if name.strip())
    if any(map(is_own_bot, names)):
        look_here()
    return names


def look_here() -> None:
    """Let modules be found in the working folder, as `python -m` finds them."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)


def interval(low: float, high: float, form: str) -> str:
    """An interval for a column; a dash where one value is all that there is, which says nothing of its error."""
    return f"{low:{form}} to {high:{form}}" if isfinite(low) and isfinite(high) else "–"


def print_json(value: Any) -> None:
    """One JSON object on one line."""
    click.echo(msgspec.json.encode(value).decode())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[Iterable[T]], Iterable[T]]]:
    """A bar on standard error while something long is gone through; nothing where nobody looks at a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield lambda items: bar.track(items, total=total, description=what)
