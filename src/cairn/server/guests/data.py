"""What belongs to a guest: the list of their games, all that is kept about them, and how it is forgotten."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from cairn.core.errors import CairnError
from cairn.core.values import Seat, Value, replace
from cairn.server.guests.registry import Guest
from cairn.server.live.registry import Tables
from cairn.server.protocol import messages, requests
from cairn.server.storage import Unavailable
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Person, execute
from cairn.server.table.keys import hashed, new_secret
from cairn.server.table.log import Entry
from cairn.server.table.ownership import check_are_apart, open_seats
from cairn.server.table.projection import describe_table, listing
from cairn.server.table.state import TableState

__all__ = ["Export", "ExportedTable", "GuestGame", "check_carry", "export_data", "forget_guest", "list_games", "redact"]

T = TypeVar("T")

MOST_LISTED = 100
MOST_EXPORTED = 10_000
HIDDEN = "…"
"""What stands for words that somebody wanted forgotten."""

_REDACT = "update entry set line = $3 where match = $1 and number = $2"
_NO_SNAPSHOT = "delete from snapshot where match = $1"
_SUMMARY = "update listing set summary = $2 where match = $1"


class GuestGame(Value, omit_defaults=True):
    """A game of one's own, for the list."""

    table: messages.TableInfo
    seats: tuple[Seat, ...]
    """One's own; none: one set it up and looks on."""
    is_host: bool = False
    to_act: tuple[Seat, ...] = ()
    is_my_turn: bool = False
    number: int = 0
    """How far it is: so many events have happened."""
    last: Any = None
    """The last of them, as the first of the own seats saw it."""
    phrases: Any = ()
    """What it is told by."""
    updated: int = 0
    """When something happened last."""


class ExportedTable(Value, omit_defaults=True):
    """What is kept about somebody at one table."""

    table: messages.TableInfo
    seats: tuple[Seat, ...]
    is_host: bool
    entries: tuple[Any, ...]
    """All that one did there, as it was written down; hashes of secrets left out."""


class Export(Value):
    """All that is kept about a guest."""

    name: str
    made: int
    seen: int
    devices: int
    tables: tuple[ExportedTable, ...]


async def list_games(tables: Tables, guest: Guest, limit: int = MOST_LISTED) -> tuple[GuestGame, ...]:
    """The guest's games: those where it is their turn first, then those that go on, then by time."""
    found = [each async for each in _visit_tables(tables, guest, limit, _describe_game)]
    going = ("playing", "waiting")
    return tuple(sorted(found, key=lambda each: (not each.is_my_turn, each.table.status not in going, -each.updated)))


async def export_data(tables: Tables, guest: Guest, devices: int) -> Export:
    """All that is kept about the guest."""
    store = tables.services.store
    kept = []
    async for name, told, person_seats, is_host in _visit_tables(tables, guest, MOST_EXPORTED, _find_place):
        entries = list(log.from_lines(await store.lines(name)))
        marked = zip(entries, _mark_own(entries, guest.id), strict=True)
        own = tuple(_without_secrets(entry) for entry, is_own in marked if is_own)
        kept.append(ExportedTable(told, person_seats, is_host, own))
    return Export(guest.name, guest.made, guest.seen, devices, tuple(kept))


async def check_carry(tables: Tables, guest: Guest, other: str) -> None:
    """Raise `Denied` if a device of the guest must not become one of the other: they have seats at one table."""
    store = tables.services.store
    shared = {name for name, _ in await store.list_of_guest(other, MOST_EXPORTED)}
    for name, listed in await store.list_of_guest(guest.id, MOST_EXPORTED):
        if name in shared and listed.status in ("waiting", "playing"):
            async with tables.at(name) as table:
                await table.inspect(
                    lambda state: check_are_apart(state.chairs, guest.credentials, Credentials(guest=other))
                )


async def forget_guest(tables: Tables, guest: Guest) -> int:
    """Take the guest off all tables: where a game goes on they leave, and what they said and were called is hidden.

    Their moves stay: they are the others' games too. The number of tables is given back.
    """
    found = await tables.services.store.list_of_guest(guest.id, MOST_EXPORTED)
    for name, _ in found:
        await _leave(tables, name, guest.id)
        await _redact(tables, name, guest.id)
    return len(found)


