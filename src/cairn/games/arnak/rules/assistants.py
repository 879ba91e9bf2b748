"""Assistants: recruit, promote, refresh, exchange and rescue them (AR 9.5, 9.8, 12.2, 16.7, 16.13)."""

from functools import lru_cache
from itertools import permutations
from typing import Never

from cairn.core.chance import Chance, uniform
from cairn.core.errors import BadInput
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    Exchange,
    LookAtRescue,
    PickRescue,
    Promote,
    Recruiting,
    Refresh,
    RescueOne,
    ShowAssistant,
    UseOffered,
)
from cairn.games.arnak.rules.basics import DECLINE, remove, replace_at
from cairn.games.arnak.rules.events import (
    AssistantShown,
    Exchanged,
    OfferedUsed,
    Promoted,
    Recruited,
    Refreshed,
    Rescued,
    RescueLooked,
)
from cairn.games.arnak.rules.free_actions import may_exhaust
from cairn.games.arnak.rules.moves import (
    Decline,
    ExchangeAssistant,
    Outcome,
    PromoteAssistant,
    Recruit,
    RefreshAssistant,
    Rescue,
    Several,
    UseOfferedAssistant,
)
from cairn.games.arnak.rules.pieces import ASSISTANTS, SETUP
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.state import Bag, Draft, Employee, State

RESCUE_SPACE = 3
"""The stack number of the rescue space, after stacks 0 to 2 of the supply (AR 12.2)."""


# The supply


def remove_open_assistant(state: Draft, stack: int) -> Draft:
    """Remove the face-up assistant of a stack and turn up the next one (AR 9.8)."""
    show = (ShowAssistant(stack),) if state.under[stack] else ()
    return replace(state, supply=replace_at(state.supply, stack, None), pending=(*show, *state.pending))


def _show_assistant(state: Draft, step: ShowAssistant, assistant: str) -> Draft:
    stack, unseen = step.stack, remove(state.unseen, assistant)
    state = state.update(AssistantShown(stack, assistant), unseen=unseen, pending=state.pending[1:])
    if stack == RESCUE_SPACE:
        return replace(state, rescue=(assistant,), rescue_under=state.rescue_under - 1)
    under = replace_at(state.under, stack, state.under[stack] - 1)
    return replace(state, supply=replace_at(state.supply, stack, assistant), under=under)


def _recruit_moves(state: State, step: Recruiting) -> tuple[Recruit, ...]:
    return tuple(Recruit(assistant) for assistant in state.supply if assistant is not None)


def _recruit(state: Draft, step: Recruiting, move: Recruit) -> Draft:
    player = replace(state.player, employees=(*state.player.employees, Employee(move.assistant)))
    state = state.update_player(player, Recruited(state.turn, move.assistant), pending=state.pending[1:])
    return remove_open_assistant(state, state.supply.index(move.assistant))


def _exchange_moves(state: State, step: Exchange) -> tuple[ExchangeAssistant, ...]:
    return tuple(
        ExchangeAssistant(each.assistant, other)
        for each in state.player.employees
        for other in state.supply
        if other is not None
    )


def _exchange(state: Draft, step: Exchange, move: ExchangeAssistant) -> Draft:
    """The new assistant keeps the old one's side and is ready; the old one goes on top of the stack (AR 16.13)."""
    player = state.player
    employees = tuple(
        Employee(move.other, each.gold) if each.assistant == move.assistant else each for each in player.employees
    )
    supply = tuple(move.assistant if other == move.other else other for other in state.supply)
    event = Exchanged(state.turn, move.assistant, move.other)
    return state.update_player(replace(player, employees=employees), event, supply=supply, pending=state.pending[1:])


def _offered_moves(state: State, step: UseOffered) -> tuple[UseOfferedAssistant | Decline, ...]:
    return (*(UseOfferedAssistant(each) for each in state.supply if each is not None), DECLINE)


def _use_offered(state: Draft, step: UseOffered, move: UseOfferedAssistant) -> Draft:
    effect = ASSISTANTS[move.assistant].effect(step.gold)
    return state.update(OfferedUsed(state.turn, move.assistant, step.gold), pending=state.next_steps(*effect))


# Assistants on the player's board


def _refresh_moves(state: State, step: Refresh) -> tuple[RefreshAssistant | Decline, ...]:
    exhausted = tuple(RefreshAssistant(each.assistant) for each in state.player.employees if not each.ready)
    return (*exhausted, DECLINE)


def _can_refresh(state: State, step: Refresh) -> bool:
    """Whether an assistant is exhausted, or a free action could exhaust one first (AR 3.6)."""
    employees = state.player.employees
    return any(not each.ready for each in employees) or may_exhaust(employees)


