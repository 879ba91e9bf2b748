"""A sight: what a seat sees now, and what it saw happen."""

from typing import Generic, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.values import Value

V_co = TypeVar("V_co", covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class Sight(Value, Generic[V_co, E_co]):
    """Everything that a seat knows. Beliefs, bots, hints, boards and pages are made from this and nothing else."""

    view: V_co
    history: tuple[E_co, ...] = ()
    """Event 40 is number 40 for everybody; what the seat may not see of it is blank."""


AnySight: TypeAlias = Sight[Value, Event]
"""The sight of a game that is known only by name."""
