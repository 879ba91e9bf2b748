"""The solver for a real table: a position that a person wrote down, and what follows from it."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from cairn.core.game import Game
from cairn.core.sight import Sight
from cairn.text import Text


class Solver(Protocol):
    """What `cairn solve` needs from a game."""

    def read(
        self, game: Game[Any, Any, Any, Any, Any, Any], written: str, text: Text, fetch: Callable[[str], str]
    ) -> Sight[Any, Any]:
        """Return the sight of a position; raise `BadInput` naming the field at fault.

        Words of this language are understood. `fetch` returns the text of a file that an option names.
        """

    def lines(self, sight: Sight[Any, Any], text: Text, why: str | None) -> Iterator[str]:
        """What can be known and what is best, for people, with a proof; `why` names what to prove."""

    def facts(self, sight: Sight[Any, Any], text: Text, why: str | None) -> dict[str, object]:
        """The same for programs."""
