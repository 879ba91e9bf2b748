"""Bots and hints in processes of their own, with a time budget: nobody who thinks too long stops a table.

A worker is sent what the seat knows, as JSON, and never a position. One that overruns its time or dies is killed and
replaced, and the move is made by a simpler bot. The dice of a bot are its own: nothing of the deal goes into them.
"""

import os
from collections.abc import Callable
from functools import cache
from random import Random, SystemRandom
from types import GenericAlias
from typing import Any, TypeVar

import anyio
import msgspec
from anyio import CapacityLimiter, to_process
from msgspec import Raw, Struct

from cairn.core.errors import BadInput, CairnError
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight, Sight
from cairn.core.steps import Noted
from cairn.core.values import encode, replace
from cairn.server.journal import said

__all__ = ["Workers"]

T = TypeVar("T")

THINKS = 2.0
"""Seconds that a bot may think about a move."""
GRACE = 4.0
"""Seconds more until it is stopped: a new worker has to read the game first."""
SIMPLER = "steady"


class Workers:
    """Processes that think. They are started when first needed, and stop with the loop."""

    def __init__(self, processes: int | None = None, thinks: float = THINKS, grace: float = GRACE) -> None:
        """Use so many processes; None: one for each core but one."""
        self._thinks = thinks
        self._grace = grace
        self._free = CapacityLimiter(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, rooms: Rooms, bot: str, sight: AnySight, moves: tuple[Any, ...]) -> Any:
        """One of the moves: the bot's own, or a simpler one's where it fails. It never fails altogether.

        The bot called `random` needs no worker.
        """
        if len(moves) == 1:
            return moves[0]
        known = {name for name, _ in rooms.bots}
        seen, may = encode(sight), encode(moves)
        for name in dict.fromkeys((bot, SIMPLER)) if bot in known else ():
            if name in known:
                try:
                    return moves[await self._think(_chosen, rooms, name, seen, may, self._thinks)]
                except Exception as error:  # whatever a bot does, the table goes on
                    said("warning", "bot-failed", game=rooms.name, bot=name, why=repr(error))
        return SystemRandom().choice(moves)

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int) -> tuple[Any, ...]:
        """The phrases of a hint, as JSON would have them; raises `BadInput` where there is none to be had."""
        if rooms.hint is None:
            raise BadInput("hint", f"there are no hints for {rooms.name}")
        try:
            told = await self._think(_hinted, rooms, encode(sight), encode(notes), level)
        except CairnError:
            raise
        except Exception as error:
            said("warning", "hint-failed", game=rooms.name, why=repr(error))
            raise BadInput("hint", "none was found in time") from None
        phrases: list[Any] = msgspec.json.decode(told)
        return tuple(phrases)

    async def _think(self, think: Callable[..., T], *facts: Any) -> T:
        """What a worker gives; raises `TimeoutError` when it takes too long, and `BrokenWorkerProcess` if it dies."""
        async with self._free:  # who waits for a worker does not lose time for thinking
            with anyio.fail_after(self._thinks + self._grace):
                return await to_process.run_sync(think, *facts, cancellable=True, limiter=CapacityLimiter(1))


# In the worker


class _Parts(Struct, forbid_unknown_fields=True):
    view: Raw
    history: Raw


def _chosen(rooms: Rooms, bot: str, sight: bytes, moves: bytes, seconds: float) -> int:
    """The number of the move that the bot chooses."""
    types = rooms.load("game").types
    offered = msgspec.json.decode(moves, type=GenericAlias(tuple, (types.move, ...)))
    move = _bot(rooms, bot).choose(_read(rooms, sight), offered, _dice(), seconds)
    number: int = offered.index(move)
    return number


def _hinted(rooms: Rooms, sight: bytes, notes: bytes, level: int) -> bytes:
    kind = rooms.load("game").types.note
    seen = _read(rooms, sight)
    noted = tuple(
        replace(each, note=msgspec.convert(each.note, kind))
        for each in msgspec.json.decode(notes, type=tuple[Noted, ...])
    )
    return encode(rooms.load("words").hint(seen.view, rooms.load("hint")(seen, noted, level)))


def _read(rooms: Rooms, sight: bytes) -> AnySight:
    parts = msgspec.json.decode(sight, type=_Parts)
    types = rooms.load("game").types
    return Sight(
        msgspec.json.decode(parts.view, type=types.view),
        msgspec.json.decode(parts.history, type=GenericAlias(tuple, (types.event, ...))),
    )


@cache
def _bot(rooms: Rooms, name: str) -> Any:
    return rooms.load_bot(name)()


@cache
def _dice() -> Random:
    return Random(SystemRandom().getrandbits(128))
