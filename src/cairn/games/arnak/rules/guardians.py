"""Guardians: overcome and move them (AR 6, 16.5, 16.9)."""

from collections.abc import Iterator
from typing import Never

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Overpower, ShiftGuardian, Subdue
from cairn.games.arnak.rules.basics import DECLINE, charge, check_goods, replace_at
from cairn.games.arnak.rules.events import Activated, GuardianMoved, Overcame
from cairn.games.arnak.rules.moves import MoveGuardian, Overcome
from cairn.games.arnak.rules.payment import can_pay, payable_icons, payments, wallet
from cairn.games.arnak.rules.pieces import SETUP, SITE_EFFECTS, SITE_NUMBERS, SITES, Cost
from cairn.games.arnak.rules.prices import guardian_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.sites import check_site, is_unoccupied
from cairn.games.arnak.rules.state import NOBODY, Ally, Draft, State

_OVERCOME_MOVES = tuple(Overcome(site.id) for site in SITES)


def overcome_moves(state: State) -> list[Overcome]:
    """Guardians at the player's sites whose cost is payable (AR 6.1)."""
    turn = state.turn
    if state.players[turn].home == SETUP.archaeologists:
        return []
    found: list[Overcome] = []
    for number, guardian in enumerate(state.guards):
        if guardian is not None and turn in state.spaces[number] and _can_afford(state, guardian_price(guardian)):
            found.append(_OVERCOME_MOVES[number])
    return found


def _can_afford(state: State, cost: Cost) -> bool:
    if not state.player.goods.covers(cost.goods) or len(state.player.hand) < cost.cards:
        return False
    purse = wallet(state, cost.goods.coin)
    return bool(payments(purse, cost.travel, (), cost.cards)) if cost.cards else can_pay(purse, cost.travel)


def check_overcome(state: State, move: Overcome) -> None:
    """Raise `IllegalMove` unless the player has an archaeologist at the guardian and can pay its cost (AR 6.1)."""
    number = check_site(move.site)
    guardian = state.guards[number]
    if guardian is None:
        raise IllegalMove("AR 6.1", "no-guardian-there", site=f"site:{move.site}")
    if state.turn not in state.spaces[number]:
        raise IllegalMove("AR 6.1", "not-there", site=f"site:{move.site}")
    cost, ref = guardian_price(guardian), f"guardian:{guardian}"
    check_goods(state, cost.goods, "AR 1.8", "guardian-unaffordable", guardian=ref)
    if not _can_afford(state, cost):
        of, need, have = "card", cost.cards, len(state.player.hand)
        if have >= need:
            of, need, have = "icon", len(cost.travel), payable_icons(wallet(state, cost.goods.coin), cost.travel)
        raise IllegalMove("AR 1.8", "guardian-unaffordable", guardian=ref, of=of, need=need, have=have)


def overcome(state: Draft, move: Overcome) -> Draft:
    """Pay the guardian's cost and take it (AR 6.1)."""
    guardian = state.guards[SITE_NUMBERS[move.site]]
    assert guardian is not None
    return charge(state, (Subdue(move.site),), guardian_price(guardian), pending=state.pending)


def _subdue(state: Draft, step: Subdue) -> Draft:
    number = SITE_NUMBERS[step.site]
    guardian = state.guards[number]
    assert guardian is not None
    player = replace(state.player, allies=(*state.player.allies, Ally(guardian)))
    return state.update_player(
        player,
        Overcame(state.turn, step.site, guardian),
        guards=replace_at(state.guards, number, None),
        pending=state.pending[1:],
    )


def _overpower_moves(state: State, step: Overpower) -> Iterator[Overcome]:
    """Guardians at the player's sites, or with `anywhere` at all sites without another player (AR 6.2, 16.5)."""
    for number, guardian in enumerate(state.guards):
        if guardian is None:
            continue
        here = state.spaces[number]
        if all(who in NOBODY or who == state.turn for who in here) if step.anywhere else state.turn in here:
            yield _OVERCOME_MOVES[number]


def _overpower(state: Draft, step: Overpower, move: Overcome) -> Draft:
    return replace(state, pending=state.next_steps(Subdue(move.site)))


def _guardian_moves(state: State, step: ShiftGuardian) -> tuple[MoveGuardian, ...]:
    """From the player's sites to sites of these levels without archaeologist or guardian (AR 16.9)."""
    targets = [
        site.id
        for number, site in enumerate(SITES)
        if site.level in step.levels
        and state.tiles[number] is not None
        and state.guards[number] is None
        and is_unoccupied(state, number)
    ]
    return tuple(
        MoveGuardian(SITES[number].id, target)
        for number, guardian in enumerate(state.guards)
        if guardian is not None and state.turn in state.spaces[number]
        for target in targets
    )


def _move_guardian(state: Draft, step: ShiftGuardian, move: MoveGuardian) -> Draft:
    origin, number = SITE_NUMBERS[move.origin], SITE_NUMBERS[move.site]
    guards = list(state.guards)
    guardian, tile = guards[origin], state.tiles[number]
    assert guardian is not None and tile is not None
    guards[origin], guards[number] = None, guardian
    events = GuardianMoved(state.turn, move.origin, move.site, guardian), Activated(state.turn, move.site)
    return state.update(*events, guards=tuple(guards), pending=state.next_steps(*SITE_EFFECTS[tile]))


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Subdue, Never](step=Subdue, act=_subdue),
    Procedure[Overpower, Overcome](
        step=Overpower,
        rule="AR 6.2",
        possible=lambda state, step: any(True for _ in _overpower_moves(state, step)),
        answers=lambda state, step: (*_overpower_moves(state, step), DECLINE),
        answer=_overpower,
    ),
    Procedure[ShiftGuardian, MoveGuardian](
        step=ShiftGuardian,
        rule="AR 16.9",
        possible=lambda state, step: bool(_guardian_moves(state, step)),
        answers=_guardian_moves,
        answer=_move_guardian,
    ),
)
