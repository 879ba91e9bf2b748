"""The puzzles of the day: what is asked, answers with three tries, days in a row, and the calendar."""

import re
from datetime import date as Date
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET, Meta, UnsetType

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.play.daily import Daily
from cairn.play.puzzles.find import Asked
from cairn.play.streak import Mark, Streak
from cairn.reason.study import Line
from cairn.server.daily.answers import PuzzleAnswer
from cairn.server.daily.days import Day as DayTimes
from cairn.server.daily.puzzles import DailyPuzzles, PuzzleOfDay
from cairn.server.http.auth import find_guest, guest_of, require_guest
from cairn.server.http.connection import client_of, while_connected
from cairn.server.http.errors import FAULTS
from cairn.server.protocol import requests

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

_DATE = re.compile(r"\d{4}-\d\d-\d\d")
MOST_ROWS = 100
TODAY = "today"


class DailyInfo(Asked, kw_only=True):
    """The question of a day: a table as one seat sees it, and a place with one provable answer."""

    date: str
    answer: str | UnsetType = UNSET
    """The answer; only for those who are done."""
    proof: tuple[Line, ...] | UnsetType = UNSET
    """The proof, likewise."""


class DailyAnswer(Value):
    """An answer to the question of a day."""

    what: requests.Name
    date: requests.Name | None = None
    """None: today."""


class DailyJudged(Value, omit_defaults=True):
    """Whether it is right; only then with the proof."""

    right: bool
    lines: tuple[Line, ...] = ()


class DayInfo(Value):
    """A day: its puzzles as this guest may see them. Times are milliseconds since 1970, by the server's clock."""

    date: str
    today: str
    zone: str
    """The time zone whose midnight begins a day."""
    now: int
    begins: int
    ends: int
    closes: int
    """When what was begun on the day can no longer be finished: then seeds and salts are published."""
    puzzles: tuple[PuzzleOfDay, ...]
    tomorrow: dict[str, str]
    """By game: the commitments of the next day's puzzles."""
    streak: Streak


class DayBegun(Value):
    """A puzzle that the guest begins."""

    game: requests.Name


class DayAnswer(Value):
    """An answer to a puzzle of a day."""

    game: requests.Name
    what: requests.Name
    rows: Annotated[tuple[int, ...], Meta(max_length=MOST_ROWS)] = ()
    """The numbers of the heard answers that prove it: from the second try on it counts only with these."""


class DayAnswered(Value):
    """How far the guest is; with answer and proof once they are done."""

    puzzle: PuzzleOfDay
    streak: Streak
    answer: str | UnsetType = UNSET
    proof: tuple[Line, ...] | UnsetType = UNSET


class CalendarDay(Value):
    """A day in the calendar."""

    date: str
    mark: Mark
    solved: tuple[str, ...]
    """The games whose puzzles were solved and counted, on the day itself."""
    late: tuple[str, ...]
    """The games whose puzzles were solved later."""


class Calendar(Value):
    """A month of a guest."""

    month: str
    today: str
    oldest: str
    """The oldest day that can still be played."""
    days: tuple[CalendarDay, ...]


@_get("/api/daily/{day:str}")
async def daily(request: Asking, day: FromPath[str], date: FromQuery[str | None] = None) -> DayInfo | DailyInfo:
    """A day by its date, as `2026-11-15`, or `today`; or the puzzle of a game, of today or of that date."""
    puzzles: DailyPuzzles = request.app.state.daily
    guest = await guest_of(request)
    if day == TODAY or _DATE.fullmatch(day):
        return await _describe_day(puzzles, puzzles.find_day(None if day == TODAY else day), guest)
    times = puzzles.find_day(date)
    found = await while_connected(request, puzzles.position(times, day, client_of(request)))
    answer = None if guest is None else (await puzzles.answers.of_day(guest, times)).get(day)
    return _describe_position(found, is_over=answer is not None and answer.is_over)


@_post("/api/daily/{day:str}")
async def answer_daily(request: Asking, day: FromPath[str], data: JSONBody[DailyAnswer]) -> DailyJudged:
    """Answer the question of a game on a day, without rows; a wrong answer gets no further information.

    The first three answers of a guest are judged. On a day that has closed everybody may ask.
    """
    puzzles: DailyPuzzles = request.app.state.daily
    times, client = puzzles.find_day(data.date), client_of(request)
    guest = await find_guest(request) if puzzles.is_closed(times) else await require_guest(request)
    found = await while_connected(request, puzzles.position(times, day, client))
    if data.what not in found.choices:
        raise BadInput("what", f"{data.what!r} is none of the choices")
    is_right = data.what == found.answer
    if guest is not None:
        answer = await puzzles.try_answer(guest.id, times, day, data.what, (), client)
        is_right = is_right and answer.solved
    return DailyJudged(is_right, found.lines if is_right else ())


