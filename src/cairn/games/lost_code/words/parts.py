"""Small phrases and facts that longer phrases contain."""

from collections.abc import Iterable
from functools import reduce

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref


def range_phrase(low: int, width: int) -> Phrase:
    """A range of sums with both ends; one number where they are equal."""
    return phrase("range", low=low, high=low + width - 1, width=width)


def signed_phrase(points: int) -> Phrase:
    """Points with their sign."""
    return phrase("signed", sign="plus" if points > 0 else "minus" if points < 0 else "none", points=abs(points))


def final_bet_fact(digits: tuple[int, ...] | None) -> Fact:
    """The digits of a final bet; a phrase for a bet on none (LC 6.2), nothing where the bet is hidden."""
    return digits or (phrase("final-none") if digits == () else ())


def symbol_refs(symbols: Iterable[Symbol]) -> tuple[Fact, ...]:
    """Several symbols as a fact, in the given order."""
    return tuple(map(symbol_ref, symbols))


def join(key: str, parts: Iterable[Fact]) -> Fact:
    """One fact made of several by the message `key`, which says what goes between `first` and `then`."""
    return reduce(lambda first, then: phrase(key, first=first, then=then), parts)
