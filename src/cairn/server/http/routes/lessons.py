"""Lessons: the list of all, one with its steps, and what the engine says to an answer. Nobody needs an account."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from anyio import to_thread
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw

from cairn.core.registry import look_up
from cairn.core.values import Value, encode
from cairn.games.rooms import Rooms
from cairn.play.coach import AskedCoach, coach
from cairn.play.lesson_checks import LessonAnswer
from cairn.play.lessons import LessonInfo, ShownLesson, find_lesson, find_whole_game, list_lessons, show_lesson
from cairn.server.http.connection import client_of, while_connected
from cairn.server.http.errors import FAULTS
from cairn.server.http.page import ASK_AGAIN, make_cached_response
from cairn.server.live.registry import TableRegistry
from cairn.text import LANGUAGES

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)


class LessonsInfo(Value):
    """The lessons of all games of this server, in order."""

    lessons: tuple[LessonInfo, ...]


@_get("/api/lessons")
async def lessons(request: Asking, lang: FromQuery[str] = "en") -> Response[LessonsInfo]:
    """The lessons of all games, with their titles in a language."""
    look_up("language", lang, LANGUAGES)

    def build() -> bytes:
        names = request.app.state.catalogue.names
        return encode(LessonsInfo(tuple(each for name in names for each in list_lessons(_rooms(request, name), lang))))

    return await _answer(request, f"lessons/{lang}", build)


@_get("/api/lessons/{game:str}/{name:str}")
async def lesson(request: Asking, game: FromPath[str], name: FromPath[str]) -> Response[ShownLesson]:
    """A lesson: its steps with what is asked, and the table as the learner's seat sees it."""
    rooms = _rooms(request, game)
    find_lesson(rooms, name)
    return await _answer(request, f"lessons/{game}/{name}", lambda: encode(show_lesson(rooms, name)))


@post("/api/lessons/{game:str}/{name:str}", status_code=200, responses=FAULTS)
async def check_answer(
    request: Asking, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonAnswer]
) -> Response[dict[str, Any]]:
    """Whether an answer to a step is right, and why; with nothing done, what would be right (`CheckedAnswer`)."""
    rooms = _rooms(request, game)
    find_lesson(rooms, name)
    work = request.app.state.tables.services.workers.check_lesson(rooms, name, encode(data), client_of(request))
    # phrases hold phrases, which the description of the API cannot say
    return Response(cast(dict[str, Any], Raw(await while_connected(request, work))))


@_get("/api/lessons/{game:str}/whole-game")
async def whole_game(request: Asking, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The beginning of the whole game with a coach (`CoachedTurn`)."""
    rooms = _rooms(request, game)
    find_whole_game(rooms)
    return await _answer(request, f"lessons/{game}/whole-game", lambda: encode(coach(rooms, AskedCoach())))


@post("/api/lessons/{game:str}/whole-game/turn", status_code=200, responses=FAULTS)
async def play_coached(request: Asking, game: FromPath[str], data: JSONBody[AskedCoach]) -> Response[dict[str, Any]]:
    """The whole game with a coach: the table after the learner's move and what the coach says (`CoachedTurn`)."""
    rooms = _rooms(request, game)
    find_whole_game(rooms)
    work = request.app.state.tables.services.workers.play_coached(rooms, encode(data), client_of(request))
    return Response(cast(dict[str, Any], Raw(await while_connected(request, work))))


def _rooms(request: Asking, game: str) -> Rooms:
    tables: TableRegistry = request.app.state.tables
    return tables.services.find(game)


async def _answer(request: Asking, name: str, build: Callable[[], bytes]) -> Response[Any]:
    """What is the same for everybody, built once, and not on the loop."""
    built = await to_thread.run_sync(request.app.state.built.get, name, build)
    return make_cached_response(request, built, "application/json", {"Cache-Control": ASK_AGAIN})


LESSON_ROUTES = [lessons, lesson, check_answer, whole_game, play_coached]
"""All routes of this module."""
