"""Tables on disk: loading a log into a state, and what to write next."""

from cairn.core.errors import BadRecord, CairnError
from cairn.server.live.services import Services
from cairn.server.ops.logging import log_event
from cairn.server.storage import Append
from cairn.server.table import log
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Denied
from cairn.server.table.projection import listing
from cairn.server.table.seats import RULE
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState

SNAPSHOT_EVERY = 100
"""The number of entries between two snapshots: a table then opens within milliseconds."""


class Unreadable(CairnError):
    """The log of a table cannot be read: a fault of ours, or of the disk. Other tables are not affected."""


async def load_table(services: Services, name: str) -> TableState:
    """Return the table of this name; raise `Denied` if there is none."""
    found = await services.store.load(name)
    if found is None:
        raise Denied(RULE, "no-such-table")
    if found.snapshot is not None:
        try:
            state = restore_snapshot(services.find, found.snapshot)
        except BadRecord:  # of other rules: the log itself can still be read
            pass
        else:
            state.add_all(log.from_lines(found.lines, found.number + 1))
            return state
    lines = found.lines if found.snapshot is None else await services.store.lines(name)
    return TableState.fold(services.find, log.from_lines(lines))


def make_append(name: str, state: TableState, before: int, entries: tuple[Entry, ...], seated: int, now: int) -> Append:
    """The entries to append after `before` others, with a listing if seats or status changed and a snapshot if due."""
    is_due = state.number // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY
    return Append(
        match=name,
        first=before + 1,
        lines=tuple(map(log.to_line, entries)),
        listing=None if state.seating_number == seated else listing(name, state, now),
        snapshot=encode_snapshot(state) if is_due and not state.is_outdated else None,
    )


def log_entries(name: str, state: TableState, entries: tuple[Entry, ...]) -> None:
    """Log the entries to the server's log: seats, begin and end, but no names and no moves."""
    steps = (log.Moved, log.Settled, log.Undone, log.Noted, log.Hinted, log.Said)
    for number, entry in enumerate(entries, start=state.number - len(entries) + 1):
        level = "debug" if isinstance(entry, steps) else "info"
        log_event(level, type(entry).__name__.lower(), name, number, seat=getattr(entry, "seat", None))
    if state.status == "over" and isinstance(entries[-1], log.Moved | log.Settled):
        log_event("info", "over", name, state.number)
