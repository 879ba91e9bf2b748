"""The rival of a solo game (AR 13)."""

from collections.abc import Callable, Sequence
from typing import Never, TypeVar

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    Awaken,
    FillRow,
    NextTurn,
    RivalActs,
    RivalFinds,
    ShowArrow,
    ShowAssistant,
    TurnTile,
)
from cairn.games.arnak.rules.assistants import RESCUE_SPACE, uncovered
from cairn.games.arnak.rules.basics import later, minus, plus
from cairn.games.arnak.rules.events import (
    ArrowShown,
    RivalBought,
    RivalDiscovered,
    RivalDug,
    RivalIdle,
    RivalOvercame,
    RivalResearched,
    RivalTookAssistant,
    RivalTookTile,
    TileTurned,
)
from cairn.games.arnak.rules.pieces import CARDS, RIVAL, SITE_EFFECTS, SITES, TEMPLE, TRACKS, Arrow, RivalTile, gives
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.research import BRIDGES, SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.sites import placed_tile, top_tiles
from cairn.games.arnak.rules.state import FREE, Bag, Draft, Rival, State

T = TypeVar("T")

_GIVES = {name: gives(effect) for name, effect in SITE_EFFECTS.items()}
_SIXES = tuple(number for number, stack in enumerate(TEMPLE.values()) if stack.points == 6)
_RESCUE = {side: {space.id for space in track.space if space.rescue} for side, track in TRACKS.items()}


# Tiles and arrows (AR 13.3, 13.4)


def _rival(state: State) -> Rival:
    assert state.rival is not None
    return state.rival


def _arrows(state: State) -> Bag:
    """The backs of the tiles that are left, any of which may be the next."""
    return tuple(sorted(RIVAL[tile].arrow for tile in _rival(state).left))


def _shown(state: Draft, step: ShowArrow, arrow: str) -> Draft:
    seen: Arrow = "left" if arrow == "left" else "right"
    return replace(
        state,
        rival=replace(_rival(state), arrow=seen),
        told=(*state.told, ArrowShown(seen)),
        pending=state.pending[1:],
    )


def _next_tiles(state: State) -> Bag:
    """The tiles whose back is the one that is seen (AR 15.5)."""
    rival = _rival(state)
    return tuple(tile for tile in rival.left if RIVAL[tile].arrow == rival.arrow)


def _turned(state: Draft, step: TurnTile, tile: str) -> Draft:
    rival = _rival(state)
    rival = replace(rival, left=minus(rival.left, tile), used=(*rival.used, tile), arrow=None)
    return replace(
        state,
        rival=rival,
        told=(*state.told, TileTurned(tile)),
        pending=later(state, ShowArrow(), RivalActs(tile), FillRow(), NextTurn()),
    )


def _arrow(state: State) -> Arrow:
    """The back of the next tile, or with none left that of the first used one (AR 13.4)."""
    rival = _rival(state)
    return rival.arrow or RIVAL[rival.used[0]].arrow


def _by_arrow(state: State, candidates: Sequence[T]) -> T:
    """The leftmost or rightmost of candidates that are named from the left."""
    return candidates[0] if _arrow(state) == "left" else candidates[-1]


def _acts(state: Draft, step: RivalActs) -> Draft:
    tile = RIVAL[step.tile]
    done = replace(state, pending=state.pending[1:])
    after = None if state.round in tile.idle else _ACTIONS[tile.action](done, tile)
    if after is None:
        return replace(done, told=(*done.told, RivalIdle()))
    return after


# Sites


def _best_site(state: State, numbers: list[int], highest: bool) -> int | None:
    """The highest or lowest row first, then the arrow (AR 13.5, 13.6)."""
    if not numbers:
        return None
    rows = [SITES[number].row for number in numbers]
    row = max(rows) if highest else min(rows)
    return _by_arrow(state, [number for number in numbers if SITES[number].row == row])


def _occupied(state: Draft, number: int) -> Draft:
    here = state.spaces[number]
    space = here.index(FREE)
    here = (*here[:space], state.rival_seat, *here[space + 1 :])
    return replace(state, spaces=(*state.spaces[:number], here, *state.spaces[number + 1 :]))


def _dig(state: Draft, tile: RivalTile) -> Draft | None:
    """It occupies a site that gives the resource; the site's effect is not used (AR 13.5)."""
    numbers = [
        number
        for number, there in enumerate(state.tiles)
        if there is not None and tile.resource in _GIVES[there] and FREE in state.spaces[number]
    ]
    number = _best_site(state, numbers, highest=True)
    if number is None:
        return None
    told = RivalDug(SITES[number].id, state.spaces[number].index(FREE))
    return replace(_occupied(state, number), told=(*state.told, told))


def _discover(state: Draft, tile: RivalTile) -> Draft | None:
    """It takes the idols, and a site tile is turned up, in some rounds with a guardian (AR 13.6)."""
    level = tile.levels[state.round - 1]
    numbers = [number for number, site in enumerate(SITES) if site.level == level and state.tiles[number] is None]
    number = _best_site(state, numbers, highest=False)
    if number is None:
        return None
    idol = state.idols[number]
    assert idol is not None
    rival = _rival(state)
    copies = rival.copies + level - 1
    if idol in rival.idols:
        rival = replace(rival, copies=copies + 1)
    else:
        rival = replace(rival, idols=plus(rival.idols, idol), copies=copies)
    site = SITES[number].id
    return replace(
        _occupied(state, number),
        rival=rival,
        idols=(*state.idols[:number], None, *state.idols[number + 1 :]),
        told=(*state.told, RivalDiscovered(site, idol, level)),
        pending=(RivalFinds(site, tile.guardians[state.round - 1]), *state.pending),
    )


