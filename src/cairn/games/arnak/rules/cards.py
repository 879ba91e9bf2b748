"""Cards: buy, gain and play them (AR 8, 14.4, 14.16, 16.1, 16.20)."""

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
from cairn.games.arnak.rules.basics import (
    ACCEPT,
    DECLINE,
    add,
    check_goods,
    payment_events,
    remove,
    remove_from_deck,
    replace_at,
    spend,
)
from cairn.games.arnak.rules.events import Bought, CardExiled, CardPlayed, CardTaken, CardTurnedUp, Passed
from cairn.games.arnak.rules.free_actions import check_in_hand, may_exile, may_interrupt
from cairn.games.arnak.rules.moves import Accept, Buy, Decline, Play, TakeCard
from cairn.games.arnak.rules.pieces import CARDS
from cairn.games.arnak.rules.prices import ANY_CARD, card_price, card_prices, playing_price
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, allow, draw_procedure
from cairn.games.arnak.rules.state import Bag, Draft, State

_BUY_MOVES = {card: Buy(card) for card in CARDS}
_TAKE_MOVES = {card: TakeCard(card) for card in CARDS}
_PLAY_MOVES = {card: Play(card) for card in CARDS}
_PASS_MOVES = {card: Play(card, "pass") for card, face in CARDS.items() if face.passing}


# Buying and gaining


def cards_on_offer(state: State, step: Purchase) -> list[str]:
    """The cards to buy: those in the row, and one turned up on a deck (AR 8.9, 16.1)."""
    offered = [card for card in state.row if card is not None]
    if step is ANY_CARD:
        return offered
    offered = [card for card in offered if CARDS[card].kind in step.kinds]
    if step.turn_up:
        deck = state.items if "item" in step.kinds else state.artifacts
        offered += [deck[0][0]] if deck and len(deck[0]) == 1 else []
    return offered


def buy_moves(state: State, step: Purchase = ANY_CARD) -> list[Buy]:
    """Purchases of cards on offer that the player can afford."""
    covers, prices = state.players[state.turn].goods.covers, card_prices(step.discount)
    return [_BUY_MOVES[card] for card in cards_on_offer(state, step) if covers(prices[card])]


def check_buy(state: State, move: Buy, step: Purchase = ANY_CARD) -> None:
    """Raise `IllegalMove` unless the card is on offer and affordable (AR 8.1)."""
    if move.card not in CARDS:
        raise IllegalMove("AR 2.9", "no-such-card")
    if move.card not in cards_on_offer(state, step):
        raise IllegalMove("AR 8.9", "not-on-offer", card=f"card:{move.card}")
    check_goods(state, card_price(move.card, step), "AR 8.1", "unaffordable", card=f"card:{move.card}")


def buy(state: Draft, move: Buy, step: Purchase = ANY_CARD) -> Draft:
    """Put an item under the deck, an artifact into the play area to use at once (AR 8.1)."""
    price = card_price(move.card, step)
    paid = payment_events(state, price)
    state = state.update_player(spend(state.player, price), *paid, Bought(state.turn, move.card))
    state = _remove_from_row(state, move.card)
    if CARDS[move.card].kind == "item":
        return _put_under(state, move.card)
    return _put_in_play(state, move.card)


def _remove_from_row(state: Draft, card: str) -> Draft:
    if card in state.row:
        place = state.row.index(card)
        return replace(state, row=replace_at(state.row, place, None))
    if CARDS[card].kind == "item":
        return replace(state, items=remove_from_deck(state.items, card))
    return replace(state, artifacts=remove_from_deck(state.artifacts, card))


def _put_under(state: Draft, card: str) -> Draft:
    """Put the card at the bottom of the player's deck (AR 8.8)."""
    return state.update_player(replace(state.player, deck=(*state.player.deck, (card,))))


def _put_in_play(state: Draft, card: str) -> Draft:
    player = replace(state.player, play=add(state.player.play, card))
    return state.update_player(player, pending=(UseArtifact(card), *state.pending))


def _purchase(state: Draft, step: Purchase) -> Draft | None:
    """Turn up the top card of the deck first, if the step says so and there is one (AR 16.1)."""
    deck = state.items if "item" in step.kinds else state.artifacts
    if step.turn_up and deck and len(deck[0]) > 1:
        return replace(state, pending=(TurnUp("item" if "item" in step.kinds else "artifact"), *state.pending))
    if buy_moves(state, step) or (cards_on_offer(state, step) and may_interrupt(state)):
        return None
    return state.finish_step()


def _turn_up(state: Draft, step: TurnUp, card: str) -> Draft:
    state = state.update(CardTurnedUp(card), pending=state.pending[1:])
    if CARDS[card].kind == "item":
        return replace(state, items=((card,), *remove_from_deck(state.items, card)))
    return replace(state, artifacts=((card,), *remove_from_deck(state.artifacts, card)))


def _top_of_deck(state: State, step: TurnUp) -> Bag:
    return (state.items if step.kind == "item" else state.artifacts)[0]


