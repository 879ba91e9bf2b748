"""Proofs of Break the Code: they hold, nothing can be left out, and none is shorter. Held against plain enumeration."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random

import msgspec
import pytest

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import encode, replace
from cairn.games.break_code.belief.posterior import Answered, Fact, Held, Knowledge, Missed, Shown, belief_of, knowledge
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Guess
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import LETTERS, TILES, Colour, Hand, Tile, tiles
from cairn.games.break_code.solve.hint import Hint, audit, hint
from cairn.games.break_code.solve.proof import (
    Certain,
    Claim,
    Excluded,
    Left,
    Proof,
    contradiction,
    easiest_claim,
    prove,
)
from cairn.reason.hints import HINT_LEVELS, SEVERAL
from tests.belief.break_code_games import positions
from tests.belief.break_code_oracle import said
from tests.effort import effort
from tests.solve.break_code_plain_proof import plain_contradiction, plain_easiest, plain_proof

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def is_true(claim: Claim, hand: Hand) -> bool:
    stands = any(
        tile.digit == claim.digit and claim.colour in (None, tile.colour)
        for letter, tile in zip(LETTERS, hand, strict=False)
        if claim.place in (None, letter)
    )
    return stands == isinstance(claim, Certain)


@cache
def hands_without(taken: frozenset[int], size: int) -> list[tuple[int, Hand]]:
    """All hands that have none of these tiles; each also as the sum of a power of two for each tile."""
    free = [place for place in range(len(TILES)) if place not in taken]
    return [
        (sum(1 << place for place in places), tuple(TILES[place] for place in places))
        for places in combinations(free, size)
    ]


def can_be_false(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether some deal fits these facts and belies the claim; hands that no fact speaks of are what is left over."""
    facts = tuple(facts)
    taken = {fact.tile.place + fact.second for fact in facts if isinstance(fact, Held)}
    dealt = hands_without(frozenset(taken), known.table.hand)
    target = known.owners[-1]
    about = claim.owner if claim is not None else target
    owners = {about} | {
        fact.seat if isinstance(fact, Answered) else target for fact in facts if not isinstance(fact, Held)
    }
    lists = []
    for owner in owners:
        hands = dealt
        if claim is not None and owner == about:
            hands = [(places, hand) for places, hand in hands if not is_true(claim, hand)]
        for fact in facts:
            if isinstance(fact, Answered) and fact.seat == owner:
                asked = question(known.table.rules, fact.card, fact.digit)
                hands = [(places, hand) for places, hand in hands if said(asked, hand) == fact.answer]
            elif isinstance(fact, Missed | Shown) and owner == target:
                hands = [(places, hand) for places, hand in hands if (hand == fact.tiles) == isinstance(fact, Shown)]
        lists.append([places for places, _ in hands])
    return _fit_together(sorted(lists, key=len), 0)


def _fit_together(lists: list[list[int]], used: int) -> bool:
    if not lists:
        return True
    return any(not places & used and _fit_together(lists[1:], used | places) for places in lists[0])


def proofs(
    players: int, questions: range, seeds: range, most: int, rules: str = "standard"
) -> Iterable[tuple[Knowledge, Proof]]:
    """Some proofs of what can be known, from each position a few."""
    for seed in seeds:
        for _, sight in positions(seed, players, rules, questions):
            known = knowledge(sight)
            for claim in audit(sight, ())[-most:]:
                proof = prove(known, claim)
                assert proof is not None
                yield known, proof


@pytest.mark.parametrize(
    ("players", "questions", "seeds", "most", "rules"),
    [
        (2, range(4, 12, 3), range(3), 2, "standard"),
        (2, range(4, 12, 3), range(2), 2, "tagiron"),
        (3, range(3, 4), range(2), 1, "standard"),
        (4, range(4, 5), range(1), 1, "standard"),
    ],
)
def test_a_proof_holds_and_nothing_can_be_left_out(
    players: int, questions: range, seeds: range, most: int, rules: str
) -> None:
    seen = 0
    for known, proof in proofs(players, questions, seeds, most, rules):
        assert not can_be_false(known, proof.facts, proof.claim)
        for fact in proof.facts:
            assert can_be_false(known, [other for other in proof.facts if other != fact], proof.claim)
        seen += 1
    assert seen, "nothing can be known in these games: choose others"


