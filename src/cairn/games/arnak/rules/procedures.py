"""How each kind of step is carried out: one record for a kind, typed by its step and by the moves that answer it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Never, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.games.arnak.effects.steps import Step
from cairn.games.arnak.rules.basics import bag_chance, drawn_from
from cairn.games.arnak.rules.moves import Decline, Move, Outcome
from cairn.games.arnak.rules.state import Bag, Draft, State

S = TypeVar("S", bound=Step)
M = TypeVar("M", bound=Move)


def _always(state: State, step: object) -> bool:
    return True


def allow(state: State, move: Move, step: object) -> None:
    """Every move of its kind answers the step."""


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
    checks: Mapping[type[Move], Callable[[State, Any, S], None]] | None = None
    """By kind of move that answers it: raise `IllegalMove` unless this one does. None: it is one of the answers."""
    answer: Callable[[Draft, S, M], Draft] | None = None
    """What follows from an answer other than declining, which just leaves the step."""
    interruptible: bool = True
    """Whether free actions may come before the answer (AR 3.6)."""

    chance: Callable[[State, S], Chance[Outcome]] | None = None
    """What may happen."""
    settle: Callable[[Draft, S, Outcome], Draft] | None = None
    """What follows from it."""


AnyProcedure: TypeAlias = Procedure[Any, Any]


def draw_procedure(
    step: type[S],
    bag: Callable[[State, S], Bag],
    then: Callable[[Draft, S, str], Draft],
    before: Callable[[Draft, S], Draft | None] = lambda state, step: None,
) -> Procedure[S, Never]:
    """A step for which chance draws a piece from a bag, and what follows from each piece.

    `before` is asked first: what it gives is done instead. A single piece is drawn without asking chance; of two that
    are alike chance draws one, because that they are alike may be a secret.
    """

    def act(state: Draft, step: S) -> Draft | None:
        done = before(state, step)
        if done is not None:
            return done
        pieces = bag(state, step)
        return then(state, step, pieces[0]) if len(pieces) == 1 else None

    return Procedure[S, Never](
        step=step,
        act=act,
        chance=lambda state, step: bag_chance(bag(state, step)),
        settle=lambda state, step, outcome: then(state, step, drawn_from(bag(state, step), outcome)),
    )
