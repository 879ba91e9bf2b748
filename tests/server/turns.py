"""Whose turn it is, where one test plays for several people."""

from contextlib import suppress
from time import monotonic

from cairn.client import Table
from tests.patience import LIMIT

__all__ = ["next_to_move"]

PAUSE = 0.02
"""Seconds that one of the tables is listened to before all are looked at again."""


def next_to_move(*tables: Table) -> Table | None:
    """Wait until somebody may move, and return their table; None when the game is over for all of them."""
    until = monotonic() + LIMIT
    while monotonic() < until:
        for table in tables:
            table.update()
            if table.may_move:
                return table
        if all(table.status == "over" for table in tables):
            return None
        with suppress(TimeoutError):
            tables[0].listen(PAUSE)
    raise AssertionError(f"nobody may move, and the game is not over: {[table.status for table in tables]}")
