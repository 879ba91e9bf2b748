"""Bots at a table: asked for a move whenever it is their turn, by one process of all that hold the table."""

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
from cairn.server.table.commands import Person, execute
from cairn.server.table.log import Entry
from cairn.server.table.state import TableState

__all__ = ["BotDriver"]

T = TypeVar("T")

TRY_AGAIN = 1.0
"""Seconds after which a bot's move is written again when the database was gone."""


class DrivenTable(Protocol):
    """The table at which bots move."""

    name: str
    services: Services

    @property
    def number(self) -> int:
        """How many entries its log has, as far as they are in memory."""

    async def inspect(self, ask: Callable[[TableState], T]) -> T:
        """What is found out while nothing else is done at the table."""

    async def write(self, decide: Callable[[TableState], tuple[tuple[Entry, ...], T]]) -> T:
        """Write down what is decided."""


class _Turn(NamedTuple):
    """What a bot is asked."""

    seat: Seat
    bot: str
    prompt: int
    rooms: Rooms
    sight: AnySight
    moves: tuple[Any, ...]


class BotDriver:
    """Asks bots for moves until it is the turn of people, or of nobody."""

    def __init__(self, table: DrivenTable) -> None:
        """Ask nobody yet."""
        self._table = table
        self._driving: asyncio.Task[None] | None = None
        self._is_ours = asyncio.Event()  # set while it is for this process, not for another, to ask bots

    @property
    def is_idle(self) -> bool:
        """Whether no bot is to move."""
        return self._driving is None

    def wake(self, state: TableState, delay: float = 0.0) -> None:
        """Let bots move, if it is their turn; after `delay` seconds if another process is to. The table is held."""
        if _bot_to_act(state) is None:
            return
        if not delay:
            self._is_ours.set()
        elif self._driving is None:
            self._is_ours.clear()
        if self._driving is None:
            self._driving = asyncio.create_task(self._drive(delay))

    async def stop(self) -> None:
        """Let no bot move any more."""
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def rest(self) -> None:
        """There is nobody to ask. Called while the table is held, or the next to wake it would be deceived."""
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
            except Exception:  # a fault of ours: this table waits until somebody does something, the others go on
                self._table.services.metrics.errors.inc()
                log_event("error", "bot-failed", self._table.name, self._table.number, exc_info=True)
                self._driving = None
                return

    async def _drive_one(self) -> bool:
        """Let one bot move; False if none has to."""
        services = self._table.services
        turn = await self._table.inspect(self._turn)
        if turn is None:
            return False
        began = monotonic()
        move = await services.workers.choose(turn.rooms, turn.bot, turn.sight, turn.moves)
        services.metrics.thinking.observe(monotonic() - began)
        await asyncio.sleep(services.pace)

        def decide(state: TableState) -> tuple[tuple[Entry, ...], bool]:
            prompt = state.prompts[turn.seat]
            if state.chairs[turn.seat].bot != turn.bot or prompt.number != turn.prompt or not prompt.is_open:
                return (), True  # a person is back, or something was taken back: look again
            request = requests.Move(prompt=turn.prompt, moves=(move,))
            return execute(state, Person(turn.seat), request, services.now()), True

        written = await self._table.write(decide)
        services.metrics.moves.labels("bot").inc()
        return written

    def _turn(self, state: TableState) -> _Turn | None:
        seat = _bot_to_act(state)
        if seat is None:
            self.rest()
            return None
        bot, table = state.chairs[seat].bot, state.running
        assert bot is not None
        prompt = state.prompts[seat].number
        return _Turn(seat, bot, prompt, state.rooms, table.sight(seat), table.moves(seat))


def _bot_to_act(state: TableState) -> Seat | None:
    return next((seat for seat in state.to_act if state.chairs[seat].is_played_by_bot), None)
