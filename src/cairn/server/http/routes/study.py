"""Study: reviews of finished games, and the solver for a real table."""

from functools import partial
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Raw

from cairn.core import record
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat, Value, encode, replace
from cairn.games.rooms import Rooms
from cairn.play.analysis import Analysis
from cairn.play.frames import Frames
from cairn.play.lines import MOST_MADE, AskedLine, LineStep
from cairn.reason.study import Cell
from cairn.server.http.auth import credentials
from cairn.server.http.connection import client_of, while_connected
from cairn.server.http.errors import FAULTS
from cairn.server.jobs.cache import ProgressFile, ResultCache, review_key
from cairn.server.jobs.tasks import Solved
from cairn.server.live.records import read_finished_record
from cairn.server.live.registry import TableRegistry
from cairn.server.live.table import LiveTable
from cairn.server.protocol import requests
from cairn.server.table.identity import Person
from cairn.server.table.ownership import Credentials
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState
from cairn.text import LANGUAGES

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)


class Solve(Value):
    """A position that was written down, in the format of `docs/solve.md`."""

    position: dict[str, Any]
    lang: Annotated[str, Meta(max_length=10)] = "en"
    where: requests.Name | None = None
    """Ask for a proof about one cell of the sheet, together with `what`."""
    what: requests.Name | None = None


class ReviewProgress(Value):
    """The progress of a review."""

    part: float | None
    """From 0 to 1; None: it is not being made, because it is finished or was never asked for."""


class TriedLine(Value, kw_only=True):
    """A line that somebody tries from a position of a game (`AskedLine`)."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    made: Annotated[tuple[LineStep, ...], Meta(max_length=MOST_MADE)] = ()
    shown: Annotated[int, Meta(ge=0)] = 0
    chance: Annotated[str, Meta(max_length=20)] = ""


class TriedLineOfRecord(TriedLine, kw_only=True):
    """The same for a record in a file."""

    record: str


class Recorded(Value):
    """A record, as it is in a file."""

    record: str
    seat: Seat | None = None
    """The seat whose view is wanted; None: an onlooker's."""
    beats: bool = False
    """Whether to send it in beats."""


@_get("/api/tables/{name:str}/review")
async def review(request: Asking, name: FromPath[str]) -> Response[Analysis]:
    """Review a finished game: what each seat could know, and what each choice was worth. Made once.

    It is stored without names; the current ones are added, because a player may have been deleted.
    """
    tables: TableRegistry = request.app.state.tables
    cache: ResultCache = request.app.state.cache
    async with tables.at(name) as live:
        shown = await credentials(request, name)
        rooms, names = await live.read(shown, lambda state, person: (_check_over(state, person), state.names))

        async def make(progress: ProgressFile) -> bytes:
            anonymous = await _record(live, shown, anonymous=True)
            return await tables.services.workers.review(rooms, anonymous, progress.path, client_of(request))

        body = await while_connected(request, cache.get(review_key(name), make))
    return _with_names(body, names)


@_get("/api/tables/{name:str}/review/draft")
async def review_draft(request: Asking, name: FromPath[str]) -> Response[Analysis | None]:
    """What is known so far of a review that is being made; null before its first figures, and once it is finished."""
    tables: TableRegistry = request.app.state.tables
    cache: ResultCache = request.app.state.cache
    async with tables.at(name) as live:
        shown = await credentials(request, name)
        names = await live.read(shown, _names_when_over)
    body = cache.draft(review_key(name))
    return Response(None) if body is None else _with_names(body, names)


