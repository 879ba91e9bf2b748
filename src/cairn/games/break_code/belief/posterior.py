"""The exact belief of a seat of Break the Code about the code it has to guess, counted in physical deals.

A deal says which of the unseen tiles are in which other hand and in the centre (BC 2.1, 2.2); with two players the
remaining ten tiles were put back. All deals are equally likely, and the two green 5s are two tiles: if the seat holds
none, a code with one 5 comes from twice as many deals (BC 1.1).

Each answer is about one hand, so it restricts the hands of its owner. The hands depend on each other only because no
tile is in two of them. Deals are never listed: with four players the pairs of hands of two owners are counted by the
set of tiles they take, and each pair of hands of the other two looks up how many pairs take the remaining tiles.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import comb, log2
from typing import TypeAlias, TypeVar

import numpy as np

from cairn.core.errors import BadInput
from cairn.core.phrases import Ref
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value
from cairn.games.break_code.belief.masks import Flags, Ints, deck_of, pack, space_of, tile_positions, unpack
from cairn.games.break_code.rules.events import Asked, Guessed, Happening, Looked
from cairn.games.break_code.rules.pieces import answer_ref, card_ref, event_ref, hand_ref
from cairn.games.break_code.rules.questions import (
    Above,
    Answer,
    Count,
    Equal,
    Neighbours,
    Question,
    Sum,
    Where,
    question,
)
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Hand, Tile

T = TypeVar("T")


class Held(Value, tag="held"):
    """A tile in the seat's own hand, hence nowhere else (BC 1.1, 2.4)."""

    tile: Tile
    second: bool = False
    """Whether it is the second of the two green 5s."""

    @property
    def rule(self) -> str:
        """The rule behind the fact."""
        return "BC 1.1"

    @property
    def about(self) -> tuple[Ref, ...]:
        """The pieces that the fact is about."""
        return (hand_ref(self.tile, self.second),)


class Answered(Value, tag="answered"):
    """The answer of another seat to a question (BC 2.4, 3.3)."""

    number: int
    """The number of the question in the game, from 1."""
    asker: Seat
    card: str
    digit: int | None
    """The digit that the asker chose on a card with two (BC 3.2)."""
    seat: Seat
    answer: Answer
    event: int | None = None
    """Its number in the history; None if unknown."""

    @property
    def about(self) -> tuple[Ref, ...]:
        """The pieces that the fact is about: the answer, the card, and the event."""
        return (answer_ref(self.number, self.seat), card_ref(self.card), *_event_refs(self.event))

    def question(self, table: Table) -> Question:
        """The question that was asked."""
        return question(table.rules, self.card, self.digit)

    def rule_under(self, table: Table) -> str:
        """The rule that explains the answer."""
        match self.question(table):
            case Where():
                return "BC 3.8"
            case Neighbours() | Count("even") | Count("odd") | Equal("tiles"):
                return "BC 3.5"
            case Equal():
                return "BC 6.4"
            case Count() | Above() | Sum("black") | Sum("white"):
                return "BC 3.9"
            case Sum("left") | Sum("middle") | Sum("right"):
                return "BC 3.10"
            case _:
                return "BC 3.1"


class Missed(Value, tag="missed"):
    """Two players: a wrong guess of the seat (BC 3.6)."""

    after: int
    """The number of questions asked before it."""
    tiles: Hand
    event: int | None = None

    @property
    def rule(self) -> str:
        """The rule behind the fact."""
        return "BC 3.6"

    @property
    def about(self) -> tuple[Ref, ...]:
        """The event."""
        return _event_refs(self.event)


class Shown(Value, tag="shown"):
    """The code was revealed to the seat, by a right guess or a look at the centre (BC 3.6, 3.12)."""

    after: int
    tiles: Hand
    event: int | None = None

    @property
    def rule(self) -> str:
        """The rule behind the fact."""
        return "BC 3.12"

    @property
    def about(self) -> tuple[Ref, ...]:
        """The event."""
        return _event_refs(self.event)


def _event_refs(event: int | None) -> tuple[Ref, ...]:
    return () if event is None else (event_ref(event),)


Heard: TypeAlias = Answered | Missed | Shown
Fact: TypeAlias = Held | Heard


