"""The API of guests: identity, games, devices and data; and how a seat moves to another device."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, UnsetType

from cairn.core.values import Value
from cairn.server.guests.games import MOST_TABLES, GuestGame, check_may_merge, games_to_csv, list_games
from cairn.server.guests.privacy import Export, export_data, forget_guest
from cairn.server.guests.registry import Guest, GuestRegistry
from cairn.server.http.auth import (
    GUEST_COOKIE,
    YEAR,
    credentials,
    find_guest,
    guest_secret,
    is_encrypted,
    make_cookie,
    require_guest,
    secret_of,
)
from cairn.server.http.errors import FAULTS
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import messages, requests
from cairn.server.table.log import Face

Asking = Request[Any, Any, State]

CSV = "text/csv; charset=utf-8"

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

Key = Annotated[str, Meta(min_length=1, max_length=200)]


class GuestInfo(Value, omit_defaults=True):
    """A guest, as they see themselves."""

    name: str
    made: int
    devices: int
    face: Face | None = None
    secret: str | None = None
    """Given once, to a device that had none. A browser keeps it in a cookie, a program sends it as `Cairn-Guest`."""


class Named(Value):
    """A guest's name and face."""

    name: requests.Name = ""
    face: Face | UnsetType | None = UNSET
    """None: no face; missing: as it was."""


class ByKey(Value):
    """The key of a link, from after its `#`."""

    key: Key


class LinkMade(Value):
    """A link that can be used once."""

    link: str
    until: int
    """Milliseconds since 1970."""


class GuestGames(Value):
    """The guest's games."""

    games: tuple[GuestGame, ...]


class Deleted(Value):
    """What was deleted."""

    tables: int


@_post("/api/guest")
async def come(request: Asking, data: JSONBody[Named]) -> Response[GuestInfo]:
    """Become a guest: a new one, or the guest of this device, optionally with another name or face."""
    guests: GuestRegistry = request.app.state.guests
    known = await find_guest(request)
    request.app.state.tables.services.moderation.words.check(data.name)
    if known is None:
        request.app.state.limits.guest(request.client and request.client.host)
        guest, secret = await guests.create(data.name, None if data.face is UNSET else data.face)
        return _introduce_device(request, guest, 1, secret)
    guest = await guests.change(known, data.name, known.face if data.face is UNSET else data.face)
    return Response(_describe(guest, await guests.devices(guest)), status_code=200)


@_get("/api/guest")
async def guest(request: Asking) -> GuestInfo:
    """The guest of this device."""
    found = await require_guest(request)
    return _describe(found, await request.app.state.guests.devices(found))


@_get("/api/guest/games")
async def games(request: Asking) -> GuestGames:
    """The guest's games: what is played, whose turn it is, how far it is, what happened last."""
    tables: TableRegistry = request.app.state.tables
    return GuestGames(await list_games(tables, await require_guest(request)))


@_get("/api/guest/games.csv", media_type=CSV)
async def games_table(request: Asking) -> Response[str]:
    """All of the guest's games as a table for a spreadsheet."""
    tables: TableRegistry = request.app.state.tables
    guest = await require_guest(request)
    request.app.state.limits.export(request.client and request.client.host)
    found = await list_games(tables, guest, MOST_TABLES)
    headers = {"Content-Disposition": 'attachment; filename="cairn-games.csv"'}
    return Response(games_to_csv(found), headers=headers, media_type=CSV)


@_post("/api/guest/link")
async def device_link(request: Asking) -> LinkMade:
    """Make a link that adds a device for this guest; valid once, for 15 minutes."""
    key, until = await request.app.state.guests.link(await require_guest(request))
    return LinkMade(f"{request.app.state.settings.public_url}/device#{key}", until)


@_post("/api/guest/carry")
async def carry(request: Asking, data: JSONBody[ByKey]) -> Response[GuestInfo]:
    """Become the guest of this link on this device too.

    Refused if the device's current guest plays against the guest of the link at a table.
    """
    guests: GuestRegistry = request.app.state.guests
    before = await find_guest(request)
    if before is not None:
        await check_may_merge(request.app.state.tables, before, await guests.find_linked(data.key))
    held = None if before is None else guest_secret(request)
    found, secret = await guests.redeem_link(data.key, before, held)
    return _introduce_device(request, found, await guests.devices(found), secret)


@_post("/api/guest/let-go")
async def let_go(request: Asking) -> GuestInfo:
    """Remove all other devices of the guest."""
    found = await require_guest(request)
    await request.app.state.guests.forget_other_devices(found, str(guest_secret(request)))
    return _describe(found, 1)


@_get("/api/guest/export")
async def export(request: Asking) -> Response[Export]:
    """Everything that is stored about the guest."""
    found = await require_guest(request, even_banned=True)
    request.app.state.limits.export(request.client and request.client.host)
    kept = await export_data(request.app.state.tables, found, await request.app.state.guests.devices(found))
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="cairn.json"'})


@delete("/api/guest", responses=FAULTS, status_code=200)
async def forget(request: Asking) -> Response[Deleted]:
    """Delete the guest. They leave running games; in finished ones the moves stay, without a name."""
    found = await require_guest(request, even_banned=True)
    count = await forget_guest(request.app.state.tables, found)
    await request.app.state.guests.forget(found.id)
    return Response(Deleted(count), cookies=[_cookie(request, "", 0)])


@_post("/api/tables/{name:str}/seats/{seat:int}/link")
async def seat_link(request: Asking, name: FromPath[str], seat: FromPath[int]) -> LinkMade:
    """Make a link that moves one's seat to another device; valid once, for a day. It replaces any earlier link."""
    tables: TableRegistry = request.app.state.tables
    key, until = await tables.create_seat_link(name, await credentials(request, name, seat), seat)
    return LinkMade(f"{request.app.state.settings.public_url}/seat/{name}#{key}", until)


@_post("/api/tables/{name:str}/rejoin")
async def rejoin(request: Asking, name: FromPath[str], data: JSONBody[ByKey]) -> Response[messages.SeatGrant]:
    """Move a seat to this device by its link. The previous device is notified, and loses it.

    During a game a device that has had another player's seat is refused.
    """
    tables: TableRegistry = request.app.state.tables
    shown = await credentials(request, name)
    seated = await tables.move_seat(name, data.key, shown, secret_of(request, name))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


GUEST_ROUTES = [come, guest, games, games_table, device_link, carry, let_go, export, forget, seat_link, rejoin]
"""All routes of this module."""


def _describe(guest: Guest, devices: int, secret: str | None = None) -> GuestInfo:
    return GuestInfo(guest.name, guest.made, devices, guest.face, secret)


def _introduce_device(request: Asking, guest: Guest, devices: int, secret: str) -> Response[GuestInfo]:
    info = _describe(guest, devices, secret)
    return Response(info, status_code=200, cookies=[_cookie(request, secret, YEAR)])


def _cookie(request: Asking, secret: str, lasts: int) -> Cookie:
    """The cookie with the guest's secret: hidden from scripts and other sites."""
    return Cookie(
        key=GUEST_COOKIE,
        value=secret,
        path=f"{request.app.state.settings.base_path}/api",
        httponly=True,
        samesite="strict",
        secure=is_encrypted(request),
        max_age=lasts,
    )
