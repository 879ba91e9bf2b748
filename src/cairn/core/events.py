"""What happens at the table, and what of it can be taken back.

A table keeps its events in order. A seat is told each of them as far as it may see it (`Game.seen`), so an event has
the same number for everybody.

An event that tells somebody something that could not be foreseen is `News`: what chance brought, an answer, a sealed
choice laid open. One that a rule makes final is `Binding`: an open bet stays (LC 4.4). Every other event only repeats
what a player chose, or follows from what lies open. A player may take back moves as far as there has been neither:
that is the whole of the undo rule (`cairn.core.table`), and the contract tests prove the classification by trying the
worlds that a seat cannot tell apart.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

from cairn.core.values import Seat, Value, replace

S_co = TypeVar("S_co", covariant=True)
E = TypeVar("E", bound="Event")
E_co = TypeVar("E_co", bound="Event", covariant=True)


class Event(Value):
    """Something that happened at the table."""


class News(Event):
    """Something that at least one seat could not have known before."""


class Binding(Event):
    """Something that could be foreseen, and that a rule makes final all the same."""


class Change(Value, Generic[S_co, E_co]):
    """The position that follows, and what happened on the way to it."""

    state: S_co
    events: tuple[E_co, ...] = ()


def is_final(event: Event) -> bool:
    """Whether nothing up to this event can be taken back."""
    return isinstance(event, News | Binding)


def hide(event: E, seat: Seat | None, secrets: Mapping[type[E], Mapping[str, None]]) -> E:
    """The event as a seat sees it: what happened to another seat without the fields that are its secret, by kind."""
    hidden = secrets.get(type(event))
    if hidden is None or getattr(event, "seat", None) == seat:
        return event
    return replace(event, **hidden)
