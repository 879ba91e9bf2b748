"""Limits on a connection before it says anything that counts: how many, how large, how fast, and how patiently.

Uvicorn reads headers without end and waits for a half-sent request for ever, so that one client could fill the memory
or hold all connections. A proxy has such limits too; a server that is reached directly needs its own.

What has arrived is read in small parts, and reading ends with the first part that breaks a limit: a quarter of a
megabyte of tiny requests or frames, which the operating system hands over at once, would hold the loop for a second.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from cairn.server.http.limits import BURST, Bucket, Limits, TooMany
from cairn.server.ops.metrics import Metrics

LARGEST_HEAD = 32 * 1024
"""Bytes of the request line and the headers; browsers send a few hundred, and cookies of ours one more."""
MOST_HEADERS = 100
HEAD_WITHIN = 10.0
"""Seconds from the connection, or from the first byte of the next request, to the end of its headers."""
BODY_WITHIN = 60.0
"""Seconds from there to the end of its body."""
READ_WITHIN = 60.0
"""Seconds for which a client may leave an answer unread that does not fit into the buffers."""
LARGEST_REST = 1 << 20
"""Bytes of a request that may follow after its answer: who is told that it is too large may have sent it by then."""
MOST_PIPELINED = 16
"""Requests that may be sent on a connection before the first is answered; browsers send none."""
PART = 4096
"""Bytes that are read at a time: some hundred of the smallest requests or frames."""
CONTROL_RATE = 20
"""Pings, pongs and parts of messages per second, with bursts of ten times as many; pages send none, or a few."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class DoorProtocol(HttpToolsProtocol):
    """HTTP with limits; a request that exceeds them is answered 400, one that is too slow is cut off."""

    limits: ClassVar[Limits]
    """What counts the connections of an address."""
    metrics: ClassVar[Metrics]

    _is_counted = False
    _is_upgraded = False
    _head_bytes = 0
    _has_head = False
    _idle_bytes = 0
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait for a request, unless the address has too many connections."""
        super().connection_made(transport)
        try:
            self.limits.enter(self._address)
        except TooMany:
            self.metrics.count_refusal("connections")
            transport.abort()
            return
        self._is_counted = True
        self._set_timer(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._leave()
        self._set_timer(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers, or what is between the parts of a body or behind it, have become too long."""
        for part in _parts(data):
            if self.transport.is_closing() or self._is_upgraded:
                return
            if self._has_head:
                self._idle_bytes += len(part)
            else:
                self._head_bytes += len(part)
            super().data_received(part)
            if self.transport.is_closing():
                return
            if not self._has_head and self._head_bytes > LARGEST_HEAD:
                self.send_400_response("The headers are too long.")
            elif self._idle_bytes > (LARGEST_REST if self._is_answered else LARGEST_HEAD):
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins, perhaps another one on this connection."""
        super().on_message_begin()
        self._has_head = False
        self._head_bytes = self._idle_bytes = 0
        self._set_timer(HEAD_WITHIN)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; an error here is answered 400.

        Headers behind the body are ignored: they would be taken for those that a proxy has written.
        """
        if self._has_head:
            return
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or sum(len(each) + len(of) for each, of in self.headers) > LARGEST_HEAD:
            raise ValueError("too many headers")

    def on_headers_complete(self) -> None:
        """All headers are there; the body may follow."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        self._has_head = True
        self._set_timer(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body is there."""
        if not self._is_answered:
            self._idle_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there; how long its answer takes is up to the server."""
        self._set_timer(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has its own limits (`DoorSocket`, `cairn.server.ws`)."""
        self._set_timer(None)
        self._is_upgraded = True
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, DoorSocket)
        socket.on_lost = self._leave

    def pause_writing(self) -> None:
        """The buffers are full: wait for the client to read, but not for ever."""
        super().pause_writing()
        self._reading = self.loop.call_later(READ_WITHIN, self._cut_off)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    @property
    def _is_answered(self) -> bool:
        cycle: Any = self.cycle  # none before the first request
        return cycle is not None and bool(cycle.response_complete)

    @property
    def _address(self) -> str | None:
        return self.client[0] if self.client else None

    def _leave(self) -> None:
        """Count the connection no longer."""
        if self._is_counted:
            self.limits.leave(self._address)
        self._is_counted = False

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        self._timer = None
        self.transport.abort()


class DoorSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits, which the server can close at any moment."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is lost."""

    def __init__(self, *facts: Any, **rest: Any) -> None:
        """Begin with nothing read."""
        super().__init__(*facts, **rest)
        self._unread = bytearray()
        self._control = Bucket(CONTROL_RATE, CONTROL_RATE * BURST)
        self._writing: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._unread.clear()
        self.resume_writing()
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as far as the application has taken what came before. The first that comes is the whole request."""
        self._unread += data
        self._read_on()
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message."""
        message = await super().receive()
        self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after the last one, what the client still sends is read, and ignored."""
        await super().send(message)
        self._read_on()

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping, if there are not too many."""
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, if there are not too many: many empty ones never make a message."""
        if self._may_send():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Take a message; after the last one of the server, if there are not too many."""
        if not self.close_sent or self._may_send():
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """The buffers are full: wait for the client to read, but not for ever."""
        super().pause_writing()
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def shutdown(self) -> None:
        """Close, also while the client closes: uvicorn raises then, and the store would not be closed."""
        with suppress(InvalidState):
            super().shutdown()
        self.transport.close()

    def _read_on(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            part = bytes(self._unread[:PART])
            del self._unread[:PART]
            super().data_received(part)

    def _may_send(self) -> bool:
        """Count what is no message of its own; end the connection if there is too much of it."""
        if self.transport.is_closing():
            return False
        try:
            self._control.take("too many frames")
        except TooMany:
            self.transport.abort()
            return False
        return True


def door_with(limits: Limits, metrics: Metrics) -> type[DoorProtocol]:
    """Return the protocol of a server with these limits."""
    return type("DoorProtocol", (DoorProtocol,), {"limits": limits, "metrics": metrics})


def _parts(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), PART):
        yield data[start : start + PART]
