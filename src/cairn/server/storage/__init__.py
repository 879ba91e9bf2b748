"""Where logs are kept. One process uses a file of SQLite; several share a PostgreSQL. Both keep the same promises.

An append names the number that its first entry gets. `(match, number)` is unique, so of two who append at the same
time one is refused and reads what the other wrote. When `append` returns, the entries are on disk.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from cairn.core.errors import CairnError
from cairn.core.values import Value

__all__ = ["Append", "Conflict", "Listing", "Loaded", "OnCommit", "OnWritten", "Statement", "Unavailable"]


class Conflict(CairnError):
    """Somebody else wrote entries with these numbers, or the log does not reach so far."""


class Unavailable(CairnError):
    """The database does not answer, or has no room. Whether the last append is on disk is not known."""


class Listing(Value):
    """What lists of tables are made from: it follows from the log, and is written with it."""

    game: str
    status: str
    visibility: str
    updated: int
    summary: str
    """JSON for whoever reads the list."""
    code: str | None = None
    """A word by which the table is found while it waits."""
    guests: tuple[str, ...] = ()
    """The hashes of the browsers whose table this is."""


class Append(Value):
    """Entries to be written, all or none."""

    match: str
    first: int
    """The number that the first of them gets."""
    lines: tuple[str, ...]
    listing: Listing | None = None
    """None: as it was."""
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
    """How many entries the snapshot holds."""
    lines: tuple[str, ...]
    """Those after it."""


OnWritten: TypeAlias = Callable[[Iterable[str] | None], None]
"""Told of the matches that another process has written to; None: there may be some, nobody knows which."""


OnCommit: TypeAlias = Callable[[int, float], None]
"""Told of every transaction: how many appends it held, and how many seconds it took."""


Statement: TypeAlias = tuple[object, ...]
"""SQL and its values."""
