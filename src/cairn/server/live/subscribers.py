"""Those who listen at a table: what happens is told to all of them, to each what its seat may know."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from cairn.core.values import Seat, encode
from cairn.server.live.presence import Presence
from cairn.server.live.services import House
from cairn.server.ops.logging import said
from cairn.server.protocol import messages
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Denied, identified
from cairn.server.table.log import Entry
from cairn.server.table.ownership import seats_with
from cairn.server.table.projection import Audience, Shown, audience_of, caught_up, happened, shown
from cairn.server.table.state import Gathering

__all__ = ["Listener", "Listeners"]


class Listener(Protocol):
    """Somebody who is told what happens."""

    credentials: Credentials
    audience: Audience

    def hear(self, message: bytes) -> None:
        """Take a message; never waits."""

    def dismiss(self, why: str) -> None:
        """Be told nothing any more."""


class Listeners:
    """By audience: who listens, and what they were told last."""

    def __init__(self, name: str, house: House) -> None:
        """Nobody listens yet at the table of that name."""
        self._name = name
        self._house = house
        self._there: dict[Audience, set[Listener]] = {}
        self._shown: dict[Audience, Shown] = {}
        self._seated = 0  # when last it was looked at who may still listen
        self.presence = Presence(house.now)

    def __bool__(self) -> bool:
        """Whether there is anybody."""
        return bool(self._there)

    def __iter__(self) -> Iterator[Listener]:
        """All of them, as they are now."""
        return iter([each for listeners in self._there.values() for each in listeners])

    def join(self, gathering: Gathering, listener: Listener, last: int | None) -> None:
        """Tell one who comes all that it does not know, and from now on whatever happens."""
        audience = listener.audience
        listener.hear(encode(caught_up(self._name, gathering, audience, last)))
        if gathering.opened.clock is not None or audience.presence:
            listener.hear(encode(messages.TimeTold(self._house.now())))
        self._shown[audience] = shown(gathering, audience)
        self._there.setdefault(audience, set()).add(listener)
        has_come = audience.seat is not None and not audience.looking and self.presence.came(audience.seat)
        self._tell_presence(gathering, None if has_come else listener)

    def part(self, gathering: Gathering | None, listener: Listener) -> None:
        """Tell the listener nothing any more."""
        audience = listener.audience
        others = self._there.get(audience, set())
        was_there = listener in others
        others.discard(listener)
        if not others:
            self._there.pop(audience, None)
            self._shown.pop(audience, None)
        if was_there and audience.seat is not None and not audience.looking and self.presence.went(audience.seat):
            self._tell_presence(gathering)

    def tell(self, gathering: Gathering, entries: tuple[Entry, ...] = ()) -> None:
        """Tell all of them what is new; `entries` are the last that were written, if it is known which."""
        if gathering.seated != self._seated:
            self._dismiss_strangers(gathering)
            self._seated = gathering.seated
            self._tell_presence(gathering)
        for audience, listeners in list(self._there.items()):
            try:
                message, self._shown[audience] = happened(self._name, gathering, audience, self._shown[audience])
            except Exception:  # a fault of ours: what was done stays done, and those who cannot be told come again
                self._house.metrics.errors.inc()
                said("error", "untold", self._name, gathering.number, seat=audience.seat, exc_info=True)
                for listener in tuple(listeners):
                    self.part(gathering, listener)
                    listener.dismiss("error")
                continue
            if message is not None:
                encoded = encode(message)
                for listener in listeners:
                    listener.hear(encoded)
        self._tell_notes(gathering, entries)

    def presence_told(self, gathering: Gathering) -> messages.PresenceTold:
        """Who is connected, and who is away since when; what one device holds is there together."""
        return self.presence.told((seats_with(gathering.chairs, seat) for seat in gathering.seats), gathering.seen)

    def connected(self, gathering: Gathering, seats: Iterable[Seat]) -> list[Seat]:
        """Those of the seats whose player is connected here."""
        return [seat for seat in seats if self.presence.is_connected(seats_with(gathering.chairs, seat))]

    def _tell_presence(self, gathering: Gathering | None, only: Listener | None = None) -> None:
        """Tell those who want to know who is connected; or only one who has just come."""
        if gathering is None:
            return
        told = encode(self.presence_told(gathering))
        for audience, listeners in list(self._there.items()):
            if audience.presence:
                for listener in tuple(listeners) if only is None else {only} & listeners:
                    listener.hear(told)

    def _tell_notes(self, gathering: Gathering, entries: tuple[Entry, ...]) -> None:
        """A seat may be open on two devices: what is noted on one is told to both."""
        noted = {entry.seat for entry in entries if isinstance(entry, log.Noted)}
        if not noted:
            return
        for audience, listeners in self._there.items():
            if audience.seat is not None and audience.seat in noted and not audience.looking:
                notes = tuple(each.note for each in gathering.running.notes(audience.seat))
                for listener in listeners:
                    listener.hear(encode(messages.NotesTold(notes)))

    def _dismiss_strangers(self, gathering: Gathering) -> None:
        for listener in self:
            try:
                seat = audience_of(identified(gathering, listener.credentials)).seat
                is_strange = listener.audience.seat not in (None, seat)
            except Denied:
                is_strange = True
            if is_strange:
                self.part(gathering, listener)  # the seat was freed, or went to another device
                listener.dismiss("seat")
