"""Days of a server: from midnight to midnight in its time zone, each with secret seeds.

A seed is an HMAC of the server's key, the date and the game. Its commitment is published the day before; seed and salt
are published when nobody can finish the day any more.
"""

import hmac
from datetime import date as Date
from datetime import datetime, time, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo

from cairn.core.deal import commitment
from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.server.storage.store import Store
from cairn.server.table.keys import new_secret

DAYS_BACK = 60
"""The oldest day that can still be asked for."""
GRACE = 24 * 3600 * 1000
"""Milliseconds after its end in which what was begun on a day may be finished."""

_KEY = "daily/key"


class Day(Value):
    """A day, in milliseconds since 1970."""

    date: Date
    begins: int
    ends: int

    @property
    def closes(self) -> int:
        """When the last can finish: then everything about the day is open."""
        return self.ends + GRACE

    @property
    def name(self) -> str:
        """The date, as in addresses."""
        return self.date.isoformat()


class Days:
    """The days of a server in its time zone."""

    def __init__(self, zone: str) -> None:
        """Use this zone, by its name in the IANA database; raise `BadInput` if it is not known."""
        self.zone = zone
        self._zone = find_zone(zone)

    def today(self, now: int) -> Day:
        """The day at that time."""
        return self.day(datetime.fromtimestamp(now / 1000, self._zone).date())

    def day(self, date: Date) -> Day:
        """The day of that date; where clocks change it has 23 or 25 hours."""
        return Day(date, self._midnight(date), self._midnight(date + timedelta(days=1)))

    def find(self, name: str, now: int) -> Day:
        """Return the day with that name; raise `BadInput` for no date, and for one too long ago or in the future."""
        today = self.today(now)
        try:
            date = datetime.strptime(name, "%Y-%m-%d").date()
        except ValueError:
            raise BadInput("date", f"{name!r} is no date: write it as {today.name}") from None
        if not self.oldest(today) <= date <= today.date:
            raise BadInput("date", f"{date} is too far away: there are the last {DAYS_BACK} days")
        return self.day(date)

    def oldest(self, today: Day) -> Date:
        """The oldest day that can still be played."""
        return today.date - timedelta(days=DAYS_BACK)

    def _midnight(self, date: Date) -> int:
        return round(datetime.combine(date, time(), self._zone).timestamp() * 1000)


class Seeds:
    """The secret seeds of a server's days, from a key that never leaves its database."""

    def __init__(self, store: Store) -> None:
        """Keep the key in this database."""
        self._store = store
        self._key: bytes | None = None

    async def seed(self, day: Day, game: str) -> str:
        """The seed of a game on a day. Secret until the day closes."""
        return await self._derive(f"seed/{day.name}/{game}")

    async def salt(self, day: Day, game: str) -> str:
        """The salt of its commitment. Secret as long."""
        return await self._derive(f"salt/{day.name}/{game}")

    async def commitment(self, day: Day, game: str) -> str:
        """The hash of salt and seed, published the day before."""
        return commitment(await self.seed(day, game), await self.salt(day, game))

    async def _derive(self, purpose: str) -> str:
        if self._key is None:
            await self._store.save_result(_KEY, new_secret())  # the first process makes it
            kept = await self._store.load_result(_KEY)
            assert kept is not None, "it was just saved"
            self._key = kept.encode()
        return hmac.new(self._key, purpose.encode(), sha256).hexdigest()


def find_zone(name: str) -> ZoneInfo:
    """Return the time zone; raise `BadInput` if it is not known."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        raise BadInput("zone", f"{name!r} is no time zone that is known here") from None
