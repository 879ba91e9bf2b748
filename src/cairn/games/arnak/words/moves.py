"""Moves and prompts of Lost Ruins of Arnak as phrases.

Offers show what a move costs and gives. The phrase identifies the move: no two moves of a position read the same.
"""

from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.rules import moves
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.payment import remaining_costs
from cairn.games.arnak.rules.pieces import CARDS, SITE_NUMBERS, Cost
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.state import BLOCKED, Phase
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import card_text, effect_text


def prompt_phrase(view: View) -> Phrase:
    """The question that the seat of the view has to answer."""
    assert view.seat is not None, "spectators have no prompt"
    own = view.players[view.seat]
    if view.phase is Phase.KEEPING:
        assert own.hand is not None
        return phrase("prompt-keeping", card=parts.card_with_icons(own.hand[-own.undecided]))
    step = pending_step(view)
    match step:
        case None:
            return phrase("prompt-after") if view.acted else phrase("prompt-action")
        case steps.Payment(goods, travel, discount, cards):
            left = remaining_costs(travel, discount, own.planes)[0]
            return phrase("prompt-payment", cost=parts.cost(Cost(goods, left, cards)))
        case steps.Again(site):
            return phrase("prompt-again", site=f"site:{site}")
        case steps.UseArtifact(card):
            return phrase("prompt-use-artifact", card=f"card:{card}", effect=card_text(CARDS[card]))
        case steps.Sort():
            return phrase("prompt-sort")
        case steps.PutOnTop():
            return phrase("prompt-put-on-top")
        case steps.PickBonus() | steps.PickTemple():
            return phrase("prompt-pick-bonus")
        case steps.Order():
            return phrase("prompt-order")
        case steps.PickRescue():
            return phrase("prompt-pick-rescue")
        case steps.Fear():
            return phrase("prompt-fear")
        case steps.ReturnIdol():
            return phrase("prompt-return-idol")
        case _:
            return effect_text((step,))  # type: ignore[arg-type]  # all others are printed


def move_phrase(view: View, move: moves.Move) -> Phrase:
    """A move: the action and the pieces it is about."""
    key, what = f"move-{move.__struct_config__.tag}", _move_target(view, move)
    if what is None:
        return phrase(key)
    if isinstance(move, moves.FirstReward):
        return phrase(key, what=move.reward, effect=what)
    return phrase(key, what=what)


def move_alone(view: View, move: moves.Move) -> Phrase:
    """A move for readers who do not see the prompt: "yes" and "no" come with their question."""
    alone = move_phrase(view, move)
    if isinstance(move, moves.Accept | moves.Decline | moves.KeepCard | moves.LayAway):
        return phrase("move-answer", question=prompt_phrase(view), answer=alone)
    return alone


def pending_step(view: View) -> steps.Step | None:
    """The step of an effect that waits for an answer, if any."""
    return view.pending[0] if view.pending else None


def has_several_spaces(view: View, site: str) -> bool:
    """Whether the site has more than one usable space, so that a phrase has to number them."""
    return sum(space != BLOCKED for space in view.spaces[SITE_NUMBERS[site]]) > 1


def _move_target(view: View, move: moves.Move) -> Fact | None:
    """What the move is about; None where its name says it all."""
    step = pending_step(view)
    match move:
        case moves.Pass() | moves.EndTurn() | moves.Accept() | moves.Decline() | moves.DrawCard():
            return None
        case moves.KeepCard() | moves.LayAway():
            return None
        case moves.Dig(site, space):
            return _space(view, site, space)
        case moves.Discover(site) | moves.ActivateSite(site) | moves.ComeHome(site):
            return f"site:{site}"
        case moves.Overcome(site):
            guardian = view.guards[SITE_NUMBERS[site]]
            return phrase("at-site", guardian=f"guardian:{guardian}", site=f"site:{site}")
        case moves.RelocateTo(origin, site, space):
            return _from_to(f"site:{origin}", _space(view, site, space))
        case moves.MoveGuardian(origin, site):
            return _from_to(f"site:{origin}", f"site:{site}")
        case moves.Buy(card) | moves.TakeCard(card):
            return f"card:{card}"
        case moves.Play(card, timing):
            return phrase("by-passing", card=_card(card)) if timing == "pass" else _card(card)
        case moves.DiscardCard(card) | moves.Keep(card) | moves.PutBack(card):
            return _card(card)
        case moves.ExileCard(card, zone):
            return phrase("in-zone", card=_card(card), zone=zone)
        case moves.Research(token, to):
            return _from_to(f"token:{token}", f"space:{to}")
        case moves.Claim(stack):
            return f"stack:{stack}"
        case moves.TakeBonus(tile):
            return f"bonus:{tile}"
        case moves.UseAssistant(assistant) | moves.RefreshAssistant(assistant) | moves.PromoteAssistant(assistant):
            return f"assistant:{assistant}"
        case moves.Recruit(assistant) | moves.Rescue(assistant) | moves.UseOfferedAssistant(assistant):
            return f"assistant:{assistant}"
        case moves.ExchangeAssistant(assistant, other):
            return _from_to(f"assistant:{assistant}", f"assistant:{other}")
        case moves.UseBoon(guardian):
            return f"guardian:{guardian}"
        case moves.SlotIdol(slot):
            return f"slot:{slot}"
        case moves.Pay():
            return payment_phrase(view, move)
        case moves.Pick(option):
            assert isinstance(step, steps.Choose)
            return effect_text(step.options[option])
        case moves.FirstReward(reward):
            assert isinstance(step, steps.Order)
            return effect_text(step.row if reward == "row" else step.bonus)
        case moves.TradeGoods(give):
            return phrase(f"trade-{give}")
        case moves.Announce(cards):
            return phrase("some-card", n=cards)
        case _:
            assert_never(move)


def _from_to(start: Fact, end: Fact) -> Phrase:
    return Phrase("from-to", {"from": start, "to": end})


def _space(view: View, site: str, space: int) -> Fact:
    if not has_several_spaces(view, site):
        return f"site:{site}"
    return phrase("one-space-of", site=f"site:{site}", number=space + 1)


def _card(card: str) -> Fact:
    return f"card:{card}" if card == FEAR_TILE else parts.card_with_icons(card)


def payment_phrase(view: View, move: moves.Pay) -> Phrase:
    """Everything paid, resources first, and the travel icons that remain."""
    step = pending_step(view)
    goods, travel = (step.goods, step.travel) if isinstance(step, steps.Payment | steps.Price) else (NOTHING, ())
    given: list[Fact] = [parts.goods(goods)] if goods else []
    given += map(parts.card_with_icons, move.cards)
    given += map(parts.guardian_with_icons, move.boons)
    given += parts.piece_refs("assistant", move.assistants)
    if move.planes:
        coins = parts.goods(Goods(coin=COINS_FOR_A_PLANE * move.planes))
        given.append(phrase("pay-planes", coins=coins, planes=phrase("some-plane", n=move.planes)))
    if move.discards:
        given.append(phrase("pay-discards", cards=tuple(map(parts.card_with_icons, move.discards))))
    if travel and not (move.cards or move.boons or move.assistants or move.planes):
        given.append(phrase("icons-left-over"))
    if move.left:
        return phrase("payment-and-rest", given=tuple(given) or parts.NONE, icons=parts.printed_icons(move.left))
    return phrase("payment", given=tuple(given) or parts.NONE)
