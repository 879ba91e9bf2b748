"""Cards: buying, gaining and playing them (AR 8, 14.4, 14.16, 16.1, 16.20)."""

from typing import Never

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    ExileRowItem,
    GainArtifact,
    GainItem,
    Purchase,
    TakeExiled,
    TurnUp,
    UseArtifact,
)
from cairn.games.arnak.rules.basics import ACCEPT, DECLINE, check_goods, later, minus, off_layers, plus, spend, updated
from cairn.games.arnak.rules.events import Bought, CardExiled, CardPlayed, CardTaken, CardTurnedUp, Paid, Passed
from cairn.games.arnak.rules.free import check_in_hand, may_exile, may_interrupt
from cairn.games.arnak.rules.moves import Accept, Buy, Decline, Play, TakeCard
from cairn.games.arnak.rules.pieces import CARDS
from cairn.games.arnak.rules.prices import ANY_CARD, card_price, card_prices, playing_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, allow, draw_procedure
from cairn.games.arnak.rules.state import Bag, Draft, State

_BUYS = {card: Buy(card) for card in CARDS}
_TAKES = {card: TakeCard(card) for card in CARDS}
_PLAYS = {card: Play(card) for card in CARDS}
_PASSES = {card: Play(card, "pass") for card, face in CARDS.items() if face.passing}


# Buying and gaining


def on_offer(state: State, step: Purchase) -> list[str]:
    """The cards that may be bought: those in the row, and one turned up (AR 8.9, 16.1)."""
    offered = [card for card in state.row if card is not None]
    if step is ANY_CARD:
        return offered
    offered = [card for card in offered if CARDS[card].kind in step.kinds]
    if step.turn_up:
        deck = state.items if "item" in step.kinds else state.artifacts
        offered += [deck[0][0]] if deck and len(deck[0]) == 1 else []
    return offered


def buy_moves(state: State, step: Purchase = ANY_CARD) -> list[Buy]:
    """The cards on offer that can be paid for."""
    covers, prices = state.players[state.turn].goods.covers, card_prices(step.discount)
    return [_BUYS[card] for card in on_offer(state, step) if covers(prices[card])]


def check_buy(state: State, move: Buy, step: Purchase = ANY_CARD) -> None:
    """The card is on offer and can be paid for (AR 8.1)."""
    if move.card not in CARDS:
        raise IllegalMove("AR 2.9", "no-such-card")
    if move.card not in on_offer(state, step):
        raise IllegalMove("AR 8.9", "not-on-offer", card=f"card:{move.card}")
    check_goods(state, card_price(move.card, step), "AR 8.1", "unaffordable", card=f"card:{move.card}")


def buy(state: Draft, move: Buy, step: Purchase = ANY_CARD) -> Draft:
    """An item goes under the deck; an artifact comes to the play area and may be used at once (AR 8.1)."""
    price = card_price(move.card, step)
    paid = (Paid(state.turn, price),) if price else ()
    state = updated(state, spend(state.player, price), *paid, Bought(state.turn, move.card))
    state = _off_the_row(state, move.card)
    if CARDS[move.card].kind == "item":
        return _put_under(state, move.card)
    return _put_in_play(state, move.card)


def _off_the_row(state: Draft, card: str) -> Draft:
    if card in state.row:
        place = state.row.index(card)
        return replace(state, row=(*state.row[:place], None, *state.row[place + 1 :]))
    if CARDS[card].kind == "item":
        return replace(state, items=off_layers(state.items, card))
    return replace(state, artifacts=off_layers(state.artifacts, card))


def _put_under(state: Draft, card: str) -> Draft:
    """Below every card that is in the deck (AR 8.8)."""
    return updated(state, replace(state.player, deck=(*state.player.deck, (card,))))


def _put_in_play(state: Draft, card: str) -> Draft:
    player = replace(state.player, play=plus(state.player.play, card))
    return updated(state, player, pending=(UseArtifact(card), *state.pending))


def _purchase(state: Draft, step: Purchase) -> Draft | None:
    """A card of the deck is turned up first, if there is one (AR 16.1)."""
    deck = state.items if "item" in step.kinds else state.artifacts
    if step.turn_up and deck and len(deck[0]) > 1:
        return replace(state, pending=(TurnUp("item" if "item" in step.kinds else "artifact"), *state.pending))
    if buy_moves(state, step) or (on_offer(state, step) and may_interrupt(state)):
        return None
    return replace(state, pending=state.pending[1:])


def _turn_up(state: Draft, step: TurnUp, card: str) -> Draft:
    told = (*state.told, CardTurnedUp(card))
    if CARDS[card].kind == "item":
        return replace(state, items=((card,), *off_layers(state.items, card)), told=told, pending=state.pending[1:])
    return replace(state, artifacts=((card,), *off_layers(state.artifacts, card)), told=told, pending=state.pending[1:])


def _turned_up(state: State, step: TurnUp) -> Bag:
    return (state.items if step.kind == "item" else state.artifacts)[0]


def _in_row(state: State, kind: str) -> tuple[TakeCard, ...]:
    return tuple(_TAKES[card] for card in state.row if card is not None and CARDS[card].kind == kind)


def _gain_item(state: Draft, step: GainItem, move: TakeCard) -> Draft:
    state = _off_the_row(state, move.card)
    told = CardTaken(state.turn, move.card, step.to)
    player, card = state.player, move.card
    if step.to == "hand":
        player = replace(player, hand=plus(player.hand, card))
    elif step.to == "top":
        player = replace(player, deck=((card,), *player.deck))
    else:
        player = replace(player, deck=(*player.deck, (card,)))
    return updated(state, player, told, pending=state.pending[1:])


