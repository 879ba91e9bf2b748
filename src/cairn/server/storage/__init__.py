"""Storage of logs: one process uses an SQLite file, several share a PostgreSQL database, with the same guarantees.

An append names the number of its first entry. `(match, number)` is unique, so of two concurrent appends one is refused,
and its process reads what the other wrote. When `append` returns, the entries are on disk.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from cairn.core.errors import CairnError
from cairn.core.values import Value


class Conflict(CairnError):
    """Another process wrote entries with these numbers, or the log has a gap before them."""


class Unavailable(CairnError):
    """The database does not answer, or is full. Whether the last append is on disk is unknown."""


class Listing(Value):
    """A table's entry in lists: derived from the log, and written with it."""

    game: str
    status: str
    visibility: str
    updated: int
    summary: str
    """JSON for clients."""
    code: str | None = None
    """The code under which the table is found while it waits."""
    guests: tuple[str, ...] = ()
    """The guests whose table this is."""


class Append(Value):
    """Entries to write, all or none."""

    match: str
    first: int
    """The number of the first entry."""
    lines: tuple[str, ...]
    listing: Listing | None = None
    """None: unchanged."""
    snapshot: bytes | None = None
    """The table after the last of the entries."""

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.first + len(self.lines) - 1


class Loaded(Value):
    """A log, as far as it is needed: from the last snapshot on."""

    snapshot: bytes | None
    number: int
    """The number of entries in the snapshot."""
    lines: tuple[str, ...]
    """The entries after it."""


OnWritten: TypeAlias = Callable[[Iterable[str] | None], None]
"""Called with the matches that another process has written to; None: unknown which, if any."""


OnCommit: TypeAlias = Callable[[int, float], None]
"""Called after every transaction with the number of appends and the seconds it took."""


OnFault: TypeAlias = Callable[[Unavailable | None], None]
"""Called when the database cannot be written to any more, with the reason, and with None when it can again."""

Statement: TypeAlias = tuple[object, ...]
"""An SQL statement and its values."""
