"""Players who are away: a bot takes over a seat that has been without a connection for too long."""

from collections.abc import Iterable

from cairn.core.errors import IllegalMove
from cairn.core.values import Seat
from cairn.server.table import log
from cairn.server.table.identity import Person, require_seat
from cairn.server.table.log import Entry
from cairn.server.table.ownership import FindAbsence, away_limit, check_is_away
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState

SUBSTITUTES = ("steady", "random")
"""The bots that take over from a person: the first one that the game has."""
OBJECT_WITHIN = 20_000
"""Milliseconds in which another process can report a connection of the seat, or the player can do anything. Processes
hear of the announcement within milliseconds, and reconnect to the database within seconds."""


def hand_to_bot(
    state: TableState, person: Person, seat: Seat, time: int, find_absence: FindAbsence
) -> tuple[Entry, ...]:
    """Let a bot take over a seat whose player has been away for too long. Any player and the host may ask.

    If another process may hold a connection of the seat, the absence is announced first (`log.Absent`), and the bot
    takes over unless somebody objects.
    """
    if not person.is_host:
        require_seat(person)
    state.check_seat(seat)
    chair = state.chairs[seat]
    if not chair.is_played_by_person:
        raise IllegalMove(RULE, "nobody-sits-there")
    absence = find_absence(seat)
    check_is_away(seat, absence, state.seen[seat], away_limit(state.opened), time)
    assert absence is not None
    if chair.absent_until is not None and time < chair.absent_until:
        return ()  # announced before
    if absence.is_certain or chair.absent_until is not None:
        return substitute(state, seat, time)
    return state.add(log.Absent(time=time, seat=seat, until=time + OBJECT_WITHIN))


def substitute(state: TableState, seat: Seat, time: int) -> tuple[Entry, ...]:
    """Let a bot take over the seat of a player who is away."""
    bot = choose_substitute(state)
    return () if bot is None else state.add(log.Substituted(time=time, seat=seat, bot=bot))


def cancel_absences(state: TableState, seats: Iterable[Seat], time: int) -> tuple[Entry, ...]:
    """Cancel the announced absences of these seats."""
    entries = tuple(log.Present(time=time, seat=seat) for seat in seats if state.chairs[seat].absent_until is not None)
    return state.add(*entries)


def choose_substitute(state: TableState) -> str | None:
    """The bot that takes over from a person; None unless the game is running."""
    if state.status != "playing":
        return None
    known = {name for name, _ in state.rooms.bots}
    return next((name for name in SUBSTITUTES if name in known), SUBSTITUTES[-1])
