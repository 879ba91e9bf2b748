"""Best bets and moves, proofs and hints: pure functions of a view and of the belief that it leaves.

`hint` looks at the kind of view it is given; each deduction game registers its own.
"""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from cairn.core.errors import BadInput
from cairn.games.lost_code.state import View as LostCodeView
from cairn.solve.lost_code import hint as lost_code

__all__ = ["hint"]


@singledispatch
def hint(view: Any, notes: Iterable[Any], level: int) -> Any:
    """What a level of the ladder tells a seat, beyond its notes; raises `BadInput` for a game without hints."""
    raise BadInput("view", f"there are no hints for a {type(view).__module__}.{type(view).__name__}")


@hint.register
def _(view: LostCodeView, notes: Iterable[Any], level: int) -> lost_code.Hint:
    return lost_code.hint(view, notes, level)
