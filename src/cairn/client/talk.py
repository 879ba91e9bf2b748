"""What both clients share: addresses, messages, and what is known of a table. Nothing here sends anything."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx
import msgspec

from cairn.client.mirror import Mirror
from cairn.core.errors import BadInput, Busy, CairnError, Crashed, IllegalMove, TimedOut, WorkFailed
from cairn.core.game import AnyGame, Result
from cairn.core.offers import AnyOffer, Offer, Refusal
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, encode
from cairn.games import find
from cairn.reason.study import Judged, Line
from cairn.server import requests

__all__ = ["Place", "Talk", "Tried", "creation", "fault", "headers", "invitation", "pauses", "read"]

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
    view: Any
    events: tuple[Any, ...]
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


def creation(game: str, options: Mapping[str, Any], seats: Sequence[str], names: Sequence[str], rest: Any) -> bytes:
    """The request that sets a table up."""
    return encode(requests.Create(game=game, options=dict(options), seats=tuple(seats), names=tuple(names), **rest))


def fault(told: Mapping[str, Any]) -> CairnError:
    """What a server refused, as an error like those of a match in the same process; what it could not do, as such."""
    if "rule" in told:
        return IllegalMove(told["rule"], told["key"], **told.get("facts", {}))
    place, text = told.get("place", "server"), told.get("text", "did not say what was wrong")
    if told.get("kind") in _WORK:
        return _WORK[told["kind"]](place, told.get("retry_after"), text)
    return BadInput(place, text)


def read(answer: httpx.Response) -> dict[str, Any]:
    """What a server answered; raises what it refused."""
    try:
        told: dict[str, Any] = msgspec.json.decode(answer.content, type=dict[str, Any])
    except msgspec.MsgspecError:
        raise CairnError(f"{answer.url} is no server of tables: status {answer.status_code}") from None
    if answer.is_error:
        raise fault(told)
    return told


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

    def ask(self, request: Any) -> tuple[int, bytes]:
        """The request with a number of its own, by which its answer is known."""
        self._asked += 1
        return self._asked, encode(msgspec.structs.replace(request, id=self._asked))

    def take(self, text: str | bytes) -> list[dict[str, Any]]:
        """Take in what came: messages, a line each. The answers among them are given back."""
        lines = (text if isinstance(text, bytes) else text.encode()).split(b"\n")
        return [message for line in lines if not self._took(message := msgspec.json.decode(line))]

    def _took(self, message: dict[str, Any]) -> bool:
        if message["tell"] == "farewell":
            self.farewell = message["why"]
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
    def moves(self) -> tuple[Any, ...]:
        """What the seat may do."""
        return tuple(move for offer in self.offers for move in offer.moves)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        told = self.mirror.table.get("result")
        result: Result | None = None if told is None else msgspec.convert(told, type=self.game.types.result)
        return result

    def tried(self, answer: Mapping[str, Any]) -> Tried:
        """The answer to a try-out."""
        types = self.game.types
        return Tried(
            answer["tried"],
            msgspec.convert(answer["view"], type=types.view),
            tuple(msgspec.convert(event, type=types.event) for event in answer["events"]),
            self._offers(answer["offers"]),
        )

    def judged(self, answer: Mapping[str, Any]) -> Judged:
        """The answer to why a cell is certain or ruled out."""
        lines = tuple(msgspec.convert(line, type=Line) for line in answer.get("lines", ()))
        return Judged(answer["verdict"], lines or None)

    def why(self, answer: Mapping[str, Any]) -> Refusal | None:
        """The answer to why there is no move with a piece."""
        told = answer.get("why")
        return None if told is None else Refusal(told["rule"], told["key"], told.get("facts", {}))

    def _offers(self, told: Sequence[Any]) -> tuple[AnyOffer, ...]:
        kind = Offer[self.game.types.move]  # type: ignore[name-defined]  # known when the game is
        return tuple(msgspec.convert(offer, type=kind) for offer in told)
