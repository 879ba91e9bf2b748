"""`cairn serve`: tables for people who sit at different devices."""

import asyncio
import gc
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any

import click

from cairn.cli.common import look_here
from cairn.core.extras import need_extra
from cairn.server.settings import KINDS, read_settings


def _with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """An option for each setting of the server; errors are reported when all of them have been read."""
    for kind in reversed(KINDS):
        shown = f"{kind.help} [{kind.variable}" + ("]" if kind.default in ("", False) else f", {kind.default}]")
        flag: dict[str, Any] = {"is_flag": True, "default": None} if kind.is_switch else {"metavar": "VALUE"}
        if kind.is_list:
            flag = {"multiple": True, "metavar": "VALUE", "callback": lambda _, __, values: ",".join(values)}
        command = click.option(kind.flag, kind.name, help=shown, **flag)(command)
    return command


@click.command()
@_with_settings
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
def serve(opens: bool, **flags: Any) -> None:
    """Serve tables: create one, send the link, play from several devices.

    Every setting may be given as a flag or in the environment; a flag wins.
    """
    need_extra("serve", "serve")
    settings = read_settings(flags, os.environ)
    if settings.bot:
        look_here()
    from cairn.server.main import serve  # takes a moment, and no other command needs it
    from cairn.server.ops.address import Address
    from cairn.server.ops.logging import start_logging

    def tell(place: Address) -> None:
        click.echo(place.text)
        if opens:
            Thread(target=webbrowser.open, args=[place.url], daemon=True).start()  # some come back when they end

    start_logging(settings.log_level)
    run(serve(settings, tell))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop available, with a less frequent garbage collector."""
    gc.set_threshold(50_000, 50, 100)
    loop_factory = None
    if sys.platform != "win32":
        import uvloop

        loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(work)
