"""Authentication: a secret in a header or a cookie, or the key of a link. Messages never identify their sender."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cairn.core.values import Seat, replace
from cairn.server.guests.registry import Guest, GuestRegistry
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol.messages import SeatGrant
from cairn.server.settings import Settings
from cairn.server.table.keys import hash_secret
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.seats import RULE

BEARER = "bearer "
KEY = "cairn-key"
COOKIE = "cairn-"
GUEST, GUEST_COOKIE = "cairn-guest", "cairn_guest"
YEAR = 365 * 24 * 3600


def secret_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str | None:
    """The secret for a table: from `Authorization: Bearer` for programs, from a cookie for browsers."""
    header = connection.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE + name)


def guest_secret(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest's secret: from the header `Cairn-Guest` for programs, from a cookie for browsers."""
    return connection.headers.get(GUEST) or connection.cookies.get(GUEST_COOKIE) or None


async def find_guest(connection: ASGIConnection[Any, Any, Any, Any], even_banned: bool = False) -> Guest | None:
    """The guest of this device; None if it has none. Raise `Denied` for one who is banned, unless `even_banned`."""
    secret = guest_secret(connection)
    guests: GuestRegistry = connection.app.state.guests
    guest = None if secret is None else await guests.find(secret)
    if guest is not None and not even_banned:
        _check_ban(connection, guest.credentials)
    return guest


async def require_guest(connection: ASGIConnection[Any, Any, Any, Any], even_banned: bool = False) -> Guest:
    """Return the guest of this device; raise `Denied` if it has none, or is banned."""
    found = await find_guest(connection, even_banned)
    if found is None:
        raise Denied(RULE, "unknown-guest")
    return found


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id of the guest of this device; None if it has none."""
    guest = await find_guest(connection)
    return None if guest is None else guest.id


async def credentials(
    connection: ASGIConnection[Any, Any, Any, Any],
    name: str,
    seat: Seat | None = None,
    secret: str | None = None,
    key: str | None = None,
) -> Credentials:
    """The credentials of the connection, or those of its first message."""
    secret = secret or secret_of(connection, name)
    key = key or connection.headers.get(KEY)
    guest = await find_guest(connection)
    shown = Credentials() if guest is None else guest.credentials
    client = connection.app.state.limits.client(connection.client and connection.client.host)
    shown = shown._replace(
        secret=secret and hash_secret(secret), key=key and hash_secret(key), seat=seat, client=client
    )
    _check_ban(connection, shown)
    return shown


def _check_ban(connection: ASGIConnection[Any, Any, Any, Any], shown: Credentials) -> None:
    tables: TableRegistry = connection.app.state.tables
    tables.services.moderation.check_ban(shown)


def make_cookie(connection: ASGIConnection[Any, Any, Any, Any], seated: SeatGrant) -> Cookie:
    """The cookie with a table's secret: hidden from scripts and other sites, and sent only to this table."""
    return Cookie(
        key=COOKIE + seated.id,
        value=seated.secret,
        path=f"{connection.app.state.settings.base_path}/api/tables/{seated.id}",
        httponly=True,
        samesite="strict",
        secure=is_encrypted(connection),
        max_age=YEAR,
    )


def is_encrypted(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether clients connect by TLS alone: then cookies are sent only that way.

    A server that is shared in a house is reached by http too, by the same people.
    """
    settings: Settings = connection.app.state.settings
    is_secure = connection.scope["scheme"] in ("https", "wss") and connection.app.state.trust is None
    return is_secure or settings.public_url.startswith("https://")


def with_full_links(seated: SeatGrant, url: str) -> SeatGrant:
    """The grant with absolute links, if the public address is known."""
    if not url or seated.link is None or seated.watch is None:
        return seated
    return replace(seated, link=url + seated.link, watch=url + seated.watch)
