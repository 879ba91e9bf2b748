"""Sites: digging, discovering, activating, moving about (AR 4, 5, 14.1 to 14.6)."""

from collections.abc import Iterator
from functools import lru_cache

from cairn.core.chance import Chance
from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods, Icon
from cairn.games.arnak.effects.steps import (
    Activate,
    ActivateTop,
    Again,
    Arrive,
    Awaken,
    Explore,
    Level,
    Relocate,
    ReturnHome,
    Reveal,
    Send,
    Uncover,
)
from cairn.games.arnak.rules.basics import (
    Act,
    Answers,
    Chances,
    Choices,
    Possible,
    Settling,
    bag_chance,
    certain,
    charge,
    drawn_from,
    later,
    minus,
    off_layers,
    plus,
    spend,
    updated,
)
from cairn.games.arnak.rules.events import (
    Activated,
    CameHome,
    Discovered,
    Dug,
    GuardianAwoke,
    Paid,
    Relocated,
    SiteUncovered,
    TileActivated,
)
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    ComeHome,
    Decline,
    Dig,
    Discover,
    Move,
    Outcome,
    RelocateTo,
)
from cairn.games.arnak.rules.paying import can_pay, reach, wallet
from cairn.games.arnak.rules.pieces import DISCOVERY, IDOLS, SITE_EFFECTS, SITE_NUMBERS, SITES, TILES, Side
from cairn.games.arnak.rules.state import BLOCKED, FREE, NOBODY, Draft, State

__all__ = [
    "ACT",
    "ANSWER",
    "CHANCE",
    "CHOICES",
    "DECLINE",
    "POSSIBLE",
    "RULES",
    "SETTLE",
    "check_dig",
    "check_discover",
    "check_site",
    "dig",
    "discover",
    "is_unoccupied",
    "moved_out",
    "send_moves",
]

DECLINE = Decline()
ACCEPT = Accept()
PLAIN = Send()

COSTS: dict[Side, tuple[tuple[tuple[Icon, ...], ...], ...]] = {
    side: tuple(site.spaces[side] for site in SITES) for side in ("bird", "snake")
}
"""The travel cost of each space, by side, site and space."""

_DIGS = tuple(tuple(Dig(site.id, space) for space in range(2)) for site in SITES)
_DISCOVERIES = tuple(Discover(site.id) for site in SITES)
_ACTIVATIONS = tuple(ActivateSite(site.id) for site in SITES)


def is_unoccupied(state: State, number: int) -> bool:
    """Whether no archaeologist stands on any space of the site (AR 14.3)."""
    return all(who in NOBODY for who in state.spaces[number])


def check_site(site: str) -> int:
    """The number of the site; raises `IllegalMove` if there is none of that name."""
    if site not in SITE_NUMBERS:
        raise IllegalMove("AR 2.10", "no-such-site")
    return SITE_NUMBERS[site]


# Digging and discovering


def send_moves(state: State, send: Send = PLAIN) -> list[Move]:
    """Every space that an archaeologist can be sent to, as a main action or by an effect."""
    player = state.players[state.turn]
    if not player.home:
        return []
    side = state.options.side
    targets = _targets_open(side, state.spaces, state.tiles)
    if send.camp:
        return [move for move, _, _, level in targets if level == 0]
    purse = wallet(state)
    within = reach(purse)
    compasses = player.goods.compass + send.compasses
    if not send.discount:
        return [move for move, cost, price, _ in targets if cost in within and price <= compasses]
    return [
        move
        for move, cost, price, _ in targets
        if price <= compasses and (cost in within or can_pay(purse, cost, send.discount))
    ]


@lru_cache(maxsize=1 << 14)
def _targets_open(
    side: Side, spaces: tuple[tuple[int, ...], ...], tiles: tuple[str | None, ...]
) -> tuple[tuple[Move, tuple[Icon, ...], int, int], ...]:
    """Every free space: the move that leads there, its travel cost, its compasses, its level."""
    return tuple(
        (_DISCOVERIES[number], COSTS[side][number][space], DISCOVERY[side][site.level], site.level)
        if tiles[number] is None
        else (_DIGS[number][space], COSTS[side][number][space], 0, site.level)
        for number, site in enumerate(SITES)
        for space, who in enumerate(spaces[number])
        if who == FREE
    )


