"""Moves for user interfaces: what each touches, costs and gives, and whether it can be undone."""

from typing import Generic, TypeAlias, TypeVar

from cairn.core.phrases import Fact, Phrase, Ref
from cairn.core.values import Value, field

M_co = TypeVar("M_co", covariant=True)


class Sign(Value):
    """A number of something, to be drawn or spoken: 2 coins, 1 boot."""

    of: str
    number: int = 1


class Offer(Value, Generic[M_co]):
    """A move, or several that differ only by a number."""

    key: str
    """Unique, and stable while the prompt is open."""
    kind: str
    moves: tuple[M_co, ...]
    touches: tuple[Ref, ...] = ()
    """The pieces it involves; the first is the one to select."""
    price: tuple[Sign, ...] = ()
    gives: tuple[Sign, ...] = ()
    covers: tuple[Ref, ...] = ()
    """For a cost paid with several pieces: the piece that pays each part, empty where none has to."""
    reveals: bool = False
    """Whether it reveals something unforeseeable, so that it cannot be undone."""
    binding: bool = False
    """Whether a rule makes it final (LC 4.4)."""


AnyOffer: TypeAlias = Offer[Value]
"""An offer of a game that is known only by name."""


class Refusal(Value):
    """Why something is not possible: the rule, and the key and facts of its sentence."""

    rule: str
    key: str
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def phrase(self) -> Phrase:
        """The sentence as a phrase."""
        return Phrase(f"refusal-{self.key}", self.facts)
