"""What all tables of a process share: the database, the games, who thinks for bots, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cairn.server.jobs.pool import WorkerPool
from cairn.server.ops.metrics import Metrics
from cairn.server.storage.store import Store
from cairn.server.table.state import FindRooms

__all__ = ["Services"]


@dataclass(frozen=True)
class Services:
    """What all tables of a process share."""

    store: Store
    find: FindRooms
    workers: WorkerPool
    now: Callable[[], int]
    """Milliseconds since 1970, by a clock that never jumps while the process runs."""
    started: int = 0
    """When serving began: what lies between the last entry of a log and then is nobody's time. 0: others served."""
    metrics: Metrics = field(default_factory=Metrics)
    pace: float = 0.0
    """Seconds that a bot takes for a move at least, where people look on."""
