"""Beliefs: every world that fits what a seat saw, counted exactly."""

from collections.abc import Hashable, Iterable, Mapping
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Value

P = TypeVar("P", bound=Hashable)
D = TypeVar("D", bound=Hashable)


class Belief(Protocol[P, D]):
    """The posterior of a seat, made from its sight alone: places `P`, and their possible values `D`."""

    @property
    def deals(self) -> int:
        """The number of physical deals that fit."""

    @property
    def codes(self) -> Mapping[tuple[D, ...], int]:
        """The possible codes, each with the number of deals that fit it."""

    @property
    def marginals(self) -> Mapping[P, Mapping[D, float]]:
        """For each place or symbol, the probability of each digit."""

    @property
    def entropy(self) -> float:
        """The missing information about the code, in bits."""


AnyBelief: TypeAlias = Belief[Hashable, Hashable]
"""The belief of a game that is known only by name."""


class FindBelief(Protocol):
    """Computes a belief from a sight."""

    def __call__(self, sight: AnySight, /) -> AnyBelief:
        """Return the exact posterior of the seat."""


class Weighed(Protocol[P, D]):
    """How likely the codes of a belief are if the others play as a model says: never what the rules alone say."""

    @property
    def codes(self) -> tuple[tuple[D, ...], ...]:
        """The possible codes: those of the belief."""

    @property
    def chances(self) -> tuple[float, ...]:
        """By code, its probability."""

    @property
    def marginals(self) -> Mapping[P, Mapping[D, float]]:
        """For each place or symbol, the probability of each digit."""

    @property
    def entropy(self) -> float:
        """The missing information about the code, in bits."""


AnyWeighed: TypeAlias = Weighed[Hashable, Hashable]
"""The weighed codes of a game that is known only by name."""


class WeighCodes(Protocol):
    """Weighs the codes of a belief by what the others did."""

    def __call__(self, sight: AnySight, levels: Mapping[str, float], anything: float, /) -> AnyWeighed:
        """Return how likely the codes are if the others play like these levels."""


class SamplePosition(Protocol):
    """Draws a complete position that the seat cannot tell from the true one."""

    def __call__(self, sight: AnySight, rng: Random, /) -> Value:
        """Return a position, drawn by its probability."""


class FindHint(Protocol):
    """Finds a hint for a sight."""

    def __call__(self, sight: AnySight, notes: Iterable[Noted], level: int, /) -> Value:
        """Return the hint of that level, beyond the seat's notes; the game's words render it."""


class MakeSheet(Protocol):
    """Fills in the seat's sheet from its sight."""

    def __call__(self, sight: AnySight, notes: Iterable[Noted] = (), /) -> Value:
        """Return the sheet with what the seat sees and what it noted."""
