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
from cairn.games.arnak.rules.assistants import RESCUE_SPACE, remove_open_assistant
from cairn.games.arnak.rules.basics import add, remove, replace_at
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
from cairn.games.arnak.rules.pieces import (
    CARDS,
    RIVAL,
    SITE_EFFECTS,
    SITES,
    TEMPLE,
    TRACKS,
    Arrow,
    RivalTile,
    resources_given,
)
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.research import BRIDGES, SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.sites import place_tile, site_pile, top_tiles
from cairn.games.arnak.rules.state import FREE, Bag, Draft, Rival, State

T = TypeVar("T")

_RESOURCES_GIVEN = {name: resources_given(effect) for name, effect in SITE_EFFECTS.items()}
_SIX_POINT_STACKS = tuple(number for number, stack in enumerate(TEMPLE.values()) if stack.points == 6)
_RESCUE_SPACES = {side: {space.id for space in track.space if space.rescue} for side, track in TRACKS.items()}


# Tiles and arrows (AR 13.3, 13.4)


def _rival(state: State) -> Rival:
    assert state.rival is not None
    return state.rival


def _arrows(state: State) -> Bag:
    """The arrows on the backs of the remaining tiles."""
    return tuple(sorted(RIVAL[tile].arrow for tile in _rival(state).left))


def _show_arrow(state: Draft, step: ShowArrow, arrow: str) -> Draft:
    seen: Arrow = "left" if arrow == "left" else "right"
    return state.update(ArrowShown(seen), rival=replace(_rival(state), arrow=seen), pending=state.pending[1:])


def _next_tiles(state: State) -> Bag:
    """The remaining tiles with the visible arrow on their back (AR 15.5)."""
    rival = _rival(state)
    return tuple(tile for tile in rival.left if RIVAL[tile].arrow == rival.arrow)


def _turn_tile(state: Draft, step: TurnTile, tile: str) -> Draft:
    rival = _rival(state)
    rival = replace(rival, left=remove(rival.left, tile), used=(*rival.used, tile), arrow=None)
    return state.update(
        TileTurned(tile), rival=rival, pending=state.next_steps(ShowArrow(), RivalActs(tile), FillRow(), NextTurn())
    )


def _arrow(state: State) -> Arrow:
    """The arrow on the next tile, or on the first used one if none remains (AR 13.4)."""
    rival = _rival(state)
    return rival.arrow or RIVAL[rival.used[0]].arrow


def _by_arrow(state: State, candidates: Sequence[T]) -> T:
    """The leftmost or rightmost candidate, as the arrow points; `candidates` are in order from the left."""
    return candidates[0] if _arrow(state) == "left" else candidates[-1]


def _act(state: Draft, step: RivalActs) -> Draft:
    tile = RIVAL[step.tile]
    done = state.finish_step()
    after = None if state.round in tile.idle else _ACTIONS[tile.action](done, tile)
    if after is None:
        return done.update(RivalIdle())
    return after


# Sites


def _best_site(state: State, numbers: list[int], highest: bool) -> int | None:
    """The site in the highest or lowest row; ties are decided by the arrow (AR 13.5, 13.6)."""
    if not numbers:
        return None
    rows = [SITES[number].row for number in numbers]
    row = max(rows) if highest else min(rows)
    return _by_arrow(state, [number for number in numbers if SITES[number].row == row])


def _occupy(state: Draft, number: int) -> Draft:
    here = state.spaces[number]
    space = here.index(FREE)
    here = replace_at(here, space, state.rival_seat)
    return replace(state, spaces=replace_at(state.spaces, number, here))


def _dig(state: Draft, tile: RivalTile) -> Draft | None:
    """Occupy a site that gives the resource, without using its effect (AR 13.5)."""
    numbers = [
        number
        for number, there in enumerate(state.tiles)
        if there is not None and tile.resource in _RESOURCES_GIVEN[there] and FREE in state.spaces[number]
    ]
    number = _best_site(state, numbers, highest=True)
    if number is None:
        return None
    event = RivalDug(SITES[number].id, state.spaces[number].index(FREE))
    return _occupy(state, number).update(event)


def _discover(state: Draft, tile: RivalTile) -> Draft | None:
    """Take the idols of a site and uncover its tile, in some rounds with a guardian (AR 13.6)."""
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
        rival = replace(rival, idols=add(rival.idols, idol), copies=copies)
    site = SITES[number].id
    return _occupy(state, number).update(
        RivalDiscovered(site, idol, level),
        rival=rival,
        idols=replace_at(state.idols, number, None),
        pending=(RivalFinds(site, tile.guardians[state.round - 1]), *state.pending),
    )


