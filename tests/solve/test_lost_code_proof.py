"""Proofs: they hold, nothing can be left out of them, and none is shorter."""

from collections.abc import Iterator
from itertools import combinations, islice, product

import pytest

from cairn.core.values import replace
from cairn.games.lost_code.belief.knowledge import Fact, Heard, Knowledge, Opened, Seen, knowledge
from cairn.games.lost_code.belief.posterior import belief_of
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.solve.proof import (
    Certain,
    Claim,
    Excluded,
    Left,
    Proof,
    contradiction,
    easiest_claim,
    follows,
    prove,
)
from tests.effort import effort
from tests.solve.positions import heard, known, seen, sights

BIRD, JAGUAR, CHAMELEON, SNAKE, BEAR = Symbol.BIRD, Symbol.JAGUAR, Symbol.CHAMELEON, Symbol.SNAKE, Symbol.BEAR


def claims(position: Knowledge) -> Iterator[Claim]:
    """Everything that can be said of the seat's own digits which is not in sight."""
    found = belief_of(position)
    for symbol in found.symbols:
        for digit in found.unseen[symbol.place]:
            yield Excluded(symbol, digit)
            yield Certain(symbol, digit)


def is_true(position: Knowledge, claim: Claim) -> bool:
    left = belief_of(position).possible_digits(claim.symbol)
    return claim.digit not in left if isinstance(claim, Excluded) else left == (claim.digit,)


def worlds(position: Knowledge, facts: tuple[Fact, ...], claim: Claim) -> Iterator[dict[tuple[Symbol, int], int]]:
    """Every way to give digits to the seat's own stones that the facts and the claim speak of, by plain listing."""
    own = {(claim.symbol, position.stones[claim.symbol.place])}
    for fact in facts:
        if isinstance(fact, Heard):
            own |= {(symbol, fact.stones[symbol.place]) for symbol in fact.dice}
    stones = sorted(own)
    for digits in product(range(position.table.digits), repeat=len(stones)):
        world = dict(zip(stones, digits, strict=True))
        pairs = [(symbol, digit) for (symbol, _), digit in world.items()]
        if len(set(pairs)) == len(pairs):  # LC 1.2: one stone of each digit
            yield world


def fits(world: dict[tuple[Symbol, int], int], fact: Fact) -> bool:
    match fact:
        case Heard(dice=dice, sums=sums, stones=stones):
            total = sum(world[symbol, stones[symbol.place]] for symbol in dice)
            return any(first <= total <= last for first, last in sums)
        case Opened(symbol, digit, stone):
            same = world.get((symbol, stone), digit) == digit
            return same and all(
                other != digit for (of, number), other in world.items() if of is symbol and number != stone
            )
        case Seen(symbol, digit):
            return all(other != digit for (of, _), other in world.items() if of is symbol)


def proves(position: Knowledge, facts: tuple[Fact, ...], claim: Claim) -> bool:
    """Whether the claim holds in every world that fits the facts, by plain listing."""
    own = claim.symbol, position.stones[claim.symbol.place]
    return all(
        (world[own] == claim.digit) == isinstance(claim, Certain)
        for world in worlds(position, facts, claim)
        if all(fits(world, fact) for fact in facts)
    )


def all_proofs(seed: int) -> Iterator[tuple[Knowledge, Proof]]:
    for sight in sights("swap", "final", bots="sharp", seed=seed):
        position = knowledge(sight)
        for claim in claims(position):
            proof = prove(position, claim)
            assert (proof is not None) == is_true(position, claim)
            if proof is not None:
                yield position, proof


def test_what_is_so_is_proved_and_nothing_can_be_left_out() -> None:
    """Every claim that holds in all worlds has a proof, none other has; each step of it is needed."""
    lengths = []
    for position, proof in islice(all_proofs(seed=3), effort(300, 10_000)):
        assert follows(position, proof.facts, proof.claim)
        for step in proof.facts:
            rest = tuple(fact for fact in proof.facts if fact != step)
            assert not follows(position, rest, proof.claim), (proof, step)
        lengths.append(len(proof.facts))
    assert len(lengths) >= 300
    assert max(lengths) > 6


def test_proofs_hold_by_plain_listing_of_all_digits() -> None:
    """The search for worlds is checked against one that lists every digit of every stone spoken of."""
    checked = 0
    for position, proof in all_proofs(seed=4):
        answers = [fact for fact in proof.facts if isinstance(fact, Heard)]
        stones = {(symbol, fact.stones[symbol.place]) for fact in answers for symbol in fact.dice}
        if len(stones) <= 3 and len(proof.facts) <= 7:
            checked += 1
            assert proves(position, proof.facts, proof.claim)
            for number in range(len(proof.facts)):
                assert not proves(position, proof.facts[:number] + proof.facts[number + 1 :], proof.claim)
        if checked == 150:
            break
    assert checked == 150


def test_no_proof_has_fewer_answers_or_with_as_many_fewer_stones() -> None:
    """Shortest is meant: all smaller choices of facts are tried."""
    checked = 0
    for position, proof in all_proofs(seed=5):
        answers = [fact for fact in position.facts if isinstance(fact, Heard)]
        stones = [fact for fact in position.facts if not isinstance(fact, Heard)]
        used = sum(isinstance(fact, Heard) for fact in proof.facts)
        if used > 0 and len(proof.facts) - used in (1, 2, 3):
            for fewer in combinations(answers, used - 1):
                assert not follows(position, (*fewer, *stones), proof.claim)
            for chosen in combinations(answers, used):
                spoken = {symbol for fact in chosen for symbol in fact.dice} | {proof.claim.symbol}
                about = [fact for fact in stones if not isinstance(fact, Heard) and fact.symbol in spoken]
                for less in combinations(about, len(proof.facts) - used - 1):
                    assert not follows(position, (*chosen, *less), proof.claim)
            checked += 1
        if checked == 60:
            break
    assert checked == 60


