"""Puzzles without end: the next one for a guest, and answers to it."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET, Meta, UnsetType

from cairn.core.values import Value
from cairn.play.puzzles.find import Asked, Position
from cairn.play.puzzles.strength import SURE
from cairn.reason.study import Line, Theme
from cairn.server.daily.answers import PuzzleTry
from cairn.server.http.auth import guest_of, require_guest
from cairn.server.http.connection import client_of, while_connected
from cairn.server.http.errors import FAULTS
from cairn.server.http.routes.daily import MOST_ROWS
from cairn.server.protocol import requests
from cairn.server.puzzles.meetings import Meeting, Record
from cairn.server.puzzles.puzzles import Puzzles

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)


class PuzzleRating(Value):
    """A rating with its interval."""

    rating: int
    low: int
    high: int
    """The true rating is very likely between `low` and `high`."""
    met: int
    """The number of first meetings that it rests on."""
    is_sure: bool
    """Whether there were enough of them to say it as a number."""


class PuzzleProgress(Value):
    """How far the guest is with a puzzle."""

    tries: tuple[PuzzleTry, ...] = ()
    ended: int = 0
    """When it was solved or the last try was used up; 0: not yet."""
    solved: bool = False
    counted: bool = False
    """Whether it was solved on the first try, or with its proof."""
    is_repeat: bool = False
    """Whether they met it before; then it is not rated."""
    again: int = 0
    """When it comes back, in milliseconds since 1970; 0: it does not."""
    change: int = 0
    """What the meeting changed in the guest's rating."""


class PuzzleInfo(Asked, kw_only=True):
    """A puzzle: a table as one seat sees it, and a place with one provable answer."""

    id: str
    theme: Theme
    """What its proof is made of."""
    rating: PuzzleRating
    """How hard it is."""
    progress: PuzzleProgress
    own: PuzzleRating
    """The guest's rating in this game."""
    due: int
    """The number of missed puzzles that have come back."""


class PuzzleReply(Value):
    """An answer to a puzzle."""

    what: requests.Name
    rows: Annotated[tuple[int, ...], Meta(max_length=MOST_ROWS)] = ()
    """The numbers of the heard answers that prove it: from the second try on it counts only with these."""


class PuzzleJudged(Value):
    """How far the guest is; with answer and proof once they are done."""

    progress: PuzzleProgress
    own: PuzzleRating
    answer: str | UnsetType = UNSET
    proof: tuple[Line, ...] | UnsetType = UNSET


class PuzzleGame(Value):
    """A game with puzzles, and how far the guest is with them."""

    game: str
    puzzles: int
    themes: tuple[Theme, ...]
    """The themes of its puzzles."""
    own: PuzzleRating
    solved: int
    """The number of puzzles that were solved when they were met first."""
    due: int


class PuzzleGames(Value):
    """The games with puzzles."""

    games: tuple[PuzzleGame, ...]


@_get("/api/puzzles")
async def puzzle_games(request: Asking) -> PuzzleGames:
    """The games with puzzles, and how far this guest is with each."""
    puzzles: Puzzles = request.app.state.puzzles
    guest = await guest_of(request) or ""
    found = []
    for game in puzzles.games:
        record = await puzzles.meetings.guest_record(guest, game)
        due = await puzzles.count_due(guest, game)
        found.append(
            PuzzleGame(game, len(puzzles.pool(game)), puzzles.themes(game), _rating(record), record.solved, due)
        )
    return PuzzleGames(tuple(found))


@_get("/api/puzzles/next")
async def next_puzzle(request: Asking, game: FromQuery[str], theme: FromQuery[Theme | None] = None) -> PuzzleInfo:
    """The next puzzle of a game for this guest: one they began, one they missed that is due, or a new one that fits.

    With a theme it is one of that. Without a guest it is one for newcomers.
    """
    puzzles: Puzzles = request.app.state.puzzles
    guest = await guest_of(request)
    meeting = await puzzles.choose(guest, game, theme)
    found: Position = await while_connected(request, puzzles.position(meeting.puzzle, client_of(request)))
    return PuzzleInfo(
        **{name: getattr(found, name) for name in Asked.__struct_fields__},
        id=meeting.puzzle,
        theme=puzzles.find(meeting.puzzle)[1].question.theme,
        rating=_rating(await puzzles.record(meeting.puzzle)),
        progress=_progress(meeting),
        own=_rating(await puzzles.meetings.guest_record(guest or "", game)),
        due=await puzzles.count_due(guest or "", game),
    )


@_post("/api/puzzles/{puzzle:str}/answer")
async def answer_next_puzzle(request: Asking, puzzle: FromPath[str], data: JSONBody[PuzzleReply]) -> PuzzleJudged:
    """Answer the puzzle that was given. There are three tries; a wrong answer tells nothing else.

    It counts on the first try, or with the rows that prove it, each of them needed. The first try is rated.
    """
    puzzles: Puzzles = request.app.state.puzzles
    guest, client = await require_guest(request), client_of(request)
    work = puzzles.try_answer(guest.id, puzzle, data.what, data.rows, client)
    meeting: Meeting = await while_connected(request, work)
    own = _rating(await puzzles.meetings.guest_record(guest.id, meeting.game))
    if not meeting.is_over:
        return PuzzleJudged(_progress(meeting), own)
    found = await puzzles.position(puzzle, client)
    return PuzzleJudged(_progress(meeting), own, found.answer, found.lines)


PUZZLE_ROUTES = [puzzle_games, next_puzzle, answer_next_puzzle]
"""All routes of this module."""


def _rating(record: Record) -> PuzzleRating:
    strength = record.strength
    return PuzzleRating(round(strength.rating), *strength.interval, record.met, strength.deviation < SURE)


def _progress(meeting: Meeting) -> PuzzleProgress:
    return PuzzleProgress(
        tries=meeting.tries,
        ended=meeting.ended,
        solved=meeting.solved,
        counted=meeting.counted,
        is_repeat=meeting.number > 0,
        again=meeting.again,
        change=round(meeting.rated_after) - round(meeting.rated_before),
    )
