"""Research: the track, its rewards and the temple (AR 9, 12)."""

from functools import lru_cache
from itertools import combinations
from typing import Never

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
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
from cairn.games.arnak.rules.basics import DECLINE, add, check_goods, payment_events, remove, replace_at, spend
from cairn.games.arnak.rules.events import BonusTaken, Researched, TempleBonusTaken, TempleLooked, TempleTileTaken
from cairn.games.arnak.rules.free_actions import may_interrupt
from cairn.games.arnak.rules.moves import Claim, Decline, FirstReward, Outcome, Research, Several, TakeBonus
from cairn.games.arnak.rules.pieces import BONUSES, TEMPLE, TRACKS, Bridge, Cost, Side
from cairn.games.arnak.rules.prices import PLAIN_STUDY, bridge_prices, temple_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, allow
from cairn.games.arnak.rules.state import Bag, Draft, State

TEMPLE_SPACE = "temple"
SIDES: tuple[Side, ...] = ("bird", "snake")

SPACES: dict[Side, dict[str, int]] = {
    side: {space.id: number for number, space in enumerate(TRACKS[side].space)} for side in SIDES
}
"""The index of each space, counted from the bottom and from the left."""

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
"""The stacks of temple tiles, in the order of `State.temple`."""

_GLASS_MOVES: dict[str, Research] = {space: Research("glass", space) for side in SIDES for space in SPACES[side]}
_NOTEBOOK_MOVES: dict[str, Research] = {space: Research("notebook", space) for side in SIDES for space in SPACES[side]}
_CLAIMS = tuple(map(Claim, STACKS))
_REWARDS = (FirstReward("row"), FirstReward("bonus"))


def research_moves(state: State, study: Study = PLAIN_STUDY) -> list[Research | Claim]:
    """Every affordable move up the track, and every affordable temple tile (AR 9.1, 9.4)."""
    player = state.players[state.turn]
    side = state.options.side
    rows = ROWS[side]
    found: list[Research | Claim] = []
    if rows[player.notebook] < rows[player.glass]:
        for to, price in bridge_prices(side, player.notebook, study).items():
            if to != TEMPLE_SPACE and player.idols >= price.idols and player.goods.covers(price.goods):
                found.append(_NOTEBOOK_MOVES[to])
    if study.notebook:
        return found
    if player.glass == TEMPLE_SPACE:
        for number, stack in enumerate(STACKS):
            if state.temple[number] and player.goods.covers(temple_price(side, stack, study)):
                found.append(_CLAIMS[number])
        return found
    for to, price in bridge_prices(side, player.glass, study).items():
        if player.idols >= price.idols and player.goods.covers(price.goods):
            found.append(_GLASS_MOVES[to])
    return found


def _bridge_cost(state: State, move: Research, study: Study) -> Cost | None:
    """The cost of the bridge to the space, or None if there is no bridge."""
    origin = state.player.glass if move.token == "glass" else state.player.notebook
    return bridge_prices(state.options.side, origin, study).get(move.to)


def check_research(state: State, move: Research, study: Study = PLAIN_STUDY) -> None:
    """Raise `IllegalMove` unless a bridge leads there, the notebook stays behind and the cost is payable (AR 9.1)."""
    player, rows = state.player, ROWS[state.options.side]
    if study.notebook and move.token != "notebook":
        raise IllegalMove("AR 16.2", "notebook-only")
    price = _bridge_cost(state, move, study)
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
    """Raise `IllegalMove` unless the glass is in the temple, the stack has a tile and its price is payable (AR 9.4)."""
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
    """Pay for the bridge and move the token (AR 9.1)."""
    price = _bridge_cost(state, move, study)
    assert price is not None
    player = replace(spend(state.player, price.goods), idols=state.player.idols - price.idols)
    paid = payment_events(state, price.goods, price.idols)
    return state.update_player(player, *paid, pending=(Advance(move.token, move.to), *state.pending))


def claim(state: Draft, move: Claim, study: Study = PLAIN_STUDY) -> Draft:
    """Pay for the temple tile and take it (AR 9.4)."""
    goods = temple_price(state.options.side, move.stack, study)
    paid = payment_events(state, goods)
    return state.update_player(spend(state.player, goods), *paid, pending=(Claiming(move.stack), *state.pending))


def _take_temple_tile(state: Draft, step: Claiming) -> Draft:
    number = STACKS.index(step.stack)
    player = replace(state.player, temple=add(state.player.temple, step.stack))
    temple = replace_at(state.temple, number, state.temple[number] - 1)
    event = TempleTileTaken(state.turn, step.stack)
    return state.update_player(player, event, temple=temple, pending=state.pending[1:])


# Entering a space


