"""What happened at the table, and what of it was news.

A game keeps its events in order in `State.log`. A view carries the same log, entry for entry, with what its seat
may not see left blank, so an event has the same number for everybody.

An event that tells somebody something that could not be foreseen is `News`: what chance brought, an answer, a sealed
choice laid open. Every other event only repeats what a player chose, or follows from what lies open. A player may
take back moves as far as there has been no news: that is the whole of the undo rule (`cairn.core.match`), and the
contract tests prove the classification by trying the worlds that a seat cannot tell apart.
"""

from cairn.core.values import Value

__all__ = ["Event", "News"]


class Event(Value):
    """Something that happened at the table."""


class News(Event):
    """Something that at least one seat could not have known before."""
