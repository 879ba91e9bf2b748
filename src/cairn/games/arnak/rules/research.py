"""Research: the track, its rewards, the temple (AR 9, 12)."""

from functools import lru_cache
from itertools import combinations

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.effects.steps import (
    Advance,
    Claiming,
    Effect,
    Gain,
    LookInTemple,
    Order,
    PickBonus,
    PickTemple,
    Study,
    Token,
)
from cairn.games.arnak.rules.basics import (
    Act,
    Answers,
    Chances,
    Choices,
    Possible,
    Settling,
    later,
    minus,
    plus,
    spend,
    updated,
)
from cairn.games.arnak.rules.events import (
    BonusTaken,
    Paid,
    Researched,
    TempleBonusTaken,
    TempleLooked,
    TempleTileTaken,
)
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import Claim, FirstReward, Move, Outcome, Research, Several, TakeBonus
from cairn.games.arnak.rules.pieces import BONUSES, TEMPLE, TRACKS, Bridge, Side
from cairn.games.arnak.rules.sites import DECLINE
from cairn.games.arnak.rules.state import Bag, Draft, State

__all__ = [
    "ACT",
    "ANSWER",
    "BRIDGES",
    "CHANCE",
    "CHOICES",
    "POSSIBLE",
    "ROWS",
    "RULES",
    "SETTLE",
    "SPACES",
    "STACKS",
    "TEMPLE_SPACE",
    "check_claim",
    "check_research",
    "claim",
    "research",
    "research_moves",
]

TEMPLE_SPACE = "temple"
SIDES: tuple[Side, ...] = ("bird", "snake")
PLAIN = Study()

SPACES: dict[Side, dict[str, int]] = {
    side: {space.id: number for number, space in enumerate(TRACKS[side].space)} for side in SIDES
}
"""The number of each space, counted from the bottom and from the left."""

ROWS: dict[Side, dict[str, int]] = {side: {space.id: space.row for space in TRACKS[side].space} for side in SIDES}

BRIDGES: dict[Side, dict[str, tuple[Bridge, ...]]] = {
    side: {
        space.id: tuple(bridge for bridge in TRACKS[side].bridge if bridge.origin == space.id)
        for space in TRACKS[side].space
    }
    for side in SIDES
}
"""The bridges up from each space, the leftmost first."""

STACKS = tuple(TEMPLE)
"""The stacks of temple tiles, in the order in which `State.temple` counts them."""

_CLAIM_COSTS: dict[Side, tuple[Goods, ...]] = {
    side: tuple(sum((TRACKS[side].temple[foot] for foot in stack.costs), NOTHING) for stack in TEMPLE.values())
    for side in SIDES
}
_GLASS: dict[str, Research] = {space: Research("glass", space) for side in SIDES for space in SPACES[side]}
_NOTEBOOK: dict[str, Research] = {space: Research("notebook", space) for side in SIDES for space in SPACES[side]}
_CLAIMS = tuple(map(Claim, STACKS))
_REWARDS: tuple[Move, ...] = (FirstReward("row"), FirstReward("bonus"))


def research_moves(state: State, study: Study = PLAIN) -> list[Move]:
    """Every step up the track that can be paid for, and every temple tile (AR 9.1, 9.4)."""
    player = state.players[state.turn]
    side = state.options.side
    bridges, rows = BRIDGES[side], ROWS[side]
    found: list[Move] = []
    if rows[player.notebook] < rows[player.glass]:
        for bridge in bridges[player.notebook]:
            if bridge.to != TEMPLE_SPACE and _can_cross(state, bridge, study):
                found.append(_NOTEBOOK[bridge.to])
    if study.notebook:
        return found
    if player.glass == TEMPLE_SPACE:
        for number, cost in enumerate(_CLAIM_COSTS[side]):
            if state.temple[number] and player.goods.covers(cost.less(study.discount)):
                found.append(_CLAIMS[number])
        return found
    for bridge in bridges[player.glass]:
        if _can_cross(state, bridge, study):
            found.append(_GLASS[bridge.to])
    return found


def _can_cross(state: State, bridge: Bridge, study: Study) -> bool:
    if study.free:
        return True
    player = state.players[state.turn]
    goods = bridge.goods.less(study.discount) if study.discount else bridge.goods
    return player.idols >= bridge.idols and player.goods.covers(goods)


def _bridge(state: State, move: Research) -> Bridge | None:
    player = state.player
    origin = player.glass if move.token == "glass" else player.notebook
    for bridge in BRIDGES[state.options.side][origin]:
        if bridge.to == move.to:
            return bridge
    return None


