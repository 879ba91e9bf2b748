"""What concerns a guest now, in one answer: the lobby and the marks of the menu are drawn from it."""

from functools import partial
from typing import Any, Literal, TypeAlias

from litestar import Request, get
from litestar.datastructures import State

from cairn.core.values import Value
from cairn.play.streak import Streak
from cairn.server.daily.puzzles import DailyPuzzles, PuzzleOfDay
from cairn.server.guests.games import GuestGame, list_games
from cairn.server.http.auth import find_guest
from cairn.server.http.errors import FAULTS

Asking = Request[Any, Any, State]

MOST_GAMES = 6
"""Running games in the answer; the others are counted."""
MOST_RUNNING = 100

PuzzleState: TypeAlias = Literal["open", "begun", "solved", "unsolved"]


class HomePuzzle(Value):
    """A puzzle of today."""

    game: str
    state: PuzzleState


class HomeToday(Value):
    """Today, as far as this guest is."""

    date: str
    puzzles: tuple[HomePuzzle, ...]
    streak: Streak
    is_done: bool
    """Whether something of today is done: then the day has its stone."""


class Home(Value):
    """What concerns a guest now; nothing of it needs a guest."""

    today: HomeToday
    games: tuple[GuestGame, ...] = ()
    """Running games: the guest's turn first, the longest wait first of all, then those that wait for others."""
    turns: int = 0
    """The number of games where it is the guest's turn."""
    running: int = 0
    """The number of all running games."""
    offers: int = 0
    """The number of rematches that others offer."""


@partial(get, responses=FAULTS)("/api/home")
async def home(request: Asking) -> Home:
    """What concerns the guest now: games that wait for them, and how far they are with today."""
    guest = await find_guest(request)
    puzzles: DailyPuzzles = request.app.state.daily
    day = puzzles.find_day(None)
    name = None if guest is None else guest.id
    streak = (await puzzles.answers.days_done(name, day)).streak()
    today = HomeToday(
        date=day.name,
        puzzles=tuple(HomePuzzle(each.game, _state(each)) for each in await puzzles.describe(day, name)),
        streak=streak,
        is_done=streak.week[day.date.weekday()] == "done",
    )
    if guest is None:
        return Home(today)
    games = sorted(await list_games(request.app.state.tables, guest, MOST_RUNNING, running=True), key=_urgency)
    return Home(
        today,
        games=tuple(games[:MOST_GAMES]),
        turns=sum(each.is_my_turn for each in games),
        running=len(games),
        offers=sum(each.is_offer for each in games),
    )


def _urgency(game: GuestGame) -> tuple[bool, bool, int]:
    """The order of the lobby: who has waited longest for me comes first, else what happened last."""
    return not game.is_my_turn, not game.is_offer, game.updated if game.is_my_turn else -game.updated


def _state(puzzle: PuzzleOfDay) -> PuzzleState:
    answer = puzzle.answer
    if answer is None:
        return "open"
    if not answer.is_over:
        return "begun"
    return "solved" if answer.solved else "unsolved"
