"""Beside a real table: a position that a person wrote down, and what can be said of it."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from cairn.core.game import Game
from cairn.core.sight import Sight
from cairn.text import Text


class Solver(Protocol):
    """What `cairn solve` asks of a game."""

    def read(
        self, game: Game[Any, Any, Any, Any, Any, Any], written: str, text: Text, fetch: Callable[[str], str]
    ) -> Sight[Any, Any]:
        """The sight that a position stands for; raises `BadInput` naming the field that cannot be.

        What is written may be what this language prints. `fetch` gives the text of a file that an option names.
        """

    def lines(self, sight: Sight[Any, Any], text: Text, why: str | None) -> Iterator[str]:
        """What can be known and what is best, for a person, as it is found, with a proof; `why`: of what."""

    def facts(self, sight: Sight[Any, Any], text: Text, why: str | None) -> dict[str, object]:
        """The same for a program."""
