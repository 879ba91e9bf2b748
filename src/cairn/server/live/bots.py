"""Bots at a table: one of the processes that hold the table asks them for their moves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeVar

from cairn.core.sight import AnySight
from cairn.core.values import Seat
from cairn.games.rooms import Rooms
from cairn.server.live.services import Services
from cairn.server.ops.logging import log_event
from cairn.server.protocol import requests
from cairn.server.storage import Unavailable
from cairn.server.table.commands import execute
from cairn.server.table.identity import Person
from cairn.server.table.log import Entry
from cairn.server.table.state import TableState

T = TypeVar("T")

TRY_AGAIN = 1.0
"""Seconds until a bot's move is written again after the database was unavailable."""


class DrivenTable(Protocol):
    """A table at which bots move."""

    name: str
    services: Services
    client: str
    """Whose share of the workers its bots take."""

    @property
    def number(self) -> int:
        """The number of entries in memory."""

    async def inspect(self, ask: Callable[[TableState], T]) -> T:
        """Return what `ask` finds, while nothing else happens at the table."""

    async def write(self, decide: Callable[[TableState], tuple[tuple[Entry, ...], T]]) -> T:
        """Write the entries that `decide` returns."""


class _Turn(NamedTuple):
    """A bot to act, and what it is given."""

    seat: Seat
    bot: str
    prompt: int
    rooms: Rooms
    sight: AnySight
    moves: tuple[Any, ...]
    is_demo: bool
    """Whether all players are bots."""


class BotDriver:
    """Asks bots for moves until a person is to act, or nobody is."""

    def __init__(self, table: DrivenTable) -> None:
        """Begin idle."""
        self._table = table
        self._driving: asyncio.Task[None] | None = None
        self._is_ours = asyncio.Event()  # set while this process drives the bots, not another

    @property
    def is_idle(self) -> bool:
        """Whether no bot is to act."""
        return self._driving is None

    def wake(self, state: TableState, delay: float = 0.0) -> None:
        """Let bots move if it is their turn; after `delay` seconds if another process should. The lock is held."""
        if _bot_to_act(state) is None:
            return
        if not delay:
            self._is_ours.set()
        elif self._driving is None:
            self._is_ours.clear()
        if self._driving is None:
            self._driving = asyncio.create_task(self._drive(delay))

    async def stop(self) -> None:
        """Stop asking bots."""
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def release(self) -> None:
        """Become idle. The lock must be held, or a concurrent `wake` would be lost."""
        self._driving = None

    async def _drive(self, delay: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._is_ours.wait()
        while True:
            try:
                if not await self._drive_one():
                    return
            except Unavailable as error:
                log_event("warning", "bot-waits", self._table.name, why=str(error))
                await asyncio.sleep(TRY_AGAIN)
            except Exception:  # a fault of ours: this table waits for its next change, the others go on
                self._table.services.metrics.errors.inc()
                log_event("error", "bot-failed", self._table.name, self._table.number, exc_info=True)
                self._driving = None
                return

    async def _drive_one(self) -> bool:
        """Let one bot move; False if none is to act."""
        services = self._table.services
        turn = await self._table.inspect(self._find_turn)
        if turn is None:
            return False
        began = monotonic()
        move = await services.workers.choose(
            turn.rooms, turn.bot, turn.sight, turn.moves, turn.is_demo, self._table.client
        )
        services.metrics.thinking.observe(monotonic() - began)
        await asyncio.sleep(services.pace)

        def decide(state: TableState) -> tuple[tuple[Entry, ...], bool]:
            prompt = state.prompts[turn.seat]
            if state.chairs[turn.seat].bot != turn.bot or prompt.number != turn.prompt or not prompt.is_open:
                return (), True  # a person is back, or a move was undone: look again
            request = requests.Move(prompt=turn.prompt, moves=(move,))
            return execute(state, Person(turn.seat), request, services.now()), True

        written = await self._table.write(decide)
        services.metrics.moves.labels("bot").inc()
        return written

    def _find_turn(self, state: TableState) -> _Turn | None:
        seat = _bot_to_act(state)
        if seat is None:
            self.release()
            return None
        bot, table = state.chairs[seat].bot, state.running
        assert bot is not None
        prompt = state.prompts[seat].number
        return _Turn(seat, bot, prompt, state.rooms, table.sight(seat), table.moves(seat), state.bots_alone)


def _bot_to_act(state: TableState) -> Seat | None:
    return next((seat for seat in state.to_act if state.chairs[seat].is_played_by_bot), None)
