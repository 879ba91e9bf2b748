"""Waiting for a clock to run out: one timer for a table, set anew whenever something happens there."""

import asyncio
from collections.abc import Awaitable, Callable

__all__ = ["Timer"]

LONGEST = 3600.0
"""Seconds after which a far deadline is looked at again."""


class Timer:
    """Calls when a deadline has come."""

    def __init__(self, now: Callable[[], int], ring: Callable[[], Awaitable[None]]) -> None:
        """`ring` is called when it is time, and looks for itself whether it is."""
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        self.deadline: int | None = None

    def set(self, deadline: int | None) -> None:
        """Wait for this deadline instead of the one before; None: for none."""
        if deadline == self.deadline and self._timer is not None:
            return
        self.stop()
        self.deadline = deadline
        if deadline is not None:
            seconds = max(0.0, (deadline - self._now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST), self._due)

    def stop(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.deadline = None

    def _due(self) -> None:
        self._timer = None
        task = asyncio.ensure_future(self._ring())
        self._ringing.add(task)  # or it might be forgotten before it is done
        task.add_done_callback(self._ringing.discard)
