"""Worker processes for bots and hints, with limits of time, so that no computation blocks a table.

A worker gets what the seat knows, as JSON, never a position. One that exceeds its limit or dies is killed and replaced;
then a simpler bot makes the move, and other requests fail with `TimedOut` or `Crashed`. A job that nobody waits for any
more is stopped. Who gets a worker next is decided in `cairn.server.jobs.queue`. A bot's random numbers are its own and
independent of the deal.
"""

import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, TypeVar

import anyio
import msgspec
from anyio import CancelScope, CapacityLimiter, to_process

from cairn.core.errors import BadInput, Busy, CairnError, Crashed, TimedOut, WorkFailed
from cairn.core.phrases import Ref
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat, encode
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server.jobs import tasks
from cairn.server.jobs.queue import JobClass, JobQueue, QueueFull
from cairn.server.jobs.tasks import Solved
from cairn.server.ops.logging import log_event
from cairn.server.ops.metrics import Metrics

T = TypeVar("T")

THINKS = 2.0
"""Seconds for a bot's move."""
LINE_THINKS = 0.5
"""Seconds for a bot's move in a line that somebody tries: several bots answer in one job."""
GRACE = 4.0
"""Seconds more until it is stopped: a new worker has to load the game first."""
PATIENCE = 20.0
"""Seconds of CPU time for a hint, a proof or the odds, while a person waits. There is no simpler substitute for
these."""
LONG = 120.0
"""Seconds of CPU time for results that are computed once and stored: a review, the position of a day."""
BUSY_MACHINE = 2
"""How many times its CPU time a job may take in wall-clock time, because other processes run too."""
MOST_WAITING = 32
"""Waiting jobs of people; more would not be done before those people give up."""
MOST_WAITING_LONG = 8
"""The same for long jobs."""
ASK_AGAIN, ASK_AGAIN_LONG = 5, 30
"""Seconds after which a client should ask again for a job that failed."""
SIMPLER = "steady"


