"""`cairn serve`: tables for people who sit at different devices."""

import asyncio
import gc
import sys
import webbrowser
from collections.abc import Coroutine
from threading import Thread
from typing import Any

import click

__all__ = ["serve"]

PORT = 8420
HIGHEST_PORT = 65535


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, HIGHEST_PORT), help="0: any free one.")
@click.option(
    "--database",
    envvar="CAIRN_DATABASE_URL",
    show_envvar=True,
    help="postgresql://..., or a file of SQLite. Default: a file in the user's data folder.",
)
@click.option("--workers", type=click.IntRange(1, 256), help="Processes for bots. Default: one for each core but one.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
def serve(host: str, port: int, database: str | None, workers: int | None, opens: bool) -> None:
    """Serve tables: create one, send the link, play from several devices."""
    from cairn.server.serving import Settings, served  # takes a moment, and no other command needs it
    from cairn.server.storage.place import default_database

    settings = Settings(host, port, database or default_database(), workers)

    def tell(url: str) -> None:
        click.echo(f"cairn serves tables at {url} (stop with Ctrl+C)")
        if opens:
            Thread(target=webbrowser.open, args=[url], daemon=True).start()  # some browsers come back when they end

    _run(served(settings, tell))


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest loop there is, with a garbage collector that leaves what was loaded alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    loop_factory = None
    if sys.platform != "win32":
        import uvloop

        loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(work)
