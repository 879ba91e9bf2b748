"""Addresses, requests and answers of a server of tables. Nothing here sends anything."""

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
"""Seconds before the second try to reach a server, before each of the last, and for which it is tried at all."""

CONNECTION: dict[str, Any] = {"max_size": None, "max_queue": None, "compression": None, "close_timeout": 1.0}
"""How to open a socket: any message may come, and one that does not answer is closed after a second."""

TOO_FAST = 1.0
"""Seconds to wait when a server wants fewer messages."""

MAY_BE_REPEATED = (requests.Move, requests.Undo, requests.Try, requests.WhyNot, requests.Describe, requests.Sheet)
"""What names the prompt that it answers, or changes nothing: sent twice it is done once."""


_WORK: Mapping[str, type[WorkFailed]] = {each.kind: each for each in (Busy, TimedOut, Crashed)}
"""By the kind of what failed: the fault of the server, not of whoever asked."""


class Place(NamedTuple):
    """Where a table is, and what opens it."""

    url: str
    """Of the server."""
    id: str
    secret: str | None = None
    key: str | None = None
    """Of a link."""
    seat: Seat | None = None
    """Which one, where several people share the device."""

    @property
    def socket(self) -> str:
        """The address to play at."""
        return f"ws{self.url.removeprefix('http')}/api/tables/{self.id}/socket"

    def path(self, rest: str) -> str:
        """An address of the table."""
        return f"{self.url}/api/tables/{self.id}{rest}"


class Tried(NamedTuple):
    """What some moves would lead to."""

    tried: int
    """So many of them; the next would bring something to light."""
    view: Value
    events: tuple[Event, ...]
    offers: tuple[AnyOffer, ...]


def pauses() -> Iterator[float]:
    """The seconds to wait before each try to reach a server, until patience is at its end."""
    until, pause = monotonic() + PATIENCE, FIRST_PAUSE
    yield 0.0
    while monotonic() < until:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


def invitation(link: str) -> Place:
    """Where a link to sit down or to look on leads; raises `BadInput` if it is none."""
    parts = urlsplit(link)
    kind, _, name = parts.path.rstrip("/").rpartition("/")
    if not parts.netloc or not parts.fragment or kind.rpartition("/")[2] not in ("join", "watch"):
        raise BadInput("link", f"{link!r} leads to no table")
    return Place(f"{parts.scheme}://{parts.netloc}", name, key=parts.fragment)


def headers(place: Place) -> dict[str, str]:
    """What shows who asks."""
    shown = {"Authorization": f"Bearer {place.secret}"} if place.secret else {}
    return shown | ({"Cairn-Key": place.key} if place.key else {})


class Created(Struct):
    """What a server answers when a table was set up."""

    id: str
    secret: str
    link: str
    watch: str
    code: str


class Seated(Struct):
    """What a server answers when somebody sat down."""

    id: str
    secret: str
    seats: tuple[Seat, ...] = ()

    def place(self, url: str) -> Place:
        """Where that is, at the first of the seats."""
        return Place(url, self.id, self.secret, seat=next(iter(self.seats), None))


class _Refused(Struct):
    place: str = "server"
    text: str = "did not say what was wrong"
    kind: str | None = None
    retry_after: int | None = None


def creation(
    game: str, options: Mapping[str, object], seats: Sequence[str], names: Sequence[str], rest: Mapping[str, object]
) -> bytes:
    """The request that sets a table up; raises `BadInput` for what cannot be asked."""
    asked = {"game": game, "options": dict(options), "seats": tuple(seats), "names": tuple(names), **rest}
    try:
        return encode(msgspec.convert(msgspec.to_builtins(asked), requests.Create))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadInput("table", str(error)) from None


def refusal(told: Mapping[str, object]) -> Refusal:
    """The rule that forbids something; its facts are as JSON has them."""
    reason: Mapping[str, Any] = told
    return Refusal(reason["rule"], reason["key"], reason.get("facts", {}))


def fault(told: Mapping[str, object]) -> CairnError:
    """What a server refused, as an error like those of a match in the same process; what it could not do, as such."""
    if "rule" in told:
        reason = refusal(told)
        return IllegalMove(reason.rule, reason.key, **reason.facts)
    refused = msgspec.convert(told, _Refused)
    if refused.kind is not None and refused.kind in _WORK:
        return _WORK[refused.kind](refused.place, refused.retry_after, refused.text)
    return BadInput(refused.place, refused.text)


def read(answer: httpx.Response, kind: type[T]) -> T:
    """What a server answered; raises what it refused."""
    try:
        if answer.is_error:
            raise fault(msgspec.json.decode(answer.content, type=dict[str, object]))
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.MsgspecError:
        raise CairnError(f"{answer.url} is no server of tables: status {answer.status_code}") from None
