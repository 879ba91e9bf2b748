"""Where the hidden cards of another player can be, tracked from event to event (AR 15).

A `Holding` is one possible distribution of a player's cards. A hidden draw splits it into several, weighted by physical
cards; a card that is shown rules some out. There are only a few at any time, so all are kept and the weights are exact.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, TypeVar

from cairn.core.values import Seat, replace
from cairn.games.arnak.rules.basics import add, remove, remove_from_deck
from cairn.games.arnak.rules.events import (
    ArnakEvent,
    Bought,
    CardDecided,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardsLooked,
    CardsPutAway,
    CardTaken,
    FearTaken,
    HandsDecided,
    Paid,
    StaffMoved,
)
from cairn.games.arnak.rules.pieces import CARDS, FEAR
from cairn.games.arnak.rules.setup import opening_state
from cairn.games.arnak.rules.state import Bag, Layers, Options

T = TypeVar("T")


class Holding(NamedTuple):
    """A possible distribution of a player's cards."""

    hand: Bag
    deck: Layers
    play: Bag = ()
    aside: Bag = ()
    laid: Bag = ()
    decided: int = 0
    """The number of cards of the hand already decided about at the end of the round (AR 10.2)."""


Transition = tuple[Holding, ArnakEvent, int]
"""The other end of an event, the event as its owner saw it, and the number of physical deals that fit."""


class Moment(NamedTuple):
    """An event that moved cards of a player, with the transitions that lead to each holding after it."""

    number: int
    """The number of the event in the history."""
    transitions: dict[Holding, list[Transition]]


@dataclass(frozen=True)
class CardHistory:
    """All possible histories of one player's cards."""

    first: Holding
    moments: tuple[Moment, ...]
    weights: tuple[dict[Holding, int], ...]
    """At the start and after each moment: the possible holdings, with the number of physical deals that fit."""

    @property
    def now(self) -> dict[Holding, int]:
        """The holdings that fit everything seen, with the number of physical deals that fit."""
        return self.weights[-1]

    def sample(self, rng: Random) -> tuple[Holding, dict[int, ArnakEvent]]:
        """Draw a holding, and the events that led there as their owner saw them, by number."""
        end = draw_weighted(self.now, rng)
        events: dict[int, ArnakEvent] = {}
        holding = end
        for moment, before in zip(reversed(self.moments), reversed(self.weights[:-1]), strict=True):
            holding, events[moment.number], _ = _draw_transition(moment.transitions[holding], before, rng)
        return end, events


def initial_history(options: Options, seat: Seat) -> CardHistory:
    """The cards of a seat before the first event."""
    start = opening_state(options).players[seat]
    first = Holding(start.hand, start.deck)
    return CardHistory(first, (), ({first: 1},))


def extend_history(past: CardHistory, seat: Seat, events: Iterable[tuple[int, ArnakEvent]]) -> CardHistory:
    """Extend the history of a seat's cards by further events, given with their numbers."""
    weights, moments = list(past.weights), list(past.moments)
    for number, event in events:
        if not _moves_cards(event, seat):
            continue
        transitions: dict[Holding, list[Transition]] = {}
        after: dict[Holding, int] = {}
        for holding, weight in weights[-1].items():
            for following, seen, deals in _transitions(holding, event, seat):
                transitions.setdefault(following, []).append((holding, seen, deals))
                after[following] = after.get(following, 0) + weight * deals
        moments.append(Moment(number, transitions))
        weights.append(after)
    return CardHistory(past.first, tuple(moments), tuple(weights)) if len(moments) > len(past.moments) else past


def _moves_cards(event: ArnakEvent, seat: Seat) -> bool:
    """Whether the event moves or shows cards of the seat."""
    if isinstance(event, HandsDecided | StaffMoved):
        return True
    if getattr(event, "seat", None) != seat:
        return False
    match event:
        case Paid(cards=cards, discards=discards):
            return bool(cards or discards)
        case FearTaken(tile=tile):
            return not tile
        case CardExiled(card=card, zone=zone):
            return zone != "row" and card in CARDS
        case _:
            return type(event) in _CARD_EVENTS


_CARD_EVENTS = {
    Bought,
    CardDiscarded,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardDecided,
    CardsLooked,
    CardsPutAway,
    CardTaken,
}

CHOICE_WEIGHT = 6
"""The weight of a hidden choice among 1, 2 or 3 cards, divisible by each of these numbers (AR 16.8)."""


