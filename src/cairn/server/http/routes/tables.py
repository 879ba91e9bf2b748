"""The HTTP API: everything that can be done over the socket, and what comes before and after."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, FromPath, FromQuery, JSONBody
from msgspec import Meta, Raw

from cairn.core import record
from cairn.core.errors import IllegalMove
from cairn.core.values import Seat, Value, encode
from cairn.server.http.auth import credentials, guest_of, make_cookie, secret_of, with_full_links
from cairn.server.http.errors import FAULTS
from cairn.server.live.dispatch import answer
from cairn.server.live.records import read_record
from cairn.server.live.registry import Tables
from cairn.server.live.rematch import open_rematch
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.table.commands import Credentials
from cairn.server.table.projection import Audience, audience_of, catch_up, describe_table
from cairn.server.table.state import TableState
from cairn.text import LANGUAGES

__all__ = ["TABLE_ROUTES"]

MOST_LISTED = 100
RECORD = "application/x-ndjson"

Asking = Request[Any, Any, State]
Lang = FromQuery[str | None]
AtSeat = FromQuery[int | None]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)


class Listed(Value):
    """Tables that everybody may see."""

    tables: tuple[Any, ...]


class Offered(Value):
    """What a seat may do."""

    asked: messages.PromptInfo | None
    offers: tuple[Any, ...]


class Join(Value):
    """Sit down at the table that waits under a code."""

    code: requests.Name
    names: Annotated[tuple[requests.Name, ...], Meta(min_length=1, max_length=requests.MOST_SEATS)]


@asynccontextmanager
async def _table(
    request: Asking, name: str, seat: Seat | None = None, lang: str | None = None
) -> AsyncIterator[tuple[LiveTable, Credentials]]:
    """The table, and what whoever asks shows for it. A refusal gets its sentence, if one is wanted."""
    tables: Tables = request.app.state.tables
    shown = await credentials(request, name, seat)
    async with tables.at(name) as table:
        try:
            yield table, shown
        except IllegalMove as error:
            if lang in LANGUAGES:
                error.sentence = await table.sentence(shown, error.refusal, lang)
            raise


async def _ask(
    request: Asking,
    name: str,
    seat: Seat | None,
    lang: str | None,
    asked: requests.Act | requests.Question | requests.Aid,
) -> Any:
    async with _table(request, name, seat, lang) as (table, shown):
        return await answer(table, shown, asked)


def _asking(path: str, asks: type, told: type) -> HTTPRouteHandler:
    """The address at which a table is asked what the socket is asked, too, and tells the same."""

    async def answer(request: Asking, name: FromPath[str], data: Any, seat: AtSeat = None, lang: Lang = None) -> Any:
        return await _ask(request, name, seat, lang, data)

    answer.__annotations__ |= {"data": Annotated[asks, BodyKwarg(media_type=RequestEncodingType.JSON)], "return": told}
    answer.__name__, answer.__doc__ = asks.__name__.lower(), asks.__doc__
    return _post(f"/api/tables/{{name:str}}/{path}")(answer)


ASKING_ROUTES = [
    _asking("ready", requests.Ready, messages.Accepted),
    _asking("options", requests.Change, messages.Accepted),
    _asking("seats/fill", requests.Fill, messages.Accepted),
    _asking("moves", requests.Move, messages.Accepted),
    _asking("undo", requests.Undo, messages.Accepted),
    _asking("notes", requests.Note, messages.Accepted),
    _asking("chat", requests.Say, messages.Accepted),
    _asking("try", requests.Try, messages.TryAnswer),
    _asking("describe", requests.Describe, messages.DescribeAnswer),
    _asking("hints", requests.Hint, messages.HintAnswer),
    _asking("odds", requests.Odds, messages.OddsAnswer),
    _asking("proofs", requests.Prove, messages.ProofAnswer),
    _asking("told-by", requests.ToldBy, messages.CellsAnswer),
]


# Before the game


@_post("/api/tables", status_code=201)
async def create(request: Asking, data: JSONBody[requests.Create]) -> Response[messages.SeatGrant]:
    """Set a table up. The answer holds the secret of those who sit there, and the links for the others."""
    tables: Tables = request.app.state.tables
    request.app.state.limits.table(request.client and request.client.host)
    guest = await guest_of(request)
    if guest is not None:
        await tables.check_share(guest, request.app.state.limits.guest_tables)
    seated = with_full_links(await tables.create(data, guest), request.app.state.settings.public_url)
    return Response(seated, status_code=201, cookies=[make_cookie(request, seated)])


@_get("/api/tables")
async def tables(
    request: Asking, status: FromQuery[Literal["waiting", "playing", "over"]] = "waiting", limit: FromQuery[int] = 50
) -> Listed:
    """Open tables that wait for players, that are being played at, or at which the game is over."""
    store = request.app.state.tables.services.store
    found = await store.list_tables([status], "open", min(max(limit, 1), MOST_LISTED))
    return Listed(tuple(Raw(listing.summary.encode()) for _, listing in found))


@_get("/api/tables/{name:str}")
async def table(request: Asking, name: FromPath[str], seat: AtSeat = None) -> messages.TableInfo:
    """A table: what is played, who sits there, how far it is."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: describe_table(name, state, person.seat))