class WorkerPool:
    """Worker processes. They are started when first needed, and end with the event loop."""

    def __init__(
        self,
        processes: int | None = None,
        thinks: float | None = THINKS,
        grace: float = GRACE,
        patience: float = PATIENCE,
        long: float = LONG,
        played_on: int | None = None,
        seed: int | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Use that number of processes (None: one for each core but one), and count failures in `metrics`.

        With None for `thinks` a bot does a fixed amount of work instead of thinking for a time, and with a `seed` it
        always answers the same request with the same move: a game then repeats, even on a busy machine. `played_on`
        limits the choices of a game that a review plays on; None: as many as the game wants.
        """
        self._thinks = thinks
        self._seed = seed
        self._grace = grace
        self._patience = patience
        self._patience_long = long
        self._played_on = played_on
        self._metrics = metrics or Metrics()
        self._short = JobQueue(processes or max(1, (os.cpu_count() or 2) - 1), MOST_WAITING)
        self._long = JobQueue(1, MOST_WAITING_LONG)  # one worker more, so that nobody in a game waits for a review
        for job_class in JobClass:
            self._metrics.count_waiting(job_class.name.lower(), partial(self.count_waiting, job_class))

    def count_waiting(self, job_class: JobClass) -> int:
        """The number of jobs of a class that wait for a worker."""
        return self._short.count_waiting(job_class) + self._long.count_waiting(job_class)

    def count_working(self) -> int:
        """The number of jobs that workers do now."""
        return self._short.working + self._long.working

    async def choose(
        self,
        rooms: Rooms,
        bot: str,
        sight: AnySight,
        moves: tuple[Any, ...],
        is_demo: bool = False,
        client: str = "",
    ) -> Any:
        """Return the bot's move, or a simpler bot's if it fails. This never raises.

        The bot called `random` needs no worker. At a table without people (`is_demo`) everybody else comes first.
        `client` says whose table it is: clients take turns.
        """
        if len(moves) == 1:
            return moves[0]
        known = set(rooms.bot_names)
        seen, may = encode(sight), encode(moves)
        for name in dict.fromkeys((bot, SIMPLER)) if bot in known else ():
            if name in known:
                try:
                    limit = (self._thinks or 0.0) + self._grace
                    asked = (rooms, name, seen, may, self._thinks, self._seed)
                    async with self._short.worker(JobClass.DEMO if is_demo else JobClass.MOVE, client):
                        return moves[await self._run_in_worker(limit, tasks.choose_move, *asked)]
                except Exception as error:  # whatever a bot does, the game goes on
                    self._report_failure("bot", error, game=rooms.name, bot=name)
        return tasks.dice(self._seed, seen, may).choice(moves)

    async def hint(
        self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int, client: str = ""
    ) -> tuple[Line, ...]:
        """Return the lines of a hint; raise `BadInput` if there is none, and, like all of these, `WorkFailed`.

        Clients take turns; `client` says whose job it is.
        """
        if rooms.at.hint is None:
            raise BadInput("hint", f"there are no hints for {rooms.name}")
        facts = (rooms, encode(sight), encode(notes), level)
        found = await self._help("hint", client, tasks.find_hint, *facts)
        return msgspec.json.decode(found, type=tuple[Line, ...])

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool, client: str = "") -> Odds:
        """Return what the seat can know, in numbers; raise `BadInput` if nothing is hidden."""
        _check_study(rooms, "odds")
        found = await self._help("odds", client, tasks.find_odds, rooms, encode(sight), values)
        return msgspec.json.decode(found, type=Odds)

    async def prove(
        self, rooms: Rooms, sight: AnySight, cell: Cell, client: str = ""
    ) -> tuple[Verdict, tuple[Line, ...]]:
        """Return what follows for a cell of the sheet, with the lines of the proof."""
        _check_study(rooms, "proof")
        found = await self._help("proof", client, tasks.find_proof, rooms, encode(sight), cell.where, cell.what)
        return msgspec.json.decode(found, type=tuple[Verdict, tuple[Line, ...]])

    async def ruled_out_by(self, rooms: Rooms, sight: AnySight, answer: Ref, client: str = "") -> tuple[Cell, ...]:
        """Return the cells that this answer alone rules out."""
        _check_study(rooms, "answer")
        found = await self._help("answer", client, tasks.find_ruled_out, rooms, encode(sight), answer)
        return msgspec.json.decode(found, type=tuple[Cell, ...])

    async def review(self, rooms: Rooms, record: str, progress: str | None = None, client: str = "") -> bytes:
        """Return the review of a finished game, the JSON of an `Analysis`; write progress to the file `progress`."""
        if rooms.at.study is None:
            raise BadInput("review", f"games of {rooms.name} are not reviewed yet")
        return await self._study_long("review", client, tasks.review_game, rooms, record, progress, self._played_on)

    async def game_page(
        self, rooms: Rooms, record: str, seat: Seat, names: tuple[str, ...], lang: str, client: str = ""
    ) -> bytes:
        """Return a finished game as one HTML file; raise `BadInput` for a game that hides no code."""
        _check_study(rooms, "page")
        return await self._study_long("page", client, tasks.write_game_page, rooms, record, seat, names, lang)

    async def replay(
        self, rooms: Rooms, record: str, seat: Seat | None, in_beats: bool = False, client: str = ""
    ) -> bytes:
        """Return a finished game step by step, as a seat saw it: the JSON of `Frames`."""
        return await self._study("replay", client, tasks.replay_game, rooms, record, seat, in_beats)

    async def daily(self, rooms: Rooms, date: str, seed: str, client: str = "") -> bytes:
        """Return the position of a day from its seed: the JSON of a `Daily`."""
        _check_study(rooms, "daily")
        return await self._study_long("daily", client, tasks.make_daily, rooms, date, seed)

    async def puzzle(self, rooms: Rooms, record: str, question: bytes, client: str = "") -> bytes:
        """Return a puzzle of a recorded game: the JSON of a `Position`."""
        return await self._study("puzzle", client, tasks.make_puzzle, rooms, record, question)

    async def prove_answer(
        self, rooms: Rooms, position: bytes, what: str, rows: tuple[int, ...], client: str = ""
    ) -> bool:
        """Whether the answer to a puzzle, the JSON of its position, is right, and proved by these rows."""
        found = await self._study("puzzle", client, tasks.prove_puzzle, rooms, position, what, rows)
        return msgspec.json.decode(found, type=bool)

    async def check_lesson(self, rooms: Rooms, name: str, answer: bytes, client: str = "") -> bytes:
        """Return what the engine says to an answer in a lesson: the JSON of a `CheckedAnswer`."""
        return await self._study("lesson", client, tasks.check_lesson, rooms, name, answer)

    async def play_coached(self, rooms: Rooms, asked: bytes, client: str = "") -> bytes:
        """Return a game with the coach after what the learner did: the JSON of a `CoachedTurn`."""
        return await self._help("coach", client, tasks.play_coached, rooms, asked)

    async def try_line(self, rooms: Rooms, record: str, asked: bytes, client: str = "") -> bytes:
        """Return a line of a recorded game with the answers of the bots: the JSON of a `PlayedLine`."""
        seconds = None if self._thinks is None else min(self._thinks, LINE_THINKS)
        return await self._study("line", client, tasks.try_line, rooms, record, asked, seconds)

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None, client: str = "") -> Solved:
        """Return what is known about a position that was written down."""
        if rooms.at.solver is None:
            raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to solve")
        asked = None if cell is None else (cell.where, cell.what)
        found = await self._study("position", client, tasks.solve_position, rooms, position, lang, asked)
        return msgspec.json.decode(found, type=Solved)

    async def _help(self, job: str, client: str, think: Callable[..., bytes], *facts: Any) -> bytes:
        waits = self._short.worker(JobClass.HELP, client)
        return await self._run_job(job, waits, self._patience, ASK_AGAIN, think, *facts)

    async def _study(self, job: str, client: str, think: Callable[..., bytes], *facts: Any) -> bytes:
        waits = self._short.worker(JobClass.STUDY, client)
        return await self._run_job(job, waits, self._patience, ASK_AGAIN, think, *facts)

    async def _study_long(self, job: str, client: str, think: Callable[..., bytes], *facts: Any) -> bytes:
        waits = self._long.worker(JobClass.STUDY, client)
        return await self._run_job(job, waits, self._patience_long, ASK_AGAIN_LONG, think, *facts)

    async def _run_job(
        self,
        job: str,
        worker: AbstractAsyncContextManager[None],
        seconds: float,
        again: int,
        think: Callable[..., bytes],
        *facts: Any,
    ) -> bytes:
        """Run a job when there is a worker; raise what it refuses, and `WorkFailed` if it does not finish."""
        try:
            async with worker:
                return await self._run_in_worker(seconds * BUSY_MACHINE, tasks.limit_cpu, seconds, think, *facts)
        except QueueFull:
            busy = Busy(job, again)
            self._metrics.count_failure(job, busy)
            raise busy from None
        except CairnError:
            raise
        except Exception as error:
            raise self._report_failure(job, error, again) from None

    def _report_failure(self, job: str, error: Exception, again: int | None = None, **facts: Any) -> WorkFailed:
        """Count and log a failed job, and return its error."""
        failure = TimedOut(job, again) if isinstance(error, TimeoutError) else Crashed(job)
        self._metrics.count_failure(job, failure)
        level = "warning" if isinstance(failure, TimedOut) else "error"
        log_event(level, "worker-failed", job=job, kind=failure.kind, why=repr(error), **facts)
        return failure

    async def _run_in_worker(self, seconds: float, think: Callable[..., T], *facts: Any) -> T:
        """Run a function in a worker; raise `TimeoutError` if it takes too long, `BrokenWorkerProcess` if it dies."""
        with CancelScope(shield=True):  # a process that is cancelled while it starts would never end
            await to_process.run_sync(tasks.do_nothing, limiter=CapacityLimiter(1))
        with anyio.fail_after(seconds):
            return await to_process.run_sync(think, *facts, cancellable=True, limiter=CapacityLimiter(1))


def _check_study(rooms: Rooms, what: str) -> None:
    if rooms.at.proofs is None:
        raise BadInput(what, f"{rooms.name} hides no code, so there is nothing to deduce")
