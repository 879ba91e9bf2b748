"""Assistants: recruiting, promoting, refreshing, exchanging, rescuing (AR 9.5, 9.8, 12.2, 16.7, 16.13)."""

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
from cairn.games.arnak.rules.basics import DECLINE, later, minus, updated
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
from cairn.games.arnak.rules.free import may_exhaust
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
"""The number of the rescue space among the stacks (AR 12.2)."""


# The supply


def uncovered(state: Draft, stack: int) -> Draft:
    """The open assistant of a stack is gone; the next one is to be shown (AR 9.8)."""
    supply = (*state.supply[:stack], None, *state.supply[stack + 1 :])
    show = (ShowAssistant(stack),) if state.under[stack] else ()
    return replace(state, supply=supply, pending=(*show, *state.pending))


def _shown(state: Draft, step: ShowAssistant, assistant: str) -> Draft:
    told = (*state.told, AssistantShown(step.stack, assistant))
    unseen, pending = minus(state.unseen, assistant), state.pending[1:]
    if step.stack == RESCUE_SPACE:
        return replace(
            state, rescue=(assistant,), rescue_under=state.rescue_under - 1, unseen=unseen, told=told, pending=pending
        )
    stack = step.stack
    return replace(
        state,
        supply=(*state.supply[:stack], assistant, *state.supply[stack + 1 :]),
        under=(*state.under[:stack], state.under[stack] - 1, *state.under[stack + 1 :]),
        unseen=unseen,
        told=told,
        pending=pending,
    )


def _recruits(state: State, step: Recruiting) -> tuple[Recruit, ...]:
    return tuple(Recruit(assistant) for assistant in state.supply if assistant is not None)


def _recruit(state: Draft, step: Recruiting, move: Recruit) -> Draft:
    player = replace(state.player, employees=(*state.player.employees, Employee(move.assistant)))
    state = updated(state, player, Recruited(state.turn, move.assistant), pending=state.pending[1:])
    return uncovered(state, state.supply.index(move.assistant))


def _exchanges(state: State, step: Exchange) -> tuple[ExchangeAssistant, ...]:
    return tuple(
        ExchangeAssistant(each.assistant, other)
        for each in state.player.employees
        for other in state.supply
        if other is not None
    )


def _exchange(state: Draft, step: Exchange, move: ExchangeAssistant) -> Draft:
    """The new one has the level of the old one and comes ready; the old one lies on its stack (AR 16.13)."""
    player = state.player
    employees = tuple(
        Employee(move.other, each.gold) if each.assistant == move.assistant else each for each in player.employees
    )
    supply = tuple(move.assistant if other == move.other else other for other in state.supply)
    told = Exchanged(state.turn, move.assistant, move.other)
    return updated(state, replace(player, employees=employees), told, supply=supply, pending=state.pending[1:])


def _offers(state: State, step: UseOffered) -> tuple[UseOfferedAssistant | Decline, ...]:
    return (*(UseOfferedAssistant(each) for each in state.supply if each is not None), DECLINE)


def _use_offered(state: Draft, step: UseOffered, move: UseOfferedAssistant) -> Draft:
    sides = ASSISTANTS[move.assistant]
    told = OfferedUsed(state.turn, move.assistant, step.gold)
    return replace(state, told=(*state.told, told), pending=later(state, *(sides.gold if step.gold else sides.silver)))


# Own assistants


def _refreshes(state: State, step: Refresh) -> tuple[RefreshAssistant | Decline, ...]:
    tired = tuple(RefreshAssistant(each.assistant) for each in state.player.employees if not each.ready)
    return (*tired, DECLINE)


def _can_refresh(state: State, step: Refresh) -> bool:
    """Whether somebody is exhausted, or a free action could make it so first (AR 3.6)."""
    employees = state.player.employees
    return any(not each.ready for each in employees) or may_exhaust(employees)


def _refresh(state: Draft, step: Refresh, move: RefreshAssistant) -> Draft:
    more = (Refresh(step.assistants - 1),) if step.assistants > 1 else ()
    told = Refreshed(state.turn, move.assistant)
    return _with_employee(state, move.assistant, None, told, more)


