"""Play over a WebSocket: one connection, one seat, numbered messages. After a break a client names the last it got."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from cairn.core.errors import BadInput, CairnError, IllegalMove
from cairn.core.values import encode, replace
from cairn.server.http.auth import credentials
from cairn.server.http.errors import OURS, to_message
from cairn.server.http.limits import Bucket, Limits, TooMany
from cairn.server.live.dispatch import dispatch
from cairn.server.live.registry import TableRegistry
from cairn.server.live.table import LiveTable
from cairn.server.ops.logging import log_event
from cairn.server.ops.metrics import Metrics
from cairn.server.protocol import requests
from cairn.server.protocol.decoding import decode_strictly
from cairn.server.protocol.messages import Failed, Farewell, Pong
from cairn.server.table.ownership import Credentials
from cairn.server.table.projection import Audience, audience_of
from cairn.text import LANGUAGES

HELLO_WITHIN = 10.0
"""Seconds for a client to send `hello`."""
MOST_WAITING = 256
"""The number of unread messages after which a slow client is disconnected; it resyncs when it is back."""
MOST_REFUSED = 100
"""The number of messages beyond its rate limit after which a client is disconnected."""
CLOSED = {
    "shutdown": 1012,
    "changed": 1012,
    "slow": 1013,
    "seat": 4403,
    "removed": 4403,
    "banned": 4403,
    "error": 1011,
    "rate": 4429,
}
"""The code that the socket is closed with, by reason."""
REFUSED, UNHEARD = 4400, 4408


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], name: FromPath[str]) -> None:
    """Play at a table. The first message is `hello`."""
    tables: TableRegistry = socket.app.state.tables
    await socket.accept()
    try:
        hello = await _read_hello(socket)
        shown = await credentials(socket, name, hello.seat, hello.secret, hello.key)
        async with tables.at(name) as table:
            person = await table.read(shown, lambda _, person: person)
            audience = audience_of(person, hello.words, hello.presence, hello.beats)
            seated = _Connection(socket, table, shown, audience, hello.lang)
            seated.limit(socket.app.state.limits, socket.app.state.tables.services.metrics)
            await seated.play(hello.last)
    except CairnError as error:
        await close_socket(socket, encode(to_message(error)), REFUSED)
    except TimeoutError:
        await close_socket(socket, encode(Failed("message", "no hello was sent")), UNHEARD)
    except Disconnected:
        pass


class Disconnected(Exception):
    """The client has disconnected."""


class _Connection:
    """One client at the table: a `Subscriber`."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        table: LiveTable,
        shown: Credentials,
        audience: Audience,
        lang: str | None,
    ) -> None:
        self.credentials = shown
        self.audience = audience
        self.address = _address(socket)
        self.since = table.services.now()
        self.is_leaving = False
        self._socket = socket
        self._table = table
        self._lang = lang if lang in LANGUAGES else None
        self._outbox: list[bytes] = []
        self._last: int | None = None  # the code to close with, once the outbox is empty
        self._has_mail = asyncio.Event()
        self._is_answering = False  # while answering, the outbox is flushed at the end
        self._thinking: dict[type[requests.HelpRequest], asyncio.Task[None]] = {}
        self._metrics = Metrics()
        self._rate: Bucket | None = None
        self._refused = 0

    def limit(self, limits: Limits, metrics: Metrics) -> None:
        """Apply the rate limit, and count in these metrics."""
        self._rate = limits.messages(self.address)
        self._metrics = metrics

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is disconnected, and gets everything when it is back."""
        if self.is_leaving:
            return
        if len(self._outbox) >= MOST_WAITING:
            self.dismiss("slow")
            return
        self._outbox.append(message)
        if not self._is_answering:
            self._has_mail.set()

    def dismiss(self, why: str) -> None:
        """Say why, and disconnect."""
        if self.is_leaving:
            return
        self.is_leaving = True
        self._outbox.append(encode(Farewell(why)))
        self._last = CLOSED[why]
        self._has_mail.set()

    async def play(self, last: int | None) -> None:
        """Send changes and answer requests until one side disconnects."""
        await self._table.subscribe(self, last)
        writing = asyncio.create_task(self._write())
        try:
            while True:
                text = await receive_message(self._socket)
                self._is_answering = True
                await self._handle_frame(text)
                self._is_answering = False
                if self._outbox and not self.is_leaving:
                    await self._flush()
        except Disconnected:
            pass
        finally:
            self._table.unsubscribe(self)
            for task in (writing, *self._thinking.values()):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _handle_frame(self, text: str | bytes) -> None:
        too_many = self._check_rate()
        try:
            request = decode_strictly(text, requests.Request)
        except BadInput as error:
            self._metrics.count_error(error)
            self.send(encode(to_message(error)))
            return
        if too_many is not None:
            self.send(encode(to_message(too_many, request.id)))
            return
        match request:
            case requests.Hello():
                self.send(encode(Failed("ask", "hello was sent already", request.id)))
            case requests.Ping():
                self.send(encode(Pong(request.id)))
            case requests.Hint() | requests.Odds() | requests.Prove() | requests.ToldBy():
                self._answer_in_background(request)
            case _:
                await self._answer(request)

    def _check_rate(self) -> TooMany | None:
        """Why the message is refused, if it is; a client that does not stop sending is disconnected."""
        try:
            if self._rate is not None:
                self._rate.take("too many messages: wait a moment, then send it again")
        except TooMany as error:
            self._metrics.count_refusal("rate")
            self._refused += 1
            if self._refused >= MOST_REFUSED:
                self.dismiss("rate")
            return error
        self._refused = 0
        return None

    def _answer_in_background(self, request: requests.HelpRequest) -> None:
        """Answer in the background, so that moves do not wait; one request of each kind at a time."""
        before = self._thinking.get(type(request))
        if before is not None and not before.done():
            self.send(encode(Failed("ask", "one of this kind at a time", request.id, "rate")))
            return
        self._thinking[type(request)] = asyncio.create_task(self._answer(request))

    async def _answer(self, request: requests.Command | requests.Query | requests.HelpRequest) -> None:
        try:
            await dispatch(self._table, self.credentials, request, lambda dispatch: self.send(encode(dispatch)))
        except CairnError as error:
            self._metrics.count_error(error)
            sentence = None
            if isinstance(error, IllegalMove) and self._lang is not None:
                sentence = await self._table.sentence(self.credentials, error.refusal, self._lang)
            self.send(encode(to_message(error, request.id, sentence)))
        except Exception:
            self._metrics.errors.inc()
            log_event("error", "failed", self._table.name, seat=self.audience.seat, exc_info=True)
            self.send(encode(replace(OURS, id=request.id)))

    async def _write(self) -> None:
        """Flush the outbox whenever there is mail, and close when asked to."""
        while True:
            await self._has_mail.wait()
            self._has_mail.clear()
            if self._outbox:
                await self._flush()
            if self._last is not None and not self._outbox:
                await close_socket(self._socket, None, self._last)
                return

    async def _flush(self) -> None:
        """Send the outbox as one frame, a message on each line: a frame costs more than its content."""
        lines, self._outbox = b"\n".join(self._outbox), []
        with suppress(Exception):  # the client has gone, whatever the server below raises: the reader will notice
            await self._socket.send({"type": "websocket.send", "text": lines.decode(), "bytes": None})


def _address(socket: WebSocket[Any, Any, State]) -> str | None:
    client = socket.scope.get("client")
    return client[0] if client else None


async def _read_hello(socket: WebSocket[Any, Any, State]) -> requests.Hello:
    async with asyncio.timeout(HELLO_WITHIN):
        hello: requests.Hello = decode_strictly(await receive_message(socket), requests.Hello)
    return hello


async def receive_message(socket: WebSocket[Any, Any, State]) -> str | bytes:
    """Return the next message; raise `Disconnected` if there is none any more."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Disconnected
    message: str | bytes | None = event.get("text") or event.get("bytes")
    return b"" if message is None else message


async def close_socket(socket: WebSocket[Any, Any, State], last: bytes | None, code: int) -> None:
    """Send a last message, and close."""
    with suppress(Exception):  # it may be closed already
        if last is not None:
            await socket.send({"type": "websocket.send", "text": last.decode(), "bytes": None})
        await socket.close(code=code)
