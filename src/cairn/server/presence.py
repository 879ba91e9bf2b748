"""Who is connected to a table, and who is away since when. It stands in no log: a process knows its own connections."""

from collections import Counter
from collections.abc import Callable

from cairn.core.values import Seat
from cairn.server.messages import PresenceTold, SeatPresence

__all__ = ["Presence"]


class Presence:
    """The connections of each seat."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Nobody is there yet."""
        self._now = now
        self._begun = now()
        self._connections: Counter[Seat] = Counter()
        self._since: dict[Seat, int] = {}

    def came(self, seat: Seat) -> bool:
        """Somebody at the seat connects; whether the seat was away before."""
        self._connections[seat] += 1
        return self._turned(seat, self._connections[seat] == 1)

    def went(self, seat: Seat) -> bool:
        """A connection of the seat is lost or given up; whether it was the last."""
        self._connections[seat] -= 1
        return self._turned(seat, not self._connections[seat])

    def told(self, seats: range) -> PresenceTold:
        """By seat: connected or not, and since when; as far back as this process knows."""
        return PresenceTold(
            tuple(SeatPresence(bool(self._connections[seat]), self._since.get(seat, self._begun)) for seat in seats)
        )

    def _turned(self, seat: Seat, has_changed: bool) -> bool:
        if has_changed:
            self._since[seat] = self._now()
        return has_changed
