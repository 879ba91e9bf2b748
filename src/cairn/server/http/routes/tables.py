"""The API of tables: everything that the socket offers, and what comes before and after a game."""

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
from cairn.server.http.connection import while_connected
from cairn.server.http.errors import FAULTS
from cairn.server.live.dispatch import dispatch
from cairn.server.live.records import read_record
from cairn.server.live.registry import TableRegistry
from cairn.server.live.rematch import open_rematch
from cairn.server.live.table import LiveTable
from cairn.server.moderation import reports
from cairn.server.moderation.reports import Cause, make_report
from cairn.server.ops.logging import log_event
from cairn.server.protocol import messages, requests
from cairn.server.table.chat import LONGEST_TEXT
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience, audience_of, catch_up, describe_table
from cairn.server.table.seats import clean_text
from cairn.server.table.state import TableState
from cairn.text import LANGUAGES

MOST_LISTED = 100
RECORD = "application/x-ndjson"

Asking = Request[Any, Any, State]
Lang = FromQuery[str | None]
AtSeat = FromQuery[int | None]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)


class Listed(Value):
    """Public tables."""

    tables: tuple[Any, ...]


class Offered(Value):
    """The legal moves of a seat."""

    asked: messages.PromptInfo | None
    offers: tuple[Any, ...]


class Join(Value):
    """Sit down at the table that waits under a code."""

    code: requests.Name
    names: Annotated[tuple[requests.Name, ...], Meta(min_length=1, max_length=requests.MOST_SEATS)]
    faces: requests.Faces = ()
    """Their faces, in the same order; None, or missing: no face."""


class Complaint(Value):
    """Tell the host of the server about another player."""

    seat: Seat
    cause: Cause
    line: requests.Whole = 0
    """The number of the chat message that it is about; 0: none."""
    note: Annotated[str, Meta(max_length=500)] = ""


class Reported(Value):
    """The report was sent."""

    reported: Literal[True] = True


@asynccontextmanager
async def _table(
    request: Asking, name: str, seat: Seat | None = None, lang: str | None = None
) -> AsyncIterator[tuple[LiveTable, Credentials]]:
    """The table and the client's credentials for it. A refusal gets its sentence, if a language was given."""
    tables: TableRegistry = request.app.state.tables
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
    asked: requests.Command | requests.Query | requests.HelpRequest,
) -> Any:
    async with _table(request, name, seat, lang) as (table, shown):
        work = dispatch(table, shown, asked)
        return await (while_connected(request, work) if isinstance(asked, requests.HelpRequest) else work)


def _command_route(path: str, asks: type, answers: type) -> HTTPRouteHandler:
    """Make the HTTP route of a request of the socket, with the same answer."""

    async def route(request: Asking, name: FromPath[str], data: Any, seat: AtSeat = None, lang: Lang = None) -> Any:
        return await _ask(request, name, seat, lang, data)

    route.__annotations__ |= {
        "data": Annotated[asks, BodyKwarg(media_type=RequestEncodingType.JSON)],
        "return": answers,
    }
    route.__name__, route.__doc__ = asks.__name__.lower(), asks.__doc__
    return _post(f"/api/tables/{{name:str}}/{path}")(route)


COMMAND_ROUTES = [
    _command_route("ready", requests.Ready, messages.Accepted),
    _command_route("face", requests.ChooseFace, messages.Accepted),
    _command_route("options", requests.Change, messages.Accepted),
    _command_route("seats/fill", requests.Fill, messages.Accepted),
    _command_route("moves", requests.Move, messages.Accepted),
    _command_route("undo", requests.Undo, messages.Accepted),
    _command_route("notes", requests.Note, messages.Accepted),
    _command_route("chat", requests.Say, messages.Accepted),
    _command_route("try", requests.Try, messages.TryAnswer),
    _command_route("describe", requests.Describe, messages.DescribeAnswer),
    _command_route("hints", requests.Hint, messages.HintAnswer),
    _command_route("odds", requests.Odds, messages.OddsAnswer),
    _command_route("proofs", requests.Prove, messages.ProofAnswer),
    _command_route("told-by", requests.ToldBy, messages.CellsAnswer),
]


# Before the game


@_post("/api/tables", status_code=201)
async def create(request: Asking, data: JSONBody[requests.Create]) -> Response[messages.SeatGrant]:
    """Set up a table. The answer contains the secret of the seats taken, and the links for others."""
    tables: TableRegistry = request.app.state.tables
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
    """Open tables that wait for players, are being played, or are over."""
    store = request.app.state.tables.services.store
    found = await store.list_tables([status], "open", min(max(limit, 1), MOST_LISTED))
    return Listed(tuple(Raw(listing.summary.encode()) for _, listing in found))


