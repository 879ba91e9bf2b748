"""Cards: buying, gaining, playing, drawing, exiling (AR 8, 14.4, 14.10, 16)."""

from cairn.core.chance import Chance
from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import (
    Discard,
    Draw,
    DrawAndKeep,
    Exile,
    ExileRowItem,
    Fear,
    Fetch,
    GainArtifact,
    GainItem,
    Peruse,
    Purchase,
    PutAway,
    PutOnTop,
    Sort,
    TakeExiled,
    TurnUp,
    UseArtifact,
)
from cairn.games.arnak.rules.basics import (
    Act,
    Answers,
    Chances,
    Choices,
    Possible,
    Settling,
    bag_chance,
    certain,
    drawn_from,
    later,
    minus,
    off_layers,
    plus,
    spend,
    take_fear,
    updated,
)
from cairn.games.arnak.rules.events import (
    Announced,
    Bought,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardsLooked,
    CardsPutAway,
    CardTaken,
    CardTurnedUp,
    Paid,
    Passed,
)
from cairn.games.arnak.rules.free import check_in_hand, may_interrupt
from cairn.games.arnak.rules.moves import (
    Announce,
    Buy,
    DiscardCard,
    DrawCard,
    ExileCard,
    Keep,
    Move,
    Outcome,
    Play,
    PutBack,
    TakeCard,
)
from cairn.games.arnak.rules.pieces import CARDS, FEAR
from cairn.games.arnak.rules.sites import ACCEPT, DECLINE
from cairn.games.arnak.rules.state import Bag, Draft, State

__all__ = [
    "ACT",
    "ANSWER",
    "CHANCE",
    "CHOICES",
    "FEAR_TILE",
    "POSSIBLE",
    "RULES",
    "SETTLE",
    "buy",
    "buy_moves",
    "check_buy",
    "check_play",
    "play",
    "play_moves",
]

FEAR_TILE = "fear-tile"
"""What a move or event calls a fear tile, which is no card (AR 8.12)."""

TABLET = Goods(tablet=1)
"""For playing an artifact from hand (AR 8.2)."""

ANY = Purchase(("item", "artifact"))
DRAW = DrawCard()
_BUYS = {card: Buy(card) for card in CARDS}
_TAKES = {card: TakeCard(card) for card in CARDS}
_PLAYS = {card: Play(card) for card in CARDS}
_PASSES = {card: Play(card, "pass") for card, face in CARDS.items() if face.passing}


# Buying and gaining


def _offered(state: State, step: Purchase) -> list[str]:
    """The cards that may be bought: those in the row, and one turned up (AR 8.9, 16.1)."""
    offered = [card for card in state.row if card is not None and CARDS[card].kind in step.kinds]
    if step.turn_up:
        deck = state.items if "item" in step.kinds else state.artifacts
        offered += [deck[0][0]] if deck and len(deck[0]) == 1 else []
    return offered


def _price(card: str, step: Purchase) -> Goods:
    face = CARDS[card]
    return face.price.less(Goods(coin=step.discount, compass=step.discount)) if step.discount else face.price


def buy_moves(state: State, step: Purchase = ANY) -> list[Move]:
    """The cards on offer that can be paid for."""
    goods, discount = state.players[state.turn].goods, step.discount
    found: list[Move] = []
    for card in _offered(state, step):
        face = CARDS[card]
        if face.cost - discount <= (goods.compass if face.kind == "artifact" else goods.coin):
            found.append(_BUYS[card])
    return found


def check_buy(state: State, move: Buy, step: Purchase = ANY) -> None:
    """The card is on offer and can be paid for (AR 8.1)."""
    if move.card not in CARDS:
        raise IllegalMove("AR 2.9", "no-such-card")
    if move.card not in _offered(state, step):
        raise IllegalMove("AR 8.9", "not-on-offer", card=f"card:{move.card}")
    if not state.player.goods.covers(_price(move.card, step)):
        raise IllegalMove("AR 8.1", "unaffordable", card=f"card:{move.card}")


def buy(state: Draft, move: Buy, step: Purchase = ANY) -> Draft:
    """An item goes under the deck; an artifact comes to the play area and may be used at once (AR 8.1)."""
    price = _price(move.card, step)
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
    if buy_moves(state, step) or (_offered(state, step) and may_interrupt(state)):
        return None
    return replace(state, pending=state.pending[1:])


