"""The API of the server's host: who is here, what was reported, and what can be done about it.

`http/middleware` closes all of it unless the request has the token; without a token in the settings nobody gets in.
"""

from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from cairn.core.errors import BadInput
from cairn.core.values import Seat, Value
from cairn.server.http.errors import FAULTS
from cairn.server.jobs.queue import JobClass
from cairn.server.live.registry import TableRegistry
from cairn.server.moderation import audit, reports
from cairn.server.moderation.actions import Actions
from cairn.server.moderation.audit import AuditEntry
from cairn.server.moderation.overview import Overviews, ReportShown, TableDetail, TableOverview, Visitor
from cairn.server.moderation.restrictions import Effect, Kind, Restriction
from cairn.server.moderation.words import LONGEST_WORD
from cairn.server.ops.load import ProcessLoad

Asking = Request[Any, Any, State]
Reason = Annotated[str, Meta(max_length=300)]
Hours = Annotated[int, Meta(ge=0, le=10 * 365 * 24)]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

_TABLE_COUNTS = "select status, count(*) from listing group by status order by status"
_GUESTS = "select count(*) from person"


class ServerState(Value):
    """The server at a glance."""

    tables: dict[str, int]
    """By status."""
    in_memory: int
    connections: int
    guests: int
    reports: int
    """Those that are open."""
    waiting: dict[str, int]
    """Jobs that wait for a worker, by class."""
    working: int
    """Jobs that workers do now."""
    is_storing: bool
    """Whether the database can be written to."""
    size: int
    """Bytes of the database."""
    free: int | None
    """Bytes that are free where it is; None if it is on another machine."""
    load: ProcessLoad


class Visitors(Value):
    """Everybody who is connected."""

    visitors: tuple[Visitor, ...]


class Tables(Value):
    """Tables, most recent first."""

    tables: tuple[TableOverview, ...]


class Reports(Value):
    """Reports of players."""

    reports: tuple[ReportShown, ...]


class Restricted(Value):
    """Bans and mutes."""

    restrictions: tuple[Restriction, ...]


class Words(Value):
    """Words that must not be said."""

    words: tuple[str, ...]


class AuditLog(Value):
    """What the host did, the latest first."""

    entries: tuple[AuditEntry, ...]


class Restrict(Value, kw_only=True):
    """Ban or mute: a guest, the player of a seat, or (bans only) an address or a network."""

    effect: Effect
    guest: Annotated[str, Meta(max_length=64)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: Seat | None = None
    address: Annotated[str, Meta(max_length=64)] = ""
    reason: Reason = ""
    """What the player is told."""
    hours: Hours = 0
    """0: until it is lifted."""


class Lift(Value):
    """Lift a ban or a mute."""

    effect: Effect
    kind: Kind
    target: Annotated[str, Meta(max_length=64)]


class Because(Value):
    """Why the host does something; kept in the list of what was done."""

    reason: Reason = ""


class CloseReport(Value):
    """Mark a report as dealt with."""

    report: Annotated[str, Meta(max_length=100)]
    reason: Reason = ""


class Word(Value):
    """A word, or several; with `*` at the end, all words that begin so."""

    word: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]


class Done(Value):
    """It was done."""

    done: Literal[True] = True


def _tables(request: Asking) -> TableRegistry:
    tables: TableRegistry = request.app.state.tables
    return tables


def _actions(request: Asking) -> Actions:
    return Actions(_tables(request))


@_get("/api/admin/state")
async def server_state(request: Asking) -> ServerState:
    """Tables, connections, load, storage, and what is queued."""
    services = _tables(request).services
    store = services.store
    size, free = await store.size()
    return ServerState(
        tables={str(status): int(count) for status, count in await store.rows(_TABLE_COUNTS)},
        in_memory=len(_tables(request)),
        connections=sum(len(each.subscribers) for each in _tables(request).in_memory),
        guests=(await store.rows(_GUESTS))[0][0],
        reports=(await store.rows(reports.COUNT))[0][0],
        waiting={each.name.lower(): services.workers.count_waiting(each) for each in JobClass},
        working=services.workers.count_working(),
        is_storing=store.can_write,
        size=size,
        free=free,
        load=services.metrics.load.read(),
    )


@_get("/api/admin/visitors")
async def visitors(request: Asking) -> Visitors:
    """Who is connected, to which table, and from which address."""
    return Visitors(await Overviews(_tables(request)).visitors())


@_get("/api/admin/tables")
async def admin_tables(request: Asking, finished: FromQuery[bool] = False) -> Tables:
    """The waiting and running tables, or the finished ones."""
    return Tables(await Overviews(_tables(request)).tables(are_finished=finished))


