"""Moves for whoever draws a table: what each is about, what it costs and gives, and whether it can be taken back."""

from typing import Generic, TypeAlias, TypeVar

from cairn.core.phrases import Fact, Phrase, Ref
from cairn.core.values import Value, field

M_co = TypeVar("M_co", covariant=True)


class Sign(Value):
    """A number of something, to be drawn or said: 2 coins, 1 boot."""

    of: str
    number: int = 1


class Offer(Value, Generic[M_co]):
    """A move, or several that differ by a number alone."""

    key: str
    """Stable while the prompt stands, and one offer's alone."""
    kind: str
    moves: tuple[M_co, ...]
    touches: tuple[Ref, ...] = ()
    """The pieces that it is about, the one to pick first."""
    price: tuple[Sign, ...] = ()
    gives: tuple[Sign, ...] = ()
    covers: tuple[Ref, ...] = ()
    """Where a cost is paid from several pieces: by part of the cost the piece that pays it, empty if none has to."""
    reveals: bool = False
    """Something unforeseeable comes to light by it: there is no way back."""
    binding: bool = False
    """Nor is there here, because a rule says so (LC 4.4)."""


AnyOffer: TypeAlias = Offer[Value]
"""An offer of a game that is known by name only."""


class Refusal(Value):
    """Why something is not possible: the rule, and what the sentence under `key` is to be told."""

    rule: str
    key: str
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def phrase(self) -> Phrase:
        """What to say."""
        return Phrase(f"refusal-{self.key}", self.facts)
