"""A table on disk: its log read into a table, and what is written of it next."""

from cairn.core.errors import BadRecord, CairnError
from cairn.server.live.services import Services
from cairn.server.ops.logging import log_event
from cairn.server.storage import Append
from cairn.server.table import log
from cairn.server.table.commands import Denied
from cairn.server.table.log import Entry
from cairn.server.table.projection import listing
from cairn.server.table.state import RULE, TableState

__all__ = ["Unreadable", "load_table", "log_entries", "make_append"]

SNAPSHOT_EVERY = 100
"""Entries."""


class Unreadable(CairnError):
    """The log of a table does not make one: a fault of ours, or of the disk. Other tables have their own logs."""


async def load_table(services: Services, name: str) -> TableState:
    """The table as its log makes it; raises `Denied` if there is none."""
    found = await services.store.load(name)
    if found is None:
        raise Denied(RULE, "no-such-table")
    if found.snapshot is not None:
        try:
            state = TableState.restore(services.find, found.snapshot)
        except BadRecord:  # of other rules: the log itself says more
            pass
        else:
            state.add_all(log.from_lines(found.lines, found.number + 1))
            return state
    lines = found.lines if found.snapshot is None else await services.store.lines(name)
    return TableState.fold(services.find, log.from_lines(lines))


def make_append(name: str, state: TableState, before: int, entries: tuple[Entry, ...], seated: int, now: int) -> Append:
    """What is written when these entries follow on `before` others; what lists say, only if that has changed."""
    is_due = state.number // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY
    return Append(
        match=name,
        first=before + 1,
        lines=tuple(map(log.to_line, entries)),
        listing=None if state.seating_number == seated else listing(name, state, now),
        snapshot=state.snapshot() if is_due and not state.is_outdated else None,
    )


def log_entries(name: str, state: TableState, entries: tuple[Entry, ...]) -> None:
    """Into the server's log: who came and went, when it began and ended; no name and no move."""
    steps = (log.Moved, log.Settled, log.Undone, log.Noted, log.Hinted, log.Said)
    for number, entry in enumerate(entries, start=state.number - len(entries) + 1):
        level = "debug" if isinstance(entry, steps) else "info"
        log_event(level, type(entry).__name__.lower(), name, number, seat=getattr(entry, "seat", None))
    if state.status == "over" and isinstance(entries[-1], log.Moved | log.Settled):
        log_event("info", "over", name, state.number)
