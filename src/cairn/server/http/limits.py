"""Rate limits for each socket, address and guest, so that nobody takes the server from the others."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic

from cairn.core.errors import CairnError
from cairn.server.settings import Settings, split_list

BURST = 10
"""Seconds' worth of requests that may come at once."""
HOUR = 3600.0
TOKENS = 30
"""Wrong tokens of the host that one address may try in an hour."""
REPORTS = 30
"""Reports that one address may send in an hour."""
EXPORTS = 20
"""Times that one address may fetch all that is kept about its guests, or the list of all their games, in an hour."""
QR_CODES = 300
"""QR codes that are drawn for one address in an hour: a long one takes 30 ms."""
CONNECTIONS_FOR_SOCKET = 3
"""Connections of one address, for each socket that it may have: a page asks for its parts on up to six for a moment."""
SOCKETS_AT_ONCE = 3
"""The sockets of one address that may send as fast as one may; those of people in a game are seldom busy together."""
MOST_REMEMBERED = 10_000
"""The number of addresses remembered; the least recent are forgotten first."""
NETWORK_BITS = 64
"""The network part of an IPv6 address: one client can use the whole network."""


class TooMany(CairnError):
    """A rate limit was exceeded; try again `after` this number of seconds."""

    def __init__(self, what: str, after: float) -> None:
        """Describe what there is too much of."""
        self.what = what
        self.after = max(1, round(after + 0.5))
        super().__init__(what)


class Bucket:
    """A token bucket."""

    def __init__(
        self, rate: float, size: float, now: Callable[[], float] = monotonic, shared: "Bucket | None" = None
    ) -> None:
        """Begin full: `size` at once, then `rate` a second; each token is taken from the `shared` bucket too."""
        self._rate, self._size, self._now, self._shared = rate, size, now, shared
        self._left, self._time = size, now()

    def take(self, what: str) -> None:
        """Take a token; raise `TooMany` if there is none."""
        if self._shared is not None:
            self._shared.take(what)
        now = self._now()
        self._left = min(self._size, self._left + (now - self._time) * self._rate)
        self._time = now
        if self._left < 1:
            raise TooMany(what, (1 - self._left) / self._rate)
        self._left -= 1