def test_the_last_step_leaves_what_is_claimed() -> None:
    """What each step leaves only shrinks, and what is left in the end bears the claim out."""
    for number, (_, proof) in enumerate(all_proofs(seed=6)):
        left: dict[Symbol, tuple[int, ...]] = {}
        for step in proof.steps:
            for line in step.leaves:
                assert set(line.digits) < set(left.get(line.symbol, range(9)))
                left[line.symbol] = line.digits
        if isinstance(proof.claim, Certain):
            assert left[proof.claim.symbol] == (proof.claim.digit,)
        else:
            assert proof.claim.digit not in left[proof.claim.symbol]
        if number == 200:
            break


def test_the_discarded_chameleon() -> None:
    """LC 12.4: chameleon 2 counted twice with the jaguar, known range 1-5; with 0 seen elsewhere the jaguar is 1."""
    answer = heard(2, (JAGUAR, CHAMELEON, CHAMELEON), 1, 5, Answer.RIGHT)
    opened = Opened(CHAMELEON, 2, 0, 4)
    position = known(*seen(JAGUAR, 0, 3, 6), answer, opened, stones={CHAMELEON: 1})
    proof = prove(position, Certain(JAGUAR, 1))
    assert proof is not None
    assert proof.facts == (seen(JAGUAR, 0)[0], opened, answer)
    assert proof.steps[-1].leaves == (Left(JAGUAR, (1,)),)
    by_range = prove(position, Excluded(JAGUAR, 2))
    assert by_range is not None
    assert by_range.facts == (opened, answer)
    assert [fact.rule for fact in proof.facts] == ["LC 2.5", "LC 5.4", "LC 5.10"]


def test_an_answer_needs_no_stone_when_the_range_says_it_all() -> None:
    """LC 5.10: bird, bird and bear are 18 or more, so the bird is not 5."""
    answer = heard(1, (BIRD, BIRD, BEAR), 8, 17, Answer.ABOVE)
    proof = prove(known(answer), Excluded(BIRD, 5))
    assert proof is not None
    assert proof.facts == (answer,)
    assert prove(known(answer), Excluded(BIRD, 6)) is None


def test_a_stone_in_sight_is_proof_enough() -> None:
    """LC 2.5: it stands there."""
    position = known(*seen(SNAKE, 4, 1, 7))
    proof = prove(position, Excluded(SNAKE, 1))
    assert proof is not None
    assert proof.facts == (Seen(SNAKE, 1, 2, 0),)


def test_two_own_stones_of_a_symbol_differ() -> None:
    """LC 1.2: the first bird was 5 by the answer, though it was not seen; so the one drawn since is not."""
    answer = heard(1, (BIRD, BIRD, BIRD), 15, 16, Answer.RIGHT)
    position = known(answer, stones={BIRD: 1})
    assert follows(position, [answer], Excluded(BIRD, 5))
    assert not follows(position, [answer], Excluded(BIRD, 4))


def test_the_easiest_claim_comes_from_the_fewest_answers() -> None:
    """One answer says that the bird is 5; that the bear is not 0 takes another one besides."""
    position = known(
        heard(1, (SNAKE, SNAKE, BEAR), 0, 2, Answer.ABOVE),
        heard(2, (BIRD, BIRD, BEAR), 12, 15, Answer.RIGHT),
        heard(3, (BIRD, BIRD, BIRD), 15, 16, Answer.RIGHT),
    )
    easy, hard = Excluded(BIRD, 4), Excluded(BEAR, 0)
    assert easiest_claim(position, [hard, easy]) == easy
    assert easiest_claim(position, [hard]) == hard
    assert easiest_claim(position, [Excluded(SNAKE, 7)]) is None


def test_facts_that_contradict_each_other_are_named() -> None:
    """DESIGN 8: of many facts, the few that cannot all be true."""
    low = heard(1, (BIRD, BIRD, BEAR), 0, 2, Answer.RIGHT)
    high = heard(2, (BIRD, BIRD, BIRD), 18, 21, Answer.RIGHT)
    other = heard(3, (SNAKE, JAGUAR, BEAR), 5, 9, Answer.ABOVE)
    position = known(*seen(BIRD, 3, 4, 5), low, other, high)
    assert belief_of(position).deals == 0
    assert contradiction(position) == (low, high)
    assert contradiction(replace(position, facts=position.facts[:-1])) is None


@pytest.mark.parametrize("second", [Seen(BIRD, 3, 2, 0), Opened(BIRD, 3, 0, 2)])
def test_a_stone_in_two_places_is_a_contradiction(second: Seen | Opened) -> None:
    """LC 1.2: there is one stone of each digit."""
    first = Seen(BIRD, 3, 1, 0)
    position = known(first, Seen(SNAKE, 3, 2, 0), second, stones={BIRD: 1})
    assert belief_of(position).deals == 0
    assert contradiction(position) == (first, second)
