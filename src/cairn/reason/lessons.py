"""What a game knows for its lessons beyond its rules and its study: questions, and the cells of its sheet."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from cairn.core.events import Event
from cairn.core.game import E_contra, V_contra
from cairn.core.phrases import Fact, Ref
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Value
from cairn.reason.study import Cell


class Teacher(Protocol[V_contra, E_contra]):
    """Answers the questions of a game's lessons, from the sight of the learner's seat."""

    def answer(self, sight: Sight[V_contra, E_contra], ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
        """The right answers to a question of this game; raise `UnknownName` if it has no such question."""

    def marks(self, sight: Sight[V_contra, E_contra], where: Ref) -> tuple[tuple[Cell, Any], ...]:
        """The cells at a place of the sheet that can be marked by hand, with the notes that rule them out."""

    def marked(self, sight: Sight[V_contra, E_contra], notes: Iterable[Noted]) -> tuple[Cell, ...]:
        """The cells that these notes rule out, in the order in which they were marked."""

    def example(self, sight: Sight[V_contra, E_contra], cell: Cell) -> Fact:
        """A code with this cell that fits all that is known; `none` if there is none to show."""


AnyTeacher: TypeAlias = Teacher[Value, Event]
"""The teacher of a game that is known only by name."""
