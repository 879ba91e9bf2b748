"""`cairn admin`: backups of a running server's tables, a check of its database, and the host's tools."""

import asyncio
from pathlib import Path

import click

from cairn.cli.common import json_option, print_json
from cairn.cli.host import HOST_COMMANDS
from cairn.core.errors import CairnError
from cairn.core.extras import need_extra
from cairn.core.registry import look_up
from cairn.games import all_rooms
from cairn.server.storage.connect import default_database

_database = click.option(
    "--database",
    envvar="CAIRN_DATABASE_URL",
    show_envvar=True,
    help="postgresql://..., or a file of SQLite. Default: a file in the user's data folder.",
)


@click.group()
def admin() -> None:
    """Back up, restore and check the tables of a server, and keep order on a running one."""
    need_extra("serve", "admin")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
@json_option
def backup(file: Path, database: str | None, as_json: bool) -> None:
    """Write a consistent backup of all tables to a new FILE. The server may keep running."""
    from cairn.server.storage.backup import back_up

    entries = asyncio.run(back_up(database or default_database(), file))
    if as_json:
        print_json({"file": str(file), "entries": entries})
    else:
        click.echo(f"{entries} entries are in {file}")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
@json_option
def restore(file: Path, database: str | None, as_json: bool) -> None:
    """Fill an empty database from a backup. Start the server afterwards."""
    from cairn.server.storage.backup import restore as restored

    entries = asyncio.run(restored(file, database or default_database()))
    if as_json:
        print_json({"file": str(file), "entries": entries})
    else:
        click.echo(f"{entries} entries were restored from {file}")


@admin.command()
@_database
@json_option
def check(database: str | None, as_json: bool) -> None:
    """Read every table from its first entry to its last, and report what is wrong."""
    from cairn.server.storage.check import check_database

    games = all_rooms()
    found = asyncio.run(check_database(database or default_database(), lambda name: look_up("game", name, games)))
    if as_json:
        print_json(found)
    else:
        told = ", ".join(f"{count} {status}" for status, count in found.by_status.items())
        click.echo(f"{found.tables} tables ({told or 'none'}), {found.entries} entries")
        for fault in found.faults:
            click.echo(f"{fault.match}: {fault.text}")
    if found.faults:
        raise CairnError(f"{len(found.faults)} of {found.tables} tables are not in order")


for each in HOST_COMMANDS:
    admin.add_command(each)