def _take_moves(state: State, kind: str) -> tuple[TakeCard, ...]:
    return tuple(_TAKE_MOVES[card] for card in state.row if card is not None and CARDS[card].kind == kind)


def _gain_item(state: Draft, step: GainItem, move: TakeCard) -> Draft:
    state = _remove_from_row(state, move.card)
    player, card = state.player, move.card
    if step.to == "hand":
        player = replace(player, hand=add(player.hand, card))
    elif step.to == "top":
        player = replace(player, deck=((card,), *player.deck))
    else:
        player = replace(player, deck=(*player.deck, (card,)))
    return state.update_player(player, CardTaken(state.turn, card, step.to), pending=state.pending[1:])


def _gain_artifact(state: Draft, step: GainArtifact, move: TakeCard) -> Draft:
    state = _remove_from_row(state, move.card)
    event = CardTaken(state.turn, move.card, "play")
    return _put_in_play(state.update(event, pending=state.pending[1:]), move.card)


def _use_artifact(state: Draft, step: UseArtifact, move: Accept) -> Draft:
    return replace(state, pending=state.next_steps(*CARDS[step.card].effect))


def _exile_row_item(state: Draft, step: ExileRowItem) -> Draft:
    """Exile the item farthest from the staff, if there is one (AR 16.20)."""
    items = [card for card in state.row if card is not None and CARDS[card].kind == "item"]
    if not items:
        return state.finish_step()
    event = CardExiled(state.turn, items[-1], "row")
    state = _remove_from_row(state, items[-1])
    return state.update(event, exiled=(*state.exiled, items[-1]), pending=state.pending[1:])


def _take_exiled_moves(state: State) -> tuple[TakeCard, ...]:
    return tuple(_TAKE_MOVES[card] for card in state.exiled if CARDS[card].kind == "item")


def _take_exiled(state: Draft, step: TakeExiled, move: TakeCard) -> Draft:
    event = CardTaken(state.turn, move.card, "bottom")
    state = state.update(event, exiled=remove(state.exiled, move.card), pending=state.pending[1:])
    return _put_under(state, move.card)


# Playing


def play_moves(state: State) -> list[Play]:
    """Cards to play as the main action, by passing too (AR 8.2, 14.8)."""
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
                found.append(_PLAY_MOVES[card])
        elif face.passing:
            found.append(_PASS_MOVES[card])
    return found


def check_play(state: State, move: Play) -> None:
    """Raise `IllegalMove` unless the card is in hand and its effect has this timing (AR 8.2, 8.3)."""
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
    """Put the card into the play area, or exile it, and use its effect (AR 8.2, 8.5)."""
    face = CARDS[move.card]
    player = state.player
    play_area, exiled = player.play, state.exiled
    if face.exiles_itself:
        exiled = (*exiled, face.id)
    else:
        play_area = add(play_area, face.id)
    player = replace(player, hand=remove(player.hand, face.id), play=play_area)
    played = CardPlayed(state.turn, face.id, move.timing)
    if move.timing == "pass":
        player, pending = replace(player, passed=True), face.passing + state.pending
        return state.update_player(player, played, Passed(state.turn), exiled=exiled, acted=True, pending=pending)
    price = playing_price(face.id)
    paid, pending = payment_events(state, price), face.effect + state.pending
    acted = state.acted or move.timing == "main"
    return state.update_player(spend(player, price), played, *paid, exiled=exiled, acted=acted, pending=pending)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Purchase, Buy](
        step=Purchase,
        rule="AR 14.16",
        act=_purchase,
        answers=lambda state, step: (*buy_moves(state, step), DECLINE),
        checks={Buy: check_buy, Decline: allow},
        answer=lambda state, step, move: buy(state.finish_step(), move, step),
    ),
    draw_procedure(TurnUp, _top_of_deck, lambda state, step: "items" if step.kind == "item" else "artifacts", _turn_up),
    Procedure[GainItem, TakeCard](
        step=GainItem,
        rule="AR 14.4",
        possible=lambda state, step: bool(_take_moves(state, "item")),
        answers=lambda state, step: _take_moves(state, "item"),
        answer=_gain_item,
    ),
    Procedure[GainArtifact, TakeCard](
        step=GainArtifact,
        rule="AR 9.10",
        possible=lambda state, step: bool(_take_moves(state, "artifact")),
        answers=lambda state, step: _take_moves(state, "artifact"),
        answer=_gain_artifact,
    ),
    Procedure[UseArtifact, Accept](
        step=UseArtifact, rule="AR 8.7", answers=lambda state, step: (ACCEPT, DECLINE), answer=_use_artifact
    ),
    Procedure[ExileRowItem, Never](step=ExileRowItem, act=_exile_row_item),
    Procedure[TakeExiled, TakeCard](
        step=TakeExiled,
        rule="AR 16.20",
        possible=lambda state, step: bool(_take_exiled_moves(state)) or may_exile(state, "item"),
        answers=lambda state, step: (*_take_exiled_moves(state), DECLINE),
        answer=_take_exiled,
    ),
)