def _advance(state: Draft, step: Advance) -> Draft:
    side, player = state.options.side, state.player
    player = replace(player, glass=step.to) if step.token == "glass" else replace(player, notebook=step.to)
    event = Researched(state.turn, step.token, step.to)
    if step.to == TEMPLE_SPACE:
        pending = state.next_steps(LookInTemple(), PickTemple())
        return state.update_player(player, event, arrivals=(*state.arrivals, state.turn), pending=pending)
    state = state.update_player(player, event)
    tiles = state.bonuses[SPACES[side][step.to]]
    if not tiles:
        return replace(state, pending=state.next_steps(*_row_effect(state, step.token, step.to)))
    if len(set(tiles)) == 1:
        return _reward(state, step.token, step.to, tiles[0])
    return replace(state, pending=state.next_steps(PickBonus(step.token, step.to)))


def _row_effect(state: State, token: Token, space: str) -> Effect:
    side = state.options.side
    row = TRACKS[side].row[ROWS[side][space] - 1]
    return row.glass if token == "glass" else row.notebook


def _reward(state: Draft, token: Token, space: str, tile: str) -> Draft:
    """Take the bonus tile; the player chooses whether it or the row effect comes first (AR 9.2, 9.7).

    Plain resources come first without asking, because nobody would want them later.
    """
    number = SPACES[state.options.side][space]
    bonus, row = BONUSES[tile].effect, _row_effect(state, token, space)
    if all(isinstance(part, Gain) for part in bonus):
        pending = state.next_steps(*bonus, *row)
    elif all(isinstance(part, Gain) for part in row):
        pending = state.next_steps(*row, *bonus)
    else:
        pending = state.next_steps(Order(row, bonus))
    return state.update(
        BonusTaken(state.turn, space, tile),
        bonuses=replace_at(state.bonuses, number, remove(state.bonuses[number], tile)),
        pending=pending,
    )


def _order(state: Draft, step: Order, move: FirstReward) -> Draft:
    if move.reward == "row":
        return replace(state, pending=state.next_steps(*step.row, *step.bonus))
    return replace(state, pending=state.next_steps(*step.bonus, *step.row))


def _bonus_choices(state: State, step: PickBonus) -> tuple[TakeBonus, ...]:
    tiles = state.bonuses[SPACES[state.options.side][step.space]]
    return tuple(map(TakeBonus, dict.fromkeys(tiles)))


def _research_in_effect(state: Draft, step: Study, move: Research | Claim) -> Draft:
    after = state.finish_step()
    return research(after, move, step) if isinstance(move, Research) else claim(after, move, step)


# The temple


@lru_cache(maxsize=1 << 8)
def _temple_deals(unseen: Bag, number: int) -> Chance[Outcome]:
    """The sets of unseen bonus tiles that can be at the temple, with equal chances for each set of physical tiles."""
    counts: dict[tuple[str, ...], int] = {}
    for pieces in combinations(unseen, number):
        counts[pieces] = counts.get(pieces, 0) + 1
    return Chance(tuple(map(Several, counts)), tuple(counts.values()), "temple")


def _look_in_temple(state: Draft, step: LookInTemple) -> Draft | None:
    return None if state.temple_unseen else _see_temple(state, ())


def _see_temple(state: Draft, tiles: tuple[str, ...]) -> Draft:
    unseen = state.bonus_unseen
    for tile in tiles:
        unseen = remove(unseen, tile)
    there = tuple(sorted(state.temple_bonuses + tiles))
    return state.update(
        TempleLooked(state.turn, there),
        bonus_unseen=unseen,
        temple_unseen=0,
        temple_bonuses=there,
        pending=state.pending[1:],
    )


def _settle_look(state: Draft, step: LookInTemple, outcome: Outcome) -> Draft:
    if outcome in _temple_deals(state.bonus_unseen, state.temple_unseen).outcomes:
        assert isinstance(outcome, Several)
        return _see_temple(state, outcome.pieces)
    raise BadInput("chance", f"{outcome} cannot happen here")


def _pick_temple(state: Draft, step: PickTemple, move: TakeBonus) -> Draft:
    return state.update(
        TempleBonusTaken(state.turn, move.tile),
        temple_bonuses=remove(state.temple_bonuses, move.tile),
        pending=state.next_steps(*BONUSES[move.tile].effect),
    )


def _pick_bonus(state: Draft, step: PickBonus, move: TakeBonus) -> Draft:
    return _reward(state, step.token, step.space, move.tile)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Study, Research | Claim](
        step=Study,
        rule="AR 14.12",
        possible=lambda state, step: bool(research_moves(state, step)) or may_interrupt(state),
        answers=lambda state, step: (*research_moves(state, step), DECLINE),
        checks={Research: check_research, Claim: check_claim, Decline: allow},
        answer=_research_in_effect,
    ),
    Procedure[Advance, Never](step=Advance, act=_advance),
    Procedure[Claiming, Never](step=Claiming, act=_take_temple_tile),
    Procedure[PickBonus, TakeBonus](step=PickBonus, rule="AR 12.3", answers=_bonus_choices, answer=_pick_bonus),
    Procedure[Order, FirstReward](step=Order, rule="AR 9.2", answers=lambda state, step: _REWARDS, answer=_order),
    Procedure[LookInTemple, Never](
        step=LookInTemple,
        act=_look_in_temple,
        chance=lambda state, step: _temple_deals(state.bonus_unseen, state.temple_unseen),
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
