"""What is kept and for how long: an unfinished table at which nothing happens is removed in the end.

A finished game stays until those who played it want to be forgotten. After an upgrade the lists are looked through:
a table of rules that this program does not have goes on no more.
"""

import asyncio
from collections.abc import Iterable

from cairn.core.errors import BadInput, BadRecord
from cairn.server.guests.registry import Guests
from cairn.server.live.persistence import load_table
from cairn.server.live.registry import Tables
from cairn.server.ops.logging import log_event
from cairn.server.storage import Unavailable
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.commands import Denied
from cairn.server.table.projection import listing

__all__ = ["refresh_listings", "remove_old", "run_retention"]

DAY = 24 * 3600 * 1000
EVERY = 3600.0
"""Seconds from one look to the next."""
AT_ONCE = 200

_CANDIDATES = """select match from listing where updated < $1 and status in ('waiting', 'playing', 'outdated')
    order by updated limit $2"""
_LAST = "select line from entry where match = $1 order by number desc limit 1"
_TOUCH = "update listing set updated = $2 where match = $1"
_DOUBTFUL = """select match, updated from listing where game = $1 and (
    (status in ('waiting', 'playing') and summary not like $2) or (status = 'outdated' and summary like $2))"""
_RELIST = "update listing set status = $2, summary = $3, code = $4 where match = $1"


async def refresh_listings(tables: Tables, games: Iterable[str]) -> int:
    """List those tables anew whose rules this program does not have, or has again; how many there were."""
    store, number = tables.services.store, 0
    for game in games:
        version = tables.services.find(game).game.rules_version
        for match, updated in await store.rows(_DOUBTFUL, game, f'%"rules":"{version}"%'):
            try:
                told = listing(match, await load_table(tables.services, match), updated)
            except (BadRecord, BadInput, Denied):
                continue  # `cairn admin check` says more of it
            await store.change((_RELIST, match, told.status, told.summary, told.code))
            number += 1
    return number


async def remove_old(tables: Tables, days: int) -> int:
    """Remove what has been left alone for so many days; how many tables that were."""
    store, until, removed = tables.services.store, tables.services.now() - days * DAY, 0
    while found := await store.rows(_CANDIDATES, until, AT_ONCE):
        for (match,) in found:
            last = await _last(store, match)
            if last >= until:  # moves are not listed, so that they cost less: now this one is
                await store.change((_TOUCH, match, last))
                continue
            await tables.remove(match)
            log_event("info", "removed", match)
            removed += 1
    await Guests(tables.services).forget_stale(until, AT_ONCE)
    return removed


async def run_retention(tables: Tables, days: int) -> None:
    """Look now and then, for ever."""
    while True:
        try:
            await remove_old(tables, days)
        except Unavailable as error:
            log_event("warning", "not-swept", why=str(error))
        await asyncio.sleep(EVERY)


async def _last(store: Store, match: str) -> int:
    rows = await store.rows(_LAST, match)
    try:
        return next(log.from_lines([rows[0][0]])).time if rows else 0
    except BadRecord:
        return 0
