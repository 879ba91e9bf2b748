"""The loop that carries out pending steps until a player must choose, chance must decide, or none is left."""

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Choose, Effect, Step
from cairn.games.arnak.rules import (
    activation,
    assistants,
    card_row,
    cards,
    guardians,
    own_cards,
    research,
    resources,
    rival,
    rounds,
    scoring,
    setup,
    sites,
)
from cairn.games.arnak.rules.moves import Decline, Move, Outcome, Pick
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.state import Draft, State

# A choice of effects asks about other steps, so it is defined next to the table of all steps


def _pick_moves(state: State, step: Choose) -> tuple[Pick, ...]:
    """The options that are possible now; all options if none is (AR 14.17)."""
    found = [number for number, option in enumerate(step.options) if _is_possible(state, option)]
    return tuple(map(Pick, found or range(len(step.options))))


def _is_possible(state: State, effect: Effect) -> bool:
    return not effect or _BY_STEP[type(effect[0])].possible(state, effect[0])


def _pick(state: Draft, step: Choose, move: Pick) -> Draft:
    """Put the chosen option before the other pending steps; a choice of several continues with the remaining ones."""
    left = (*step.options[: move.option], *step.options[move.option + 1 :])
    more = (Choose(left, step.times - 1),) if step.times > 1 else ()
    return replace(state, pending=state.next_steps(*step.options[move.option], *more))


_CHOOSE = Procedure[Choose, Pick](
    step=Choose,
    rule="AR 14.17",
    possible=lambda state, step: bool(step.options),
    answers=_pick_moves,
    answer=_pick,
)

PROCEDURES: tuple[AnyProcedure, ...] = (
    _CHOOSE,
    *resources.PROCEDURES,
    *sites.PROCEDURES,
    *activation.PROCEDURES,
    *guardians.PROCEDURES,
    *cards.PROCEDURES,
    *own_cards.PROCEDURES,
    *assistants.PROCEDURES,
    *research.PROCEDURES,
    *card_row.PROCEDURES,
    *rounds.PROCEDURES,
    *scoring.PROCEDURES,
    *setup.PROCEDURES,
    *rival.PROCEDURES,
)
"""One procedure for each kind of step."""

_BY_STEP: dict[type[Step], AnyProcedure] = {each.step: each for each in PROCEDURES}
_CHANCE_STEPS = frozenset(each.step for each in PROCEDURES if each.chance is not None)


_UNINTERRUPTIBLE = frozenset(each.step for each in PROCEDURES if not each.interruptible)


def is_interruptible(step: Step) -> bool:
    """Whether free actions are allowed before the answer to the step (AR 3.6)."""
    return type(step) not in _UNINTERRUPTIBLE


def run(state: Draft) -> Draft:
    """Carry out pending steps until one waits for an answer or for chance, or none is left."""
    while (after := advance(state)) is not None:
        state = after
    return state


def advance(state: Draft) -> Draft | None:
    """Carry out the next pending step; None if it waits for an answer or for chance, or if there is none."""
    if not state.pending:
        return None
    step = state.pending[0]
    found = _BY_STEP[type(step)]
    if found.act is not None:
        return found.act(state, step)
    return None if found.possible(state, step) else state.finish_step()


# Players


def answers(state: State, step: Step) -> tuple[Move, ...]:
    """The legal answers to the step, without free actions."""
    found = _BY_STEP[type(step)].answers
    assert found is not None, f"{step} asks nothing"
    return found(state, step)


def check_answer(state: State, step: Step, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless the move is a legal answer to the step."""
    found = _BY_STEP[type(step)]
    if found.checks is None:
        if move not in answers(state, step):
            raise IllegalMove(found.rule, "not-now")
    elif type(move) in found.checks:
        found.checks[type(move)](state, move, step)
    else:
        raise IllegalMove(found.rule, "not-now")


def answer(state: Draft, step: Step, move: Move) -> Draft:
    """Carry out the player's answer to the step."""
    if type(move) is Decline:
        return state.finish_step()
    found = _BY_STEP[type(step)].answer
    assert found is not None, f"{step} asks nothing"
    return found(state, step, move)


# Chance


def is_chance(state: State) -> bool:
    """Whether the next step waits for chance."""
    return bool(state.pending) and type(state.pending[0]) in _CHANCE_STEPS


def chance(state: State) -> Chance[Outcome] | None:
    """The chance outcomes of the next step, or None if it is a player's."""
    if not state.pending:
        return None
    step = state.pending[0]
    found = _BY_STEP[type(step)].chance
    return None if found is None else found(state, step)


def resolve(state: Draft, outcome: Outcome) -> Draft:
    """Carry out the next step with this chance outcome."""
    step = state.pending[0] if state.pending else None
    found = None if step is None else _BY_STEP[type(step)].settle
    if found is None:
        raise BadInput("chance", "has nothing to decide here")
    return found(state, step, outcome)
