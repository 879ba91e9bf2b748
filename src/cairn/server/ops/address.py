"""The address of the server: on this machine, or one that other devices can open, with a QR code."""

import io
import socket
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import segno

from cairn.core.errors import BadInput
from cairn.core.values import replace
from cairn.server.settings import Settings

_ANYWHERE = ("10.255.255.255", 1)
"""An address outside this machine; nothing is sent to it."""

_ONLY_HERE = ("localhost", "127.0.0.1", "::1")


class Address(NamedTuple):
    """The address of a server."""

    settings: Settings
    """With the address for links, `public_url`, if it is known."""
    url: str
    """The address for the operator's browser."""
    text: str
    """The text to print for the operator."""


def find_address(settings: Settings, host: str, port: int) -> Address:
    """Return the address of a server that listens there; raise `BadInput` if it is shared and no device can open it."""
    url = settings.public_url.rstrip("/")
    here = _url("127.0.0.1" if _is_any(host) else host, port) + settings.base_path
    if not settings.share:
        text = f"cairn serves tables at {here} (stop with Ctrl+C)"
        return Address(replace(settings, public_url=url), here, text + (f"\nLinks lead to {url}" if url else ""))
    if not url:
        url = _url(_own_address() if _is_any(host) else host, port)
    if urlsplit(url).hostname in _ONLY_HERE:
        raise BadInput("share", f"{url} can be opened on this machine alone: name another with --host or --public-url")
    text = f"cairn serves tables at {url} (stop with Ctrl+C)\nOpen it on another device in the same network:\n"
    return Address(replace(settings, public_url=url), url, text + _code(url))


def _is_any(host: str) -> bool:
    return ip_address(host.partition("%")[0]).is_unspecified


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ANYWHERE)
            found = str(asking.getsockname()[0])
        except OSError:
            found = "127.0.0.1"
    if ip_address(found).is_loopback or ip_address(found).is_unspecified:
        raise BadInput("share", "this machine is in no network: name the address with --host or --public-url")
    return found


def _code(url: str) -> str:
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
