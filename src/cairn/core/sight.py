"""What a seat is given: what it sees now, and what it saw happen."""

from typing import Any, Generic, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.values import Value

__all__ = ["AnySight", "Sight"]

V = TypeVar("V")


class Sight(Value, Generic[V]):
    """All that a seat is given. Beliefs, bots, hints, boards and pages are made from this and from nothing else."""

    view: V
    history: tuple[Event, ...] = ()
    """Event 40 is number 40 for everybody; what the seat may not see of it is blank."""


AnySight: TypeAlias = Sight[Any]
