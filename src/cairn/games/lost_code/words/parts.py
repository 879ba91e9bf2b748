"""Small phrases that others are made of."""

from collections.abc import Iterable
from functools import reduce

from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref


def range_phrase(low: int, width: int) -> Phrase:
    """A range of sums with both ends; a single sum alone."""
    return phrase("range", low=low, high=low + width - 1, width=width)


def signed_phrase(points: int) -> Phrase:
    """Points with their sign."""
    return phrase("signed", sign="plus" if points > 0 else "minus" if points < 0 else "none", points=abs(points))


def bet_on(digits: tuple[int, ...] | None) -> Fact:
    """What is bet on a symbol, where it is known; none is a bet too (LC 6.2)."""
    return digits or (phrase("final-none") if digits == () else ())


def seats(order: Iterable[Seat]) -> tuple[Fact, ...]:
    """Several seats, in their order."""
    return tuple(map(seat_ref, order))


def symbols(faces: Iterable[Symbol]) -> tuple[Fact, ...]:
    """Several symbols, in their order."""
    return tuple(map(symbol_ref, faces))


def joined(key: str, parts: Iterable[Fact]) -> Fact:
    """A list that is not written with commas: the message says what stands between what came first and what then."""
    return reduce(lambda first, then: phrase(key, first=first, then=then), parts)
