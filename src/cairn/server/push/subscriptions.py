"""Which devices want to be notified, when not, and the notices that are still to be sent: in the database."""

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.server.daily.days import find_zone
from cairn.server.ops.logging import log_event
from cairn.server.storage import Statement, Unavailable
from cairn.server.storage.store import Store
from cairn.text import LANGUAGES

DAY_MINUTES = 24 * 60
LANGUAGE = f"^({'|'.join(LANGUAGES)})$"
"""The languages of notices, as a pattern."""
LEASE = 60 * 1000
"""Milliseconds for which a process has a notice to itself; if it dies meanwhile, another sends it afterwards."""
SLEEPS_AFTER = 60 * 1000
"""Milliseconds after which a connection whose device has gone to sleep has been closed."""
AT_ONCE = 50
"""Notices that are taken at a time."""

_DEVICE_COLUMNS = "device, endpoint, point, auth, lang, quiet_from, quiet_until, zone, made"
_FORGET_ENDPOINT = "delete from push_device where endpoint = $1 or device = $2"
_ADD = f"insert into push_device ({_DEVICE_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
_OF_DEVICE = f"select {_DEVICE_COLUMNS} from push_device where device = $1"
_OF_GUEST = f"""select {_DEVICE_COLUMNS} from push_device
    where device in (select secret from device where guest = $1) order by made, device"""
_GUEST_OF = "select guest from device where secret = $1"
_WAIT = """insert into push_notice (device, match, due, tries) values ($1, $2, $3, 0)
    on conflict (device, match) do update set due = excluded.due, tries = 0"""
_TAKE = """update push_notice set due = $2, tries = tries + 1 where (device, match) in (
    select device, match from push_notice where due <= $1 order by due limit $3) and due <= $1
    returning device, match, tries"""
_DONE = "delete from push_notice where device = $1 and match = $2"
_AGAIN = "update push_notice set due = $3 where device = $1 and match = $2"
_NEXT = "select min(due) from push_notice"

FORGET_DEVICE = (
    "delete from push_device where device = $1",
    "delete from push_notice where device = $1",
)
"""Delete what there is of one device."""


class QuietHours(Value):
    """The time of day at which nothing is sent, in minutes since midnight; none if both are the same."""

    start: int
    end: int
    zone: str
    """The time zone, by its name in the IANA database."""

    def check(self) -> None:
        """Raise `BadInput` if there is no such time or zone."""
        if not (0 <= self.start < DAY_MINUTES and 0 <= self.end < DAY_MINUTES):
            raise BadInput("quiet", "is in minutes since midnight, 0 to 1439")
        find_zone(self.zone)

    def after(self, now: int) -> int:
        """Return `now`, or the end of the quiet hours that it is in: both in milliseconds since 1970."""
        if self.start == self.end:
            return now
        local = datetime.fromtimestamp(now / 1000, find_zone(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.start) % DAY_MINUTES >= (self.end - self.start) % DAY_MINUTES:
            return now
        end = local.replace(hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0)
        if end <= local:
            end += timedelta(days=1)
        return max(now, int(end.timestamp() * 1000))


class Subscription(Value):
    """A browser that wants to be notified."""

    endpoint: str
    """The address at its push service. It accepts only what the server's key has signed."""
    point: str
    """The browser's public key."""
    auth: str
    """The browser's authentication secret."""
    lang: str
    quiet: QuietHours
    made: int


class Notice(Value):
    """A notice that is to be sent: it has become this guest's turn."""

    device: str
    match: str
    tries: int


class Subscriptions:
    """The subscriptions and the waiting notices."""

    def __init__(self, store: Store) -> None:
        """Keep them in this database."""
        self._store = store
        self.added = asyncio.Event()
        """Set when a notice was added."""
        self._adding: set[asyncio.Task[None]] = set()

    async def save(self, device: str, new: Subscription) -> None:
        """Keep this subscription of the device alone; a browser that was another device before is that no more."""
        quiet = new.quiet
        values = (new.endpoint, new.point, new.auth, new.lang, quiet.start, quiet.end, quiet.zone, new.made)
        await self._store.change((_FORGET_ENDPOINT, new.endpoint, device), (_ADD, device, *values))

    async def find(self, device: str) -> Subscription | None:
        """Return the subscription of the device; None if it has none."""
        rows = await self._store.rows(_OF_DEVICE, device)
        return _read(rows[0]) if rows else None

    async def of_guest(self, guest: str) -> tuple[Subscription, ...]:
        """Return the subscriptions of all devices of the guest."""
        return tuple(map(_read, await self._store.rows(_OF_GUEST, guest)))

    async def guest_of(self, device: str) -> str | None:
        """Return the guest of the device; None if it is nobody's any more."""
        rows = await self._store.rows(_GUEST_OF, device)
        return str(rows[0][0]) if rows else None

    async def forget(self, device: str) -> None:
        """Delete the subscription of the device, and the notices for it."""
        await self._store.change(*((statement, device) for statement in FORGET_DEVICE))

    def note_turn(self, match: str, guests: Mapping[str, bool], now: int) -> None:
        """Add notices for these guests, whose turn it has become; later for those who are connected.

        A phone in a pocket stays connected for a while. Nobody waits for this.
        """
        task = asyncio.create_task(self._add(match, guests, now))
        self._adding.add(task)
        task.add_done_callback(self._adding.discard)

    async def settle(self) -> None:
        """Wait until the notices that are being added are stored."""
        while self._adding:
            await asyncio.wait(tuple(self._adding))

    async def _add(self, match: str, guests: Mapping[str, bool], now: int) -> None:
        waiting: list[Statement] = []
        try:
            for guest, is_connected in guests.items():
                due = now + SLEEPS_AFTER if is_connected else now
                waiting += ((_WAIT, row[0], match, due) for row in await self._store.rows(_OF_GUEST, guest))
            if waiting:
                await self._store.change(*waiting)
                self.added.set()
        except Unavailable as error:
            log_event("warning", "not-notified", match, why=str(error))

    async def take(self, now: int) -> list[Notice]:
        """Return notices that are due; for a while no other process gets them."""
        return [Notice(*row) for row in await self._store.change((_TAKE, now, now + LEASE, AT_ONCE))]

    async def next_due(self) -> int | None:
        """Return when the next notice is due; None if there is none."""
        rows = await self._store.rows(_NEXT)
        return None if rows[0][0] is None else int(rows[0][0])

    async def drop(self, notice: Notice) -> None:
        """Delete a notice that was sent, or is not wanted any more."""
        await self._store.change((_DONE, notice.device, notice.match))

    async def postpone(self, notice: Notice, until: int) -> None:
        """Send the notice later, as if it had not been tried."""
        await self._store.change((_WAIT, notice.device, notice.match, until))

    async def try_again(self, notice: Notice, at: int) -> None:
        """Try again later to send the notice."""
        await self._store.change((_AGAIN, notice.device, notice.match, at))


def _read(row: Any) -> Subscription:
    _, endpoint, point, auth, lang, start, end, zone, made = row
    return Subscription(endpoint, point, auth, lang, QuietHours(start, end, zone), made)
