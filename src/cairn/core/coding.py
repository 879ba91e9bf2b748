"""A game in numbers, for learning: a sight as a row of numbers, a move as one number.

Each game describes its own coding; `cairn.envs` makes environments from it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from cairn.core.events import Event
from cairn.core.game import E, Game, M, V
from cairn.core.sight import Sight
from cairn.core.values import Value


class Field(Value):
    """A group of numbers in a row, or a range of move numbers."""

    name: str
    size: int
    says: str
    """What the numbers mean, for readers."""
    low: float = 0.0
    """Lower bound of each number."""
    high: float = 1.0
    """Upper bound of each number."""


@dataclass(frozen=True)
class About(Generic[V, M]):
    """Rows that describe moves, in games where moves have no fixed numbers."""

    fields: tuple[Field, ...]
    numbers: Callable[[V, Sequence[M]], Sequence[Sequence[int]]]
    """From a view and the legal moves to one row for each move."""


@dataclass(frozen=True, kw_only=True)
class Coding(Generic[V, M, E]):
    """A game in numbers. Rows and move numbers are the same for all options and numbers of players."""

    fields: tuple[Field, ...]
    """The layout of a sight's row. Seats are counted from the observing seat."""
    numbers: Callable[[Sight[V, E]], Sequence[float]]
    """The row of a sight, made from what the seat knows and nothing else."""
    actions: tuple[Field, ...]
    """What the move numbers mean, in ranges by kind of move."""
    number: Callable[[V, M], int] | None = None
    """The number of a legal move; None: moves are numbered by their place in the list of legal moves."""
    about: About[V, M] | None = None
    """Descriptions of moves that are numbered by their place in the list."""
    longest: int
    """The number of decisions, of all seats together, after which a game is truncated."""
    points: tuple[int, int]
    """The lowest and the highest possible score."""
    chances: int
    """The largest number of outcomes that chance ever has."""
    small: Callable[[int], Game[Any, Any, M, Any, V, E]] | None = None
    """The game with this number of tiles, for solvers that expand the whole tree; None: there is none."""


AnyCoding: TypeAlias = Coding[Value, Value, Event]
"""The coding of a game that is known only by name."""


def size(fields: Iterable[Field]) -> int:
    """Total number of values in these fields."""
    return sum(field.size for field in fields)


def offsets(fields: Iterable[Field]) -> dict[str, int]:
    """The index at which each field begins, by name."""
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


def make_row(fields: Iterable[Field], parts: Mapping[str, Sequence[float]]) -> list[float]:
    """Return the row of these parts, in the order of the fields."""
    row: list[float] = []
    for field in fields:
        part = parts[field.name]
        assert len(part) == field.size, f"{field.name} has {len(part)} numbers and not {field.size}"
        row += part
    return row


def one_hot(size: int, *places: int) -> list[float]:
    """Zeros, with a one at each of the places."""
    row = [0.0] * size
    for place in places:
        row[place] = 1.0
    return row