@_get("/api/tables/{name:str}")
async def table(request: Asking, name: FromPath[str], seat: AtSeat = None) -> messages.TableInfo:
    """A table: what is played, who plays, and how far it is."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: describe_table(name, state, person.seat))


@_post("/api/tables/{name:str}/seats")
async def sit(request: Asking, name: FromPath[str], data: JSONBody[requests.Sit]) -> Response[messages.SeatGrant]:
    """Sit down with the key of the link, or at an open table."""
    tables: TableRegistry = request.app.state.tables
    seated = await tables.sit(name, data, secret_of(request, name), await guest_of(request))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


@_post("/api/join")
async def join(request: Asking, data: JSONBody[Join]) -> Response[messages.SeatGrant]:
    """Sit down at the table that waits under a code."""
    tables: TableRegistry = request.app.state.tables
    request.app.state.limits.code(request.client and request.client.host)
    name = await tables.find_by_code(data.code)
    asked = requests.Sit(names=data.names, faces=data.faces, key=data.code.upper())
    seated = await tables.sit(name, asked, secret_of(request, name), await guest_of(request))
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)])


@_post("/api/tables/{name:str}/start")
async def start(request: Asking, name: FromPath[str], lang: Lang = None) -> messages.Accepted:
    """The host starts the game."""
    accepted: messages.Accepted = await _ask(request, name, None, lang, requests.Start())
    return accepted


@_post("/api/tables/{name:str}/leave")
async def leave(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.Accepted:
    """Leave; during the game a bot takes over, and one may return."""
    accepted: messages.Accepted = await _ask(request, name, seat, lang, requests.Leave())
    return accepted


@_post("/api/tables/{name:str}/return")
async def come_back(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.Accepted:
    """Return to one's seat."""
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
    """Everything that the seat knows, or what changed since message number `last`."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: catch_up(name, state, audience_of(person, words), last))


@_get("/api/tables/{name:str}/presence")
async def presence(request: Asking, name: FromPath[str], seat: AtSeat = None) -> messages.PresenceUpdate:
    """Who is connected, and who has been away since when."""
    async with _table(request, name, seat) as (live, shown):
        return await live.presence(shown)


@_get("/api/tables/{name:str}/offers")
async def offers(request: Asking, name: FromPath[str], seat: AtSeat = None, words: FromQuery[bool] = False) -> Offered:
    """The legal moves of the seat, with what each touches, costs, gives and reveals."""
    async with _table(request, name, seat) as (live, shown):
        return await live.read(shown, lambda state, person: _make_offers(name, state, audience_of(person, words)))


@_get("/api/tables/{name:str}/why-not")
async def why_not(
    request: Asking, name: FromPath[str], piece: FromQuery[str], seat: AtSeat = None, lang: Lang = None
) -> messages.WhyAnswer:
    """Why there is no move with a piece."""
    async with _table(request, name, seat, lang) as (live, shown):
        answer = await dispatch(live, shown, requests.WhyNot(piece=piece))
        assert isinstance(answer, messages.WhyAnswer)
        if answer.why is None or lang not in LANGUAGES:
            return answer
        refusal = IllegalMove(answer.why.rule, answer.why.key, **answer.why.facts).refusal
        sentence = await live.sentence(shown, refusal, lang)
        return messages.WhyAnswer(msgspec.structs.replace(answer.why, sentence=sentence))


@_get("/api/tables/{name:str}/sheet")
async def sheet(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.SheetAnswer:
    """The seat's sheet: what it sees, and its own marks."""
    answer: messages.SheetAnswer = await _ask(request, name, seat, lang, requests.Sheet())
    return answer


@_get("/api/tables/{name:str}/places")
async def places(request: Asking, name: FromPath[str], seat: AtSeat = None, lang: Lang = None) -> messages.PlacesAnswer:
    """The table in words: its places with their pieces."""
    answer: messages.PlacesAnswer = await _ask(request, name, seat, lang, requests.Places())
    return answer


@_post("/api/tables/{name:str}/reports")
async def complain(
    request: Asking, name: FromPath[str], data: JSONBody[Complaint], seat: AtSeat = None, lang: Lang = None
) -> Reported:
    """Report another player to the host of the server; a second report of the same cause replaces the first."""
    services = request.app.state.tables.services
    note = clean_text("note", data.note, LONGEST_TEXT) if data.note.strip() else ""
    about = data.seat, data.cause, data.line, note, services.now()
    async with _table(request, name, seat, lang) as (live, shown):
        request.app.state.limits.report(request.client and request.client.host)
        report = await live.read(shown, lambda state, person: make_report(name, state, person, *about))
    await services.store.change(reports.put(report))
    log_event("info", "reported", name, cause=data.cause)
    return Reported()


# After the game


@_post("/api/tables/{name:str}/rematch")
async def rematch(request: Asking, name: FromPath[str]) -> Response[messages.SeatGrant]:
    """Set up a rematch: a new table at which everybody keeps their secret and moves up by one seat."""
    shown, secret = await credentials(request, name), secret_of(request, name)
    seated = await open_rematch(request.app.state.tables, name, shown, secret)
    return Response(seated, status_code=200, cookies=[make_cookie(request, seated)] if secret else [])


@_get("/api/tables/{name:str}/record", media_type=RECORD)
async def table_record(request: Asking, name: FromPath[str], seat: AtSeat = None) -> Response[bytes]:
    """The record of the game as JSON lines; while it is running, one line with what the seat knows."""
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


def _make_offers(name: str, state: TableState, audience: Audience) -> Offered:
    answer = catch_up(name, state, audience, None)
    assert isinstance(answer, messages.FullSight)
    return Offered(answer.asked, answer.offers)


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
    places,
    complain,
    rematch,
    table_record,
    *COMMAND_ROUTES,
]
"""All routes of this module."""
