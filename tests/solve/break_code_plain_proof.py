"""Proofs of Break the Code in the plain way: every set of facts is judged again, over all hands of the deck.

`cairn.games.break_code.solve.proof` finds the same proofs faster. This is the clear version that it is held against.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np

from cairn.core.values import Seat
from cairn.games.break_code.belief.masks import FIVES, Flags, Ints, deck_of
from cairn.games.break_code.belief.posterior import Answered, Fact, Held, Knowledge, fitting_hands
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Hand, Tile
from cairn.games.break_code.solve.proof import Claim, Excluded, Left
from cairn.reason.proof import find_fewest_facts

_ALL = (1 << len(TILES)) - 1
_FEW = 1 << 20


def plain_proof(known: Knowledge, claim: Claim) -> tuple[tuple[Fact, tuple[Left, ...]], ...] | None:
    """The facts of the shortest proof, each with what it leaves; None if the claim does not follow."""
    core = _core(known, claim)
    return None if core is None else tuple(_steps(known, claim.owner, _in_order(known, core)))


def plain_contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if all can be."""
    core = _core(known, None)
    return None if core is None else _in_order(known, core)


def follows(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether these facts alone leave no deal in which the claim is false; without a claim, no deal at all."""
    chosen = tuple(facts)
    owner = known.owners[-1] if claim is None else claim.owner
    hands = _left(known, chosen, owner)
    return not np.any(hands if claim is None else hands & ~_true(known, claim))


def plain_easiest(known: Knowledge, claims: Sequence[Claim]) -> Claim | None:
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
    """The facts of the shortest proof: first what was heard, given all own tiles; then those of them that it needs."""
    own = [fact for fact in known.facts if isinstance(fact, Held)]
    heard = find_fewest_facts(lambda chosen: _broken(known, own, known.heard, chosen, claim))
    if heard is None:
        return None
    tiles = find_fewest_facts(lambda chosen: _broken(known, heard, own, chosen, claim))
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


def _steps(known: Knowledge, owner: Seat | None, facts: tuple[Fact, ...]) -> Iterable[tuple[Fact, tuple[Left, ...]]]:
    """Each fact with what it adds."""
    before = _tiles_left(known, (), owner)
    for number, fact in enumerate(facts, start=1):
        after = _tiles_left(known, facts[:number], owner)
        yield fact, tuple(Left(place, tiles) for place, tiles in after.items() if tiles != before[place])
        before = after


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
    stands = [_stands(hand, claim) for hand in deck_of(known.table.hand).hands]
    return np.array(stands, dtype=np.bool_) ^ isinstance(claim, Excluded)


def _stands(hand: Hand, claim: Claim) -> bool:
    tiles = hand if claim.place is None else (hand[LETTERS.index(claim.place)],)
    return any(tile.digit == claim.digit and claim.colour in (None, tile.colour) for tile in tiles)


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
            hands[about] = fitting_hands(known.table, fact) & hands.get(about, True)
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
