"""What a seat cannot see of Arnak, and whole positions that fit what it saw (AR 15).

Three things are hidden: which of their cards the others hold, which assistants lie hidden on the rescue space, and
which bonus tiles are left at the temple, once somebody has looked at them. What nobody has looked at is not in a
position at all, so there is nothing to guess.

The cards of each other player are followed through the history. A world is what the player may have in hand, in the
deck and laid aside; each card drawn from a layer makes several worlds of one, weighted by physical cards, and each
card that is shown rules worlds out. There are few at any time, so all are kept and the weights are exact. A sample
goes back through them from the last event to the first, so that what was drawn when fits together in the history too.

What the others chose openly tells only that they could. What they chose in secret may be any choice they had, each
as likely as another.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from math import comb, prod
from random import Random
from typing import NamedTuple, TypeVar

from cairn.core.events import Change, Event
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.basics import minus, off_layers, plus
from cairn.games.arnak.rules.events import (
    AssistantShown,
    Bought,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardSettled,
    CardsLooked,
    CardsPutAway,
    CardTaken,
    FearTaken,
    HandsSettled,
    Paid,
    Rescued,
    RescueLooked,
    StaffMoved,
    TempleBonusTaken,
    TempleLooked,
)
from cairn.games.arnak.rules.pieces import CARDS, FEAR
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.setup import opening
from cairn.games.arnak.rules.state import Bag, Layers, Player, State
from cairn.games.arnak.rules.view import PlayerBoard, View

__all__ = ["Holding", "Past", "Worlds", "past", "sample", "worlds"]

T = TypeVar("T")


def sample(sight: Sight[View], rng: Random) -> State:
    """A position that the seat cannot tell from the true one, drawn by how likely it is."""
    return worlds(sight).sample(rng).state


class Holding(NamedTuple):
    """Where the cards of a player may be."""

    hand: Bag
    deck: Layers
    play: Bag = ()
    aside: Bag = ()
    laid: Bag = ()
    settled: int = 0
    """How many cards of the hand have been decided about, now that the round is over (AR 10.2)."""


Way = tuple[Holding, Event, int]
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

    def sample(self, rng: Random) -> tuple[Holding, dict[int, Event]]:
        """One of the worlds, and the events that led there as their owner saw them, by number."""
        end = _drawn(self.now, rng)
        told: dict[int, Event] = {}
        holding = end
        for moment, before in zip(reversed(self.moments), reversed(self.weights[:-1]), strict=True):
            ways = moment.ways[holding]
            holding, told[moment.number], _ = ways[0] if len(ways) == 1 else _way(ways, before, rng)
        return end, told


@dataclass(frozen=True)
class Worlds:
    """Everything that the hidden parts of a position may be."""

    sight: Sight[View]
    cards: dict[Seat, Past]
    """By seat, for all whose cards are hidden."""
    rescue: dict[tuple[str, ...], int] | None
    """The assistants that lay on the rescue space when somebody first looked; None if nobody has."""
    temple: dict[Bag, int] | None
    """The bonus tiles that are left at the temple; None if nobody has looked."""

    def sample(self, rng: Random) -> Change[State]:
        """One of them, drawn by how likely it is, and all that happened on the way to it, with nothing left blank."""
        view = self.sight.view
        history = list(self.sight.history)
        players = []
        for seat, board in enumerate(view.players):
            if seat not in self.cards:
                players.append(_player(board, board.hand or (), board.deck or (), board.aside or (), board.laid or ()))
                continue
            holding, told = self.cards[seat].sample(rng)
            players.append(_player(board, holding.hand, holding.deck, holding.aside, holding.laid))
            for number, event in told.items():
                history[number] = event
        rescue, temple = view.rescue, view.temple_bonuses
        if self.rescue is not None:
            rescue = _tell_rescue(history, _drawn(self.rescue, rng))
        if self.temple is not None:
            temple = _drawn(self.temple, rng)
            _tell_temple(history, temple)
        hidden, secret = rescue[len(view.rescue) :], _less(temple, view.temple_bonuses)
        state = State(
            options=view.options,
            phase=view.phase,
            players=tuple(players),
            spaces=view.spaces,
            tiles=view.tiles,
            guards=view.guards,
            idols=view.idols,
            tile_stacks=view.tile_stacks,
            guardians=view.guardians,
            row=view.row,
            items=view.items,
            artifacts=view.artifacts,
            exiled=view.exiled,
            fear=view.fear,
            supply=view.supply,
            under=view.under,
            rescue=rescue,
            rescue_under=view.rescue_under - len(hidden),
            unseen=_less(view.unseen, hidden),
            bonuses=view.bonuses,
            bonus_unseen=_less(view.bonus_unseen, secret),
            temple_unseen=view.temple_unseen - len(secret),
            temple_bonuses=temple,
            temple=view.temple,
            arrivals=view.arrivals,
            rival=view.rival,
            round=view.round,
            first=view.first,
            began=view.began,
            turn=view.turn,
            acted=view.acted,
            icons=view.icons,
            pending=view.pending,
        )
        return Change(state, tuple(history))


def worlds(sight: Sight[View]) -> Worlds:
    """All that fits what the seat saw; worth keeping where many samples of one sight are wanted."""
    hidden = [seat for seat, board in enumerate(sight.view.players) if board.hand is None]
    return Worlds(sight, {seat: past(sight, seat) for seat in hidden}, _rescues(sight), _temples(sight))


# The cards of another player


def past(sight: Sight[View], seat: Seat) -> Past:
    """What the cards of another seat may have been through, for all that this seat saw."""
    start = opening(sight.view.options).players[seat]
    first = Holding(start.hand, start.deck)
    weights: list[dict[Holding, int]] = [{first: 1}]
    moments: list[Moment] = []
    for number, event in enumerate(sight.history):
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
    return Past(first, tuple(moments), tuple(weights))


def _moves_cards(event: Event, seat: Seat) -> bool:
    """Whether the event moves cards of the seat, or tells of them."""
    if isinstance(event, HandsSettled | StaffMoved):
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
    CardSettled,
    CardsLooked,
    CardsPutAway,
    CardTaken,
}

CHOICES = 6
"""A number that can be divided by as many cards as are ever looked at together (AR 16.8)."""


def _followed(holding: Holding, event: Event, seat: Seat) -> Iterator[Way]:
    """Every world that the event may lead to from this one, with the event as its owner saw it; none if it cannot be.

    The first of a way is the world after the event.
    """
    match event:
        case CardsDrawn(count=count, bottom=bottom):
            for cards, deck, deals in _off_deck(holding.deck, count, bottom):
                after = holding._replace(hand=plus(holding.hand, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardsLooked(count=count, bottom=bottom):
            for cards, deck, deals in _off_deck(holding.deck, count, bottom):
                after = holding._replace(aside=plus(holding.aside, *cards), deck=deck)
                yield after, replace(event, cards=cards), deals
        case CardKept():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(hand=plus(holding.hand, card), aside=minus(holding.aside, card))
                yield after, CardKept(seat, card), CHOICES // len(kinds)
        case CardPutBack():
            kinds = dict.fromkeys(holding.aside)
            for card in kinds:
                after = holding._replace(deck=((card,), *holding.deck), aside=minus(holding.aside, card))
                yield after, CardPutBack(seat, card), CHOICES // len(kinds)
        case CardSettled():
            card = holding.hand[holding.settled]
            settled = holding._replace(settled=holding.settled + 1)
            yield settled, CardSettled(seat, card, True), 1
            yield settled._replace(laid=(*settled.laid, card)), CardSettled(seat, card, False), 1
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
        yield (card,), off_layers(deck, card, bottom), layer.count(card)


def _shown(holding: Holding, event: Event, seat: Seat) -> Holding | None:
    """The world after an event that all could see; None if a card is not where it was shown to be."""
    match event:
        case Paid(cards=cards, discards=discards):
            return _laid_open(holding, cards + discards)
        case CardDiscarded(card=card):
            return _laid_open(holding, (card,))
        case CardPlayed(card=card):
            opened = _laid_open(holding, (card,))
            if opened is not None and CARDS[card].exiles_itself:
                return opened._replace(play=minus(opened.play, card))
            return opened
        case CardExiled(card=card, zone="play"):
            return holding._replace(play=minus(holding.play, card))
        case CardExiled(card=card):
            return holding._replace(hand=minus(holding.hand, card)) if card in holding.hand else None
        case FearTaken():
            return holding._replace(play=plus(holding.play, FEAR))
        case Bought(card=card):
            if CARDS[card].kind == "artifact":
                return holding._replace(play=plus(holding.play, card))
            return holding._replace(deck=(*holding.deck, (card,)))
        case CardTaken(card=card, to="hand"):
            return holding._replace(hand=plus(holding.hand, card))
        case CardTaken(card=card, to="top"):
            return holding._replace(deck=((card,), *holding.deck))
        case CardTaken(card=card, to="bottom"):
            return holding._replace(deck=(*holding.deck, (card,)))
        case CardTaken(card=card):
            return holding._replace(play=plus(holding.play, card))
        case CardsPutAway(cards=cards):
            if holding.aside != cards:
                return None
            return holding._replace(play=plus(holding.play, *cards), aside=())
        case HandsSettled(laid=laid):
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
        hand = minus(hand, card)
    return holding._replace(hand=hand, play=plus(holding.play, *cards))


def _gathered(holding: Holding) -> Holding:
    """Play area and cards put away go under the deck, shuffled (AR 10.3)."""
    cards = plus(holding.play, *holding.laid)
    deck = (*holding.deck, cards) if cards else holding.deck
    return Holding(_less(holding.hand, holding.laid), deck)


def _player(board: PlayerBoard, hand: Bag, deck: Layers, aside: Bag, laid: Bag) -> Player:
    return Player(
        goods=board.goods,
        hand=hand,
        play=board.play,
        deck=deck,
        aside=aside,
        home=board.home,
        idols=board.idols,
        slots=board.slots,
        employees=board.employees,
        allies=board.allies,
        glass=board.glass,
        notebook=board.notebook,
        temple=board.temple,
        fear_tiles=board.fear_tiles,
        planes=board.planes,
        warded=board.warded,
        passed=board.passed,
        laid=laid,
        undecided=board.undecided,
    )


# What others looked at


def _rescues(sight: Sight[View]) -> dict[tuple[str, ...], int] | None:
    """Every order in which the first to look may have found the rescue stack (AR 12.2, 12.5)."""
    view, history = sight.view, sight.history
    if not any(isinstance(event, RescueLooked) for event in history):
        return None
    top = next(each.assistant for each in history if isinstance(each, AssistantShown) and each.stack == RESCUE_SPACE)
    shown = set(view.rescue)
    for event in history:
        if isinstance(event, Rescued):
            shown.add(event.assistant)
    pool = sorted({*view.unseen, *shown} - {top})
    stacks = ((top, *hidden) for hidden in permutations(pool, opening(view.options).rescue_under - 1))
    return {stack: 1 for stack in stacks if _may_have_been(sight, stack)}


def _may_have_been(sight: Sight[View], stack: tuple[str, ...]) -> bool:
    for event in sight.history:
        if isinstance(event, RescueLooked):
            if event.assistants not in (None, stack):
                return False
        elif isinstance(event, Rescued):
            if event.assistant not in stack:
                return False
            stack = minus(stack, event.assistant)
            if (stack[0] if stack else None) != event.open:
                return False
    return stack[: len(sight.view.rescue)] == sight.view.rescue


def _tell_rescue(history: list[Event], stack: tuple[str, ...]) -> tuple[str, ...]:
    """Write down what those saw who looked at this stack; what is left of it."""
    for number, event in enumerate(history):
        if isinstance(event, RescueLooked):
            history[number] = RescueLooked(event.seat, stack)
        elif isinstance(event, Rescued):
            stack = minus(stack, event.assistant)
    return stack


def _temples(sight: Sight[View]) -> dict[Bag, int] | None:
    """Every set of bonus tiles that may be left at the temple (AR 9.11)."""
    view, history = sight.view, sight.history
    if not any(isinstance(event, TempleLooked) for event in history):
        return None
    lookers = view.players if view.seat is None else (view.players[view.seat],)
    if view.temple_bonuses or all(each.glass == TEMPLE_SPACE for each in lookers):
        return {view.temple_bonuses: 1}
    taken = Counter(event.tile for event in history if isinstance(event, TempleBonusTaken))
    unseen = Counter(view.bonus_unseen)
    found: dict[Bag, int] = {}
    for left in _bags(tuple(sorted(unseen.items())), view.temple_unseen):
        there = Counter(left) + taken
        found[left] = prod(comb(unseen[tile] + taken[tile], number) for tile, number in there.items())
    return found


def _bags(kinds: tuple[tuple[str, int], ...], size: int) -> Iterator[Bag]:
    """Every bag of so many pieces from these kinds, of which there are so many each."""
    if not size:
        yield ()
    elif kinds:
        (kind, most), rest = kinds[0], kinds[1:]
        for number in range(min(most, size), -1, -1):
            for others in _bags(rest, size - number):
                yield (kind,) * number + others


def _tell_temple(history: list[Event], left: Bag) -> None:
    """Write down what those saw who looked at the temple's tiles, the last first."""
    there = left
    for number in range(len(history) - 1, -1, -1):
        event = history[number]
        if isinstance(event, TempleBonusTaken):
            there = plus(there, event.tile)
        elif isinstance(event, TempleLooked):
            history[number] = TempleLooked(event.seat, there)


# Drawing by weight


def _drawn(weights: dict[T, int], rng: Random) -> T:
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


def _less(bag: Bag, pieces: tuple[str, ...]) -> Bag:
    for piece in pieces:
        bag = minus(bag, piece)
    return bag