def _found(state: Draft, step: RivalFinds, tile: str) -> Draft:
    wakes = (Awaken(step.site),) if step.guardian else ()
    return replace(placed_tile(state, step.site, tile), pending=later(state, *wakes))


def _overcome(state: Draft, tile: RivalTile) -> Draft | None:
    """A guardian where it stands, or else research without an assistant of the supply (AR 13.8)."""
    seat = state.rival_seat
    numbers = [number for number, guard in enumerate(state.guards) if guard and seat in state.spaces[number]]
    number = _best_site(state, numbers, highest=True)
    if number is None:
        return _advance(state)
    guardian = state.guards[number]
    assert guardian is not None
    rival = _rival(state)
    return replace(
        state,
        guards=(*state.guards[:number], None, *state.guards[number + 1 :]),
        rival=replace(rival, guardians=plus(rival.guardians, guardian)),
        told=(*state.told, RivalOvercame(SITES[number].id, guardian)),
    )


# Research


def _research(state: Draft, tile: RivalTile) -> Draft | None:
    """The glass goes up or a temple tile is taken, and an assistant of the supply as well (AR 13.7, 13.15)."""
    after = _advance(state) or state
    heights = [0 if top is None else 1 + under for top, under in zip(after.supply, after.under, strict=True)]
    if not max(heights):
        return None if after is state else after
    stack = _by_arrow(after, [number for number, height in enumerate(heights) if height == max(heights)])
    assistant = after.supply[stack]
    assert assistant is not None
    told = RivalTookAssistant(stack, assistant)
    return uncovered(replace(after, told=(*after.told, told)), stack)


def _advance(state: Draft) -> Draft | None:
    rival, side = _rival(state), state.options.side
    if rival.glass == TEMPLE_SPACE:
        return _take_tile(state)
    to = _by_arrow(state, BRIDGES[side][rival.glass]).to
    rival = replace(rival, glass=to)
    if to == TEMPLE_SPACE:
        return _enter_temple(replace(state, rival=rival))
    number = SPACES[side][to]
    tiles, bonuses, tile = state.bonuses[number], state.bonuses, None
    if tiles:
        tile = _by_arrow(state, tiles)
        left = tiles[1:] if _arrow(state) == "left" else tiles[:-1]
        bonuses = (*bonuses[:number], left, *bonuses[number + 1 :])
    state = replace(state, rival=rival, bonuses=bonuses, told=(*state.told, RivalResearched(to, tile)))
    return _take_rescued(state) if to in _RESCUE[side] and state.rescue else state


def _take_tile(state: Draft) -> Draft | None:
    """One of the 6-point tiles, if there are any (AR 13.15)."""
    stacks = [number for number in _SIXES if state.temple[number]]
    if not stacks:
        return None
    number = _by_arrow(state, stacks)
    rival = _rival(state)
    return replace(
        state,
        rival=replace(rival, temple=plus(rival.temple, STACKS[number])),
        temple=(*state.temple[:number], state.temple[number] - 1, *state.temple[number + 1 :]),
        told=(*state.told, RivalTookTile(STACKS[number])),
    )


def _enter_temple(state: Draft) -> Draft:
    """It takes the best place; the top bonus tile of the stack is gone, unseen (AR 13.17)."""
    told = (*state.told, RivalResearched(TEMPLE_SPACE, None))
    state = replace(state, arrivals=(*state.arrivals, state.rival_seat), told=told)
    if state.temple_unseen:
        return replace(state, temple_unseen=state.temple_unseen - 1)
    return replace(state, temple_bonuses=state.temple_bonuses[1:])


def _take_rescued(state: Draft) -> Draft:
    told = RivalTookAssistant(RESCUE_SPACE, state.rescue[0])
    rescue = state.rescue[1:]
    show = (ShowAssistant(RESCUE_SPACE),) if not rescue and state.rescue_under else ()
    return replace(state, rescue=rescue, told=(*state.told, told), pending=(*show, *state.pending))


# Cards


def _buy(state: Draft, tile: RivalTile) -> Draft | None:
    """The card with the fewest points, or with a red tile the most (AR 13.9)."""
    cards = [card for card in state.row if card is not None and CARDS[card].kind == tile.action]
    if not cards:
        return None
    points = [CARDS[card].points for card in cards]
    wanted = max(points) if tile.colour == "red" else min(points)
    card = _by_arrow(state, [each for each in cards if CARDS[each].points == wanted])
    place = state.row.index(card)
    rival = _rival(state)
    return replace(
        state,
        row=(*state.row[:place], None, *state.row[place + 1 :]),
        rival=replace(rival, cards=plus(rival.cards, card)),
        told=(*state.told, RivalBought(card)),
    )


_ACTIONS: dict[str, Callable[[Draft, RivalTile], Draft | None]] = {
    "dig": _dig,
    "discover": _discover,
    "research": _research,
    "overcome": _overcome,
    "item": _buy,
    "artifact": _buy,
}


def _no_arrow(state: Draft, step: ShowArrow) -> Draft | None:
    return None if _rival(state).left else replace(state, pending=state.pending[1:])


PROCEDURES: tuple[AnyProcedure, ...] = (
    draw_procedure(ShowArrow, lambda state, step: _arrows(state), _shown, before=_no_arrow),
    draw_procedure(TurnTile, lambda state, step: _next_tiles(state), _turned),
    Procedure[RivalActs, Never](step=RivalActs, act=_acts),
    draw_procedure(RivalFinds, lambda state, step: top_tiles(state, step.site), _found),
)
