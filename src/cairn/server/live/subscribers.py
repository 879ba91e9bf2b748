"""Subscribers of a table: each gets what its seat may know of every change."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from cairn.core.values import Seat, encode
from cairn.server.live.presence import Presence
from cairn.server.live.services import Services
from cairn.server.ops.logging import log_event
from cairn.server.protocol import messages
from cairn.server.table import log
from cairn.server.table.identity import identify
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Credentials, Denied, seats_with
from cairn.server.table.projection import Audience, Projection, audience_of, catch_up, project, project_changes
from cairn.server.table.state import TableState


class Subscriber(Protocol):
    """A connection that gets messages."""

    credentials: Credentials
    audience: Audience
    address: str | None
    """Where it connects from; held in memory only."""
    since: int
    """When it connected."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def dismiss(self, why: str) -> None:
        """Disconnect, and say why."""


class Subscribers:
    """The subscribers of a table by audience, and what each audience got last."""

    def __init__(self, name: str, services: Services) -> None:
        """Begin without subscribers."""
        self._name = name
        self._services = services
        self._audiences: dict[Audience, set[Subscriber]] = {}
        self._last_sent: dict[Audience, Projection] = {}
        self._seating_number = 0  # when it was last checked who may still listen
        self.removed: set[Seat] = set()
        """Seats that the host of the server is taking from their players."""
        self.presence = Presence(services.now)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._audiences)

    def __iter__(self) -> Iterator[Subscriber]:
        """All of them now."""
        return iter([each for subscribers in self._audiences.values() for each in subscribers])

    def add(self, state: TableState, subscriber: Subscriber, last: int | None) -> None:
        """Send a new subscriber everything that it lacks, and every change from now on."""
        audience = subscriber.audience
        subscriber.send(encode(catch_up(self._name, state, audience, last)))
        if state.opened.clock is not None or audience.presence:
            subscriber.send(encode(messages.ServerTime(self._services.now())))
        self._last_sent[audience] = project(state, audience)
        self._audiences.setdefault(audience, set()).add(subscriber)
        has_come = audience.seat is not None and not audience.looking and self.presence.connect(audience.seat)
        self._publish_presence(state, None if has_come else subscriber)

    def remove(self, state: TableState | None, subscriber: Subscriber) -> None:
        """Send the subscriber nothing more."""
        audience = subscriber.audience
        others = self._audiences.get(audience, set())
        was_there = subscriber in others
        others.discard(subscriber)
        if not others:
            self._audiences.pop(audience, None)
            self._last_sent.pop(audience, None)
        if was_there and audience.seat is not None and not audience.looking and self.presence.disconnect(audience.seat):
            self._publish_presence(state)

    def dismiss_where(self, state: TableState | None, why: str, applies: Callable[[Subscriber], bool]) -> None:
        """Disconnect those to whom it applies, and say why."""
        for subscriber in self:
            if applies(subscriber):
                self.remove(state, subscriber)
                subscriber.dismiss(why)

    def publish(self, state: TableState, entries: tuple[Entry, ...] = ()) -> None:
        """Send everybody the changes; `entries` are those last written, if they are known."""
        if state.seating_number != self._seating_number:
            self._dismiss_displaced(state)
            self._seating_number = state.seating_number
            self._publish_presence(state)
        for audience, subscribers in list(self._audiences.items()):
            try:
                message, self._last_sent[audience] = project_changes(
                    self._name, state, audience, self._last_sent[audience]
                )
            except Exception:  # a fault of ours: the entries stay, and these clients reconnect
                self._services.metrics.errors.inc()
                log_event("error", "untold", self._name, state.number, seat=audience.seat, exc_info=True)
                for subscriber in tuple(subscribers):
                    self.remove(state, subscriber)
                    subscriber.dismiss("error")
                continue
            if message is not None:
                encoded = encode(message)
                for subscriber in subscribers:
                    subscriber.send(encoded)
        self._publish_notes(state, entries)

    def describe_presence(self, state: TableState) -> messages.PresenceUpdate:
        """Who is connected, and who has been away since when; the seats of one device count together."""
        return self.presence.describe((seats_with(state.chairs, seat) for seat in state.seats), state.seen)

    def connected_seats(self, state: TableState, seats: Iterable[Seat]) -> list[Seat]:
        """Those of the seats whose player is connected to this process."""
        return [seat for seat in seats if self.presence.is_connected(seats_with(state.chairs, seat))]

    def _publish_presence(self, state: TableState | None, only: Subscriber | None = None) -> None:
        """Send presence to those who asked for it, or to one new subscriber."""
        if state is None:
            return
        message = encode(self.describe_presence(state))
        for audience, subscribers in list(self._audiences.items()):
            if audience.presence:
                for subscriber in tuple(subscribers) if only is None else {only} & subscribers:
                    subscriber.send(message)

    def _publish_notes(self, state: TableState, entries: tuple[Entry, ...]) -> None:
        """Send a seat's notes to all of its connections: it may be open on two devices."""
        noted = {entry.seat for entry in entries if isinstance(entry, log.Noted)}
        if not noted:
            return
        for audience, subscribers in self._audiences.items():
            if audience.seat is not None and audience.seat in noted and not audience.looking:
                notes = tuple(each.note for each in state.running.notes(audience.seat))
                for subscriber in subscribers:
                    subscriber.send(encode(messages.NotesUpdate(notes)))

    def _dismiss_displaced(self, state: TableState) -> None:
        for subscriber in self:
            try:
                seat = audience_of(identify(state, subscriber.credentials)).seat
                is_displaced = subscriber.audience.seat not in (None, seat)
            except Denied:
                is_displaced = True
            if is_displaced:
                self.remove(state, subscriber)  # the seat was freed, or moved to another device
                subscriber.dismiss("removed" if subscriber.audience.seat in self.removed else "seat")
