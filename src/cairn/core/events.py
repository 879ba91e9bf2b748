"""Events: what happens at the table, and what can be undone.

A table keeps its events in order. Each seat gets every event as far as it may see it (`Game.seen`), so an event has the
same number for everybody.

An event that reveals something unforeseeable is `News`: an outcome of chance, an answer, a sealed choice revealed. One
that a rule makes final is `Binding`: an open bet stays (LC 4.4). Every other event only repeats what a player chose, or
follows from what is face up. A player may undo moves as long as neither has happened since: that is the whole undo rule
(`cairn.core.table`). The contract tests prove the classification by trying the worlds that a seat cannot tell apart.
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
    """An event that at least one seat could not have known before."""


class Binding(Event):
    """A foreseeable event that a rule makes final."""


class Change(Value, Generic[S_co, E_co]):
    """The next position, and the events that led to it."""

    state: S_co
    events: tuple[E_co, ...] = ()


def is_final(event: Event) -> bool:
    """Whether no move up to this event can be undone."""
    return isinstance(event, News | Binding)


def hide(event: E, seat: Seat | None, secrets: Mapping[type[E], Mapping[str, None]]) -> E:
    """Return the event as `seat` sees it: without its secret fields, given by kind, if another seat owns it."""
    hidden = secrets.get(type(event))
    if hidden is None or getattr(event, "seat", None) == seat:
        return event
    return replace(event, **hidden)
