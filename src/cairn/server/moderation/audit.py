"""The audit log of what the host did: each action is a row in the database, and a nameless line in the server's log."""

from cairn.core.values import Value
from cairn.server.ops.logging import log_event
from cairn.server.storage import Statement
from cairn.server.table.keys import new_id

MOST_SHOWN = 200
KEPT = 365 * 24 * 3600 * 1000
"""Milliseconds for which entries and closed reports are kept."""
LIST = "select time, action, target, reason from audit_entry order by time desc, id limit $1"
OLD = "delete from audit_entry where time < $1"
_PUT = "insert into audit_entry (id, time, action, target, reason) values ($1, $2, $3, $4, $5)"


class AuditEntry(Value):
    """Something that the host did."""

    time: int
    action: str
    target: str
    """What it was done to, by its number: `guest:...`, `table:.../seat:2`."""
    reason: str


def record_action(time: int, action: str, target: str, reason: str = "") -> Statement:
    """Log what the host did, and return the statement that stores it. Words of the list and reasons are only stored."""
    log_event("info", "admin", action=action, target=None if action.endswith("-word") else target)
    return _PUT, new_id(), time, action, target, reason
