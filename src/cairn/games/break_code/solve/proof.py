"""Why a tile or digit is ruled out, or certain: the shortest chain of answers, own guesses and own tiles.

Shortest means: as few answers and guesses as possible, for they are what is hard to combine, and with those that were
found as few own tiles as possible. Both are exact, so nothing can be left out.

Besides the facts a proof uses only what every player knows of the tiles: how many there are of each (BC 1.1), and how
they stand (BC 1.2). An own tile that a proof does not name might lie anywhere.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np

from cairn.core.phrases import Ref
from cairn.core.values import Seat, Value
from cairn.games.break_code.belief.masks import FIVES, Flags, Ints, deck_of
from cairn.games.break_code.belief.posterior import Answered, Fact, Held, Knowledge, fitting
from cairn.games.break_code.rules.pieces import place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Hand, Tile
from cairn.reason.proof import fewest

__all__ = ["Certain", "Claim", "Excluded", "Left", "Proof", "Step", "contradiction", "easiest", "follows", "prove"]


class Excluded(Value, tag="excluded"):
    """Such a tile does not stand there."""

    owner: Seat | None
    """In whose hand; None: in the centre."""
    place: str | None
    """None: at no place of the hand."""
    digit: int
    colour: Colour | None = None
    """None: of whatever colour."""


class Certain(Value, tag="certain"):
    """Such a tile stands there."""

    owner: Seat | None
    place: str | None
    """None: at some place of the hand."""
    digit: int
    colour: Colour | None = None


Claim: TypeAlias = Excluded | Certain


class Left(Value):
    """What can still stand at a place of the hand that the claim is about."""

    place: str
    tiles: tuple[Tile, ...]


class Step(Value):
    """A fact, and what has become known by it together with the facts before."""

    fact: Fact
    rule: str
    """Where the rules say what the fact means."""
    leaves: tuple[Left, ...]
    """For each place about which more is known than before: the tiles that are left."""
    about: tuple[Ref, ...] = ()
    """The pieces that the fact speaks of."""


class Proof(Value):
    """The facts from which a claim follows: own tiles first, then what was heard, in the order in which it came."""

    claim: Claim
    steps: tuple[Step, ...]
    about: tuple[Ref, ...] = ()
    """The pieces that the claim speaks of: the hand, the place if there is one, and the tiles."""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Those that are used."""
        return tuple(step.fact for step in self.steps)


def prove(known: Knowledge, claim: Claim) -> Proof | None:
    """The shortest proof of the claim; None if it does not follow."""
    core = _core(known, claim)
    return None if core is None else Proof(claim, _steps(known, claim.owner, _in_order(known, core)), _about(claim))


def contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if all can be."""
    core = _core(known, None)
    return None if core is None else _in_order(known, core)


def follows(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether these facts alone leave no deal in which the claim is false; without a claim, no deal at all."""
    chosen = tuple(facts)
    owner = known.owners[-1] if claim is None else claim.owner
    hands = _left(known, chosen, owner)
    return not np.any(hands if claim is None else hands & ~_true(known, claim))


def easiest(known: Knowledge, claims: Sequence[Claim]) -> Claim | None:
    """The claim that follows from the fewest answers, as long as those are two or less; else the first that follows."""
    own = tuple(fact for fact in known.facts if isinstance(fact, Held))
    for size in range(3):
        for heard in combinations(known.heard, size):
            left: dict[Seat | None, Flags] = {}
            for claim in claims:
                if claim.owner not in left:
                    left[claim.owner] = _left(known, (*own, *heard), claim.owner)
                if not np.any(left[claim.owner] & ~_true(known, claim)):
                    return claim
    return next((claim for claim in claims if follows(known, known.facts, claim)), None)


def _core(known: Knowledge, claim: Claim | None) -> frozenset[Fact] | None:
    """The facts of the shortest proof: first what was heard, given all own tiles; then the own tiles that it needs."""
    own = [fact for fact in known.facts if isinstance(fact, Held)]
    heard = fewest(lambda chosen: _broken(known, own, known.heard, chosen, claim))
    if heard is None:
        return None
    tiles = fewest(lambda chosen: _broken(known, heard, own, chosen, claim))
    assert tiles is not None
    return heard | tiles


def _broken(
    known: Knowledge, given: Iterable[Fact], facts: Sequence[Fact], chosen: frozenset[Fact], claim: Claim | None
) -> tuple[Fact, ...] | None:
    """The facts that are false in a deal where all those chosen are true, as few as can be; None if there is none."""
    true = [*given, *chosen]
    if follows(known, true, claim):
        return None
    broken = []
    for fact in facts:
        if fact not in chosen:
            if follows(known, [*true, fact], claim):
                broken.append(fact)
            else:
                true.append(fact)
    return tuple(broken)


def _steps(known: Knowledge, owner: Seat | None, facts: tuple[Fact, ...]) -> tuple[Step, ...]:
    """Each fact with what it adds."""
    steps = []
    before = _tiles_left(known, (), owner)
    for number, fact in enumerate(facts, start=1):
        after = _tiles_left(known, facts[:number], owner)
        changed = tuple(Left(place, tiles) for place, tiles in after.items() if tiles != before[place])
        rule = fact.rule_at(known.table) if isinstance(fact, Answered) else fact.rule
        steps.append(Step(fact, rule, changed, fact.about))
        before = after
    return tuple(steps)


