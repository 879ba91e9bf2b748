"""What the cards of another player may have been through, followed from event to event (AR 15).

A holding is where a player may have which card; each card drawn from a layer makes several of one, weighted by
physical cards, and each card that is shown rules some out. There are few at any time, so all are kept and the weights
are exact.
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
    """Where the cards of a player may be."""

    hand: Bag
    deck: Layers
    play: Bag = ()
    aside: Bag = ()
    laid: Bag = ()
    decided: int = 0
    """How many cards of the hand have been decided about, now that the round is over (AR 10.2)."""


Way = tuple[Holding, ArnakEvent, int]
"""Where an event led from, how it looked to its owner, and how many physical deals there are for it."""


class Moment(NamedTuple):
    """An event that moved cards of a player: what each world after it may have come from."""

    number: int
    """Of the event in the history."""
    ways: dict[Holding, list[Way]]


@dataclass(frozen=True)
class Past:
    """All that the cards of one player may have been through."""

    first: Holding
    moments: tuple[Moment, ...]
    weights: tuple[dict[Holding, int], ...]
    """For the beginning and after each moment: the worlds, and how many physical deals lead there."""

    @property
    def now(self) -> dict[Holding, int]:
        """The worlds that fit all that was seen, each with the number of physical deals that fit it."""
        return self.weights[-1]

    def sample(self, rng: Random) -> tuple[Holding, dict[int, ArnakEvent]]:
        """One of the worlds, and the events that led there as their owner saw them, by number."""
        end = drawn(self.now, rng)
        told: dict[int, ArnakEvent] = {}
        holding = end
        for moment, before in zip(reversed(self.moments), reversed(self.weights[:-1]), strict=True):
            ways = moment.ways[holding]
            holding, told[moment.number], _ = ways[0] if len(ways) == 1 else _way(ways, before, rng)
        return end, told


def untouched(options: Options, seat: Seat) -> Past:
    """The cards of a seat before anything has happened."""
    start = opening_state(options).players[seat]
    first = Holding(start.hand, start.deck)
    return Past(first, (), ({first: 1},))


def gone_on(past: Past, seat: Seat, events: Iterable[tuple[int, ArnakEvent]]) -> Past:
    """What the cards of another seat may have been through after further events, with their numbers in the history."""
    weights, moments = list(past.weights), list(past.moments)
    for number, event in events:
        if not _moves_cards(event, seat):
            continue
        ways: dict[Holding, list[Way]] = {}
        after: dict[Holding, int] = {}
        for holding, weight in weights[-1].items():
            for following, told, deals in _followed(holding, event, seat):
                ways.setdefault(following, []).append((holding, told, deals))
                after[following] = after.get(following, 0) + weight * deals
        moments.append(Moment(number, ways))
        weights.append(after)
    return Past(past.first, tuple(moments), tuple(weights)) if len(moments) > len(past.moments) else past


def _moves_cards(event: ArnakEvent, seat: Seat) -> bool:
    """Whether the event moves cards of the seat, or tells of them."""
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
            return type(event) in _OF_CARDS


_OF_CARDS = {
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

CHOICES = 6
"""A number that can be divided by as many cards as are ever looked at together (AR 16.8)."""


def _followed(holding: Holding, event: ArnakEvent, seat: Seat) -> Iterator[Way]:
    """Every world that the event may lead to from this one, with the event as its owner saw it; none if it cannot be.

    The first of a way is the world after the event.
    """
    match event:
        case CardsDrawn(count=count, bottom=bottom):
            for cards, deck, deals in _off_deck(holding.deck, count, bottom):
                after = holding._replace(hand=add(holding.hand, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardsLooked(count=count, bottom=bottom):
            for cards, deck, deals in _off_deck(holding.deck, count, bottom):
                after = holding._replace(aside=add(holding.aside, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardKept():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(hand=add(holding.hand, card), aside=remove(holding.aside, card))
                yield after, CardKept(seat, card), CHOICES // len(kinds)
        case CardPutBack():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(deck=((card,), *holding.deck), aside=remove(holding.aside, card))
                yield after, CardPutBack(seat, card), CHOICES // len(kinds)
        case CardDecided():
            card = holding.hand[holding.decided]
            decided = holding._replace(decided=holding.decided + 1)
            yield decided, CardDecided(seat, card, True), 1
            yield decided._replace(laid=(*decided.laid, card)), CardDecided(seat, card, False), 1
        case _:
            shown = _shown(holding, event, seat)
            if shown is not None:
                yield shown, event, 1


def _off_deck(deck: Layers, count: int, bottom: bool) -> Iterator[tuple[Bag, Layers, int]]:
    """The cards that may have come from a deck: a whole layer, or any card of its first or last one (AR 10.3)."""
    layer = deck[-1 if bottom else 0]
    if count == len(layer):
        yield layer, deck[:-1] if bottom else deck[1:], 1
        return
    assert count == 1, "cards of a layer that is not drawn whole come one by one"
    for card in dict.fromkeys(layer):
        yield (card,), remove_from_deck(deck, card, bottom), layer.count(card)


def _shown(holding: Holding, event: ArnakEvent, seat: Seat) -> Holding | None:
    """The world after an event that all could see; None if a card is not where it was shown to be."""
    match event:
        case Paid(cards=cards, discards=discards):
            return _laid_open(holding, cards + discards)
        case CardDiscarded(card=card):
            return _laid_open(holding, (card,))
        case CardPlayed(card=card):
            opened = _laid_open(holding, (card,))
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
            return _gathered(holding)
        case _:
            raise AssertionError(f"{event} moves no cards")


def _laid_open(holding: Holding, cards: tuple[str, ...]) -> Holding | None:
    """The cards go from the hand to the play area, if they are there."""
    hand = holding.hand
    for card in cards:
        if card not in hand:
            return None
        hand = remove(hand, card)
    return holding._replace(hand=hand, play=add(holding.play, *cards))


def _gathered(holding: Holding) -> Holding:
    """Play area and cards put away go under the deck, shuffled (AR 10.3)."""
    cards = add(holding.play, *holding.laid)
    deck = (*holding.deck, cards) if cards else holding.deck
    return Holding(less(holding.hand, holding.laid), deck)


# Drawing by weight


def drawn(weights: dict[T, int], rng: Random) -> T:
    """One of the things, by its weight."""
    at = rng.randrange(sum(weights.values()))
    for thing, weight in weights.items():
        at -= weight
        if at < 0:
            return thing
    raise AssertionError("weights are positive")


def _way(ways: list[Way], before: dict[Holding, int], rng: Random) -> Way:
    at = rng.randrange(sum(before[way[0]] * way[2] for way in ways))
    for way in ways:
        at -= before[way[0]] * way[2]
        if at < 0:
            return way
    raise AssertionError("weights are positive")


def less(bag: Bag, pieces: tuple[str, ...]) -> Bag:
    """The bag without these pieces."""
    for piece in pieces:
        bag = remove(bag, piece)
    return bag