@_post("/api/daily/{day:str}/begin")
async def begin_puzzle(request: Asking, day: FromPath[str], data: JSONBody[DayBegun]) -> DayInfo:
    """Begin a puzzle: what is begun before midnight may be finished 24 hours longer, and counts for its day."""
    puzzles: DailyPuzzles = request.app.state.daily
    guest, times = await require_guest(request), puzzles.find_day(day)
    if data.game not in await puzzles.commitments(times):
        raise BadInput("game", f"{data.game!r} has no puzzle of the day")
    await puzzles.answers.begin(guest.id, times, data.game, puzzles.now)
    return await _describe_day(puzzles, times, guest.id)


@_post("/api/daily/{day:str}/answer")
async def answer_puzzle(request: Asking, day: FromPath[str], data: JSONBody[DayAnswer]) -> DayAnswered:
    """Answer a puzzle of a day. There are three tries; a wrong answer tells nothing else.

    An answer counts on the first try, or with the rows that prove it, each of them needed.
    """
    puzzles: DailyPuzzles = request.app.state.daily
    guest, times, client = await require_guest(request), puzzles.find_day(day), client_of(request)
    work = puzzles.try_answer(guest.id, times, data.game, data.what, data.rows, client)
    answer: PuzzleAnswer = await while_connected(request, work)
    described = {each.game: each for each in await puzzles.describe(times, guest.id)}
    streak = await _streak(puzzles, guest.id)
    if not answer.is_over:
        return DayAnswered(described[data.game], streak)
    found = await puzzles.position(times, data.game, client)
    return DayAnswered(described[data.game], streak, found.answer, found.lines)


@_get("/api/calendar")
async def calendar(request: Asking, month: FromQuery[str | None] = None) -> Calendar:
    """A month of this guest, as `2026-11`; without one, this month."""
    puzzles: DailyPuzzles = request.app.state.daily
    today = puzzles.days.today(puzzles.now)
    first = _first_day(month, today.date)
    last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    guest = await guest_of(request)
    done = await puzzles.answers.days_done(guest, today)
    answers = () if guest is None else await puzzles.answers.between(guest, first, last)
    days = [first + timedelta(days=number) for number in range(last.day)]
    return Calendar(
        month=f"{first:%Y-%m}",
        today=today.name,
        oldest=puzzles.days.oldest(today).isoformat(),
        days=tuple(
            CalendarDay(
                date=each.isoformat(),
                mark=done.mark(each),
                solved=tuple(a.game for a in answers if a.date == each.isoformat() and a.counted and not a.late),
                late=tuple(a.game for a in answers if a.date == each.isoformat() and a.counted and a.late),
            )
            for each in days
        ),
    )


DAILY_ROUTES = [daily, answer_daily, begin_puzzle, answer_puzzle, calendar]
"""All routes of this module."""


async def _describe_day(puzzles: DailyPuzzles, times: DayTimes, guest: str | None) -> DayInfo:
    return DayInfo(
        date=times.name,
        today=puzzles.days.today(puzzles.now).name,
        zone=puzzles.days.zone,
        now=puzzles.now,
        begins=times.begins,
        ends=times.ends,
        closes=times.closes,
        puzzles=await puzzles.describe(times, guest),
        tomorrow=await puzzles.commitments(puzzles.days.day(times.date + timedelta(days=1))),
        streak=await _streak(puzzles, guest),
    )


async def _streak(puzzles: DailyPuzzles, guest: str | None) -> Streak:
    return (await puzzles.answers.days_done(guest, puzzles.days.today(puzzles.now))).streak()


def _describe_position(found: Daily, is_over: bool) -> DailyInfo:
    shown = [name for name in DailyInfo.__struct_fields__ if name not in ("answer", "proof")]
    known: dict[str, Any] = {"answer": found.answer, "proof": found.lines} if is_over else {}
    return DailyInfo(**{name: getattr(found, name) for name in shown}, **known)


def _first_day(month: str | None, today: Date) -> Date:
    if month is None:
        return today.replace(day=1)
    try:
        return datetime.strptime(month, "%Y-%m").date()
    except ValueError:
        raise BadInput("month", f"{month!r} is no month: write it as {today:%Y-%m}") from None