def _about(claim: Claim) -> tuple[Ref, ...]:
    place = () if claim.place is None else (place_ref(claim.place),)
    tiles = [tile for tile in Tile if tile.digit == claim.digit and claim.colour in (None, tile.colour)]
    return (screen_ref(claim.owner), *place, *map(tile_ref, tiles))


def _in_order(known: Knowledge, core: frozenset[Fact]) -> tuple[Fact, ...]:
    return tuple(fact for fact in known.facts if fact in core)


def _tiles_left(known: Knowledge, facts: tuple[Fact, ...], owner: Seat | None) -> dict[str, tuple[Tile, ...]]:
    deck = deck_of(known.table.hand)
    hands = [deck.hands[number] for number in np.flatnonzero(_left(known, facts, owner)).tolist()]
    places = LETTERS[: known.table.hand]
    standing = [{hand[at] for hand in hands} for at in range(len(places))]
    return {place: tuple(tile for tile in Tile if tile in there) for place, there in zip(places, standing, strict=True)}


def _true(known: Knowledge, claim: Claim) -> Flags:
    """By hand of the whole deck, whether the claim is true of it."""
    return _true_of(known.table.hand, claim)


@lru_cache(maxsize=512)
def _true_of(size: int, claim: Claim) -> Flags:
    deck = deck_of(size)
    stands = [_stands(hand, claim) for hand in deck.hands]
    return np.array(stands, dtype=np.bool_) ^ isinstance(claim, Excluded)


def _stands(hand: Hand, claim: Claim) -> bool:
    tiles = hand if claim.place is None else (hand[LETTERS.index(claim.place)],)
    return any(tile.digit == claim.digit and claim.colour in (None, tile.colour) for tile in tiles)


# What some facts leave


def _left(known: Knowledge, facts: Iterable[Fact], owner: Seat | None) -> Flags:
    """By hand of the whole deck, whether the owner can hold it, if only these facts are known.

    Hands of which none of the facts speak are left out: whatever the others hold, there are tiles enough for them.
    """
    deck = deck_of(known.table.hand)
    held = 0
    hands = {owner: np.ones(len(deck.hands), dtype=np.bool_)}
    for fact in facts:
        if isinstance(fact, Held):
            held |= 1 << (FIVES[1] if fact.second else fact.tile.place)
        else:
            about = fact.seat if isinstance(fact, Answered) else known.owners[-1]
            hands[about] = fitting(known.table, fact) & hands.get(about, True)
    free = (deck.masks & held) == 0
    own = np.flatnonzero(hands.pop(owner) & free)
    others = [deck.masks[fits & free] for fits in hands.values()]
    left = np.zeros(len(deck.hands), dtype=np.bool_)
    left[own[_have_room(deck.masks[own], sorted(others, key=len))]] = True
    return left


def _have_room(hands: Ints, others: list[Ints]) -> Flags:
    """By hand, whether each of the others can hold one of its own hands beside it, no tile twice."""
    if not others:
        return np.ones(len(hands), dtype=np.bool_)
    if len(others) == 1:
        (other,) = others
        if len(hands) * len(other) < _FEW:
            beside: Flags = np.any((hands[:, None] & other) == 0, axis=1)
            return beside
        return _looked_up(_within(_marked(other)), hands)
    one, two, *more = others
    room = _within(_unions(one, two))
    if not more:
        return _looked_up(room, hands)
    found = np.zeros(len(hands), dtype=np.bool_)
    (third,) = more
    step = max(1, _FEW // max(1, len(third)))
    for begin in range(0, len(hands), step):
        some = hands[begin : begin + step, None]
        found[begin : begin + step] = np.any(((some & third) == 0) & room[_ALL ^ (some | third)], axis=1)
    return found


def _looked_up(room: Flags, hands: Ints) -> Flags:
    """By hand, whether there is room in the tiles that it leaves."""
    found: Flags = room[_ALL ^ hands]
    return found


_ALL = (1 << len(TILES)) - 1
_FEW = 1 << 20


def _marked(sets: Ints) -> Flags:
    marked = np.zeros(_ALL + 1, dtype=np.bool_)
    marked[sets] = True
    return marked


def _unions(one: Ints, other: Ints) -> Flags:
    """By set of tiles, whether it is a hand of the one and a hand of the other that share no tile."""
    found = np.zeros(_ALL + 1, dtype=np.bool_)
    step = max(1, _FEW // max(1, len(other)))
    for begin in range(0, len(one), step):
        some = one[begin : begin + step, None]
        found[(some | other)[(some & other) == 0]] = True
    return found


def _within(sets: Flags) -> Flags:
    """By set of tiles, whether one of the given sets lies in it."""
    for bit in range(len(TILES)):
        halves = sets.reshape(-1, 2, 1 << bit)
        halves[:, 1] |= halves[:, 0]
    return sets
