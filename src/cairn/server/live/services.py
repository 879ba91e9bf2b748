"""What all tables of a process share: the database, the games, the workers, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cairn.server.jobs.pool import WorkerPool
from cairn.server.ops.metrics import Metrics
from cairn.server.storage.store import Store
from cairn.server.table.state import FindRooms


@dataclass(frozen=True)
class Services:
    """What all tables of a process share."""

    store: Store
    find: FindRooms
    workers: WorkerPool
    now: Callable[[], int]
    """Milliseconds since 1970, from a clock that never jumps while the process runs."""
    started: int = 0
    """When this process began to serve: clocks do not run from the last entry of a log until then. 0: others were
    serving."""
    metrics: Metrics = field(default_factory=Metrics)
    pace: float = 0.0
    """The least number of seconds that a bot takes for a move, for tables that people watch."""
