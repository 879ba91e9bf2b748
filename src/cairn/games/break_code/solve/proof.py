"""Proofs that a tile or digit is ruled out or certain: the shortest list of answers, guesses and the seat's own tiles.

Shortest means as few answers and guesses as possible, because they are hard to combine, and then as few of the seat's
own tiles as possible. Both minima are exact, so no fact is superfluous.

Besides the facts a proof uses only what every player knows about the tiles: how many there are of each (BC 1.1), and
their order (BC 1.2). One of the seat's tiles that a proof does not name might be anywhere.
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
    """There is no such tile at the place."""

    owner: Seat | None
    """The owner of the hand; None for the centre."""
    place: str | None
    """None for the whole hand."""
    digit: int | None
    """None for any digit."""
    colour: Colour | None = None
    """None for any colour."""


class Certain(Value, tag="certain"):
    """There is such a tile at the place."""

    owner: Seat | None
    place: str | None
    """None for anywhere in the hand."""
    digit: int | None
    colour: Colour | None = None


Claim: TypeAlias = Excluded | Certain


class Left(Value):
    """The possible tiles at a place of the hand that the claim is about."""

    place: str
    tiles: tuple[Tile, ...]


class Step(Value):
    """A fact, and what it implies together with the facts before it."""

    fact: Fact
    rule: str
    """The rule that explains the fact."""
    leaves: tuple[Left, ...]
    """For each place about which more is known than before: the tiles that remain possible."""
    about: tuple[Ref, ...] = ()
    """The pieces that the fact is about."""


class Proof(Value):
    """The facts that prove a claim: the seat's tiles first, then what it heard, in order."""

    claim: Claim
    steps: tuple[Step, ...]
    about: tuple[Ref, ...] = ()
    """The pieces that the claim is about: the hand, the place if there is one, and the tiles."""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts of all steps."""
        return tuple(step.fact for step in self.steps)


def prove(known: Knowledge, claim: Claim) -> Proof | None:
    """The shortest proof of the claim; None if it does not follow."""
    core = _shortest_proof_facts(known, claim)
    if core is None:
        return None
    return Proof(claim, _steps(known, claim.owner, _sort_facts(known, core)), _claim_refs(claim))


def contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if there is no contradiction."""
    if not follows(known, known.facts, None):
        return None
    core = _shortest_proof_facts(known, None)
    assert core is not None
    return _sort_facts(known, core)


def follows(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether these facts rule out every deal in which the claim is false; without a claim, every deal."""
    return _counterexample(known, facts, claim) is None


def easiest_claim(known: Knowledge, claims: Sequence[Claim]) -> Claim | None:
    """The claim that follows from the fewest answers, if two are enough; else the first that follows; else None."""
    own = tuple(fact for fact in known.facts if isinstance(fact, Held))
    broken: dict[Claim, list[frozenset[Fact]]] = {claim: [] for claim in claims}
    for size in range(3):
        for heard in combinations(known.heard, size):
            for claim in claims:
                if any(facts.isdisjoint(heard) for facts in broken[claim]):
                    continue  # the claim is false in a known deal where all of these are true
                found = _broken_facts(known, own, known.heard, frozenset(heard), claim)
                if found is None:
                    return claim
                broken[claim].append(frozenset(found))
    return next((claim for claim in claims if follows(known, known.facts, claim)), None)


def _shortest_proof_facts(known: Knowledge, claim: Claim | None) -> frozenset[Fact] | None:
    """The facts of the shortest proof: the fewest of those heard, given the seat's tiles; then the tiles needed."""
    own = tuple(fact for fact in known.facts if isinstance(fact, Held))
    heard = find_fewest_facts(lambda chosen: _broken_facts(known, own, known.heard, chosen, claim))
    if heard is None:
        return None
    tiles = find_fewest_facts(lambda chosen: _broken_facts(known, _sort_facts(known, heard), own, chosen, claim))
    assert tiles is not None
    return heard | tiles


@lru_cache(maxsize=8192)
def _broken_facts(
    known: Knowledge, given: tuple[Fact, ...], facts: tuple[Fact, ...], chosen: frozenset[Fact], claim: Claim | None
) -> tuple[Fact, ...] | None:
    """As few facts as possible that are false in a deal where all of `chosen` are true; None if there is no such."""
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
    """Each fact with what it implies."""
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
    """By place of the owner's hand, the possible tiles if only these facts are known."""
    free, hands = _possible_hands(known, facts, owner)
    own = np.flatnonzero(hands.pop(owner))
    others = [free.masks[fits] for fits in hands.values()]
    left = free.numbers[own[have_disjoint_partners(free.masks[own], others, free.tiles)]]
    found = {}
    for place, tiles_there in zip(LETTERS, deck_of(known.table.hand).tiles_at, strict=False):
        there = np.bincount(tiles_there[left], minlength=len(TILES))
        found[place] = tuple(tile for tile in Tile if there[tile.place])
    return found


def _hands_where_true(known: Knowledge, claim: Claim) -> Flags:
    """By hand of the whole deck, whether the claim is true for it."""
    return _cached_hands_where_true(known.table.hand, claim)


@lru_cache(maxsize=512)
def _cached_hands_where_true(size: int, claim: Claim) -> Flags:
    standing = deck_of(size).tiles_at
    places = standing if claim.place is None else standing[[LETTERS.index(claim.place)]]
    meant = np.array([_is_about(claim, tile) for tile in TILES])
    tiles_there: Flags = np.any(meant[places], axis=0)
    return ~tiles_there if isinstance(claim, Excluded) else tiles_there


def _is_about(claim: Claim, tile: Tile) -> bool:
    """Whether the claim is about such a tile."""
    return claim.digit in (None, tile.digit) and claim.colour in (None, tile.colour)


# Deals that fit some facts

Deal: TypeAlias = dict[Seat | None, int]
"""The hands that the facts and the claim are about: by owner, the number of the hand in the deck.

Other hands are left out: there are always enough tiles for them.
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
    """Whether the fact is true in this deal, as far as the deal is given."""
    if isinstance(fact, Held):
        masks = deck_of(known.table.hand).masks
        return not any(masks[number] & _tile_bit(fact) for number in deal.values())
    owner = _owner(known, fact)
    return owner in deal and bool(fitting_hands(known.table, fact)[deal[owner]])


def _possible_hands(
    known: Knowledge, facts: Iterable[Fact], owner: Seat | None
) -> tuple[Hands, dict[Seat | None, Flags]]:
    """The hands without the seat's tiles among the facts; and which of them each owner that matters may hold."""
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
    """The owner of the hand that the fact is about."""
    return fact.seat if isinstance(fact, Answered) else known.owners[-1]


def _tile_bit(fact: Held) -> int:
    return 1 << (FIVES[1] if fact.second else fact.tile.place)