def check_dig(state: State, move: Dig, send: Send = PLAIN) -> None:
    """A free, unblocked space of a discovered site, and somebody to send there who can pay (AR 4.1, 4.2)."""
    number = check_site(move.site)
    if state.tiles[number] is None:
        raise IllegalMove("AR 4.1", "undiscovered", site=f"site:{move.site}")
    if send.camp and SITES[number].level:
        raise IllegalMove("AR 16.15", "camp-only", site=f"site:{move.site}")
    here = state.spaces[number]
    if not 0 <= move.space < len(here) or here[move.space] == BLOCKED:
        raise IllegalMove("AR 2.4", "no-such-site-space", site=f"site:{move.site}")
    if here[move.space] != FREE:
        raise IllegalMove("AR 4.1", "space-taken", site=f"site:{move.site}")
    _check_home(state)
    cost = COSTS[state.options.side][number][move.space]
    if not send.camp and not can_pay(wallet(state), cost, send.discount):
        raise IllegalMove("AR 1.8", "way-unaffordable", site=f"site:{move.site}")


def check_discover(state: State, move: Discover, send: Send = PLAIN) -> None:
    """An undiscovered site, its compasses, and somebody to send there who can pay (AR 5.1)."""
    number = check_site(move.site)
    if state.tiles[number] is not None:
        raise IllegalMove("AR 5.1", "discovered-already", site=f"site:{move.site}")
    if send.camp:
        raise IllegalMove("AR 16.15", "camp-only", site=f"site:{move.site}")
    _check_home(state)
    if state.player.goods.compass < _compasses(state, number, send):
        raise IllegalMove("AR 5.1", "too-few-compasses", site=f"site:{move.site}")
    if not can_pay(wallet(state), COSTS[state.options.side][number][0], send.discount):
        raise IllegalMove("AR 1.8", "way-unaffordable", site=f"site:{move.site}")


def _check_home(state: State) -> None:
    if not state.player.home:
        raise IllegalMove("AR 4.2", "nobody-at-home")


def _compasses(state: State, number: int, send: Send) -> int:
    return max(0, DISCOVERY[state.options.side][SITES[number].level] - send.compasses)


def dig(state: Draft, move: Dig, send: Send = PLAIN) -> Draft:
    """The way is paid, then the archaeologist arrives; `state.pending` is what comes after."""
    travel = () if send.camp else COSTS[state.options.side][SITE_NUMBERS[move.site]][move.space]
    arrive = Arrive(move.site, move.space, send.activations)
    return charge(state, (arrive,), travel=travel, discount=send.discount, pending=state.pending)


def discover(state: Draft, move: Discover, send: Send = PLAIN) -> Draft:
    """Compasses and the way are paid, then the archaeologist arrives."""
    number = SITE_NUMBERS[move.site]
    goods = Goods(compass=_compasses(state, number, send))
    travel = COSTS[state.options.side][number][0]
    return charge(state, (Explore(move.site),), goods, travel, send.discount, pending=state.pending)


def _standing(state: State, number: int, space: int, who: int) -> tuple[tuple[int, ...], ...]:
    here = state.spaces[number]
    return (
        *state.spaces[:number],
        (*here[:space], who, *here[space + 1 :]),
        *state.spaces[number + 1 :],
    )


def _arrive(state: Draft, step: Arrive) -> Draft:
    number = SITE_NUMBERS[step.site]
    tile = state.tiles[number]
    assert tile is not None
    player = replace(state.player, home=state.player.home - 1)
    again = (Again(step.site),) * (step.activations - 1)
    return updated(
        state,
        player,
        Dug(state.turn, step.site, step.space),
        spaces=_standing(state, number, step.space, state.turn),
        pending=later(state, *SITE_EFFECTS[tile], *again),
    )


def _explore(state: Draft, step: Explore) -> Draft:
    number = SITE_NUMBERS[step.site]
    idol = state.idols[number]
    assert idol is not None
    found = SITES[number].level  # one idol at level I, two at level II (AR 2.3)
    player = replace(state.player, home=state.player.home - 1, idols=state.player.idols + found)
    return updated(
        state,
        player,
        Discovered(state.turn, step.site, idol, found),
        spaces=_standing(state, number, 0, state.turn),
        idols=(*state.idols[:number], None, *state.idols[number + 1 :]),
        pending=later(state, *IDOLS[idol].effect, Uncover(step.site)),
    )


