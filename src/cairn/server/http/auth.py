"""Who asks: a secret in a header or a cookie, or the key of a link. Nothing in a message says who sent it."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cairn.core.values import Seat, replace
from cairn.server.guests.registry import Guest, Guests
from cairn.server.protocol.messages import SeatGrant
from cairn.server.settings import Settings
from cairn.server.table.commands import Credentials
from cairn.server.table.keys import hashed

__all__ = [
    "credentials",
    "find_guest",
    "guest_of",
    "guest_secret",
    "is_encrypted",
    "make_cookie",
    "secret_of",
    "with_full_links",
]

BEARER = "bearer "
KEY = "cairn-key"
COOKIE = "cairn-"
GUEST, GUEST_COOKIE = "cairn-guest", "cairn_guest"
YEAR = 365 * 24 * 3600


def secret_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str | None:
    """The secret for a table: of a program in the header `Authorization: Bearer`, of a browser in a cookie."""
    header = connection.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE + name)


def guest_secret(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest's own secret: of a program in the header `Cairn-Guest`, of a browser in a cookie."""
    return connection.headers.get(GUEST) or connection.cookies.get(GUEST_COOKIE) or None


async def find_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest whose device this is, if it is one's."""
    secret = guest_secret(connection)
    guests: Guests = connection.app.state.guests
    return None if secret is None else await guests.find(secret)


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The number of the guest whose connection this is, if it is one's."""
    guest = await find_guest(connection)
    return None if guest is None else guest.id


async def credentials(
    connection: ASGIConnection[Any, Any, Any, Any],
    name: str,
    seat: Seat | None = None,
    secret: str | None = None,
    key: str | None = None,
) -> Credentials:
    """What the connection shows, or what its first message said."""
    secret = secret or secret_of(connection, name)
    key = key or connection.headers.get(KEY)
    guest = await find_guest(connection)
    shown = Credentials() if guest is None else guest.credentials
    return shown._replace(secret=secret and hashed(secret), key=key and hashed(key), seat=seat)


def make_cookie(connection: ASGIConnection[Any, Any, Any, Any], seated: SeatGrant) -> Cookie:
    """The secret for a browser: no script reads it, no other site sends it, and it goes to this table alone."""
    return Cookie(
        key=COOKIE + seated.id,
        value=seated.secret,
        path=f"/api/tables/{seated.id}",
        httponly=True,
        samesite="strict",
        secure=is_encrypted(connection),
        max_age=YEAR,
    )


def is_encrypted(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether people come here by TLS: then no cookie goes another way."""
    settings: Settings = connection.app.state.settings
    return connection.scope["scheme"] in ("https", "wss") or settings.public_url.startswith("https://")


def with_full_links(seated: SeatGrant, url: str) -> SeatGrant:
    """With links that other devices can open, where it is known how they get here."""
    if not url or seated.link is None or seated.watch is None:
        return seated
    return replace(seated, link=url + seated.link, watch=url + seated.watch)
