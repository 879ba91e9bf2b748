"""Rate limits for each socket, address and guest, so that nobody takes the server from the others."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from cairn.core.errors import CairnError
from cairn.server.settings import Settings

BURST = 10
"""Seconds' worth of requests that may come at once."""
HOUR = 3600.0
TOKENS = 30
"""Wrong tokens of the host that one address may try in an hour."""
REPORTS = 30
"""Reports that one address may send in an hour."""
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

    def __init__(self, rate: float, size: float, now: Callable[[], float] = monotonic) -> None:
        """Begin full: `size` at once, then `rate` a second."""
        self._rate, self._size, self._now = rate, size, now
        self._left, self._time = size, now()

    def take(self, what: str) -> None:
        """Take a token; raise `TooMany` if there is none."""
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
        self._open: Counter[str] = Counter()

    @property
    def guest_tables(self) -> int:
        """The number of unfinished tables that one guest may have set up."""
        return self._settings.guest_tables

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

    def connect(self, address: str | None) -> None:
        """Count an open socket, until `disconnect`; raise `TooMany` without counting it."""
        if self._open.total() >= self._settings.connections:
            raise TooMany("too many are connected: come back later", BURST)
        held = self._held(address)
        if held is not None and self._open[held] >= self._settings.address_connections:
            raise TooMany("too many connections from this address: close one", BURST)
        self._open[held or ""] += 1

    def disconnect(self, address: str | None) -> None:
        """Count a closed socket."""
        held = self._held(address) or ""
        self._open[held] -= 1
        if not self._open[held]:
            del self._open[held]

    def messages(self, address: str | None) -> Bucket | None:
        """The rate limit of a socket; None: unlimited."""
        rate = self._settings.message_rate
        return None if self._held(address) is None else Bucket(rate, rate * BURST, self._now)

    def _take(
        self, buckets: OrderedDict[str, Bucket], address: str | None, rate: float, size: float, what: str
    ) -> None:
        held = self._held(address)
        if held is None:
            return
        bucket = buckets.get(held)
        if bucket is None:
            bucket = buckets[held] = Bucket(rate, size, self._now)
            if len(buckets) > MOST_REMEMBERED:
                buckets.popitem(last=False)
        buckets.move_to_end(held)
        bucket.take(what)

    def _held(self, address: str | None) -> str | None:
        """The client that the limits apply to; None for clients on this machine."""
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