def _gain_artifact(state: Draft, step: GainArtifact, move: TakeCard) -> Draft:
    state = _off_the_row(state, move.card)
    told = CardTaken(state.turn, move.card, "play")
    return _put_in_play(replace(state, told=(*state.told, told), pending=state.pending[1:]), move.card)


def _use_artifact(state: Draft, step: UseArtifact, move: Accept) -> Draft:
    return replace(state, pending=later(state, *CARDS[step.card].effect))


def _exile_row_item(state: Draft, step: ExileRowItem) -> Draft:
    """The item farthest from the staff, if there is one (AR 16.20)."""
    items = [card for card in state.row if card is not None and CARDS[card].kind == "item"]
    if not items:
        return replace(state, pending=state.pending[1:])
    told = CardExiled(state.turn, items[-1], "row")
    state = _off_the_row(state, items[-1])
    return replace(state, exiled=(*state.exiled, items[-1]), told=(*state.told, told), pending=state.pending[1:])


def _exiled_items(state: State) -> tuple[TakeCard, ...]:
    return tuple(_TAKES[card] for card in state.exiled if CARDS[card].kind == "item")


def _take_exiled(state: Draft, step: TakeExiled, move: TakeCard) -> Draft:
    told = CardTaken(state.turn, move.card, "bottom")
    state = replace(state, exiled=minus(state.exiled, move.card), told=(*state.told, told), pending=state.pending[1:])
    return _put_under(state, move.card)


# Playing


def play_moves(state: State) -> list[Play]:
    """Cards that may be played as the main action, by passing too (AR 8.2, 14.8)."""
    player = state.players[state.turn]
    found: list[Play] = []
    last = ""
    for card in player.hand:
        if card == last:
            continue
        last = card
        face = CARDS[card]
        if face.timing == "main":
            if face.kind != "artifact" or player.goods.covers(playing_price(card)):
                found.append(_PLAYS[card])
        elif face.passing:
            found.append(_PASSES[card])
    return found


def check_play(state: State, move: Play) -> None:
    """The card is in hand and its effect can be used in this way (AR 8.2, 8.3)."""
    check_in_hand(state, move.card)
    face = CARDS[move.card]
    if face.kind == "fear":
        raise IllegalMove("AR 3.10", "fear-has-no-effect")
    if move.timing == "pass":
        if not face.passing:
            raise IllegalMove("AR 14.8", "nothing-for-passing", card=f"card:{move.card}")
    elif face.timing != move.timing:
        raise IllegalMove("AR 8.3", "other-timing", card=f"card:{move.card}", timing=move.timing)
    else:
        check_goods(state, playing_price(move.card), "AR 8.2", "artifact-needs-tablet", card=f"card:{move.card}")


def play(state: Draft, move: Play) -> Draft:
    """The card goes to the play area, or out of the game, and its effect follows (AR 8.2, 8.5)."""
    face = CARDS[move.card]
    player = state.player
    play_area, exiled = player.play, state.exiled
    if face.exiles_itself:
        exiled = (*exiled, face.id)
    else:
        play_area = plus(play_area, face.id)
    player = replace(player, hand=minus(player.hand, face.id), play=play_area)
    played = CardPlayed(state.turn, face.id, move.timing)
    effect = face.effect
    if move.timing == "pass":
        player, effect = replace(player, passed=True), face.passing
        return updated(
            state, player, played, Passed(state.turn), exiled=exiled, acted=True, pending=effect + state.pending
        )
    acted = state.acted or move.timing == "main"
    pending = effect + state.pending
    price = playing_price(face.id)
    if price:
        paid = Paid(state.turn, price)
        return updated(state, spend(player, price), played, paid, exiled=exiled, acted=acted, pending=pending)
    return updated(state, player, played, exiled=exiled, acted=acted, pending=pending)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Purchase, Buy](
        step=Purchase,
        rule="AR 14.16",
        act=_purchase,
        answers=lambda state, step: (*buy_moves(state, step), DECLINE),
        checks={Buy: check_buy, Decline: allow},
        answer=lambda state, step, move: buy(replace(state, pending=state.pending[1:]), move, step),
    ),
    draw_procedure(TurnUp, _turned_up, _turn_up),
    Procedure[GainItem, TakeCard](
        step=GainItem,
        rule="AR 14.4",
        possible=lambda state, step: bool(_in_row(state, "item")),
        answers=lambda state, step: _in_row(state, "item"),
        answer=_gain_item,
    ),
    Procedure[GainArtifact, TakeCard](
        step=GainArtifact,
        rule="AR 9.10",
        possible=lambda state, step: bool(_in_row(state, "artifact")),
        answers=lambda state, step: _in_row(state, "artifact"),
        answer=_gain_artifact,
    ),
    Procedure[UseArtifact, Accept](
        step=UseArtifact, rule="AR 8.7", answers=lambda state, step: (ACCEPT, DECLINE), answer=_use_artifact
    ),
    Procedure[ExileRowItem, Never](step=ExileRowItem, act=_exile_row_item),
    Procedure[TakeExiled, TakeCard](
        step=TakeExiled,
        rule="AR 16.20",
        possible=lambda state, step: bool(_exiled_items(state)) or may_exile(state, "item"),
        answers=lambda state, step: (*_exiled_items(state), DECLINE),
        answer=_take_exiled,
    ),
)
