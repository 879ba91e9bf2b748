"""Proofs that a digit is ruled out or certain: the shortest list of answers and visible stones.

Shortest means as few answers as possible, because answers are hard to combine, and then as few stones as possible. Both
minima are exact, so no fact is superfluous.

Besides the facts a proof uses only what every player knows about the pieces: a symbol has one stone of each digit, so
two stones of a symbol never have the same digit (LC 1.2).
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import Fact, Heard, Knowledge, Opened, Seen
from cairn.games.lost_code.belief.posterior import Belief, Space, bits_of_ranges, evidence
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.reason.proof import find_fewest_facts

Stone: TypeAlias = tuple[Symbol, int]
"""One of the seat's stones: its symbol, and its number (0 if dealt, then 1, 2, ... as drawn)."""


class Excluded(Value, tag="excluded"):
    """The seat's stone of `symbol` is not `digit`."""

    symbol: Symbol
    digit: int


class Certain(Value, tag="certain"):
    """The seat's stone of `symbol` is `digit`."""

    symbol: Symbol
    digit: int


Claim: TypeAlias = Excluded | Certain


class Left(Value):
    """The possible digits of the seat's stone of a symbol."""

    symbol: Symbol
    digits: tuple[int, ...]


class Step(Value):
    """A fact, and what it implies together with the facts before it."""

    fact: Fact
    leaves: tuple[Left, ...]
    """For each symbol about which more is known than before: the digits that remain possible."""


class Proof(Value):
    """The facts that prove a claim, in the order in which they are best read."""

    claim: Claim
    steps: tuple[Step, ...]

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts of all steps."""
        return tuple(step.fact for step in self.steps)


def prove(known: Knowledge, claim: Claim) -> Proof | None:
    """The shortest proof of the claim; None if it does not follow."""
    seen = evidence(known)
    with_digit = seen.space.codes_with[claim.symbol.place].get(claim.digit, 0)
    against = with_digit if isinstance(claim, Excluded) else seen.space.all ^ with_digit
    core = _shortest_proof_facts(known, seen.space, seen.answers, against, claim)
    return None if core is None else Proof(claim, _steps(known, core))


def easiest_claim(known: Knowledge, claims: Iterable[Excluded]) -> Excluded | None:
    """The claim that follows from the fewest answers, the first of equals; None if none follows."""
    seen = evidence(known)
    against = {claim: seen.space.codes_with[claim.symbol.place].get(claim.digit, 0) for claim in claims}
    for size in range(len(seen.answers) + 1):
        for chosen in combinations(seen.answers, size):
            left = seen.space.all
            for _, worlds in chosen:
                left &= worlds
            for claim, with_digit in against.items():
                if not left & with_digit:
                    return claim
    return None


def claim_about(belief: Belief, symbol: Symbol, digit: int) -> Claim | None:
    """What can be proved about the digit; None if it is possible but not certain."""
    left = belief.possible_digits(symbol)
    if left == (digit,):
        return Certain(symbol, digit)
    return None if digit in left else Excluded(symbol, digit)


def claims_worth_proving(known: Knowledge, belief: Belief) -> list[Claim]:
    """Every certain digit; if there is none, the exclusion that is easiest to prove."""
    left = {symbol: belief.possible_digits(symbol) for symbol in belief.symbols}
    certain: list[Claim] = [Certain(symbol, digits[0]) for symbol, digits in left.items() if len(digits) == 1]
    if certain:
        return certain
    unseen = zip(belief.symbols, belief.unseen, strict=True)
    first = easiest_claim(
        known, [Excluded(symbol, digit) for symbol, line in unseen for digit in line if digit not in left[symbol]]
    )
    return [] if first is None else [first]


def contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if there is no contradiction."""
    stones: dict[tuple[Symbol, int], Fact] = {}
    for fact in known.facts:
        if not isinstance(fact, Heard):
            if (fact.symbol, fact.digit) in stones:
                return stones[fact.symbol, fact.digit], fact
            stones[fact.symbol, fact.digit] = fact
    seen = evidence(known)
    core = _shortest_proof_facts(known, seen.space, seen.answers, seen.space.all, None)
    return None if core is None else _sort_facts(known, core)


def follows(known: Knowledge, facts: Iterable[Fact], claim: Claim | None) -> bool:
    """Whether these facts rule out every world in which the claim is false; without a claim, every world."""
    chosen = tuple(facts)
    heard = [fact for fact in chosen if isinstance(fact, Heard)]
    stones = frozenset(fact for fact in chosen if not isinstance(fact, Heard))
    return _Worlds(known, heard, stones, claim).broken_facts(stones) is None


def _shortest_proof_facts(
    known: Knowledge, space: Space, answers: Sequence[tuple[Heard, int]], against: int, claim: Claim | None
) -> frozenset[Fact] | None:
    """The facts of the shortest proof: the fewest answers by trial, then the stones that they need."""
    stones = frozenset(fact for fact in known.facts if not isinstance(fact, Heard))
    for size in range(len(answers) + 1):
        best: frozenset[Fact] | None = None
        for chosen in combinations(answers, size):
            left = against
            for _, worlds in chosen:
                left &= worlds
            if not left:
                heard = [fact for fact, _ in chosen]
                needed = find_fewest_facts(
                    _Worlds(known, heard, stones, claim).broken_facts, None if best is None else len(best) - size - 1
                )
                if needed is not None:
                    best = needed | frozenset(heard)
        if best is not None:
            return best
    return None


