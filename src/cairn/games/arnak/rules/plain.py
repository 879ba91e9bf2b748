"""Steps that belong to no chapter: gains, trades, prices, payments."""

from typing import Never

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import (
    AllPlanes,
    Gain,
    GainEach,
    NoGuardianFear,
    Payment,
    Price,
    ReturnIdol,
    Trade,
    Travel,
)
from cairn.games.arnak.rules.basics import DECLINE, later, pay_way, updated
from cairn.games.arnak.rules.events import Gained, IconsBecamePlanes, IconsGained, IdolReturned, Traded, Warded
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import Decline, Pay, TradeGoods
from cairn.games.arnak.rules.paying import can_pay, wallet, ways
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.state import Draft, State

TRADES = {
    "tablet": Goods(tablet=-1, arrowhead=1),
    "arrowhead": Goods(arrowhead=-1, jewel=1),
}


def _gain(state: Draft, step: Gain) -> Draft:
    player = state.players[state.turn]
    player = replace(player, goods=player.goods + step.goods)
    return updated(state, player, Gained(state.turn, step.goods), pending=state.pending[1:])


def _gain_each(state: Draft, step: GainEach) -> Draft:
    """Guardians at own sites and overcome ones, idols in crates and slots, archaeologists out (AR 16.3)."""
    player = state.player
    match step.each:
        case "guardian":
            sites = zip(state.spaces, state.guards, strict=True)
            count = len(player.allies) + sum(guard is not None and state.turn in here for here, guard in sites)
        case "idol":
            count = player.idols + player.slots
        case "archaeologist":
            count = sum(here.count(state.turn) for here in state.spaces)
    goods = Goods(**{step.resource: min(count, step.most)})
    if not goods:
        return replace(state, pending=state.pending[1:])
    player = replace(player, goods=player.goods + goods)
    return updated(state, player, Gained(state.turn, goods), pending=state.pending[1:])


def _travel(state: Draft, step: Travel) -> Draft:
    icons = tuple(sorted(state.icons + step.icons))
    return replace(
        state, icons=icons, told=(*state.told, IconsGained(state.turn, step.icons)), pending=state.pending[1:]
    )


def _trades(state: State, step: Trade) -> tuple[TradeGoods | Decline, ...]:
    goods = state.player.goods
    found: list[TradeGoods] = []
    if goods.tablet:
        found.append(TradeGoods("tablet"))
    if goods.arrowhead:
        found.append(TradeGoods("arrowhead"))
    return (*found, DECLINE)


def _trade(state: Draft, step: Trade, move: TradeGoods) -> Draft:
    player = replace(state.player, goods=state.player.goods + TRADES[move.give])
    return updated(state, player, Traded(state.turn, move.give), pending=state.pending[1:])


# Prices


def _payments(state: State, step: Price) -> tuple[Pay, ...]:
    player = state.player
    if not player.goods.covers(step.goods) or len(player.hand) < step.cards:
        return ()
    if not step.travel and not step.cards:
        return (Pay(),)
    return ways(wallet(state, step.goods.coin), step.travel, (), step.cards)


def _payable(state: State, step: Price) -> bool:
    """Whether it can be paid now, or perhaps after a free action (AR 3.6)."""
    player = state.player
    met = player.goods.covers(step.goods) and len(player.hand) >= step.cards
    if met and (not step.travel or can_pay(wallet(state, step.goods.coin), step.travel)):
        return True
    return may_interrupt(state)


def _pay(state: Draft, step: Price, move: Pay) -> Draft:
    return pay_way(state, step.goods, step.travel, (), move, later(state, *step.then))


def _ways(state: State, step: Payment) -> tuple[Pay, ...]:
    return ways(wallet(state, step.goods.coin), step.travel, step.discount, step.cards)


def _check_payment(state: State, move: Pay, step: Payment) -> None:
    if move not in _ways(state, step):
        raise IllegalMove("AR 1.7", "not-a-payment")


def _pay_cost(state: Draft, step: Payment, move: Pay) -> Draft:
    return pay_way(state, step.goods, step.travel, step.discount, move, later(state, *step.then))


# Lasting effects


def _all_planes(state: Draft, step: AllPlanes) -> Draft:
    icons = ("plane",) * len(state.icons)
    player = replace(state.player, planes=True)
    return updated(state, player, IconsBecamePlanes(state.turn), icons=icons, pending=state.pending[1:])


def _ward(state: Draft, step: NoGuardianFear) -> Draft:
    return updated(state, replace(state.player, warded=True), Warded(state.turn), pending=state.pending[1:])


def _return_idol(state: Draft, step: ReturnIdol) -> Draft | None:
    """With all slots empty it waits as long as an idol could be slotted first (AR 3.6, 16.21)."""
    player = state.player
    if not player.slots:
        return None if player.idols else replace(state, pending=state.pending[1:])
    player = replace(player, idols=player.idols + 1, slots=player.slots - 1)
    return updated(state, player, IdolReturned(state.turn), pending=state.pending[1:])


def _can_trade(state: State, step: Trade) -> bool:
    return bool(state.player.goods.tablet or state.player.goods.arrowhead) or may_interrupt(state)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Gain, Never](step=Gain, act=_gain),
    Procedure[GainEach, Never](step=GainEach, act=_gain_each),
    Procedure[Travel, Never](step=Travel, act=_travel),
    Procedure[Trade, TradeGoods](step=Trade, rule="AR 14.14", possible=_can_trade, answers=_trades, answer=_trade),
    Procedure[Price, Pay](
        step=Price,
        rule="AR 14.9",
        possible=_payable,
        answers=lambda state, step: (*_payments(state, step), DECLINE),
        answer=_pay,
    ),
    Procedure[Payment, Pay](
        step=Payment, answers=_ways, checks={Pay: _check_payment}, answer=_pay_cost, interruptible=False
    ),
    Procedure[AllPlanes, Never](step=AllPlanes, act=_all_planes),
    Procedure[NoGuardianFear, Never](step=NoGuardianFear, act=_ward),
    Procedure[ReturnIdol, Decline](
        step=ReturnIdol, rule="AR 16.21", act=_return_idol, answers=lambda state, step: (DECLINE,)
    ),
)