def _transitions(holding: Holding, event: ArnakEvent, seat: Seat) -> Iterator[Transition]:
    """The holdings that the event can lead to from this one, as transitions to them; none if it is impossible."""
    match event:
        case CardsDrawn(count=count, bottom=bottom):
            for cards, deck, deals in _possible_draws(holding.deck, count, bottom):
                after = holding._replace(hand=add(holding.hand, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardsLooked(count=count, bottom=bottom):
            for cards, deck, deals in _possible_draws(holding.deck, count, bottom):
                after = holding._replace(aside=add(holding.aside, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardKept():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(hand=add(holding.hand, card), aside=remove(holding.aside, card))
                yield after, CardKept(seat, card), CHOICE_WEIGHT // len(kinds)
        case CardPutBack():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(deck=((card,), *holding.deck), aside=remove(holding.aside, card))
                yield after, CardPutBack(seat, card), CHOICE_WEIGHT // len(kinds)
        case CardDecided():
            card = holding.hand[holding.decided]
            decided = holding._replace(decided=holding.decided + 1)
            yield decided, CardDecided(seat, card, True), 1
            yield decided._replace(laid=(*decided.laid, card)), CardDecided(seat, card, False), 1
        case _:
            shown = _apply_public(holding, event, seat)
            if shown is not None:
                yield shown, event, 1


def _possible_draws(deck: Layers, count: int, bottom: bool) -> Iterator[tuple[Bag, Layers, int]]:
    """The cards that can have been drawn: a whole layer, or one card of the first or last layer (AR 10.3)."""
    layer = deck[-1 if bottom else 0]
    if count == len(layer):
        yield layer, deck[:-1] if bottom else deck[1:], 1
        return
    assert count == 1, "cards of a layer that is not drawn whole are drawn one at a time"
    for card in dict.fromkeys(layer):
        yield (card,), remove_from_deck(deck, card, bottom), layer.count(card)


def _apply_public(holding: Holding, event: ArnakEvent, seat: Seat) -> Holding | None:
    """The holding after a public event; None if a shown card is not where this holding has it."""
    match event:
        case Paid(cards=cards, discards=discards):
            return _move_to_play_area(holding, cards + discards)
        case CardDiscarded(card=card):
            return _move_to_play_area(holding, (card,))
        case CardPlayed(card=card):
            opened = _move_to_play_area(holding, (card,))
            if opened is not None and CARDS[card].exiles_itself:
                return opened._replace(play=remove(opened.play, card))
            return opened
        case CardExiled(card=card, zone="play"):
            return holding._replace(play=remove(holding.play, card))
        case CardExiled(card=card):
            return holding._replace(hand=remove(holding.hand, card)) if card in holding.hand else None
        case FearTaken():
            return holding._replace(play=add(holding.play, FEAR))
        case Bought(card=card):
            if CARDS[card].kind == "artifact":
                return holding._replace(play=add(holding.play, card))
            return holding._replace(deck=(*holding.deck, (card,)))
        case CardTaken(card=card, to="hand"):
            return holding._replace(hand=add(holding.hand, card))
        case CardTaken(card=card, to="top"):
            return holding._replace(deck=((card,), *holding.deck))
        case CardTaken(card=card, to="bottom"):
            return holding._replace(deck=(*holding.deck, (card,)))
        case CardTaken(card=card):
            return holding._replace(play=add(holding.play, card))
        case CardsPutAway(cards=cards):
            if holding.aside != cards:
                return None
            return holding._replace(play=add(holding.play, *cards), aside=())
        case HandsDecided(laid=laid):
            return holding if holding.laid == laid[seat] else None
        case StaffMoved():
            return _collect_cards(holding)
        case _:
            raise AssertionError(f"{event} moves no cards")


def _move_to_play_area(holding: Holding, cards: tuple[str, ...]) -> Holding | None:
    """Move the cards from hand to the play area; None if they are not in hand."""
    hand = holding.hand
    for card in cards:
        if card not in hand:
            return None
        hand = remove(hand, card)
    return holding._replace(hand=hand, play=add(holding.play, *cards))


def _collect_cards(holding: Holding) -> Holding:
    """Put the play area and the cards put away under the deck, shuffled (AR 10.3)."""
    cards = add(holding.play, *holding.laid)
    deck = (*holding.deck, cards) if cards else holding.deck
    return Holding(subtract(holding.hand, holding.laid), deck)


# Drawing by weight


def draw_weighted(weights: dict[T, int], rng: Random) -> T:
    """Draw a key by weight."""
    at = rng.randrange(sum(weights.values()))
    for thing, weight in weights.items():
        at -= weight
        if at < 0:
            return thing
    raise AssertionError("weights are positive")


def _draw_transition(transitions: list[Transition], before: dict[Holding, int], rng: Random) -> Transition:
    if len(transitions) == 1:
        return transitions[0]
    weights = {number: before[holding] * deals for number, (holding, _, deals) in enumerate(transitions)}
    return transitions[draw_weighted(weights, rng)]


def subtract(bag: Bag, pieces: tuple[str, ...]) -> Bag:
    """The bag without these pieces."""
    for piece in pieces:
        bag = remove(bag, piece)
    return bag
