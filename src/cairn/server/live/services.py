"""What all tables of a process share: the database, the games, the workers, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from cairn.server.jobs.pool import WorkerPool
from cairn.server.live.turns import OnTurn, ignore_turns
from cairn.server.moderation.moderation import Moderation
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
    on_turn: OnTurn = ignore_turns
    """Notes whose turn it has become, for those who want to be notified."""

    @cached_property
    def moderation(self) -> Moderation:
        """Bans, mutes and forbidden words."""
        return Moderation(self.store, self.now)
