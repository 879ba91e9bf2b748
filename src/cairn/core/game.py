"""What a game is: the questions that every game answers, and the names of its values."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Never, Protocol, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption
from cairn.core.events import Change, Event
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.steps import Played, Settled
from cairn.core.values import Seat, Value


class Result(Value, omit_defaults=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat: 1 for a winner. Seats that share a place have the same number."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; none if the game had no winner."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def has_points(self) -> bool:
        """Whether the scores are points. If they only say who was right, they are not shown."""
        return True

    @property
    def is_draw(self) -> bool:
        """Whether a rule calls it a draw when everybody is in first place. Otherwise they share the win."""
        return False

    @property
    def others(self) -> dict[str, int]:
        """The scores of opponents without a seat, by name."""
        return {}

    @property
    def others_first(self) -> int:
        """The number of those opponents in first place."""
        return 0

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: its share of the win.

        A shared win counts as a fraction for each winner, wherever wins are counted.
        """
        first = self.places.count(1) + self.others_first
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)


class Options(Protocol):
    """How a table is set up. The options of every game include the number of players."""

    @property
    def players(self) -> int:
        """The number of seats."""


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


@dataclass(frozen=True)
class Types:
    """The types that a game's JSON is decoded into, in the order of `Game`'s parameters.

    A union of tagged values works like one type.
    """

    options: Any
    state: Any
    move: Any
    outcome: Any
    view: Any
    event: Any
    result: Any = Result
    note: Any = None
    """What a player may note down (marks on a sheet); None if the game has no notes."""


@dataclass(frozen=True)
class NamedOption:
    """An option that is given by name, or by a file of the user's own."""

    names: tuple[str, ...]
    parse: Callable[[str, str], Any]
    """From the file's text and name to the option's value."""


@dataclass(frozen=True)
class OlderRules(Generic[S_contra]):
    """An earlier version of a game's rules whose records can still be read."""

    version: str
    parts: Callable[[S_contra], str]
    """How the game would have continued differently under the old rules, and by which rule, from a position of today's
    rules; "" if it would not. A game that never reaches such a position is the same under both."""


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """The facts about a game that do not depend on its types."""

    name: str
    """Its name on the command line."""
    rules_version: str
    """Raised whenever the same moves could lead to another position than before."""
    options: Options
    """The options with their defaults."""
    players: range
    """The numbers of players it allows."""
    types: Types
    package: str
    """The package that contains the game's tables, rules pages and message catalogues."""
    named_options: Mapping[str, NamedOption] = field(default_factory=dict)
    """Options that take a name or a file."""
    older: tuple[OlderRules[Never], ...] = ()
    """Earlier versions of the rules whose records are read, as far as they are also games of today's rules."""


@dataclass(frozen=True, kw_only=True)
class Game(GameInfo, Generic[O, S, M, C, V, E]):
    """A game: its names, and the questions that every game answers."""

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
    """What does a seat know? None: what every seat knows, and everything once the game is over."""
    seen: Callable[[E, Seat | None], E]
    """What does a seat see of an event? The same event, with what it may not see left blank."""
    result: Callable[[S], Result | None]
    """How did it end?"""

    offers: Callable[[S, Seat], tuple[Offer[M], ...]]
    """What may they do, for user interfaces? Each of the `moves` is in exactly one offer."""
    pieces: Callable[[V], tuple[Ref, ...]]
    """Which pieces of the table can be asked about?"""
    why_not: Callable[[S, Seat, Ref], Refusal | None]
    """Why does the seat have no move with this piece? None if it has one."""

    check_note: Callable[[S, Seat, Any], None] | None = None
    """May the seat note this down? None: the game has no notes."""
    interim: Callable[[S, Played | Settled], tuple[tuple[int, S], ...]] = lambda state, step: ()
    """Where does the table stand on the way? After this many events of the step, this was the position. Nobody acts in
    such a position: it is shown (`cairn.play.beats`) and never kept. Without it a step is shown as a whole."""
    older: tuple[OlderRules[S], ...] = ()


AnyGame: TypeAlias = Game[Options, Value, Value, Value, Value, Event]
"""A game that is known only by name: its values have no specific types."""


def older_rules(game: Game[O, S, M, C, V, E], version: str) -> OlderRules[S] | None:
    """Return the older rules that a record of that version was made under; None for today's.

    Raise `BadInput` for a version whose records cannot be read.
    """
    check_rules(game, version)
    return next((older for older in game.older if older.version == version), None)


def check_rules(game: GameInfo, version: str) -> None:
    """Raise `BadInput` for a version of the rules whose records cannot be read."""
    played = game.rules_version
    if version != played and version not in [older.version for older in game.older]:
        raise BadInput("rules", f"made under rules version {version} of {game.name}; this cairn plays version {played}")


def check_seat(seat: object, players: int) -> None:
    """Raise `BadInput` for a seat that does not exist; None is allowed."""
    if seat is not None and not (type(seat) is int and 0 <= seat < players):
        raise BadInput("seat", f"the seats are 0 to {players - 1}, not {seat!r}")


def check_options(options: object, kind: type[Value]) -> None:
    """Raise `BadOption` unless these are options of the game."""
    if not isinstance(options, kind):
        raise BadOption("options", f"must be a value of {kind.__name__}, as `game.options` is, not {options!r}")


def check_players(game: GameInfo, players: object) -> None:
    """Raise `BadOption` if the game does not allow that number of players."""
    if type(players) is bool or players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadOption("players", f"{game.name} is for {low} to {high} players, not {players!r}")
