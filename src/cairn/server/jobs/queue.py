"""Who gets a worker next.

Jobs wait by class: the move of a bot, for which a whole table waits, always comes before help for one player, and that
before what anybody can ask. Within a class the clients take turns, so that a hundred requests of one client do not
delay the first of another. The waiting jobs of a client and of a class are limited: the next one is refused at once,
or, if another client has many more in a full class, the last one of that client. A client that gives up leaves the
queue.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import IntEnum

MOST_FOR_CLIENT = 8
"""Jobs of one client that may wait of what anybody can ask for. Of help a club behind one address needs more."""


class JobClass(IntEnum):
    """Classes of jobs, the most urgent first."""

    MOVE = 0
    """A bot's move."""
    HELP = 1
    """A hint, a proof or the odds, for a player in a game."""
    STUDY = 2
    """What anybody can ask for: a position to solve, a game to replay or to review, a lesson, the puzzle of a day."""
    DEMO = 3
    """A bot's move at a table without people."""


class QueueFull(Exception):
    """Too many jobs wait already."""


class JobQueue:
    """Jobs that wait for one of a number of workers."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        """Let `workers` jobs run at once, and `most_waiting` of each class wait; moves are never refused."""
        self._workers = self._free = workers
        self._most = most_waiting
        self._waiting: dict[JobClass, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            each: OrderedDict() for each in JobClass
        }

    @property
    def working(self) -> int:
        """The number of jobs that run now."""
        return self._workers - self._free

    def count_waiting(self, job_class: JobClass) -> int:
        """The number of jobs of a class that wait."""
        return sum(map(len, self._waiting[job_class].values()))

    @asynccontextmanager
    async def worker(self, job_class: JobClass, client: str) -> AsyncIterator[None]:
        """Wait for a worker, and hold it; raise `QueueFull` at once if too many wait."""
        await self._wait(job_class, client)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, job_class: JobClass, client: str) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        clients = self._waiting[job_class]
        if job_class in (JobClass.HELP, JobClass.STUDY):
            own = len(clients.get(client, ()))
            if job_class is JobClass.STUDY and own >= MOST_FOR_CLIENT:
                raise QueueFull
            self._make_room(clients, own)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        clients.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.done() or turn.cancelled():
                self._remove(clients, client, turn)
            elif turn.exception() is None:
                self._pass_on()  # it was called in the same moment
            raise

    def _make_room(self, clients: OrderedDict[str, deque[asyncio.Future[None]]], own: int) -> None:
        """Refuse the job of a client with `own` waiting jobs, or another client's, if too many wait."""
        if sum(map(len, clients.values())) < self._most:
            return
        longest = max(clients.values(), key=len)
        if len(longest) < own + 2:
            raise QueueFull
        last = longest.pop()
        if not last.done():
            last.set_exception(QueueFull())

    def _pass_on(self) -> None:
        """Give the worker to the next job, or keep it free."""
        for clients in self._waiting.values():
            while clients:
                client, turns = clients.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    clients[client] = turns  # behind the other clients
                if not turn.cancelled():  # given up in the same moment
                    turn.set_result(None)
                    return
        self._free += 1

    def _remove(
        self, clients: OrderedDict[str, deque[asyncio.Future[None]]], client: str, turn: asyncio.Future[None]
    ) -> None:
        turns = clients.get(client, deque())
        with suppress(ValueError):  # it was passed over already
            turns.remove(turn)
        if not turns:
            clients.pop(client, None)
