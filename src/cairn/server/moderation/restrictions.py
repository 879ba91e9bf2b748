"""Bans and mutes: of a guest, of the secret of one seat, of an address or a network.

A ban keeps a client out of all tables; a mute only out of the chat.
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Literal, TypeAlias

from cairn.core.errors import BadInput
from cairn.core.phrases import verbatim
from cairn.core.values import Value
from cairn.server.http.limits import NETWORK_BITS
from cairn.server.storage import Statement
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.seats import RULE

Effect: TypeAlias = Literal["ban", "mute"]
Kind: TypeAlias = Literal["guest", "secret", "address"]
"""Whom it is about: a guest, a player without one (by the hash of the seat's secret), an address or a network."""

HOUR = 3600 * 1000
LOAD = "select effect, kind, target, reason, made, until from restriction order by made, target"
_PUT = """insert into restriction (effect, kind, target, reason, made, until) values ($1, $2, $3, $4, $5, $6)
    on conflict (effect, kind, target) do update
    set reason = excluded.reason, made = excluded.made, until = excluded.until"""
_LIFT = "delete from restriction where effect = $1 and kind = $2 and target = $3"
EXPIRED = "delete from restriction where until > 0 and until <= $1"


class Restriction(Value):
    """A ban or a mute."""

    effect: Effect
    kind: Kind
    target: str
    reason: str
    """What the player is told."""
    made: int
    until: int = 0
    """Milliseconds since 1970; 0: until it is lifted."""

    def is_over(self, now: int) -> bool:
        """Whether it has expired."""
        return bool(self.until) and self.until <= now

    def to_refusal(self, now: int) -> Denied:
        """What the player is told: the hours left (0: until it is lifted), and the reason if there is one."""
        hours = -(-(self.until - now) // HOUR) if self.until else 0
        return Denied(
            RULE,
            "banned" if self.effect == "ban" else "muted",
            number=hours,
            why="yes" if self.reason else "no",
            reason=verbatim(self.reason),
        )


def put(restriction: Restriction) -> Statement:
    """The statement that stores a restriction, and replaces an earlier one."""
    return _PUT, *(getattr(restriction, field) for field in Restriction.__struct_fields__)


def lift(effect: Effect, kind: Kind, target: str) -> Statement:
    """The statement that deletes a restriction."""
    return _LIFT, effect, kind, target


def network_of(text: str) -> str:
    """Return the network of an address, or a network, in its usual form; raise `BadInput` for anything else.

    One client has all of an IPv6 network of 64 bits.
    """
    try:
        return str(ip_network(text.strip(), strict=False) if "/" in text else _own_network(text.strip()))
    except ValueError:
        raise BadInput("address", f"{text!r} is no address and no network") from None


def _own_network(text: str) -> IPv4Network | IPv6Network:
    address = ip_address(text)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return ip_network((address, NETWORK_BITS if isinstance(address, IPv6Address) else 32), strict=False)


class Restrictions:
    """All restrictions, in memory."""

    def __init__(self, rows: Iterable[tuple[object, ...]] = ()) -> None:
        """Read the rows of the database."""
        self.all = tuple(Restriction(*row) for row in rows)  # type: ignore[arg-type]  # as the table has them
        self._by_target = {(each.effect, each.kind, each.target): each for each in self.all}
        self._networks = [(ip_network(each.target), each) for each in self.all if each.kind == "address"]

    def find(self, effect: Effect, shown: Credentials, now: int) -> Restriction | None:
        """The restriction of a client with these credentials, if there is one now."""
        marks: list[tuple[Kind, str | None]] = [("guest", guest) for guest in (shown.guest, *shown.former)]
        for kind, target in (*marks, ("secret", shown.secret)):
            found = self._by_target.get((effect, kind, target)) if target is not None else None
            if found is not None and not found.is_over(now):
                return found
        return None

    def find_address(self, effect: Effect, address: str | None, now: int) -> Restriction | None:
        """The restriction of an address, if there is one now."""
        if not self._networks or address is None:
            return None
        try:
            known = ip_address(address)
        except ValueError:
            return None
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return next(
            (
                each
                for network, each in self._networks
                if each.effect == effect and known in network and not each.is_over(now)
            ),
            None,
        )
