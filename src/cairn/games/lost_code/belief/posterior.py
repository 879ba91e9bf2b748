"""The exact belief of a seat of The Lost Code or Think Str8! about its own code, counted in physical deals.

A deal gives every stone its place: on a rack, in the box, or at some position in the stock (LC 2.2). All deals are
equally likely. A seat sees every stone that another rack is dealt or draws, and every discarded stone, its own
included. Of each symbol it does not see the stone on its own rack, the stock and the box. For each digit that may be on
its rack the others can be arranged in (stock + box)! ways, the same number for every digit. So every code that fits
what the seat saw and was answered stands for equally many deals, the product of those factorials: the posterior is
uniform over the codes that fit, and counting them is enough.

An answer is about the stones that were on the rack when it was given (LC 10.6). The digit of a stone that was swapped
since is known and subtracted from the sum; the rest is about stones that are still there.

A set of codes is one integer with a bit per code. The codes with a given digit, or a given sum, are such sets too, so
applying an answer is one `&`, and counting is one `bit_count`.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress, product
from math import factorial, log2, prod

from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import Code, Heard, Knowledge, Opened, knowledge
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View


class Space:
    """The codes that given candidates allow. A set of codes is an integer: bit n stands for the n-th code."""

    def __init__(self, candidates: tuple[tuple[int, ...], ...]) -> None:
        """Number the codes in the order of `itertools.product`."""
        self.candidates = candidates
        self.size = prod(len(digits) for digits in candidates)
        self.all = (1 << self.size) - 1
        self.codes_with = tuple(self._find_codes_with())
        """By place, then digit: the set of codes with this digit there."""
        self._sums: dict[tuple[int, ...], dict[int, int]] = {}

    def sums(self, dice: Iterable[int]) -> dict[int, int]:
        """By sum of the digits at these places: the set of codes with this sum."""
        key = tuple(sorted(dice))
        if key not in self._sums:
            found = {0: self.all}
            for place in dict.fromkeys(key):
                times = key.count(place)
                longer: dict[int, int] = {}
                for total, codes in found.items():
                    for digit, with_digit in self.codes_with[place].items():
                        at = total + times * digit
                        longer[at] = longer.get(at, 0) | codes & with_digit
                found = longer
            self._sums[key] = dict(sorted(found.items()))
        return self._sums[key]

    def list_codes(self, codes: int) -> Iterable[Code]:
        """The codes of a set, one by one."""
        bits = f"{codes:0{self.size}b}"[::-1].encode().translate(_BITS)
        return compress(product(*self.candidates), bits)

    def code_bit(self, code: Code) -> int:
        """The set that contains only this code; empty if the candidates do not allow it."""
        codes = self.all
        for digit, with_digit in zip(code, self.codes_with, strict=True):
            codes &= with_digit.get(digit, 0)
        return codes

    def _find_codes_with(self) -> Iterable[dict[int, int]]:
        period = self.size
        for digits in self.candidates:
            stride = period // len(digits) if digits else 0
            every = self.all // ((1 << period) - 1) if period else 0  # one bit at the start of each period
            block = ((1 << stride) - 1) * every
            yield {digit: block << at * stride for at, digit in enumerate(digits)}
            period = stride


_BITS = bytes.maketrans(b"01", b"\x00\x01")


@lru_cache(maxsize=16)
def _space(candidates: tuple[tuple[int, ...], ...]) -> Space:
    return Space(candidates)


def clear_cache() -> None:
    """Forget the spaces of earlier beliefs, for measurements."""
    _space.cache_clear()


class Belief(Value):
    """The codes that may be on the seat's rack, all equally likely (see the module)."""

    symbols: tuple[Symbol, ...]
    digits: int
    """The number of digits in the game."""
    unseen: tuple[tuple[int, ...], ...]
    """By place: the digits that the seat sees nowhere; one is on its rack, the others are in stock and box."""
    candidates: tuple[tuple[int, ...], ...]
    """By place: the digits that no single answer rules out; they make up `space`."""
    worlds: int
    """The codes that fit, as a set of `space`."""
    weight: int
    """The number of deals per code."""

    @property
    def space(self) -> Space:
        """The space that `worlds` is a set of."""
        return _space(self.candidates)

    @property
    def count(self) -> int:
        """The number of codes that fit."""
        return self.worlds.bit_count()

    @property
    def deals(self) -> int:
        """The number of physical deals that fit; 0 only if the facts contradict each other."""
        return self.count * self.weight

    @property
    def codes(self) -> dict[Code, int]:
        """Every code that fits, with its number of deals."""
        return dict.fromkeys(self.space.list_codes(self.worlds), self.weight)

    @property
    def counts(self) -> dict[Symbol, dict[int, int]]:
        """By symbol and digit, the number of deals with that digit on the seat's rack."""
        return {
            symbol: {
                digit: (self.worlds & with_digit.get(digit, 0)).bit_count() * self.weight
                for digit in range(self.digits)
            }
            for symbol, with_digit in zip(self.symbols, self.space.codes_with, strict=True)
        }

    @property
    def marginals(self) -> dict[Symbol, dict[int, float]]:
        """By symbol and digit, the probability; 0.0 for a digit that is ruled out."""
        deals = self.deals or 1
        return {symbol: {digit: count / deals for digit, count in line.items()} for symbol, line in self.counts.items()}

    @property
    def entropy(self) -> float:
        """The missing information in bits; 0 when the code is known."""
        return log2(self.count) if self.worlds else 0.0

    def possible_digits(self, symbol: Symbol) -> tuple[int, ...]:
        """The digits of the symbol that may be on the seat's rack."""
        with_digit = self.space.codes_with[symbol.place]
        return tuple(digit for digit, codes in with_digit.items() if self.worlds & codes)

    def sums(self, dice: Iterable[Symbol]) -> dict[int, int]:
        """By possible sum of the dice, the number of deals (LC 4.3)."""
        found = {
            total: (self.worlds & codes).bit_count() * self.weight
            for total, codes in self.space.sums(symbol.place for symbol in dice).items()
        }
        return {total: deals for total, deals in found.items() if deals}


