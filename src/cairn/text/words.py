"""What a game must be able to put into phrases: its events, moves and prompts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.game import E_contra, GameInfo, M_contra, V_contra
from cairn.core.phrases import Fact, Phrase
from cairn.core.places import Place
from cairn.core.values import Value
from cairn.reason.study import ChoiceReason, Line
from cairn.text import Text

PagePart: TypeAlias = Callable[[GameInfo, Text], str]
"""A part of a rules page that is made from the game's tables."""

H_contra = TypeVar("H_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class Proofs(Protocol[V_contra, P_contra, F_contra]):
    """Proofs as phrases, with the pieces that each line mentions."""

    def proof(self, view: V_contra, proof: P_contra) -> tuple[Line, ...]:
        """A proof: the claim, then its facts."""

    def fact(self, view: V_contra, fact: F_contra) -> Line:
        """One fact."""


class Words(Protocol[V_contra, M_contra, E_contra, H_contra]):
    """A game in phrases."""

    page_parts: Mapping[str, PagePart]
    """The parts for the markers of the rules pages, by name."""

    def setting(self, view: V_contra) -> Mapping[str, Fact]:
        """Variables of every message at this table."""

    def prompt(self, view: V_contra) -> Phrase:
        """What the seat of the view is asked to do."""

    def places(self, view: V_contra) -> tuple[Place, ...]:
        """The table as the view shows it: the places with their pieces, the seat's own first."""

    def move(self, view: V_contra, move: M_contra) -> Phrase:
        """A legal move, to complete `you may …`."""

    def move_alone(self, view: V_contra, move: M_contra) -> Phrase:
        """A move by itself, for somebody who has not just read the prompt."""

    def doubtful(self, view: V_contra, move: M_contra) -> Phrase | None:
        """Why the seat hardly means this move, so that a person is asked first; None if it may well."""

    def event(self, history: Sequence[E_contra], number: int) -> tuple[Phrase, ...]:
        """The phrases of event `number` of a history; none for an event without words."""

    def hint(self, view: V_contra, hint: H_contra) -> tuple[Line, ...]:
        """The lines of a hint, with the pieces that each mentions. Only for games with hints."""

    def reason(self, view: V_contra, reason: ChoiceReason) -> Line:
        """A reason of the judge as a sentence. Only for games whose judge gives reasons."""


AnyProofs: TypeAlias = Proofs[Value, Value, Value]
"""The proofs of a game that is known only by name."""
AnyWords: TypeAlias = Words[Value, Value, Event, Value]
"""The words of a game that is known only by name."""
