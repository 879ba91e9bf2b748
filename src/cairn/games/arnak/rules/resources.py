"""Resources: gain, trade and pay them; effects that last until the end of the round."""

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
from cairn.games.arnak.rules.basics import DECLINE, pay
from cairn.games.arnak.rules.events import Gained, IconsBecamePlanes, IconsGained, IdolReturned, Traded, Warded
from cairn.games.arnak.rules.free_actions import may_interrupt
from cairn.games.arnak.rules.moves import Decline, Pay, TradeGoods
from cairn.games.arnak.rules.payment import can_pay, payments, wallet
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.state import Draft, State

TRADES = {
    "tablet": Goods(tablet=-1, arrowhead=1),
    "arrowhead": Goods(arrowhead=-1, jewel=1),
}


def _gain(state: Draft, step: Gain) -> Draft:
    player = state.players[state.turn]
    player = replace(player, goods=player.goods + step.goods)
    return state.update_player(player, Gained(state.turn, step.goods), pending=state.pending[1:])


def _gain_each(state: Draft, step: GainEach) -> Draft:
    """Count the player's guardians (at their sites or overcome), idols or archaeologists at sites (AR 16.3)."""
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
        return state.finish_step()
    player = replace(player, goods=player.goods + goods)
    return state.update_player(player, Gained(state.turn, goods), pending=state.pending[1:])


def _travel(state: Draft, step: Travel) -> Draft:
    icons = tuple(sorted(state.icons + step.icons))
    return state.update(IconsGained(state.turn, step.icons), icons=icons, pending=state.pending[1:])


def _trade_moves(state: State, step: Trade) -> tuple[TradeGoods | Decline, ...]:
    goods = state.player.goods
    found: list[TradeGoods] = []
    if goods.tablet:
        found.append(TradeGoods("tablet"))
    if goods.arrowhead:
        found.append(TradeGoods("arrowhead"))
    return (*found, DECLINE)


def _trade(state: Draft, step: Trade, move: TradeGoods) -> Draft:
    player = replace(state.player, goods=state.player.goods + TRADES[move.give])
    return state.update_player(player, Traded(state.turn, move.give), pending=state.pending[1:])


# Prices


def _price_payments(state: State, step: Price) -> tuple[Pay, ...]:
    player = state.player
    if not player.goods.covers(step.goods) or len(player.hand) < step.cards:
        return ()
    if not step.travel and not step.cards:
        return (Pay(),)
    return payments(wallet(state, step.goods.coin), step.travel, (), step.cards)


def _can_pay_price(state: State, step: Price) -> bool:
    """Whether the price is payable now, or possibly after a free action (AR 3.6)."""
    player = state.player
    met = player.goods.covers(step.goods) and len(player.hand) >= step.cards
    if met and (not step.travel or can_pay(wallet(state, step.goods.coin), step.travel)):
        return True
    return may_interrupt(state)


def _pay_price(state: Draft, step: Price, move: Pay) -> Draft:
    return pay(state, step.goods, step.travel, (), move, state.next_steps(*step.then))


def _cost_payments(state: State, step: Payment) -> tuple[Pay, ...]:
    return payments(wallet(state, step.goods.coin), step.travel, step.discount, step.cards)


def _check_payment(state: State, move: Pay, step: Payment) -> None:
    if move not in _cost_payments(state, step):
        raise IllegalMove("AR 1.7", "not-a-payment")


def _pay_cost(state: Draft, step: Payment, move: Pay) -> Draft:
    return pay(state, step.goods, step.travel, step.discount, move, state.next_steps(*step.then))


# Lasting effects


def _all_planes(state: Draft, step: AllPlanes) -> Draft:
    icons = ("plane",) * len(state.icons)
    player = replace(state.player, planes=True)
    return state.update_player(player, IconsBecamePlanes(state.turn), icons=icons, pending=state.pending[1:])


def _ward_off_fear(state: Draft, step: NoGuardianFear) -> Draft:
    return state.update_player(replace(state.player, warded=True), Warded(state.turn), pending=state.pending[1:])


def _return_idol(state: Draft, step: ReturnIdol) -> Draft | None:
    """Return an idol; with all slots empty, wait first if an idol could be slotted (AR 3.6, 16.21)."""
    player = state.player
    if not player.slots:
        return None if player.idols else state.finish_step()
    player = replace(player, idols=player.idols + 1, slots=player.slots - 1)
    return state.update_player(player, IdolReturned(state.turn), pending=state.pending[1:])


def _can_trade(state: State, step: Trade) -> bool:
    return bool(state.player.goods.tablet or state.player.goods.arrowhead) or may_interrupt(state)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Gain, Never](step=Gain, act=_gain),
    Procedure[GainEach, Never](step=GainEach, act=_gain_each),
    Procedure[Travel, Never](step=Travel, act=_travel),
    Procedure[Trade, TradeGoods](step=Trade, rule="AR 14.14", possible=_can_trade, answers=_trade_moves, answer=_trade),
    Procedure[Price, Pay](
        step=Price,
        rule="AR 14.9",
        possible=_can_pay_price,
        answers=lambda state, step: (*_price_payments(state, step), DECLINE),
        answer=_pay_price,
    ),
    Procedure[Payment, Pay](
        step=Payment, answers=_cost_payments, checks={Pay: _check_payment}, answer=_pay_cost, interruptible=False
    ),
    Procedure[AllPlanes, Never](step=AllPlanes, act=_all_planes),
    Procedure[NoGuardianFear, Never](step=NoGuardianFear, act=_ward_off_fear),
    Procedure[ReturnIdol, Decline](
        step=ReturnIdol, rule="AR 16.21", act=_return_idol, answers=lambda state, step: (DECLINE,)
    ),
)
