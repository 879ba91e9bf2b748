"""What the lessons of Arnak ask, answered from a sight."""

from collections.abc import Iterable
from typing import Any

from cairn.core.phrases import Fact, Ref
from cairn.core.registry import look_up
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.pieces import IDOL_POINTS, SETUP, SITE_NUMBERS, SLOTS, TRACKS
from cairn.games.arnak.rules.research import ROWS
from cairn.games.arnak.rules.view import View
from cairn.reason.lessons import Teacher
from cairn.reason.study import Cell


class ArnakTeacher:
    """Questions about the table; there is no sheet to mark."""

    def answer(self, sight: Sight[View, ArnakEvent], ask: str, about: tuple[str, ...]) -> tuple[str, ...]:
        """The right answers; raise `UnknownName` for a question that there is not."""
        questions = {"beside-staff": _beside_staff, "points": _points, "rival-spaces": _rival_spaces}
        return look_up("question", ask, questions)(sight.view, about)

    def marks(self, sight: Sight[View, ArnakEvent], where: Ref) -> tuple[tuple[Cell, Any], ...]:
        """None."""
        return ()

    def marked(self, sight: Sight[View, ArnakEvent], notes: Iterable[Noted]) -> tuple[Cell, ...]:
        """None."""
        return ()

    def example(self, sight: Sight[View, ArnakEvent], cell: Cell) -> Fact:
        """There are no codes."""
        return "none"


def _beside_staff(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """The cards beside the moon staff, which are exiled when the round ends (AR 10.4)."""
    beside = view.row[view.round - 1 : view.round + 1]
    return tuple(f"row:{card}" for card in beside if card is not None)


def _points(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """What a player has now from a source that lies face up (AR 11.1)."""
    source, seat = about
    player = view.players[int(seat)]
    if source == "guardians":
        return (str(SETUP.guardian_points * len(player.allies)),)
    if source == "idols":
        return (str(IDOL_POINTS * (player.idols + player.slots) + sum(SLOTS[player.slots :])),)
    assert source == "research", f"points of {source} are not asked for"
    side = view.options.side
    rows, of_space = TRACKS[side].row, ROWS[side]
    glass, notebook = of_space[player.glass], of_space[player.notebook]
    return (str(rows[glass - 1].glass_points + rows[notebook - 1].notebook_points),)


def _rival_spaces(view: View, about: tuple[str, ...]) -> tuple[str, ...]:
    """The spaces of sites on which the rival's archaeologists are (AR 13.5)."""
    rival = len(view.players)
    return tuple(
        f"site:{site}/{space}"
        for site, number in SITE_NUMBERS.items()
        for space, owner in enumerate(view.spaces[number], 1)
        if owner == rival
    )


TEACHER: Teacher[View, ArnakEvent] = ArnakTeacher()