@_get("/api/tables/{name:str}/page")
async def game_page(
    request: Asking, name: FromPath[str], seat: FromQuery[int | None] = None, lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """A finished game with its review as one HTML file, to keep or to send: it opens without a server.

    It shows what a seat saw, one's own if none is named, and when that seat could have known its code, with the proof.
    """
    _check_lang(lang)
    tables: TableRegistry = request.app.state.tables
    async with tables.at(name) as live:
        shown = await credentials(request, name)
        rooms, own, names = await live.read(
            shown, lambda state, person: (_check_over(state, person), person.seat, state.names)
        )
        seen = own if seat is None else seat
        if seen is None or not 0 <= seen < len(names):
            raise BadInput("seat", f"name the seat whose game it is: 0 to {len(names) - 1}")
        text = await _record(live, shown)
        work = tables.services.workers.game_page(rooms, text, seen, names, lang, client_of(request))
        body = await while_connected(request, work)
    headers = {"Content-Disposition": f'attachment; filename="{rooms.name}.html"'}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


@_get("/api/tables/{name:str}/review/progress")
async def review_progress(request: Asking, name: FromPath[str]) -> ReviewProgress:
    """The progress of the review of a finished game."""
    tables: TableRegistry = request.app.state.tables
    cache: ResultCache = request.app.state.cache
    async with tables.at(name) as live:
        await live.read(await credentials(request, name), _check_over)
    return ReviewProgress(cache.part(review_key(name)))


@_get("/api/tables/{name:str}/replay")
async def replay(
    request: Asking, name: FromPath[str], seat: FromQuery[int | None] = None, beats: FromQuery[bool] = False
) -> Response[Frames]:
    """A finished game step by step, as a seat saw it; without a seat, as an onlooker did. In beats, if asked for."""
    tables: TableRegistry = request.app.state.tables
    async with tables.at(name) as live:
        shown = await credentials(request, name)
        rooms = await live.read(shown, _check_over)
        work = tables.services.workers.replay(rooms, await _record(live, shown), seat, beats, client_of(request))
        body = await while_connected(request, work)
    return Response(cast(Frames, Raw(body)))


@_post("/api/review")
async def review_file(request: Asking, data: JSONBody[Recorded]) -> Response[Analysis]:
    """Review a recorded game."""
    tables: TableRegistry = request.app.state.tables
    rooms = tables.services.find(_game_of(data.record))
    work = tables.services.workers.review(rooms, data.record, client=client_of(request))
    return Response(cast(Analysis, Raw(await while_connected(request, work))))


@_post("/api/replay")
async def replay_file(request: Asking, data: JSONBody[Recorded]) -> Response[Frames]:
    """A recorded game step by step."""
    tables: TableRegistry = request.app.state.tables
    rooms = tables.services.find(_game_of(data.record))
    work = tables.services.workers.replay(rooms, data.record, data.seat, data.beats, client_of(request))
    return Response(cast(Frames, Raw(await while_connected(request, work))))


@_post("/api/tables/{name:str}/line")
async def line(request: Asking, name: FromPath[str], data: JSONBody[TriedLine]) -> Response[dict[str, Any]]:
    """Try a finished game another way from one of its positions: the line with the bots' answers (`PlayedLine`).

    It has the same chance as the game unless another is named. Nothing is kept, and the record stays as it is.
    """
    tables: TableRegistry = request.app.state.tables
    async with tables.at(name) as live:
        shown = await credentials(request, name)
        rooms = await live.read(shown, _check_over)
        text = await _record(live, shown)
    return await _try_line(request, rooms, text, data)


@_post("/api/line")
async def line_file(request: Asking, data: JSONBody[TriedLineOfRecord]) -> Response[dict[str, Any]]:
    """The same for a recorded game."""
    tables: TableRegistry = request.app.state.tables
    return await _try_line(request, tables.services.find(_game_of(data.record)), data.record, data)


async def _try_line(request: Asking, rooms: Rooms, text: str, data: TriedLine) -> Response[dict[str, Any]]:
    tables: TableRegistry = request.app.state.tables
    asked = AskedLine(data.step, data.seat, data.made, data.shown, data.chance)
    work = tables.services.workers.try_line(rooms, text, encode(asked), client_of(request))
    # phrases hold phrases, which the description of the API cannot say
    return Response(cast(dict[str, Any], Raw(await while_connected(request, work))))


@_post("/api/solve/{game:str}")
async def solve(request: Asking, game: FromPath[str], data: JSONBody[Solve]) -> Solved:
    """What can be known and what is best in a position at a real table; or which facts contradict each other."""
    _check_lang(data.lang)
    if (data.where is None) is not (data.what is None):
        raise BadInput("what", "a place and what may stand there belong together")
    cell = None if data.where is None or data.what is None else Cell(data.where, data.what)
    tables: TableRegistry = request.app.state.tables
    rooms = tables.services.find(game)
    work = tables.services.workers.solve(rooms, encode(data.position), data.lang, cell, client_of(request))
    return await while_connected(request, work)


def _with_names(body: bytes, names: tuple[str, ...]) -> Response[Any]:
    """The JSON of an analysis that was made without names."""
    parts = msgspec.json.decode(body, type=dict[str, Raw])
    parts["names"] = Raw(encode(names))
    parts.setdefault("first_known", Raw(b"[]"))  # a review that an older release kept has none
    return Response(Raw(encode(parts)))


async def _record(live: LiveTable, shown: Credentials, anonymous: bool = False) -> str:
    """The record of a finished game; anonymous: without names."""
    found = await read_finished_record(live, shown)
    if anonymous:
        found = replace(found, seats=tuple(map(seat_ref, range(len(found.seats)))))
    return record.to_json(found)


class _Head(msgspec.Struct):
    """The first line of a record, as far as it is needed."""

    game: str


def _game_of(text: str) -> str:
    """Return the game of a record; raise `BadInput` if it is no record."""
    try:
        return msgspec.json.decode(text.partition("\n")[0], type=_Head).game
    except (msgspec.MsgspecError, RecursionError):
        raise BadInput("record", "this is no record") from None


def _check_lang(lang: str) -> None:
    if lang not in LANGUAGES:
        raise BadInput("lang", f"{lang!r} is not known (there are: {', '.join(LANGUAGES)})")


def _check_over(state: TableState, person: Person) -> Rooms:
    table = state.table
    if state.is_outdated or table is None or table.result is None:
        raise IllegalMove(RULE, "not-over")
    return state.rooms


def _names_when_over(state: TableState, person: Person) -> tuple[str, ...]:
    _check_over(state, person)
    return state.names


STUDY_ROUTES = [
    review,
    review_draft,
    game_page,
    review_progress,
    replay,
    line,
    review_file,
    replay_file,
    line_file,
    solve,
]
"""All routes of this module."""
