"""From a view to the worlds that fit it. A belief is a function of the view and of nothing else.

`belief` looks at the kind of view it is given; each deduction game has a module here that registers its own.
"""

from collections.abc import Mapping
from functools import singledispatch
from typing import Any, Protocol

from cairn.belief import lost_code
from cairn.core.errors import BadInput
from cairn.games.lost_code.state import View as LostCodeView

__all__ = ["Belief", "belief"]


class Belief(Protocol):
    """What a seat can know: every world that fits what it saw, counted exactly."""

    @property
    def deals(self) -> int:
        """How many physical deals fit."""

    @property
    def codes(self) -> Mapping[tuple[Any, ...], int]:
        """The codes that may be, each with the number of deals that fit it."""

    @property
    def marginals(self) -> Mapping[Any, Mapping[Any, float]]:
        """For each place or symbol, how likely each digit is."""

    @property
    def entropy(self) -> float:
        """What is not known about the code, in bits."""


@singledispatch
def belief(view: Any) -> Belief:
    """The exact posterior of the seat whose view this is; raises `BadInput` for a game without hidden codes."""
    raise BadInput("view", f"there is nothing to deduce from a {type(view).__module__}.{type(view).__name__}")


@belief.register
def _(view: LostCodeView) -> lost_code.Belief:
    return lost_code.belief(view)