def _turn_up(state: Draft, card: str) -> Draft:
    told = (*state.told, CardTurnedUp(card))
    if CARDS[card].kind == "item":
        return replace(state, items=((card,), *off_layers(state.items, card)), told=told, pending=state.pending[1:])
    return replace(state, artifacts=((card,), *off_layers(state.artifacts, card)), told=told, pending=state.pending[1:])


def _turned_up(state: State, step: TurnUp) -> Bag:
    return (state.items if step.kind == "item" else state.artifacts)[0]


def _in_row(state: State, kind: str) -> tuple[Move, ...]:
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


def _use_artifact(state: Draft, step: UseArtifact, move: Move) -> Draft:
    return replace(state, pending=later(state, *CARDS[step.card].effect))


def _exile_row_item(state: Draft, step: ExileRowItem) -> Draft:
    """The item farthest from the staff, if there is one (AR 16.20)."""
    items = [card for card in state.row if card is not None and CARDS[card].kind == "item"]
    if not items:
        return replace(state, pending=state.pending[1:])
    told = CardExiled(state.turn, items[-1], "row")
    state = _off_the_row(state, items[-1])
    return replace(state, exiled=(*state.exiled, items[-1]), told=(*state.told, told), pending=state.pending[1:])


def _exiled_items(state: State) -> tuple[Move, ...]:
    return tuple(_TAKES[card] for card in state.exiled if CARDS[card].kind == "item")


def _take_exiled(state: Draft, step: TakeExiled, move: TakeCard) -> Draft:
    told = CardTaken(state.turn, move.card, "bottom")
    state = replace(state, exiled=minus(state.exiled, move.card), told=(*state.told, told), pending=state.pending[1:])
    return _put_under(state, move.card)


# Playing


def play_moves(state: State) -> list[Move]:
    """Cards that may be played as the main action, by passing too (AR 8.2, 14.8)."""
    player = state.players[state.turn]
    found: list[Move] = []
    last = ""
    for card in player.hand:
        if card == last:
            continue
        last = card
        face = CARDS[card]
        if face.timing == "main":
            if face.kind != "artifact" or player.goods.tablet:
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
    elif face.kind == "artifact" and not state.player.goods.covers(TABLET):
        raise IllegalMove("AR 8.2", "artifact-needs-tablet", card=f"card:{move.card}")


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
    if face.kind == "artifact":
        paid = Paid(state.turn, TABLET)
        return updated(state, spend(player, TABLET), played, paid, exiled=exiled, acted=acted, pending=pending)
    return updated(state, player, played, exiled=exiled, acted=acted, pending=pending)


# Drawing and putting away


def _draw(state: Draft, step: Draw, move: Move) -> Draft:
    more = (Draw(step.cards - 1, step.bottom),) if step.cards > 1 else ()
    return replace(state, pending=later(state, Fetch(step.bottom), *more))


def _end_of_deck(state: State, bottom: bool) -> Bag:
    return state.player.deck[-1 if bottom else 0]


def _fetch(state: Draft, step: Fetch) -> Draft | None:
    bag = _end_of_deck(state, step.bottom)
    return _fetched(state, step, bag[0]) if certain(bag) else None


def _fetched(state: Draft, step: Fetch, card: str) -> Draft:
    player = state.player
    player = replace(player, hand=plus(player.hand, card), deck=off_layers(player.deck, card, step.bottom))
    return updated(state, player, CardsDrawn(state.turn, 1, (card,), step.bottom), pending=state.pending[1:])


def _discards(state: State, step: Discard) -> tuple[Move, ...]:
    return tuple(DiscardCard(card) for card in dict.fromkeys(state.player.hand))


def _discard(state: Draft, step: Discard, move: DiscardCard) -> Draft:
    player = state.player
    player = replace(player, hand=minus(player.hand, move.card), play=plus(player.play, move.card))
    return updated(state, player, CardDiscarded(state.turn, move.card), pending=state.pending[1:])


def _exiles(state: State, step: Exile) -> tuple[Move, ...]:
    player = state.player
    found: list[Move] = [ExileCard(card, "hand") for card in dict.fromkeys(player.hand)]
    found += [ExileCard(card, "play") for card in dict.fromkeys(player.play)]
    if player.fear_tiles:
        found.append(ExileCard(FEAR_TILE, "play"))
    return (*found, DECLINE)


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


