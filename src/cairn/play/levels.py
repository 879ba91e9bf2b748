"""Levels for people: which bots are levels of a game, and their measured strength.

A game's table `levels` contains both: the terminal, the page and the tests read the same figures.
`benchmarks/levels.py` measures them and writes the table.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec

from cairn.core.errors import BadTable
from cairn.core.phrases import Phrase, phrase, verbatim
from cairn.core.values import Value
from cairn.games.rooms import Rooms

TABLE = "levels.toml"
EVEN = 0.5


class Measured(Value):
    """How often one bot of this level won against others in every other seat."""

    against: str
    players: int
    share: float
    interval: tuple[float, float]
    """The 95% confidence interval."""
    deals: int


class Alone(Value):
    """How it did in solo games, against an opponent without a seat."""

    difficulty: int
    share: float
    interval: tuple[float, float]
    points: float
    deals: int


class Level(Value, omit_defaults=True):
    """A bot for people; the message `level-…` of the game's catalogue describes it."""

    name: str
    quick: bool
    """Whether it decides at once; otherwise it thinks."""
    measured: tuple[Measured, ...] = ()
    """Against the level below it, or against random play."""
    alone: tuple[Alone, ...] = ()


def levels(rooms: Rooms) -> tuple[Level, ...]:
    """The levels of a game, weakest first; none if it has no levels."""
    return _levels(rooms.package).get(rooms.name, ())


def about(level: Level) -> Phrase:
    """The description of a level, in one sentence."""
    return phrase(f"level-{level.name}")


def strength(level: Level, called: Callable[[str], str] = str) -> tuple[Phrase, ...]:
    """Its strength: against others, named by `called`, and alone at the hardest difficulty that it often wins."""
    found = [_against(each, called) for each in level.measured[:1]]
    even = [each for each in level.alone if each.share >= EVEN]
    found += [_alone(each) for each in (even[-1:] or level.alone[:1])]
    return tuple(found)


def _against(found: Measured, called: Callable[[str], str]) -> Phrase:
    low, high = found.interval
    against, players = verbatim(called(found.against)), found.players
    return phrase("level-strength", against=against, players=players, share=found.share, low=low, high=high)


def _alone(found: Alone) -> Phrase:
    low, high = found.interval
    return phrase("level-alone", difficulty=found.difficulty, share=found.share, low=low, high=high)


@cache
def _levels(package: str) -> dict[str, tuple[Level, ...]]:
    file = files(package).joinpath("tables", TABLE)
    if not file.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=dict[str, tuple[Level, ...]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTable(TABLE, str(error)) from None
