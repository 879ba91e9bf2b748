"""Research: the track, its rewards, the temple (AR 9, 12)."""

from functools import lru_cache
from itertools import combinations
from typing import Never

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import NOTHING
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
from cairn.games.arnak.rules.basics import DECLINE, check_goods, later, minus, plus, spend, updated
from cairn.games.arnak.rules.events import BonusTaken, Paid, Researched, TempleBonusTaken, TempleLooked, TempleTileTaken
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import Claim, Decline, FirstReward, Outcome, Research, Several, TakeBonus
from cairn.games.arnak.rules.pieces import BONUSES, TEMPLE, TRACKS, Bridge, Cost, Side
from cairn.games.arnak.rules.prices import PLAIN_STUDY, bridges_from, temple_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, allow
from cairn.games.arnak.rules.state import Bag, Draft, State

TEMPLE_SPACE = "temple"
SIDES: tuple[Side, ...] = ("bird", "snake")

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

_GLASS: dict[str, Research] = {space: Research("glass", space) for side in SIDES for space in SPACES[side]}
_NOTEBOOK: dict[str, Research] = {space: Research("notebook", space) for side in SIDES for space in SPACES[side]}
_CLAIMS = tuple(map(Claim, STACKS))
_REWARDS = (FirstReward("row"), FirstReward("bonus"))


def research_moves(state: State, study: Study = PLAIN_STUDY) -> list[Research | Claim]:
    """Every step up the track that can be paid for, and every temple tile (AR 9.1, 9.4)."""
    player = state.players[state.turn]
    side = state.options.side
    rows = ROWS[side]
    found: list[Research | Claim] = []
    if rows[player.notebook] < rows[player.glass]:
        for to, price in bridges_from(side, player.notebook, study).items():
            if to != TEMPLE_SPACE and player.idols >= price.idols and player.goods.covers(price.goods):
                found.append(_NOTEBOOK[to])
    if study.notebook:
        return found
    if player.glass == TEMPLE_SPACE:
        for number, stack in enumerate(STACKS):
            if state.temple[number] and player.goods.covers(temple_price(side, stack, study)):
                found.append(_CLAIMS[number])
        return found
    for to, price in bridges_from(side, player.glass, study).items():
        if player.idols >= price.idols and player.goods.covers(price.goods):
            found.append(_GLASS[to])
    return found


def _crossing(state: State, move: Research, study: Study) -> Cost | None:
    """What the bridge to the space costs, if there is one."""
    origin = state.player.glass if move.token == "glass" else state.player.notebook
    return bridges_from(state.options.side, origin, study).get(move.to)


def check_research(state: State, move: Research, study: Study = PLAIN_STUDY) -> None:
    """A bridge leads there, the notebook stays behind the glass, and the cost can be paid (AR 9.1)."""
    player, rows = state.player, ROWS[state.options.side]
    if study.notebook and move.token != "notebook":
        raise IllegalMove("AR 16.2", "notebook-only")
    price = _crossing(state, move, study)
    if move.to not in rows:
        raise IllegalMove("AR 9.1", "no-such-space")
    if price is None:
        raise IllegalMove("AR 9.1", "no-bridge", token=f"token:{move.token}", space=f"space:{move.to}")
    if move.token == "notebook" and move.to == TEMPLE_SPACE:
        raise IllegalMove("AR 9.3", "notebook-outside")
    if move.token == "notebook" and rows[player.notebook] >= rows[player.glass]:
        raise IllegalMove("AR 9.1", "notebook-below-glass")
    if player.idols < price.idols:
        raise IllegalMove(
            "AR 12.2", "bridge-needs-idol", space=f"space:{move.to}", of="idol", need=price.idols, have=player.idols
        )
    check_goods(state, price.goods, "AR 9.1", "bridge-unaffordable", space=f"space:{move.to}")


def check_claim(state: State, move: Claim, study: Study = PLAIN_STUDY) -> None:
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
    price = temple_price(state.options.side, move.stack, study)
    check_goods(state, price, "AR 9.4", "stack-unaffordable", stack=f"stack:{move.stack}")


def research(state: Draft, move: Research, study: Study = PLAIN_STUDY) -> Draft:
    """The bridge is paid for, and the token enters the space (AR 9.1)."""
    price = _crossing(state, move, study)
    assert price is not None
    player = replace(spend(state.player, price.goods), idols=state.player.idols - price.idols)
    told = (Paid(state.turn, price.goods or NOTHING, idols=price.idols),) if price.goods or price.idols else ()
    return updated(state, player, *told, pending=(Advance(move.token, move.to), *state.pending))


def claim(state: Draft, move: Claim, study: Study = PLAIN_STUDY) -> Draft:
    """The costs are paid, and the tile is taken (AR 9.4)."""
    goods = temple_price(state.options.side, move.stack, study)
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


def _bonuses_here(state: State, step: PickBonus) -> tuple[TakeBonus, ...]:
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


def _pick_bonus(state: Draft, step: PickBonus, move: TakeBonus) -> Draft:
    return _rewarded(state, step.token, step.space, move.tile)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Study, Research | Claim](
        step=Study,
        rule="AR 14.12",
        possible=lambda state, step: bool(research_moves(state, step)) or may_interrupt(state),
        answers=lambda state, step: (*research_moves(state, step), DECLINE),
        checks={Research: check_research, Claim: check_claim, Decline: allow},
        answer=_studied,
    ),
    Procedure[Advance, Never](step=Advance, act=_advance),
    Procedure[Claiming, Never](step=Claiming, act=_claiming),
    Procedure[PickBonus, TakeBonus](step=PickBonus, rule="AR 12.3", answers=_bonuses_here, answer=_pick_bonus),
    Procedure[Order, FirstReward](step=Order, rule="AR 9.2", answers=lambda state, step: _REWARDS, answer=_order),
    Procedure[LookInTemple, Never](
        step=LookInTemple,
        act=_look,
        chance=lambda state, step: _deals(state.bonus_unseen, state.temple_unseen),
        settle=_settle_look,
    ),
    Procedure[PickTemple, TakeBonus](
        step=PickTemple,
        rule="AR 9.11",
        possible=lambda state, step: bool(state.temple_bonuses),
        answers=lambda state, step: tuple(map(TakeBonus, dict.fromkeys(state.temple_bonuses))),
        answer=_pick_temple,
    ),
)
