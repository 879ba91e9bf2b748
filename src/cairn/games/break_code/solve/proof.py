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
from cairn.games.break_code.belief.masks import FIVES, Flags, deck_of
from cairn.games.break_code.belief.posterior import Answered, Fact, Heard, Held, Knowledge, fitting_hands
from cairn.games.break_code.rules.pieces import place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Tile
from cairn.games.break_code.solve.disjoint_hands import Hands, find_disjoint, hands_without, have_disjoint_partners
from cairn.reason.proof import find_fewest_facts


class Excluded(Value, tag="excluded"):
    """Such a tile does not stand there."""

    owner: Seat | None
    """In whose hand; None: in the centre."""
    place: str | None
    """None: at no place of the hand."""
    digit: int | None
    """None: of whatever digit."""
    colour: Colour | None = None
    """None: of whatever colour."""


class Certain(Value, tag="certain"):
    """Such a tile stands there."""

    owner: Seat | None
    place: str | None
    """None: at some place of the hand."""
    digit: int | None
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
    core = _shortest_proof_facts(known, claim)
    return (
        None if core is None else Proof(claim, _steps(known, claim.owner, _sort_facts(known, core)), _claim_refs(claim))
    )


def contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if all can be."""
    if not follows(known, known.facts, None):
        return None
    core = _shortest_proof_facts(known, None)
    assert core is not None
    return _sort_facts(known, core)


def follows(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether these facts alone leave no deal in which the claim is false; without a claim, no deal at all."""
    return _counterexample(known, facts, claim) is None


def easiest_claim(known: Knowledge, claims: Sequence[Claim]) -> Claim | None:
    """The claim that follows from the fewest answers, as long as those are two or less; else the first that follows."""
    own = tuple(fact for fact in known.facts if isinstance(fact, Held))
    broken: dict[Claim, list[frozenset[Fact]]] = {claim: [] for claim in claims}
    for size in range(3):
        for heard in combinations(known.heard, size):
            for claim in claims:
                if any(facts.isdisjoint(heard) for facts in broken[claim]):
                    continue  # all of these are true in a deal where the claim is false
                found = _broken_facts(known, own, known.heard, frozenset(heard), claim)
                if found is None:
                    return claim
                broken[claim].append(frozenset(found))
    return next((claim for claim in claims if follows(known, known.facts, claim)), None)


def _shortest_proof_facts(known: Knowledge, claim: Claim | None) -> frozenset[Fact] | None:
    """The facts of the shortest proof: first what was heard, given all own tiles; then the own tiles that it needs."""
    own = [fact for fact in known.facts if isinstance(fact, Held)]
    heard = find_fewest_facts(lambda chosen: _broken_facts(known, own, known.heard, chosen, claim))
    if heard is None:
        return None
    tiles = find_fewest_facts(lambda chosen: _broken_facts(known, heard, own, chosen, claim))
    assert tiles is not None
    return heard | tiles


def _broken_facts(
    known: Knowledge, given: Iterable[Fact], facts: Sequence[Fact], chosen: frozenset[Fact], claim: Claim | None
) -> tuple[Fact, ...] | None:
    """The facts that are false in a deal where all those chosen are true, as few as can be; None if there is none."""
    true = [*given, *chosen]
    deal = _counterexample(known, true, claim)
    if deal is None:
        return None
    broken = []
    for fact in facts:
        if fact not in chosen:
            other = deal if _is_true(known, fact, deal) else _counterexample(known, [*true, fact], claim)
            if other is None:
                broken.append(fact)
            else:
                deal = other
                true.append(fact)
    return tuple(broken)


def _steps(known: Knowledge, owner: Seat | None, facts: tuple[Fact, ...]) -> tuple[Step, ...]:
    """Each fact with what it adds."""
    steps = []
    before = _tiles_left(known, (), owner)
    for number, fact in enumerate(facts, start=1):
        after = _tiles_left(known, facts[:number], owner)
        changed = tuple(Left(place, tiles) for place, tiles in after.items() if tiles != before[place])
        rule = fact.rule_under(known.table) if isinstance(fact, Answered) else fact.rule
        steps.append(Step(fact, rule, changed, fact.about))
        before = after
    return tuple(steps)


def _claim_refs(claim: Claim) -> tuple[Ref, ...]:
    place = () if claim.place is None else (place_ref(claim.place),)
    tiles = [tile for tile in Tile if _is_about(claim, tile)]
    return (screen_ref(claim.owner), *place, *map(tile_ref, tiles))


