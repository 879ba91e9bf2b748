"""Cards of the player's deck, hand and play area: draw, discard, exile, look at them (AR 8.5, 14.10, 16.8)."""

from typing import Never

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    Discard,
    Draw,
    DrawAndKeep,
    Exile,
    Fear,
    Fetch,
    Peruse,
    PutAway,
    PutOnTop,
    Sort,
)
from cairn.games.arnak.rules.basics import ACCEPT, DECLINE, add, deck_pile, remove, remove_from_deck, take_fear
from cairn.games.arnak.rules.events import (
    Announced,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPutBack,
    CardsDrawn,
    CardsLooked,
    CardsPutAway,
)
from cairn.games.arnak.rules.free_actions import may_cause, may_exile
from cairn.games.arnak.rules.moves import Accept, Announce, Decline, DiscardCard, DrawCard, ExileCard, Keep, PutBack
from cairn.games.arnak.rules.pieces import CARDS, FEAR
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.state import Bag, Draft, State

FEAR_TILE = "fear-tile"
"""The name of a fear tile in moves and events, where cards are named (AR 8.12)."""

DRAW = DrawCard()


def _draw(state: Draft, step: Draw, move: DrawCard) -> Draft:
    more = (Draw(step.cards - 1, step.bottom),) if step.cards > 1 else ()
    return replace(state, pending=state.next_steps(Fetch(step.bottom), *more))


def _end_of_deck(state: State, step: Fetch | Peruse) -> Bag:
    return state.player.deck[-1 if step.bottom else 0]


def _fetch(state: Draft, step: Fetch, card: str) -> Draft:
    player = state.player
    player = replace(player, hand=add(player.hand, card), deck=remove_from_deck(player.deck, card, step.bottom))
    return state.update_player(player, CardsDrawn(state.turn, 1, (card,), step.bottom), pending=state.pending[1:])


def _discard_moves(state: State, step: Discard) -> tuple[DiscardCard, ...]:
    return tuple(DiscardCard(card) for card in dict.fromkeys(state.player.hand))


def _discard(state: Draft, step: Discard, move: DiscardCard) -> Draft:
    player = state.player
    player = replace(player, hand=remove(player.hand, move.card), play=add(player.play, move.card))
    return state.update_player(player, CardDiscarded(state.turn, move.card), pending=state.pending[1:])


def _exile_moves(state: State, step: Exile) -> tuple[ExileCard | Decline, ...]:
    player = state.player
    found: list[ExileCard | Decline] = [ExileCard(card, "hand") for card in dict.fromkeys(player.hand)]
    found += [ExileCard(card, "play") for card in dict.fromkeys(player.play)]
    if player.fear_tiles:
        found.append(ExileCard(FEAR_TILE, "play"))
    return (*found, DECLINE)


def _can_exile(state: State, step: Exile) -> bool:
    """Whether there is a card to exile, or a free action could draw one first (AR 3.6)."""
    player = state.player
    if player.hand or player.play or player.fear_tiles:
        return True
    return bool(player.deck) and may_cause(state, Draw)


def _exile(state: Draft, step: Exile, move: ExileCard) -> Draft:
    """Return Fear to its stack and a fear tile to its pile; remove other cards from the game (AR 8.5, 8.12)."""
    player = state.player
    event = CardExiled(state.turn, move.card, move.zone)
    if move.card == FEAR_TILE:
        player = replace(player, fear_tiles=player.fear_tiles - 1)
        return state.update_player(player, event, pending=state.pending[1:])
    if move.zone == "hand":
        player = replace(player, hand=remove(player.hand, move.card))
    else:
        player = replace(player, play=remove(player.play, move.card))
    if move.card == FEAR:
        return state.update_player(player, event, fear=state.fear + 1, pending=state.pending[1:])
    return state.update_player(player, event, exiled=(*state.exiled, move.card), pending=state.pending[1:])


def _begin_fear(state: Draft, step: Fear) -> Draft | None:
    """Take Fear; with an empty stack, wait first if a free action could return a Fear card to it (AR 3.6, 8.6)."""
    if not state.fear and may_exile(state, CARDS[FEAR].kind):
        return None
    return _take_fear(state, step, ACCEPT)


