"""Work on a Ray cluster. A machine that goes away takes nothing with it: what it was doing is done again elsewhere."""

import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from cairn.core.errors import BadInput
from cairn.core.extras import need_extra
from cairn.play.pool import chunk_of

A = TypeVar("A")
B = TypeVar("B")

LOCAL = "local"
AHEAD = 2
"""How many chunks for each core are on their way at once: enough that nobody waits, few enough to hold in memory."""

PATIENCE = 5.0
"""Seconds until a cluster must answer."""


def on_ray(work: Callable[[A], B], items: Sequence[A], address: str) -> Iterator[B]:
    """The result for each item, in the order of the items; the machines need the same version of cairn."""
    with connected(address) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = chunk_of(len(items), cores)
        doing = ray.remote(max_retries=-1)(_done)
        shared = ray.put(ray.cloudpickle.dumps(work))
        waiting: deque[Any] = deque()
        for start in range(0, len(items), size):
            waiting.append(doing.remote(shared, items[start : start + size]))
            if len(waiting) > cores * AHEAD:
                yield from _got(ray, waiting.popleft())
        while waiting:
            yield from _got(ray, waiting.popleft())


def _got(ray: Any, done: Any) -> Any:
    """The results, as soon as they are there; what was raised over there is raised here, as it was."""
    try:
        return ray.cloudpickle.loads(ray.get(done))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def _done(work: bytes, items: Sequence[A]) -> bytes:
    """Results and work go as bytes: arrays that Ray itself hands over may be read, but not written to."""
    from ray import cloudpickle  # which also knows what stands in the script that was started

    do = cloudpickle.loads(work)
    found: bytes = cloudpickle.dumps([do(item) for item in items])
    return found


@contextmanager
def connected(address: str) -> Iterator[ModuleType]:
    """Ray, at the cluster of that address; who is at one already stays there."""
    need_extra("ray", "ray")
    import ray

    if ray.is_initialized():
        yield ray
        return
    local = address == LOCAL
    if not local:
        _knock(address)
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


def _knock(address: str) -> None:
    """Refuse an address at which nobody is: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if not colon:
        return  # `auto`, say: Ray knows where to look
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise BadInput("ray", f"no cluster answers at {address}") from None
