"""Steps that belong to no chapter: gains, trades, prices, choices."""

from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import (
    AllPlanes,
    Choose,
    Gain,
    GainEach,
    NoGuardianFear,
    Price,
    ReturnIdol,
    Trade,
    Travel,
)
from cairn.games.arnak.rules.basics import Act, Answers, Choices, Possible, later, pay_way, updated
from cairn.games.arnak.rules.events import Gained, IconsBecamePlanes, IconsGained, IdolReturned, Traded, Warded
from cairn.games.arnak.rules.free import may_interrupt
from cairn.games.arnak.rules.moves import Move, Pay, Pick, TradeGoods
from cairn.games.arnak.rules.paying import can_pay, wallet, ways
from cairn.games.arnak.rules.sites import DECLINE
from cairn.games.arnak.rules.state import Draft, State

__all__ = ["ACT", "ANSWER", "CHOICES", "POSSIBLE", "RULES"]

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


def _trades(state: State, step: Trade) -> tuple[Move, ...]:
    goods = state.player.goods
    found: list[Move] = []
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


# Choices


def _pick(state: Draft, step: Choose, move: Pick) -> Draft:
    """The chosen branch goes on top of what is still to come; of several different ones the rest follows."""
    left = (*step.options[: move.option], *step.options[move.option + 1 :])
    more = (Choose(left, step.times - 1),) if step.times > 1 else ()
    return replace(state, pending=later(state, *step.options[move.option], *more))


# Lasting effects


def _all_planes(state: Draft, step: AllPlanes) -> Draft:
    icons = ("plane",) * len(state.icons)
    player = replace(state.player, planes=True)
    return updated(state, player, IconsBecamePlanes(state.turn), icons=icons, pending=state.pending[1:])


def _ward(state: Draft, step: NoGuardianFear) -> Draft:
    return updated(state, replace(state.player, warded=True), Warded(state.turn), pending=state.pending[1:])


def _return_idol(state: Draft, step: ReturnIdol) -> Draft:
    player = state.player
    if not player.slots:
        return replace(state, pending=state.pending[1:])
    player = replace(player, idols=player.idols + 1, slots=player.slots - 1)
    return updated(state, player, IdolReturned(state.turn), pending=state.pending[1:])


ACT: Act = {
    Gain: _gain,
    GainEach: _gain_each,
    Travel: _travel,
    AllPlanes: _all_planes,
    NoGuardianFear: _ward,
    ReturnIdol: _return_idol,
}
POSSIBLE: Possible = {
    Trade: lambda state, step: bool(state.player.goods.tablet or state.player.goods.arrowhead) or may_interrupt(state),
    Price: _payable,
}
CHOICES: Choices = {
    Trade: _trades,
    Price: lambda state, step: (*_payments(state, step), DECLINE),
}
ANSWER: Answers = {Trade: _trade, Price: _pay, Choose: _pick}
RULES: dict[type[object], str] = {Trade: "AR 14.14", Price: "AR 14.9", Choose: "AR 14.17"}
