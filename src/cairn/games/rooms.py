"""The parts ("rooms") of a game. A game is a folder that declares where they are; each is imported on first use."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cairn.core.bots import OwnBot, find_own_bot
from cairn.reason.mixed import Mixed

if TYPE_CHECKING:  # so that listing the games imports none of these
    from cairn.core.bots import AnyBot
    from cairn.core.coding import AnyCoding
    from cairn.core.game import AnyGame
    from cairn.core.referee import AnyReferee
    from cairn.core.sight import AnySight
    from cairn.core.stage import AnyStaging
    from cairn.core.values import Value
    from cairn.reason.beliefs import FindBelief, FindHint, MakeSheet, SamplePosition, WeighCodes
    from cairn.reason.lessons import AnyTeacher
    from cairn.reason.study import AnyStudy
    from cairn.terminal.board import Board
    from cairn.terminal.solver import Solver
    from cairn.text.words import AnyProofs, AnyWords


@dataclass(frozen=True, kw_only=True)
class Places:
    """The place of each room as `module:name` below the game's folder; None if the game has no such room."""

    game: str
    words: str
    terminal: str
    staging: str | None = None
    belief: str | None = None
    weigh: str | None = None
    sample: str | None = None
    hint: str | None = None
    study: str | None = None
    proofs: str | None = None
    sheet: str | None = None
    book: str | None = None
    coding: str | None = None
    batch: str | None = None
    solver: str | None = None
    teacher: str | None = None
    turn: str | None = None
    referee: str | None = None


@dataclass(frozen=True)
class Mix:
    """A bot between two others of its game."""

    lower: str
    upper: str
    share: float
    """The share of the decisions that are made like `upper`."""


@dataclass(frozen=True, kw_only=True)
class Rooms:
    """The rooms of one game. `at` shows which rooms exist without importing any; the properties import them."""

    name: str
    """The name of the game on a command line."""
    package: str
    """The package of the game, which also contains its tables, catalogues (`text`) and rules pages (`pages`)."""
    at: Places
    bots: tuple[tuple[str, str | Mix], ...] = ()
    """The game's bots: a name, and the place of the class or what it is a mix of. The table `ladder` lists which of
    them are offered to people, and their strength."""
    own_bots: tuple[OwnBot, ...] = ()
    """Bots that the operator of this installation has registered."""
    lessons: str | None = None
    """The lessons, a whole game last: a folder and the name of the file (`.toml`); their records are beside it."""
    puzzles: str | None = None
    """The puzzles that come with the game: a folder and the name of the file (`.jsonl.gz`)."""

    @property
    def game(self) -> "AnyGame":
        """The rules."""
        return self._load(self.at.game)  # type: ignore[no-any-return]  # see _load

    @property
    def words(self) -> "AnyWords":
        """Events, prompts, moves and hints as phrases."""
        return self._load(self.at.words)  # type: ignore[no-any-return]  # see _load

    @property
    def staging(self) -> "AnyStaging | None":
        """How events are shown: what moves on the table. Without it only captions tell what happened."""
        return self._load(self.at.staging)  # type: ignore[no-any-return]  # see _load

    @property
    def terminal(self) -> "Board":
        """The board as plain text."""
        return self._load(self.at.terminal)  # type: ignore[no-any-return]  # see _load

    @property
    def belief(self) -> "FindBelief | None":
        """The function from a sight to the belief of its seat."""
        return self._load(self.at.belief)  # type: ignore[no-any-return]  # see _load

    @property
    def weigh(self) -> "WeighCodes | None":
        """The function from a sight and how others play to how likely the codes are then."""
        return self._load(self.at.weigh)  # type: ignore[no-any-return]  # see _load

    @property
    def sample(self) -> "SamplePosition | None":
        """The function from a sight and a `Random` to a full position that fits what the seat knows."""
        return self._load(self.at.sample)  # type: ignore[no-any-return]  # see _load

    @property
    def hint(self) -> "FindHint | None":
        """The function from a sight, the notes and a level to a hint."""
        return self._load(self.at.hint)  # type: ignore[no-any-return]  # see _load

    @property
    def study(self) -> "AnyStudy | None":
        """The value of choices and, in deduction games, odds and proofs."""
        return self._load(self.at.study)  # type: ignore[no-any-return]  # see _load

    @property
    def proofs(self) -> "AnyProofs | None":
        """Proofs as phrases, in deduction games."""
        return self._load(self.at.proofs)  # type: ignore[no-any-return]  # see _load

    @property
    def sheet(self) -> "MakeSheet | None":
        """The function from a sight and the notes to the seat's note sheet."""
        return self._load(self.at.sheet)  # type: ignore[no-any-return]  # see _load

    @property
    def book(self) -> "Callable[[], Value] | None":
        """The function that lists all components, for user interfaces."""
        return self._load(self.at.book)  # type: ignore[no-any-return]  # see _load

    @property
    def coding(self) -> "AnyCoding | None":
        """Sights and moves as numbers, for machine learning."""
        return self._load(self.at.coding)  # type: ignore[no-any-return]  # see _load

    @property
    def batch(self) -> Callable[..., Any] | None:
        """The game's class of `cairn.batch.Batch`, made from options, the number of games and a random generator."""
        return self._load(self.at.batch)  # type: ignore[no-any-return]  # see _load

    @property
    def solver(self) -> "Solver | None":
        """Reads a position that was written down at a real table, and reports what is known about it."""
        return self._load(self.at.solver)  # type: ignore[no-any-return]  # see _load

    @property
    def teacher(self) -> "AnyTeacher | None":
        """Answers the questions of the lessons."""
        return self._load(self.at.teacher)  # type: ignore[no-any-return]  # see _load

    @property
    def turn(self) -> "Callable[[AnySight], int] | None":
        """The number of the turn at a sight, for bots that play a turn as a whole."""
        return self._load(self.at.turn)  # type: ignore[no-any-return]  # see _load

    @property
    def referee(self) -> "AnyReferee | None":
        """Referees a game at a real table by what people enter."""
        return self._load(self.at.referee)  # type: ignore[no-any-return]  # see _load

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The names of all bots: those of the game, weakest first, then those of the operator."""
        return (*(name for name, _ in self.bots), *(own.name for own in self.own_bots))

    def make_bot(self, name: str) -> "AnyBot":
        """Make a new bot; `name` must be one of `bot_names`."""
        for own in self.own_bots:
            if own.name == name:
                return find_own_bot(own.where, self.name)()
        made_of = dict(self.bots)[name]
        if isinstance(made_of, Mix):
            return Mixed(self.make_bot(made_of.lower), self.make_bot(made_of.upper), made_of.share, self.turn)
        bot: AnyBot = self._load(made_of)()
        return bot

    def mix_of(self, name: str) -> Mix | None:
        """What a bot is a mix of; None if it is a player of its own."""
        made_of = dict(self.bots).get(name)
        return made_of if isinstance(made_of, Mix) else None

    def _load(self, where: str | None) -> Any:
        """Import the object; the properties cast it to the type that the game promises."""
        return None if where is None else _import_object(self.package, where)


@cache
def _import_object(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)
