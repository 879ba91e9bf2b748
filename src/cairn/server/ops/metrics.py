"""Metrics for Prometheus. No label names a table, a seat or a guest, so the number of series is constant."""

import asyncio
from collections.abc import Callable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from cairn.core.errors import CairnError, Crashed, IllegalMove, WorkFailed
from cairn.server.ops.load import LoadMeter

CONTENT_TYPE = CONTENT_TYPE_LATEST

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LAG_EVERY = 1.0
_APPENDS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        """Begin at 0."""
        self.load = LoadMeter()
        self._registry = CollectorRegistry()
        kept: Any = {"registry": self._registry}
        self.tables = Gauge("cairn_tables", "Tables in memory", **kept)
        self.connections = Gauge("cairn_connections", "Sockets that are open", **kept)
        self.moves = Counter("cairn_moves", "Moves that are on disk", ["by"], **kept)
        self.latency = Histogram(
            "cairn_move_seconds", "From a person's move to its acknowledgement", buckets=_SECONDS, **kept
        )
        self.commits = Histogram("cairn_commit_seconds", "Time of a transaction", buckets=_SECONDS, **kept)
        self.commit_size = Histogram("cairn_commit_appends", "Appends in a transaction", buckets=_APPENDS, **kept)
        self.lag = Histogram("cairn_loop_lag_seconds", "How late the event loop was", buckets=_SECONDS, **kept)
        self.thinking = Histogram("cairn_bot_seconds", "Time that a bot took for a move", buckets=_SECONDS, **kept)
        self.refusals = Counter("cairn_refusals", "What was refused", ["kind"], **kept)
        self.errors = Counter("cairn_errors", "Faults of the server itself", **kept)
        self.storage_fault = Gauge("cairn_storage_fault", "Whether the database cannot be written to", **kept)
        self.storage_faults = Counter("cairn_storage_faults", "How often the database became unusable", **kept)
        self.notices = Counter("cairn_notices", "Notices to players whose page is closed", ["outcome"], **kept)
        self._waiting = Gauge("cairn_jobs_waiting", "Jobs that wait for a worker", ["job_class"], **kept)
        self.failures = Counter("cairn_worker_failures", "Jobs that workers did not finish", ["job", "kind"], **kept)

    def count_tables(self, how_many: Callable[[], int]) -> None:
        """Report the number of tables that `how_many` returns."""
        self.tables.set_function(how_many)

    def count_waiting(self, job_class: str, how_many: Callable[[], int]) -> None:
        """Report the number of waiting jobs of a class that `how_many` returns."""
        self._waiting.labels(job_class).set_function(how_many)

    def count_move(self, seconds: float) -> None:
        """Count a person's move, with the time until it was acknowledged."""
        self.moves.labels("person").inc()
        self.latency.observe(seconds)

    def count_commit(self, appends: int, seconds: float) -> None:
        """Count a transaction."""
        self.commits.observe(seconds)
        self.commit_size.observe(appends)

    def count_notice(self, outcome: str) -> None:
        """Count a notice that was sent, that failed, or whose subscription has expired."""
        self.notices.labels(outcome).inc()

    async def watch_lag(self, every: float = _LAG_EVERY) -> None:
        """Measure how late the event loop is, again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + every
            await asyncio.sleep(every)
            late = max(0.0, loop.time() - due)
            self.lag.observe(late)
            self.load.note(late)

    def count_refusal(self, kind: str) -> None:
        """Count a refusal."""
        self.refusals.labels(kind).inc()

    def count_error(self, error: CairnError) -> None:
        """Count an error as a refusal; all rules of games are one kind, and failed work is none."""
        if isinstance(error, WorkFailed):
            return
        kind = type(error).__name__.lower()
        self.count_refusal("rule" if type(error) is IllegalMove else kind)

    def count_failure(self, job: str, error: WorkFailed) -> None:
        """Count a job that a worker did not finish; a crash is also an error of the server."""
        self.failures.labels(job, error.kind).inc()
        if isinstance(error, Crashed):
            self.errors.inc()

    def render(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self._registry)
