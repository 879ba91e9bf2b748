"""Why an own digit is ruled out, or certain: the shortest chain of answers and stones in sight.

Shortest means: as few answers as possible, for they are what is hard to combine, and with them as few stones as
possible. Both are exact: no other chain has fewer answers, and none with as few answers has fewer stones. So nothing
can be left out.

Besides the facts a proof uses only what every player knows of the pieces: a symbol has one stone of each digit of the
game, so two stones of a symbol never have the same digit (LC 1.2).
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
"""One of the own stones: its symbol, and whether it was dealt (0) or came later (1, 2, ...)."""


class Excluded(Value, tag="excluded"):
    """The stone of `symbol` on the own rack is not `digit`."""

    symbol: Symbol
    digit: int


class Certain(Value, tag="certain"):
    """The stone of `symbol` on the own rack is `digit`."""

    symbol: Symbol
    digit: int


Claim: TypeAlias = Excluded | Certain


class Left(Value):
    """What the own stone of a symbol can still be."""

    symbol: Symbol
    digits: tuple[int, ...]


class Step(Value):
    """A fact, and what has become known by it together with the facts before."""

    fact: Fact
    leaves: tuple[Left, ...]
    """For each symbol about which more is known than before: the digits that are left."""


class Proof(Value):
    """The facts from which a claim follows, in the order in which they are best read."""

    claim: Claim
    steps: tuple[Step, ...]

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Those that are used."""
        return tuple(step.fact for step in self.steps)


def prove(known: Knowledge, claim: Claim) -> Proof | None:
    """The shortest proof of the claim; None if it does not follow."""
    seen = evidence(known)
    with_digit = seen.space.codes_with[claim.symbol.place].get(claim.digit, 0)
    against = with_digit if isinstance(claim, Excluded) else seen.space.all ^ with_digit
    core = _shortest_proof_facts(known, seen.space, seen.answers, against, claim)
    return None if core is None else Proof(claim, _steps(known, core))


def easiest_claim(known: Knowledge, claims: Iterable[Excluded]) -> Excluded | None:
    """The claim that follows from the fewest answers; of equals, the first. None if none follows."""
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
    """What can be proved of the own stone and this digit; None where it may be so or not."""
    left = belief.left(symbol)
    if left == (digit,):
        return Certain(symbol, digit)
    return None if digit in left else Excluded(symbol, digit)


def claims_worth_proving(known: Knowledge, belief: Belief) -> list[Claim]:
    """Every digit that is certain, or, where none is, the easiest that can be ruled out."""
    left = {symbol: belief.left(symbol) for symbol in belief.symbols}
    certain: list[Claim] = [Certain(symbol, digits[0]) for symbol, digits in left.items() if len(digits) == 1]
    if certain:
        return certain
    unseen = zip(belief.symbols, belief.unseen, strict=True)
    first = easiest_claim(
        known, [Excluded(symbol, digit) for symbol, line in unseen for digit in line if digit not in left[symbol]]
    )
    return [] if first is None else [first]


def contradiction(known: Knowledge) -> tuple[Fact, ...] | None:
    """The fewest facts that cannot all be true; None if all can be."""
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
    """Whether these facts alone leave no world in which the claim is false; without a claim, no world at all."""
    chosen = tuple(facts)
    heard = [fact for fact in chosen if isinstance(fact, Heard)]
    stones = frozenset(fact for fact in chosen if not isinstance(fact, Heard))
    return _Worlds(known, heard, stones, claim).broken_facts(stones) is None


def _shortest_proof_facts(
    known: Knowledge, space: Space, answers: Sequence[tuple[Heard, int]], against: int, claim: Claim | None
) -> frozenset[Fact] | None:
    """The facts of the shortest proof: answers first, by trying the fewest, then the stones that they need."""
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
    """Stones in sight first, then those laid open, then the answers; each with what it adds."""
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
    """The digits that own stones could have had, would only some answers hold and the claim be false."""

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
        """For each digit that the stone could have: the facts that would then be false."""
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

        Of these worlds it is one that breaks as few facts as possible.
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
        """The sums that the stones from each on can add to an answer, as sets."""
        reach = [1]
        for domain, count in zip(reversed(domains), reversed(times), strict=True):
            longer = 0
            for _, digit in domain:
                longer |= reach[-1] << count * digit
            reach.append(longer)
        return reach[::-1]