def _sort_facts(known: Knowledge, core: frozenset[Fact]) -> tuple[Fact, ...]:
    return tuple(fact for fact in known.facts if fact in core)


def _tiles_left(known: Knowledge, facts: tuple[Fact, ...], owner: Seat | None) -> dict[str, tuple[Tile, ...]]:
    """By place of the owner's hand, the tiles that can stand there, if only these facts are known."""
    free, hands = _possible_hands(known, facts, owner)
    own = np.flatnonzero(hands.pop(owner))
    others = [free.masks[fits] for fits in hands.values()]
    left = free.numbers[own[have_disjoint_partners(free.masks[own], others, free.tiles)]]
    found = {}
    for place, stands in zip(LETTERS, deck_of(known.table.hand).tiles_at, strict=False):
        there = np.bincount(stands[left], minlength=len(TILES))
        found[place] = tuple(tile for tile in Tile if there[tile.place])
    return found


def _hands_where_true(known: Knowledge, claim: Claim) -> Flags:
    """By hand of the whole deck, whether the claim is true of it."""
    return _cached_hands_where_true(known.table.hand, claim)


@lru_cache(maxsize=512)
def _cached_hands_where_true(size: int, claim: Claim) -> Flags:
    standing = deck_of(size).tiles_at
    places = standing if claim.place is None else standing[[LETTERS.index(claim.place)]]
    meant = np.array([_is_about(claim, tile) for tile in TILES])
    stands: Flags = np.any(meant[places], axis=0)
    return ~stands if isinstance(claim, Excluded) else stands


def _is_about(claim: Claim, tile: Tile) -> bool:
    """Whether the claim speaks of such a tile."""
    return claim.digit in (None, tile.digit) and claim.colour in (None, tile.colour)


# What some facts leave

Deal: TypeAlias = dict[Seat | None, int]
"""The hands that some facts speak of, and that of the claim: by owner, which hand of the deck it is.

Hands of which none of the facts speak are left out: whatever the others hold, there are tiles enough for them.
"""


def _counterexample(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> Deal | None:
    """A deal in which these facts are true and the claim is false; without a claim, one in which they are true."""
    owner = known.owners[-1] if claim is None else claim.owner
    free, hands = _possible_hands(known, facts, owner)
    if claim is not None:
        hands[owner] = hands[owner] & ~_hands_where_true(known, claim)[free.numbers]
    found = find_disjoint([free.masks[fits] for fits in hands.values()], free.tiles)
    if found is None:
        return None
    return {each: int(free.numbers[free.number[mask]]) for each, mask in zip(hands, found, strict=True)}


def _is_true(known: Knowledge, fact: Fact, deal: Deal) -> bool:
    """Whether the fact is true in this deal, as far as it is told."""
    if isinstance(fact, Held):
        masks = deck_of(known.table.hand).masks
        return not any(masks[number] & _tile_bit(fact) for number in deal.values())
    owner = _owner(known, fact)
    return owner in deal and bool(fitting_hands(known.table, fact)[deal[owner]])


def _possible_hands(
    known: Knowledge, facts: Iterable[Fact], owner: Seat | None
) -> tuple[Hands, dict[Seat | None, Flags]]:
    """The hands without the own tiles among the facts; and which of them the owner, and all spoken of, may hold."""
    facts = tuple(facts)
    held = sum(_tile_bit(fact) for fact in facts if isinstance(fact, Held))
    free = hands_without(known.table.hand, held)
    hands = {owner: np.ones(len(free.numbers), dtype=np.bool_)}
    for fact in facts:
        if not isinstance(fact, Held):
            about = _owner(known, fact)
            fits = _fitting_free_hands(known.table, fact, held)
            hands[about] = hands[about] & fits if about in hands else fits
    return free, hands


@lru_cache(maxsize=4096)
def _fitting_free_hands(table: Table, fact: Heard, held: int) -> Flags:
    return fitting_hands(table, fact)[hands_without(table.hand, held).numbers]


def _owner(known: Knowledge, fact: Heard) -> Seat | None:
    """Whose hand the fact speaks of."""
    return fact.seat if isinstance(fact, Answered) else known.owners[-1]


def _tile_bit(fact: Held) -> int:
    return 1 << (FIVES[1] if fact.second else fact.tile.place)