def test_no_proof_has_fewer_answers_and_none_with_these_fewer_tiles() -> None:
    seen = 0
    for known, proof in proofs(2, range(5, 11, 2), range(3), 2):
        heard = [fact for fact in proof.facts if not isinstance(fact, Held)]
        own = [fact for fact in known.facts if isinstance(fact, Held)]
        used = [fact for fact in proof.facts if isinstance(fact, Held)]
        for fewer in subsets(known.heard, len(heard) - 1):
            assert can_be_false(known, [*own, *fewer], proof.claim)
        for fewer in subsets(own, len(used) - 1):
            assert can_be_false(known, [*heard, *fewer], proof.claim)
        seen += 1
    assert seen > 3


def subsets(facts: Sequence[Fact], size: int) -> Iterable[tuple[Fact, ...]]:
    """As many facts as that; fewer leave no less open."""
    return combinations(facts, size) if size >= 0 else ()


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize(("players", "questions"), [(2, range(3, 12)), (3, range(2, 8)), (4, range(1, 6))])
def test_the_plain_way_finds_the_same_proofs(players: int, questions: range, rules: str) -> None:
    """Fact by fact, what each leaves, and which claim is the easiest: of the code, and of every other hand."""
    rng, seen = Random(players), 0
    while seen < effort(6, 150):
        sights = [sight for _, sight in positions(rng.randrange(10**6), players, rules, questions)]
        for sight in rng.sample(sights, min(3, len(sights))):
            known, claims = knowledge(sight), audit(sight, ())
            owner = rng.choice(known.owners)
            others = [
                Excluded(owner, letter, tile.digit, tile.colour)
                for letter, line in belief_of(known).tiles_of(owner).items()
                for tile, chance in line.items()
                if not chance
            ]
            assert easiest_claim(known, claims) == plain_easiest(known, claims)
            assert contradiction(known) is plain_contradiction(known) is None
            for claim in rng.sample([*claims, *others], min(2, len(claims) + len(others))):
                proof = prove(known, claim)
                assert proof is not None
                assert tuple((step.fact, step.leaves) for step in proof.steps) == plain_proof(known, claim)
                seen += 1


def test_the_plain_way_finds_the_same_contradictions() -> None:
    rng, seen = Random(8), 0
    while seen < effort(3, 60):
        players = rng.choice([2, 3, 4])
        *_, (_, sight) = positions(rng.randrange(10**6), players, "standard", range(3, 5))
        known = knowledge(sight)
        fact = rng.choice(known.heard)
        if isinstance(fact, Answered) and isinstance(fact.answer, int):
            wrong = replace(fact, answer=fact.answer + rng.choice([1, 2]))
            known = replace(known, heard=tuple(wrong if each == fact else each for each in known.heard))
            assert contradiction(known) == plain_contradiction(known)
            seen += contradiction(known) is not None


def table_of(players: int, hand: str, *heard: Answered | Missed | Shown) -> Knowledge:
    return Knowledge(new_table(Options(players)), 0, tiles(hand), heard)


def test_a_proof_names_question_rule_and_what_is_left() -> None:
    """BC 3.8: the 0 stands at a, and the seat's own hand has the black one."""
    known = table_of(
        2,
        "b0 b2 w3 b6 w8",
        Answered(1, 0, "count-even", None, 1, 3),
        Answered(3, 0, "where-0", None, 1, "a"),
    )
    proof = prove(known, Certain(1, "a", 0, WHITE))
    assert proof is not None
    assert proof.facts == (Held(Tile.B0), Answered(3, 0, "where-0", None, 1, "a"))
    assert [step.rule for step in proof.steps] == ["BC 1.1", "BC 3.8"]
    assert Left("a", (Tile.W0,)) in proof.steps[-1].leaves
    assert msgspec.json.decode(encode(proof), type=Proof) == proof


def test_a_proof_names_the_pieces_that_it_speaks_of() -> None:
    """An own tile, the answer with its card and its event; and the claim's hand, place and tiles."""
    known = table_of(2, "b0 b2 w3 b6 w8", Answered(3, 0, "where-0", None, 1, "a", 17))
    proof = prove(known, Certain(1, "a", 0, WHITE))
    assert proof is not None
    assert proof.about == ("screen:1", "place:a", "tile:w0")
    assert [step.about for step in proof.steps] == [("hand:b0",), ("question:3/1", "card:where-0", "event:17")]
    nowhere = prove(table_of(3, "b0 b2 w3 g5 g5"), Excluded(None, None, 5))
    assert nowhere is not None
    assert nowhere.about == ("screen:centre", "tile:g5")
    assert [step.about for step in nowhere.steps] == [("hand:g5",), ("hand:g5#2",)]


