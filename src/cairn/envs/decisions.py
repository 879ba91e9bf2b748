"""Recorded games as decisions: what a seat saw, what it could do, what it did, and what that was worth.

Everything but the result is made from the seat's sight at the moment of the decision.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.core.steps import Played, Undone
from cairn.core.table import AnyTable, new_table
from cairn.core.values import Seat, encode
from cairn.envs.codes import codes_of
from cairn.games import rooms_of
from cairn.reason.study import AnyStudy


class Decision(NamedTuple):
    """A decision of one seat."""

    step: int
    """The number of the step in the record, from 1."""
    seat: Seat
    bot: str | None
    """The bot that decided; None for a person."""
    observation: NDArray[np.float32]
    """The row of the sight (`Coding.fields`)."""
    moves: NDArray[np.int16]
    """The numbers of the legal moves, in ascending order."""
    about: NDArray[np.int8] | None
    """In games where moves have no fixed numbers: a row for each legal move (`Coding.about`)."""
    choice: int
    """The number of the move that was made."""
    move: str
    """The move as JSON."""
    measure: str | None
    """The unit of the values; None: the choice was not evaluated."""
    value: float | None
    """The value that counts (`Choice.credit`), as far as the seat could know."""
    best: float | None
    """The value of the best move."""


def decisions(record: Record, values: bool = True) -> list[Decision]:
    """Return the decisions of a game that were not undone; `values` adds what they were worth, which takes longer.

    Raise `BadRecord` for an illegal game.
    """
    rooms = rooms_of(record.game)
    record = replay_record(rooms.game, record).record
    study = rooms.study if values else None
    table = new_table(rooms.game, record.options)
    found: list[Decision] = []
    for number, step in enumerate(record.steps, start=1):
        if isinstance(step, Played):
            found.append(_decision(table, record, number, step, study))
        elif isinstance(step, Undone):
            del found[max(at for at, each in enumerate(found) if each.seat == step.seat)]
        table.add(step)
    return found


def _decision(table: AnyTable, record: Record, number: int, step: Played, study: AnyStudy | None) -> Decision:
    codes, seat = codes_of(record.game), step.seat
    sight, moves = table.sight(seat), table.moves(seat)
    listed = codes.number_moves(sight, moves)
    given = codes.observe(sight, moves, listed)
    weighed = None if study is None else study.choice(sight, step.move)
    return Decision(
        step=number,
        seat=seat,
        bot=record.bots[seat] if record.bots else None,
        observation=given["observation"],
        moves=np.array(sorted(listed), np.int16),
        about=given["moves"][: len(moves)] if "moves" in given else None,
        choice=next(each for each, move in listed.items() if move == step.move),
        move=encode(step.move).decode(),
        measure=None if weighed is None else weighed.measure,
        value=None if weighed is None else weighed.credit,
        best=None if weighed is None else weighed.best,
    )
