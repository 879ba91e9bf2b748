"""Hints in words, for every game that has them.

A game has hints when `cairn.reason.hints.hint` knows its view and a module beside its words, `cairn.text.<package>_hints`,
says them: `hint_lines(words, hint, view)`, a line each.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cairn.core.game import AnyGame
from cairn.reason.hints import hint
from cairn.text import Text

__all__ = ["HINT_LEVELS", "has_hints", "hint_lines"]

HINT_LEVELS = 4
"""Something can be deduced; where; what and why; the best move with its odds."""


def has_hints(game: AnyGame) -> bool:
    """Whether there are hints for the game."""
    return find_spec(_module(game)) is not None


def hint_lines(
    game: AnyGame, view: Any, notes: Iterable[Any], level: int, names: Sequence[str], said: Text
) -> list[str]:
    """What a level of the ladder tells the seat whose view this is, beyond its notes."""
    words = import_module(_words(game)).Words(said, view.table, names, view.seat)
    return list(import_module(_module(game)).hint_lines(words, hint(view, notes, level), view))


def _words(game: AnyGame) -> str:
    return f"{__package__}.{game.package.rpartition('.')[2]}"


def _module(game: AnyGame) -> str:
    return f"{_words(game)}_hints"
