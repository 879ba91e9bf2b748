"""How a game is told in numbers, for whoever learns to play it: a sight as a row of numbers, a move as one number.

A game says here what only it can say. What environments make of that is in `cairn.envs`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from cairn.core.events import Event
from cairn.core.game import E, Game, M, V
from cairn.core.sight import Sight
from cairn.core.values import Value


class Field(Value):
    """Some numbers of a row that belong together, or some numbers of moves."""

    name: str
    size: int
    says: str
    """What stands there, for whoever reads it."""
    low: float = 0.0
    """None of them is ever less."""
    high: float = 1.0
    """None of them is ever more."""


@dataclass(frozen=True)
class About(Generic[V, M]):
    """What can be said of a move where moves have no numbers of their own."""

    fields: tuple[Field, ...]
    numbers: Callable[[V, Sequence[M]], Sequence[Sequence[int]]]
    """From what the seat sees and what it may do: a row for each move."""


@dataclass(frozen=True, kw_only=True)
class Coding(Generic[V, M, E]):
    """A game in numbers. Rows and numbers are the same for all its options and numbers of players."""

    fields: tuple[Field, ...]
    """What a sight is as a row of numbers. Seats are counted from the own one."""
    numbers: Callable[[Sight[V, E]], Sequence[float]]
    """That row, made from what a seat was given and from nothing else."""
    actions: tuple[Field, ...]
    """What the numbers of the moves mean, one kind after another."""
    number: Callable[[V, M], int] | None = None
    """The number of a move that may be made now; None: its place in the list of those that may."""
    about: About[V, M] | None = None
    """Where it is the place in the list: what is said of each."""
    longest: int
    """After so many decisions of a game, of all seats together, nobody has to go on."""
    points: tuple[int, int]
    """Nobody ever has fewer, nobody more."""
    chances: int
    """Chance never chooses among more outcomes."""
    small: Callable[[int], Game[Any, Any, M, Any, V, E]] | None = None
    """The game with so many of its tiles, for whoever solves games whole; None: there is no such."""


AnyCoding: TypeAlias = Coding[Value, Value, Event]
"""The coding of a game that is known by name only."""


def size(fields: Iterable[Field]) -> int:
    """How many numbers all of them are."""
    return sum(field.size for field in fields)


def offsets(fields: Iterable[Field]) -> dict[str, int]:
    """By name, where each begins."""
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def make_row(fields: Iterable[Field], parts: Mapping[str, Sequence[float]]) -> list[float]:
    """The row of these parts, each where its field is."""
    row: list[float] = []
    for field in fields:
        part = parts[field.name]
        assert len(part) == field.size, f"{field.name} has {len(part)} numbers and not {field.size}"
        row += part
    return row


def one_hot(size: int, *places: int) -> list[float]:
    """Zeros, but for a one at each of the places."""
    row = [0.0] * size
    for place in places:
        row[place] = 1.0
    return row