def redact(entries: Sequence[Entry], guest: str) -> dict[int, Entry]:
    """By number: the entries in which the guest is somebody, as they are kept when they are to be nobody."""
    names = {entry.name for entry in entries if isinstance(entry, log.Sat) and entry.guest != guest}
    nobody = hashed(new_secret())
    changed: dict[int, Entry] = {}
    for number, (entry, is_own) in enumerate(zip(entries, _mark_own(entries, guest), strict=True), start=1):
        if not is_own:
            continue
        match entry:
            case log.Opened(guest=host) if host == guest:
                changed[number] = replace(entry, guest=None, host=nobody)
            case log.Sat():
                name = f"player {entry.seat + 1}"
                while name in names:
                    name += "*"
                changed[number] = replace(entry, name=name, guest=None, secret=nobody)
            case log.Rejoined():
                changed[number] = replace(entry, guest=None, secret=nobody)
            case log.Said(is_phrase=False):
                changed[number] = replace(entry, text=HIDDEN)
            case _:
                pass
    return changed


# The tables of a guest, one after the other


async def _visit_tables(
    tables: Tables, guest: Guest, limit: int, ask: Callable[[str, TableState, Credentials], T | None]
) -> AsyncIterator[T]:
    shown = guest.credentials

    async def asked(name: str) -> T | None:
        async with tables.at(name) as table:
            return await table.read(shown, lambda state, _: ask(name, state, shown))

    for name, _ in await tables.services.store.list_of_guest(guest.id, limit):
        try:
            found = await asked(name)
        except Unavailable:
            raise
        except CairnError:
            continue  # the seat is somebody else's now, or the log cannot be read
        if found is not None:
            yield found


def _find_place(
    name: str, state: TableState, shown: Credentials
) -> tuple[str, messages.TableInfo, tuple[Seat, ...], bool]:
    seats = open_seats(state.chairs, shown)
    told = describe_table(name, state, seats[0] if seats else None)
    return name, told, seats, state.host_guest == shown.guest


def _describe_game(name: str, state: TableState, shown: Credentials) -> GuestGame | None:
    seats, table = open_seats(state.chairs, shown), state.table
    is_host = state.host_guest == shown.guest
    if not seats and not is_host:
        return None  # one looks on at an open table that was one's own once
    told = describe_table(name, state, seats[0] if seats else None)
    if table is None or state.is_outdated:
        return GuestGame(told, seats, is_host, updated=state.public_time)
    history = table.sight(seats[0] if seats else None).history
    return GuestGame(
        table=told,
        seats=seats,
        is_host=is_host,
        to_act=state.to_act,
        is_my_turn=any(seat in state.to_act for seat in seats),
        number=table.number,
        last=history[-1] if history else None,
        phrases=state.rooms.words.event(history, len(history) - 1) if history else (),
        updated=state.public_time,
    )


# What a guest did at a table


def _mark_own(entries: Iterable[Entry], guest: str) -> Iterable[bool]:
    """Of each entry, whether it is the guest's doing: a seat may have been somebody else's before and after."""
    sitting: set[Seat] = set()
    for entry in entries:
        seat = getattr(entry, "seat", None)
        match entry:
            case log.Opened():
                yield entry.guest == guest
                continue
            case log.Sat() | log.Rejoined():
                (sitting.add if entry.guest == guest else sitting.discard)(entry.seat)
                yield entry.guest == guest
                continue
            case log.Freed() | log.Filled():
                sitting.discard(entry.seat)
                yield False
                continue
            case _:
                yield seat in sitting


def _without_secrets(entry: Entry) -> Any:
    told: dict[str, Any] = msgspec.to_builtins(entry)
    hidden = ("secret", "guest", "host", "invitation", "watching", "seed", "salt", "key", "code")
    return {name: value for name, value in told.items() if name not in hidden}


async def _leave(tables: Tables, name: str, guest: str) -> None:
    """Leave the guest's seats for good, if the game is not over."""

    def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
        entries: tuple[Entry, ...] = ()
        if state.status in ("waiting", "playing"):
            for seat in [at for at, chair in enumerate(state.chairs) if chair.secret and chair.guest == guest]:
                entries += execute(state, Person(seat), requests.Leave(), tables.services.now())
        return entries, None

    async with tables.at(name) as table:
        try:
            await table.write(decide)
        except Unavailable:
            raise
        except CairnError:
            return  # it is closed, or of other rules: its log is only read


async def _redact(tables: Tables, name: str, guest: str) -> None:
    """Hide who the guest was: the one time that what was written is changed."""
    store = tables.services.store
    entries = list(log.from_lines(await store.lines(name)))
    changed = redact(entries, guest)
    for number, entry in changed.items():
        entries[number - 1] = entry
    try:
        summary = listing(name, TableState.fold(tables.services.find, entries), 0).summary
    except CairnError:
        summary = None  # it could not be read before, either
    await store.change(
        *((_REDACT, name, number, log.to_line(entry)) for number, entry in changed.items()),
        (_NO_SNAPSHOT, name),
        *(() if summary is None else ((_SUMMARY, name, summary),)),
    )
    async with tables.at(name) as table:
        await table.reread()