def _fear(state: Draft, step: Fear) -> Draft:
    return replace(take_fear(state, state.turn), pending=state.pending[1:])


# Looking at cards (AR 16.8)


def _announce(state: Draft, step: DrawAndKeep, move: Announce) -> Draft:
    told = Announced(state.turn, move.cards)
    peruse = Peruse(move.cards, step.bottom, step.back)
    return replace(state, told=(*state.told, told), pending=later(state, peruse))


def _peruse(state: Draft, step: Peruse) -> Draft | None:
    if not step.cards or not state.player.deck:
        return replace(state, pending=later(state, Sort(step.back)))
    bag = _end_of_deck(state, step.bottom)
    return _perused(state, step, bag[0]) if certain(bag) else None


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


def _deck_chance(state: State, step: Fetch | Peruse) -> Chance[Outcome]:
    return bag_chance(_end_of_deck(state, step.bottom))


ACT: Act = {
    Purchase: _purchase,
    TurnUp: lambda state, step: (
        _turn_up(state, _turned_up(state, step)[0]) if certain(_turned_up(state, step)) else None
    ),
    ExileRowItem: _exile_row_item,
    Fetch: _fetch,
    Fear: _fear,
    Peruse: _peruse,
    Sort: _sort,
    PutAway: _put_away,
}
POSSIBLE: Possible = {
    GainItem: lambda state, step: bool(_in_row(state, "item")),
    GainArtifact: lambda state, step: bool(_in_row(state, "artifact")),
    TakeExiled: lambda state, step: bool(_exiled_items(state)),
    Draw: lambda state, step: bool(state.player.deck) and step.cards > 0,
    Discard: lambda state, step: bool(state.player.hand),
    Exile: lambda state, step: bool(state.player.hand or state.player.play or state.player.fear_tiles),
    DrawAndKeep: lambda state, step: bool(state.player.deck),
    PutOnTop: lambda state, step: bool(state.player.aside),
}
CHOICES: Choices = {
    Purchase: lambda state, step: (*buy_moves(state, step), DECLINE),
    GainItem: lambda state, step: _in_row(state, "item"),
    GainArtifact: lambda state, step: _in_row(state, "artifact"),
    UseArtifact: lambda state, step: (ACCEPT, DECLINE),
    TakeExiled: lambda state, step: (*_exiled_items(state), DECLINE),
    Draw: lambda state, step: (DRAW, DECLINE),
    Discard: _discards,
    Exile: _exiles,
    DrawAndKeep: lambda state, step: tuple(Announce(number + 1) for number in range(step.most)),
    Sort: lambda state, step: tuple(Keep(card) for card in dict.fromkeys(state.player.aside)),
    PutOnTop: lambda state, step: (*(PutBack(card) for card in dict.fromkeys(state.player.aside)), DECLINE),
}
ANSWER: Answers = {
    Purchase: lambda state, step, move: buy(replace(state, pending=state.pending[1:]), move, step),
    GainItem: _gain_item,
    GainArtifact: _gain_artifact,
    UseArtifact: _use_artifact,
    TakeExiled: _take_exiled,
    Draw: _draw,
    Discard: _discard,
    Exile: _exile,
    DrawAndKeep: _announce,
    Sort: _keep,
    PutOnTop: _put_back,
}
CHANCE: Chances = {
    TurnUp: lambda state, step: bag_chance(_turned_up(state, step)),
    Fetch: _deck_chance,
    Peruse: _deck_chance,
}
SETTLE: Settling = {
    TurnUp: lambda state, step, outcome: _turn_up(state, drawn_from(_turned_up(state, step), outcome)),
    Fetch: lambda state, step, outcome: _fetched(state, step, drawn_from(_end_of_deck(state, step.bottom), outcome)),
    Peruse: lambda state, step, outcome: _perused(state, step, drawn_from(_end_of_deck(state, step.bottom), outcome)),
}
RULES: dict[type[object], str] = {
    Purchase: "AR 14.16",
    GainItem: "AR 14.4",
    GainArtifact: "AR 9.10",
    UseArtifact: "AR 8.7",
    TakeExiled: "AR 16.20",
    Draw: "AR 14.10",
    Discard: "AR 14.10",
    Exile: "AR 8.5",
    DrawAndKeep: "AR 16.8",
    Sort: "AR 16.8",
    PutOnTop: "AR 16.8",
}
