"""How each kind of step is carried out: a `Procedure`, typed by the step and the moves that answer it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Never, TypeAlias, TypeVar

from cairn.core.chance import Chance
from cairn.games.arnak.effects.steps import Step
from cairn.games.arnak.rules.basics import bag_chance, drawn_piece
from cairn.games.arnak.rules.moves import Decline, Move, Outcome
from cairn.games.arnak.rules.state import Bag, Draft, State

S = TypeVar("S", bound=Step)
M = TypeVar("M", bound=Move)


def _always(state: State, step: object) -> bool:
    return True


def allow(state: State, move: Move, step: object) -> None:
    """A check that accepts every move."""


@dataclass(frozen=True, kw_only=True)
class Procedure(Generic[S, M]):
    """How the rules carry out a kind of step: it acts by itself, asks the player, or waits for chance."""

    step: type[S]
    rule: str = "AR 1.5"
    """The rule named when a wrong answer is refused."""

    possible: Callable[[State, S], bool] = _always
    """Whether the step can have an effect now; if not, it is skipped (AR 14.12)."""
    act: Callable[[Draft, S], Draft | None] | None = None
    """Carry out the step; None if it has to wait for an answer or for chance."""

    answers: Callable[[State, S], tuple[M | Decline, ...]] | None = None
    """The legal answers, without free actions."""
    checks: Mapping[type[Move], Callable[[State, Any, S], None]] | None = None
    """By kind of move: raise `IllegalMove` unless it is a legal answer. None: legal are the moves of `answers`."""
    answer: Callable[[Draft, S, M], Draft] | None = None
    """Carry out an answer. `Decline` never gets here: it drops the step."""
    interruptible: bool = True
    """Whether free actions are allowed before the answer (AR 3.6)."""

    chance: Callable[[State, S], Chance[Outcome]] | None = None
    """The chance outcomes of the step."""
    settle: Callable[[Draft, S, Outcome], Draft] | None = None
    """Carry out a chance outcome."""


AnyProcedure: TypeAlias = Procedure[Any, Any]


def draw_procedure(
    step: type[S],
    bag: Callable[[State, S], Bag],
    pile: Callable[[State, S], str],
    then: Callable[[Draft, S, str], Draft],
    before: Callable[[Draft, S], Draft | None] = lambda state, step: None,
) -> Procedure[S, Never]:
    """The procedure of a step that draws a piece from the bag of a pile and continues with `then`.

    `before` is called first; a draft it returns is the result. A single piece is drawn without a chance outcome, equal
    pieces with one, because it may be secret that they are equal.
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
        chance=lambda state, step: bag_chance(bag(state, step), pile(state, step)),
        settle=lambda state, step, outcome: then(state, step, drawn_piece(bag(state, step), outcome)),
    )