def test_what_others_hold_is_not_in_the_centre() -> None:
    """BC 1.1, 3.8: both players named a 9, so there is none in the centre; no own tile is needed for that."""
    known = table_of(
        3,
        "b0 b2 w3 b6 w8",
        Answered(1, 0, "where-8-9", 9, 1, "e"),
        Answered(1, 0, "where-8-9", 9, 2, "e"),
    )
    proof = prove(known, Excluded(None, None, 9))
    assert proof is not None
    assert proof.facts == known.heard


def test_two_own_fives_leave_none_for_others() -> None:
    """BC 1.1: each of the two is a step of its own."""
    known = table_of(2, "b0 b2 w3 g5 g5")
    proof = prove(known, Excluded(1, None, 5))
    assert proof is not None
    assert proof.facts == (Held(Tile.G5), Held(Tile.G5, second=True))


def test_a_wrong_guess_is_a_step() -> None:
    """BC 3.6: two codes were left, and one of them was not it."""
    known = table_of(
        2,
        "b0 w1 w2 b3 w4",
        Answered(1, 0, "sum-all", None, 1, 41),
        Missed(1, tiles("b7 b8 w8 b9 w9")),
    )
    found = belief_of(known)
    assert list(found.codes) == [tiles("w7 b8 w8 b9 w9")]
    proof = prove(known, Certain(1, "a", 7, WHITE))
    assert proof is not None
    assert proof.facts == known.heard


def test_what_does_not_follow_has_no_proof() -> None:
    known = table_of(2, "b0 w1 w2 b3 w4", Answered(1, 0, "where-0", None, 1, ""))
    assert prove(known, Excluded(1, "a", 6)) is None
    assert prove(known, Excluded(1, "a", 0)) is not None


def test_a_contradiction_names_the_fewest_facts() -> None:
    """The answer says that a 0 stands at a, and both 0s are in the seat's own hand."""
    known = table_of(
        2,
        "b0 w0 b2 w3 b4",
        Answered(1, 0, "spread", None, 1, 4),
        Answered(3, 0, "where-0", None, 1, "a"),
    )
    assert contradiction(known) == (Held(Tile.B0), Held(Tile.W0), known.heard[1])
    assert contradiction(table_of(2, "b0 w0 b2 w3 b4")) is None


# Hints


def late_sight(players: int) -> Sight[View, Happening]:
    return next(
        sight
        for _, sight in positions(2, players, "standard", range(4, 9))
        if len(audit(sight, ())) > 3 and sight.view.seat in sight.view.to_act
    )


@pytest.mark.parametrize("players", [2, 4])
def test_the_ladder_tells_more_on_every_level(players: int) -> None:
    sight = late_sight(players)
    ladder = [hint(sight, (), level) for level in range(1, HINT_LEVELS + 1)]
    assert {step.deducible for step in ladder} == {len(audit(sight, ()))}
    assert [bool(step.deductions) for step in ladder] == [False, False, True, True]
    assert [step.advice is not None for step in ladder] == [False, False, False, True]
    first, advice = ladder[2].deductions[0].proof, ladder[3].advice
    assert advice is not None
    assert first.claim == easiest_claim(knowledge(sight), audit(sight, ()))
    assert [step.places[:1] for step in ladder] == [(), *[(first.claim.place,)] * 3]
    assert msgspec.json.decode(encode(ladder[3]), type=Hint) == ladder[3]
    assert (advice.question is None) == (advice.move == Guess())
    assert advice.code in belief_of(knowledge(sight)).codes


@pytest.mark.parametrize("players", [2, 4])
def test_several_deductions_are_told_each_with_what_else_follows_from_its_facts(players: int) -> None:
    sight = late_sight(players)
    known, missed = knowledge(sight), audit(sight, ())
    told = hint(sight, (), 3)
    claims = [claim for each in told.deductions for claim in (each.proof.claim, *each.also)]
    assert len(claims) == len(set(claims)) and set(claims) <= set(missed)
    assert len(claims) == len(missed) or len(told.deductions) == SEVERAL
    assert set(told.places) == {claim.place for claim in missed}
    for at, deduction in enumerate(told.deductions):
        for claim in (deduction.proof.claim, *deduction.also):
            assert not can_be_false(known, deduction.proof.facts, claim)
        for later in told.deductions[at + 1 :]:
            assert can_be_false(known, deduction.proof.facts, later.proof.claim)


def test_other_levels_are_refused() -> None:
    with pytest.raises(BadInput, match="11 and 12, and the older 1 to 4, not 5"):
        hint(late_sight(2), (), 5)