def _uncover_site(state: Draft, step: RivalFinds, tile: str) -> Draft:
    wakes = (Awaken(step.site),) if step.guardian else ()
    return replace(place_tile(state, step.site, tile), pending=state.next_steps(*wakes))


def _overcome(state: Draft, tile: RivalTile) -> Draft | None:
    """Take a guardian at an occupied site; if there is none, research without taking an assistant (AR 13.8)."""
    seat = state.rival_seat
    numbers = [number for number, guard in enumerate(state.guards) if guard and seat in state.spaces[number]]
    number = _best_site(state, numbers, highest=True)
    if number is None:
        return _advance(state)
    guardian = state.guards[number]
    assert guardian is not None
    rival = _rival(state)
    return state.update(
        RivalOvercame(SITES[number].id, guardian),
        guards=replace_at(state.guards, number, None),
        rival=replace(rival, guardians=add(rival.guardians, guardian)),
    )


# Research


def _research(state: Draft, tile: RivalTile) -> Draft | None:
    """Move the glass up or take a temple tile, and take an assistant from the supply (AR 13.7, 13.15)."""
    after = _advance(state) or state
    heights = [0 if top is None else 1 + under for top, under in zip(after.supply, after.under, strict=True)]
    if not max(heights):
        return None if after is state else after
    stack = _by_arrow(after, [number for number, height in enumerate(heights) if height == max(heights)])
    assistant = after.supply[stack]
    assert assistant is not None
    return remove_open_assistant(after.update(RivalTookAssistant(stack, assistant)), stack)


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
        bonuses = replace_at(bonuses, number, left)
    state = state.update(RivalResearched(to, tile), rival=rival, bonuses=bonuses)
    return _take_rescued(state) if to in _RESCUE_SPACES[side] and state.rescue else state


def _take_tile(state: Draft) -> Draft | None:
    """Take a 6-point tile, if there is one (AR 13.15)."""
    stacks = [number for number in _SIX_POINT_STACKS if state.temple[number]]
    if not stacks:
        return None
    number = _by_arrow(state, stacks)
    rival = _rival(state)
    return state.update(
        RivalTookTile(STACKS[number]),
        rival=replace(rival, temple=add(rival.temple, STACKS[number])),
        temple=replace_at(state.temple, number, state.temple[number] - 1),
    )


def _enter_temple(state: Draft) -> Draft:
    """Take the best free place; remove the top bonus tile of the temple, unseen (AR 13.17)."""
    state = state.update(RivalResearched(TEMPLE_SPACE, None), arrivals=(*state.arrivals, state.rival_seat))
    if state.temple_unseen:
        return replace(state, temple_unseen=state.temple_unseen - 1)
    return replace(state, temple_bonuses=state.temple_bonuses[1:])


def _take_rescued(state: Draft) -> Draft:
    taken, *rest = state.rescue
    show = (ShowAssistant(RESCUE_SPACE),) if not rest and state.rescue_under else ()
    event = RivalTookAssistant(RESCUE_SPACE, taken)
    return state.update(event, rescue=tuple(rest), pending=(*show, *state.pending))


# Cards


def _buy(state: Draft, tile: RivalTile) -> Draft | None:
    """Take the card with the fewest points, or the most points with a red tile (AR 13.9)."""
    cards = [card for card in state.row if card is not None and CARDS[card].kind == tile.action]
    if not cards:
        return None
    points = [CARDS[card].points for card in cards]
    wanted = max(points) if tile.colour == "red" else min(points)
    card = _by_arrow(state, [each for each in cards if CARDS[each].points == wanted])
    place = state.row.index(card)
    rival = _rival(state)
    return state.update(
        RivalBought(card), row=replace_at(state.row, place, None), rival=replace(rival, cards=add(rival.cards, card))
    )


_ACTIONS: dict[str, Callable[[Draft, RivalTile], Draft | None]] = {
    "dig": _dig,
    "discover": _discover,
    "research": _research,
    "overcome": _overcome,
    "item": _buy,
    "artifact": _buy,
}


def _skip_if_no_tile(state: Draft, step: ShowArrow) -> Draft | None:
    return None if _rival(state).left else state.finish_step()


PROCEDURES: tuple[AnyProcedure, ...] = (
    draw_procedure(
        ShowArrow,
        lambda state, step: _arrows(state),
        lambda state, step: f"arrows/{state.round}",
        _show_arrow,
        before=_skip_if_no_tile,
    ),
    draw_procedure(
        TurnTile, lambda state, step: _next_tiles(state), lambda state, step: f"tiles/{state.round}", _turn_tile
    ),
    Procedure[RivalActs, Never](step=RivalActs, act=_act),
    draw_procedure(RivalFinds, lambda state, step: top_tiles(state, step.site), site_pile, _uncover_site),
)
