"""Whose a seat is: who opens it, who may take it to another device, which seats share one, and who counts as away.

Pure rules over chairs; nothing here knows a clock, a connection or a log. Since a game began each chair remembers
everybody who has had it. Seats that share a holder belong to one device: several people who sat down together. Nobody
who has had a seat opens or takes a seat of another device while the game runs.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from cairn.core.errors import IllegalMove
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat
from cairn.server.protocol.requests import AWAY
from cairn.server.table.keys import fits
from cairn.server.table.log import Opened
from cairn.server.table.seating import RULE, seconds
from cairn.server.table.seats import Chair, Holder

__all__ = [
    "Absence",
    "Credentials",
    "Denied",
    "FindAbsence",
    "away_limit",
    "check_are_apart",
    "check_is_away",
    "check_may_take",
    "device_of",
    "is_barred",
    "open_seats",
    "seats_had",
    "seats_with",
]


class Denied(IllegalMove):
    """Somebody asks for what is not theirs to ask."""


class Credentials(NamedTuple):
    """What a connection can show for itself: hashes of what it was given."""

    secret: str | None = None
    key: str | None = None
    """Of a link: to sit down, or to look on."""
    seat: Seat | None = None
    """Which of several seats of the same device is meant."""
    guest: str | None = None
    """The guest that the connection is of: what they sit at is open to all of their devices."""
    former: tuple[str, ...] = ()
    """The guests that the same device was before: they open nothing any more, but they have seen what they saw."""


class Absence(NamedTuple):
    """What a process knows of a seat without a connection."""

    since: int
    """Milliseconds since 1970."""
    is_certain: bool = True
    """False: another process may hold a connection of it."""


FindAbsence: TypeAlias = Callable[[Seat], Absence | None]
"""What is known of the absence of a seat; None: it is connected."""


def open_seats(chairs: Sequence[Chair], shown: Credentials) -> tuple[Seat, ...]:
    """The seats that these credentials open: of one device, or none.

    Where secret and guest belong to different players the secret decides, for it was given for this table alone. A
    guest whose device was another player before opens nothing.
    """
    by_secret = tuple(seat for seat, chair in enumerate(chairs) if fits(shown.secret, chair.secret))
    by_guest = tuple(seat for seat, chair in enumerate(chairs) if chair.secret and fits(shown.guest, chair.guest))
    if not by_guest:
        return by_secret
    is_one = not shown.former and (shown.secret is None or not {*by_secret}.isdisjoint(by_guest))
    if is_one or seats_had(chairs, shown) <= device_of(chairs, by_guest[0]):
        return tuple(sorted({*by_secret, *by_guest}))
    return by_secret


def is_barred(chairs: Sequence[Chair], shown: Credentials) -> bool:
    """Whether the guest has a seat that this device must not see, because it has had another one."""
    return not open_seats(chairs, shown) and any(chair.secret and fits(shown.guest, chair.guest) for chair in chairs)


def seats_had(chairs: Sequence[Chair], shown: Credentials) -> frozenset[Seat]:
    """The seats that anybody with these credentials has now, or has had since the game began."""
    guests = [shown.guest, *shown.former]
    return frozenset(
        seat
        for seat, chair in enumerate(chairs)
        for holder in _holders(chair)
        if fits(shown.secret, holder.secret) or any(fits(guest, holder.guest) for guest in guests)
    )


def device_of(chairs: Sequence[Chair], seat: Seat) -> frozenset[Seat]:
    """The seat, and all that belong to the same device: they share a secret or a guest, directly or by others."""
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
    """The seats that whoever has this one holds now: a connection of one of them is one of all."""
    own = chairs[seat].holder
    others = (
        (other, holder) for other, chair in enumerate(chairs) if other != seat and (holder := chair.holder) is not None
    )
    return (seat, *(other for other, holder in others if own is not None and _are_same(own, holder)))


def check_may_take(chairs: Sequence[Chair], seat: Seat, shown: Credentials) -> None:
    """Raise `Denied` if somebody with these credentials has had a seat of another device in this game."""
    if not seats_had(chairs, shown) <= device_of(chairs, seat):
        raise Denied(RULE, "one-seat-each")


def check_are_apart(chairs: Sequence[Chair], one: Credentials, other: Credentials) -> None:
    """Raise `Denied` if both have had seats here, of different devices: then they must not become one."""
    first, second = seats_had(chairs, one), seats_had(chairs, other)
    if first and second and not (first | second) <= device_of(chairs, min(first)):
        raise Denied(RULE, "one-seat-each")


def away_limit(opened: Opened) -> int:
    """Milliseconds without a connection after which a bot may play on for a player; 0: never."""
    if opened.clock is not None and opened.clock.kind == "days":
        return 0  # whoever plays by correspondence is away most of the time, and the clock counts
    return (AWAY if opened.away is None else opened.away) * 1000


def check_is_away(seat: Seat, absence: Absence | None, seen: int, limit: int, time: int) -> None:
    """Raise `IllegalMove` unless the player has been away for `limit` milliseconds, and gave no sign since `seen`."""
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
    return fits(one.secret, other.secret) or fits(one.guest, other.guest)
