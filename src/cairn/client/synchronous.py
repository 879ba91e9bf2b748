"""A table on a server, for programs that do one thing after the other."""

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Self
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

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

__all__ = ["Table"]

ANSWER_WITHIN = 30.0
REVIEW_WITHIN = 180.0
JSON = {"Content-Type": "application/json"}
HANG_UP_WITHIN = 1.0


class Table(Talk):
    """A table, as one seat of it knows it. A lost connection is made again, and nothing is lost or done twice."""

    def __init__(self, place: Place, find_game: FindGame = find) -> None:
        """Sit there; the connection is made when it is first needed."""
        super().__init__(place, find_game)
        self._socket: ClientConnection | None = None
        self._hanging_up = ExitStack()
        self.link: str | None = None
        self.watch_link: str | None = None
        self.code: str | None = None

    @classmethod
    def create(
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
        told = _posted(Created, f"{url}/api/tables", creation(game, options or {}, seats, names, rest))
        table = cls(Place(url, told.id, told.secret), find_game)
        table.link, table.watch_link, table.code = urljoin(url, told.link), urljoin(url, told.watch), told.code
        table.update()
        return table

    @classmethod
    def join(cls, link: str, *, name: str, find_game: FindGame = find) -> Self:
        """Sit down at the first free seat of the table that a link leads to."""
        place = invitation(link)
        told = _posted(Seated, place.path("/seats"), msgspec.json.encode({"names": [name], "key": place.key}))
        table = cls(Place(place.url, place.id, told.secret, seat=told.first_seat), find_game)
        table.update()
        return table

    @classmethod
    def watch(cls, link: str, find_game: FindGame = find) -> Self:
        """Look on at the table that a link leads to."""
        table = cls(invitation(link), find_game)
        table.update()
        return table

    def update(self) -> None:
        """Take in what has been told so far."""
        socket = self._connected()
        while True:
            try:
                self.take(socket.recv(timeout=0))
            except TimeoutError:
                return
            except ConnectionClosed:
                socket = self._connected(anew=True)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is one's turn; False when the game is over. Raises `TimeoutError` after so many seconds."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self.may_move:
            if self.status in ("over", "closed"):
                return False
            self.listen(None if until is None else max(0.0, until - time.monotonic()))
        return True

    def listen(self, seconds: float | None = None) -> None:
        """Wait until something is told. Raises `TimeoutError` after so many seconds."""
        socket = self._connected()
        try:
            self.take(socket.recv(timeout=seconds))
        except ConnectionClosed:
            self._connected(anew=True)

    def play(self, *moves: Value) -> None:
        """Make a move, or several of one's own turn; raises `IllegalMove`, and nothing has changed, otherwise."""
        self._ask(requests.Move(prompt=self.prompt, moves=moves))

    def undo(self) -> None:
        """Take back one's last move."""
        self._ask(requests.Undo(prompt=self.prompt))

    def try_out(self, *moves: Value) -> Tried:
        """What some moves of one's own turn would lead to. Nobody is told."""
        return self.tried(self._ask(requests.Try(prompt=self.prompt, moves=moves)))

    def why_not(self, piece: str) -> Refusal | None:
        """Why there is no move with a piece; None where there is one."""
        return self.why(self._ask(requests.WhyNot(piece=piece)))

    def note(self, note: object) -> None:
        """Write something down for oneself."""
        self._ask(requests.Note(note=note))

    def hint(self, level: int) -> list[object]:
        """The phrases of a hint."""
        phrases: list[object] = self._ask(requests.Hint(level=level))["phrases"]
        return phrases

    def odds(self, values: bool = False) -> Odds:
        """What one can know, in numbers, with the values of one's moves if they are wanted."""
        told = self._ask(requests.Odds(values=values))
        return msgspec.convert(told["odds"], type=Odds)

    def prove(self, where: str, what: str) -> Judged:
        """Why a cell of the sheet is certain or ruled out; the proof is its lines."""
        return self.judged(self._ask(requests.Prove(where=where, what=what)))

    def told_by(self, answer: str) -> tuple[Cell, ...]:
        """The cells of the sheet that an answer alone has ruled out."""
        told = self._ask(requests.ToldBy(answer=answer))
        return tuple(Cell(**cell) for cell in told["cells"])

    def sheet(self) -> dict[str, object]:
        """One's sheet: what is in sight, and one's own marks."""
        sheet: dict[str, object] = (self._ask(requests.Sheet()))["sheet"]
        return sheet

    def say(self, text: str, is_phrase: bool = False) -> None:
        """Say something to all."""
        self._ask(requests.Say(text=text, is_phrase=is_phrase))

    def ready(self, word: str = "") -> None:
        """Be ready, and add a word to the deal."""
        self._ask(requests.Ready(word=word))

    def start(self) -> None:
        """Let the game begin."""
        self._ask(requests.Start())

    def leave(self) -> None:
        """Leave; while the game runs a bot plays on."""
        self._ask(requests.Leave())

    def come_back(self) -> None:
        """Take one's seat again."""
        self._ask(requests.Return())

    def rematch(self) -> Self:
        """Play again with the same people: the new table, to be started by the host when all are ready."""
        told = _posted(Seated, self.place.path("/rematch"), b"", headers(self.place))
        table = type(self)(Place(self.place.url, told.id, told.secret, seat=told.first_seat), self._find)
        table.update()
        return table

    def record(self) -> Record:
        """The record of a game that is over."""
        answer = httpx.get(self.place.path("/record"), headers=headers(self.place))
        if answer.is_error:
            read(answer, object)
        return record.from_json(answer.text, self._find)

    def review(self) -> Analysis:
        """A game that is over looked at again: what each seat could know, and what each choice was worth."""
        answer = httpx.get(self.place.path("/review"), headers=headers(self.place), timeout=REVIEW_WITHIN)
        return read(answer, Analysis)

    def frames(self, seat: int | None = None) -> Frames:
        """A game that is over step by step, as a seat saw it, or as an onlooker did."""
        asked = {} if seat is None else {"seat": seat}
        answer = httpx.get(self.place.path("/replay"), params=asked, headers=headers(self.place), timeout=REVIEW_WITHIN)
        return read(answer, Frames)

    def close(self) -> None:
        """Hang up. The seat stays one's own."""
        self._socket = None
        self._hanging_up.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, request: requests.Request) -> dict[str, Any]:
        """The answer to a request. What names its prompt is sent again after a break: no server does it twice."""
        number, message = self.ask(request)
        socket = self._connected()
        for _ in pauses():  # none is made: a lost server is waited for when it is reached anew
            try:
                socket.send(message)
                answer = None
                while answer is None:
                    answers = self.take(socket.recv(timeout=ANSWER_WITHIN))
                    answer = next((each for each in answers if each.get("id") == number), None)
            except ConnectionClosed:
                socket = self._connected(anew=True)
                if not isinstance(request, MAY_BE_REPEATED):
                    raise CairnError(
                        "the connection was lost before an answer came: look whether it was done"
                    ) from None
                continue
            if answer.get("place") == "rate":
                time.sleep(TOO_FAST)  # nothing was done: send it again
                continue
            if answer["tell"] in ("refused", "failed"):
                raise fault(answer)
            return answer
        raise CairnError(f"{self.place.url} was lost again and again")

    def _connected(self, anew: bool = False) -> ClientConnection:
        """The connection, with everything taken in that was told at its beginning."""
        if self._socket is not None and not anew:
            return self._socket
        lost: Exception | None = None
        for pause in pauses():
            time.sleep(pause)
            try:
                self.close()
                connection = connect(
                    self.place.socket, max_size=None, max_queue=None, compression=None, close_timeout=HANG_UP_WITHIN
                )
                socket = self._hanging_up.enter_context(connection)
                socket.send(self.hello())
                refused = self.take(socket.recv(timeout=ANSWER_WITHIN))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                lost = error
                continue
            if refused:
                raise fault(refused[0])
            self._socket = socket
            return socket
        raise CairnError(f"{self.place.url} does not answer: {lost}")


def _posted(kind: type[T], url: str, content: bytes, shown: Mapping[str, str] | None = None) -> T:
    try:
        return read(httpx.post(url, content=content, headers={**JSON, **(shown or {})}), kind)
    except httpx.HTTPError as error:
        raise CairnError(f"{url} does not answer: {error}") from None
