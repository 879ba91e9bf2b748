"""What a game is: nine questions, and the names under which its values are kept."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.core.events import Event
from cairn.core.values import Seat, Value

__all__ = ["AnyGame", "Game", "NamedOption", "Result", "State", "Types", "View"]


class Result(Value, omit_defaults=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat: 1 for a winner. Seats that share a place have the same number."""
    rival: int | None = None
    """The score of an opponent that is no seat, where the game has one."""
    rival_place: int | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; none when the game had no winner."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Options(Protocol):
    """How a table is set up. Every game's options say at least how many play."""

    @property
    def players(self) -> int:
        """How many seats there are."""


class State(Protocol):
    """A position, whole and unveiled. It keeps what has happened so far."""

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""


class View(Protocol):
    """All that one seat may know of a position."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, as this seat saw it: as many entries as in the state."""


O = TypeVar("O", bound=Options)  # noqa: E741  (the letters of the nine questions)
S = TypeVar("S", bound=State)
M = TypeVar("M")
C = TypeVar("C")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, kw_only=True)
class Types:
    """What a game's JSON is decoded into. A union of tagged values is as good as one type."""

    options: Any
    state: Any
    move: Any
    outcome: Any
    view: Any
    note: Any = None
    """What a player may write down (marks on a sheet); None when the game has no such thing."""


@dataclass(frozen=True)
class NamedOption:
    """An option that is given by name, or by a file of the user's own."""

    names: tuple[str, ...]
    parse: Callable[[str, str], Any]
    """From the file's text and name to the option's value."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, M, C, V]):
    """A game: the nine questions that every game answers, and its names."""

    name: str
    rules_version: str
    """Raised whenever the same moves could lead elsewhere than before."""
    options: O
    """The options with their defaults."""
    players: range
    """How many may play."""
    types: Types
    package: str
    """The folder with the game's tables, rules pages and message catalogues, as a package name."""

    setup: Callable[[O], S]
    """How does it begin?"""
    to_act: Callable[[S], tuple[Seat, ...]]
    """Who may act?"""
    moves: Callable[[S, Seat], Iterator[M]]
    """What may they do?"""
    check: Callable[[S, Seat, M], None]
    """May they do this? Raises `IllegalMove` if not."""
    apply: Callable[[S, Seat, M], S]
    """What follows?"""
    chance: Callable[[S], Chance[C] | None]
    """What does chance decide?"""
    settle: Callable[[S, C], S]
    """And then?"""
    view: Callable[[S, Seat], V]
    """What does a seat know?"""
    result: Callable[[S], Result | None]
    """How did it end?"""

    check_note: Callable[[S, Seat, Any], None] | None = None
    """May the seat write this down? None: the game has no notes."""
    named_options: Mapping[str, NamedOption] = field(default_factory=dict)
    """Options that take a name or a file."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