def _take_fear(state: Draft, step: Fear, move: Accept) -> Draft:
    return replace(take_fear(state, state.turn), pending=state.pending[1:])


# Looking at cards (AR 16.8)


def _announce(state: Draft, step: DrawAndKeep, move: Announce) -> Draft:
    look = Peruse(move.cards, step.bottom, step.back)
    return state.update(Announced(state.turn, move.cards), pending=state.next_steps(look))


def _finish_looking(state: Draft, step: Peruse) -> Draft | None:
    if not step.cards or not state.player.deck:
        return replace(state, pending=state.next_steps(Sort(step.back)))
    return None


def _look_at_card(state: Draft, step: Peruse, card: str) -> Draft:
    player = state.player
    player = replace(player, aside=add(player.aside, card), deck=remove_from_deck(player.deck, card, step.bottom))
    more = Peruse(step.cards - 1, step.bottom, step.back)
    return state.update_player(player, CardsLooked(state.turn, 1, (card,), step.bottom), pending=state.next_steps(more))


def _keep_single(state: Draft, step: Sort) -> Draft | None:
    """Keep a single card without asking."""
    aside = state.player.aside
    return _keep(state, step, Keep(aside[0])) if len(aside) == 1 else None


def _keep(state: Draft, step: Sort, move: Keep) -> Draft:
    player = state.player
    player = replace(player, hand=add(player.hand, move.card), aside=remove(player.aside, move.card))
    then = (PutOnTop(), PutAway()) if step.back else (PutAway(),)
    return state.update_player(player, CardKept(state.turn, move.card), pending=state.next_steps(*then))


def _put_back(state: Draft, step: PutOnTop, move: PutBack) -> Draft:
    player = state.player
    player = replace(player, deck=((move.card,), *player.deck), aside=remove(player.aside, move.card))
    return state.update_player(player, CardPutBack(state.turn, move.card), pending=state.pending[1:])


def _put_away(state: Draft, step: PutAway) -> Draft:
    player = state.player
    if not player.aside:
        return state.finish_step()
    event = CardsPutAway(state.turn, player.aside)
    player = replace(player, play=add(player.play, *player.aside), aside=())
    return state.update_player(player, event, pending=state.pending[1:])


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Draw, DrawCard](
        step=Draw,
        rule="AR 14.10",
        possible=lambda state, step: bool(state.player.deck) and step.cards > 0,
        answers=lambda state, step: (DRAW, DECLINE),
        answer=_draw,
    ),
    draw_procedure(Fetch, _end_of_deck, lambda state, step: deck_pile(state, state.turn, step.bottom), _fetch),
    Procedure[Discard, DiscardCard](
        step=Discard,
        rule="AR 14.10",
        possible=lambda state, step: bool(state.player.hand),
        answers=_discard_moves,
        answer=_discard,
    ),
    Procedure[Exile, ExileCard](
        step=Exile,
        rule="AR 8.5",
        possible=_can_exile,
        answers=_exile_moves,
        answer=_exile,
    ),
    Procedure[Fear, Accept](
        step=Fear, rule="AR 8.6", act=_begin_fear, answers=lambda state, step: (ACCEPT,), answer=_take_fear
    ),
    Procedure[DrawAndKeep, Announce](
        step=DrawAndKeep,
        rule="AR 16.8",
        possible=lambda state, step: bool(state.player.deck),
        answers=lambda state, step: tuple(Announce(number + 1) for number in range(step.most)),
        answer=_announce,
    ),
    draw_procedure(
        Peruse,
        _end_of_deck,
        lambda state, step: deck_pile(state, state.turn, step.bottom),
        _look_at_card,
        before=_finish_looking,
    ),
    Procedure[Sort, Keep](
        step=Sort,
        rule="AR 16.8",
        act=_keep_single,
        answers=lambda state, step: tuple(Keep(card) for card in dict.fromkeys(state.player.aside)),
        answer=_keep,
    ),
    Procedure[PutOnTop, PutBack](
        step=PutOnTop,
        rule="AR 16.8",
        possible=lambda state, step: bool(state.player.aside),
        answers=lambda state, step: (*(PutBack(card) for card in dict.fromkeys(state.player.aside)), DECLINE),
        answer=_put_back,
    ),
    Procedure[PutAway, Never](step=PutAway, act=_put_away),
)