def _promotions(state: State, step: Promote) -> tuple[PromoteAssistant, ...]:
    return tuple(PromoteAssistant(each.assistant) for each in state.player.employees if not each.gold)


def _promote(state: Draft, step: Promote, move: PromoteAssistant) -> Draft:
    return _with_employee(state, move.assistant, True, Promoted(state.turn, move.assistant), ())


def _with_employee(
    state: Draft, assistant: str, gold: bool | None, told: Refreshed | Promoted, more: tuple[Refresh, ...]
) -> Draft:
    employees = tuple(
        Employee(each.assistant, each.gold if gold is None else gold) if each.assistant == assistant else each
        for each in state.player.employees
    )
    return updated(state, replace(state.player, employees=employees), told, pending=later(state, *more))


# The rescue space (AR 12.2, 12.5)


def _rescue_one(state: Draft, step: RescueOne) -> Draft:
    if not state.rescue:
        return replace(state, pending=state.pending[1:])
    return replace(state, pending=later(state, LookAtRescue(), PickRescue()))


def _look(state: Draft, step: LookAtRescue) -> Draft | None:
    return None if state.rescue_under else _looked(state, ())


def _looked(state: Draft, hidden: tuple[str, ...]) -> Draft:
    unseen = state.unseen
    for assistant in hidden:
        unseen = minus(unseen, assistant)
    rescue = state.rescue + hidden
    return replace(
        state,
        rescue=rescue,
        rescue_under=0,
        unseen=unseen,
        told=(*state.told, RescueLooked(state.turn, rescue)),
        pending=state.pending[1:],
    )


@lru_cache(maxsize=1 << 8)
def _orders(unseen: Bag, number: int) -> Chance[Outcome]:
    return uniform(tuple(Several(each) for each in permutations(unseen, number)))


def _settle_look(state: Draft, step: LookAtRescue, outcome: Outcome) -> Draft:
    if (
        isinstance(outcome, Several)
        and len(outcome.pieces) == len(set(outcome.pieces)) == state.rescue_under
        and set(outcome.pieces) <= set(state.unseen)
    ):
        return _looked(state, outcome.pieces)
    raise BadInput("chance", f"{outcome} cannot happen here")


def _rescue(state: Draft, step: PickRescue, move: Rescue) -> Draft:
    rescue = minus(state.rescue, move.assistant)
    player = replace(state.player, employees=(*state.player.employees, Employee(move.assistant, ready=False)))
    told = Rescued(state.turn, move.assistant, rescue[0] if rescue else None)
    return updated(state, player, told, rescue=rescue, pending=state.pending[1:])


def _has_room(state: State, step: Recruiting | PickRescue) -> bool:
    return len(state.player.employees) < SETUP.assistants


def _can_recruit(state: State, step: Recruiting) -> bool:
    return _has_room(state, step) and bool(_recruits(state, step))


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Recruiting, Recruit](
        step=Recruiting, rule="AR 9.8", possible=_can_recruit, answers=_recruits, answer=_recruit
    ),
    draw_procedure(ShowAssistant, lambda state, step: state.unseen, _shown),
    Procedure[Exchange, ExchangeAssistant](
        step=Exchange,
        rule="AR 16.13",
        possible=lambda state, step: bool(_exchanges(state, step)),
        answers=_exchanges,
        answer=_exchange,
    ),
    Procedure[UseOffered, UseOfferedAssistant](
        step=UseOffered,
        rule="AR 16.7",
        possible=lambda state, step: any(each is not None for each in state.supply),
        answers=_offers,
        answer=_use_offered,
    ),
    Procedure[Refresh, RefreshAssistant](
        step=Refresh,
        rule="AR 14.15",
        possible=_can_refresh,
        answers=_refreshes,
        answer=_refresh,
    ),
    Procedure[Promote, PromoteAssistant](
        step=Promote,
        rule="AR 9.5",
        possible=lambda state, step: any(not each.gold for each in state.player.employees),
        answers=_promotions,
        answer=_promote,
    ),
    Procedure[RescueOne, Never](step=RescueOne, act=_rescue_one),
    Procedure[LookAtRescue, Never](
        step=LookAtRescue,
        act=_look,
        chance=lambda state, step: _orders(state.unseen, state.rescue_under),
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
