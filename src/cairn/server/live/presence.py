"""Presence: who is connected to a table, and who has been away since when. Each process knows its own connections."""

from collections import Counter
from collections.abc import Callable, Iterable

from cairn.core.values import Seat
from cairn.server.protocol.messages import PresenceUpdate, SeatPresence


class Presence:
    """The connections of each seat."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Begin without connections."""
        self._now = now
        self._begun = now()
        self._connections: Counter[Seat] = Counter()
        self._since: dict[Seat, int] = {}
        self._seen: dict[Seat, int] = {}

    def connect(self, seat: Seat) -> bool:
        """Count a connection; return whether it is the seat's first."""
        self._connections[seat] += 1
        return self._note_change(seat, self._connections[seat] == 1)

    def disconnect(self, seat: Seat) -> bool:
        """Discard a connection; return whether it was the seat's last."""
        self._connections[seat] -= 1
        return self._note_change(seat, not self._connections[seat])

    def is_connected(self, seats: Iterable[Seat]) -> bool:
        """Whether one of these seats has a connection."""
        return any(self._connections[seat] for seat in seats)

    def note_request(self, seat: Seat) -> None:
        """Note that the seat's player sent a request, with a connection or without."""
        self._seen[seat] = self._now()

    def away_since(self, seats: Iterable[Seat]) -> int | None:
        """When these seats of one device were last active; None: they are connected.

        Nothing before this process loaded the table counts.
        """
        seats = tuple(seats)
        if self.is_connected(seats):
            return None
        return max(max(self._since.get(seat, self._begun), self._seen.get(seat, 0)) for seat in seats)

    def describe(self, devices: Iterable[tuple[Seat, ...]], seen: Iterable[int]) -> PresenceUpdate:
        """The presence of each seat, given with all seats of its device and the time when it last acted."""
        return PresenceUpdate(
            tuple(self._describe_seat(seats, last) for seats, last in zip(devices, seen, strict=True))
        )

    def _describe_seat(self, seats: tuple[Seat, ...], seen: int) -> SeatPresence:
        away = self.away_since(seats)
        if away is not None:
            return SeatPresence(False, max(away, seen))
        came = min(self._since.get(seat, self._begun) for seat in seats if self._connections[seat])
        return SeatPresence(True, came)

    def _note_change(self, seat: Seat, has_changed: bool) -> bool:
        if has_changed:
            self._since[seat] = self._now()
        return has_changed
