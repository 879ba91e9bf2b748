"""Levels for people: which bots are levels of a game, and how strong each was measured to be.

A game's table `levels` says both: the terminal, the page and the tests read the same figures. `benchmarks/levels.py`
measures them and writes the table.
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
    """How often one of this level won against others in every other seat."""

    against: str
    players: int
    share: float
    interval: tuple[float, float]
    """In which the truth lies with 95% confidence."""
    deals: int


class Alone(Value):
    """How it did alone, against an opponent without a seat."""

    difficulty: int
    share: float
    interval: tuple[float, float]
    points: float
    deals: int


class Level(Value, omit_defaults=True):
    """A bot for people, by its name; what it is like says the message `level-…` of the game's catalogue."""

    name: str
    quick: bool
    """Whether it decides at once; otherwise it thinks."""
    measured: tuple[Measured, ...] = ()
    """Against the level below it, or against random play."""
    alone: tuple[Alone, ...] = ()


def levels(rooms: Rooms) -> tuple[Level, ...]:
    """The levels of a game, weakest first; none for a game that names none."""
    return _levels(rooms.package).get(rooms.name, ())


def about(level: Level) -> Phrase:
    """What a level is like, in one sentence."""
    return phrase(f"level-{level.name}")


def strength(level: Level, called: Callable[[str], str] = str) -> tuple[Phrase, ...]:
    """How strong it is: against others, who are called so, and alone at the hardest where it wins as often as not."""
    found = [_against(each, called) for each in level.measured[:1]]
    even = [each for each in level.alone if each.share >= EVEN]
    found += [_alone(each) for each in (even[-1:] or level.alone[:1])]
    return tuple(found)


def _against(found: Measured, called: Callable[[str], str]) -> Phrase:
    low, high = found.interval
    against, players = verbatim(called(found.against)), found.players
    return phrase("level-strength", against=against, players=players, share=found.share, low=low, high=high)


def _alone(found: Alone) -> Phrase:
    return phrase("level-alone", difficulty=found.difficulty, share=found.share, points=round(found.points))


@cache
def _levels(package: str) -> dict[str, tuple[Level, ...]]:
    file = files(package).joinpath("tables", TABLE)
    if not file.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=dict[str, tuple[Level, ...]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTable(TABLE, str(error)) from None
