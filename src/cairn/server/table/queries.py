"""Queries: what moves would lead to, why there is none, moves and the table in words. The table stays as it is."""

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec

from cairn.core import steps
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import News
from cairn.core.table import AnyTable, Table
from cairn.core.values import Seat
from cairn.server.protocol import messages, requests
from cairn.server.table.identity import Person, require_seat
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState


def answer_query(state: TableState, person: Person, query: requests.Query) -> messages.Message:
    """Return the answer; raise `IllegalMove` or `BadInput` for a query that has none."""
    match query:
        case requests.Try():
            return msgspec.structs.replace(try_moves(state, person, query), id=query.id)
        case requests.WhyNot():
            refusal = fork_after(state, person, query.after).why_not(require_seat(person), query.piece)
            reason = None if refusal is None else messages.Reason(refusal.rule, refusal.key, refusal.facts)
            return messages.WhyAnswer(reason, query.id)
        case requests.Describe(moves=moves, after=after):
            return messages.DescribeAnswer(_describe_moves(state, person, moves, after), query.id)
        case requests.Sheet():
            return messages.SheetAnswer(_make_sheet(state, require_seat(person)), query.id)
        case requests.Places(after=after):
            view = fork_after(state, person, after).view(person.seat)
            return messages.PlacesAnswer(state.rooms.words.places(view), query.id)
        case _:
            assert_never(query)


def try_moves(state: TableState, person: Person, request: requests.Try) -> messages.TryAnswer:
    """Try the moves on a fork, up to the first that would reveal something. The table does not change."""
    seat, table = require_seat(person), state.running
    state.check_prompt(seat, request.prompt)
    fork = Table(table.game, table.snapshot())
    done = 0
    for move in request.moves:
        before = fork.snapshot()
        fork.add(steps.Played(seat, move))
        if _has_revealed(fork, table.number):
            fork = Table(table.game, before)
            break
        done += 1
    words, view, history = state.rooms.words, fork.view(seat), fork.sight(seat).history
    may_act = seat in fork.to_act
    return messages.TryAnswer(
        tried=done,
        view=view,
        events=fork.since(seat, table.number),
        offers=fork.offers(seat) if may_act else (),
        phrases=tuple(words.event(history, number) for number in range(table.number, len(history))),
        asked=words.prompt(view) if may_act else None,
    )


def fork_after(state: TableState, person: Person, moves: Sequence[Any]) -> AnyTable:
    """Return a fork of the table after these moves; raise `IllegalMove` if one of them reveals something."""
    table = state.running
    if not moves:
        return table
    seat = require_seat(person)
    fork = Table(table.game, table.snapshot())
    for at, move in enumerate(moves, 1):
        fork.add(steps.Played(seat, move))
        if _has_revealed(fork, table.number):
            raise IllegalMove(RULE, "comes-to-light", number=at)
    return fork


def _describe_moves(
    state: TableState, person: Person, moves: Sequence[Any], after: Sequence[Any] = ()
) -> tuple[Any, ...]:
    """The moves in words, as the seat would read them."""
    seat, table = require_seat(person), fork_after(state, person, after)
    view = table.view(seat)
    legal = table.moves(seat)
    wanted = [state.read_move(move) for move in moves]
    for move in wanted:
        if move not in legal:
            raise BadInput("moves", "only what may be done now is said")
    return tuple(state.rooms.words.move(view, move) for move in wanted)


def _make_sheet(state: TableState, seat: Seat) -> Any:
    """Return the seat's sheet; raise `BadInput` for a game without sheets."""
    if (sheet := state.rooms.sheet) is None:
        raise BadInput("sheet", f"{state.rooms.name} is played without one")
    table = state.running
    return sheet(table.sight(seat), table.notes(seat))


def _has_revealed(fork: AnyTable, since: int) -> bool:
    if fork.game.chance(fork.state) is not None:
        return True
    return any(isinstance(event, News) for event in fork.history[since:])
