"""The API of notifications: whether this server can send them, and what this device has chosen."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.server.http.auth import guest_secret, require_guest
from cairn.server.http.errors import FAULTS
from cairn.server.push.subscriptions import LANGUAGE, QuietHours, Subscription
from cairn.server.push.transport import LONGEST_ENDPOINT, check_endpoint
from cairn.server.table.keys import hash_secret

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

Key = Annotated[str, Meta(min_length=1, max_length=200)]


class Subscribe(Value):
    """A browser's subscription, and what its owner wants."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST_ENDPOINT)]
    point: Key
    """`keys.p256dh` of the browser's subscription."""
    auth: Key
    """`keys.auth` of the browser's subscription."""
    lang: Annotated[str, Meta(pattern=LANGUAGE)]
    quiet: QuietHours


class PushInfo(Value, omit_defaults=True):
    """What this server and this device do about notifications."""

    key: str | None = None
    """The server's public key, for `applicationServerKey`; none: this server cannot send notifications."""
    is_on: bool = False
    """Whether this device is notified."""
    quiet: QuietHours | None = None


@_get("/api/push")
async def push(request: Asking) -> PushInfo:
    """Whether notifications can be sent, and what this device has chosen."""
    service = request.app.state.push
    if service is None:
        return PushInfo()
    secret = guest_secret(request)
    chosen = None if secret is None else await service.subscriptions.find(hash_secret(secret))
    key = (await service.key()).public
    return PushInfo(key) if chosen is None else PushInfo(key, True, chosen.quiet)


@_post("/api/push")
async def subscribe(request: Asking, data: JSONBody[Subscribe]) -> PushInfo:
    """Notify this device when it becomes its guest's turn; it replaces what the device chose before."""
    await require_guest(request)
    service = request.app.state.push
    if service is None:
        raise BadInput("push", "this server cannot send notifications")
    check_endpoint(data.endpoint)
    service.check_keys(data.point, data.auth)
    data.quiet.check()
    now = request.app.state.tables.services.now()
    chosen = Subscription(data.endpoint, data.point, data.auth, data.lang, data.quiet, now)
    await service.subscriptions.save(hash_secret(str(guest_secret(request))), chosen)
    return PushInfo((await service.key()).public, True, data.quiet)


@delete("/api/push", responses=FAULTS, status_code=200)
async def unsubscribe(request: Asking) -> PushInfo:
    """Notify this device no more."""
    await require_guest(request)
    service = request.app.state.push
    if service is not None:
        await service.subscriptions.forget(hash_secret(str(guest_secret(request))))
    return PushInfo(None if service is None else (await service.key()).public)


PUSH_ROUTES = [push, subscribe, unsubscribe]
"""All routes of this module."""
