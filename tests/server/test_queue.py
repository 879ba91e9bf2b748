"""Fair work: who gets a worker next, who is refused, and what happens to jobs that nobody waits for."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.core.errors import Busy, TimedOut
from cairn.server.jobs.cache import ProgressFile, ResultCache
from cairn.server.jobs.pool import WorkerPool
from cairn.server.jobs.queue import MOST_FOR_CLIENT, JobClass, JobQueue, QueueFull
from tests.patience import LIMIT
from tests.server.bots import broken_rooms
from tests.server.positions import ROOMS, begun
from tests.server.services import Running

GAME = "think-str8"
LATE = 600.0


class Jobs:
    """Jobs that run until they are told to end, and the order in which they began."""

    def __init__(self, queue: JobQueue) -> None:
        self.queue = queue
        self.began: list[int] = []
        self._ends: dict[int, asyncio.Event] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def add(self, number: int, job_class: JobClass, client: str = "") -> None:
        self._ends[number] = asyncio.Event()
        self._tasks[number] = asyncio.create_task(self._run(number, job_class, client))
        await self._settle()

    async def end(self, number: int) -> None:
        self._ends[number].set()
        await self._settle()

    async def give_up(self, *numbers: int) -> None:
        """Give up jobs, all in the same moment."""
        for number in numbers:
            self._tasks[number].cancel()
        await self._settle()

    @property
    def running(self) -> list[int]:
        return [number for number in self.began if not self._tasks[number].done()]

    @property
    def refused(self) -> list[int]:
        return [
            number
            for number, task in self._tasks.items()
            if task.done() and not task.cancelled() and isinstance(task.exception(), QueueFull)
        ]

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, number: int, job_class: JobClass, client: str) -> None:
        async with self.queue.worker(job_class, client):
            self.began.append(number)
            await self._ends[number].wait()

    async def _settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


CLASSES = st.sampled_from(list(JobClass))
DEEDS = st.lists(st.tuples(st.sampled_from(["add", "end", "give up"]), CLASSES, st.integers(0, 3)), max_size=60)


@settings(max_examples=60, deadline=None)
@given(DEEDS, st.integers(1, 3))
def test_the_more_urgent_class_is_always_next(deeds: list[tuple[str, JobClass, int]], workers: int) -> None:
    """Whatever comes and goes: no worker is idle while a job waits, none runs too much, and none overtakes."""

    async def play() -> None:
        jobs, classes = Jobs(JobQueue(workers, 8)), dict[int, JobClass]()
        waiting: list[int] = []
        for deed, job_class, choice in deeds:
            if deed == "add":
                number = len(classes)
                classes[number] = job_class
                waiting.append(number)
                await jobs.add(number, job_class, str(choice))
            elif deed == "end" and jobs.running:
                await jobs.end(jobs.running[choice % len(jobs.running)])
            elif deed == "give up" and (alive := [*waiting, *jobs.running]):
                number = alive[choice % len(alive)]
                await jobs.give_up(number)
                waiting = [each for each in waiting if each != number]
            started = [each for each in waiting if each in jobs.began]
            waiting = [each for each in waiting if each not in jobs.began and each not in jobs.refused]
            assert len(jobs.running) <= workers
            assert len(jobs.running) == workers or not waiting
            for each in started:
                assert all(classes[each] <= classes[other] for other in waiting)
        assert not any(classes[each] in (JobClass.MOVE, JobClass.DEMO) for each in jobs.refused)
        await jobs.close()

    asyncio.run(play())


@pytest.mark.anyio
async def test_before_a_bots_move_stands_one_job_for_each_worker_at_most() -> None:
    """However many solve, review and ask for hints."""
    jobs = Jobs(JobQueue(2, 1000))
    for number in range(150):
        await jobs.add(number, JobClass.STUDY if number % 3 else JobClass.HELP, f"client {number % 40}")
    await jobs.add(1000, JobClass.MOVE)
    await jobs.end(jobs.running[0])
    assert jobs.began[-1] == 1000
    await jobs.close()


@pytest.mark.anyio
@pytest.mark.parametrize("order", [1, -1])
async def test_when_all_hang_up_in_the_same_moment_a_worker_is_free_again(order: int) -> None:
    """The one that runs passes its worker on, and nobody who has gone gets it."""
    jobs = Jobs(JobQueue(2, 100))
    for number in range(40):
        await jobs.add(number, JobClass.STUDY, f"client {number % 3}")
    await jobs.give_up(*range(40)[::order])
    assert jobs.queue.working == 0 and jobs.queue.count_waiting(JobClass.STUDY) == 0
    for number in range(40):
        await jobs.add(40 + number, JobClass.HELP)
    await jobs.give_up(*range(50, 80)[::order], 40)
    await jobs.end(41)
    assert jobs.running[:2] == [42, 43] and len(jobs.running) == 2
    await jobs.close()


@pytest.mark.anyio
async def test_clients_take_turns() -> None:
    jobs = Jobs(JobQueue(1, 100))
    await jobs.add(0, JobClass.STUDY, "one")
    for number in (1, 2, 3):
        await jobs.add(number, JobClass.STUDY, "one")
    await jobs.add(4, JobClass.STUDY, "other")
    await jobs.add(5, JobClass.STUDY, "other")
    for number in (0, 1, 4, 2, 5):
        await jobs.end(number)
    assert jobs.began == [0, 1, 4, 2, 5, 3]
    await jobs.close()


@pytest.mark.anyio
async def test_a_client_has_a_share_of_the_queue() -> None:
    """The others are not refused because of it."""
    jobs = Jobs(JobQueue(1, 100))
    for number in range(MOST_FOR_CLIENT + 2):
        await jobs.add(number, JobClass.STUDY, "one")
    assert jobs.refused == [MOST_FOR_CLIENT + 1]
    await jobs.add(50, JobClass.STUDY, "other")
    assert len(jobs.refused) == 1
    for number in range(100, 100 + 2 * MOST_FOR_CLIENT):
        await jobs.add(number, JobClass.HELP, "a club behind one address")
    assert len(jobs.refused) == 1
    await jobs.close()


@pytest.mark.anyio
async def test_in_a_full_class_the_longest_queue_of_a_client_gives_way() -> None:
    """A few who ask for much do not keep out somebody who asks for one thing; one with as many is refused."""
    jobs = Jobs(JobQueue(1, 6))
    await jobs.add(0, JobClass.HELP)
    for number in range(1, 5):
        await jobs.add(number, JobClass.STUDY, "one")
    for number in (5, 6):
        await jobs.add(number, JobClass.STUDY, "other")
    await jobs.add(7, JobClass.STUDY, "third")
    assert jobs.refused == [4]
    await jobs.add(8, JobClass.STUDY, "other")
    assert jobs.refused == [4, 8]
    await jobs.add(9, JobClass.STUDY, "fourth")
    await jobs.add(10, JobClass.STUDY, "fifth")
    assert jobs.refused == [2, 3, 4, 8]
    await jobs.add(11, JobClass.STUDY, "sixth")
    assert jobs.refused == [2, 3, 4, 6, 8]
    for number in (0, 1, 5, 7, 9, 10, 11):
        await jobs.end(number)
    assert jobs.began == [0, 1, 5, 7, 9, 10, 11] and jobs.queue.working == 0
    await jobs.close()


@pytest.mark.anyio
async def test_who_is_refused_and_gives_up_in_the_same_moment_frees_no_worker() -> None:
    jobs = Jobs(JobQueue(1, 2))
    for number in range(3):
        await jobs.add(number, JobClass.STUDY, "one")
    adding = asyncio.create_task(jobs.add(3, JobClass.STUDY, "other"))
    while 3 not in jobs._tasks:
        await asyncio.sleep(0)
    await asyncio.sleep(0)  # the last of the first client is refused, and has not heard of it
    await jobs.give_up(2)
    await adding
    await jobs.add(4, JobClass.MOVE)
    assert jobs.running == [0]
    await jobs.close()


@pytest.mark.anyio
async def test_the_job_that_used_too_much_cpu_time_is_stopped() -> None:
    """A busy machine does not make a job fail: what counts is what it has used."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cairn.server.jobs.pool.BUSY_MACHINE", LATE)
        workers = WorkerPool(1, patience=0.2)
        with pytest.raises(TimedOut):
            await workers.hint(broken_rooms(GAME, "spin"), begun(GAME, 2).running.sight(0), (), 1)