def check_research(state: State, move: Research, study: Study = PLAIN) -> None:
    """A bridge leads there, the notebook stays behind the glass, and the cost can be paid (AR 9.1)."""
    player, rows = state.player, ROWS[state.options.side]
    if study.notebook and move.token != "notebook":
        raise IllegalMove("AR 16.2", "notebook-only")
    bridge = _bridge(state, move)
    if move.to not in rows:
        raise IllegalMove("AR 9.1", "no-such-space")
    if bridge is None:
        raise IllegalMove("AR 9.1", "no-bridge", token=f"token:{move.token}", space=f"space:{move.to}")
    if move.token == "notebook" and move.to == TEMPLE_SPACE:
        raise IllegalMove("AR 9.3", "notebook-outside")
    if move.token == "notebook" and rows[player.notebook] >= rows[player.glass]:
        raise IllegalMove("AR 9.1", "notebook-below-glass")
    if not _can_cross(state, bridge, study):
        if player.idols < bridge.idols:
            raise IllegalMove("AR 12.2", "bridge-needs-idol", space=f"space:{move.to}")
        raise IllegalMove("AR 9.1", "bridge-unaffordable", space=f"space:{move.to}")


def check_claim(state: State, move: Claim, study: Study = PLAIN) -> None:
    """The glass is in the temple, the stack has a tile, and its cost can be paid (AR 9.4)."""
    if move.stack not in TEMPLE:
        raise IllegalMove("AR 9.4", "no-such-stack")
    if study.notebook:
        raise IllegalMove("AR 16.2", "notebook-only")
    if state.player.glass != TEMPLE_SPACE:
        raise IllegalMove("AR 9.4", "glass-outside")
    number = STACKS.index(move.stack)
    if not state.temple[number]:
        raise IllegalMove("AR 9.4", "stack-empty", stack=f"stack:{move.stack}")
    if not state.player.goods.covers(_CLAIM_COSTS[state.options.side][number].less(study.discount)):
        raise IllegalMove("AR 9.4", "stack-unaffordable", stack=f"stack:{move.stack}")


def research(state: Draft, move: Research, study: Study = PLAIN) -> Draft:
    """The bridge is paid for, and the token enters the space (AR 9.1)."""
    bridge = _bridge(state, move)
    assert bridge is not None
    advance = Advance(move.token, move.to)
    if study.free:
        return replace(state, pending=(advance, *state.pending))
    goods = bridge.goods.less(study.discount)
    player = replace(spend(state.player, goods), idols=state.player.idols - bridge.idols)
    told = (Paid(state.turn, goods, idols=bridge.idols),) if goods or bridge.idols else ()
    return updated(state, player, *told, pending=(advance, *state.pending))


def claim(state: Draft, move: Claim, study: Study = PLAIN) -> Draft:
    """The costs are paid, and the tile is taken (AR 9.4)."""
    goods = _CLAIM_COSTS[state.options.side][STACKS.index(move.stack)].less(study.discount)
    told = (Paid(state.turn, goods),) if goods else ()
    return updated(state, spend(state.player, goods), *told, pending=(Claiming(move.stack), *state.pending))


def _claiming(state: Draft, step: Claiming) -> Draft:
    number = STACKS.index(step.stack)
    player = replace(state.player, temple=plus(state.player.temple, step.stack))
    temple = (*state.temple[:number], state.temple[number] - 1, *state.temple[number + 1 :])
    told = TempleTileTaken(state.turn, step.stack)
    return updated(state, player, told, temple=temple, pending=state.pending[1:])


# Entering a space


def _advance(state: Draft, step: Advance) -> Draft:
    side, player = state.options.side, state.player
    player = replace(player, glass=step.to) if step.token == "glass" else replace(player, notebook=step.to)
    told = Researched(state.turn, step.token, step.to)
    if step.to == TEMPLE_SPACE:
        pending = later(state, LookInTemple(), PickTemple())
        return updated(state, player, told, arrivals=(*state.arrivals, state.turn), pending=pending)
    state = updated(state, player, told)
    tiles = state.bonuses[SPACES[side][step.to]]
    if not tiles:
        return replace(state, pending=later(state, *_row_effect(state, step.token, step.to)))
    if len(set(tiles)) == 1:
        return _rewarded(state, step.token, step.to, tiles[0])
    return replace(state, pending=later(state, PickBonus(step.token, step.to)))


def _row_effect(state: State, token: Token, space: str) -> Effect:
    side = state.options.side
    row = TRACKS[side].row[ROWS[side][space] - 1]
    return row.glass if token == "glass" else row.notebook


