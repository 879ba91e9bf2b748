"""Cards of the own deck, hand and play area: drawing, putting away, exiling, looking (AR 8.5, 14.10, 16.8)."""

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
from cairn.games.arnak.rules.basics import ACCEPT, DECLINE, later, minus, off_layers, plus, take_fear, updated
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
from cairn.games.arnak.rules.free import may_bring, may_exile
from cairn.games.arnak.rules.moves import Accept, Announce, Decline, DiscardCard, DrawCard, ExileCard, Keep, PutBack
from cairn.games.arnak.rules.pieces import CARDS, FEAR
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.state import Bag, Draft, State

FEAR_TILE = "fear-tile"
"""What a move or event calls a fear tile, which is no card (AR 8.12)."""

DRAW = DrawCard()


def _draw(state: Draft, step: Draw, move: DrawCard) -> Draft:
    more = (Draw(step.cards - 1, step.bottom),) if step.cards > 1 else ()
    return replace(state, pending=later(state, Fetch(step.bottom), *more))


def _end_of_deck(state: State, step: Fetch | Peruse) -> Bag:
    return state.player.deck[-1 if step.bottom else 0]


def _fetched(state: Draft, step: Fetch, card: str) -> Draft:
    player = state.player
    player = replace(player, hand=plus(player.hand, card), deck=off_layers(player.deck, card, step.bottom))
    return updated(state, player, CardsDrawn(state.turn, 1, (card,), step.bottom), pending=state.pending[1:])


def _discards(state: State, step: Discard) -> tuple[DiscardCard, ...]:
    return tuple(DiscardCard(card) for card in dict.fromkeys(state.player.hand))


def _discard(state: Draft, step: Discard, move: DiscardCard) -> Draft:
    player = state.player
    player = replace(player, hand=minus(player.hand, move.card), play=plus(player.play, move.card))
    return updated(state, player, CardDiscarded(state.turn, move.card), pending=state.pending[1:])


def _exiles(state: State, step: Exile) -> tuple[ExileCard | Decline, ...]:
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
    return bool(player.deck) and may_bring(state, Draw)


def _exile(state: Draft, step: Exile, move: ExileCard) -> Draft:
    """Fear goes back to its stack, a fear tile to its pile, all else out of the game (AR 8.5, 8.12)."""
    player = state.player
    told = CardExiled(state.turn, move.card, move.zone)
    if move.card == FEAR_TILE:
        player = replace(player, fear_tiles=player.fear_tiles - 1)
        return updated(state, player, told, pending=state.pending[1:])
    if move.zone == "hand":
        player = replace(player, hand=minus(player.hand, move.card))
    else:
        player = replace(player, play=minus(player.play, move.card))
    if move.card == FEAR:
        return updated(state, player, told, fear=state.fear + 1, pending=state.pending[1:])
    return updated(state, player, told, exiled=(*state.exiled, move.card), pending=state.pending[1:])


def _fear(state: Draft, step: Fear) -> Draft | None:
    """With the stack empty it waits as long as a free action could bring a Fear card back to it (AR 3.6, 8.6)."""
    if not state.fear and may_exile(state, CARDS[FEAR].kind):
        return None
    return _frightened(state, step, ACCEPT)


def _frightened(state: Draft, step: Fear, move: Accept) -> Draft:
    return replace(take_fear(state, state.turn), pending=state.pending[1:])


# Looking at cards (AR 16.8)


def _announce(state: Draft, step: DrawAndKeep, move: Announce) -> Draft:
    told = Announced(state.turn, move.cards)
    peruse = Peruse(move.cards, step.bottom, step.back)
    return replace(state, told=(*state.told, told), pending=later(state, peruse))


def _peruse(state: Draft, step: Peruse) -> Draft | None:
    if not step.cards or not state.player.deck:
        return replace(state, pending=later(state, Sort(step.back)))
    return None


def _perused(state: Draft, step: Peruse, card: str) -> Draft:
    player = state.player
    player = replace(player, aside=plus(player.aside, card), deck=off_layers(player.deck, card, step.bottom))
    more = Peruse(step.cards - 1, step.bottom, step.back)
    return updated(state, player, CardsLooked(state.turn, 1, (card,), step.bottom), pending=later(state, more))


def _sort(state: Draft, step: Sort) -> Draft | None:
    """A single card is kept without a question."""
    aside = state.player.aside
    return _keep(state, step, Keep(aside[0])) if len(aside) == 1 else None


def _keep(state: Draft, step: Sort, move: Keep) -> Draft:
    player = state.player
    player = replace(player, hand=plus(player.hand, move.card), aside=minus(player.aside, move.card))
    then = (PutOnTop(), PutAway()) if step.back else (PutAway(),)
    return updated(state, player, CardKept(state.turn, move.card), pending=later(state, *then))


def _put_back(state: Draft, step: PutOnTop, move: PutBack) -> Draft:
    player = state.player
    player = replace(player, deck=((move.card,), *player.deck), aside=minus(player.aside, move.card))
    return updated(state, player, CardPutBack(state.turn, move.card), pending=state.pending[1:])


def _put_away(state: Draft, step: PutAway) -> Draft:
    player = state.player
    if not player.aside:
        return replace(state, pending=state.pending[1:])
    told = CardsPutAway(state.turn, player.aside)
    player = replace(player, play=plus(player.play, *player.aside), aside=())
    return updated(state, player, told, pending=state.pending[1:])


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[Draw, DrawCard](
        step=Draw,
        rule="AR 14.10",
        possible=lambda state, step: bool(state.player.deck) and step.cards > 0,
        answers=lambda state, step: (DRAW, DECLINE),
        answer=_draw,
    ),
    draw_procedure(Fetch, _end_of_deck, _fetched),
    Procedure[Discard, DiscardCard](
        step=Discard,
        rule="AR 14.10",
        possible=lambda state, step: bool(state.player.hand),
        answers=_discards,
        answer=_discard,
    ),
    Procedure[Exile, ExileCard](
        step=Exile,
        rule="AR 8.5",
        possible=_can_exile,
        answers=_exiles,
        answer=_exile,
    ),
    Procedure[Fear, Accept](
        step=Fear, rule="AR 8.6", act=_fear, answers=lambda state, step: (ACCEPT,), answer=_frightened
    ),
    Procedure[DrawAndKeep, Announce](
        step=DrawAndKeep,
        rule="AR 16.8",
        possible=lambda state, step: bool(state.player.deck),
        answers=lambda state, step: tuple(Announce(number + 1) for number in range(step.most)),
        answer=_announce,
    ),
    draw_procedure(Peruse, _end_of_deck, _perused, before=_peruse),
    Procedure[Sort, Keep](
        step=Sort,
        rule="AR 16.8",
        act=_sort,
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
