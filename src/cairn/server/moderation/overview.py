"""What the host of the server sees: who is here, tables, reports. Nothing of a running game that a player may not tell.

A table is described as everybody sees it, plus the chat and the numbers of its guests; never from a position or a view.
"""

from cairn.core.errors import CairnError
from cairn.core.values import Seat, Value
from cairn.server.live.registry import TableRegistry
from cairn.server.live.table import LiveTable
from cairn.server.moderation import reports
from cairn.server.moderation.reports import Cause, Report
from cairn.server.moderation.restrictions import Effect
from cairn.server.protocol.messages import TableInfo
from cairn.server.storage import Unavailable
from cairn.server.table.chat import ChatLine
from cairn.server.table.log import Visibility
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import describe_table
from cairn.server.table.seats import Status
from cairn.server.table.state import TableState

MOST_TABLES = 200
_TABLES = "select match from listing where status in ($1, $2) order by updated desc, match limit $3"


class Visitor(Value, omit_defaults=True):
    """Somebody who is connected to a table."""

    table: str
    game: str
    since: int
    name: str = ""
    seat: Seat | None = None
    """None: they watch."""
    guest: str | None = None
    address: str | None = None
    is_muted: bool = False


class SeatOverview(Value, omit_defaults=True):
    """A seat of a table."""

    name: str
    bot: str | None = None
    guest: str | None = None
    has_player: bool = False
    is_connected: bool = False
    restrictions: tuple[Effect, ...] = ()


class TableOverview(Value, omit_defaults=True):
    """A table."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    opened: int
    updated: int
    seats: tuple[SeatOverview, ...]
    watching: int = 0
    """Those who watch, connected to this process."""


class TableDetail(Value):
    """A table, as everybody sees it, and what was said there."""

    overview: TableOverview
    info: TableInfo
    lines: tuple[ChatLine, ...]


class ReportShown(Value, omit_defaults=True):
    """A report with the names and the message that it is about."""

    id: str
    table: str
    seat: Seat
    cause: Cause
    note: str
    made: int
    name: str = ""
    reporter: str = ""
    guest: str = ""
    game: str = ""
    line: int = 0
    text: str = ""
    """What was said, if the report is about a chat message that is still there."""
    closed: int = 0


class Overviews:
    """What can be seen of these tables."""

    def __init__(self, tables: TableRegistry) -> None:
        """See these tables."""
        self._tables = tables
        self._moderation = tables.services.moderation

    async def visitors(self) -> tuple[Visitor, ...]:
        """Everybody who is connected to this process, the longest first."""
        found: list[Visitor] = []
        for table in self._tables.in_memory:
            if table.has_subscribers:
                found += await table.inspect(lambda state, table=table: self._visitors_of(table, state))  # type: ignore[misc]  # mypy cannot infer the lambda
        return tuple(sorted(found, key=lambda each: (each.since, each.table, each.seat or 0)))

    async def tables(self, *, are_finished: bool = False) -> tuple[TableOverview, ...]:
        """The waiting and running tables, or the finished and closed ones, most recent first."""
        statuses = ("over", "closed") if are_finished else ("waiting", "playing")
        names = [str(name) for (name,) in await self._tables.services.store.rows(_TABLES, *statuses, MOST_TABLES)]
        found = [await self._describe(name) for name in names]
        return tuple(each.overview for each in found if each is not None)

    async def table(self, name: str) -> TableDetail:
        """A table with what was said there; raise `Denied` if there is none."""
        async with self._tables.at(name) as live:
            return await live.inspect(lambda state: self._detail(live, state))

    async def reports(self, *, with_closed: bool = False) -> tuple[ReportShown, ...]:
        """The open reports, the oldest first; or all of them, the latest first."""
        statement = reports.ALL if with_closed else reports.OPEN
        rows = await self._tables.services.store.rows(statement, reports.MOST_SHOWN)
        return tuple([await self._show(Report(*row)) for row in rows])

    async def _show(self, report: Report) -> ReportShown:
        detail = await self._describe(report.match)
        seats = detail.overview.seats if detail is not None else ()
        line = next((each.text for each in detail.lines if each.number == report.line), "") if detail else ""
        return ReportShown(
            id=report.id,
            table=report.match,
            seat=report.seat,
            cause=report.cause,
            note=report.note,
            made=report.made,
            name=seats[report.seat].name if seats else "",
            reporter=seats[report.reporter].name if seats else "",
            guest=report.guest,
            game=detail.info.game if detail is not None else "",
            line=report.line,
            text=line,
            closed=report.closed,
        )

    async def _describe(self, name: str) -> TableDetail | None:
        """The table; None if it cannot be read or was deleted just now."""
        try:
            return await self.table(name)
        except Unavailable:
            raise
        except CairnError:
            return None

    def _detail(self, live: LiveTable, state: TableState) -> TableDetail:
        connected = {each.audience.seat for each in live.subscribers if not each.audience.looking}
        now = self._tables.services.now()
        seats = []
        for seat, (chair, name) in enumerate(zip(state.chairs, state.names, strict=True)):
            shown = Credentials(secret=chair.secret, guest=chair.guest)
            effects: tuple[Effect, ...] = ("ban", "mute")
            seats.append(
                SeatOverview(
                    name=name,
                    bot=chair.bot,
                    guest=chair.guest,
                    has_player=chair.secret is not None,
                    is_connected=seat in connected,
                    restrictions=tuple(
                        each for each in effects if self._moderation.restrictions.find(each, shown, now) is not None
                    ),
                )
            )
        overview = TableOverview(
            id=live.name,
            game=state.opened.game,
            status=state.status,
            visibility=state.opened.visibility,
            opened=state.opened.time,
            updated=state.public_time,
            seats=tuple(seats),
            watching=sum(each.audience.seat is None or each.audience.looking for each in live.subscribers),
        )
        return TableDetail(overview, describe_table(live.name, state), tuple(state.lines))

    def _visitors_of(self, table: LiveTable, state: TableState) -> list[Visitor]:
        now = self._tables.services.now()
        found = []
        for each in table.subscribers:
            seat = None if each.audience.looking else each.audience.seat
            muted = self._moderation.restrictions.find("mute", each.credentials, now)
            found.append(
                Visitor(
                    table=table.name,
                    game=state.opened.game,
                    since=each.since,
                    name="" if seat is None else state.names[seat],
                    seat=seat,
                    guest=each.credentials.guest,
                    address=each.address,
                    is_muted=muted is not None,
                )
            )
        return found
