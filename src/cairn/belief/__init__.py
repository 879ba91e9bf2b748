"""From a view to the worlds that fit it. A belief is a function of the view and of nothing else.

`belief` and `sample` look at the kind of view they are given; each game has a module here that registers its own.
"""

from collections.abc import Mapping
from functools import singledispatch
from random import Random
from typing import Any, Protocol

from cairn.belief import arnak, lost_code
from cairn.core.errors import BadInput
from cairn.games.arnak.state import State as ArnakState
from cairn.games.arnak.view import View as ArnakView
from cairn.games.break_code.state import View as BreakCodeView
from cairn.games.lost_code.state import View as LostCodeView

__all__ = ["Belief", "belief", "sample"]


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


@belief.register
def _(view: BreakCodeView) -> Belief:
    from cairn.belief import break_code  # brings NumPy, which nothing else needs

    return break_code.belief(view)


@singledispatch
def sample(view: Any, rng: Random) -> Any:
    """A whole position that the seat whose view this is cannot tell from the true one, drawn by how likely it is.

    Raises `BadInput` for a game whose positions are not sampled.
    """
    raise BadInput("view", f"no positions are drawn for a {type(view).__module__}.{type(view).__name__}")


@sample.register
def _(view: ArnakView, rng: Random) -> ArnakState:
    return arnak.sample(view, rng)
