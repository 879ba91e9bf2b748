"""A table on a server as one seat knows it, and what the seat can ask: written once for both clients.

Every call is a coroutine. `AsyncTable` gives it to its caller. `Table` runs it to its end, which it reaches without an
event loop, because whatever it awaits blocks.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, TypeVar, overload
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cairn.client import talk
from cairn.client.mirror import Mirror
from cairn.client.talk import FindGame, P, Place, T, Tried
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.events import Event
from cairn.core.game import AnyGame, Result
from cairn.core.offers import AnyOffer, Offer, Refusal
from cairn.core.record import Record, from_json
from cairn.core.sight import AnySight, Sight
from cairn.core.values import Seat, Value, encode
from cairn.games import find
from cairn.play.analysis import Analysis
from cairn.play.frames import Frames
from cairn.reason.study import Cell, Judged, Line, Odds
from cairn.server.protocol import requests

if TYPE_CHECKING:
    from cairn.client.asynchronous import AsyncTable, LoopLine
    from cairn.client.synchronous import BlockingLine, Table

Waiting = TypeVar("Waiting", bound="Table")
Awaited = TypeVar("Awaited", bound="AsyncTable")
Either = TypeVar("Either", bound="SharedTable")

JSON = {"Content-Type": "application/json"}
ANSWER_WITHIN = 30.0
"""Seconds until an answer must have come."""
REVIEW_WITHIN = 180.0
"""The same of what takes a server long to make."""
ALREADY_HERE = 0.001
"""Seconds to wait for a message that has come already: reading it takes that long."""


class _Call(Generic[P, T]):
    """A method of both clients."""

    def __init__(self, method: Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]) -> None:
        self._method = method

    @overload
    def __get__(self, table: "Table", kind: object) -> Callable[P, T]: ...
    @overload
    def __get__(self, table: "AsyncTable", kind: object) -> Callable[P, Coroutine[Any, Any, T]]: ...
    @overload
    def __get__(self, table: None, kind: object) -> Callable[..., object]: ...
    def __get__(self, table: object, kind: Any) -> object:
        return kind._line_kind.call(self._method.__get__(table, kind))


class _Opening(Generic[P]):
    """A method of both classes that gives a table of its class."""

    def __init__(self, method: Callable[Concatenate[Any, P], Coroutine[Any, Any, object]]) -> None:
        self._method = method

    @overload
    def __get__(self, table: object, kind: type[Waiting]) -> Callable[P, Waiting]: ...
    @overload
    def __get__(self, table: object, kind: type[Awaited]) -> Callable[P, Coroutine[Any, Any, Awaited]]: ...
    def __get__(self, table: object, kind: Any) -> object:
        return kind._line_kind.call(self._method.__get__(kind))


async def _create(
    kind: type[Either],
    /,
    url: str,
    *,
    game: str,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] = (),
    name: str = "Player 1",
    find_game: FindGame = find,
    names: Sequence[str] | None = None,
    **rest: object,
) -> Either:
    """Set a table up and sit down: `seats` are `me`, `person`, or the names of bots; `rest` as the API has it."""
    if names is None:
        names = (name,) if not seats or "me" in seats else ()
    asked = talk.creation(game, options or {}, seats, names, rest)
    made = talk.read(await kind._request("POST", f"{url}/api/tables", content=asked, headers=JSON), talk.Created)
    table = await _open(kind, Place(url, made.id, made.secret), find_game)
    table.link, table.watch_link, table.code = urljoin(url, made.link), urljoin(url, made.watch), made.code
    return table


async def _join(kind: type[Either], link: str, *, name: str, find_game: FindGame = find) -> Either:
    """Sit down at the first free seat of the table that a link leads to."""
    place = talk.invitation(link)
    asked = {"names": [name], "key": place.key}
    seated = talk.read(await kind._request("POST", place.path("/seats"), json=asked), talk.Seated)
    return await _open(kind, seated.place(place.url), find_game)


async def _watch(kind: type[Either], link: str, find_game: FindGame = find) -> Either:
    """Look on at the table that a link leads to."""
    return await _open(kind, talk.invitation(link), find_game)


async def _open(kind: type[Either], place: Place, find_game: FindGame) -> Either:
    table = kind(place, find_game)
    await table._update()
    return table


class SharedTable:
    """A table, as one seat of it knows it. A lost connection is made again, and nothing is lost or done twice."""

    _line_kind: "type[BlockingLine | LoopLine]"
    """What messages go through."""
    wants_presence = False
    """Whether to be told who is connected; to be set before the first message."""

    def __init__(self, place: Place, find_game: FindGame = find) -> None:
        """Sit there; the connection is made when it is first needed."""
        self.place = place
        self.mirror = Mirror()
        self.farewell: str | None = None
        self.link: str | None = None
        self.watch_link: str | None = None
        self.code: str | None = None
        self._find = find_game
        self._asked = 0
        self._line = self._line_kind()
        self._is_connected = False

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
        return Sight(msgspec.convert(self.mirror.view, type=self.game.types.view), self._events(self.mirror.history))

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

    def _events(self, told: Sequence[Any]) -> tuple[Event, ...]:
        kind = self.game.types.event
        return tuple(msgspec.convert(event, type=kind) for event in told)

    def _offers(self, told: Sequence[Any]) -> tuple[AnyOffer, ...]:
        kind = Offer[self.game.types.move]  # type: ignore[name-defined]  # known when the game is
        return tuple(msgspec.convert(offer, type=kind) for offer in told)

    # What can be asked

    create = _Opening(_create)
    join = _Opening(_join)
    watch = _Opening(_watch)

    @_Call
    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is one's turn; False when the game is over. Raises `TimeoutError` after so many seconds."""
        async with self._line.within(seconds):
            while not self.may_move:
                if self.status in ("over", "closed"):
                    return False
                await self._listen()
        return True

    @_Call
    async def play(self, *moves: Value) -> None:
        """Make a move, or several of one's own turn; raises `IllegalMove`, and nothing has changed, otherwise."""
        await self._ask(requests.Move(prompt=self.prompt, moves=moves))

    @_Call
    async def undo(self) -> None:
        """Take back one's last move."""
        await self._ask(requests.Undo(prompt=self.prompt))

    @_Call
    async def try_out(self, *moves: Value) -> Tried:
        """What some moves of one's own turn would lead to. Nobody else learns of it."""
        told, types = await self._ask(requests.Try(prompt=self.prompt, moves=moves)), self.game.types
        view = msgspec.convert(told["view"], type=types.view)
        return Tried(told["tried"], view, self._events(told["events"]), self._offers(told["offers"]))

    @_Call
    async def why_not(self, piece: str) -> Refusal | None:
        """Why there is no move with a piece; None where there is one."""
        why = (await self._ask(requests.WhyNot(piece=piece))).get("why")
        return None if why is None else talk.refusal(why)

    @_Call
    async def note(self, note: object) -> None:
        """Write something down for oneself."""
        await self._ask(requests.Note(note=note))

    @_Call
    async def hint(self, level: int) -> list[object]:
        """The phrases of a hint."""
        return msgspec.convert((await self._ask(requests.Hint(level=level)))["phrases"], list[object])

    @_Call
    async def odds(self, values: bool = False) -> Odds:
        """What one can know, in numbers, with the values of one's moves if they are wanted."""
        return msgspec.convert((await self._ask(requests.Odds(values=values)))["odds"], Odds)

    @_Call
    async def prove(self, where: str, what: str) -> Judged:
        """Why a cell of the sheet is certain or ruled out; the proof is its lines."""
        told = await self._ask(requests.Prove(where=where, what=what))
        return Judged(told["verdict"], msgspec.convert(told.get("lines"), tuple[Line, ...] | None))

    @_Call
    async def told_by(self, answer: str) -> tuple[Cell, ...]:
        """The cells of the sheet that an answer alone has ruled out."""
        return msgspec.convert((await self._ask(requests.ToldBy(answer=answer)))["cells"], tuple[Cell, ...])

    @_Call
    async def sheet(self) -> dict[str, object]:
        """One's sheet: what is in sight, and one's own marks."""
        return msgspec.convert((await self._ask(requests.Sheet()))["sheet"], dict[str, object])

    @_Call
    async def say(self, text: str, is_phrase: bool = False) -> None:
        """Say something to all."""
        await self._ask(requests.Say(text=text, is_phrase=is_phrase))

    @_Call
    async def ready(self, word: str = "") -> None:
        """Be ready, and add a word to the deal."""
        await self._ask(requests.Ready(word=word))

    @_Call
    async def start(self) -> None:
        """Start the game."""
        await self._ask(requests.Start())

    @_Call
    async def leave(self) -> None:
        """Leave; while the game runs a bot takes the seat."""
        await self._ask(requests.Leave())

    @_Call
    async def come_back(self) -> None:
        """Take one's seat again."""
        await self._ask(requests.Return())

    @_Call
    async def record(self) -> Record:
        """The record of a game that is over."""
        answer = await self._get("/record")
        if answer.is_error:
            talk.read(answer, object)
        return from_json(answer.text, self._find)

    @_Call
    async def review(self) -> Analysis:
        """The analysis of a game that is over: what each seat could know, and what each choice was worth."""
        return talk.read(await self._get("/review", REVIEW_WITHIN), Analysis)

    @_Call
    async def frames(self, seat: int | None = None) -> Frames:
        """A game that is over step by step, as a seat saw it, or as an onlooker did."""
        path = "/replay" if seat is None else f"/replay?seat={seat}"
        return talk.read(await self._get(path, REVIEW_WITHIN), Frames)

    async def _rematch(self: Either) -> Either:
        place, shown = self.place, {**JSON, **talk.headers(self.place)}
        seated = talk.read(await self._request("POST", place.path("/rematch"), headers=shown), talk.Seated)
        return await _open(type(self), seated.place(place.url), self._find)

    async def _update(self) -> None:
        """Take in every message that has come so far."""
        await self._connect()
        while True:
            try:
                await self._receive(ALREADY_HERE)
            except TimeoutError:
                return
            except ConnectionClosed:
                await self._connect(again=True)

    update = _Call(_update)

    async def _listen(self, seconds: float | None = None) -> None:
        """Wait for the next message. Raises `TimeoutError` after so many seconds."""
        await self._connect()
        try:
            await self._receive(seconds)
        except ConnectionClosed:
            await self._connect(again=True)

    listen = _Call(_listen)

    async def _ask(self, request: requests.Request) -> dict[str, Any]:
        """The answer to a request. What names its prompt is sent again after a break: no server does it twice."""
        number, message = self.ask(request)
        await self._connect()
        for _ in talk.pauses():  # none is made: a lost server is waited for when the connection is made again
            try:
                await self._line.send(message)
                answer = None
                while answer is None:
                    answers = await self._receive(ANSWER_WITHIN)
                    answer = next((each for each in answers if each.get("id") == number), None)
            except ConnectionClosed:
                await self._connect(again=True)
                if not isinstance(request, talk.MAY_BE_REPEATED):
                    raise CairnError(
                        "the connection was lost before an answer came: look whether it was done"
                    ) from None
                continue
            if answer.get("place") == "rate":
                await self._line.sleep(talk.TOO_FAST)  # nothing was done: send it again
                continue
            if answer["tell"] in ("refused", "failed"):
                raise talk.fault(answer)
            return answer
        raise CairnError(f"{self.place.url} was lost again and again")

    async def _connect(self, again: bool = False) -> None:
        """Connect, unless that is done, and take in the messages at the beginning."""
        if self._is_connected and not again:
            return
        lost: Exception | None = None
        for pause in talk.pauses():
            await self._line.sleep(pause)
            try:
                await self._close()
                await self._line.open(self.place.socket)
                await self._line.send(self.hello())
                refused = await self._receive(ANSWER_WITHIN)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                lost = error
                continue
            if refused:
                raise talk.fault(refused[0])
            self._is_connected = True
            return
        raise CairnError(f"{self.place.url} does not answer: {lost}")

    async def _close(self) -> None:
        """Close the connection. The seat stays one's own."""
        self._is_connected = False
        await self._line.close()

    close = _Call(_close)

    async def _receive(self, seconds: float | None) -> Sequence[dict[str, Any]]:
        """Take in the next message; the answers in it."""
        async with self._line.within(seconds):
            return self.take(await self._line.receive())

    @classmethod
    async def _request(cls, method: str, url: str, seconds: float | None = None, **rest: Any) -> httpx.Response:
        """The answer to a request by HTTP; within httpx's own limit where no seconds are named."""
        limit = {} if seconds is None else {"timeout": httpx.Timeout(seconds).as_dict()}
        try:
            return await cls._line_kind.fetch(httpx.Request(method, url, extensions=limit, **rest))
        except httpx.HTTPError as error:
            raise CairnError(f"{url} does not answer: {error}") from None

    async def _get(self, path: str, seconds: float | None = None) -> httpx.Response:
        return await self._request("GET", self.place.path(path), seconds, headers=talk.headers(self.place))
