"""A table on a server as one seat knows it, and the requests of a seat: written once for both clients.

Every call is a coroutine. `AsyncTable` returns it to its caller. `Table` runs it to its end, which needs no event loop,
because everything that it awaits blocks.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, TypeVar, overload
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cairn.client import api
from cairn.client.api import FindGame, P, T, TableAddress, Tried
from cairn.client.mirror import Mirror
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
    from cairn.client.asynchronous import AsyncTable, AsyncTransport
    from cairn.client.synchronous import BlockingTransport, Table

BlockingTable = TypeVar("BlockingTable", bound="Table")
AwaitedTable = TypeVar("AwaitedTable", bound="AsyncTable")
Either = TypeVar("Either", bound="SharedTable")

JSON = {"Content-Type": "application/json"}
ANSWER_WITHIN = 30.0
"""Seconds to wait for an answer."""
REVIEW_WITHIN = 180.0
"""The same for results that take a server long to compute."""
ALREADY_HERE = 0.001
"""Seconds to wait for a message that is already here: reading it takes that long."""


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
        return kind._transport_type.call(self._method.__get__(table, kind))


class _Opening(Generic[P]):
    """A constructor of both clients: it returns a table of the class that it is called on."""

    def __init__(self, method: Callable[Concatenate[Any, P], Coroutine[Any, Any, object]]) -> None:
        self._method = method

    @overload
    def __get__(self, table: object, kind: type[BlockingTable]) -> Callable[P, BlockingTable]: ...
    @overload
    def __get__(self, table: object, kind: type[AwaitedTable]) -> Callable[P, Coroutine[Any, Any, AwaitedTable]]: ...
    def __get__(self, table: object, kind: Any) -> object:
        return kind._transport_type.call(self._method.__get__(kind))


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
    """Set up a table and sit down: `seats` are `me`, `person` or names of bots; `rest` is passed to the API."""
    if names is None:
        names = (name,) if not seats or "me" in seats else ()
    url = url.rstrip("/")
    asked = api.encode_creation(game, options or {}, seats, names, rest)
    made = api.read_answer(await kind._request("POST", f"{url}/api/tables", content=asked, headers=JSON), api.Created)
    table = await _open(kind, TableAddress(url, made.id, made.secret), find_game)
    table.link, table.watch_link, table.code = urljoin(url, made.link), urljoin(url, made.watch), made.code
    return table


async def _join(kind: type[Either], link: str, *, name: str, find_game: FindGame = find) -> Either:
    """Sit down at the first free seat of the table that a link leads to."""
    place = api.parse_link(link)
    asked = {"names": [name], "key": place.key}
    seated = api.read_answer(await kind._request("POST", place.path("/seats"), json=asked), api.Seated)
    return await _open(kind, seated.place(place.url), find_game)


async def _watch(kind: type[Either], link: str, find_game: FindGame = find) -> Either:
    """Watch the table that a link leads to."""
    return await _open(kind, api.parse_link(link), find_game)


async def _open(kind: type[Either], place: TableAddress, find_game: FindGame) -> Either:
    table = kind(place, find_game)
    try:
        await table._update()
    except BaseException:
        await table._close()
        raise
    return table


class SharedTable:
    """A table, as one seat knows it. A lost connection is restored, and nothing is lost or done twice."""

    _transport_type: "type[BlockingTransport | AsyncTransport]"
    """How messages are sent and received."""
    wants_presence = False
    """Whether to ask who is connected; to be set before the first message."""

    def __init__(self, place: TableAddress, find_game: FindGame = find) -> None:
        """Use the seat at this address; connects when first needed."""
        self.place = place
        self.mirror = Mirror()
        self.farewell: str | None = None
        self.link: str | None = None
        self.watch_link: str | None = None
        self.code: str | None = None
        self._find = find_game
        self._asked = 0
        self._transport = self._transport_type()
        self._is_connected = False

    def hello(self) -> bytes:
        """The first message: who this is, and what is known already."""
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
        """Number the request, so that its answer can be recognised."""
        self._asked += 1
        return self._asked, encode(msgspec.structs.replace(request, id=self._asked))

    def read_messages(self, text: str | bytes) -> list[dict[str, object]]:
        """Apply the messages of a frame, one on each line, and return the answers among them."""
        lines = (text if isinstance(text, bytes) else text.encode()).split(b"\n")
        messages = (msgspec.json.decode(line, type=dict[str, object]) for line in lines)
        return [message for message in messages if not self._apply(message)]

    def _apply(self, message: dict[str, object]) -> bool:
        if message["tell"] == "farewell":
            self.farewell = str(message["why"])
            return True
        return self.mirror.apply(message)

    # State

    @property
    def game(self) -> AnyGame:
        """The game being played."""
        return self._find(self.mirror.table["game"])

    @property
    def status(self) -> str:
        """The status of the table: waiting, playing, over, closed."""
        return str(self.mirror.table["status"])

    @property
    def seat(self) -> Seat | None:
        """The client's seat; None for an onlooker."""
        return self.mirror.seat

    @property
    def may_move(self) -> bool:
        """Whether it is the client's turn."""
        return bool(self.mirror.asked and self.mirror.asked.get("is_open"))

    @property
    def prompt(self) -> int:
        """The number of the last prompt."""
        return 0 if self.mirror.asked is None else int(self.mirror.asked["number"])

    @property
    def sight(self) -> AnySight:
        """Everything that the seat knows; raise `IllegalMove` before the game begins."""
        if self.mirror.view is None:
            raise IllegalMove("table", "not-begun")
        return Sight(msgspec.convert(self.mirror.view, type=self.game.types.view), self._events(self.mirror.history))

    @property
    def offers(self) -> tuple[AnyOffer, ...]:
        """The legal moves of the seat, for user interfaces."""
        return self._offers(self.mirror.offers) if self.may_move else ()

    @property
    def moves(self) -> tuple[Value, ...]:
        """The legal moves of the seat."""
        return tuple(move for offer in self.offers for move in offer.moves)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        found = self.mirror.table.get("result")
        result: Result | None = None if found is None else msgspec.convert(found, type=self.game.types.result)
        return result

    def _events(self, events: Sequence[Any]) -> tuple[Event, ...]:
        kind = self.game.types.event
        return tuple(msgspec.convert(event, type=kind) for event in events)

    def _offers(self, offers: Sequence[Any]) -> tuple[AnyOffer, ...]:
        kind = Offer[self.game.types.move]  # type: ignore[name-defined]  # known when the game is
        return tuple(msgspec.convert(offer, type=kind) for offer in offers)

    # Requests

    create = _Opening(_create)
    join = _Opening(_join)
    watch = _Opening(_watch)

    @_Call
    async def wait(self, seconds: float | None = None) -> bool:
        """Wait for the client's turn; return False when the game is over. Raise `TimeoutError` after these seconds."""
        async with self._transport.within(seconds):
            while not self.may_move:
                if self.status in ("over", "closed"):
                    return False
                await self._listen()
        return True

    @_Call
    async def play(self, *moves: Value) -> None:
        """Make a move, or several of one turn; raise `IllegalMove` if one is illegal, and make none of them."""
        await self._ask(requests.Move(prompt=self.prompt, moves=moves))

    @_Call
    async def undo(self) -> None:
        """Undo the last move."""
        await self._ask(requests.Undo(prompt=self.prompt))

    @_Call
    async def try_out(self, *moves: Value) -> Tried:
        """Return what some moves of one's own turn would lead to. Nobody else notices."""
        answer, types = await self._ask(requests.Try(prompt=self.prompt, moves=moves)), self.game.types
        view = msgspec.convert(answer["view"], type=types.view)
        return Tried(answer["tried"], view, self._events(answer["events"]), self._offers(answer["offers"]))

    @_Call
    async def why_not(self, piece: str) -> Refusal | None:
        """Why there is no move with a piece; None if there is one."""
        why = (await self._ask(requests.WhyNot(piece=piece))).get("why")
        return None if why is None else api.to_refusal(why)

    @_Call
    async def note(self, note: object) -> None:
        """Note something for oneself."""
        await self._ask(requests.Note(note=note))

    @_Call
    async def hint(self, level: int) -> list[object]:
        """Return the phrases of a hint: level 11 tells where to look, 12 what to do and why; 1 to 4 are older."""
        answer = await self._ask(requests.Hint(level=level))
        return [line["phrase"] for line in answer.get("lines", ())] or msgspec.convert(answer["phrases"], list[object])

    @_Call
    async def odds(self, values: bool = False) -> Odds:
        """Return what one can know, in numbers, on request with the values of one's moves."""
        return msgspec.convert((await self._ask(requests.Odds(values=values)))["odds"], Odds)

    @_Call
    async def prove(self, where: str, what: str) -> Judged:
        """Return whether a cell of the sheet is certain or ruled out; the lines are its proof."""
        answer = await self._ask(requests.Prove(where=where, what=what))
        return Judged(answer["verdict"], msgspec.convert(answer.get("lines"), tuple[Line, ...] | None))

    @_Call
    async def told_by(self, answer: str) -> tuple[Cell, ...]:
        """Return the cells of the sheet that an answer alone rules out."""
        return msgspec.convert((await self._ask(requests.ToldBy(answer=answer)))["cells"], tuple[Cell, ...])

    @_Call
    async def sheet(self) -> dict[str, object]:
        """Return one's sheet: what is visible, and one's own marks."""
        return msgspec.convert((await self._ask(requests.Sheet()))["sheet"], dict[str, object])

    @_Call
    async def say(self, text: str, is_phrase: bool = False) -> None:
        """Send a chat message."""
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
        """Leave; during the game a bot takes over."""
        await self._ask(requests.Leave())

    @_Call
    async def come_back(self) -> None:
        """Return to one's seat."""
        await self._ask(requests.Return())

    @_Call
    async def record(self) -> Record:
        """Return the record of a finished game."""
        answer = await self._get("/record")
        if answer.is_error:
            api.read_answer(answer, object)
        return from_json(answer.text, self._find)

    @_Call
    async def review(self) -> Analysis:
        """Return the analysis of a finished game: what each seat could know, and what each choice was worth."""
        return api.read_answer(await self._get("/review", REVIEW_WITHIN), Analysis)

    @_Call
    async def frames(self, seat: int | None = None) -> Frames:
        """Return a finished game step by step, as a seat or an onlooker saw it."""
        path = "/replay" if seat is None else f"/replay?seat={seat}"
        return api.read_answer(await self._get(path, REVIEW_WITHIN), Frames)

    async def _rematch(self: Either) -> Either:
        place, shown = self.place, {**JSON, **api.headers(self.place)}
        seated = api.read_answer(await self._request("POST", place.path("/rematch"), headers=shown), api.Seated)
        return await _open(type(self), seated.place(place.url), self._find)

    async def _update(self) -> None:
        """Apply every message that has arrived."""
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
        """Wait for the next message. Raise `TimeoutError` after this number of seconds."""
        await self._connect()
        try:
            await self._receive(seconds)
        except ConnectionClosed:
            await self._connect(again=True)

    listen = _Call(_listen)

    async def _ask(self, request: requests.Request) -> dict[str, Any]:
        """Return the answer to a request; one that names its prompt is sent again after a lost connection."""
        number, message = self.ask(request)
        await self._connect()
        for _ in api.retry_delays():  # the delays are not used: reconnecting waits for a lost server
            try:
                await self._transport.send(message)
                answer = None
                while answer is None:
                    answers = await self._receive(ANSWER_WITHIN)
                    answer = next((each for each in answers if each.get("id") == number), None)
            except ConnectionClosed:
                await self._connect(again=True)
                if not isinstance(request, api.MAY_BE_REPEATED):
                    raise CairnError(
                        "the connection was lost before an answer came: look whether it was done"
                    ) from None
                continue
            if answer.get("place") == "rate":
                await self._transport.sleep(api.TOO_FAST)  # nothing was done: send it again
                continue
            if answer["tell"] in ("refused", "failed"):
                raise api.to_error(answer)
            return answer
        raise CairnError(f"{self.place.url} was lost again and again")

    async def _connect(self, again: bool = False) -> None:
        """Connect unless connected, and apply the first messages."""
        if self._is_connected and not again:
            return
        lost: Exception | None = None
        for pause in api.retry_delays():
            await self._transport.sleep(pause)
            try:
                await self._close()
                await self._transport.open(self.place.socket)
                await self._transport.send(self.hello())
                refused = await self._receive(ANSWER_WITHIN)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                lost = error
                continue
            if refused:
                raise api.to_error(refused[0])
            self._is_connected = True
            return
        raise CairnError(f"{self.place.url} does not answer: {lost}")

    async def _close(self) -> None:
        """Close the connection. The seat stays one's own."""
        self._is_connected = False
        await self._transport.close()

    close = _Call(_close)

    async def _receive(self, seconds: float | None) -> Sequence[dict[str, Any]]:
        """Apply the messages of the next frame, and return the answers among them."""
        async with self._transport.within(seconds):
            return self.read_messages(await self._transport.receive())

    @classmethod
    async def _request(cls, method: str, url: str, seconds: float | None = None, **rest: Any) -> httpx.Response:
        """Send an HTTP request, and return the answer; without `seconds` httpx's own time limit applies."""
        limit = {} if seconds is None else {"timeout": httpx.Timeout(seconds).as_dict()}
        try:
            return await cls._transport_type.fetch(httpx.Request(method, url, extensions=limit, **rest))
        except httpx.HTTPError as error:
            raise CairnError(f"{url} does not answer: {error}") from None

    async def _get(self, path: str, seconds: float | None = None) -> httpx.Response:
        return await self._request("GET", self.place.path(path), seconds, headers=api.headers(self.place))
