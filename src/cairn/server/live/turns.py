"""Whose turn it has become at a table, for those who want to be notified of it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

from cairn.core.values import Seat
from cairn.server.live.presence import Presence
from cairn.server.table.ownership import seats_with
from cairn.server.table.state import TableState

OnTurn: TypeAlias = Callable[[str, Mapping[str, bool]], None]
"""Called with a table and the guests whose turn it has become there: whether each is connected."""


def ignore_turns(name: str, guests: Mapping[str, bool]) -> None:
    """Notify nobody."""


def new_turns(state: TableState, before: Collection[Seat], presence: Presence) -> dict[str, bool]:
    """Return the guests whose turn it has become since `before`, and whether they are connected."""
    return {
        guest: presence.is_connected(seats_with(state.chairs, seat))
        for seat in _awaited(state)
        if seat not in before and (guest := state.chairs[seat].guest) is not None
    }


def is_missed(state: TableState, seats: Iterable[Seat], presence: Presence) -> bool:
    """Whether one of these seats is to act, and its player is not connected."""
    awaited = set(_awaited(state))
    return any(seat in awaited and not presence.is_connected(seats_with(state.chairs, seat)) for seat in seats)


def _awaited(state: TableState) -> Iterable[Seat]:
    """The seats whose players are to act."""
    if state.status != "playing":
        return ()
    return (seat for seat in state.to_act if state.chairs[seat].is_played_by_person)
