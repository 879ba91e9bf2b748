"""The https address of a server that is shared in a house, and the authority that devices have to trust for it."""

from functools import partial
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from cairn.core.values import Value
from cairn.server.http.errors import FAULTS
from cairn.server.http.page import ASK_AGAIN
from cairn.server.ops.trust import Trust

KIND = "application/x-x509-ca-cert"
"""What makes phones offer to install it."""
FILE = "cairn-authority.crt"

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)


class TrustInfo(Value, omit_defaults=True):
    """How a device in the house reaches this server by https."""

    url: str | None = None
    """The address; none: this server has no https address of its own."""
    fingerprint: str | None = None
    """SHA-256 of the authority, to be compared on the device."""


@_get("/api/trust", sync_to_thread=False)
def trust(request: Asking) -> TrustInfo:
    """The https address of this server, and the fingerprint of its authority."""
    found: Trust | None = request.app.state.trust
    return TrustInfo() if found is None else TrustInfo(found.url, found.authority.fingerprint)


@get(f"/{FILE}", include_in_schema=False, sync_to_thread=False)
def authority(request: Asking) -> Response[bytes]:
    """The certificate of the authority, for devices to install."""
    found: Trust | None = request.app.state.trust
    if found is None:
        raise NotFoundException(detail="this server has no authority of its own")
    headers = {"Cache-Control": ASK_AGAIN, "Content-Disposition": f'attachment; filename="{FILE}"'}
    return Response(found.authority.certificate, media_type=KIND, headers=headers)


TRUST_ROUTES = [trust, authority]
"""All routes of this module."""
