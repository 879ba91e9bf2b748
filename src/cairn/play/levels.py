"""Levels for people: a ladder of bots for each game, and their measured strength.

A game's table `ladder` contains both: the terminal, the page and the tests read the same figures.
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
from cairn.text import Text

TABLE = "ladder.toml"
EVEN = 0.5
ANCHOR = "steady"
"""The level whose rating is the same in every game and for every number of players."""
ANCHOR_RATING = 1000.0


class Measured(Value):
    """How often one bot of this level won against others in every other seat."""

    against: str
    players: int
    share: float
    interval: tuple[float, float]
    """The 95% confidence interval."""
    elo: float
    """How much stronger it is."""
    elo_interval: tuple[float, float]
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
    """Against the level below it; the lowest against random play."""
    alone: tuple[Alone, ...] = ()


class Ladder(Value):
    """The levels of a game."""

    version: int
    """Rises with every change of the levels or of what they are made of: ratings belong to a version."""
    levels: tuple[Level, ...]
    """Weakest first."""


def ladder(rooms: Rooms) -> Ladder:
    """The ladder of a game; one without levels if it has none."""
    return _ladders(rooms.package).get(rooms.name, Ladder(0, ()))


def levels(rooms: Rooms) -> tuple[Level, ...]:
    """The levels of a game, weakest first; none if it has no levels."""
    return ladder(rooms).levels


def ratings(rooms: Rooms, players: int) -> dict[str, float]:
    """The ratings of the levels with so many players: the differences that were measured, added up.

    It ends below the first level that was not measured with so many players.
    """
    found: dict[str, float] = {}
    rating = 0.0
    for level in levels(rooms):
        step = next((each.elo for each in level.measured if each.players == players), None)
        if step is None:
            break
        rating += step if found else 0.0
        found[level.name] = rating
    anchor = found.get(ANCHOR, rating)
    return {name: ANCHOR_RATING + rating - anchor for name, rating in found.items()}


def about(rooms: Rooms, level: Level, called: Callable[[str], str] = str) -> Phrase:
    """The description of a level, in one sentence; `called` names other levels."""
    mix = rooms.mix_of(level.name)
    if mix is None:
        return phrase(f"level-{level.name}")
    lower, upper = verbatim(called(mix.lower)), verbatim(called(mix.upper))
    return phrase("level-between", lower=lower, upper=upper, share=mix.share)


def bot_name(said: Text, bot: str) -> str | None:
    """The name of a bot in a language, as in a sentence; None for a bot that only its operator has named.

    A level between two others is called like the lower one, with its mark.
    """
    level, mark = split_mark(bot)
    return f"{said.say(f'bot-{level}')}{mark}" if said.has(f"bot-{level}") else None


def split_mark(bot: str) -> tuple[str, str]:
    """The level that a bot is called after, and the mark of one between two levels: `steady+2` is `steady`, ` +2`."""
    level, plus, step = bot.partition("+")
    return level, f" {plus}{step}" if plus else ""


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
def _ladders(package: str) -> dict[str, Ladder]:
    file = files(package).joinpath("tables", TABLE)
    if not file.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=dict[str, Ladder])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTable(TABLE, str(error)) from None
