"""What answers to a pending step are worth to a player, ways to pay aside."""

from typing import assert_never

from cairn.games.arnak.bots.worth import CARD, DREAD, Reckoning
from cairn.games.arnak.effects.steps import Activate, Again, Choose, UseArtifact, UseOffered
from cairn.games.arnak.rules import moves
from cairn.games.arnak.rules.pieces import BONUSES, CARDS, FEAR, SITE_NUMBERS
from cairn.games.arnak.rules.prices import activation_price
from cairn.games.arnak.rules.state import Employee


def answer_liking(worth: Reckoning, move: moves.Answer) -> float:
    """How good an answer looks, in points."""
    match move:
        case moves.Decline() | moves.FirstReward():
            return 0.0
        case moves.Accept():
            return _offered(worth)
        case moves.Pick(option):
            return _option(worth, option)
        case moves.DrawCard() | moves.LayAway():
            return CARD
        case moves.DiscardCard(card):
            return -worth.in_hand(card)
        case moves.ExileCard(card, zone):
            return worth.exiling(card, zone)
        case moves.TradeGoods(give):
            return _trade(worth, give)
        case moves.TakeCard(card):
            return worth.card(card)
        case moves.TakeBonus(tile):
            return worth.effect(BONUSES[tile].effect)
        case moves.Announce(cards):
            return float(cards)
        case moves.Keep(card):
            return worth.in_hand(card)
        case moves.PutBack(card):
            return worth.in_hand(card) - CARD
        case moves.KeepCard(card):
            return 0.0 if card == FEAR else worth.in_hand(card)
        case moves.ActivateSite() | moves.RelocateTo() | moves.ComeHome() | moves.MoveGuardian():
            return _at_a_site(worth, move)
        case moves.Recruit(name) | moves.Rescue(name):
            return worth.assistant(name)
        case moves.RefreshAssistant(name):
            return worth.use_of(_employee(worth, name))
        case moves.PromoteAssistant(name):
            return worth.promotion(_employee(worth, name))
        case moves.ExchangeAssistant(name, other):
            return _exchange(worth, name, other)
        case moves.UseOfferedAssistant(name):
            return _use_offered(worth, name)
        case _:
            assert_never(move)


def _offered(worth: Reckoning) -> float:
    match worth.view.pending[0]:
        case UseArtifact(card):
            return worth.effect(CARDS[card].effect)
        case Again(site):
            return worth.site(SITE_NUMBERS[site])
        case _:
            return 0.0


def _option(worth: Reckoning, option: int) -> float:
    step = worth.view.pending[0]
    assert isinstance(step, Choose)
    return worth.effect(step.options[option])


def _trade(worth: Reckoning, give: str) -> float:
    """The better resource for the lesser one."""
    _, _, tablet, arrowhead, jewel = worth.prices
    return arrowhead - tablet if give == "tablet" else jewel - arrowhead


def _at_a_site(
    worth: Reckoning, move: moves.ActivateSite | moves.RelocateTo | moves.ComeHome | moves.MoveGuardian
) -> float:
    number = SITE_NUMBERS[move.site]
    match move:
        case moves.ActivateSite(site):  # less what this effect takes for it
            step = worth.view.pending[0]
            assert isinstance(step, Activate)
            return worth.site(number) - worth.goods(activation_price(site, step))
        case moves.RelocateTo(origin):  # and perhaps a guardian is left behind
            return worth.site(number) + worth.risk(number) - worth.risk(SITE_NUMBERS[origin])
        case moves.ComeHome():
            return -worth.risk(number)
        case moves.MoveGuardian():  # a guardian goes away, and the new site is used
            return worth.site(number) + DREAD
        case _:
            assert_never(move)


def _employee(worth: Reckoning, assistant: str) -> Employee:
    return next(each for each in worth.own.employees if each.assistant == assistant)


def _exchange(worth: Reckoning, assistant: str, other: str) -> float:
    """The new one comes ready."""
    old = _employee(worth, assistant)
    lost = worth.use_of(old) * (worth.rounds_left + old.ready)
    return worth.assistant(other, old.gold) - lost


def _use_offered(worth: Reckoning, assistant: str) -> float:
    step = worth.view.pending[0]
    assert isinstance(step, UseOffered)
    return worth.use_of(Employee(assistant, step.gold))