def belief(sight: Sight[View, Happening]) -> Belief:
    """The exact posterior of the seat over its own code."""
    return belief_of(knowledge(sight))


def belief_of(known: Knowledge) -> Belief:
    """The exact posterior given these facts; contradictory facts leave no deal."""
    clues = _clues(known)
    unseen = _unseen(known)
    candidates = _narrow_candidates(_candidates(known, unseen), clues)
    space = _space(candidates)
    worlds = 0 if _is_in_two_places(known) else space.all
    for clue in clues:
        worlds &= _codes_fitting(space, clue)
    undealt = len(known.table.symbols) - len(known.stones)
    weight = prod(factorial(spare) for spare in known.spare) * factorial(known.table.digits) ** undealt
    return Belief(known.symbols, known.table.digits, unseen, candidates, worlds, weight)


class Evidence(Value):
    """The codes that fit the visible stones and, for each answer alone, those that fit it too."""

    candidates: tuple[tuple[int, ...], ...]
    answers: tuple[tuple[Heard, int], ...]

    @property
    def space(self) -> Space:
        """The space that the answers are sets of."""
        return _space(self.candidates)


def evidence(known: Knowledge) -> Evidence:
    """What each answer says by itself, in addition to the visible stones."""
    candidates = tuple(_candidates(known, _unseen(known)))
    heard = [fact for fact in known.facts if isinstance(fact, Heard)]
    sets = [_codes_fitting(_space(candidates), clue) for clue in _clues(known)]
    return Evidence(candidates, tuple(zip(heard, sets, strict=True)))


# From facts to candidates and clues


class _Clue(Value):
    """An answer with the known stones subtracted: the unknown places, one per die, and the sums left for them."""

    places: tuple[int, ...]
    sums: int
    """A set of sums: bit n stands for n."""


def _unseen(known: Knowledge) -> tuple[tuple[int, ...], ...]:
    """By place, the digits that the seat sees nowhere."""
    left = [set(range(known.table.digits)) for _ in known.stones]
    for fact in known.facts:
        if not isinstance(fact, Heard):
            left[fact.symbol.place].discard(fact.digit)
    return tuple(tuple(sorted(digits)) for digits in left)


def _candidates(known: Knowledge, unseen: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """By place, the digits that the visible stones allow for the stone on the rack."""
    left = list(unseen)
    for fact in known.facts:
        if isinstance(fact, Opened) and fact.stone == known.stones[fact.symbol.place]:
            left[fact.symbol.place] = (fact.digit,)
    return left


def _is_in_two_places(known: Knowledge) -> bool:
    """Whether one stone is recorded in two places, which is impossible (LC 1.2)."""
    stones = [(fact.symbol, fact.digit) for fact in known.facts if not isinstance(fact, Heard)]
    return len(set(stones)) < len(stones)


def _clues(known: Knowledge) -> list[_Clue]:
    opened = {(fact.symbol, fact.stone): fact.digit for fact in known.facts if isinstance(fact, Opened)}
    clues = []
    for fact in known.facts:
        if isinstance(fact, Heard):
            digits = [opened.get((symbol, fact.stones[symbol.place])) for symbol in fact.dice]
            places = tuple(symbol.place for symbol, digit in zip(fact.dice, digits, strict=True) if digit is None)
            known_sum = sum(digit for digit in digits if digit is not None)
            clues.append(_Clue(places, bits_of_ranges(fact.sums) >> known_sum))
    return clues


def bits_of_ranges(ranges: tuple[tuple[int, int], ...]) -> int:
    """The numbers in these ranges, as a set: bit n stands for n."""
    found = 0
    for first, last in ranges:
        found |= (1 << last + 1) - (1 << first)
    return found


def _narrow_candidates(candidates: list[tuple[int, ...]], clues: list[_Clue]) -> tuple[tuple[int, ...], ...]:
    """Remove candidates that some clue alone rules out; this only keeps the space small."""
    left = list(candidates)
    changed = True
    while changed:
        changed = False
        for clue in clues:
            for place in set(clue.places):
                others = _reachable_sums([each for each in clue.places if each != place], left)
                times = clue.places.count(place)
                kept = tuple(digit for digit in left[place] if others << times * digit & clue.sums)
                if kept != left[place]:
                    left[place] = kept
                    changed = True
    return tuple(left)


def _reachable_sums(places: list[int], candidates: list[tuple[int, ...]]) -> int:
    """The possible sums of the digits at these places, as a set."""
    sums = 1
    for place in dict.fromkeys(places):
        times = places.count(place)
        longer = 0
        for digit in candidates[place]:
            longer |= sums << times * digit
        sums = longer
    return sums


def _codes_fitting(space: Space, clue: _Clue) -> int:
    """The set of codes that fit the answer."""
    codes = 0
    for total, with_sum in space.sums(clue.places).items():
        if clue.sums >> total & 1:
            codes |= with_sum
    return codes
