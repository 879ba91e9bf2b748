"""What the lessons of Arnak ask, answered from a sight."""

from collections.abc import Iterable
from typing import Any

from cairn.core.phrases import Fact, Ref
from cairn.core.registry import look_up
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.view import View
from cairn.reason.lessons import Teacher
from cairn.reason.study import Cell


class ArnakTeacher:
    """Questions about the table; there is no sheet to mark."""

    def answer(self, sight: Sight[View, ArnakEvent], ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
        """The right answers; raise `UnknownName` for a question that there is not."""
        return look_up("question", ask, {"beside-staff": _beside_staff})(sight.view)

    def marks(self, sight: Sight[View, ArnakEvent], where: Ref) -> tuple[tuple[Cell, Any], ...]:
        """None."""
        return ()

    def marked(self, sight: Sight[View, ArnakEvent], notes: Iterable[Noted]) -> tuple[Cell, ...]:
        """None."""
        return ()

    def example(self, sight: Sight[View, ArnakEvent], cell: Cell) -> Fact:
        """There are no codes."""
        return "none"


def _beside_staff(view: View) -> tuple[str, ...]:
    """The cards beside the moon staff, which are exiled when the round ends (AR 10.4)."""
    beside = view.row[view.round - 1 : view.round + 1]
    return tuple(f"row:{card}" for card in beside if card is not None)


TEACHER: Teacher[View, ArnakEvent] = ArnakTeacher()
