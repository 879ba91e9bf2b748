"""Who sends a request: a player, the host or an onlooker, by the credentials of the connection."""

from typing import NamedTuple

from cairn.core.values import Seat
from cairn.server.table.keys import hashes_match
from cairn.server.table.ownership import Credentials, Denied, is_barred, open_seats
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState


class Person(NamedTuple):
    """The sender of a request: a player, the host, or an onlooker."""

    seat: Seat | None = None
    is_host: bool = False
    eyes: Seat | None = None
    """The seat through whose eyes an onlooker watches: only where all players are bots."""


def identify(state: TableState, shown: Credentials) -> Person:
    """Return the person with these credentials; raise `Denied` if they open nothing here."""
    opened = state.opened
    eyes = shown.seat if state.bots_alone and shown.seat in state.seats else None
    seats = open_seats(state.chairs, shown)
    is_host = hashes_match(shown.secret, state.host) or hashes_match(shown.guest, state.host_guest)
    if not seats and not is_host and is_barred(state.chairs, shown):
        raise Denied(RULE, "one-seat-each")
    if shown.secret is None and not seats and not is_host:
        if shown.seat is not None and eyes is None:
            raise Denied(RULE, "not-your-seat")
        if not (
            opened.visibility == "open"
            or hashes_match(shown.key, opened.watching)
            or hashes_match(shown.key, opened.invitation)
        ):
            raise Denied(RULE, "no-such-table")
        return Person(eyes=eyes)
    if not seats and not is_host:
        raise Denied(RULE, "unknown-secret" if opened.visibility == "open" else "no-such-table")
    if eyes is not None:
        return Person(None, is_host, eyes)
    if shown.seat is not None and shown.seat not in seats:
        raise Denied(RULE, "not-your-seat")
    return Person(seats[0] if shown.seat is None and seats else shown.seat, is_host)


def require_seat(person: Person) -> Seat:
    """Return the person's seat; raise `Denied` for an onlooker."""
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    return person.seat
