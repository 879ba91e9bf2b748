"""Help for a seat: hints, proofs and odds, computed by a worker from its sight, and logged before they are sent."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, assert_never

from cairn.core.errors import IllegalMove
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.games.rooms import Rooms
from cairn.reason.hints import PRESSES
from cairn.reason.study import Cell, Line
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.protocol.requests import HelpRequest
from cairn.server.table import log
from cairn.server.table.identity import Person
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.queries import fork_after
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState

PROOF_LEVEL, ODDS_LEVEL = 3, 4
"""Records know only levels: a proof counts as this level of hint, and odds as that one."""


HelpAnswer: TypeAlias = messages.HintAnswer | messages.OddsAnswer | messages.ProofAnswer | messages.CellsAnswer


class _Asker(NamedTuple):
    """The player who asked, and everything that the answer is made from."""

    rooms: Rooms
    seat: Seat
    sight: AnySight
    notes: tuple[Noted, ...]


async def answer_help_request(table: LiveTable, credentials: Credentials, request: HelpRequest) -> HelpAnswer:
    """Return the answer; the entry about it is on disk before."""
    asker = await table.read(credentials, lambda state, person: _check_asker(state, person, request))
    rooms, seat, sight, notes = asker
    workers, events = table.services.workers, len(sight.history)
    client = credentials.client or credentials.guest or credentials.secret or ""
    answer: HelpAnswer
    match request:
        case requests.Hint(level=level):
            lines = await workers.hint(rooms, sight, notes, level, client)
            answer = _answer_hint(request, lines)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=level)
        case requests.Odds(values=values):
            answer = messages.OddsAnswer(events, await workers.odds(rooms, sight, values, client), request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=ODDS_LEVEL, kind="odds")
        case requests.Prove(where=where, what=what):
            verdict, lines = await workers.prove(rooms, sight, Cell(where, what), client)
            answer = messages.ProofAnswer(verdict, lines, request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=PROOF_LEVEL, kind="proof")
        case requests.ToldBy(answer=piece):
            answer = messages.CellsAnswer(await workers.ruled_out_by(rooms, sight, piece, client), request.id)
            entry = log.Hinted(time=table.services.now(), seat=seat, level=PROOF_LEVEL, kind="proof")
        case _:
            assert_never(request)

    if entry.kind != "odds" or table.odds_given.get(seat) != events:  # a page asks repeatedly: log it once
        await table.write(lambda state: (state.add(entry), None))
        if entry.kind == "odds":
            table.odds_given[seat] = events
    return answer


def _answer_hint(request: requests.Hint, lines: Sequence[Line]) -> messages.HintAnswer:
    """The two presses have lines; the older levels phrases, as the clients that ask for those expect."""
    if request.level in PRESSES:
        return messages.HintAnswer(request.level, (), request.id, lines=tuple(lines))
    phrases, about = tuple(line.phrase for line in lines), tuple(line.about for line in lines)
    return messages.HintAnswer(request.level, phrases, request.id, about)


def _check_asker(state: TableState, person: Person, request: HelpRequest) -> _Asker:
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    if state.opened.help == "none":
        raise IllegalMove(RULE, "no-help")
    if isinstance(request, requests.Odds) and state.opened.help != "odds":
        raise IllegalMove(RULE, "no-odds")
    table = fork_after(state, person, request.after) if isinstance(request, requests.Hint) else state.running
    return _Asker(state.rooms, person.seat, table.sight(person.seat), state.running.notes(person.seat))
