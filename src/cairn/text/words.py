"""What a game must be able to say: every event, move and question of it as a phrase, with no sentence made yet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from cairn.core.events import Event
from cairn.core.game import AnyGame
from cairn.core.phrases import Fact, Phrase
from cairn.text import Text

__all__ = ["PagePart", "Words"]

PagePart: TypeAlias = Callable[[AnyGame, Text], str]
"""A part of a rules page that is made from the game's tables."""


class Words(Protocol):
    """A game, told in phrases."""

    page_parts: Mapping[str, PagePart]
    """What the rules pages leave room for, by the name of the marker."""

    def setting(self, view: Any) -> Mapping[str, Fact]:
        """What every message at this table may ask for."""

    def prompt(self, view: Any) -> Phrase:
        """What the seat of the view is asked to do."""

    def move(self, view: Any, move: Any) -> Phrase:
        """What a player may do, as the end of `you may …`."""

    def doubtful(self, view: Any, move: Any) -> Phrase | None:
        """Why the seat of the view can hardly mean the move, so that a person is asked first; None where it can."""

    def event(self, history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
        """What event `number` of a history is told by; nothing for one that is not told."""

    def hint(self, view: Any, hint: Any) -> tuple[Phrase, ...]:
        """What a hint says, a line each. Only asked of a game that has hints."""
