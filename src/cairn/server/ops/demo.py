"""Demo tables at which bots play, slowly enough to watch, so that a new server is not empty."""

import asyncio
from dataclasses import replace

from cairn.server.live.registry import TableRegistry
from cairn.server.ops.logging import log_event
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Create
from cairn.server.storage import Unavailable
from cairn.server.table.keys import hash_secret
from cairn.server.table.ownership import Credentials

GUEST = "demo"
"""The owner of the demo tables; no secret belongs to this guest."""
PACE = 2.0
"""Seconds that a bot takes for a move, so that people can follow."""
PAUSE = 20.0
"""Seconds for which a finished game stays visible."""
LOOK = 0.5
MOST_LEFT = 100

DEMOS = (
    ("lost-code", ("careful", "steady", "careful")),
    ("break-the-code", ("steady", "careful", "steady")),
    ("arnak", ("careful", "steady")),
)
"""The demo games and their players."""


async def run_demo(tables: TableRegistry, pace: float = PACE, pause: float = PAUSE) -> None:
    """Run the demo tables forever; remove those of an earlier run first."""
    for match, _ in await tables.services.store.list_of_guest(GUEST, MOST_LEFT):
        await tables.remove(match)
    await asyncio.gather(*(_show_games(tables, game, bots, pace, pause) for game, bots in DEMOS))


async def _show_games(tables: TableRegistry, game: str, bots: tuple[str, ...], pace: float, pause: float) -> None:
    known = {name for name, _ in tables.services.find(game).bots}
    seats = tuple(bot if bot in known else "random" for bot in bots)
    slow = replace(tables.services, pace=pace)
    while True:
        try:
            host = await tables.create(Create(game=game, seats=seats, visibility="open", chat=False), GUEST)
            shown = Credentials(secret=hash_secret(host.secret))
            async with tables.at(host.id, slow) as table:
                await table.act(shown, requests.Start())
                while await table.read(shown, lambda state, _: state.status) == "playing":
                    await asyncio.sleep(LOOK)
                await asyncio.sleep(pause)
            await tables.remove(host.id)
        except Unavailable as error:
            log_event("warning", "demo-waits", why=str(error))
            await asyncio.sleep(pause)
