"""Sites without a way to them: activating, moving about, coming home (AR 14.1 to 14.5, 16.11)."""

from collections.abc import Iterator
from typing import Never

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Activate, ActivateTop, Again, Level, Relocate, ReturnHome, Reveal
from cairn.games.arnak.rules.basics import ACCEPT, DECLINE, later, plus, spend, updated
from cairn.games.arnak.rules.events import Activated, CameHome, Paid, Relocated, TileActivated
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import Accept, ActivateSite, ComeHome, Decline, RelocateTo
from cairn.games.arnak.rules.pieces import SITE_EFFECTS, SITE_NUMBERS, SITES, TILES
from cairn.games.arnak.rules.prices import activation_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.sites import is_unoccupied, standing, under_stack
from cairn.games.arnak.rules.state import FREE, Draft, State

_ACTIVATIONS = tuple(ActivateSite(site.id) for site in SITES)


def _activations(state: State, step: Activate) -> tuple[ActivateSite | Decline, ...]:
    """A must, but for a site that has a price (AR 14.12, 16.17)."""
    found = tuple(_ACTIVATIONS[number] for number in _sites_to_activate(state, step))
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
    """The site's effect is taken, its price first (AR 14.1)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    more: tuple[Activate, ...] = ()
    if step.sites > 1:
        more = (replace(step, sites=step.sites - 1, done=plus(step.done, move.site)),)
    pending = later(state, *SITE_EFFECTS[tile], *more)
    told, price = Activated(state.turn, move.site), activation_price(move.site, step)
    if price:
        player = spend(state.player, price)
        return updated(state, player, Paid(state.turn, price), told, pending=pending)
    return replace(state, told=(*state.told, told), pending=pending)


def _activate_again(state: Draft, step: Again, move: Accept) -> Draft:
    """The site's effect is taken once more (AR 16.15)."""
    tile = state.tiles[SITE_NUMBERS[step.site]]
    assert tile is not None
    told = Activated(state.turn, step.site)
    return replace(state, told=(*state.told, told), pending=later(state, *SITE_EFFECTS[tile]))


def _activate_top(state: Draft, step: ActivateTop) -> Draft:
    return replace(state, pending=later(state, Reveal(step.level)))


def _revealed(state: Draft, step: Reveal, tile: str) -> Draft:
    return replace(
        state,
        tile_stacks=under_stack(state, step.level, tile, ((tile,),)),
        told=(*state.told, TileActivated(state.turn, tile)),
        pending=later(state, *TILES[tile].effect),
    )


# Moving about


def _relocations(state: State, step: Relocate) -> tuple[RelocateTo, ...]:
    found: list[RelocateTo] = []
    for origin, here in enumerate(state.spaces):
        if state.turn in here:
            found += _targets(state, origin, step.levels)
    return tuple(found)


def _targets(state: State, origin: int, levels: tuple[Level, ...]) -> Iterator[RelocateTo]:
    for number, site in enumerate(SITES):
        if number != origin and site.level in levels and state.tiles[number] is not None:
            for space, who in enumerate(state.spaces[number]):
                if who == FREE:
                    yield RelocateTo(SITES[origin].id, site.id, space)


def _relocate(state: Draft, step: Relocate, move: RelocateTo) -> Draft:
    """The archaeologist moves and the site is activated (AR 16.10)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    state = _moved_out(state, move.origin)
    return replace(
        state,
        spaces=standing(state, number, move.space, state.turn),
        told=(*state.told, Relocated(state.turn, move.origin, move.site, move.space)),
        pending=later(state, *SITE_EFFECTS[tile]),
    )


def _moved_out(state: Draft, site: str) -> Draft:
    """One own archaeologist no longer stands at the site."""
    number = SITE_NUMBERS[site]
    return replace(state, spaces=standing(state, number, state.spaces[number].index(state.turn), FREE))


def _returns(state: State, step: ReturnHome) -> tuple[ComeHome, ...]:
    return tuple(ComeHome(SITES[number].id) for number, here in enumerate(state.spaces) if state.turn in here)


def _come_home(state: Draft, step: ReturnHome, move: ComeHome) -> Draft:
    """The archaeologist comes home and can be sent out again (AR 16.11)."""
    state = _moved_out(state, move.site)
    player = replace(state.player, home=state.player.home + 1)
    return updated(state, player, CameHome(state.turn, move.site), pending=state.pending[1:])


def _is_out(state: State, step: ReturnHome) -> bool:
    return any(state.turn in here for here in state.spaces)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Activate, ActivateSite](
        step=Activate, rule="AR 14.1", possible=_can_activate, answers=_activations, answer=_activate
    ),
    Procedure[Again, Accept](
        step=Again, rule="AR 16.15", answers=lambda state, step: (ACCEPT, DECLINE), answer=_activate_again
    ),
    Procedure[ActivateTop, Never](step=ActivateTop, act=_activate_top),
    draw_procedure(Reveal, lambda state, step: state.tile_stacks[step.level - 1][0], _revealed),
    Procedure[Relocate, RelocateTo](
        step=Relocate,
        rule="AR 14.5",
        possible=lambda state, step: bool(_relocations(state, step)),
        answers=_relocations,
        answer=_relocate,
    ),
    Procedure[ReturnHome, ComeHome](
        step=ReturnHome, rule="AR 16.11", possible=_is_out, answers=_returns, answer=_come_home
    ),
)
