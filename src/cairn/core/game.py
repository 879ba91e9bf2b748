"""What a game is: the questions that every game answers, and the names under which its values are kept."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Never, Protocol, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption
from cairn.core.events import Change, Event
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.values import Seat, Value


class Result(Value, omit_defaults=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat: 1 for a winner. Seats that share a place have the same number."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; none when the game had no winner."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def has_points(self) -> bool:
        """Whether the scores are points. Where they only say who was right, nobody is told of them."""
        return True

    @property
    def is_draw(self) -> bool:
        """Whether a rule calls it a draw that all are in first place. Otherwise they share the win."""
        return False

    @property
    def others(self) -> dict[str, int]:
        """The scores of opponents that sit at no seat, by name, where the game has such."""
        return {}

    @property
    def others_first(self) -> int:
        """How many of those are in first place."""
        return 0

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: its part of the win. A win that is shared is a part of one for each, wherever wins are counted."""
        first = self.places.count(1) + self.others_first
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)


class Options(Protocol):
    """How a table is set up. Every game's options say at least how many play."""

    @property
    def players(self) -> int:
        """How many seats there are."""


O = TypeVar("O", bound=Options)  # noqa: E741  (the letters of the questions: options, state, move, chance, view, event)
S = TypeVar("S", bound=Value)
S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
M = TypeVar("M", bound=Value)
C = TypeVar("C", bound=Value)
V = TypeVar("V", bound=Value)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, kw_only=True)
class Types:
    """What a game's JSON is decoded into. A union of tagged values is as good as one type."""

    options: Any
    state: Any
    move: Any
    outcome: Any
    event: Any
    view: Any
    result: Any = Result
    note: Any = None
    """What a player may write down (marks on a sheet); None when the game has no such thing."""


@dataclass(frozen=True)
class NamedOption:
    """An option that is given by name, or by a file of the user's own."""

    names: tuple[str, ...]
    parse: Callable[[str, str], Any]
    """From the file's text and name to the option's value."""


@dataclass(frozen=True)
class OlderRules(Generic[S_contra]):
    """An earlier version of a game's rules, of which records may still be read."""

    version: str
    parts: Callable[[S_contra], str]
    """How the game would have gone on otherwise, from a position of today's rules, and by which rule; "" where it goes
    on as it did. What never comes to such a position is the same game under both."""


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """What can be read of every game, whatever its types are."""

    name: str
    """What it is called on a command line."""
    rules_version: str
    """Raised whenever the same moves could lead elsewhere than before."""
    options: Options
    """The options with their defaults."""
    players: range
    """How many may play."""
    types: Types
    package: str
    """The folder with the game's tables, rules pages and message catalogues, as a package name."""
    named_options: Mapping[str, NamedOption] = field(default_factory=dict)
    """Options that take a name or a file."""
    older: tuple[OlderRules[Never], ...] = ()
    """Earlier versions of the rules of which records are read, as far as they are games of today's rules too."""


@dataclass(frozen=True, kw_only=True)
class Game(GameInfo, Generic[O, S, M, C, V, E]):
    """A game: the questions that every game answers, and its names."""

    options: O

    setup: Callable[[O], Change[S, E]]
    """How does it begin?"""
    to_act: Callable[[S], tuple[Seat, ...]]
    """Who may act?"""
    moves: Callable[[S, Seat], Iterator[M]]
    """What may they do?"""
    check: Callable[[S, Seat, M], None]
    """May they do this? Raises `IllegalMove` if not."""
    apply: Callable[[S, Seat, M], Change[S, E]]
    """What follows?"""
    chance: Callable[[S], Chance[C] | None]
    """What does chance decide?"""
    settle: Callable[[S, C], Change[S, E]]
    """And then?"""
    view: Callable[[S, Seat | None], V]
    """What does a seat know? At no seat: what every seat knows, and all when the game is over."""
    seen: Callable[[E, Seat | None], E]
    """What does a seat see of an event? The same event, with what it may not see left blank."""
    result: Callable[[S], Result | None]
    """How did it end?"""

    offers: Callable[[S, Seat], tuple[Offer[M], ...]]
    """What may they do, for whoever draws the table? Covers `moves`, each move in exactly one offer."""
    pieces: Callable[[V], tuple[Ref, ...]]
    """Which pieces of the table can be asked about?"""
    why_not: Callable[[S, Seat, Ref], Refusal | None]
    """Why is there no move for the seat with this piece? None where there is one."""

    check_note: Callable[[S, Seat, Any], None] | None = None
    """May the seat write this down? None: the game has no notes."""
    older: tuple[OlderRules[S], ...] = ()


AnyGame: TypeAlias = Game[Options, Value, Value, Value, Value, Event]
"""A game that is known by name only: its values are values, and which of them fit together only the game knows."""


def older_rules(game: Game[O, S, M, C, V, E], version: str) -> OlderRules[S] | None:
    """What is to be heeded when a record of that version is read: nothing, if it is today's.

    Raises `BadInput` for a version of which no records are read.
    """
    check_rules(game, version)
    return next((older for older in game.older if older.version == version), None)


def check_rules(game: GameInfo, version: str) -> None:
    """Raise `BadInput` for a version of the rules of which no records are read."""
    played = game.rules_version
    if version != played and version not in [older.version for older in game.older]:
        raise BadInput("rules", f"made under rules version {version} of {game.name}; this cairn plays version {played}")


def check_seat(seat: object, players: int) -> None:
    """Raise `BadInput` for a seat that does not exist; at no seat is fine."""
    if seat is not None and not (type(seat) is int and 0 <= seat < players):
        raise BadInput("seat", f"the seats are 0 to {players - 1}, not {seat!r}")


def check_options(options: object, kind: type[Value]) -> None:
    """Raise `BadOption` unless they are options of the game."""
    if not isinstance(options, kind):
        raise BadOption("options", f"a value of {kind.__name__} is wanted, as `game.options` is, not {options!r}")


def check_players(game: GameInfo, players: object) -> None:
    """Raise `BadOption` if the game is not for so many."""
    if type(players) is bool or players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadOption("players", f"{game.name} is for {low} to {high} players, not {players}")
