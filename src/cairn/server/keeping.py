"""What is kept and for how long: an unfinished table at which nothing happens is removed in the end.

A finished game stays until those who played it want to be forgotten.
"""

import asyncio

from cairn.core.errors import BadRecord
from cairn.server import log
from cairn.server.guests import Guests
from cairn.server.journal import said
from cairn.server.storage import Store, Unavailable
from cairn.server.tables import Tables

__all__ = ["keep", "swept"]

DAY = 24 * 3600 * 1000
EVERY = 3600.0
"""Seconds from one look to the next."""
AT_ONCE = 200

_CANDIDATES = """select match from listing where updated < $1 and status in ('waiting', 'playing')
    order by updated limit $2"""
_LAST = "select line from entry where match = $1 order by number desc limit 1"
_TOUCH = "update listing set updated = $2 where match = $1"


async def swept(tables: Tables, days: int) -> int:
    """Remove what has been left alone for so many days; how many tables that were."""
    store, until, removed = tables.house.store, tables.house.now() - days * DAY, 0
    while found := await store.rows(_CANDIDATES, until, AT_ONCE):
        for (match,) in found:
            last = await _last(store, match)
            if last >= until:  # moves are not listed, so that they cost less: now this one is
                await store.change((_TOUCH, match, last))
                continue
            await tables.remove(match)
            said("info", "removed", match)
            removed += 1
    await Guests(tables.house).forget_stale(until, AT_ONCE)
    return removed


async def keep(tables: Tables, days: int) -> None:
    """Look now and then, for ever."""
    while True:
        try:
            await swept(tables, days)
        except Unavailable as error:
            said("warning", "not-swept", why=str(error))
        await asyncio.sleep(EVERY)


async def _last(store: Store, match: str) -> int:
    rows = await store.rows(_LAST, match)
    try:
        return log.from_line(rows[0][0], 0).time if rows else 0
    except BadRecord:
        return 0
