"""Guests: a browser with a name and a secret, which keeps its games together. There are no accounts.

A guest may use several devices, each with its own secret; a link, valid once and for some minutes, adds a device.
Secrets and links are stored as hashes.
"""

from typing import get_args

from cairn.core.errors import BadInput
from cairn.core.values import Value, replace
from cairn.server.daily.answers import FORGET as FORGET_ANSWERS
from cairn.server.live.services import Services
from cairn.server.moderation import reports
from cairn.server.push.subscriptions import FORGET_DEVICE
from cairn.server.puzzles.meetings import FORGET as FORGET_PUZZLES
from cairn.server.storage import Unavailable
from cairn.server.table.keys import hash_secret, hashes_match, new_id, new_secret
from cairn.server.table.log import Face
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.seats import LONGEST_NAME, RULE, clean_text, tidy_name

LINK_LASTS = 15 * 60 * 1000
"""Milliseconds for which a link to another device is valid."""
MOST_DEVICES = 20
FACES = frozenset(get_args(Face))

_OF_SECRET = """select device.secret, guest, name, person.made, seen, former, face from device join person using (guest)
    where device.secret = $1"""
_NEW = "insert into person (guest, name, face, made, seen) values ($1, $2, $3, $4, $4)"
_DEVICE = "insert into device (secret, guest, made, former) values ($1, $2, $3, $4)"
_DEVICE_GONE = "delete from device where secret = $1"
_DEVICES = "select count(*) from device where guest = $1"
_CHANGE = "update person set name = $2, face = $3, seen = $4 where guest = $1"
_SEEN = "update person set seen = $2 where guest = $1"
_LINK = "insert into device_link (link, guest, until) values ($1, $2, $3)"
_LINKS_OVER = "delete from device_link where until < $1 or guest = $2"
_LINKED = "select guest from device_link where link = $1 and until >= $2"
_USED = "delete from device_link where link = $1 and until >= $2 returning guest"
_OF_OTHERS = "device in (select secret from device where guest = $1 and secret <> $2)"
_OTHERS = (
    f"delete from push_notice where {_OF_OTHERS}",
    f"delete from push_device where {_OF_OTHERS}",
    "delete from device where guest = $1 and secret <> $2",
)
_GONE = (
    "delete from push_notice where device in (select secret from device where guest = $1)",
    "delete from push_device where device in (select secret from device where guest = $1)",
    "delete from device where guest = $1",
    "delete from device_link where guest = $1",
    "delete from guest where guest = $1",
    FORGET_ANSWERS,
    *FORGET_PUZZLES,
    *reports.FORGET,
    "delete from restriction where kind = 'guest' and target = $1",
    "delete from person where guest = $1",
)
_STALE = """select guest from person where seen < $1
    and not exists (select 1 from guest where guest.guest = person.guest) limit $2"""


class Guest(Value):
    """A person who plays with a browser."""

    id: str
    """Known only to the server; it gives no access."""
    name: str
    made: int
    seen: int
    former: tuple[str, ...] = ()
    """The ids of the guests that this device was before."""
    face: Face | None = None

    @property
    def credentials(self) -> Credentials:
        """What this device presents at any table."""
        return Credentials(guest=self.id, former=self.former)


class GuestRegistry:
    """All guests, in the database."""

    def __init__(self, services: Services) -> None:
        """Use the database of these services."""
        self._services = services

    async def find(self, secret: str) -> Guest | None:
        """Return the guest with this secret; None if there is none."""
        rows = await self._services.store.rows(_OF_SECRET, hash_secret(secret))
        if not rows or not hashes_match(hash_secret(secret), rows[0][0]):
            return None
        id, name, made, seen, former, face = rows[0][1:]
        return Guest(id, name, made, seen, tuple(former.split()), face if face in FACES else None)

    async def create(self, name: str = "", face: Face | None = None) -> tuple[Guest, str]:
        """Create a guest, and return the secret of this device too."""
        now, secret = self._services.now(), new_secret()
        guest = Guest(new_id(), _check_name(name), now, now, face=face)
        await self._services.store.change(
            (_NEW, guest.id, guest.name, guest.face or "", now),
            (_DEVICE, hash_secret(secret), guest.id, now, ""),
        )
        return guest, secret

    async def change(self, guest: Guest, name: str, face: Face | None) -> Guest:
        """Return the guest with a new name, unless it is empty, and a new face, and as seen now."""
        now = self._services.now()
        changed = replace(guest, name=_check_name(name) or guest.name, face=face, seen=now)
        await self._services.store.change((_CHANGE, guest.id, changed.name, changed.face or "", now))
        return changed

    async def devices(self, guest: Guest) -> int:
        """The number of the guest's devices."""
        rows = await self._services.store.rows(_DEVICES, guest.id)
        return int(rows[0][0])

    async def link(self, guest: Guest) -> tuple[str, int]:
        """Return the key of a link that adds a device, and when it expires; it replaces any earlier link."""
        if await self.devices(guest) >= MOST_DEVICES:
            raise BadInput("guest", f"there are {MOST_DEVICES} devices already: let go of the others first")
        key, until = new_secret(), self._services.now() + LINK_LASTS
        await self._services.store.change(
            (_LINKS_OVER, self._services.now(), guest.id), (_LINK, hash_secret(key), guest.id, until)
        )
        return key, until

    async def find_linked(self, key: str) -> str:
        """Return the id of the guest of this link, without using it up; raise `Denied` for an expired link."""
        rows = await self._services.store.rows(_LINKED, hash_secret(key), self._services.now())
        if not rows:
            raise Denied(RULE, "link-is-used")
        return str(rows[0][0])

    async def redeem_link(self, key: str, before: Guest | None = None, held: str | None = None) -> tuple[Guest, str]:
        """Return the guest of this link, with a secret for the new device; raise `Denied` for an expired link.

        A device that was another guest `before`, with the secret it `held`, stops being theirs, and remembers who it
        was.
        """
        now, secret = self._services.now(), new_secret()
        rows = await self._services.store.change((_USED, hash_secret(key), now))
        if not rows:
            raise Denied(RULE, "link-is-used")
        id = rows[0][0]
        was = () if before is None else (*before.former, before.id)
        former = " ".join(dict.fromkeys(each for each in was if each != id))
        gone = () if held is None else tuple((each, hash_secret(held)) for each in (_DEVICE_GONE, *FORGET_DEVICE))
        await self._services.store.change((_DEVICE, hash_secret(secret), id, now, former), *gone, (_SEEN, id, now))
        guest = await self.find(secret)
        if guest is None:
            raise Unavailable("the guest was deleted in this moment")
        return guest, secret

    async def forget_other_devices(self, guest: Guest, secret: str) -> None:
        """Remove all devices of the guest but this one."""
        own = hash_secret(secret)
        gone = ((statement, guest.id, own) for statement in _OTHERS)
        await self._services.store.change(*gone, (_LINKS_OVER, 0, guest.id))

    async def forget(self, guest: str) -> None:
        """Delete everything about the guest except what is in the logs of tables."""
        await self._services.store.change(*((statement, guest) for statement in _GONE))

    async def forget_stale(self, until: int, limit: int) -> int:
        """Delete guests without tables who have not been here since, and return their number."""
        rows = await self._services.store.rows(_STALE, until, limit)
        for (guest,) in rows:
            await self.forget(guest)
        return len(rows)


def _check_name(name: str) -> str:
    return clean_text("name", tidy_name(name), LONGEST_NAME) if tidy_name(name) else ""
