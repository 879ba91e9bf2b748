"""Those who listen at a table: what happens is told to all of them, to each what its seat may know."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from cairn.core.values import Seat, encode
from cairn.server.live.presence import Presence
from cairn.server.live.services import Services
from cairn.server.ops.logging import log_event
from cairn.server.protocol import messages
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Denied, identify
from cairn.server.table.log import Entry
from cairn.server.table.ownership import seats_with
from cairn.server.table.projection import Audience, Projection, audience_of, catch_up, project, project_changes
from cairn.server.table.state import TableState

__all__ = ["Subscriber", "Subscribers"]


class Subscriber(Protocol):
    """Somebody who is told what happens."""

    credentials: Credentials
    audience: Audience

    def send(self, message: bytes) -> None:
        """Take a message; never waits."""

    def dismiss(self, why: str) -> None:
        """Be told nothing any more."""


class Subscribers:
    """By audience: who listens, and what they were told last."""

    def __init__(self, name: str, services: Services) -> None:
        """Nobody listens yet at the table of that name."""
        self._name = name
        self._services = services
        self._audiences: dict[Audience, set[Subscriber]] = {}
        self._last_sent: dict[Audience, Projection] = {}
        self._seating_number = 0  # when last it was looked at who may still listen
        self.presence = Presence(services.now)

    def __bool__(self) -> bool:
        """Whether there is anybody."""
        return bool(self._audiences)

    def __iter__(self) -> Iterator[Subscriber]:
        """All of them, as they are now."""
        return iter([each for subscribers in self._audiences.values() for each in subscribers])

    def add(self, state: TableState, subscriber: Subscriber, last: int | None) -> None:
        """Tell one who comes all that it does not know, and from now on whatever happens."""
        audience = subscriber.audience
        subscriber.send(encode(catch_up(self._name, state, audience, last)))
        if state.opened.clock is not None or audience.presence:
            subscriber.send(encode(messages.ServerTime(self._services.now())))
        self._last_sent[audience] = project(state, audience)
        self._audiences.setdefault(audience, set()).add(subscriber)
        has_come = audience.seat is not None and not audience.looking and self.presence.connect(audience.seat)
        self._publish_presence(state, None if has_come else subscriber)

    def remove(self, state: TableState | None, subscriber: Subscriber) -> None:
        """Tell the subscriber nothing any more."""
        audience = subscriber.audience
        others = self._audiences.get(audience, set())
        was_there = subscriber in others
        others.discard(subscriber)
        if not others:
            self._audiences.pop(audience, None)
            self._last_sent.pop(audience, None)
        if was_there and audience.seat is not None and not audience.looking and self.presence.disconnect(audience.seat):
            self._publish_presence(state)

    def publish(self, state: TableState, entries: tuple[Entry, ...] = ()) -> None:
        """Tell all of them what is new; `entries` are the last that were written, if it is known which."""
        if state.seating_number != self._seating_number:
            self._dismiss_displaced(state)
            self._seating_number = state.seating_number
            self._publish_presence(state)
        for audience, subscribers in list(self._audiences.items()):
            try:
                message, self._last_sent[audience] = project_changes(
                    self._name, state, audience, self._last_sent[audience]
                )
            except Exception:  # a fault of ours: what was done stays done, and those who cannot be told come again
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
        """Who is connected, and who is away since when; what one device holds is there together."""
        return self.presence.describe((seats_with(state.chairs, seat) for seat in state.seats), state.seen)

    def connected(self, state: TableState, seats: Iterable[Seat]) -> list[Seat]:
        """Those of the seats whose player is connected here."""
        return [seat for seat in seats if self.presence.is_connected(seats_with(state.chairs, seat))]

    def _publish_presence(self, state: TableState | None, only: Subscriber | None = None) -> None:
        """Tell those who want to know who is connected; or only one who has just come."""
        if state is None:
            return
        told = encode(self.describe_presence(state))
        for audience, subscribers in list(self._audiences.items()):
            if audience.presence:
                for subscriber in tuple(subscribers) if only is None else {only} & subscribers:
                    subscriber.send(told)

    def _publish_notes(self, state: TableState, entries: tuple[Entry, ...]) -> None:
        """A seat may be open on two devices: what is noted on one is told to both."""
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
                self.remove(state, subscriber)  # the seat was freed, or went to another device
                subscriber.dismiss("seat")
