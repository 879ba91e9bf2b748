"""The HTTP API of guests: who one is, one's games, other devices, one's data; and how a seat goes to another device."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cairn.core.values import Value
from cairn.server.guests.data import Export, GuestGame, check_carry, export_data, forget_guest, list_games
from cairn.server.guests.registry import Guest, Guests
from cairn.server.http.auth import (
    GUEST_COOKIE,
    YEAR,
    credentials,
    find_guest,
    guest_secret,
    is_encrypted,
    make_cookie,
    secret_of,
)
from cairn.server.http.errors import FAULTS
from cairn.server.live.registry import Tables
from cairn.server.protocol import messages, requests
from cairn.server.table.commands import Denied
from cairn.server.table.state import RULE

__all__ = ["GUEST_ROUTES"]

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

Key = Annotated[str, Meta(min_length=1, max_length=200)]


class GuestInfo(Value, omit_defaults=True):
    """A guest, as they see themselves."""

    name: str
    made: int
    devices: int
    secret: str | None = None
    """Given once, to a device that had none. A browser keeps it in a cookie, a program sends it as `Cairn-Guest`."""


class Named(Value):
    """Who one wants to be."""

    name: requests.Name = ""


class ByKey(Value):
    """The key of a link, from behind its `#`."""

    key: Key


class LinkMade(Value):
    """A link that is good once."""

    link: str
    until: int
    """Milliseconds since 1970."""


class GuestGames(Value):
    """One's games."""

    games: tuple[GuestGame, ...]


class Deleted(Value):
    """What was forgotten."""

    tables: int


@_post("/api/guest")
async def come(request: Asking, data: JSONBody[Named]) -> Response[GuestInfo]:
    """Be a guest: a new one, or the one that this device is known as, who may take another name."""
    guests: Guests = request.app.state.guests
    secret = guest_secret(request)
    known = None if secret is None else await guests.find(secret)
    if known is None:
        guest, secret = await guests.create(data.name)
        return _seen(request, guest, 1, secret)
    guest = await guests.rename(known, data.name)
    return Response(GuestInfo(guest.name, guest.made, await guests.devices(guest)), status_code=200)


@_get("/api/guest")
async def guest(request: Asking) -> GuestInfo:
    """Who this device is known as."""
    found = await _guest(request)
    return GuestInfo(found.name, found.made, await request.app.state.guests.devices(found))


@_get("/api/guest/games")
async def games(request: Asking) -> GuestGames:
    """One's games: what is played, whose turn it is, how far it is, what happened last."""
    tables: Tables = request.app.state.tables
    return GuestGames(await list_games(tables, await _guest(request)))


@_post("/api/guest/link")
async def device_link(request: Asking) -> LinkMade:
    """A link that makes another device this guest's too; good once, for a quarter of an hour."""
    key, until = await request.app.state.guests.link(await _guest(request))
    return LinkMade(f"{request.app.state.settings.public_url}/device#{key}", until)


@_post("/api/guest/carry")
async def carry(request: Asking, data: JSONBody[ByKey]) -> Response[GuestInfo]:
    """Be the guest whose link this is, on this device too.

    Refused where the guest that the device is now plays at a table against the guest whose link it is.
    """
    guests: Guests = request.app.state.guests
    before = await find_guest(request)
    if before is not None:
        await check_carry(request.app.state.tables, before, await guests.find_linked(data.key))
    held = None if before is None else guest_secret(request)
    found, secret = await guests.redeem_link(data.key, before, held)
    return _seen(request, found, await guests.devices(found), secret)


@_post("/api/guest/let-go")
async def let_go(request: Asking) -> GuestInfo:
    """Only this device is the guest's from now on."""
    found = await _guest(request)
    await request.app.state.guests.forget_other_devices(found, str(guest_secret(request)))
    return GuestInfo(found.name, found.made, 1)


@_get("/api/guest/export")
async def export(request: Asking) -> Response[Export]:
    """All that is kept about the guest."""
    found = await _guest(request)
    kept = await export_data(request.app.state.tables, found, await request.app.state.guests.devices(found))
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="cairn.json"'})


@delete("/api/guest", responses=FAULTS, status_code=200)
async def forget(request: Asking) -> Response[Deleted]:
    """Be forgotten. Games that go on are left; of those that are over the moves stay, and who made them is hidden."""
    found = await _guest(request)
    count = await forget_guest(request.app.state.tables, found)
    await request.app.state.guests.forget(found.id)
    return Response(Deleted(count), cookies=[_cookie(request, "", 0)])


@_post("/api/tables/{name:str}/seats/{seat:int}/link")
async def seat_link(request: Asking, name: FromPath[str], seat: FromPath[int]) -> LinkMade:
    """A link that takes the own seat to another device; good once, for a day. The one before it is over."""
    tables: Tables = request.app.state.tables
    key, until = await tables.create_seat_link(name, await credentials(request, name, seat), seat)
    return LinkMade(f"{request.app.state.settings.public_url}/seat/{name}#{key}", until)


@_post("/api/tables/{name:str}/rejoin")
async def rejoin(request: Asking, name: FromPath[str], data: JSONBody[ByKey]) -> Response[messages.SeatGrant]:
    """Take a seat to this device by its link. The device that had it is told, and loses it.

    While a game runs a device that has had the seat of somebody else in it is refused.
    """
    tables: Tables = request.app.state.tables
    shown = await credentials(request, name)
    seated = await tables.move_seat(name, data.key, shown, secret_of(request, name))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


GUEST_ROUTES = [come, guest, games, device_link, carry, let_go, export, forget, seat_link, rejoin]
"""All of them, for the app."""


async def _guest(request: Asking) -> Guest:
    found = await find_guest(request)
    if found is None:
        raise Denied(RULE, "unknown-guest")
    return found


def _seen(request: Asking, guest: Guest, devices: int, secret: str) -> Response[GuestInfo]:
    told = GuestInfo(guest.name, guest.made, devices, secret)
    return Response(told, status_code=200, cookies=[_cookie(request, secret, YEAR)])


def _cookie(request: Asking, secret: str, lasts: int) -> Cookie:
    """The guest's secret for a browser: no script reads it, and no other site sends it."""
    return Cookie(
        key=GUEST_COOKIE,
        value=secret,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=is_encrypted(request),
        max_age=lasts,
    )