class Knowledge(Value):
    """All facts that a seat knows: its own hand, then what it heard, in order."""

    table: Table
    seat: Seat
    hand: Hand
    heard: tuple[Heard, ...] = ()

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The seat's tiles one by one, then what it heard."""
        own = [Held(tile, tile in self.hand[:at]) for at, tile in enumerate(self.hand)]
        return (*own, *self.heard)

    @property
    def owners(self) -> tuple[Seat | None, ...]:
        """The owners of the unseen tiles: the other seats, then the centre (None). The last one has to be guessed."""
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        return tuple(others) if self.table.for_two else (*others, None)


class Belief(Value):
    """The deals that fit what a seat knows."""

    table: Table
    seat: Seat
    hand: Hand
    """The seat's own hand."""
    owners: tuple[Seat | None, ...]
    """The owners of the unseen tiles; None for the centre. The last one has to be guessed."""
    candidates: tuple[int, ...]
    """By owner: the hands that fit the facts about this owner alone, as a packed set (see `masks.pack`)."""

    @property
    def unseen(self) -> tuple[int, ...]:
        """The indices of the unseen tiles among all tiles."""
        held = tile_positions(self.hand)
        return tuple(place for place in range(len(TILES)) if place not in held)

    @property
    def deals(self) -> int:
        """The number of physical deals that fit; 0 only if the facts contradict each other."""
        return int(self.counts(len(self.owners) - 1).sum())

    @property
    def codes(self) -> dict[Hand, int]:
        """Every possible code, with its number of deals."""
        return self.hands_of(self.owners[-1])

    @property
    def entropy(self) -> float:
        """The missing information about the code in bits; 0 when it is known."""
        return entropy_bits(self.codes.values())

    @property
    def tiles(self) -> dict[str, dict[Tile, float]]:
        """By place of the code and tile, the probability; 0.0 for a tile that is ruled out."""
        return self.tiles_of(self.owners[-1])

    @property
    def marginals(self) -> dict[str, dict[int, float]]:
        """By place of the code and digit, the probability; 0.0 for a digit that is ruled out."""
        return self.marginals_of(self.owners[-1])

    def marginals_of(self, owner: Seat | None) -> dict[str, dict[int, float]]:
        """By place of the owner's hand and digit, the probability."""
        return {
            place: _sum_by_kind(line, range(10), lambda tile: tile.digit)
            for place, line in self.tiles_of(owner).items()
        }

    def colours_of(self, owner: Seat | None) -> dict[str, dict[Colour, float]]:
        """By place of the owner's hand and colour, the probability."""
        return {
            place: _sum_by_kind(line, Colour, lambda tile: tile.colour) for place, line in self.tiles_of(owner).items()
        }

    def hands_of(self, owner: Seat | None) -> dict[Hand, int]:
        """Every possible hand of the owner (None for the centre), with its number of deals."""
        deck = deck_of(self.table.hand)
        counts = self.counts(self.owners.index(owner))
        possible = np.flatnonzero(counts)
        by_code = np.bincount(deck.code[deck.numbers_of(self.unseen)[possible]], counts[possible])
        codes = np.flatnonzero(by_code)
        return {deck.hands[code]: int(deals) for code, deals in zip(codes.tolist(), by_code[codes], strict=True)}

    def tiles_of(self, owner: Seat | None) -> dict[str, dict[Tile, float]]:
        """By place of the owner's hand and tile, the probability."""
        counted: dict[str, dict[Tile, int]] = {letter: dict.fromkeys(Tile, 0) for letter in LETTERS[: self.table.hand]}
        codes = self.hands_of(owner)
        for code, deals in codes.items():
            for letter, tile in zip(counted, code, strict=True):
                counted[letter][tile] += deals
        total = sum(codes.values()) or 1
        return {letter: {tile: deals / total for tile, deals in line.items()} for letter, line in counted.items()}

    def counts(self, at: int) -> Ints:
        """The number of deals for each hand of owner number `at`, in the order of `Space`."""
        missing = self.table.hand - len(self.hand)
        return _counts(len(TILES) - len(self.hand), self.table.hand, missing, self.candidates, at)


def _sum_by_kind(line: dict[Tile, float], kinds: Iterable[T], kind_of: Callable[[Tile], T]) -> dict[T, float]:
    """The probability of each kind of tile, summed over its tiles."""
    found = dict.fromkeys(kinds, 0.0)
    for tile, chance in line.items():
        found[kind_of(tile)] += chance
    return found


def entropy_bits(weights: Iterable[int]) -> float:
    """The entropy in bits of a distribution given by integer weights."""
    values = [weight for weight in weights if weight]
    total = sum(values)
    return log2(total) - sum(weight * log2(weight) for weight in values) / total if len(values) > 1 else 0.0


