"""Hints, proofs and odds for a seat: found in a worker from its sight alone, written down, and then told."""

from typing import Any, NamedTuple, TypeAlias, assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.games.rooms import Rooms
from cairn.reason.study import Cell
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.protocol.requests import Aid
from cairn.server.table import log
from cairn.server.table.commands import Credentials, Denied, Person, fork_after
from cairn.server.table.state import RULE, TableState

__all__ = ["answer_help", "make_sheet"]

PROOF_LEVEL, ODDS_LEVEL = 3, 4
"""The levels of hints that tell as much: a record knows levels alone."""


HelpAnswer: TypeAlias = messages.HintAnswer | messages.OddsAnswer | messages.ProofAnswer | messages.CellsAnswer


class _Asker(NamedTuple):
    """Who is helped, and all that the help is made from."""

    rooms: Rooms
    seat: Seat
    sight: AnySight
    notes: tuple[Noted, ...]


async def answer_help(table: LiveTable, credentials: Credentials, request: Aid) -> HelpAnswer:
    """The answer; that it was given is on disk before it is told."""
    asker = await table.read(credentials, lambda state, person: _check_asker(state, person, request))
    rooms, seat, sight, notes = asker
    workers, events = table.services.workers, len(sight.history)
    answer: HelpAnswer
    match request:
        case requests.Hint(level=level):
            lines = await workers.hint(rooms, sight, notes, level)
            phrases, about = tuple(line.phrase for line in lines), tuple(line.about for line in lines)
            answer = messages.HintAnswer(level, phrases, request.id, about)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=level)
        case requests.Odds(values=values):
            answer = messages.OddsAnswer(events, await workers.odds(rooms, sight, values), request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=ODDS_LEVEL, kind="odds")
        case requests.Prove(where=where, what=what):
            verdict, lines = await workers.prove(rooms, sight, Cell(where, what))
            answer = messages.ProofAnswer(verdict, lines, request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=PROOF_LEVEL, kind="proof")
        case requests.ToldBy(answer=piece):
            answer = messages.CellsAnswer(await workers.ruled_out_by(rooms, sight, piece), request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=PROOF_LEVEL, kind="proof")
        case _:
            assert_never(request)

    def decide(state: TableState) -> tuple[tuple[log.Entry, ...], None]:
        state.add(entry)
        return (entry,), None

    if entry.kind != "odds" or table.odds_given.get(seat) != events:  # a page asks again and again: once is enough
        await table.write(decide)
        if entry.kind == "odds":
            table.odds_given[seat] = events
    return answer


def make_sheet(state: TableState, person: Person) -> Any:
    """The sheet of whoever asks; raises `BadInput` for a game that has none."""
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    rooms, table = state.rooms, state.running
    if (sheet := rooms.sheet) is None:
        raise BadInput("sheet", f"{rooms.name} is played without one")
    return sheet(table.sight(person.seat), table.notes(person.seat))


def _check_asker(state: TableState, person: Person, request: Aid) -> _Asker:
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    if state.opened.help == "none":
        raise IllegalMove(RULE, "no-help")
    if isinstance(request, requests.Odds) and state.opened.help != "odds":
        raise IllegalMove(RULE, "no-odds")
    table = fork_after(state, person, request.after) if isinstance(request, requests.Hint) else state.running
    return _Asker(state.rooms, person.seat, table.sight(person.seat), state.running.notes(person.seat))
