"""Hints, in the levels of `cairn.reason.hints`."""

from collections.abc import Iterable
from typing import Any

from cairn.core.sight import Sight
from cairn.core.values import Value

from ..rules.events import Happening
from ..rules.moves import Side
from ..rules.state import View

__all__ = ["Hint", "hint"]


class Hint(Value):
    """The side to hide, and how likely it is; None: there is nothing to say."""

    level: int
    side: Side | None
    times: int
    of: int


def hint(sight: Sight[View, Happening], notes: Iterable[Any], level: int) -> Hint:
    """Return which side is likely, while the seat can still use it. Notes do not matter here."""
    view = sight.view
    of_use = view.seat is not None and not view.down[view.seat] and view.options.crooked > 1
    return Hint(level, "heads" if of_use else None, view.options.crooked, view.options.crooked + 1)