@pytest.mark.anyio
async def test_a_shared_computation_ends_with_the_last_who_waits() -> None:
    class Nothing:
        async def load_result(self, name: str) -> None:
            return None

    started, ended = 0, 0

    async def make(progress: ProgressFile) -> bytes:
        nonlocal started, ended
        started += 1
        try:
            await asyncio.sleep(LATE)
        finally:
            ended += 1
        return b""

    cache = ResultCache(Nothing())  # type: ignore[arg-type]  # nothing else of a store is asked
    waiting = [asyncio.create_task(cache.get("review/x", make)) for _ in range(3)]
    while not started:
        await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    assert (started, ended) == (1, 0)
    waiting[2].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (started, ended) == (1, 1) and cache.part("review/x") is None


@pytest.mark.anyio
async def test_who_asks_while_something_is_stopped_has_it_made_again() -> None:
    """A worker takes a moment to end; who comes in that moment is not sent away with the one who left."""

    class Nothing:
        async def load_result(self, name: str) -> None:
            return None

        async def save_result(self, name: str, body: str) -> None:
            pass

    stopping, may_stop, made = asyncio.Event(), asyncio.Event(), 0

    async def make(progress: ProgressFile) -> bytes:
        nonlocal made
        made += 1
        if made == 2:
            return b"made"
        try:
            await asyncio.sleep(LATE)
        finally:
            stopping.set()
            await may_stop.wait()
        return b""

    cache = ResultCache(Nothing())  # type: ignore[arg-type]  # nothing else of a store is asked
    first = asyncio.create_task(cache.get("review/x", make))
    while not made:
        await asyncio.sleep(0)
    first.cancel()
    await stopping.wait()
    second = asyncio.create_task(cache.get("review/x", make))
    for _ in range(9):
        await asyncio.sleep(0)
    may_stop.set()
    assert await second == b"made"
    await asyncio.gather(first, return_exceptions=True)
    assert cache.part("review/x") is None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Anyone who asks it for something waits for ever."""
    games = {**ROOMS, GAME: broken_rooms(GAME, "hang")}
    running = Running(
        str(tmp_path / "tables.sqlite"), games, partial(WorkerPool, patience=LATE, long=LATE, thinks=0.01), workers=1
    )
    running.start()
    yield running
    running.stop()


def until(claim: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    start = monotonic()
    while not claim():
        assert monotonic() - start < LIMIT
        sleep(0.02)


def waiting(server: Running) -> float:
    """The jobs that wait for a worker, as the metrics say."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("cairn_jobs_waiting{"))


def send(server: Running, path: str, body: Any, authorization: str = "", address: str = "") -> socket.socket:
    """Ask for something, from an address as a proxy tells it, and do not wait for the answer."""
    host, port = server.url.removeprefix("http://").split(":")
    content = msgspec.json.encode(body)
    line = socket.create_connection((host, int(port)))
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
    head += f"Authorization: {authorization}\r\n" if authorization else ""
    head += f"X-Forwarded-For: {address}\r\n" if address else ""
    line.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    return line


def test_what_nobody_waits_for_any_more_is_stopped(server: Running) -> None:
    """A hundred and fifty who ask for a solution and hang up leave nothing behind."""
    for _ in range(15):
        lines = [send(server, f"/api/solve/{GAME}", {"position": {}}) for _ in range(10)]
        until(lambda: waiting(server) > 0)
        for line in lines:
            line.close()
        until(lambda: waiting(server) == 0)


def test_who_asks_too_much_is_told_to_wait(server: Running) -> None:
    lines = [send(server, f"/api/solve/{GAME}", {"position": {}}) for _ in range(MOST_FOR_CLIENT + 1)]
    until(lambda: waiting(server) == MOST_FOR_CLIENT)
    answer = httpx.post(f"{server.url}/api/solve/{GAME}", json={"position": {}}, timeout=LIMIT)
    assert answer.status_code == 429 and answer.json()["kind"] == Busy.kind
    assert answer.headers["retry-after"] == str(answer.json()["retry_after"])
    for line in lines:
        line.close()


def test_the_addresses_of_a_network_have_one_share(server: Running) -> None:
    """Who has one IPv6 address has 2^64 of them."""

    def ask(number: int) -> socket.socket:
        return send(server, f"/api/solve/{GAME}", {"position": {}}, address=f"2001:db8::{number}")

    lines = [ask(number) for number in range(1, MOST_FOR_CLIENT + 2)]
    until(lambda: waiting(server) == MOST_FOR_CLIENT)
    with ask(99) as line:
        line.settimeout(LIMIT)
        assert line.recv(1 << 12).startswith(b"HTTP/1.1 429")
    for line in lines:
        line.close()
