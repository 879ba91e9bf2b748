"""From a log to the record of the game: its steps, without the comings and goings."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import ValidationError

from cairn.core.errors import CairnError
from cairn.core.game import older_rules
from cairn.core.record import Deal, Record
from cairn.core.steps import Step
from cairn.core.table import AnyTable, new_table
from cairn.core.values import strict
from cairn.server.table import log
from cairn.server.table.log import Entry
from cairn.server.table.state import TableState


def make_record(state: TableState, entries: Iterable[Entry]) -> Record:
    """Return the record of the game at this table; `entries` is its whole log."""
    table, parts = _table(state)
    taken: list[Step] = []
    for entry in entries:
        if not isinstance(entry, log.StepEntry):
            continue
        step = log.to_step(entry, 0 if table is None else table.number)
        if table is not None:
            try:
                step = table.add(step).step
            except CairnError:
                if not state.is_outdated:
                    raise
                table = None
        if table is not None and parts(table.state):
            table = None
        taken.append(step)
    bots = tuple(chair.bot if chair.secret is None else None for chair in state.chairs)
    return Record(
        game=state.opened.game,
        rules=state.opened.rules,
        options=state.options,
        seats=state.names,
        steps=tuple(taken),
        result=None if table is None else table.result,
        bots=bots if any(bots) else (),
        deal=None if table is None or table.result is None or state.opened.branched else _deal(state),
    )


def _deal(state: TableState) -> Deal:
    opened = state.opened
    return Deal(opened.commitment, opened.seed, opened.salt, state.words)


def _table(state: TableState) -> tuple[AnyTable | None, Callable[[Any], str]]:
    """The table before the first step, and where older rules part from today's; None if it is no game of today's rules.

    A game of older rules may also be a game of today's: then its result is known.
    """
    try:
        older = older_rules(state.game, state.opened.rules)
        options = strict(state.options, state.game.types.options)
        return new_table(state.game, options), (lambda _: "") if older is None else older.parts
    except (CairnError, ValidationError):
        return None, lambda _: ""
