"""Who asks: a secret in a header or a cookie, or the key of a link. Nothing in a message says who sent it."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cairn.core.values import Seat
from cairn.server.acting import Credentials
from cairn.server.keys import hashed
from cairn.server.messages import Seated

__all__ = ["cookie", "credentials", "secret_of"]

BEARER = "bearer "
KEY = "cairn-key"
COOKIE = "cairn-"
YEAR = 365 * 24 * 3600


def secret_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str | None:
    """The secret for a table: of a program in the header `Authorization: Bearer`, of a browser in a cookie."""
    header = connection.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE + name)


def credentials(
    connection: ASGIConnection[Any, Any, Any, Any],
    name: str,
    seat: Seat | None = None,
    secret: str | None = None,
    key: str | None = None,
) -> Credentials:
    """What the connection shows, or what its first message said."""
    secret = secret or secret_of(connection, name)
    key = key or connection.headers.get(KEY)
    return Credentials(secret and hashed(secret), key and hashed(key), seat)


def cookie(seated: Seated) -> Cookie:
    """The secret for a browser: no script reads it, no other site sends it, and it goes to this table alone."""
    return Cookie(
        key=COOKIE + seated.id,
        value=seated.secret,
        path=f"/api/tables/{seated.id}",
        httponly=True,
        samesite="strict",
        max_age=YEAR,
    )
