"""From a request to its answer, the same for HTTP and the socket."""

from collections.abc import Callable

from cairn.server.live.hints import answer_help_request
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.protocol.requests import Command, HelpRequest, Query
from cairn.server.table.ownership import Credentials
from cairn.server.table.queries import answer_query


async def dispatch(
    table: LiveTable,
    credentials: Credentials,
    request: Command | Query | HelpRequest,
    send: Callable[[messages.Message], None] | None = None,
) -> messages.Message:
    """Return the answer to the request, and `send` it as soon as it is known.

    Raise `CairnError` if it is refused; then nothing has changed.
    """
    match request:
        case requests.Try() | requests.WhyNot() | requests.Describe() | requests.Sheet() | requests.Places():
            answer = await table.read(credentials, lambda state, person: answer_query(state, person, request))
        case requests.Hint() | requests.Odds() | requests.Prove() | requests.ToldBy():
            answer = await answer_help_request(table, credentials, request)
        case _:
            return await table.act(credentials, request, send)
    if send is not None:
        send(answer)
    return answer
