"""Where the parts of a game are. A game is a folder; it declares its rooms, and each is loaded when first asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cairn.core.bots import OwnBot, find_own_bot

if TYPE_CHECKING:  # whoever lists the games waits for none of this
    from cairn.core.bots import AnyBot
    from cairn.core.coding import AnyCoding
    from cairn.core.game import AnyGame
    from cairn.core.values import Value
    from cairn.reason.beliefs import FindBelief, FindHint, MakeSheet, SamplePosition
    from cairn.reason.study import AnyStudy
    from cairn.terminal.board import Board
    from cairn.terminal.solver import Solver
    from cairn.text.words import AnyProofs, AnyWords


@dataclass(frozen=True, kw_only=True)
class Places:
    """Each room of a game as `module:name` below its folder; None: the game has no such room."""

    game: str
    words: str
    terminal: str
    belief: str | None = None
    sample: str | None = None
    hint: str | None = None
    study: str | None = None
    proofs: str | None = None
    sheet: str | None = None
    book: str | None = None
    coding: str | None = None
    batch: str | None = None
    solver: str | None = None


@dataclass(frozen=True, kw_only=True)
class Rooms:
    """The rooms of one game. `at` says which there are without loading any; the properties load them."""

    name: str
    """What the game is called on a command line."""
    package: str
    """The folder: with tables, catalogues (`text`) and rules pages (`pages`)."""
    at: Places
    bots: tuple[tuple[str, str], ...] = ()
    """Who plays it: a name, and where the class of such a player is. Which of them are levels for people, and how
    strong they are, the table `levels` says."""
    own_bots: tuple[OwnBot, ...] = ()
    """Bots that whoever runs cairn has registered besides those of the game."""
    guide: str | None = None
    """A first game step by step: a folder and the name of its files, a record (`.jsonl`) and its steps (`.toml`)."""

    @property
    def game(self) -> "AnyGame":
        """The questions, answered."""
        return self._load(self.at.game)  # type: ignore[no-any-return]  # see _load

    @property
    def words(self) -> "AnyWords":
        """What happens and what may be done, as phrases; hints too."""
        return self._load(self.at.words)  # type: ignore[no-any-return]  # see _load

    @property
    def terminal(self) -> "Board":
        """The board in plain text."""
        return self._load(self.at.terminal)  # type: ignore[no-any-return]  # see _load

    @property
    def belief(self) -> "FindBelief | None":
        """From a sight to the belief that it leaves."""
        return self._load(self.at.belief)  # type: ignore[no-any-return]  # see _load

    @property
    def sample(self) -> "SamplePosition | None":
        """From a sight and a `Random` to a whole position that the seat cannot tell from the true one."""
        return self._load(self.at.sample)  # type: ignore[no-any-return]  # see _load

    @property
    def hint(self) -> "FindHint | None":
        """From a sight, the notes and a level to a hint of that level."""
        return self._load(self.at.hint)  # type: ignore[no-any-return]  # see _load

    @property
    def study(self) -> "AnyStudy | None":
        """What choices were worth; and, where something is to be deduced, odds and proofs."""
        return self._load(self.at.study)  # type: ignore[no-any-return]  # see _load

    @property
    def proofs(self) -> "AnyProofs | None":
        """How proofs are said, where something is to be deduced."""
        return self._load(self.at.proofs)  # type: ignore[no-any-return]  # see _load

    @property
    def sheet(self) -> "MakeSheet | None":
        """From a sight and the notes to the sheet of the seat."""
        return self._load(self.at.sheet)  # type: ignore[no-any-return]  # see _load

    @property
    def book(self) -> "Callable[[], Value] | None":
        """All components, for whoever draws the table."""
        return self._load(self.at.book)  # type: ignore[no-any-return]  # see _load

    @property
    def coding(self) -> "AnyCoding | None":
        """Sights and moves as numbers, for whoever learns to play."""
        return self._load(self.at.coding)  # type: ignore[no-any-return]  # see _load

    @property
    def batch(self) -> Callable[..., Any] | None:
        """The class of the `cairn.batch.Batch`: from options, a number of games and a generator to that many games."""
        return self._load(self.at.batch)  # type: ignore[no-any-return]  # see _load

    @property
    def solver(self) -> "Solver | None":
        """A position written down by hand, and what can be said of it."""
        return self._load(self.at.solver)  # type: ignore[no-any-return]  # see _load

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Who plays it, by name: those of the game, weakest first, then those of its operator."""
        return (*(name for name, _ in self.bots), *(own.name for own in self.own_bots))

    def make_bot(self, name: str) -> "AnyBot":
        """A new player of that name, which must be one of `bot_names`."""
        for own in self.own_bots:
            if own.name == name:
                return find_own_bot(own.where, self.name)()
        bot: AnyBot = self._load(dict(self.bots)[name])()
        return bot

    def _load(self, where: str | None) -> Any:
        """What is there. Only here is something taken to be what its game says that it is."""
        return None if where is None else _loaded(self.package, where)


@cache
def _loaded(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)
