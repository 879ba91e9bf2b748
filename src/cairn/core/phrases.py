"""Things to say, as data: the key of a message and its facts. Sentences live in the catalogues alone."""

from collections.abc import Iterable
from typing import TypeAlias, Union

from cairn.core.values import Seat, Value, field

VERBATIM = "text:"
"""What stands before a text that somebody else wrote."""

Ref: TypeAlias = str
"""A piece by its name, the same in offers, phrases, proofs and pages: ``site:camp-coin/1``, ``hand:fear#1``,
``wheel:5``, ``seat:2``. Before the colon stands the kind of piece, after a slash the part of it, after ``#`` which of
several that are alike."""

Fact: TypeAlias = Union[int, float, str, "Phrase", tuple["Fact", ...]]
"""A number, a piece by its `Ref`, a word that a message chooses by, another phrase, or a list of such things."""


class Phrase(Value):
    """Something to say: a message of the catalogues and its facts. Python and the browser say it alike."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


def phrase(key: str, /, **facts: Fact) -> Phrase:
    """The phrase with these facts; an underscore in a name stands for a hyphen."""
    return Phrase(key, {name.replace("_", "-"): fact for name, fact in facts.items()})


def verbatim(text: str) -> Fact:
    """What a person wrote, to be said as it is: it may look like the name of a piece."""
    return f"{VERBATIM}{text}"


def seat_ref(seat: Seat) -> Ref:
    """A seat as a fact."""
    return f"seat:{seat}"


def seat_refs(seats: Iterable[Seat]) -> tuple[Fact, ...]:
    """Several seats as a fact, in the given order."""
    return tuple(map(seat_ref, seats))


def known_fact(secret: object) -> Fact:
    """`yes` or `no`, for a message that says more to those who may see the secret; None is hidden."""
    return "no" if secret is None else "yes"
