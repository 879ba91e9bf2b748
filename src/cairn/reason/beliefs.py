"""What a seat can know: every world that fits what it saw, counted exactly."""

from collections.abc import Hashable, Iterable, Mapping
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Value

P = TypeVar("P", bound=Hashable)
D = TypeVar("D", bound=Hashable)


class Belief(Protocol[P, D]):
    """The posterior of a seat, made from its sight and from nothing else: for places `P` and what stands there, `D`."""

    @property
    def deals(self) -> int:
        """How many physical deals fit."""

    @property
    def codes(self) -> Mapping[tuple[D, ...], int]:
        """The codes that may be, each with the number of deals that fit it."""

    @property
    def marginals(self) -> Mapping[P, Mapping[D, float]]:
        """For each place or symbol, how likely each digit is."""

    @property
    def entropy(self) -> float:
        """What is not known about the code, in bits."""


AnyBelief: TypeAlias = Belief[Hashable, Hashable]
"""The belief of a game that is known by name only."""


class FindBelief(Protocol):
    """From a sight to the belief that it leaves."""

    def __call__(self, sight: AnySight, /) -> AnyBelief:
        """The exact posterior of the seat whose sight this is."""


class SamplePosition(Protocol):
    """From a sight to a whole position that the seat cannot tell from the true one."""

    def __call__(self, sight: AnySight, rng: Random, /) -> Value:
        """A position, drawn by how likely it is."""


class FindHint(Protocol):
    """From a sight to a hint."""

    def __call__(self, sight: AnySight, notes: Iterable[Noted], level: int, /) -> Value:
        """What the level tells the seat, beyond its notes; the game's words say it."""


class MakeSheet(Protocol):
    """From a sight to the sheet of the seat."""

    def __call__(self, sight: AnySight, notes: Iterable[Noted] = (), /) -> Value:
        """The sheet with what the seat sees, and what it wrote down."""
