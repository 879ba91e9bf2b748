"""Whose seat it is: who opens it, who may move it to another device, which seats share one, who counts as away.

Pure rules over chairs, without a clock, a connection or a log. From the beginning of a game each chair remembers all of
its holders. Seats that share a holder belong to one device: several people who sat down together. During a game nobody
who has held a seat opens or takes a seat of another device.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from cairn.core.errors import IllegalMove
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat
from cairn.server.protocol.requests import AWAY
from cairn.server.table.keys import hashes_match
from cairn.server.table.log import Opened
from cairn.server.table.seats import RULE, Chair, Holder, seconds


class Denied(IllegalMove):
    """A request that this person may not make."""


class Credentials(NamedTuple):
    """What a connection presents: hashes of its secrets."""

    secret: str | None = None
    key: str | None = None
    """From a link: to sit down, or to watch."""
    seat: Seat | None = None
    """Which of several seats of the same device is meant."""
    guest: str | None = None
    """The guest of the connection: their seats are open to all of their devices."""
    former: tuple[str, ...] = ()
    """The guests that this device was before: they open nothing any more, but have seen what they saw."""
    client: str | None = None
    """Whose share of the workers its requests take, by address; it opens nothing. None: a client on this machine."""


class Absence(NamedTuple):
    """What a process knows about a seat without a connection."""

    since: int
    """Milliseconds since 1970."""
    is_certain: bool = True
    """False: another process may hold a connection of the seat."""


FindAbsence: TypeAlias = Callable[[Seat], Absence | None]
"""Returns the absence of a seat; None if it is connected."""


def open_seats(chairs: Sequence[Chair], shown: Credentials) -> tuple[Seat, ...]:
    """The seats that these credentials open, all of one device.

    If secret and guest belong to different players, the secret decides, because it was made for this table. A guest
    whose device was another player before opens nothing.
    """
    by_secret = tuple(seat for seat, chair in enumerate(chairs) if hashes_match(shown.secret, chair.secret))
    by_guest = tuple(
        seat for seat, chair in enumerate(chairs) if chair.secret and hashes_match(shown.guest, chair.guest)
    )
    if not by_guest:
        return by_secret
    is_one = not shown.former and (shown.secret is None or not {*by_secret}.isdisjoint(by_guest))
    if is_one or seats_had(chairs, shown) <= device_of(chairs, by_guest[0]):
        return tuple(sorted({*by_secret, *by_guest}))
    return by_secret


def is_barred(chairs: Sequence[Chair], shown: Credentials) -> bool:
    """Whether the guest has a seat that this device must not see, because it has held another one."""
    return not open_seats(chairs, shown) and any(
        chair.secret and hashes_match(shown.guest, chair.guest) for chair in chairs
    )


def seats_had(chairs: Sequence[Chair], shown: Credentials) -> frozenset[Seat]:
    """The seats that these credentials hold now, or have held since the game began."""
    guests = [shown.guest, *shown.former]
    return frozenset(
        seat
        for seat, chair in enumerate(chairs)
        for holder in _holders(chair)
        if hashes_match(shown.secret, holder.secret) or any(hashes_match(guest, holder.guest) for guest in guests)
    )


def device_of(chairs: Sequence[Chair], seat: Seat) -> frozenset[Seat]:
    """The seat and all seats of the same device: they share a secret or a guest, directly or through others."""
    found = {seat}
    while True:
        holders = [holder for each in found for holder in _holders(chairs[each])]
        more = {
            other
            for other, chair in enumerate(chairs)
            if any(_are_same(one, another) for one in holders for another in _holders(chair))
        }
        if more <= found:
            return frozenset(found)
        found |= more


def seats_with(chairs: Sequence[Chair], seat: Seat) -> tuple[Seat, ...]:
    """The seats that the holder of this one holds now: a connection of one counts for all."""
    own = chairs[seat].holder
    others = (
        (other, holder) for other, chair in enumerate(chairs) if other != seat and (holder := chair.holder) is not None
    )
    return (seat, *(other for other, holder in others if own is not None and _are_same(own, holder)))


def check_may_take(chairs: Sequence[Chair], seat: Seat, shown: Credentials) -> None:
    """Raise `Denied` if these credentials have held a seat of another device in this game."""
    if not seats_had(chairs, shown) <= device_of(chairs, seat):
        raise Denied(RULE, "one-seat-each")


def check_are_apart(chairs: Sequence[Chair], one: Credentials, other: Credentials) -> None:
    """Raise `Denied` if both have held seats of different devices here: then they must not become one guest."""
    first, second = seats_had(chairs, one), seats_had(chairs, other)
    if first and second and not (first | second) <= device_of(chairs, min(first)):
        raise Denied(RULE, "one-seat-each")


def away_limit(opened: Opened) -> int:
    """Milliseconds without a connection after which a bot may take over; 0: never."""
    if opened.clock is not None and opened.clock.kind == "days":
        return 0  # correspondence players are away most of the time; their clock decides
    return (AWAY if opened.away is None else opened.away) * 1000


def check_is_away(seat: Seat, absence: Absence | None, seen: int, limit: int, time: int) -> None:
    """Raise `IllegalMove` unless the player has been away, and inactive since `seen`, for `limit` milliseconds."""
    if not limit:
        raise IllegalMove(RULE, "never-away")
    if absence is None:
        raise IllegalMove(RULE, "seat-is-connected", seat=seat_ref(seat))
    left = max(absence.since, seen) + limit - time
    if left > 0:
        raise IllegalMove(RULE, "not-away-yet", seat=seat_ref(seat), number=seconds(left))


def _holders(chair: Chair) -> Iterable[Holder]:
    holder = chair.holder
    return chair.holders or (() if holder is None else (holder,))


def _are_same(one: Holder, other: Holder) -> bool:
    return hashes_match(one.secret, other.secret) or hashes_match(one.guest, other.guest)
