"""Study: reviews of finished games, the position of the day, and the solver for a real table."""

from datetime import UTC, datetime, timedelta
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
from cairn.play.daily import Daily
from cairn.play.frames import Frames
from cairn.reason.study import Cell, Line
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

DAYS_BACK = 60
"""The oldest position of the day that can be asked for; and one day ahead, for time zones where it has begun."""

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)


class DailyInfo(Value):
    """The question of a day: a table as one seat sees it, and a place with one provable answer."""

    game: str
    date: str
    seat: Seat
    names: tuple[str, ...]
    view: Any
    history: tuple[Any, ...]
    phrases: tuple[Any, ...]
    where: str
    choices: tuple[str, ...]
    difficulty: int
    setting: dict[str, Any]
    sheet: Any = None


class DailyAnswer(Value):
    """An answer to the question of a day."""

    what: requests.Name
    date: requests.Name | None = None
    """None: today."""


class DailyJudged(Value, omit_defaults=True):
    """Whether it is right; only then with the proof."""

    right: bool
    lines: tuple[Line, ...] = ()


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
    parts = msgspec.json.decode(body, type=dict[str, Raw])
    parts["names"] = Raw(encode(names))
    return Response(cast(Analysis, Raw(encode(parts))))


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


@_get("/api/daily/{game:str}")
async def daily(request: Asking, game: FromPath[str], date: FromQuery[str | None] = None) -> DailyInfo:
    """The position of a day, the same for everybody; without a date, today's."""
    found = await _daily(request, game, date)
    fields = {name: getattr(found, name) for name in DailyInfo.__struct_fields__}
    return DailyInfo(**fields)


@_post("/api/daily/{game:str}")
async def answer_daily(request: Asking, game: FromPath[str], data: JSONBody[DailyAnswer]) -> DailyJudged:
    """Whether an answer to the question of a day is right; a wrong one gets no further information."""
    found = await _daily(request, game, data.date)
    if data.what not in found.choices:
        raise BadInput("what", f"{data.what!r} is none of the choices")
    is_right = data.what == found.answer
    return DailyJudged(is_right, found.lines if is_right else ())


@_post("/api/solve/{game:str}")
async def solve(request: Asking, game: FromPath[str], data: JSONBody[Solve]) -> Solved:
    """What can be known and what is best in a position at a real table; or which facts contradict each other."""
    if data.lang not in LANGUAGES:
        raise BadInput("lang", f"{data.lang!r} is not known (there are: {', '.join(LANGUAGES)})")
    if (data.where is None) is not (data.what is None):
        raise BadInput("what", "a place and what may stand there belong together")
    cell = None if data.where is None or data.what is None else Cell(data.where, data.what)
    tables: TableRegistry = request.app.state.tables
    rooms = tables.services.find(game)
    work = tables.services.workers.solve(rooms, encode(data.position), data.lang, cell, client_of(request))
    return await while_connected(request, work)


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
    except msgspec.MsgspecError:
        raise BadInput("record", "this is no record") from None


async def _daily(request: Asking, game: str, date: str | None) -> Daily:
    tables: TableRegistry = request.app.state.tables
    cache: ResultCache = request.app.state.cache
    rooms = tables.services.find(game)
    day = _check_date(date, datetime.fromtimestamp(tables.services.now() / 1000, UTC))
    work = cache.get(f"daily/{game}/{day}", lambda _: tables.services.workers.daily(rooms, day, client_of(request)))
    return msgspec.json.decode(await while_connected(request, work), type=Daily)


def _check_date(date: str | None, now: datetime) -> str:
    """Return the date; raise `BadInput` for an invalid date, one too long ago or in the future."""
    today = now.date()
    try:
        day = today if date is None else datetime.strptime(date, "%Y-%m-%d").date()
    except ValueError:
        raise BadInput("date", f"{date!r} is no date: write it as {today}") from None
    if not today - timedelta(days=DAYS_BACK) <= day <= today + timedelta(days=1):
        raise BadInput("date", f"{day} is too far away: there are the last {DAYS_BACK} days")
    return day.isoformat()


def _check_over(state: TableState, person: Person) -> Rooms:
    table = state.table
    if state.is_outdated or table is None or table.result is None:
        raise IllegalMove(RULE, "not-over")
    return state.rooms


STUDY_ROUTES = [review, review_progress, replay, review_file, replay_file, daily, answer_daily, solve]
"""All routes of this module."""