def _uncover(state: Draft, step: Uncover) -> Draft | None:
    bag = state.tile_stacks[SITES[SITE_NUMBERS[step.site]].level - 1][0]
    return _uncovered(state, step, bag[0]) if certain(bag) else None


def _uncovered(state: Draft, step: Uncover, tile: str) -> Draft:
    return replace(placed_tile(state, step.site, tile), pending=later(state, *SITE_EFFECTS[tile], Awaken(step.site)))


def placed_tile(state: Draft, site: str, tile: str) -> Draft:
    """The tile lies on the site, off its stack (AR 5.3)."""
    number = SITE_NUMBERS[site]
    return replace(
        state,
        tiles=(*state.tiles[:number], tile, *state.tiles[number + 1 :]),
        tile_stacks=_stacks(state, SITES[number].level, tile, ()),
        told=(*state.told, SiteUncovered(site, tile)),
    )


def _stacks(state: State, level: Level, tile: str, under: tuple[tuple[str, ...], ...]) -> tuple[object, object]:
    one, two = state.tile_stacks
    if level == 1:
        return (*off_layers(one, tile), *under), two
    return one, (*off_layers(two, tile), *under)


def _settle_uncover(state: Draft, step: Uncover, outcome: Outcome) -> Draft:
    return _uncovered(state, step, drawn_from(top_tiles(state, step.site), outcome))


def top_tiles(state: State, site: str) -> tuple[str, ...]:
    """The tiles that may be on top of the stack for a site."""
    return state.tile_stacks[SITES[SITE_NUMBERS[site]].level - 1][0]


def _awaken(state: Draft, step: Awaken) -> Draft | None:
    return _awoken(state, step, state.guardians[0]) if certain(state.guardians) else None


def _awoken(state: Draft, step: Awaken, guardian: str) -> Draft:
    number = SITE_NUMBERS[step.site]
    return replace(
        state,
        guards=(*state.guards[:number], guardian, *state.guards[number + 1 :]),
        guardians=minus(state.guardians, guardian),
        told=(*state.told, GuardianAwoke(step.site, guardian)),
        pending=state.pending[1:],
    )


def _settle_awaken(state: Draft, step: Awaken, outcome: Outcome) -> Draft:
    return _awoken(state, step, drawn_from(state.guardians, outcome))


# Activating


def _activations(state: State, step: Activate) -> tuple[Move, ...]:
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
        if payable and site.level == 2 and step.surcharge and not goods.covers(step.surcharge):
            continue
        yield number


def _can_activate(state: State, step: Activate) -> bool:
    if any(True for _ in _sites_to_activate(state, step)):
        return True
    return any(True for _ in _sites_to_activate(state, step, payable=False)) and may_interrupt(state)


def activate(state: Draft, step: Activate, move: ActivateSite) -> Draft:
    """The site's effect is taken, its price first (AR 14.1)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    more: tuple[Activate, ...] = ()
    if step.sites > 1:
        more = (replace(step, sites=step.sites - 1, done=plus(step.done, move.site)),)
    pending = later(state, *SITE_EFFECTS[tile], *more)
    told = Activated(state.turn, move.site)
    if step.surcharge and SITES[number].level == 2:
        player = spend(state.player, step.surcharge)
        return updated(state, player, Paid(state.turn, step.surcharge), told, pending=pending)
    return replace(state, told=(*state.told, told), pending=pending)


def activate_again(state: Draft, step: Again) -> Draft:
    """The site's effect is taken once more (AR 16.15)."""
    tile = state.tiles[SITE_NUMBERS[step.site]]
    assert tile is not None
    told = Activated(state.turn, step.site)
    return replace(state, told=(*state.told, told), pending=later(state, *SITE_EFFECTS[tile]))


def _activate_top(state: Draft, step: ActivateTop) -> Draft:
    return replace(state, pending=later(state, Reveal(step.level)))


def _reveal(state: Draft, step: Reveal) -> Draft | None:
    bag = state.tile_stacks[step.level - 1][0]
    return _revealed(state, step, bag[0]) if certain(bag) else None


