"""The value of answers to a pending step, without payments."""

from typing import assert_never

from cairn.games.arnak.bots.valuation import CARD_VALUE, FEAR_COST, Valuation
from cairn.games.arnak.effects.steps import Activate, Again, Choose, UseArtifact, UseOffered
from cairn.games.arnak.rules import moves
from cairn.games.arnak.rules.pieces import BONUSES, CARDS, FEAR, SITE_NUMBERS
from cairn.games.arnak.rules.prices import activation_price
from cairn.games.arnak.rules.state import Employee


def answer_value(values: Valuation, move: moves.Answer) -> float:
    """The value of an answer, in points."""
    match move:
        case moves.Decline() | moves.FirstReward():
            return 0.0
        case moves.Accept():
            return _accept_value(values)
        case moves.Pick(option):
            return _option_value(values, option)
        case moves.DrawCard() | moves.LayAway():
            return CARD_VALUE
        case moves.DiscardCard(card):
            return -values.in_hand(card)
        case moves.ExileCard(card, zone):
            return values.exile(card, zone)
        case moves.TradeGoods(give):
            return _trade_value(values, give)
        case moves.TakeCard(card):
            return values.card(card)
        case moves.TakeBonus(tile):
            return values.effect(BONUSES[tile].effect)
        case moves.Announce(cards):
            return float(cards)
        case moves.Keep(card):
            return values.in_hand(card)
        case moves.PutBack(card):
            return values.in_hand(card) - CARD_VALUE
        case moves.KeepCard(card):
            return 0.0 if card == FEAR else values.in_hand(card)
        case moves.ActivateSite() | moves.RelocateTo() | moves.ComeHome() | moves.MoveGuardian():
            return _site_value(values, move)
        case moves.Recruit(name) | moves.Rescue(name):
            return values.assistant(name)
        case moves.RefreshAssistant(name):
            return values.single_use(_employee(values, name))
        case moves.PromoteAssistant(name):
            return values.promotion(_employee(values, name))
        case moves.ExchangeAssistant(name, other):
            return _exchange_value(values, name, other)
        case moves.UseOfferedAssistant(name):
            return _use_offered_value(values, name)
        case _:
            assert_never(move)


def _accept_value(values: Valuation) -> float:
    match values.view.pending[0]:
        case UseArtifact(card):
            return values.effect(CARDS[card].effect)
        case Again(site):
            return values.site(SITE_NUMBERS[site])
        case _:
            return 0.0


def _option_value(values: Valuation, option: int) -> float:
    step = values.view.pending[0]
    assert isinstance(step, Choose)
    return values.effect(step.options[option])


def _trade_value(values: Valuation, give: str) -> float:
    """The gain of a trade in points."""
    _, _, tablet, arrowhead, jewel = values.prices
    return arrowhead - tablet if give == "tablet" else jewel - arrowhead


def _site_value(
    values: Valuation, move: moves.ActivateSite | moves.RelocateTo | moves.ComeHome | moves.MoveGuardian
) -> float:
    number = SITE_NUMBERS[move.site]
    match move:
        case moves.ActivateSite(site):
            step = values.view.pending[0]
            assert isinstance(step, Activate)
            return values.site(number) - values.goods(activation_price(site, step))
        case moves.RelocateTo(origin):  # the archaeologist may leave a guardian behind
            return values.site(number) + values.risk(number) - values.risk(SITE_NUMBERS[origin])
        case moves.ComeHome():
            return -values.risk(number)
        case moves.MoveGuardian():  # no Fear from the guardian, and the new site is activated
            return values.site(number) + FEAR_COST
        case _:
            assert_never(move)


def _employee(values: Valuation, assistant: str) -> Employee:
    return next(each for each in values.own.employees if each.assistant == assistant)


def _exchange_value(values: Valuation, assistant: str, other: str) -> float:
    """The gain of an exchange; the new assistant is ready."""
    old = _employee(values, assistant)
    lost = values.single_use(old) * (values.rounds_left + old.ready)
    return values.assistant(other, old.gold) - lost


def _use_offered_value(values: Valuation, assistant: str) -> float:
    step = values.view.pending[0]
    assert isinstance(step, UseOffered)
    return values.single_use(Employee(assistant, step.gold))
