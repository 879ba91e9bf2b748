"""A table on disk: its log read into a table, and what is written of it next."""

from cairn.core.errors import BadRecord, CairnError
from cairn.server.live.services import House
from cairn.server.ops.logging import said
from cairn.server.storage import Append
from cairn.server.table import log
from cairn.server.table.commands import Denied
from cairn.server.table.log import Entry
from cairn.server.table.projection import listing
from cairn.server.table.state import RULE, Gathering

__all__ = ["Unreadable", "appended", "loaded", "note_down"]

SNAPSHOT_EVERY = 100
"""Entries."""


class Unreadable(CairnError):
    """The log of a table does not make one: a fault of ours, or of the disk. Other tables have their own logs."""


async def loaded(house: House, name: str) -> Gathering:
    """The table as its log makes it; raises `Denied` if there is none."""
    found = await house.store.load(name)
    if found is None:
        raise Denied(RULE, "no-such-table")
    if found.snapshot is not None:
        try:
            gathering = Gathering.restored(house.find, found.snapshot)
        except BadRecord:  # of other rules: the log itself says more
            pass
        else:
            entries = (log.from_line(line, found.number + at) for at, line in enumerate(found.lines, start=1))
            gathering.add_all(entries)
            return gathering
    lines = found.lines if found.snapshot is None else await house.store.lines(name)
    return Gathering.of(house.find, (log.from_line(line, at) for at, line in enumerate(lines, start=1)))


def appended(name: str, gathering: Gathering, before: int, entries: tuple[Entry, ...], seated: int, now: int) -> Append:
    """What is written when these entries follow on `before` others; what lists say, only if that has changed."""
    is_due = gathering.number // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY
    return Append(
        match=name,
        first=before + 1,
        lines=tuple(map(log.to_line, entries)),
        listing=None if gathering.seated == seated else listing(name, gathering, now),
        snapshot=gathering.snapshot() if is_due and not gathering.is_outdated else None,
    )


def note_down(name: str, gathering: Gathering, entries: tuple[Entry, ...]) -> None:
    """Into the server's log: who came and went, when it began and ended; no name and no move."""
    steps = (log.Moved, log.Settled, log.Undone, log.Noted, log.Hinted, log.Said)
    for number, entry in enumerate(entries, start=gathering.number - len(entries) + 1):
        level = "debug" if isinstance(entry, steps) else "info"
        said(level, type(entry).__name__.lower(), name, number, seat=getattr(entry, "seat", None))
    if gathering.status == "over" and isinstance(entries[-1], log.Moved | log.Settled):
        said("info", "over", name, gathering.number)
