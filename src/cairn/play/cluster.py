"""Work on a Ray cluster. If a machine fails, its work is done again elsewhere."""

import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from cairn.core.errors import BadInput
from cairn.core.extras import need_extra
from cairn.play.pool import chunk_size

A = TypeVar("A")
B = TypeVar("B")

LOCAL = "local"
AHEAD = 2
"""The number of chunks in progress for each core: enough to keep all busy, few enough for memory."""

PATIENCE = 5.0
"""Seconds for a cluster to answer."""


def map_on_ray(work: Callable[[A], B], items: Sequence[A], address: str) -> Iterator[B]:
    """Yield the result for each item, in order; the machines need the same version of cairn."""
    with connect(address) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = chunk_size(len(items), cores)
        doing = ray.remote(max_retries=-1)(run_chunk)
        shared = ray.put(ray.cloudpickle.dumps(work))
        waiting: deque[Any] = deque()
        for start in range(0, len(items), size):
            waiting.append(doing.remote(shared, items[start : start + size]))
            if len(waiting) > cores * AHEAD:
                yield from _fetch(ray, waiting.popleft())
        while waiting:
            yield from _fetch(ray, waiting.popleft())


def _fetch(ray: Any, done: Any) -> Any:
    """Return the results when they are there; raise what was raised on the other machine."""
    try:
        return ray.cloudpickle.loads(ray.get(done))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def run_chunk(work: bytes, items: Sequence[A]) -> bytes:
    """Do the work on these items. Work and results travel as bytes, because arrays from Ray itself are read-only."""
    from ray import cloudpickle  # it also finds what is defined in the script that was started

    do = cloudpickle.loads(work)
    found: bytes = cloudpickle.dumps([do(item) for item in items])
    return found


@contextmanager
def connect(address: str) -> Iterator[ModuleType]:
    """Connect to the cluster at that address; an existing connection is kept."""
    need_extra("ray", "ray")
    import ray

    if ray.is_initialized():
        yield ray
        return
    local = address == LOCAL
    if not local:
        _check_answers(address)
    try:
        ray.init(
            address=LOCAL if local else address,
            include_dashboard=False if local else None,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput("ray", " ".join(str(error).split()) or f"{address} does not answer") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    """Raise `BadInput` if nobody answers at the address: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if not colon:
        return  # `auto`, say: Ray finds it
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise BadInput("ray", f"no cluster answers at {address}") from None