def _refresh(state: Draft, step: Refresh, move: RefreshAssistant) -> Draft:
    more = (Refresh(step.assistants - 1),) if step.assistants > 1 else ()
    return _make_ready(state, move.assistant, None, Refreshed(state.turn, move.assistant), more)


def _promote_moves(state: State, step: Promote) -> tuple[PromoteAssistant, ...]:
    return tuple(PromoteAssistant(each.assistant) for each in state.player.employees if not each.gold)


def _promote(state: Draft, step: Promote, move: PromoteAssistant) -> Draft:
    return _make_ready(state, move.assistant, True, Promoted(state.turn, move.assistant), ())


def _make_ready(
    state: Draft, assistant: str, gold: bool | None, event: Refreshed | Promoted, more: tuple[Refresh, ...]
) -> Draft:
    employees = tuple(
        Employee(each.assistant, each.gold if gold is None else gold) if each.assistant == assistant else each
        for each in state.player.employees
    )
    return state.update_player(replace(state.player, employees=employees), event, pending=state.next_steps(*more))


# The rescue space (AR 12.2, 12.5)


def _rescue_one(state: Draft, step: RescueOne) -> Draft:
    if not state.rescue:
        return state.finish_step()
    return replace(state, pending=state.next_steps(LookAtRescue(), PickRescue()))


def _look_at_rescue(state: Draft, step: LookAtRescue) -> Draft | None:
    return None if state.rescue_under else _see_rescue(state, ())


def _see_rescue(state: Draft, hidden: tuple[str, ...]) -> Draft:
    unseen = state.unseen
    for assistant in hidden:
        unseen = remove(unseen, assistant)
    rescue = state.rescue + hidden
    return state.update(
        RescueLooked(state.turn, rescue), rescue=rescue, rescue_under=0, unseen=unseen, pending=state.pending[1:]
    )


@lru_cache(maxsize=1 << 8)
def _rescue_orders(unseen: Bag, number: int) -> Chance[Outcome]:
    return uniform(tuple(Several(each) for each in permutations(unseen, number)), "rescue")


def _settle_look(state: Draft, step: LookAtRescue, outcome: Outcome) -> Draft:
    if (
        isinstance(outcome, Several)
        and len(outcome.pieces) == len(set(outcome.pieces)) == state.rescue_under
        and set(outcome.pieces) <= set(state.unseen)
    ):
        return _see_rescue(state, outcome.pieces)
    raise BadInput("chance", f"{outcome} cannot happen here")


def _rescue(state: Draft, step: PickRescue, move: Rescue) -> Draft:
    rescue = remove(state.rescue, move.assistant)
    player = replace(state.player, employees=(*state.player.employees, Employee(move.assistant, ready=False)))
    event = Rescued(state.turn, move.assistant, rescue[0] if rescue else None)
    return state.update_player(player, event, rescue=rescue, pending=state.pending[1:])


def _has_room(state: State, step: Recruiting | PickRescue) -> bool:
    return len(state.player.employees) < SETUP.assistants


def _can_recruit(state: State, step: Recruiting) -> bool:
    return _has_room(state, step) and bool(_recruit_moves(state, step))


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Recruiting, Recruit](
        step=Recruiting, rule="AR 9.8", possible=_can_recruit, answers=_recruit_moves, answer=_recruit
    ),
    draw_procedure(ShowAssistant, lambda state, step: state.unseen, lambda state, step: "assistants", _show_assistant),
    Procedure[Exchange, ExchangeAssistant](
        step=Exchange,
        rule="AR 16.13",
        possible=lambda state, step: bool(_exchange_moves(state, step)),
        answers=_exchange_moves,
        answer=_exchange,
    ),
    Procedure[UseOffered, UseOfferedAssistant](
        step=UseOffered,
        rule="AR 16.7",
        possible=lambda state, step: any(each is not None for each in state.supply),
        answers=_offered_moves,
        answer=_use_offered,
    ),
    Procedure[Refresh, RefreshAssistant](
        step=Refresh,
        rule="AR 14.15",
        possible=_can_refresh,
        answers=_refresh_moves,
        answer=_refresh,
    ),
    Procedure[Promote, PromoteAssistant](
        step=Promote,
        rule="AR 9.5",
        possible=lambda state, step: any(not each.gold for each in state.player.employees),
        answers=_promote_moves,
        answer=_promote,
    ),
    Procedure[RescueOne, Never](step=RescueOne, act=_rescue_one),
    Procedure[LookAtRescue, Never](
        step=LookAtRescue,
        act=_look_at_rescue,
        chance=lambda state, step: _rescue_orders(state.unseen, state.rescue_under),
        settle=_settle_look,
    ),
    Procedure[PickRescue, Rescue](
        step=PickRescue,
        rule="AR 12.2",
        possible=_has_room,
        answers=lambda state, step: tuple(map(Rescue, state.rescue)),
        answer=_rescue,
    ),
)
