"""From a log to the record of the game: what was done, without who came and went."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import ValidationError

from cairn.core import steps
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.game import older_rules
from cairn.core.record import Deal, Record
from cairn.core.steps import Step
from cairn.core.table import AnyTable, new_table
from cairn.core.values import strict
from cairn.server.live.table import LiveTable
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Person
from cairn.server.table.log import Entry
from cairn.server.table.state import RULE, Gathering

__all__ = ["finished_record", "kept_record", "recorded"]


def recorded(gathering: Gathering, entries: Iterable[Entry]) -> Record:
    """The record of the game at this table, of which these are all entries."""
    table, parts = _table(gathering)
    taken: list[Step] = []
    for entry in entries:
        step = _step(entry, 0 if table is None else table.number)
        if step is None:
            continue
        if table is not None:
            try:
                step = table.add(step).step
            except CairnError:
                if not gathering.is_outdated:
                    raise
                table = None
        if table is not None and parts(table.state):
            table = None
        taken.append(step)
    bots = tuple(chair.bot if chair.secret is None else None for chair in gathering.chairs)
    return Record(
        game=gathering.opened.game,
        rules=gathering.opened.rules,
        options=gathering.options,
        seats=gathering.names,
        steps=tuple(taken),
        result=None if table is None else table.result,
        bots=bots if any(bots) else (),
        deal=None if table is None or table.result is None or gathering.opened.branched else _deal(gathering),
    )


async def finished_record(live: LiveTable, shown: Credentials) -> Record:
    """The record of a game that is over; raises `IllegalMove` while it is not."""

    def over(gathering: Gathering, _: Person) -> None:
        if gathering.is_outdated or gathering.table is None or gathering.table.result is None:
            raise IllegalMove(RULE, "not-over")

    await live.read(shown, over)
    return await kept_record(live, shown)


async def kept_record(live: LiveTable, shown: Credentials) -> Record:
    """The record of a game that goes on no more, for those who may look at the table: a game is replayed for it once.

    It is made again where there are other steps or names, and when the table was read anew.
    """

    def known(gathering: Gathering, _: Person) -> Record | None:
        return live.record[1] if live.record is not None and live.record[0] == _made_from(gathering) else None

    def make(gathering: Gathering, person: Person) -> Record:
        record = known(gathering, person)
        if record is None:
            record = recorded(gathering, entries)
            live.record = _made_from(gathering), record
        return record

    found = await live.read(shown, known)
    if found is not None:
        return found
    lines = await live.house.store.lines(live.name)
    entries = [log.from_line(line, number) for number, line in enumerate(lines, start=1)]
    return await live.read(shown, make)


def _made_from(gathering: Gathering) -> tuple[object, ...]:
    """All that a record depends on."""
    return gathering, gathering.names, 0 if gathering.table is None else gathering.table.steps


def _deal(gathering: Gathering) -> Deal:
    opened = gathering.opened
    return Deal(opened.commitment, opened.seed, opened.salt, gathering.words)


def _table(gathering: Gathering) -> tuple[AnyTable | None, Callable[[Any], str]]:
    """The table before the first step, and where it is no game of today's rules any more; None if it never was one.

    A game of older rules may be one of today's too: then it is known how it ended.
    """
    try:
        older = older_rules(gathering.game, gathering.opened.rules)
        options = strict(gathering.options, gathering.game.types.options)
        return new_table(gathering.game, options), (lambda _: "") if older is None else older.parts
    except (CairnError, ValidationError):
        return None, lambda _: ""


def _step(entry: Entry, number: int) -> Step | None:
    match entry:
        case log.Moved(seat=seat, move=move):
            return steps.Played(seat, move)
        case log.Settled(outcome=outcome):
            return steps.Settled(outcome)
        case log.Undone(seat=seat):
            return steps.Undone(seat)
        case log.Noted(seat=seat, note=note):
            return steps.Noted(seat, number, note)
        case log.Hinted(seat=seat, level=level):
            return steps.Hinted(seat, number, level)
        case _:
            return None
