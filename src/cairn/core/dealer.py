"""Two kinds of dealers, which draw the outcomes of chance from a seed.

An interrupted game therefore draws what it would have drawn, and anyone who has the seed can check every outcome
afterwards, in any language that has SHA-256.

`Dealer`: outcome number n of a game depends only on the seed and on n.

`PileDealer`: each pile that the rules name has an order that the seed fixes, so the same cards come to two people who
play the same deal, even if one of them draws more cards from other piles. The order is in the dealer, never in a
position.
"""

from hashlib import sha256
from random import SystemRandom
from typing import Final, Literal, TypeAlias, TypeVar

from cairn.core.chance import Chance, pick_outcome
from cairn.core.errors import BadInput
from cairn.core.values import as_whole, encode

T = TypeVar("T")

SECRET_BITS = 128

Kind: TypeAlias = Literal[1, 2]
"""Kinds of dealers, as records name them: 1 deals by number, 2 by pile."""

BY_NUMBER: Final = 1
BY_PILE: Final = 2


class Dealer:
    """Draws outcomes from a seed: number n is the SHA-256 of ``seed/n``, far larger than any sum of weights."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Deal from this seed, or from a secret one if it is None. Raise `BadInput` for any other type."""
        if seed is not None and not isinstance(seed, str):
            seed = _whole(seed)
        self.seed = f"{SystemRandom().getrandbits(SECRET_BITS):x}" if seed is None else str(seed)

    def outcome(self, number: int, chance: Chance[T]) -> T:
        """Return the outcome of the draw with this number, counted from 0 in each game."""
        return pick_outcome(chance, int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()))


class PileDealer(Dealer):
    """Draws the lowest piece of a pile: that with the lowest SHA-256 of ``seed/pile/piece``.

    Where a pile has equal pieces, their order would tell how many there were: there each copy gets a new number at each
    draw, the SHA-256 of ``seed/pile/left/piece/copy``, with the number of pieces left. A chance without a pile is drawn
    by number.
    """

    def outcome(self, number: int, chance: Chance[T]) -> T:
        """Return the next piece of the chance's pile; without a pile, the outcome of the draw with this number."""
        if not chance.pile:
            return super().outcome(number, chance)
        left = sum(chance.weights)
        is_distinct = left == len(chance.weights)
        lowest: bytes | None = None
        found = chance.outcomes[0]
        for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
            piece = encode(outcome).decode()
            for copy in range(weight):
                place = piece if is_distinct else f"{left}/{piece}/{copy}"
                digest = sha256(f"{self.seed}/{chance.pile}/{place}".encode()).digest()
                if lowest is None or digest < lowest:
                    lowest, found = digest, outcome
        return found


def make_dealer(seed: int | str | None, kind: Kind) -> Dealer:
    """Return a dealer of that kind for the seed."""
    return Dealer(seed) if kind == BY_NUMBER else PileDealer(seed)


def _whole(seed: object) -> int:
    try:
        return as_whole(seed)
    except TypeError:
        raise BadInput("seed", f"must be a whole number or a string, not {seed!r}") from None
