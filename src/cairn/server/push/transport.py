"""Requests to addresses that clients name: by https, to public addresses only, and to the one that was checked."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias

import httpx

from cairn.core.errors import BadInput, CairnError

PATIENCE = 10.0
"""Seconds to wait for a push service at each step."""
LONGEST_ENDPOINT = 1000
HTTPS = 443
INTERNET = IPv6Network("2000::/3")
"""Where all of the internet is that has addresses of its own; the rest is special or not given out."""
NAT64 = IPv6Network("64:ff9b::/96")
"""Where IPv4 addresses are reached from networks without IPv4."""

_ENDPOINT = re.compile(
    r"https://([a-z0-9_-]{1,63}\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})(:443)?(/[!\"$-~]*)?", re.ASCII | re.IGNORECASE
)
"""An address by name, without a user, a fragment, and signs that a client would have to escape."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
"""Returns the addresses of a host."""


class NotPublic(CairnError):
    """The address is not one of the internet, so nothing was sent there."""


def check_endpoint(url: str) -> None:
    """Raise `BadInput` for an address that no push service has; where its name leads is checked when sending."""
    if len(url) > LONGEST_ENDPOINT or not _ENDPOINT.fullmatch(url):
        raise BadInput("endpoint", "must be an https address of a push service")


class PublicTransport(httpx.AsyncBaseTransport):
    """Sends requests to public addresses only.

    The name is looked up once, each of its addresses is checked, and the connection is made to one of those: a name
    that changes its address meanwhile gains nothing. The certificate is that of the name.
    """

    def __init__(
        self,
        resolve: Resolve | None = None,
        is_allowed: Callable[[str], bool] | None = None,
        inner: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """Tests give other ways to look names up, to allow addresses, and to send."""
        self._resolve = resolve or resolve_host
        self._is_allowed = is_allowed or is_public
        self._inner = inner or httpx.AsyncHTTPTransport(trust_env=False, http2=False, retries=0)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send the request; raise `NotPublic` or an error of httpx."""
        host, port = request.url.host, request.url.port or HTTPS
        if request.url.scheme != "https":
            raise NotPublic("only https is spoken with push services")
        try:
            addresses = await self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise httpx.ConnectError(f"{host} has no address") from error
        if not addresses or not all(map(self._is_allowed, addresses)):
            raise NotPublic(f"{host} is not on the internet")
        pinned = httpx.Request(
            request.method,
            request.url.copy_with(host=addresses[0]),
            headers=request.headers,  # `Host` among them
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": host},
        )
        return await self._inner.handle_async_request(pinned)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._inner.aclose()


async def resolve_host(host: str, port: int) -> list[str]:
    """Return the addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether this is an address of the internet: none of this machine, of a local network, or reserved."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    inner = _embedded(found)
    return found.is_global and (found in INTERNET if inner is None else inner.is_global)


def _embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that packets for this one reach in the end; None if there is none."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
