"""Effects on sites without travel: activate a site, relocate an archaeologist, bring one home (AR 14, 16.11)."""

from collections.abc import Iterator
from typing import Never

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Activate, ActivateTop, Again, Level, Relocate, ReturnHome, Reveal
from cairn.games.arnak.rules.basics import ACCEPT, DECLINE, add, payment_events, spend
from cairn.games.arnak.rules.events import Activated, CameHome, Relocated, TileActivated
from cairn.games.arnak.rules.free_actions import may_interrupt
from cairn.games.arnak.rules.moves import Accept, ActivateSite, ComeHome, Decline, RelocateTo
from cairn.games.arnak.rules.pieces import SITE_EFFECTS, SITE_NUMBERS, SITES, TILES
from cairn.games.arnak.rules.prices import activation_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.sites import is_unoccupied, spaces_with, stacks_without, tile_pile
from cairn.games.arnak.rules.state import FREE, Draft, State

_ACTIVATE_MOVES = tuple(ActivateSite(site.id) for site in SITES)


def _activate_moves(state: State, step: Activate) -> tuple[ActivateSite | Decline, ...]:
    """Sites to activate; declining is allowed only if each of them has a price (AR 14.12, 16.17)."""
    found = tuple(_ACTIVATE_MOVES[number] for number in _sites_to_activate(state, step))
    free = any(SITES[SITE_NUMBERS[move.site]].level < 2 for move in found)
    return found if free or not step.surcharge else (*found, DECLINE)


def _sites_to_activate(state: State, step: Activate, payable: bool = True) -> Iterator[int]:
    goods = state.player.goods
    for number, site in enumerate(SITES):
        if site.level not in step.levels or state.tiles[number] is None or site.id in step.done:
            continue
        if step.occupied == "nobody" and not is_unoccupied(state, number):
            continue
        if step.occupied == "own" and state.turn not in state.spaces[number]:
            continue
        if payable and not goods.covers(activation_price(site.id, step)):
            continue
        yield number


def _can_activate(state: State, step: Activate) -> bool:
    if any(True for _ in _sites_to_activate(state, step)):
        return True
    return any(True for _ in _sites_to_activate(state, step, payable=False)) and may_interrupt(state)


def _activate(state: Draft, step: Activate, move: ActivateSite) -> Draft:
    """Pay the price, if any, and use the site's effect (AR 14.1)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    more: tuple[Activate, ...] = ()
    if step.sites > 1:
        more = (replace(step, sites=step.sites - 1, done=add(step.done, move.site)),)
    pending = state.next_steps(*SITE_EFFECTS[tile], *more)
    price = activation_price(move.site, step)
    paid = payment_events(state, price)
    return state.update_player(spend(state.player, price), *paid, Activated(state.turn, move.site), pending=pending)


def _activate_again(state: Draft, step: Again, move: Accept) -> Draft:
    """Use the site's effect again (AR 16.15)."""
    tile = state.tiles[SITE_NUMBERS[step.site]]
    assert tile is not None
    return state.update(Activated(state.turn, step.site), pending=state.next_steps(*SITE_EFFECTS[tile]))


def _activate_top(state: Draft, step: ActivateTop) -> Draft:
    return replace(state, pending=state.next_steps(Reveal(step.level)))


def _use_top_tile(state: Draft, step: Reveal, tile: str) -> Draft:
    return state.update(
        TileActivated(state.turn, tile),
        tile_stacks=stacks_without(state, step.level, tile, ((tile,),)),
        pending=state.next_steps(*TILES[tile].effect),
    )


# Relocating


def _relocate_moves(state: State, step: Relocate) -> tuple[RelocateTo, ...]:
    found: list[RelocateTo] = []
    for origin, here in enumerate(state.spaces):
        if state.turn in here:
            found += _relocate_targets(state, origin, step.levels)
    return tuple(found)


def _relocate_targets(state: State, origin: int, levels: tuple[Level, ...]) -> Iterator[RelocateTo]:
    for number, site in enumerate(SITES):
        if number != origin and site.level in levels and state.tiles[number] is not None:
            for space, who in enumerate(state.spaces[number]):
                if who == FREE:
                    yield RelocateTo(SITES[origin].id, site.id, space)


def _relocate(state: Draft, step: Relocate, move: RelocateTo) -> Draft:
    """Move the archaeologist and activate the site (AR 16.10)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    state = _leave_site(state, move.origin)
    return state.update(
        Relocated(state.turn, move.origin, move.site, move.space),
        spaces=spaces_with(state, number, move.space, state.turn),
        pending=state.next_steps(*SITE_EFFECTS[tile]),
    )


def _leave_site(state: Draft, site: str) -> Draft:
    """Remove one of the player's archaeologists from the site."""
    number = SITE_NUMBERS[site]
    return replace(state, spaces=spaces_with(state, number, state.spaces[number].index(state.turn), FREE))


def _come_home_moves(state: State, step: ReturnHome) -> tuple[ComeHome, ...]:
    return tuple(ComeHome(SITES[number].id) for number, here in enumerate(state.spaces) if state.turn in here)


def _come_home(state: Draft, step: ReturnHome, move: ComeHome) -> Draft:
    """Bring the archaeologist home, ready to be sent again (AR 16.11)."""
    state = _leave_site(state, move.site)
    player = replace(state.player, home=state.player.home + 1)
    return state.update_player(player, CameHome(state.turn, move.site), pending=state.pending[1:])


def _is_out(state: State, step: ReturnHome) -> bool:
    return any(state.turn in here for here in state.spaces)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Activate, ActivateSite](
        step=Activate, rule="AR 14.1", possible=_can_activate, answers=_activate_moves, answer=_activate
    ),
    Procedure[Again, Accept](
        step=Again, rule="AR 16.15", answers=lambda state, step: (ACCEPT, DECLINE), answer=_activate_again
    ),
    Procedure[ActivateTop, Never](step=ActivateTop, act=_activate_top),
    draw_procedure(
        Reveal,
        lambda state, step: state.tile_stacks[step.level - 1][0],
        lambda state, step: tile_pile(step.level),
        _use_top_tile,
    ),
    Procedure[Relocate, RelocateTo](
        step=Relocate,
        rule="AR 14.5",
        possible=lambda state, step: bool(_relocate_moves(state, step)),
        answers=_relocate_moves,
        answer=_relocate,
    ),
    Procedure[ReturnHome, ComeHome](
        step=ReturnHome, rule="AR 16.11", possible=_is_out, answers=_come_home_moves, answer=_come_home
    ),
)
