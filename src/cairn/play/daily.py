"""The position of the day: found by playing from a seed, the same for everybody, with one provable question."""

from collections.abc import Iterator
from datetime import date as Date

from msgspec.structs import asdict

from cairn.core.errors import BadInput
from cairn.games.rooms import Rooms
from cairn.play.puzzles.find import Found, Position, describe_position, find_puzzles, new_bot_match

BOT = "steady"
MOST_GAMES = 12
"""The number of games to try; then the best position found is used."""


class Daily(Position, kw_only=True):
    """The question of a day, and its answer."""

    date: str


def daily(rooms: Rooms, date: str, seed: str) -> Daily:
    """Return the position of that date from this seed.

    Raise `BadInput` for a game with nothing to deduce, or an invalid date.
    """
    if rooms.at.study is None or rooms.at.proofs is None:
        raise BadInput("game", f"{rooms.name} hides no code, so there is nothing to find out")
    try:
        wanted = 1 + Date.fromisoformat(date).weekday() // 2  # harder from Monday to Sunday
    except ValueError:
        raise BadInput("date", f"{date!r} is no date: write it as 2026-11-15") from None
    best: Found | None = None
    number = 0
    while best is None or (number < MOST_GAMES and best.puzzle.facts != wanted):
        for found in _play(rooms, f"{seed}/{number}"):
            if best is None or _distance(found, wanted) < _distance(best, wanted):
                best = found
        number += 1
    names = tuple(f"{BOT} {seat + 1}" for seat in range(rooms.game.options.players))
    return Daily(date=date, **asdict(describe_position(rooms, best, names)))


def _play(rooms: Rooms, seed: str) -> Iterator[Found]:
    """Yield the questions of one game."""
    options = rooms.game.options
    return find_puzzles(new_bot_match(rooms, options, seed), rooms, (BOT,) * options.players, seed)


def _distance(found: Found, wanted: int) -> int:
    return abs(found.puzzle.facts - wanted)
