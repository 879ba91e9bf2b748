"""Errors as clients get them: a rule with the facts of its sentence, or a place with a text."""

from functools import partial
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from cairn.core.errors import BadInput, Busy, CairnError, Crashed, IllegalMove, TimedOut, WorkFailed
from cairn.server.http.limits import TooMany
from cairn.server.live.persistence import Unreadable
from cairn.server.ops.logging import log_event
from cairn.server.protocol.messages import Failed, Refused
from cairn.server.storage import Unavailable
from cairn.server.table.ownership import Denied
from cairn.server.table.prompts import Stale

_answer = partial(ResponseSpec, generate_examples=False)  # generated examples would explain nothing

FAULTS = {
    400: _answer(Failed, description="The request cannot be used"),
    401: _answer(Refused | Failed, description="The secret is unknown"),
    403: _answer(Refused | Failed, description="The client may not do this"),
    404: _answer(Refused | Failed, description="There is no such table, or the client may not see it"),
    409: _answer(Refused, description="A rule forbids it"),
    413: _answer(Failed, description="The request is too large"),
    429: _answer(Failed, description="Too many requests, or too much work waits: send it again later"),
    500: _answer(Failed, description="A fault of the server, which is in its log"),
    503: _answer(Failed, description="The database does not answer: send it again"),
    504: _answer(Failed, description="It took too long and was stopped: send it again later"),
}
"""The errors of every route, for the OpenAPI document."""

_DENIED = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "unknown-secret": HTTPStatus.UNAUTHORIZED,
    "unknown-guest": HTTPStatus.UNAUTHORIZED,
    "link-is-used": HTTPStatus.NOT_FOUND,
}


_WORK = {
    Busy.kind: HTTPStatus.TOO_MANY_REQUESTS,
    TimedOut.kind: HTTPStatus.GATEWAY_TIMEOUT,
    Crashed.kind: HTTPStatus.INTERNAL_SERVER_ERROR,
}

DATABASE_AFTER = 1
"""Seconds after which to try again when the database did not answer."""


def to_message(error: CairnError, id: int | None = None, sentence: str | None = None) -> Refused | Failed:
    """Return the error as a message."""
    match error:
        case IllegalMove():
            current = error.prompt if isinstance(error, Stale) else None
            return Refused(error.rule, error.key, error.facts, sentence, id, current)
        case BadInput():
            return Failed(error.place, error.text, id)
        case WorkFailed():
            return Failed(error.job, error.text, id, error.kind, error.after)
        case Unavailable():
            return Failed("database", "does not answer: send it again", id, "busy", DATABASE_AFTER)
        case Unreadable():
            return Failed("table", str(error), id, "crash")
        case TooMany():
            return Failed("rate", str(error), id, "rate", error.after)
        case _:
            return Failed("table", str(error), id)


OURS = Failed("server", "had an internal error, which is in its log", kind="crash")
"""The answer to a fault of ours: details are only in the server's log."""


def _handle_cairn_error(request: Request[Any, Any, Any], error: CairnError) -> Response[Refused | Failed]:
    match error:
        case Denied():
            status = _DENIED.get(error.key, HTTPStatus.FORBIDDEN)
        case IllegalMove():
            status = HTTPStatus.CONFLICT
        case WorkFailed():
            status = _WORK[error.kind]
        case Unavailable():
            status = HTTPStatus.SERVICE_UNAVAILABLE
        case Unreadable():
            status = HTTPStatus.INTERNAL_SERVER_ERROR
        case TooMany():
            status = HTTPStatus.TOO_MANY_REQUESTS
        case _:
            status = HTTPStatus.BAD_REQUEST
    sentence = error.sentence if isinstance(error, IllegalMove) else None
    request.app.state.tables.services.metrics.count_error(error)
    answer = to_message(error, sentence=sentence)
    after = answer.retry_after if isinstance(answer, Failed) else None
    return Response(answer, status_code=status, headers=None if after is None else {"Retry-After": str(after)})


def _handle_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    """Errors of the framework: a body that is too large, a field of the wrong type, an unknown address."""
    extra: Any = error.extra
    first: dict[str, Any] = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    place, text = str(first.get("key", "request")), str(first.get("message", error.detail))
    return Response(Failed(place, text), status_code=error.status_code, headers=error.headers)


def _handle_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    """Faults of ours: logged, without details for the client."""
    request.app.state.tables.services.metrics.errors.inc()
    log_event("error", "failed", method=request.method, path=request.scope["path"], exc_info=error)
    return Response(OURS, status_code=500)


HANDLERS: dict[Any, Any] = {
    CairnError: _handle_cairn_error,
    HTTPException: _handle_http_error,
    Exception: _handle_fault,
}
"""Exception handlers by type of error."""
