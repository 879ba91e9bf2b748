"""What a seat can know: every world that fits what it saw, counted exactly."""

from collections.abc import Mapping
from typing import Any, Protocol

__all__ = ["Belief"]


class Belief(Protocol):
    """The posterior of a seat, made from its sight and from nothing else."""

    @property
    def deals(self) -> int:
        """How many physical deals fit."""

    @property
    def codes(self) -> Mapping[tuple[Any, ...], int]:
        """The codes that may be, each with the number of deals that fit it."""

    @property
    def marginals(self) -> Mapping[Any, Mapping[Any, float]]:
        """For each place or symbol, how likely each digit is."""

    @property
    def entropy(self) -> float:
        """What is not known about the code, in bits."""
