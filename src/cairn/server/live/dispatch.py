"""From a request to its answer: one way for HTTP and the socket."""

from collections.abc import Callable
from functools import cache
from typing import Any, assert_never

import msgspec

from cairn.core.errors import BadInput
from cairn.server.live.help import answer_help, make_sheet
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.protocol.requests import Act, Aid, Question
from cairn.server.table.commands import Credentials, Denied, Person, describe_moves, fork_after, try_moves
from cairn.server.table.state import RULE, TableState

__all__ = ["answer", "read_strictly"]


async def answer(
    table: LiveTable,
    credentials: Credentials,
    request: Act | Question | Aid,
    tell: Callable[[messages.Message], None] | None = None,
) -> messages.Message:
    """What comes of the request, which `tell` is told as well, as soon as it can be.

    Raises `CairnError`, and nothing has changed, where it is refused.
    """
    match request:
        case requests.Try() | requests.WhyNot() | requests.Describe() | requests.Sheet():
            answer: messages.Message = await table.read(
                credentials, lambda state, person: _answer_question(state, person, request)
            )
        case requests.Hint() | requests.Odds() | requests.Prove() | requests.ToldBy():
            answer = await answer_help(table, credentials, request)
        case _:
            return await table.act(credentials, request, tell)
    if tell is not None:
        tell(answer)
    return answer


def _answer_question(state: TableState, person: Person, question: Question) -> messages.Message:
    match question:
        case requests.Try():
            return msgspec.structs.replace(try_moves(state, person, question), id=question.id)
        case requests.WhyNot():
            return _explain_refusal(state, person, question)
        case requests.Describe(moves=moves, after=after):
            return messages.DescribeAnswer(describe_moves(state, person, moves, after), question.id)
        case requests.Sheet():
            return messages.SheetAnswer(make_sheet(state, person), question.id)
        case _:
            assert_never(question)


def read_strictly(text: bytes | str, kind: Any) -> Any:
    """The value that JSON stands for, nothing guessed; raises `BadInput` with the field at fault."""
    try:
        return _decoder(kind).decode(text)
    except msgspec.MsgspecError as error:
        fault, _, path = str(error).partition(" - at `$")
        raise BadInput(path.strip("`.") or "message", fault) from None
    except RecursionError:
        raise BadInput("message", "is nested too deeply") from None
    except UnicodeDecodeError:
        raise BadInput("message", "is not UTF-8") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once: to find out what a union of types looks like takes longer than to read a message."""
    return msgspec.json.Decoder(kind)


def _explain_refusal(state: TableState, person: Person, question: requests.WhyNot) -> messages.WhyAnswer:
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    refusal = fork_after(state, person, question.after).why_not(person.seat, question.piece)
    reason = None if refusal is None else messages.Reason(refusal.rule, refusal.key, refusal.facts)
    return messages.WhyAnswer(reason, question.id)
