"""`cairn records`: collections of recorded games."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import click

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.cli.common import crew_of, crew_options, json_option, print_json, progress, table_options, words_of
from cairn.core.errors import BadInput, BadOption, BadRecord
from cairn.core.game import AnyGame
from cairn.core.options import FILE_ENDING, choices, option_names, parse_words
from cairn.core.record import Record, to_json, to_text
from cairn.play.collection import (
    RecordFilter,
    StoredRecord,
    UnreadableRecord,
    find_illegal_step,
    load_records,
    scan_records,
)
from cairn.play.files import write_text
from cairn.text import Voice, text
from cairn.text.ending import ending

F = TypeVar("F", bound=Callable[..., Any])


@click.group()
def records() -> None:
    """List, check, choose, join and export recorded games.

    Every command takes any number of files, each with any number of games, in JSON lines or as text.
    """


def _filter_options(command: F) -> F:
    """The files, and the options that choose among their games."""
    command = click.option("--finished/--unfinished", default=None, help="Games that are over, or that are not.")(
        command
    )
    command = click.option("--bot", metavar="NAME", help="Games in which this bot plays.")(command)
    command = click.option("--game", metavar="NAME", help="Games of this name.")(table_options(command))
    return click.argument("files", nargs=-1, required=True, metavar="FILE...")(command)


@records.command("list")
@_filter_options
@json_option
def list_(files: tuple[str, ...], as_json: bool, **chosen: Any) -> None:
    """Show what is in FILE...: a line for each game."""
    names: Counter[str] = Counter()
    finished = 0
    for kept in load_records(files, read_file, find_game, _make_filter(**chosen)):
        record = kept.record
        names[record.game] += 1
        finished += record.result is not None
        if as_json:
            print_json(_object(kept))
        else:
            click.echo(_line(kept))
    if not as_json:
        games = ", ".join(f"{count} {name}" for name, count in sorted(names.items())) or "none"
        click.echo(f"Games: {games}; {finished} of {names.total()} finished.")


@records.command("check")
@_filter_options
@json_option
def check(files: tuple[str, ...], as_json: bool, **chosen: Any) -> None:
    """Replay every game of FILE... step by step against the rules, and report illegal ones."""
    good, faults = 0, 0
    for kept in scan_records(files, read_file, find_game, _make_filter(**chosen)):
        error = kept.error if isinstance(kept, UnreadableRecord) else find_illegal_step(kept, find_game)
        if error is None:
            good += 1
            continue
        faults += 1
        if as_json:
            print_json({"file": kept.file, "number": kept.number, "place": error.place, "text": error.text})
        else:
            click.echo(f"{kept.file}, game {kept.number}, {error.place}: {error.text}")
    if as_json:
        print_json({"good": good, "bad": faults})
    else:
        click.echo(f"Played through as the rules are: {good} of {good + faults}.")
    if faults:
        raise BadRecord("records", f"{faults} of {good + faults} cannot be believed")


@records.command("join")
@_filter_options
@click.option("--to", "target", required=True, metavar="FILE", help="Where they are written.")
@click.option(
    "--as", "form", type=click.Choice(["json", "text"]), default="json", show_default=True, help="In what form."
)
@click.option("--once", is_flag=True, help="Leave out a game that has come before.")
def join(files: tuple[str, ...], target: str, form: str, once: bool, **chosen: Any) -> None:
    """Write the games of FILE... into one file, all of them or those that match, in either form."""
    wanted, written = _make_filter(**chosen), 0

    def texts() -> Iterator[str]:
        nonlocal written
        seen: set[str] = set()
        for kept in load_records(files, read_file, find_game, wanted):
            line = to_json(kept.record)
            if once and line in seen:
                continue
            seen.add(line)
            written += 1
            yield to_text(kept.record) if form == "text" else line

    write_text(target, texts())
    click.echo(f"Written to {target}: {written} game{'s'[: written != 1]}.")


@records.command("export")
@_filter_options
@click.option("--to", "target", required=True, metavar="FILE", help="Where they are written.")
@click.option("--values/--no-values", default=True, show_default=True, help="What each choice was worth, too.")
@crew_options
def export(files: tuple[str, ...], target: str, values: bool, jobs: int, ray: str | None, **chosen: Any) -> None:
    """Write the decisions of the games of FILE... to a Parquet file, as the seats saw them."""
    from cairn.envs.parquet import write_decisions  # others need not wait for NumPy

    crew, games = crew_of(jobs, ray), list(load_records(files, read_file, find_game, _make_filter(**chosen)))
    with progress("looking", len(games)) as tracked:
        written = write_decisions(target, games, values, crew, tracked)
    click.echo(f"Written to {target}: {written} decisions of {len(games)} game{'s'[: len(games) != 1]}.")


def _make_filter(
    game: str | None, players: int | None, settings: tuple[str, ...], bot: str | None, finished: bool | None
) -> RecordFilter:
    if settings and game is None:
        raise BadInput("option", "an option belongs to a game: say --game too")
    found = None if game is None else find_game(game)
    return RecordFilter(game, players, {} if found is None else _values(found, settings), bot, finished)


def _values(game: AnyGame, settings: tuple[str, ...]) -> dict[str, Any]:
    """The values of the options as JSON; whether they fit together does not matter here."""
    values = parse_words(game, words_of(settings))
    for name, value in values.items():
        if name not in option_names(game):
            raise BadOption(name, f"{game.name} has no such option (it has: {', '.join(option_names(game))})")
        known = choices(game, name)
        for each in value if isinstance(value, list) else [value]:
            if known and isinstance(each, str) and each not in known and not each.endswith(FILE_ENDING):
                raise BadOption(name, f"{each!r} is not one of: {', '.join(known)}")
    return values


def _line(kept: StoredRecord) -> str:
    record, result = kept.record, kept.record.result
    seats = _players(record)
    if result is None:
        seats = [f"{name} –" for name in seats]
    elif result.has_points:
        seats = [f"{name} {score}" for name, score in zip(seats, result.scores, strict=True)]
    ended = "" if result is None else f"; {Voice(text('en'), record.seats).say(ending(result))}"
    return f"{kept.file} {kept.number:>3}  {record.game:<15}{len(record.steps):>5} steps  {', '.join(seats)}{ended}"


def _players(record: Record) -> list[str]:
    bots = record.bots or (None,) * len(record.seats)
    return [name if bot in (None, name) else f"{name} ({bot})" for name, bot in zip(record.seats, bots, strict=True)]


def _object(kept: StoredRecord) -> dict[str, Any]:
    record = kept.record
    return {
        "file": kept.file,
        "number": kept.number,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": record.seats,
        "bots": record.bots,
        "steps": len(record.steps),
        "result": record.result,
    }
