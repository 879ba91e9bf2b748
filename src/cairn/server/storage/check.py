"""Check a database: every log is folded, its deal verified, and compared with its snapshot and listing."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from cairn.core.deal import commitment, verify_deal
from cairn.core.errors import CairnError
from cairn.core.values import Value
from cairn.server.real_table.log import Line, follow
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.projection import listing
from cairn.server.table.record import make_record
from cairn.server.table.snapshots import complete_snapshot, encode_snapshot, restore_snapshot
from cairn.server.table.state import FindRooms, TableState

AT_ONCE = 500

_MATCHES = """select match, min(number), max(number), count(*) from entry where match > $1
    group by match order by match limit $2"""
_REAL_TABLES = "select distinct code from real_entry order by code"
_REAL_LINES = "select number, line from real_entry where code = $1 order by number"
_LISTED = "select status, summary from listing where match = $1"


class Fault(Value):
    """Something wrong with a table."""

    match: str
    text: str


class CheckReport(Value):
    """The result of a check."""

    tables: int
    entries: int
    by_status: dict[str, int]
    faults: tuple[Fault, ...]


class _LogRange(NamedTuple):
    match: str
    first: int
    last: int
    entries: int


async def check_database(database: str, find: FindRooms) -> CheckReport:
    """Check every table of a database."""
    store = await open_store(database)
    try:
        return await check_store(store, find)
    finally:
        await store.close()


async def check_store(store: Store, find: FindRooms, progress: Callable[[int], None] | None = None) -> CheckReport:
    """Check every table."""
    faults: list[Fault] = []
    statuses: Counter[str] = Counter()
    entries = 0
    async for each in _logs(store):
        entries += each.entries
        try:
            statuses[await _check(store, find, each)] += 1
        except CairnError as error:
            statuses["unreadable"] += 1
            faults.append(Fault(each.match, str(error)))
        if progress is not None:
            progress(sum(statuses.values()))
    for (code,) in await store.rows(_REAL_TABLES):
        try:
            entries += await _check_real_table(store, find, code)
            statuses["real"] += 1
        except (CairnError, msgspec.MsgspecError) as error:
            statuses["unreadable"] += 1
            faults.append(Fault(code, str(error)))
    return CheckReport(sum(statuses.values()), entries, dict(sorted(statuses.items())), tuple(faults))


async def _logs(store: Store) -> AsyncIterator[_LogRange]:
    last = ""
    while rows := await store.rows(_MATCHES, last, AT_ONCE):
        for row in rows:
            yield _LogRange(*row)
        last = rows[-1][0]


async def _check(store: Store, find: FindRooms, each: _LogRange) -> str:
    """Return the status of the table; raise `CairnError` for an inconsistent log."""
    if (each.first, each.last) != (1, each.entries):
        raise CairnError(f"entries are missing: {each.entries} are there, numbered {each.first} to {each.last}")
    lines = await store.lines(each.match)
    entries = list(log.from_lines(lines))
    state = TableState.fold(find, entries)
    opened = state.opened
    if commitment(opened.seed, opened.salt) != opened.commitment:
        raise CairnError("the commitment is not that of its seed and salt")
    loaded = await store.load(each.match)
    if loaded is not None and loaded.snapshot is not None and not state.is_outdated:
        again = restore_snapshot(find, loaded.snapshot)
        again.add_all(log.from_lines(loaded.lines, loaded.number + 1))
        complete_snapshot(loaded.snapshot, again, state)
        if encode_snapshot(again) != encode_snapshot(state):
            raise CairnError(f"the snapshot at entry {loaded.number} is of another table than the log")
    _check_listing(await store.rows(_LISTED, each.match), listing(each.match, state, 0).summary, state.status)
    if not state.is_outdated and state.table is not None and state.table.result is not None:
        verify_deal(state.game, make_record(state, entries))
    return state.status


async def _check_real_table(store: Store, find: FindRooms, code: str) -> int:
    """Return the number of its entries; raise an error for one that cannot follow, or if some are missing."""
    rows = await store.rows(_REAL_LINES, code)
    if [number for number, _ in rows] != list(range(len(rows))):
        raise CairnError(f"entries are missing: {len(rows)} are there, numbered {rows[0][0]} to {rows[-1][0]}")
    follow(find, (msgspec.json.decode(line, type=Line) for _, line in rows))
    return len(rows)


def _check_listing(rows: list[tuple[str, str]], summary: str, status: str) -> None:
    if not rows:
        raise CairnError("it is in no list")
    if rows[0][0] != status and status != "closed":
        raise CairnError(f"it is listed as {rows[0][0]}, but is {status}")
    if msgspec.json.decode(rows[0][1])["id"] != msgspec.json.decode(summary)["id"]:
        raise CairnError("it is listed under another name")
