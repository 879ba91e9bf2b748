"""Phrases: sentences as data, the key of a message and its facts. The text is only in the catalogues."""

from collections.abc import Iterable
from typing import TypeAlias, Union

from cairn.core.values import Seat, Value, field

VERBATIM = "text:"
"""Marks a text that a person wrote."""

Ref: TypeAlias = str
"""A piece by its name, the same in offers, phrases, proofs and pages: ``site:camp-coin/1``, ``hand:fear#1``,
``wheel:5``, ``seat:2``. The kind of piece comes before the colon, its part after a slash, and the copy after ``#``."""

Fact: TypeAlias = Union[int, float, str, "Phrase", tuple["Fact", ...]]
"""A number, a piece by its `Ref`, a word that a message selects on, another phrase, or a list of these."""


class Phrase(Value):
    """A message of the catalogues with its facts. Python and the browser render it alike."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """Return the phrase with these facts; an underscore in a name becomes a hyphen."""
    return Phrase(key, {name.replace("_", "-"): fact for name, fact in facts.items()})


def verbatim(text: str) -> str:
    """Mark a text that a person wrote, so that it is not taken for the name of a piece."""
    return f"{VERBATIM}{text}"


def seat_ref(seat: Seat) -> Ref:
    """The `Ref` of a seat."""
    return f"seat:{seat}"


def seat_refs(seats: Iterable[Seat]) -> tuple[Fact, ...]:
    """Several seats as a fact, in the given order."""
    return tuple(map(seat_ref, seats))


def known_fact(secret: object) -> Fact:
    """`yes` or `no`, for a message that says more to those who may see the secret; None is hidden."""
    return "no" if secret is None else "yes"
