"""Sites: dig at them and discover them (AR 4, 5, 14.6)."""

from functools import lru_cache
from typing import Never, TypeAlias

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.effects.steps import Again, Arrive, Awaken, Explore, Level, RivalFinds, Send, Uncover
from cairn.games.arnak.rules.basics import DECLINE, charge, remove, remove_from_deck, replace_at
from cairn.games.arnak.rules.events import Discovered, Dug, GuardianAwoke, SiteUncovered
from cairn.games.arnak.rules.free_actions import may_interrupt
from cairn.games.arnak.rules.moves import Decline, Dig, Discover
from cairn.games.arnak.rules.payment import can_pay, payable_costs, payable_icons, wallet
from cairn.games.arnak.rules.pieces import IDOLS, SITE_EFFECTS, SITE_NUMBERS, SITES, Cost, Side
from cairn.games.arnak.rules.prices import PLAIN_SEND, dig_price, discovery_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, allow, draw_procedure
from cairn.games.arnak.rules.state import BLOCKED, FREE, NOBODY, Draft, Layers, State

_DIGS = tuple(tuple(Dig(site.id, space) for space in range(2)) for site in SITES)
_DISCOVERIES = tuple(Discover(site.id) for site in SITES)


def is_unoccupied(state: State, number: int) -> bool:
    """Whether no archaeologist is on any space of the site (AR 14.3)."""
    return all(who in NOBODY for who in state.spaces[number])


def check_site(site: str) -> int:
    """The index of the site; raise `IllegalMove` if it does not exist."""
    if site not in SITE_NUMBERS:
        raise IllegalMove("AR 2.10", "no-such-site")
    return SITE_NUMBERS[site]


# Digging and discovering


def send_moves(state: State, send: Send = PLAIN_SEND) -> list[Dig | Discover]:
    """Every space that the player can send an archaeologist to, as a main action or by an effect."""
    player = state.players[state.turn]
    if not player.home:
        return []
    side = state.options.side
    targets = _targets(side, state.spaces, state.tiles)
    if send.camp:
        return [move for move, _, _, level in targets if level == 0]
    purse = wallet(state)
    within = payable_costs(purse)
    compasses = player.goods.compass + send.compasses
    if not send.discount:
        return [move for move, way, toll, _ in targets if way in within and toll <= compasses]
    return [
        move
        for move, way, toll, _ in targets
        if toll <= compasses and (way in within or can_pay(purse, way, send.discount))
    ]


_Target: TypeAlias = tuple[Dig | Discover, tuple[Icon, ...], int, int]
"""A free space: the move that leads there, travel cost, compasses, level."""


@lru_cache(maxsize=1 << 14)
def _targets(side: Side, spaces: tuple[tuple[int, ...], ...], tiles: tuple[str | None, ...]) -> tuple[_Target, ...]:
    """Every free space of the board."""
    found: list[_Target] = []
    for number, here in enumerate(spaces):
        if FREE in here:
            found += _free_spaces(side, number, here, tiles[number] is None)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _free_spaces(side: Side, number: int, here: tuple[int, ...], undiscovered: bool) -> tuple[_Target, ...]:
    site, free = SITES[number], [space for space, who in enumerate(here) if who == FREE]
    if undiscovered:
        price = discovery_price(side, site.id)
        return tuple((_DISCOVERIES[number], price.travel, price.goods.compass, site.level) for _ in free)
    return tuple((_DIGS[number][space], dig_price(side, site.id, space).travel, 0, site.level) for space in free)


def check_dig(state: State, move: Dig, send: Send = PLAIN_SEND) -> None:
    """Raise `IllegalMove` unless the space is free and discovered, and the player can send and pay (AR 4.1, 4.2)."""
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
    _check_way(state, move.site, dig_price(state.options.side, move.site, move.space, send), send)


def check_discover(state: State, move: Discover, send: Send = PLAIN_SEND) -> None:
    """Raise `IllegalMove` unless the site is undiscovered, and the player can send and pay (AR 5.1)."""
    number = check_site(move.site)
    if state.tiles[number] is not None:
        raise IllegalMove("AR 5.1", "discovered-already", site=f"site:{move.site}")
    if send.camp:
        raise IllegalMove("AR 16.15", "camp-only", site=f"site:{move.site}")
    if state.spaces[number][0] != FREE:
        raise IllegalMove("AR 4.1", "space-taken", site=f"site:{move.site}")
    _check_home(state)
    price = discovery_price(state.options.side, move.site, send)
    need, have = price.goods.compass, state.player.goods.compass
    if have < need:
        raise IllegalMove("AR 5.1", "too-few-compasses", site=f"site:{move.site}", of="compass", need=need, have=have)
    _check_way(state, move.site, price, send)


def _check_home(state: State) -> None:
    if not state.player.home:
        raise IllegalMove("AR 4.2", "nobody-at-home")


