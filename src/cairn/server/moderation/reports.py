"""Reports of players about others at their table, for the host of the server."""

from typing import Literal, TypeAlias

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import seat_ref
from cairn.core.values import Seat, Value
from cairn.server.storage import Statement
from cairn.server.table.identity import Person, require_seat
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState

Cause: TypeAlias = Literal["name", "chat", "play", "other"]
"""A name, what was said, how somebody plays (stalling, playing two seats), anything else."""

MOST_SHOWN = 200
_FIELDS = "id, match, seat, reporter, guest, reporter_guest, line, cause, note, made, closed"
_PUT = f"""insert into report ({_FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)
    on conflict (id) do update set guest = excluded.guest, reporter_guest = excluded.reporter_guest,
    line = excluded.line, note = excluded.note, made = excluded.made, closed = 0"""
OPEN = f"select {_FIELDS} from report where closed = 0 order by made, id limit $1"
ALL = f"select {_FIELDS} from report order by made desc, id limit $1"
COUNT = "select count(*) from report where closed = 0"
CLOSE = "update report set closed = $2 where id = $1 and closed = 0 returning id"
OF_GUEST = f"select {_FIELDS} from report where reporter_guest = $1 order by made, id"
OLD = "delete from report where closed > 0 and closed < $1"
FORGET = ("delete from report where reporter_guest = $1", "update report set guest = '' where guest = $1")
"""When a guest is deleted: what they wrote goes; what others wrote stays, and names nobody any more."""


class Report(Value):
    """A report, as it is stored; names and chat lines are looked up when it is shown."""

    id: str
    match: str
    seat: Seat
    reporter: Seat
    guest: str
    """The reported guest; empty for a player without one."""
    reporter_guest: str
    line: int
    """The chat line that it is about; 0: none."""
    cause: Cause
    note: str
    made: int
    closed: int = 0


def make_report(
    name: str, state: TableState, person: Person, seat: Seat, cause: Cause, line: int, note: str, time: int
) -> Report:
    """Return the report of a player about another one; a second one of the same cause replaces the first.

    So there are never more than a few for each pair of players at a table.
    """
    reporter = require_seat(person)
    state.check_seat(seat)
    chair = state.chairs[seat]
    if chair.secret is None or seat == reporter:
        raise IllegalMove(RULE, "nobody-to-report", seat=seat_ref(seat))
    if line and not any(each.number == line and each.seat == seat for each in state.lines):
        raise BadInput("line", "is no chat line of that player")
    return Report(
        id=f"{name}/{reporter}/{seat}/{cause}",
        match=name,
        seat=seat,
        reporter=reporter,
        guest=chair.guest or "",
        reporter_guest=state.chairs[reporter].guest or "",
        line=line,
        cause=cause,
        note=note,
        made=time,
    )


def put(report: Report) -> Statement:
    """The statement that stores a report."""
    return _PUT, *(getattr(report, field) for field in Report.__struct_fields__[:-1])
