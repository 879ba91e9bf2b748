"""What all tables of a process share: the database, the games, who thinks for bots, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from cairn.core.phrases import Ref
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server.jobs.tasks import Solved
from cairn.server.ops.metrics import Metrics
from cairn.server.storage import Store
from cairn.server.table.state import FindRooms

__all__ = ["Services", "Thinking"]


class Thinking(Protocol):
    """Who chooses moves for bots and finds hints, somewhere else and in good time."""

    async def choose(self, rooms: Rooms, bot: str, sight: AnySight, moves: tuple[Any, ...]) -> Any:
        """One of the moves."""

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int) -> tuple[Line, ...]:
        """The lines of a hint."""

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool) -> Odds:
        """What a seat can know, in numbers."""

    async def prove(self, rooms: Rooms, sight: AnySight, cell: Cell) -> tuple[Verdict, tuple[Line, ...]]:
        """What follows for a cell of the sheet, with the lines of the proof."""

    async def told_by(self, rooms: Rooms, sight: AnySight, answer: Ref) -> tuple[Cell, ...]:
        """The cells that an answer alone has ruled out."""

    async def review(self, rooms: Rooms, record: str, gauge: str | None = None) -> bytes:
        """A finished game looked at again, as JSON; the part that is done stands in the file `gauge` meanwhile."""

    async def replay(self, rooms: Rooms, record: str, seat: Seat | None) -> bytes:
        """A finished game step by step, as a seat saw it, as JSON."""

    async def daily(self, rooms: Rooms, date: str) -> bytes:
        """The position of a day, as JSON."""

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None) -> Solved:
        """What can be said of a position that was written down."""


@dataclass(frozen=True)
class Services:
    """What all tables of a process share."""

    store: Store
    find: FindRooms
    thinkers: Thinking
    now: Callable[[], int]
    """Milliseconds since 1970, by a clock that never jumps while the process runs."""
    started: int = 0
    """When serving began: what lies between the last entry of a log and then is nobody's time. 0: others served."""
    metrics: Metrics = field(default_factory=Metrics)
    pace: float = 0.0
    """Seconds that a bot takes for a move at least, where people look on."""