def _check_way(state: State, site: str, price: Cost, send: Send) -> None:
    purse, way = wallet(state), price.travel
    if way and not can_pay(purse, way, send.discount):
        have = payable_icons(purse, way, send.discount)
        raise IllegalMove("AR 1.8", "way-unaffordable", site=f"site:{site}", of="icon", need=len(way), have=have)


def dig(state: Draft, move: Dig, send: Send = PLAIN_SEND) -> Draft:
    """Pay the travel cost and send the archaeologist, before the pending steps."""
    price = dig_price(state.options.side, move.site, move.space, send)
    arrive = Arrive(move.site, move.space, send.activations)
    return charge(state, (arrive,), price, send.discount, pending=state.pending)


def discover(state: Draft, move: Discover, send: Send = PLAIN_SEND) -> Draft:
    """Pay compasses and travel cost and send the archaeologist."""
    price = discovery_price(state.options.side, move.site, send)
    return charge(state, (Explore(move.site),), price, send.discount, pending=state.pending)


def _send(state: Draft, step: Send, move: Dig | Discover) -> Draft:
    after = state.finish_step()
    return dig(after, move, step) if isinstance(move, Dig) else discover(after, move, step)


def spaces_with(state: State, number: int, space: int, who: int) -> tuple[tuple[int, ...], ...]:
    """The spaces of all sites with `who` on this one."""
    here = state.spaces[number]
    return replace_at(state.spaces, number, replace_at(here, space, who))


def _arrive(state: Draft, step: Arrive) -> Draft:
    number = SITE_NUMBERS[step.site]
    tile = state.tiles[number]
    assert tile is not None
    player = replace(state.player, home=state.player.home - 1)
    again = (Again(step.site),) * (step.activations - 1)
    return state.update_player(
        player,
        Dug(state.turn, step.site, step.space),
        spaces=spaces_with(state, number, step.space, state.turn),
        pending=state.next_steps(*SITE_EFFECTS[tile], *again),
    )


def _explore(state: Draft, step: Explore) -> Draft:
    number = SITE_NUMBERS[step.site]
    idol = state.idols[number]
    assert idol is not None
    found = SITES[number].level  # one idol at level I, two at level II (AR 2.3)
    player = replace(state.player, home=state.player.home - 1, idols=state.player.idols + found)
    return state.update_player(
        player,
        Discovered(state.turn, step.site, idol, found),
        spaces=spaces_with(state, number, 0, state.turn),
        idols=replace_at(state.idols, number, None),
        pending=state.next_steps(*IDOLS[idol].effect, Uncover(step.site)),
    )


def _uncover(state: Draft, step: Uncover, tile: str) -> Draft:
    return replace(place_tile(state, step.site, tile), pending=state.next_steps(*SITE_EFFECTS[tile], Awaken(step.site)))


def place_tile(state: Draft, site: str, tile: str) -> Draft:
    """Move a tile from its stack to the site (AR 5.3)."""
    number = SITE_NUMBERS[site]
    return state.update(
        SiteUncovered(site, tile),
        tiles=replace_at(state.tiles, number, tile),
        tile_stacks=stacks_without(state, SITES[number].level, tile, ()),
    )


def stacks_without(state: State, level: Level, tile: str, under: tuple[tuple[str, ...], ...]) -> tuple[Layers, Layers]:
    """The stacks of site tiles without this top tile; `under` is added to the bottom of its stack."""
    one, two = state.tile_stacks
    if level == 1:
        return (*remove_from_deck(one, tile), *under), two
    return one, (*remove_from_deck(two, tile), *under)


def top_tiles(state: State, site: str) -> tuple[str, ...]:
    """The tiles that can be on top of the stack for a site."""
    return state.tile_stacks[SITES[SITE_NUMBERS[site]].level - 1][0]


def tile_pile(level: Level) -> str:
    """The name of the stack of site tiles of that level."""
    return f"sites/{level}"


def site_pile(state: State, step: Uncover | RivalFinds) -> str:
    """The name of the stack from which the tile of the site comes."""
    return tile_pile(SITES[SITE_NUMBERS[step.site]].level)


def _wake_guardian(state: Draft, step: Awaken, guardian: str) -> Draft:
    number = SITE_NUMBERS[step.site]
    return state.update(
        GuardianAwoke(step.site, guardian),
        guards=replace_at(state.guards, number, guardian),
        guardians=remove(state.guardians, guardian),
        pending=state.pending[1:],
    )


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Send, Dig | Discover](
        step=Send,
        rule="AR 14.6",
        possible=lambda state, step: (
            bool(state.player.home) and (bool(send_moves(state, step)) or may_interrupt(state))
        ),
        answers=lambda state, step: (*send_moves(state, step), DECLINE),
        checks={Dig: check_dig, Discover: check_discover, Decline: allow},
        answer=_send,
    ),
    Procedure[Arrive, Never](step=Arrive, act=_arrive),
    Procedure[Explore, Never](step=Explore, act=_explore),
    draw_procedure(Uncover, lambda state, step: top_tiles(state, step.site), site_pile, _uncover),
    draw_procedure(Awaken, lambda state, step: state.guardians, lambda state, step: "guardians", _wake_guardian),
)
