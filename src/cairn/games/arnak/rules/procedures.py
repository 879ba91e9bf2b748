"""How each kind of step is carried out: one record for a kind, typed by its step and by the moves that answer it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.games.arnak.effects.steps import Step
from cairn.games.arnak.rules.moves import Decline, Move, Outcome
from cairn.games.arnak.rules.state import Draft, State

__all__ = ["AnyProcedure", "Procedure"]

S = TypeVar("S", bound=Step)
M = TypeVar("M", bound=Move)


def _always(state: State, step: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Procedure(Generic[S, M]):
    """What the rules do with a kind of step. It acts by itself, asks the player, or waits for chance."""

    step: type[S]
    rule: str = "AR 1.5"
    """By which an answer is refused that is none."""

    possible: Callable[[State, S], bool] = _always
    """Whether anything can come of it now; what is impossible is skipped (AR 14.12)."""
    act: Callable[[Draft, S], Draft | None] | None = None
    """Carry it out; None where it has to wait for an answer or for chance."""

    answers: Callable[[State, S], tuple[M | Decline, ...]] | None = None
    """What the player may answer, free actions aside."""
    check: Callable[[State, S, Move], None] | None = None
    """Raise `IllegalMove` unless the move answers it, where more can be said than that it is none of the answers."""
    answer: Callable[[Draft, S, M], Draft] | None = None
    """What follows from an answer other than declining, which just leaves the step."""
    interruptible: bool = True
    """Whether free actions may come before the answer (AR 3.6)."""

    chance: Callable[[State, S], Chance[Outcome]] | None = None
    """What may happen."""
    settle: Callable[[Draft, S, Outcome], Draft] | None = None
    """What follows from it."""


AnyProcedure: TypeAlias = Procedure[Any, Any]
