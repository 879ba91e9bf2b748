"""How busy this process is: its CPU time, its memory, and how late its event loop was, over the last minute."""

import time
from collections import deque
from pathlib import Path

from cairn.core.values import Value

REMEMBERED = 60
"""Samples, one a second."""
_MEMORY = Path("/proc/self/status")


class ProcessLoad(Value):
    """How busy the process is."""

    cpu: float
    """The share of one core that it used in the last minute, without its workers."""
    memory: int | None
    """Bytes in memory; None where the system does not say."""
    lag: float
    """The most seconds by which its event loop was late in the last minute."""
    running: float
    """Seconds since it began."""


class LoadMeter:
    """Samples of the last minute."""

    def __init__(self) -> None:
        """Begin now."""
        self._begun = time.monotonic()
        self._samples: deque[tuple[float, float]] = deque([self._sample()], maxlen=REMEMBERED + 1)
        self._lags: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, lag: float) -> None:
        """Take a sample, with how late the event loop was."""
        self._samples.append(self._sample())
        self._lags.append(lag)

    def read(self) -> ProcessLoad:
        """The load over the last minute."""
        (then, before), (now, spent) = self._samples[0], self._sample()
        return ProcessLoad(
            cpu=round((spent - before) / max(now - then, 1e-3), 3),
            memory=_memory(),
            lag=round(max(self._lags, default=0.0), 4),
            running=round(now - self._begun, 1),
        )

    @staticmethod
    def _sample() -> tuple[float, float]:
        return time.monotonic(), time.process_time()


def _memory() -> int | None:
    try:
        line = next(each for each in _MEMORY.read_text().splitlines() if each.startswith("VmRSS:"))
    except (OSError, StopIteration):
        return None
    return int(line.split()[1]) * 1024
