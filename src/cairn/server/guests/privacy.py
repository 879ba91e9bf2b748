"""A guest's data: export everything stored about them, and erase it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from cairn.core.errors import CairnError
from cairn.core.values import Seat, Value, replace
from cairn.server.daily.answers import Answers, PuzzleAnswer
from cairn.server.guests.games import MOST_TABLES, visit_tables
from cairn.server.guests.registry import Guest
from cairn.server.live.registry import TableRegistry
from cairn.server.moderation import reports
from cairn.server.moderation.reports import Report
from cairn.server.protocol import messages, requests
from cairn.server.push.subscriptions import QuietHours, Subscriptions
from cairn.server.puzzles.meetings import GuestRecord, Meeting, Meetings
from cairn.server.storage import Unavailable
from cairn.server.table import log
from cairn.server.table.commands import execute
from cairn.server.table.identity import Person
from cairn.server.table.keys import hash_secret, new_secret
from cairn.server.table.log import Entry, Face
from cairn.server.table.ownership import Credentials, open_seats
from cairn.server.table.projection import describe_table, listing
from cairn.server.table.state import TableState

HIDDEN = "…"
"""Replaces chat messages of a guest who was erased."""

_REDACT = "update entry set line = $3 where match = $1 and number = $2"
_NO_SNAPSHOT = "delete from snapshot where match = $1"
_SUMMARY = "update listing set summary = $2 where match = $1"


class ExportedTable(Value, omit_defaults=True):
    """What is stored about a guest at one table."""

    table: messages.TableInfo
    seats: tuple[Seat, ...]
    is_host: bool
    entries: tuple[Any, ...]
    """Everything they did there, as logged, without hashes of secrets."""


class ExportedSubscription(Value):
    """A browser of the guest that wants to be notified; its keys are a secret between it and the server."""

    endpoint: str
    """The address at its push service."""
    lang: str
    quiet: QuietHours
    made: int


class Export(Value):
    """Everything that is stored about a guest."""

    name: str
    made: int
    seen: int
    devices: int
    tables: tuple[ExportedTable, ...]
    face: Face | None = None
    notifications: tuple[ExportedSubscription, ...] = ()
    reports: tuple[Any, ...] = ()
    """Their reports about other players."""
    answers: tuple[PuzzleAnswer, ...] = ()
    """What they answered to the puzzles of the day."""
    puzzles: tuple[Meeting, ...] = ()
    """What they answered to other puzzles."""
    puzzle_ratings: tuple[GuestRecord, ...] = ()


async def export_data(tables: TableRegistry, guest: Guest, devices: int) -> Export:
    """Return everything that is stored about the guest."""
    store = tables.services.store
    kept = []
    async for name, info, person_seats, is_host in visit_tables(tables, guest, MOST_TABLES, _find_place):
        entries = list(log.from_lines(await store.lines(name)))
        marked = zip(entries, _mark_own(entries, guest.id), strict=True)
        own = tuple(_without_secrets(entry) for entry, is_own in marked if is_own)
        kept.append(ExportedTable(info, person_seats, is_host, own))
    notified = tuple(
        ExportedSubscription(each.endpoint, each.lang, each.quiet, each.made)
        for each in await Subscriptions(store).of_guest(guest.id)
    )
    written = [Report(*row) for row in await store.rows(reports.OF_GUEST, guest.id)]
    own_reports = tuple(_without_guests(each) for each in written)
    answers = await Answers(store).of_guest(guest.id)
    meetings = Meetings(store)
    puzzles = (await meetings.of_guest(guest.id), await meetings.guest_records(guest.id))
    about = (guest.name, guest.made, guest.seen, devices)
    return Export(*about, tuple(kept), guest.face, notified, own_reports, answers, *puzzles)


async def forget_guest(tables: TableRegistry, guest: Guest) -> int:
    """Erase the guest from all tables and return their number: they leave running games, and name and chat are hidden.

    Their moves stay, because the games are also those of others.
    """
    found = await tables.services.store.list_of_guest(guest.id, MOST_TABLES)
    for name, _ in found:
        await _leave(tables, name, guest.id)
        await rewrite(tables, name, lambda entries: redact(entries, guest.id))
    return len(found)


def redact(entries: Sequence[Entry], guest: str) -> dict[int, Entry]:
    """By number: the entries that identify the guest, rewritten so that they do not."""
    nobody = hash_secret(new_secret())
    changed: dict[int, Entry] = {}
    for number, (entry, is_own) in enumerate(zip(entries, _mark_own(entries, guest), strict=True), start=1):
        if not is_own:
            continue
        match entry:
            case log.Opened(guest=host) if host == guest:
                changed[number] = replace(entry, guest=None, host=nobody)
            case log.Sat():
                name = placeholder_name(entry, entries)
                changed[number] = replace(entry, name=name, guest=None, secret=nobody, face=None)
            case log.Faced():
                changed[number] = replace(entry, face=None)
            case log.Rejoined():
                changed[number] = replace(entry, guest=None, secret=nobody)
            case log.Said(is_phrase=False):
                changed[number] = replace(entry, text=HIDDEN)
            case _:
                pass
    return changed


def placeholder_name(sat: log.Sat, entries: Iterable[Entry]) -> str:
    """The name instead of one that was deleted; no other player at the table has it."""
    taken = {each.name for each in entries if isinstance(each, log.Sat) and each != sat}
    name = f"player {sat.seat + 1}"
    while name in taken:
        name += "*"
    return name


def _find_place(
    name: str, state: TableState, shown: Credentials
) -> tuple[str, messages.TableInfo, tuple[Seat, ...], bool]:
    seats = open_seats(state.chairs, shown)
    info = describe_table(name, state, seats[0] if seats else None)
    return name, info, seats, state.host_guest == shown.guest


# Entries of a guest


def _mark_own(entries: Iterable[Entry], guest: str) -> Iterable[bool]:
    """For each entry, whether the guest made it: others may have had the seat before and after."""
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


def _without_guests(report: Report) -> Any:
    """The report, without the numbers of guests."""
    fields: dict[str, Any] = msgspec.to_builtins(report)
    return {name: value for name, value in fields.items() if name not in ("guest", "reporter_guest")}


def _without_secrets(entry: Entry) -> Any:
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    hidden = ("secret", "guest", "host", "invitation", "watching", "seed", "salt", "key", "code")
    return {name: value for name, value in fields.items() if name not in hidden}


async def _leave(tables: TableRegistry, name: str, guest: str) -> None:
    """Leave the guest's seats for good, unless the game is over."""

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


async def rewrite(tables: TableRegistry, name: str, change: Callable[[Sequence[Entry]], dict[int, Entry]]) -> None:
    """Rewrite entries of a log so that a name or a chat message is gone: the only case in which one is changed."""
    store = tables.services.store
    entries = list(log.from_lines(await store.lines(name)))
    changed = change(entries)
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
        await table.reload()
