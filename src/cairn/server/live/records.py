"""The record of a game at a table in memory, made once."""

from cairn.core.errors import IllegalMove
from cairn.core.record import Record
from cairn.server.live.table import LiveTable
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Person
from cairn.server.table.record import make_record
from cairn.server.table.state import RULE, TableState

__all__ = ["read_finished_record", "read_record"]


async def read_finished_record(live: LiveTable, shown: Credentials) -> Record:
    """The record of a game that is over; raises `IllegalMove` while it is not."""

    def over(state: TableState, _: Person) -> None:
        if state.is_outdated or state.table is None or state.table.result is None:
            raise IllegalMove(RULE, "not-over")

    await live.read(shown, over)
    return await read_record(live, shown)


async def read_record(live: LiveTable, shown: Credentials) -> Record:
    """The record of a game that is over or closed, for those who may look at the table. A game is replayed for it once.

    It is made again where there are other steps or names, and when the table was read anew.
    """

    def known(state: TableState, _: Person) -> Record | None:
        return live.record[1] if live.record is not None and live.record[0] == _made_from(state) else None

    def make(state: TableState, person: Person) -> Record:
        record = known(state, person)
        if record is None:
            record = make_record(state, entries)
            live.record = _made_from(state), record
        return record

    found = await live.read(shown, known)
    if found is not None:
        return found
    entries = list(log.from_lines(await live.services.store.lines(live.name)))
    return await live.read(shown, make)


def _made_from(state: TableState) -> tuple[object, ...]:
    """All that a record depends on."""
    return state, state.names, 0 if state.table is None else state.table.steps
