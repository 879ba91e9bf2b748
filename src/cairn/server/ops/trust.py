"""A second address for a shared server, by https: devices in the house have to trust its authority first."""

import socket
from pathlib import Path
from ssl import SSLContext
from typing import NamedTuple
from urllib.parse import urlsplit

from cairn.core.errors import BadInput
from cairn.core.extras import has_extra
from cairn.core.values import Value
from cairn.server.settings import Settings
from cairn.server.storage.connect import POSTGRES, SQLITE, default_database

FOLDER = "trust"
"""Where the authority and the certificate are kept, beside the database."""


class Authority(Value):
    """The server's own certificate authority."""

    certificate: bytes
    """In the form that phones install (DER)."""
    fingerprint: str
    """The SHA-256 of it, as devices show it before they trust it."""


class Trust(Value):
    """The https address of a shared server, and what has to be trusted to open it."""

    url: str
    authority: Authority


class SecureAddress(NamedTuple):
    """What serves by https."""

    listening: socket.socket
    context: SSLContext
    trust: Trust


def open_secure(settings: Settings, plain: socket.socket) -> tuple[SecureAddress | None, str]:
    """Return the https address of a shared server, at the next port, and what to tell the operator.

    `settings` are those with the address for links; `plain` is where http is served. It is served in any case.
    """
    parts = urlsplit(settings.public_url)
    if not settings.share or parts.scheme != "http" or parts.hostname is None:
        return None, ""
    if not has_extra("share"):
        return (
            None,
            "Without https: for that, type pip install 'cairn-table[share]'",
        )
    from cairn.server.ops.certificates import is_local, make_trust

    if not is_local(parts.hostname):
        return (
            None,
            f"Without https: {parts.hostname} is not in a local network",
        )
    context, authority = make_trust(trust_folder(settings.database), [parts.hostname])
    address, port = plain.getsockname()[:2]
    listening = socket.socket(plain.family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port + 1 if settings.port else 0))
    except OSError as error:
        listening.close()
        raise BadInput(
            f"{address}:{port + 1}", f"{(error.strerror or 'cannot be listened on').lower()} (for https)"
        ) from None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    url = f"https://{host}:{listening.getsockname()[1]}{settings.base_path}"
    told = f"To install it, be notified or read it offline, open {settings.public_url}/trust on the device"
    return SecureAddress(listening, context, Trust(url, authority)), told


def trust_folder(database: str) -> Path:
    """Return where the authority is kept: beside the database, or with the user's data."""
    path = default_database() if database.startswith(POSTGRES) else database.removeprefix(SQLITE)
    return Path(path).expanduser().parent / FOLDER