def belief(sight: Sight[View, Happening]) -> Belief:
    """The exact posterior of the seat over the code it has to guess, and over every other hand."""
    return belief_of(knowledge(sight))


def knowledge(sight: Sight[View, Happening]) -> Knowledge:
    """The facts in a seat's sight: its tiles, the others' answers, its guesses, and the centre if it looked.

    Raises `BadInput` for a spectator's sight.
    """
    view = sight.view
    if view.seat is None:
        raise BadInput("seat", "an onlooker holds no tiles and looks for no code")
    heard: list[Heard] = []
    number = 0
    for at, event in enumerate(sight.history):
        match event:
            case Asked(asker, card, digit, answers):
                number += 1
                for seat, answer in enumerate(answers):
                    if answer is not None and seat != view.seat:
                        heard.append(Answered(number, asker, card, digit, seat, answer, at))
            case Guessed(seat, right, tiles) if seat == view.seat and tiles is not None:
                heard.append(Shown(number, tiles, at) if right else Missed(number, tiles, at))
            case Looked(seat, _, centre) if seat == view.seat and centre is not None:
                heard.append(Shown(number, centre, at))
            case _:
                pass
    return Knowledge(view.table, view.seat, view.hand, tuple(heard))


def belief_of(known: Knowledge) -> Belief:
    """The exact posterior given these facts; contradictory facts leave no deal."""
    left = Belief(known.table, known.seat, known.hand, known.owners, ())
    numbers = deck_of(known.table.hand).numbers_of(left.unseen)
    flags = {owner: np.ones(len(numbers), dtype=np.bool_) for owner in known.owners}
    for fact in known.heard:
        owner = fact.seat if isinstance(fact, Answered) else known.owners[-1]
        flags[owner] &= fitting_hands(known.table, fact)[numbers]
    return Belief(known.table, known.seat, known.hand, known.owners, tuple(map(pack, flags.values())))


@lru_cache(maxsize=4096)
def fitting_hands(table: Table, fact: Heard) -> Flags:
    """By hand of the whole deck, whether the owner that the fact is about may hold it."""
    deck = deck_of(table.hand)
    if isinstance(fact, Answered):
        by_hand, answers = deck.answers(fact.question(table))
        answer = answers.index(fact.answer) if fact.answer in answers else -1
        fits: Flags = by_hand == answer
        return fits
    mask = sum(1 << place for place in tile_positions(fact.tiles))
    same: Flags = deck.code == deck.code[deck.number[mask]]
    return same if isinstance(fact, Shown) else ~same


# Counting


def clear_cache() -> None:
    """Forget all counts, for measurements."""
    _counts.cache_clear()


@lru_cache(maxsize=128)
def _counts(unseen: int, size: int, missing: int, candidates: tuple[int, ...], at: int) -> Ints:
    """By hand, the number of deals in which owner `at` has it."""
    space = space_of(unseen, size)
    flags = [unpack(hands, len(space)) for hands in candidates]
    if missing:  # the deal is not complete, so there are no answers yet
        return flags[at] * _ways_to_deal(unseen - size, size, len(flags) - 1, missing)
    own, others = flags[at], [other for owner, other in enumerate(flags) if owner != at]
    if not others:
        return own.astype(np.int64)
    rows = np.flatnonzero(own)
    found = np.zeros(len(space), dtype=np.int64)
    if len(others) == 2:
        first, second = others
        found[rows] = np.count_nonzero(first[space.disjoint[rows]] & second[space.third[rows]], axis=1)
    else:
        first, *two = others
        pairs = _pairs_by_tiles(unseen, size, *two)
        found[rows] = (pairs[space.remaining[rows]] * first[space.disjoint[rows]]).sum(axis=1)
    return found


def _pairs_by_tiles(unseen: int, size: int, one: Flags, other: Flags) -> Ints:
    """By set of tiles, the number of ways to split it into a possible hand of each of two owners."""
    space = space_of(unseen, size)
    if np.count_nonzero(other) < np.count_nonzero(one):
        one, other = other, one
    rows = np.flatnonzero(one)
    left = space.remaining[rows][other[space.disjoint[rows]]]
    return np.bincount(space.all ^ left.astype(np.int32), minlength=space.all + 1).astype(np.int32)


def _ways_to_deal(tiles: int, size: int, hands: int, missing: int) -> int:
    """The number of ways to deal the other hands and the rest of the seat's own hand from the tiles left."""
    ways = 1
    for _ in range(hands):
        ways *= comb(tiles, size)
        tiles -= size
    return ways * comb(tiles, missing)
