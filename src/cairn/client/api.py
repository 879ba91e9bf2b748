"""Addresses, requests and answers of a server's API. Nothing here sends anything."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

from cairn.core.errors import BadInput, Busy, CairnError, Crashed, IllegalMove, TimedOut, WorkFailed
from cairn.core.events import Event
from cairn.core.game import AnyGame
from cairn.core.offers import AnyOffer, Refusal
from cairn.core.values import Seat, Value, encode
from cairn.server.protocol import requests

P = ParamSpec("P")
T = TypeVar("T")

FindGame: TypeAlias = Callable[[str], AnyGame]

FIRST_PAUSE, LONGEST_PAUSE, PATIENCE = 0.05, 1.0, 20.0
"""Seconds before the second attempt to reach a server, between later attempts, and for all attempts together."""

CONNECTION: dict[str, Any] = {"max_size": None, "max_queue": None, "compression": None, "close_timeout": 1.0}
"""How to open a socket: messages of any size; one that does not answer is closed after a second."""

TOO_FAST = 1.0
"""Seconds to wait when a server asks for fewer messages."""

MAY_BE_REPEATED = (
    requests.Move,
    requests.Undo,
    requests.Try,
    requests.WhyNot,
    requests.Describe,
    requests.Sheet,
    requests.Places,
)
"""Requests that name their prompt or change nothing: sent twice, they are done once."""


_WORK: Mapping[str, type[WorkFailed]] = {each.kind: each for each in (Busy, TimedOut, Crashed)}
"""The error for each kind of failure of a server."""


class TableAddress(NamedTuple):
    """The address of a table, and what gives access to it."""

    url: str
    """The address of the server."""
    id: str
    secret: str | None = None
    key: str | None = None
    """From a link."""
    seat: Seat | None = None
    """Which seat, if several people share the device."""

    @property
    def socket(self) -> str:
        """The address of the socket."""
        return f"ws{self.url.removeprefix('http')}/api/tables/{self.id}/socket"

    def path(self, rest: str) -> str:
        """An address below the table's."""
        return f"{self.url}/api/tables/{self.id}{rest}"


class Tried(NamedTuple):
    """What some moves would lead to."""

    tried: int
    """The number of moves that were tried; the next would reveal something."""
    view: Value
    events: tuple[Event, ...]
    offers: tuple[AnyOffer, ...]


def retry_delays() -> Iterator[float]:
    """The seconds to wait before each attempt to reach a server, until time is up."""
    until, pause = monotonic() + PATIENCE, FIRST_PAUSE
    yield 0.0
    while monotonic() < until:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


def parse_link(link: str) -> TableAddress:
    """Return the address in a link to sit down or to watch; raise `BadInput` for anything else."""
    parts = urlsplit(link)
    before, _, name = parts.path.rstrip("/").rpartition("/")
    base, _, kind = before.rpartition("/")
    if not parts.netloc or not parts.fragment or kind not in ("join", "watch"):
        raise BadInput("link", f"{link!r} leads to no table")
    return TableAddress(f"{parts.scheme}://{parts.netloc}{base}", name, key=parts.fragment)


def headers(place: TableAddress) -> dict[str, str]:
    """The headers that identify the client."""
    shown = {"Authorization": f"Bearer {place.secret}"} if place.secret else {}
    return shown | ({"Cairn-Key": place.key} if place.key else {})


class Created(Struct):
    """The answer to a new table."""

    id: str
    secret: str
    link: str
    watch: str
    code: str


class Seated(Struct):
    """The answer to sitting down."""

    id: str
    secret: str
    seats: tuple[Seat, ...] = ()

    def place(self, url: str) -> TableAddress:
        """The address of the first of the seats."""
        return TableAddress(url, self.id, self.secret, seat=next(iter(self.seats), None))


class _Refused(Struct):
    place: str = "server"
    text: str = "did not say what was wrong"
    kind: str | None = None
    retry_after: int | None = None


def encode_creation(
    game: str, options: Mapping[str, object], seats: Sequence[str], names: Sequence[str], rest: Mapping[str, object]
) -> bytes:
    """Encode the request for a new table; raise `BadInput` if it is invalid."""
    asked = {"game": game, "options": dict(options), "seats": tuple(seats), "names": tuple(names), **rest}
    try:
        return encode(msgspec.convert(msgspec.to_builtins(asked), requests.Create))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadInput("table", str(error)) from None


def to_refusal(message: Mapping[str, object]) -> Refusal:
    """Return the rule that forbids something; its facts are plain JSON."""
    reason: Mapping[str, Any] = message
    return Refusal(reason["rule"], reason["key"], reason.get("facts", {}))


def to_error(message: Mapping[str, object]) -> CairnError:
    """Return a server's refusal or failure as the error that a local match would raise."""
    if "rule" in message:
        reason = to_refusal(message)
        return IllegalMove(reason.rule, reason.key, **reason.facts)
    refused = msgspec.convert(message, _Refused)
    if refused.kind is not None and refused.kind in _WORK:
        return _WORK[refused.kind](refused.place, refused.retry_after, refused.text)
    return BadInput(refused.place, refused.text)


def read_answer(answer: httpx.Response, kind: type[T]) -> T:
    """Decode an answer; raise the error that it contains."""
    try:
        if answer.is_error:
            raise to_error(msgspec.json.decode(answer.content, type=dict[str, object]))
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.MsgspecError:
        raise CairnError(f"{answer.url} is not a cairn server: status {answer.status_code}") from None
