"""Records of finished games, made once for each table in memory."""

from cairn.core.errors import IllegalMove
from cairn.core.record import Record
from cairn.server.live.table import LiveTable
from cairn.server.table import log
from cairn.server.table.identity import Person
from cairn.server.table.ownership import Credentials
from cairn.server.table.record import make_record
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState


async def read_finished_record(live: LiveTable, shown: Credentials) -> Record:
    """Return the record of a finished game; raise `IllegalMove` while it is running."""

    def over(state: TableState, _: Person) -> None:
        if state.is_outdated or state.table is None or state.table.result is None:
            raise IllegalMove(RULE, "not-over")

    await live.read(shown, over)
    return await read_record(live, shown)


async def read_record(live: LiveTable, shown: Credentials) -> Record:
    """Return the record of a game that is over or closed, for those who may see the table. The game is replayed once.

    It is made again after further steps, a change of names, or a reload of the table.
    """

    def find_known(state: TableState, _: Person) -> Record | None:
        return live.record[1] if live.record is not None and live.record[0] == _made_from(state) else None

    def make(state: TableState, person: Person) -> Record:
        record = find_known(state, person)
        if record is None:
            record = make_record(state, entries)
            live.record = _made_from(state), record
        return record

    found = await live.read(shown, find_known)
    if found is not None:
        return found
    entries = list(log.from_lines(await live.services.store.lines(live.name)))
    return await live.read(shown, make)


def _made_from(state: TableState) -> tuple[object, ...]:
    """Everything that a record depends on."""
    return state, state.names, 0 if state.table is None else state.table.steps
