"""Bots and hints in processes of their own, with a time budget: nobody who thinks too long stops a table.

A worker is sent what the seat knows, as JSON, and never a position. One that overruns its time or dies is killed and
replaced; then a simpler bot makes the move, and whoever asked for something else is told what became of it (`TimedOut`,
`Crashed`). The dice of a bot are its own: nothing of the deal goes into them.
"""

import os
from collections.abc import Callable
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
from cairn.server.jobs.tasks import Solved
from cairn.server.ops.logging import log_event
from cairn.server.ops.metrics import Metrics

__all__ = ["WorkerPool"]

T = TypeVar("T")

THINKS = 2.0
"""Seconds that a bot may think about a move."""
GRACE = 4.0
"""Seconds more until it is stopped: a new worker has to read the game first."""
PATIENCE = 20.0
"""Seconds for what a person asked for and waits for: a hint, a proof, the odds. It is told without a simpler one."""
LONG = 120.0
"""Seconds for what is made once and kept: a review, the position of a day."""
MOST_WAITING = 32
"""Jobs for people that wait for a worker; another one would not be done before its asker gives up."""
MOST_WAITING_LONG = 8
"""The same for what takes long."""
ASK_AGAIN, ASK_AGAIN_LONG = 5, 30
"""Seconds after which it is worth asking again for what was not finished."""
SIMPLER = "steady"


class WorkerPool:
    """Processes that think. They are started when first needed, and stop with the loop."""

    def __init__(
        self,
        processes: int | None = None,
        thinks: float | None = THINKS,
        grace: float = GRACE,
        patience: float = PATIENCE,
        long: float = LONG,
        seed: int | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Use that number of processes (None: one for each core but one), and count in `metrics` what they fail at.

        With None for `thinks` a bot does a fixed amount of work instead of thinking for a time, and with a `seed` it
        chooses the same move whenever it is asked the same: a game then repeats, on a busy machine too.
        """
        self._thinks = thinks
        self._seed = seed
        self._grace = grace
        self._patience = patience
        self._long = long
        self._metrics = metrics or Metrics()
        self._slow = CapacityLimiter(1)
        self._showing = CapacityLimiter(1)  # who wants to look at a game does not wait for one that is being weighed
        self._free = CapacityLimiter(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, rooms: Rooms, bot: str, sight: AnySight, moves: tuple[Any, ...]) -> Any:
        """One of the moves: the bot's own, or a simpler one's where it fails. It never fails altogether.

        The bot called `random` needs no worker.
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
                    return moves[await self._think(limit, tasks.choose_move, *asked)]
                except Exception as error:  # whatever a bot does, the table goes on
                    self._failed("bot", error, game=rooms.name, bot=name)
        return tasks.dice(self._seed, seen, may).choice(moves)

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int) -> tuple[Line, ...]:
        """The lines of a hint; raises `BadInput` where there is none to be had, and `WorkFailed` as all of these do."""
        if rooms.at.hint is None:
            raise BadInput("hint", f"there are no hints for {rooms.name}")
        told = await self._found("hint", tasks.find_hint, rooms, encode(sight), encode(notes), level)
        return msgspec.json.decode(told, type=tuple[Line, ...])

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool) -> Odds:
        """What the seat can know, in numbers; raises `BadInput` where nothing is hidden."""
        _check_study(rooms, "odds")
        return msgspec.json.decode(await self._found("odds", tasks.find_odds, rooms, encode(sight), values), type=Odds)

    async def prove(self, rooms: Rooms, sight: AnySight, cell: Cell) -> tuple[Verdict, tuple[Line, ...]]:
        """What follows for a cell of the sheet, with the lines of the proof."""
        _check_study(rooms, "proof")
        told = await self._found("proof", tasks.find_proof, rooms, encode(sight), cell.where, cell.what)
        return msgspec.json.decode(told, type=tuple[Verdict, tuple[Line, ...]])

    async def ruled_out_by(self, rooms: Rooms, sight: AnySight, answer: Ref) -> tuple[Cell, ...]:
        """The cells that an answer alone has ruled out."""
        _check_study(rooms, "answer")
        told = await self._found("answer", tasks.find_ruled_out, rooms, encode(sight), answer)
        return msgspec.json.decode(told, type=tuple[Cell, ...])

    async def review(self, rooms: Rooms, record: str, progress: str | None = None) -> bytes:
        """A finished game looked at again: the JSON of an `Analysis`; how far that is gets written into `progress`."""
        if rooms.at.study is None:
            raise BadInput("review", f"games of {rooms.name} are not reviewed yet")
        return await self._found("review", tasks.review_game, rooms, record, progress, queue=self._slow)

    async def replay(self, rooms: Rooms, record: str, seat: Seat | None) -> bytes:
        """A finished game step by step, as a seat saw it: the JSON of `Frames`."""
        return await self._found("replay", tasks.replay_game, rooms, record, seat, queue=self._showing)

    async def daily(self, rooms: Rooms, date: str) -> bytes:
        """The position of a day: the JSON of a `Daily`."""
        _check_study(rooms, "daily")
        return await self._found("daily", tasks.make_daily, rooms, date, queue=self._slow)

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None) -> Solved:
        """What can be said of a position that was written down."""
        if rooms.at.solver is None:
            raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to solve")
        asked = None if cell is None else (cell.where, cell.what)
        told = await self._found("position", tasks.solve_position, rooms, position, lang, asked)
        return msgspec.json.decode(told, type=Solved)

    async def _found(
        self, job: str, think: Callable[..., bytes], *facts: Any, queue: CapacityLimiter | None = None
    ) -> bytes:
        """What a worker finds out; raises what it refuses, and `WorkFailed` where it does not come to an end."""
        if queue is None:
            waits, limit, most, again = self._free, self._patience, MOST_WAITING, ASK_AGAIN
        else:
            waits, limit, most, again = queue, self._long, MOST_WAITING_LONG, ASK_AGAIN_LONG
        try:
            if waits.statistics().tasks_waiting >= most:
                raise Busy(job, again)
            return await self._think(limit, think, *facts, queue=waits)
        except WorkFailed as error:
            self._metrics.failed(job, error)
            raise
        except CairnError:
            raise
        except Exception as error:
            raise self._failed(job, error, again) from None

    def _failed(self, job: str, error: Exception, again: int | None = None, **facts: Any) -> WorkFailed:
        """What became of a job, counted and in the server's log."""
        failure = TimedOut(job, again) if isinstance(error, TimeoutError) else Crashed(job)
        self._metrics.failed(job, failure)
        level = "warning" if isinstance(failure, TimedOut) else "error"
        log_event(level, "worker-failed", job=job, kind=failure.kind, why=repr(error), **facts)
        return failure

    async def _think(
        self, seconds: float, think: Callable[..., T], *facts: Any, queue: CapacityLimiter | None = None
    ) -> T:
        """What a worker gives; raises `TimeoutError` when it takes too long, and `BrokenWorkerProcess` if it dies."""
        async with queue or self._free:  # who waits for a worker does not lose time for thinking
            with CancelScope(shield=True):  # a process that is called off while it starts would never be ended
                await to_process.run_sync(tasks.be_there, limiter=CapacityLimiter(1))
            with anyio.fail_after(seconds):
                return await to_process.run_sync(think, *facts, cancellable=True, limiter=CapacityLimiter(1))


def _check_study(rooms: Rooms, what: str) -> None:
    if rooms.at.proofs is None:
        raise BadInput(what, f"{rooms.name} hides no code, so there is nothing to deduce")
