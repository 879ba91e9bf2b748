"""What is pending is carried out until a player must choose, chance must speak, or nothing is left."""

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Choose, Effect, Step
from cairn.games.arnak.rules import (
    activating,
    assistants,
    cards,
    drawing,
    guardians,
    plain,
    research,
    rival,
    rounds,
    row,
    scoring,
    setup,
    sites,
)
from cairn.games.arnak.rules.basics import later
from cairn.games.arnak.rules.moves import Decline, Move, Outcome, Pick
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.state import Draft, State

# A choice of effects asks about other steps, and so stands beside the table of all of them


def _open_options(state: State, step: Choose) -> tuple[Pick, ...]:
    """The options of which something can come; all of them where nothing can come of any (AR 14.17)."""
    found = [number for number, option in enumerate(step.options) if _begins(state, option)]
    return tuple(map(Pick, found or range(len(step.options))))


def _begins(state: State, effect: Effect) -> bool:
    return not effect or _BY_STEP[type(effect[0])].possible(state, effect[0])


def _pick(state: Draft, step: Choose, move: Pick) -> Draft:
    """The chosen branch goes on top of what is still to come; of several different ones the rest follows."""
    left = (*step.options[: move.option], *step.options[move.option + 1 :])
    more = (Choose(left, step.times - 1),) if step.times > 1 else ()
    return replace(state, pending=later(state, *step.options[move.option], *more))


_CHOOSE = Procedure[Choose, Pick](
    step=Choose,
    rule="AR 14.17",
    possible=lambda state, step: bool(step.options),
    answers=_open_options,
    answer=_pick,
)

PROCEDURES: tuple[AnyProcedure, ...] = (
    _CHOOSE,
    *plain.PROCEDURES,
    *sites.PROCEDURES,
    *activating.PROCEDURES,
    *guardians.PROCEDURES,
    *cards.PROCEDURES,
    *drawing.PROCEDURES,
    *assistants.PROCEDURES,
    *research.PROCEDURES,
    *row.PROCEDURES,
    *rounds.PROCEDURES,
    *scoring.PROCEDURES,
    *setup.PROCEDURES,
    *rival.PROCEDURES,
)
"""One for each kind of step."""

_BY_STEP: dict[type[Step], AnyProcedure] = {each.step: each for each in PROCEDURES}
_OF_CHANCE = frozenset(each.step for each in PROCEDURES if each.chance is not None)


_FINISHED_FIRST = frozenset(each.step for each in PROCEDURES if not each.interruptible)


def is_interruptible(step: Step) -> bool:
    """Whether free actions may come before the answer to the step (AR 3.6)."""
    return type(step) not in _FINISHED_FIRST


def run(state: Draft) -> Draft:
    """Carry out pending steps until one waits for an answer or for chance, or none is left."""
    while state.pending:
        step = state.pending[0]
        found = _BY_STEP[type(step)]
        if found.act is not None:
            after = found.act(state, step)
            if after is None:
                return state
            state = after
        elif found.possible(state, step):
            return state
        else:
            state = replace(state, pending=state.pending[1:])
    return state


# Players


def answers(state: State, step: Step) -> tuple[Move, ...]:
    """What the player may answer to the step, free actions aside."""
    found = _BY_STEP[type(step)].answers
    assert found is not None, f"{step} asks nothing"
    return found(state, step)


def check_answer(state: State, step: Step, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless the move answers the step."""
    found = _BY_STEP[type(step)]
    if found.checks is None:
        if move not in answers(state, step):
            raise IllegalMove(found.rule, "not-now")
    elif type(move) in found.checks:
        found.checks[type(move)](state, move, step)
    else:
        raise IllegalMove(found.rule, "not-now")


def answer(state: Draft, step: Step, move: Move) -> Draft:
    """What follows when the player answers the step so."""
    if type(move) is Decline:
        return replace(state, pending=state.pending[1:])
    found = _BY_STEP[type(step)].answer
    assert found is not None, f"{step} asks nothing"
    return found(state, step, move)


# Chance


def is_chance(state: State) -> bool:
    """Whether the next step waits for chance."""
    return bool(state.pending) and type(state.pending[0]) in _OF_CHANCE


def chance(state: State) -> Chance[Outcome] | None:
    """What the table decides next, or None when a player does."""
    if not state.pending:
        return None
    step = state.pending[0]
    found = _BY_STEP[type(step)].chance
    return None if found is None else found(state, step)


def settled(state: Draft, outcome: Outcome) -> Draft:
    """What follows when chance decides the next step so."""
    step = state.pending[0] if state.pending else None
    found = None if step is None else _BY_STEP[type(step)].settle
    if found is None:
        raise BadInput("chance", "has nothing to decide here")
    return found(state, step, outcome)