class Limits:
    """The rate limits of all clients."""

    def __init__(self, settings: Settings, now: Callable[[], float] = monotonic) -> None:
        """Apply these settings."""
        self._settings, self._now = settings, now
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._guests: OrderedDict[str, Bucket] = OrderedDict()
        self._codes: OrderedDict[str, Bucket] = OrderedDict()
        self._tokens: OrderedDict[str, Bucket] = OrderedDict()
        self._reports: OrderedDict[str, Bucket] = OrderedDict()
        self._exports: OrderedDict[str, Bucket] = OrderedDict()
        self._qr_codes: OrderedDict[str, Bucket] = OrderedDict()
        self._messages: OrderedDict[str, Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._entered: Counter[str] = Counter()
        self._proxies = _networks(settings.forwarded_allow)

    @property
    def guest_tables(self) -> int:
        """The number of unfinished tables that one guest may have set up."""
        return self._settings.guest_tables

    def client(self, address: str | None) -> str | None:
        """The client that an address stands for, an IPv6 one for its network; None: this machine, without limits."""
        try:
            known = ip_address(address or "127.0.0.1")
        except ValueError:
            return address
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        if known.is_loopback and not self._settings.limit_local:
            return None
        if isinstance(known, IPv6Address):
            return f"{int(known) >> NETWORK_BITS:x}"
        return str(known)

    def request(self, address: str | None) -> None:
        """Count a request; raise `TooMany`."""
        rate = self._settings.request_rate
        self._take(self._requests, address, rate, rate * BURST, "too many requests from this address: wait a moment")

    def table(self, address: str | None) -> None:
        """Count a new table; raise `TooMany`."""
        rate = self._settings.table_rate
        self._take(self._tables, address, rate / HOUR, rate, "too many tables were set up from this address: wait")

    def guest(self, address: str | None) -> None:
        """Count a new guest; raise `TooMany`."""
        rate = self._settings.guest_rate
        self._take(self._guests, address, rate / HOUR, rate, "too many new guests from this address: wait")

    def code(self, address: str | None) -> None:
        """Count a join code that is tried, right or wrong; raise `TooMany`."""
        rate = self._settings.code_rate
        self._take(self._codes, address, rate / HOUR, rate, "too many codes were tried from this address: wait")

    def token(self, address: str | None) -> None:
        """Count a wrong token of the host; raise `TooMany`."""
        self._take(self._tokens, address, TOKENS / HOUR, TOKENS, "too many wrong tokens from this address: wait")

    def report(self, address: str | None) -> None:
        """Count a report; raise `TooMany`."""
        self._take(self._reports, address, REPORTS / HOUR, REPORTS, "too many reports from this address: wait")

    def export(self, address: str | None) -> None:
        """Count an answer for which all tables of a guest are read; raise `TooMany`."""
        self._take(self._exports, address, EXPORTS / HOUR, EXPORTS, "too many exports to this address: wait")

    def qr_code(self, address: str | None) -> None:
        """Count a QR code that is drawn; raise `TooMany`."""
        self._take(self._qr_codes, address, QR_CODES / HOUR, QR_CODES, "too many QR codes for this address: wait")

    def enter(self, address: str | None) -> None:
        """Count a connection, until `leave`; raise `TooMany` without counting it. A proxy may have any number."""
        held = self.client(address)
        if held is None or self._is_proxy(address):
            return
        if self._entered[held] >= self._settings.address_connections * CONNECTIONS_FOR_SOCKET:
            raise TooMany("too many connections from this address: close one", BURST)
        self._entered[held] += 1

    def leave(self, address: str | None) -> None:
        """Count a connection no longer."""
        held = self.client(address)
        if held is not None and not self._is_proxy(address):
            self._entered[held] -= 1
            if not self._entered[held]:
                del self._entered[held]

    def connect(self, address: str | None) -> None:
        """Count an open socket, until `disconnect`; raise `TooMany` without counting it."""
        if self._open.total() >= self._settings.connections:
            raise TooMany("too many are connected: come back later", BURST)
        held = self.client(address)
        if held is not None and self._open[held] >= self._settings.address_connections:
            raise TooMany("too many connections from this address: close one", BURST)
        self._open[held or ""] += 1

    def disconnect(self, address: str | None) -> None:
        """Count a closed socket."""
        held = self.client(address) or ""
        self._open[held] -= 1
        if not self._open[held]:
            del self._open[held]

    def messages(self, address: str | None) -> Bucket | None:
        """The rate limit of a socket, which is within that of its address; None: unlimited."""
        held, rate = self.client(address), self._settings.message_rate
        if held is None:
            return None
        of_all = rate * SOCKETS_AT_ONCE
        shared = self._bucket(self._messages, held, of_all, of_all * BURST)
        return Bucket(rate, rate * BURST, self._now, shared)

    def _take(
        self, buckets: OrderedDict[str, Bucket], address: str | None, rate: float, size: float, what: str
    ) -> None:
        held = self.client(address)
        if held is not None:
            self._bucket(buckets, held, rate, size).take(what)

    def _bucket(self, buckets: OrderedDict[str, Bucket], held: str, rate: float, size: float) -> Bucket:
        bucket = buckets.get(held)
        if bucket is None:
            bucket = buckets[held] = Bucket(rate, size, self._now)
            if len(buckets) > MOST_REMEMBERED:
                buckets.popitem(last=False)
        buckets.move_to_end(held)
        return bucket

    def _is_proxy(self, address: str | None) -> bool:
        """Whether many people are behind the address, which are told apart by what it says."""
        try:
            known = ip_address(address or "127.0.0.1")
        except ValueError:
            return False
        return any(known in each for each in self._proxies)


def _networks(allowed: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks of the trusted proxies."""
    named = split_list(allowed)
    return tuple(map(ip_network, ("0.0.0.0/0", "::/0") if "*" in named else named))