@_get("/api/admin/tables/{name:str}")
async def admin_table(request: Asking, name: FromPath[str]) -> TableDetail:
    """A table, as everybody sees it, and what was said there."""
    return await Overviews(_tables(request)).table(name)


@_post("/api/admin/tables/{name:str}/delete")
async def delete_table(request: Asking, name: FromPath[str], data: JSONBody[Because]) -> Done:
    """Delete a table with everything that is stored about it."""
    await _actions(request).delete_table(name, data.reason)
    return Done()


@_post("/api/admin/tables/{name:str}/seats/{seat:int}/remove")
async def remove_player(request: Asking, name: FromPath[str], seat: FromPath[int], data: JSONBody[Because]) -> Done:
    """Take a seat from its player for good; during the game a bot takes over."""
    await _actions(request).remove(name, seat, data.reason)
    return Done()


@_post("/api/admin/tables/{name:str}/seats/{seat:int}/delete-name")
async def delete_name(request: Asking, name: FromPath[str], seat: FromPath[int], data: JSONBody[Because]) -> Done:
    """Replace a player's name by `player 1`; a guest's at all tables."""
    await _actions(request).delete_name(name, seat, data.reason)
    return Done()


@_post("/api/admin/tables/{name:str}/lines/{number:int}/delete")
async def delete_line(request: Asking, name: FromPath[str], number: FromPath[int], data: JSONBody[Because]) -> Done:
    """Replace a chat message by `…`."""
    await _actions(request).delete_line(name, number, data.reason)
    return Done()


@_get("/api/admin/restrictions")
async def restrictions(request: Asking) -> Restricted:
    """Bans and mutes."""
    return Restricted(_tables(request).services.moderation.restrictions.all)


@_post("/api/admin/restrictions")
async def restrict(request: Asking, data: JSONBody[Restrict]) -> Restriction:
    """Ban or mute. A ban ends the connections of those whom it concerns, and frees their seats."""
    actions, rest = _actions(request), (data.reason, data.hours)
    match data:
        case Restrict(guest=guest, table="", seat=None, address="") if guest:
            return await actions.restrict(data.effect, "guest", guest, *rest)
        case Restrict(guest="", table=table, seat=int(seat), address="") if table:
            return await actions.restrict_seat(data.effect, table, seat, *rest)
        case Restrict(guest="", table="", seat=None, address=address) if address:
            return await actions.restrict(data.effect, "address", address, *rest)
        case _:
            raise BadInput("guest", "name one: a guest, a table with a seat, or an address")


@_post("/api/admin/restrictions/lift")
async def lift(request: Asking, data: JSONBody[Lift]) -> Done:
    """Lift a ban or a mute."""
    await _actions(request).lift(data.effect, data.kind, data.target)
    return Done()


@_get("/api/admin/reports")
async def admin_reports(request: Asking, closed: FromQuery[bool] = False) -> Reports:
    """The open reports of players, or all of them."""
    return Reports(await Overviews(_tables(request)).reports(with_closed=closed))


@_post("/api/admin/reports/close")
async def close_report(request: Asking, data: JSONBody[CloseReport]) -> Done:
    """Mark a report as dealt with."""
    await _actions(request).close_report(data.report, data.reason)
    return Done()


@_get("/api/admin/words")
async def words(request: Asking) -> Words:
    """Words that must not be said, in names and in the chat."""
    return Words(_tables(request).services.moderation.words.all)


@_post("/api/admin/words")
async def add_word(request: Asking, data: JSONBody[Word]) -> Words:
    """Add a word."""
    await _actions(request).add_word(data.word)
    return Words(_tables(request).services.moderation.words.all)


@_post("/api/admin/words/drop")
async def drop_word(request: Asking, data: JSONBody[Word]) -> Words:
    """Remove a word from the list."""
    await _actions(request).drop_word(data.word)
    return Words(_tables(request).services.moderation.words.all)


@_get("/api/admin/audit")
async def audit_log(request: Asking) -> AuditLog:
    """What the host did."""
    rows = await _tables(request).services.store.rows(audit.LIST, audit.MOST_SHOWN)
    return AuditLog(tuple(AuditEntry(*row) for row in rows))


ADMIN_ROUTES = [
    server_state,
    visitors,
    admin_tables,
    admin_table,
    delete_table,
    remove_player,
    delete_name,
    delete_line,
    restrictions,
    restrict,
    lift,
    admin_reports,
    close_report,
    words,
    add_word,
    drop_word,
    audit_log,
]
"""All routes of this module."""
