"""Where the parts of a game are. A game is a folder; it declares its rooms, and each is loaded when first asked for."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

__all__ = ["Rooms"]


@dataclass(frozen=True, kw_only=True)
class Rooms:
    """The rooms of one game, each as `module:name` below the game's folder. A name that is not there is an error."""

    name: str
    """What the game is called on a command line."""
    package: str
    """The folder: with tables, catalogues (`text`) and rules pages (`pages`)."""
    game: str
    """The `Game`: the questions, answered."""
    words: str
    """The `cairn.text.words.Words`: what happens and what may be done, as phrases."""
    terminal: str
    """The `cairn.terminal.board.Board`."""
    bots: tuple[tuple[str, str], ...] = ()
    """Who plays it: a name, and what makes such a player. Which of them are levels for people, and how strong they are,
    the table `levels` says."""
    belief: str | None = None
    """From a sight to the `cairn.reason.beliefs.Belief` that it leaves."""
    sample: str | None = None
    """From a sight and a `Random` to a whole position that the seat cannot tell from the true one."""
    hint: str | None = None
    """From a sight, the notes and a level to a hint of that level."""
    weighing: str | None = None
    """The `cairn.reason.study.Weighing`: what choices were worth."""
    study: str | None = None
    """The `cairn.reason.study.Study`: odds, proofs, and what choices were worth."""
    lines: str | None = None
    """The `cairn.reason.study.Lines`: hints and proofs in phrases, each with the pieces that it speaks of."""
    sheet: str | None = None
    """From a sight and the notes to the sheet of the seat."""
    book: str | None = None
    """A function without arguments: all components, for whoever draws the table."""
    guide: str | None = None
    """A first game step by step: a folder and the name of its files, a record (`.jsonl`) and its steps (`.toml`)."""
    coding: str | None = None
    """The `cairn.core.coding.Coding`: sights and moves as numbers, for whoever learns to play."""
    batch: str | None = None
    """The `cairn.batch.Batch`: many games at once, in arrays, made from options, their number and a generator."""
    solver: str | None = None
    """The `cairn.terminal.solver.Solver`: a position written down by hand, and what can be said of it."""

    def load(self, room: str) -> Any:
        """What a room holds; only to be asked of a room that the game has."""
        where = getattr(self, room)
        assert where is not None, f"{self.name} has no {room}"
        return _loaded(self.package, where)

    def load_bot(self, name: str) -> Any:
        """What makes the bot of that name."""
        return _loaded(self.package, dict(self.bots)[name])


@cache
def _loaded(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)