def _revealed(state: Draft, step: Reveal, tile: str) -> Draft:
    return replace(
        state,
        tile_stacks=_stacks(state, step.level, tile, ((tile,),)),
        told=(*state.told, TileActivated(state.turn, tile)),
        pending=later(state, *TILES[tile].effect),
    )


def _settle_reveal(state: Draft, step: Reveal, outcome: Outcome) -> Draft:
    return _revealed(state, step, drawn_from(state.tile_stacks[step.level - 1][0], outcome))


# Moving about


def _relocations(state: State, step: Relocate) -> tuple[Move, ...]:
    found: list[Move] = []
    for origin, here in enumerate(state.spaces):
        if state.turn in here:
            found += _targets(state, origin, step.levels)
    return tuple(found)


def _targets(state: State, origin: int, levels: tuple[Level, ...]) -> Iterator[Move]:
    for number, site in enumerate(SITES):
        if number != origin and site.level in levels and state.tiles[number] is not None:
            for space, who in enumerate(state.spaces[number]):
                if who == FREE:
                    yield RelocateTo(SITES[origin].id, site.id, space)


def relocate(state: Draft, step: Relocate, move: RelocateTo) -> Draft:
    """The archaeologist moves and the site is activated (AR 16.10)."""
    number = SITE_NUMBERS[move.site]
    tile = state.tiles[number]
    assert tile is not None
    state = moved_out(state, move.origin)
    return replace(
        state,
        spaces=_standing(state, number, move.space, state.turn),
        told=(*state.told, Relocated(state.turn, move.origin, move.site, move.space)),
        pending=later(state, *SITE_EFFECTS[tile]),
    )


def moved_out(state: Draft, site: str) -> Draft:
    """One own archaeologist no longer stands at the site."""
    number = SITE_NUMBERS[site]
    return replace(state, spaces=_standing(state, number, state.spaces[number].index(state.turn), FREE))


def _returns(state: State, step: ReturnHome) -> tuple[Move, ...]:
    return tuple(ComeHome(SITES[number].id) for number, here in enumerate(state.spaces) if state.turn in here)


def come_home(state: Draft, step: ReturnHome, move: ComeHome) -> Draft:
    """The archaeologist comes home and can be sent out again (AR 16.11)."""
    state = moved_out(state, move.site)
    player = replace(state.player, home=state.player.home + 1)
    return updated(state, player, CameHome(state.turn, move.site), pending=state.pending[1:])


def _is_out(state: State, step: object) -> bool:
    return any(state.turn in here for here in state.spaces)


def _uncover_chance(state: State, step: Uncover) -> Chance[Outcome]:
    return bag_chance(top_tiles(state, step.site))


ACT: Act = {
    Arrive: _arrive,
    Explore: _explore,
    Uncover: _uncover,
    Awaken: _awaken,
    ActivateTop: _activate_top,
    Reveal: _reveal,
}
POSSIBLE: Possible = {
    Send: lambda state, step: bool(state.player.home) and (bool(send_moves(state, step)) or may_interrupt(state)),
    Activate: _can_activate,
    Relocate: lambda state, step: bool(_relocations(state, step)),
    ReturnHome: _is_out,
}
CHOICES: Choices = {
    Send: lambda state, step: (*send_moves(state, step), DECLINE),
    Activate: _activations,
    Again: lambda state, step: (ACCEPT, DECLINE),
    Relocate: _relocations,
    ReturnHome: _returns,
}
CHANCE: Chances = {
    Uncover: _uncover_chance,
    Awaken: lambda state, step: bag_chance(state.guardians),
    Reveal: lambda state, step: bag_chance(state.tile_stacks[step.level - 1][0]),
}
SETTLE: Settling = {Uncover: _settle_uncover, Awaken: _settle_awaken, Reveal: _settle_reveal}


def _sent(state: Draft, step: Send, move: Dig | Discover) -> Draft:
    after = replace(state, pending=state.pending[1:])
    return dig(after, move, step) if isinstance(move, Dig) else discover(after, move, step)


ANSWER: Answers = {
    Send: _sent,
    Activate: activate,
    Again: lambda state, step, move: activate_again(state, step),
    Relocate: relocate,
    ReturnHome: come_home,
}
RULES: dict[type[object], str] = {
    Send: "AR 14.6",
    Activate: "AR 14.1",
    Again: "AR 16.15",
    Relocate: "AR 14.5",
    ReturnHome: "AR 16.11",
}
