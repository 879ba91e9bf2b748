"""From a request to its answer: one way for HTTP and the socket."""

from typing import Any, assert_never

import msgspec

from cairn.core.errors import BadInput
from cairn.server import messages, requests
from cairn.server.acting import Credentials, Denied, Person, described, tried
from cairn.server.gathering import RULE, Gathering
from cairn.server.live import LiveTable
from cairn.server.requests import Act, Question

__all__ = ["answered", "read_strictly"]


async def answered(
    table: LiveTable, credentials: Credentials, request: Act | Question | requests.Hint
) -> messages.Message:
    """What comes of the request; raises `CairnError`, and nothing has changed, where it is refused."""
    match request:
        case requests.Try():
            told = await table.read(credentials, lambda gathering, person: tried(gathering, person, request))
            return msgspec.structs.replace(told, id=request.id)
        case requests.WhyNot(piece=piece):
            return await table.read(credentials, lambda gathering, person: _why(gathering, person, piece, request.id))
        case requests.Describe(moves=moves):
            phrases = await table.read(credentials, lambda gathering, person: described(gathering, person, moves))
            return messages.Described(phrases, request.id)
        case requests.Hint(level=level):
            return messages.Hinted(level, await table.hint(credentials, level), request.id)
        case (
            requests.Move()
            | requests.Undo()
            | requests.Note()
            | requests.Say()
            | requests.Ready()
            | requests.Leave()
            | requests.Return()
            | requests.Free()
            | requests.Fill()
            | requests.Change()
            | requests.Start()
        ):
            return await table.act(credentials, request)
        case _:
            assert_never(request)


def read_strictly(text: bytes | str, kind: Any) -> Any:
    """The value that JSON stands for, nothing guessed; raises `BadInput` with the field at fault."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        fault, _, path = str(error).partition(" - at `$")
        raise BadInput(path.strip("`.") or "message", fault) from None
    except RecursionError:
        raise BadInput("message", "is nested too deeply") from None
    except UnicodeDecodeError:
        raise BadInput("message", "is not UTF-8") from None


def _why(gathering: Gathering, person: Person, piece: str, id: int | None) -> messages.Why:
    if person.seat is None:
        raise Denied(RULE, "only-looking-on")
    refusal = gathering.running.why_not(person.seat, piece)
    reason = None if refusal is None else messages.Reason(refusal.rule, refusal.key, refusal.facts)
    return messages.Why(reason, id)