@_post("/api/tables/{name:str}/seats")
async def sit(request: Asking, name: FromPath[str], data: JSONBody[requests.Sit]) -> Response[messages.SeatGrant]:
    """Sit down, by the key of the link, or at an open table."""
    tables: Tables = request.app.state.tables
    seated = await tables.sit(name, data, secret_of(request, name), await guest_of(request))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


@_post("/api/join")
async def join(request: Asking, data: JSONBody[Join]) -> Response[messages.SeatGrant]:
    """Sit down at the table that waits under a code."""
    tables: Tables = request.app.state.tables
    name = await tables.find_by_code(data.code)
    asked = requests.Sit(names=data.names, key=data.code.upper())
    seated = await tables.sit(name, asked, secret_of(request, name), await guest_of(request))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


@_post("/api/tables/{name:str}/start")
async def start(request: Asking, name: FromPath[str], lang: Lang = None) -> messages.Accepted:
    """The host lets the game begin."""
    accepted: messages.Accepted = await _ask(request, name, None, lang, requests.Start())
    return accepted


@_post("/api/tables/{name:str}/leave")
async def leave(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.Accepted:
    """Leave; while the game runs a bot plays on, and the seat can be taken back."""
    accepted: messages.Accepted = await _ask(request, name, seat, lang, requests.Leave())
    return accepted


@_post("/api/tables/{name:str}/return")
async def come_back(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.Accepted:
    """Take one's seat again."""
    accepted: messages.Accepted = await _ask(request, name, seat, lang, requests.Return())
    return accepted


@_post("/api/tables/{name:str}/seats/{other:int}/free")
async def free(request: Asking, name: FromPath[str], other: FromPath[int], lang: Lang = None) -> messages.Accepted:
    """The host frees a seat."""
    accepted: messages.Accepted = await _ask(request, name, None, lang, requests.Free(seat=other))
    return accepted


# During the game


@_get("/api/tables/{name:str}/sight")
async def sight(
    request: Asking,
    name: FromPath[str],
    seat: AtSeat = None,
    last: FromQuery[int | None] = None,
    words: FromQuery[bool] = False,
) -> messages.FullSight | messages.Update:
    """All that the seat knows, or what came after message number `last`."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: catch_up(name, state, audience_of(person, words), last))


@_get("/api/tables/{name:str}/presence")
async def presence(request: Asking, name: FromPath[str], seat: AtSeat = None) -> messages.PresenceUpdate:
    """Who is connected, and who is away since when."""
    async with _table(request, name, seat) as (live, shown):
        return await live.presence(shown)


@_get("/api/tables/{name:str}/offers")
async def offers(request: Asking, name: FromPath[str], seat: AtSeat = None, words: FromQuery[bool] = False) -> Offered:
    """What the seat may do, with what each move touches, costs, gives and brings to light."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: _offered(name, state, audience_of(person, words)))


@_get("/api/tables/{name:str}/why-not")
async def why_not(
    request: Asking, name: FromPath[str], piece: FromQuery[str], seat: AtSeat = None, lang: Lang = None
) -> messages.WhyAnswer:
    """Why there is no move with a piece."""
    async with _table(request, name, seat, lang) as (live, shown):
        told = await answer(live, shown, requests.WhyNot(piece=piece))
        assert isinstance(told, messages.WhyAnswer)
        if told.why is None or lang not in LANGUAGES:
            return told
        refusal = IllegalMove(told.why.rule, told.why.key, **told.why.facts).refusal
        sentence = await live.sentence(shown, refusal, lang)
        return messages.WhyAnswer(msgspec.structs.replace(told.why, sentence=sentence))


@_get("/api/tables/{name:str}/sheet")
async def sheet(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.SheetAnswer:
    """The seat's sheet: what is in sight, and its own marks."""
    told: messages.SheetAnswer = await _ask(request, name, seat, lang, requests.Sheet())
    return told


# After the game


@_post("/api/tables/{name:str}/rematch")
async def rematch(request: Asking, name: FromPath[str]) -> Response[messages.SeatGrant]:
    """Play again with the same people: a new table, at which everybody keeps their secret and moves on by one seat."""
    shown, secret = await credentials(request, name), secret_of(request, name)
    seated = await open_rematch(request.app.state.tables, name, shown, secret)
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)] if secret else [])


@_get("/api/tables/{name:str}/record", media_type=RECORD)
async def table_record(request: Asking, name: FromPath[str], seat: AtSeat = None) -> Response[bytes]:
    """The record of the game, JSON lines; while it runs, what the seat knows, in one of them."""
    async with _table(request, name, seat) as (live, shown):
        sight = await live.read(
            shown,
            lambda state, person: (
                None if state.status in ("over", "closed") else catch_up(name, state, audience_of(person), None)
            ),
        )
        if sight is not None:
            return Response(encode(sight), media_type=RECORD)
        return Response(record.to_json(await read_record(live, shown)).encode(), media_type=RECORD)


def _offered(name: str, state: TableState, audience: Audience) -> Offered:
    told = catch_up(name, state, audience, None)
    assert isinstance(told, messages.FullSight)
    return Offered(told.asked, told.offers)


TABLE_ROUTES = [
    create,
    tables,
    table,
    sit,
    join,
    start,
    leave,
    come_back,
    free,
    sight,
    presence,
    offers,
    why_not,
    sheet,
    rematch,
    table_record,
    *ASKING_ROUTES,
]
"""All of them, for the app."""