def _rewarded(state: Draft, token: Token, space: str, tile: str) -> Draft:
    """The tile is the player's; it and the row effect follow in the order the player likes (AR 9.2, 9.7).

    Plain resources come first without a question: nothing could be gained by having them later.
    """
    number = SPACES[state.options.side][space]
    bonus, row = BONUSES[tile].effect, _row_effect(state, token, space)
    if all(isinstance(part, Gain) for part in bonus):
        pending = later(state, *bonus, *row)
    elif all(isinstance(part, Gain) for part in row):
        pending = later(state, *row, *bonus)
    else:
        pending = later(state, Order(row, bonus))
    return replace(
        state,
        bonuses=(*state.bonuses[:number], minus(state.bonuses[number], tile), *state.bonuses[number + 1 :]),
        told=(*state.told, BonusTaken(state.turn, space, tile)),
        pending=pending,
    )


def _order(state: Draft, step: Order, move: FirstReward) -> Draft:
    if move.reward == "row":
        return replace(state, pending=later(state, *step.row, *step.bonus))
    return replace(state, pending=later(state, *step.bonus, *step.row))


def _bonuses_here(state: State, step: PickBonus) -> tuple[Move, ...]:
    tiles = state.bonuses[SPACES[state.options.side][step.space]]
    return tuple(map(TakeBonus, dict.fromkeys(tiles)))


def _studied(state: Draft, step: Study, move: Research | Claim) -> Draft:
    after = replace(state, pending=state.pending[1:])
    return research(after, move, step) if isinstance(move, Research) else claim(after, move, step)


# The temple


@lru_cache(maxsize=1 << 8)
def _deals(unseen: Bag, number: int) -> Chance[Outcome]:
    """So many of the tiles that nobody has seen lie at the temple; each set of tiles is as likely as another."""
    counts: dict[tuple[str, ...], int] = {}
    for pieces in combinations(unseen, number):
        counts[pieces] = counts.get(pieces, 0) + 1
    return Chance(tuple(map(Several, counts)), tuple(counts.values()))


def _look(state: Draft, step: LookInTemple) -> Draft | None:
    return None if state.temple_unseen else _looked(state, ())


def _looked(state: Draft, tiles: tuple[str, ...]) -> Draft:
    unseen = state.bonus_unseen
    for tile in tiles:
        unseen = minus(unseen, tile)
    there = tuple(sorted(state.temple_bonuses + tiles))
    return replace(
        state,
        bonus_unseen=unseen,
        temple_unseen=0,
        temple_bonuses=there,
        told=(*state.told, TempleLooked(state.turn, there)),
        pending=state.pending[1:],
    )


def _settle_look(state: Draft, step: LookInTemple, outcome: Outcome) -> Draft:
    if outcome in _deals(state.bonus_unseen, state.temple_unseen).outcomes:
        assert isinstance(outcome, Several)
        return _looked(state, outcome.pieces)
    raise BadInput("chance", f"{outcome} cannot happen here")


def _pick_temple(state: Draft, step: PickTemple, move: TakeBonus) -> Draft:
    return replace(
        state,
        temple_bonuses=minus(state.temple_bonuses, move.tile),
        told=(*state.told, TempleBonusTaken(state.turn, move.tile)),
        pending=later(state, *BONUSES[move.tile].effect),
    )


ACT: Act = {Advance: _advance, Claiming: _claiming, LookInTemple: _look}
POSSIBLE: Possible = {
    Study: lambda state, step: bool(research_moves(state, step)) or may_interrupt(state),
    PickTemple: lambda state, step: bool(state.temple_bonuses),
}
CHOICES: Choices = {
    Study: lambda state, step: (*research_moves(state, step), DECLINE),
    Order: lambda state, step: _REWARDS,
    PickBonus: _bonuses_here,
    PickTemple: lambda state, step: tuple(map(TakeBonus, dict.fromkeys(state.temple_bonuses))),
}
ANSWER: Answers = {
    Study: _studied,
    Order: _order,
    PickBonus: lambda state, step, move: _rewarded(state, step.token, step.space, move.tile),
    PickTemple: _pick_temple,
}
CHANCE: Chances = {LookInTemple: lambda state, step: _deals(state.bonus_unseen, state.temple_unseen)}
SETTLE: Settling = {LookInTemple: _settle_look}
RULES: dict[type[object], str] = {
    Study: "AR 14.12",
    Order: "AR 9.2",
    PickBonus: "AR 12.3",
    PickTemple: "AR 9.11",
}