def _steps(known: Knowledge, core: frozenset[Fact]) -> tuple[Step, ...]:
    """The steps: visible stones first, then discarded ones, then the answers, each with what it implies."""
    steps: list[Step] = []
    before = {symbol: tuple(range(known.table.digits)) for symbol in known.symbols}
    facts = _sort_facts(known, core)
    for number, fact in enumerate(facts, start=1):
        symbols = {fact.symbol} if not isinstance(fact, Heard) else set(known.symbols)
        after = {
            symbol: tuple(digit for digit in digits if not follows(known, facts[:number], Excluded(symbol, digit)))
            if symbol in symbols
            else digits
            for symbol, digits in before.items()
        }
        leaves = tuple(Left(symbol, after[symbol]) for symbol in known.symbols if after[symbol] != before[symbol])
        steps.append(Step(fact, leaves))
        before = after
    return tuple(steps)


def _sort_facts(known: Knowledge, core: frozenset[Fact]) -> tuple[Fact, ...]:
    kinds = (Seen, Opened, Heard)
    return tuple(fact for kind in kinds for fact in known.facts if isinstance(fact, kind) and fact in core)


class _Worlds:
    """The worlds in which the claim is false and given answers are true: a digit for each of the seat's stones."""

    def __init__(self, known: Knowledge, heard: Sequence[Heard], stones: frozenset[Fact], claim: Claim | None) -> None:
        own = {(symbol, fact.stones[symbol.place]): None for fact in heard for symbol in fact.dice}
        if claim is not None:
            own[claim.symbol, known.stones[claim.symbol.place]] = None
        else:
            own |= dict.fromkeys(zip(known.symbols, known.stones, strict=True))
        self.own: list[Stone] = list(own)
        self.answers = [
            (
                tuple(fact.dice.count(symbol) * (fact.stones[symbol.place] == stone) for symbol, stone in own),
                bits_of_ranges(fact.sums),
            )
            for fact in heard
        ]
        self.broken_by_digit = [self._facts_broken_by_digit(known, stone, stones, claim) for stone in self.own]

    def _facts_broken_by_digit(
        self, known: Knowledge, stone: Stone, stones: frozenset[Fact], claim: Claim | None
    ) -> dict[int, tuple[Fact, ...]]:
        """By possible digit of the stone: the stone facts that it contradicts."""
        symbol, number = stone
        digits = [*range(known.table.digits)]
        if claim is not None and stone == (claim.symbol, known.stones[claim.symbol.place]):
            digits = [digit for digit in digits if (digit == claim.digit) == isinstance(claim, Excluded)]
        about = [fact for fact in known.facts if not isinstance(fact, Heard) and fact.symbol is symbol]
        return {
            digit: tuple(
                fact
                for fact in about
                if fact in stones
                and not isinstance(fact, Heard)
                and (fact.digit != digit if isinstance(fact, Opened) and fact.stone == number else fact.digit == digit)
            )
            for digit in digits
        }

    def broken_facts(self, chosen: frozenset[Fact]) -> tuple[Fact, ...] | None:
        """The facts that are false in some world where all of `chosen` are true; None if there is no such world.

        Of these worlds it takes one with the fewest false facts.
        """
        domains = [
            sorted((len(facts), digit) for digit, facts in breaks.items() if not any(fact in chosen for fact in facts))
            for breaks in self.broken_by_digit
        ]
        reach = [self._reachable_sums(domains, times) for times, _ in self.answers]
        best: list[tuple[int, tuple[int, ...]]] = []

        def assign(at: int, digits: tuple[int, ...], totals: tuple[int, ...], cost: int) -> None:
            if best and cost >= best[0][0]:
                return
            if at == len(self.own):
                best[:] = [(cost, digits)]
                return
            symbol = self.own[at][0]
            taken = {digit for (other, _), digit in zip(self.own, digits, strict=False) if other is symbol}
            for more, digit in domains[at]:
                if digit in taken:
                    continue
                sums = tuple(total + times[at] * digit for total, (times, _) in zip(totals, self.answers, strict=True))
                if all(
                    reached[at + 1] << total & allowed
                    for total, reached, (_, allowed) in zip(sums, reach, self.answers, strict=True)
                ):
                    assign(at + 1, (*digits, digit), sums, cost + more)

        assign(0, (), (0,) * len(self.answers), 0)
        if not best:
            return None
        facts = [fact for breaks, digit in zip(self.broken_by_digit, best[0][1], strict=True) for fact in breaks[digit]]
        return tuple(dict.fromkeys(facts))

    def _reachable_sums(self, domains: list[list[tuple[int, int]]], times: tuple[int, ...]) -> list[int]:
        """By stone, the sums that it and the later stones can add to an answer, as sets."""
        reach = [1]
        for domain, count in zip(reversed(domains), reversed(times), strict=True):
            longer = 0
            for _, digit in domain:
                longer |= reach[-1] << count * digit
            reach.append(longer)
        return reach[::-1]
