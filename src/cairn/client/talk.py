"""What both clients share: addresses, messages, and what is known of a table. Nothing here sends anything."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct, field

from cairn.client.mirror import Mirror
from cairn.core.errors import BadInput, Busy, CairnError, Crashed, IllegalMove, TimedOut, WorkFailed
from cairn.core.events import Event
from cairn.core.game import AnyGame, Result
from cairn.core.offers import AnyOffer, Offer, Refusal
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, Value, encode
from cairn.games import find
from cairn.reason.study import Judged, Line, Verdict
from cairn.server.protocol import requests

__all__ = [
    "Created",
    "Place",
    "Seated",
    "Talk",
    "Tried",
    "creation",
    "fault",
    "headers",
    "invitation",
    "pauses",
    "read",
]

T = TypeVar("T")

FindGame: TypeAlias = Callable[[str], AnyGame]

FIRST_PAUSE, LONGEST_PAUSE, PATIENCE = 0.05, 1.0, 20.0
"""Seconds before the second try to reach a server, before each of the last, and for which it is tried at all."""

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

    @property
    def first_seat(self) -> Seat | None:
        """The first of the seats; None: one looks on."""
        return next(iter(self.seats), None)


class _Reason(Struct):
    """A refusal as JSON has it: facts are not read further."""

    rule: str
    key: str
    facts: dict[str, Any] = field(default_factory=dict)


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


def fault(told: Mapping[str, object]) -> CairnError:
    """What a server refused, as an error like those of a match in the same process; what it could not do, as such."""
    if "rule" in told:
        reason = msgspec.convert(told, _Reason)
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


class _TriedOut(Struct):
    tried: int
    view: Any
    events: list[Any]
    offers: list[Any]


class _Proved(Struct):
    verdict: Verdict
    lines: tuple[Line, ...] = ()


class _WhyNot(Struct):
    why: _Reason | None = None


class Talk:
    """One seat's conversation with a table."""

    wants_presence = False
    """Whether to be told who is connected; to be set before the first message."""

    def __init__(self, place: Place, find_game: FindGame = find) -> None:
        """Begin to talk; nothing is known yet."""
        self.place = place
        self.mirror = Mirror()
        self.farewell: str | None = None
        self._find = find_game
        self._asked = 0

    def hello(self) -> bytes:
        """The first message: who this is, and how much is known."""
        place = self.place
        return encode(
            requests.Hello(
                last=self.mirror.number,
                words=False,
                presence=self.wants_presence,
                secret=place.secret,
                key=place.key,
                seat=place.seat,
            )
        )

    def ask(self, request: requests.Request) -> tuple[int, bytes]:
        """The request with a number of its own, by which its answer is known."""
        self._asked += 1
        return self._asked, encode(msgspec.structs.replace(request, id=self._asked))

    def take(self, text: str | bytes) -> list[dict[str, object]]:
        """Take in what came: messages, a line each. The answers among them are given back."""
        lines = (text if isinstance(text, bytes) else text.encode()).split(b"\n")
        messages = (msgspec.json.decode(line, type=dict[str, object]) for line in lines)
        return [message for message in messages if not self._took(message)]

    def _took(self, message: dict[str, object]) -> bool:
        if message["tell"] == "farewell":
            self.farewell = str(message["why"])
            return True
        return self.mirror.take(message)

    # What is known

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self._find(self.mirror.table["game"])

    @property
    def status(self) -> str:
        """How far the table is: waiting, playing, over, closed."""
        return str(self.mirror.table["status"])

    @property
    def seat(self) -> Seat | None:
        """Where one sits; None: one looks on."""
        return self.mirror.seat

    @property
    def may_move(self) -> bool:
        """Whether it is one's turn."""
        return bool(self.mirror.asked and self.mirror.asked.get("is_open"))

    @property
    def prompt(self) -> int:
        """The number of what one was asked last."""
        return 0 if self.mirror.asked is None else int(self.mirror.asked["number"])

    @property
    def sight(self) -> AnySight:
        """All that the seat knows; raises `IllegalMove` before the game begins."""
        if self.mirror.view is None:
            raise IllegalMove("table", "not-begun")
        types = self.game.types
        view = msgspec.convert(self.mirror.view, type=types.view)
        return Sight(view, tuple(msgspec.convert(event, type=types.event) for event in self.mirror.history))

    @property
    def offers(self) -> tuple[AnyOffer, ...]:
        """What the seat may do, for whoever draws the table."""
        return self._offers(self.mirror.offers) if self.may_move else ()

    @property
    def moves(self) -> tuple[Value, ...]:
        """What the seat may do."""
        return tuple(move for offer in self.offers for move in offer.moves)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        told = self.mirror.table.get("result")
        result: Result | None = None if told is None else msgspec.convert(told, type=self.game.types.result)
        return result

    def tried(self, answer: Mapping[str, object]) -> Tried:
        """The answer to a try-out."""
        told, types = msgspec.convert(answer, _TriedOut), self.game.types
        return Tried(
            told.tried,
            msgspec.convert(told.view, type=types.view),
            tuple(msgspec.convert(event, type=types.event) for event in told.events),
            self._offers(told.offers),
        )

    def judged(self, answer: Mapping[str, object]) -> Judged:
        """The answer to why a cell is certain or ruled out."""
        told = msgspec.convert(answer, _Proved)
        return Judged(told.verdict, told.lines or None)

    def why(self, answer: Mapping[str, object]) -> Refusal | None:
        """The answer to why there is no move with a piece."""
        reason = msgspec.convert(answer, _WhyNot).why
        return None if reason is None else Refusal(reason.rule, reason.key, reason.facts)

    def _offers(self, told: Sequence[Any]) -> tuple[AnyOffer, ...]:
        kind = Offer[self.game.types.move]  # type: ignore[name-defined]  # known when the game is
        return tuple(msgspec.convert(offer, type=kind) for offer in told)
