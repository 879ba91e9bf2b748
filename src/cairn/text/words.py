"""What a game must be able to say: every event, move and question of it as a phrase, with no sentence made yet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.game import E_contra, GameInfo, M_contra, V_contra
from cairn.core.phrases import Fact, Phrase
from cairn.core.values import Value
from cairn.reason.study import Line
from cairn.text import Text

PagePart: TypeAlias = Callable[[GameInfo, Text], str]
"""A part of a rules page that is made from the game's tables."""

H_contra = TypeVar("H_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class Proofs(Protocol[V_contra, P_contra, F_contra]):
    """How proofs are said, in phrases with the pieces that each line speaks of."""

    def proof(self, view: V_contra, proof: P_contra) -> tuple[Line, ...]:
        """A proof: the claim, then its facts."""

    def fact(self, view: V_contra, fact: F_contra) -> Line:
        """One fact."""


class Words(Protocol[V_contra, M_contra, E_contra, H_contra]):
    """A game, told in phrases."""

    page_parts: Mapping[str, PagePart]
    """What the rules pages leave room for, by the name of the marker."""

    def setting(self, view: V_contra) -> Mapping[str, Fact]:
        """What every message at this table may ask for."""

    def prompt(self, view: V_contra) -> Phrase:
        """What the seat of the view is asked to do."""

    def move(self, view: V_contra, move: M_contra) -> Phrase:
        """What a player may do, as the end of `you may …`."""

    def move_alone(self, view: V_contra, move: M_contra) -> Phrase:
        """A move told by itself, to somebody who has not just read what is asked."""

    def doubtful(self, view: V_contra, move: M_contra) -> Phrase | None:
        """Why the seat of the view can hardly mean the move, so that a person is asked first; None where it can."""

    def event(self, history: Sequence[E_contra], number: int) -> tuple[Phrase, ...]:
        """What event `number` of a history is told by; nothing for one that is not told."""

    def hint(self, view: V_contra, hint: H_contra) -> tuple[Line, ...]:
        """What a hint says, with the pieces that each line speaks of. Only asked of a game that has hints."""


AnyProofs: TypeAlias = Proofs[Value, Value, Value]
"""How the proofs of a game are said that is known by name only."""
AnyWords: TypeAlias = Words[Value, Value, Event, Value]
"""The words of a game that is known by name only."""
