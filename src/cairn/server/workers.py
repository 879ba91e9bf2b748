"""Bots and hints in processes of their own, with a time budget: nobody who thinks too long stops a table.

A worker is sent what the seat knows, as JSON, and never a position. One that overruns its time or dies is killed and
replaced, and the move is made by a simpler bot. The dice of a bot are its own: nothing of the deal goes into them.
"""

import os
from collections.abc import Callable
from random import SystemRandom
from typing import Any, TypeVar

import anyio
import msgspec
from anyio import CapacityLimiter, to_process

from cairn.core.errors import BadInput, CairnError
from cairn.core.phrases import Ref
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat, encode
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server import thoughts
from cairn.server.journal import said
from cairn.server.thoughts import Solved

__all__ = ["Workers"]

T = TypeVar("T")

THINKS = 2.0
"""Seconds that a bot may think about a move."""
GRACE = 4.0
"""Seconds more until it is stopped: a new worker has to read the game first."""
PATIENCE = 20.0
"""Seconds for what a person asked for and waits for: a hint, a proof, the odds. It is told without a simpler one."""
LONG = 120.0
"""Seconds for what is made once and kept: a review, the position of a day."""
SIMPLER = "steady"


class Workers:
    """Processes that think. They are started when first needed, and stop with the loop."""

    def __init__(
        self, processes: int | None = None, thinks: float = THINKS, grace: float = GRACE, patience: float = PATIENCE
    ) -> None:
        """Use so many processes; None: one for each core but one."""
        self._thinks = thinks
        self._grace = grace
        self._patience = patience
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
                    limit = self._thinks + self._grace
                    return moves[await self._think(limit, thoughts.chosen, rooms, name, seen, may, self._thinks)]
                except Exception as error:  # whatever a bot does, the table goes on
                    said("warning", "bot-failed", game=rooms.name, bot=name, why=repr(error))
        return SystemRandom().choice(moves)

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int) -> tuple[Line, ...]:
        """The lines of a hint; raises `BadInput` where there is none to be had."""
        if rooms.at.hint is None:
            raise BadInput("hint", f"there are no hints for {rooms.name}")
        told = await self._found("hint", thoughts.hinted, rooms, encode(sight), encode(notes), level)
        return msgspec.json.decode(told, type=tuple[Line, ...])

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool) -> Odds:
        """What the seat can know, in numbers; raises `BadInput` where nothing is hidden."""
        _check_study(rooms, "odds")
        return msgspec.json.decode(await self._found("odds", thoughts.odds, rooms, encode(sight), values), type=Odds)

    async def prove(self, rooms: Rooms, sight: AnySight, cell: Cell) -> tuple[Verdict, tuple[Line, ...]]:
        """What follows for a cell of the sheet, with the lines of the proof."""
        _check_study(rooms, "proof")
        told = await self._found("proof", thoughts.proved, rooms, encode(sight), cell.where, cell.what)
        return msgspec.json.decode(told, type=tuple[Verdict, tuple[Line, ...]])

    async def told_by(self, rooms: Rooms, sight: AnySight, answer: Ref) -> tuple[Cell, ...]:
        """The cells that an answer alone has ruled out."""
        _check_study(rooms, "answer")
        told = await self._found("answer", thoughts.told_by, rooms, encode(sight), answer)
        return msgspec.json.decode(told, type=tuple[Cell, ...])

    async def review(self, rooms: Rooms, record: str, gauge: str | None = None) -> bytes:
        """A finished game looked at again: the JSON of an `Analysis`; how far that is gets written into `gauge`."""
        if rooms.at.study is None:
            raise BadInput("review", f"games of {rooms.name} are not reviewed yet")
        return await self._found("review", thoughts.reviewed, rooms, record, gauge, queue=self._slow)

    async def replay(self, rooms: Rooms, record: str, seat: Seat | None) -> bytes:
        """A finished game step by step, as a seat saw it: the JSON of `Frames`."""
        return await self._found("replay", thoughts.replayed, rooms, record, seat, queue=self._showing)

    async def daily(self, rooms: Rooms, date: str) -> bytes:
        """The position of a day: the JSON of a `Daily`."""
        _check_study(rooms, "daily")
        return await self._found("daily", thoughts.daily, rooms, date, queue=self._slow)

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None) -> Solved:
        """What can be said of a position that was written down."""
        if rooms.at.solver is None:
            raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to solve")
        asked = None if cell is None else (cell.where, cell.what)
        told = await self._found("position", thoughts.solved, rooms, position, lang, asked)
        return msgspec.json.decode(told, type=Solved)

    async def _found(
        self, what: str, think: Callable[..., bytes], *facts: Any, queue: CapacityLimiter | None = None
    ) -> bytes:
        """What a worker finds out; raises `BadInput` if that cannot be, or not in time."""
        try:
            if queue is not None:
                return await self._think_long(queue, think, *facts)
            return await self._think(self._patience, think, *facts)
        except CairnError:
            raise
        except Exception as error:
            said("warning", "not-found", what=what, why=repr(error))
            raise BadInput(what, "none was found in time") from None

    async def _think_long(self, queue: CapacityLimiter, think: Callable[..., T], *facts: Any) -> T:
        """The same for what nobody waits for at a table: one at a time, beside the others."""
        async with queue:
            with anyio.fail_after(LONG):
                return await to_process.run_sync(think, *facts, cancellable=True, limiter=CapacityLimiter(1))

    async def _think(self, seconds: float, think: Callable[..., T], *facts: Any) -> T:
        """What a worker gives; raises `TimeoutError` when it takes too long, and `BrokenWorkerProcess` if it dies."""
        async with self._free:  # who waits for a worker does not lose time for thinking
            with anyio.fail_after(seconds):
                return await to_process.run_sync(think, *facts, cancellable=True, limiter=CapacityLimiter(1))


def _check_study(rooms: Rooms, what: str) -> None:
    if rooms.at.proofs is None:
        raise BadInput(what, f"{rooms.name} hides no code, so there is nothing to deduce")
