"""A table on a server, for programs that do several things at once."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Self
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cairn.client.talk import (
    MAY_BE_REPEATED,
    TOO_FAST,
    Created,
    FindGame,
    Place,
    Seated,
    T,
    Talk,
    Tried,
    creation,
    fault,
    headers,
    invitation,
    pauses,
    read,
)
from cairn.core import record
from cairn.core.errors import CairnError
from cairn.core.offers import Refusal
from cairn.core.record import Record
from cairn.core.values import Value
from cairn.games import find
from cairn.play.analysis import Analysis
from cairn.play.frames import Frames
from cairn.reason.study import Cell, Judged, Odds
from cairn.server.protocol import requests

__all__ = ["AsyncTable"]

ANSWER_WITHIN = 30.0
REVIEW_WITHIN = 180.0
JSON = {"Content-Type": "application/json"}
HANG_UP_WITHIN = 1.0


class AsyncTable(Talk):
    """A table, as one seat of it knows it. A lost connection is made again, and nothing is lost or done twice."""

    def __init__(self, place: Place, find_game: FindGame = find) -> None:
        """Sit there; the connection is made when it is first needed."""
        super().__init__(place, find_game)
        self._socket: ClientConnection | None = None
        self._hanging_up = AsyncExitStack()
        self.link: str | None = None
        self.watch_link: str | None = None
        self.code: str | None = None

    @classmethod
    async def create(
        cls,
        url: str,
        *,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        name: str = "Player 1",
        find_game: FindGame = find,
        names: Sequence[str] | None = None,
        **rest: object,
    ) -> Self:
        """Set a table up and sit down: `seats` are `me`, `person`, or the names of bots; `rest` as the API has it."""
        if names is None:
            names = (name,) if not seats or "me" in seats else ()
        told = await _posted(Created, f"{url}/api/tables", creation(game, options or {}, seats, names, rest))
        table = cls(Place(url, told.id, told.secret), find_game)
        table.link, table.watch_link, table.code = urljoin(url, told.link), urljoin(url, told.watch), told.code
        await table.update()
        return table

    @classmethod
    async def join(cls, link: str, *, name: str, find_game: FindGame = find) -> Self:
        """Sit down at the first free seat of the table that a link leads to."""
        place = invitation(link)
        told = await _posted(Seated, place.path("/seats"), msgspec.json.encode({"names": [name], "key": place.key}))
        table = cls(Place(place.url, place.id, told.secret, seat=told.first_seat), find_game)
        await table.update()
        return table

    @classmethod
    async def watch(cls, link: str, find_game: FindGame = find) -> Self:
        """Look on at the table that a link leads to."""
        table = cls(invitation(link), find_game)
        await table.update()
        return table

    async def update(self) -> None:
        """Take in what has been told so far."""
        socket = await self._connected()
        while True:
            try:
                self.take(await asyncio.wait_for(socket.recv(), 0.001))
            except TimeoutError:
                return
            except ConnectionClosed:
                socket = await self._connected(anew=True)

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is one's turn; False when the game is over. Raises `TimeoutError` after so many seconds."""
        async with asyncio.timeout(seconds):
            while not self.may_move:
                if self.status in ("over", "closed"):
                    return False
                await self.listen()
        return True

    async def listen(self, seconds: float | None = None) -> None:
        """Wait until something is told. Raises `TimeoutError` after so many seconds."""
        socket = await self._connected()
        try:
            async with asyncio.timeout(seconds):
                self.take(await socket.recv())
        except ConnectionClosed:
            await self._connected(anew=True)

    async def play(self, *moves: Value) -> None:
        """Make a move, or several of one's own turn; raises `IllegalMove`, and nothing has changed, otherwise."""
        await self._ask(requests.Move(prompt=self.prompt, moves=moves))

    async def undo(self) -> None:
        """Take back one's last move."""
        await self._ask(requests.Undo(prompt=self.prompt))

    async def try_out(self, *moves: Value) -> Tried:
        """What some moves of one's own turn would lead to. Nobody is told."""
        return self.tried(await self._ask(requests.Try(prompt=self.prompt, moves=moves)))

    async def why_not(self, piece: str) -> Refusal | None:
        """Why there is no move with a piece; None where there is one."""
        return self.why(await self._ask(requests.WhyNot(piece=piece)))

    async def note(self, note: object) -> None:
        """Write something down for oneself."""
        await self._ask(requests.Note(note=note))

    async def hint(self, level: int) -> list[object]:
        """The phrases of a hint."""
        phrases: list[object] = (await self._ask(requests.Hint(level=level)))["phrases"]
        return phrases

    async def odds(self, values: bool = False) -> Odds:
        """What one can know, in numbers, with the values of one's moves if they are wanted."""
        told = await self._ask(requests.Odds(values=values))
        return msgspec.convert(told["odds"], type=Odds)

    async def prove(self, where: str, what: str) -> Judged:
        """Why a cell of the sheet is certain or ruled out; the proof is its lines."""
        return self.judged(await self._ask(requests.Prove(where=where, what=what)))

    async def told_by(self, answer: str) -> tuple[Cell, ...]:
        """The cells of the sheet that an answer alone has ruled out."""
        told = await self._ask(requests.ToldBy(answer=answer))
        return tuple(Cell(**cell) for cell in told["cells"])

    async def sheet(self) -> dict[str, object]:
        """One's sheet: what is in sight, and one's own marks."""
        sheet: dict[str, object] = (await self._ask(requests.Sheet()))["sheet"]
        return sheet

    async def say(self, text: str, is_phrase: bool = False) -> None:
        """Say something to all."""
        await self._ask(requests.Say(text=text, is_phrase=is_phrase))

    async def ready(self, word: str = "") -> None:
        """Be ready, and add a word to the deal."""
        await self._ask(requests.Ready(word=word))

    async def start(self) -> None:
        """Let the game begin."""
        await self._ask(requests.Start())

    async def leave(self) -> None:
        """Leave; while the game runs a bot plays on."""
        await self._ask(requests.Leave())

    async def come_back(self) -> None:
        """Take one's seat again."""
        await self._ask(requests.Return())

    async def rematch(self) -> Self:
        """Play again with the same people: the new table, to be started by the host when all are ready."""
        told = await _posted(Seated, self.place.path("/rematch"), b"", headers(self.place))
        table = type(self)(Place(self.place.url, told.id, told.secret, seat=told.first_seat), self._find)
        await table.update()
        return table

    async def record(self) -> Record:
        """The record of a game that is over."""
        async with httpx.AsyncClient() as http:
            answer = await http.get(self.place.path("/record"), headers=headers(self.place))
        if answer.is_error:
            read(answer, object)
        return record.from_json(answer.text, self._find)

    async def review(self) -> Analysis:
        """A game that is over looked at again: what each seat could know, and what each choice was worth."""
        async with httpx.AsyncClient(timeout=REVIEW_WITHIN) as http:
            answer = await http.get(self.place.path("/review"), headers=headers(self.place))
        return read(answer, Analysis)

    async def frames(self, seat: int | None = None) -> Frames:
        """A game that is over step by step, as a seat saw it, or as an onlooker did."""
        asked = {} if seat is None else {"seat": seat}
        async with httpx.AsyncClient(timeout=REVIEW_WITHIN) as http:
            answer = await http.get(self.place.path("/replay"), params=asked, headers=headers(self.place))
        return read(answer, Frames)

    async def close(self) -> None:
        """Hang up. The seat stays one's own."""
        self._socket = None
        await self._hanging_up.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _ask(self, request: requests.Request) -> dict[str, Any]:
        """The answer to a request. What names its prompt is sent again after a break: no server does it twice."""
        number, message = self.ask(request)
        socket = await self._connected()
        for _ in pauses():  # none is made: a lost server is waited for when it is reached anew
            try:
                await socket.send(message)
                answer = None
                while answer is None:
                    answers = self.take(await asyncio.wait_for(socket.recv(), ANSWER_WITHIN))
                    answer = next((each for each in answers if each.get("id") == number), None)
            except ConnectionClosed:
                socket = await self._connected(anew=True)
                if not isinstance(request, MAY_BE_REPEATED):
                    raise CairnError(
                        "the connection was lost before an answer came: look whether it was done"
                    ) from None
                continue
            if answer.get("place") == "rate":
                await asyncio.sleep(TOO_FAST)  # nothing was done: send it again
                continue
            if answer["tell"] in ("refused", "failed"):
                raise fault(answer)
            return answer
        raise CairnError(f"{self.place.url} was lost again and again")

    async def _connected(self, anew: bool = False) -> ClientConnection:
        """The connection, with everything taken in that was told at its beginning."""
        if self._socket is not None and not anew:
            return self._socket
        lost: Exception | None = None
        for pause in pauses():
            await asyncio.sleep(pause)
            try:
                await self.close()
                connection = connect(
                    self.place.socket, max_size=None, max_queue=None, compression=None, close_timeout=HANG_UP_WITHIN
                )
                socket = await self._hanging_up.enter_async_context(connection)
                await socket.send(self.hello())
                refused = self.take(await asyncio.wait_for(socket.recv(), ANSWER_WITHIN))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                lost = error
                continue
            if refused:
                raise fault(refused[0])
            self._socket = socket
            return socket
        raise CairnError(f"{self.place.url} does not answer: {lost}")


async def _posted(kind: type[T], url: str, content: bytes, shown: Mapping[str, str] | None = None) -> T:
    try:
        async with httpx.AsyncClient() as http:
            answer = await http.post(url, content=content, headers={**JSON, **(shown or {})})
        return read(answer, kind)
    except httpx.HTTPError as error:
        raise CairnError(f"{url} does not answer: {error}") from None
