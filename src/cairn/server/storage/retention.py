"""Retention: unfinished tables at which nothing happens are deleted after some time.

A finished game stays until its players are deleted. A real table is deleted when nothing was entered there for that
time. After an upgrade the listings are refreshed: tables of rules that this version does not have are closed.
"""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime

from cairn.core.errors import BadInput, BadRecord
from cairn.server.daily.days import DAYS_BACK
from cairn.server.daily.puzzles import PUZZLE
from cairn.server.guests.registry import GuestRegistry
from cairn.server.live.persistence import load_table
from cairn.server.live.registry import TableRegistry
from cairn.server.ops.logging import log_event
from cairn.server.real_table.tables import REMOVE_OLD
from cairn.server.storage import Unavailable
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.ownership import Denied
from cairn.server.table.projection import listing

DAY = 24 * 3600 * 1000
EVERY = 3600.0
"""Seconds between two runs."""
AT_ONCE = 200

_CANDIDATES = """select match from listing where updated < $1 and status in ('waiting', 'playing', 'outdated')
    order by updated limit $2"""
_OLD_PUZZLES = "delete from kept where name > $1 and name < $2"
_LAST = "select line from entry where match = $1 order by number desc limit 1"
_TOUCH = "update listing set updated = $2 where match = $1"
_DOUBTFUL = """select match, updated from listing where game = $1 and (
    (status in ('waiting', 'playing') and summary not like $2) or (status = 'outdated' and summary like $2))"""
_RELIST = "update listing set status = $2, summary = $3, code = $4 where match = $1"


async def refresh_listings(tables: TableRegistry, games: Iterable[str]) -> int:
    """Refresh the listings of tables whose rules this version lacks or has again; return their number."""
    store, number = tables.services.store, 0
    for game in games:
        version = tables.services.find(game).game.rules_version
        for match, updated in await store.rows(_DOUBTFUL, game, f'%"rules":"{version}"%'):
            try:
                listed = listing(match, await load_table(tables.services, match), updated)
            except (BadRecord, BadInput, Denied):
                continue  # `cairn admin check` reports more
            await store.change((_RELIST, match, listed.status, listed.summary, listed.code))
            number += 1
    return number


async def remove_old(tables: TableRegistry, days: int) -> int:
    """Delete unfinished tables without changes for this number of days; return their number."""
    store, until, removed = tables.services.store, tables.services.now() - days * DAY, 0
    while found := await store.rows(_CANDIDATES, until, AT_ONCE):
        for (match,) in found:
            last = await _last(store, match)
            if last >= until:  # moves do not update the listing, to save writes: update it now
                await store.change((_TOUCH, match, last))
                continue
            await tables.remove(match)
            log_event("info", "removed", match)
            removed += 1
    await store.change((_OLD_PUZZLES, PUZZLE, PUZZLE + _date(tables.services.now() - (DAYS_BACK + 2) * DAY)))
    await store.change((REMOVE_OLD, until))
    await GuestRegistry(tables.services).forget_stale(until, AT_ONCE)
    return removed


async def run_retention(tables: TableRegistry, days: int) -> None:
    """Delete old tables regularly, forever."""
    while True:
        try:
            await remove_old(tables, days)
        except Unavailable as error:
            log_event("warning", "not-swept", why=str(error))
        await asyncio.sleep(EVERY)


def _date(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


async def _last(store: Store, match: str) -> int:
    rows = await store.rows(_LAST, match)
    try:
        return next(log.from_lines([rows[0][0]])).time if rows else 0
    except BadRecord:
        return 0
