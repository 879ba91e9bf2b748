"""A timer: one for each table, set again whenever something happens there."""

import asyncio
from collections.abc import Awaitable, Callable

LONGEST = 3600.0
"""Seconds after which a distant deadline is checked again."""


class Timer:
    """Calls back at a deadline."""

    def __init__(self, now: Callable[[], int], ring: Callable[[], Awaitable[None]]) -> None:
        """Call `ring` at the deadline; it checks for itself whether it is due."""
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        self.deadline: int | None = None

    def set(self, deadline: int | None) -> None:
        """Wait for this deadline instead of the previous one; None: for none."""
        if deadline == self.deadline and self._timer is not None:
            return
        self.stop()
        self.deadline = deadline
        if deadline is not None:
            seconds = max(0.0, (deadline - self._now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST), self._fire)

    def stop(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.deadline = None

    def _fire(self) -> None:
        self._timer = None
        task = asyncio.ensure_future(self._ring())
        self._ringing.add(task)  # a reference, so that the task is not garbage-collected
        task.add_done_callback(self._ringing.discard)
