"""Limits on a request before it is one: bytes and number of its headers, and time to send it.

Uvicorn reads headers without end and waits for a half-sent request for ever, so that one client could fill the memory
or hold all connections. A proxy has such limits too; a server that is reached directly needs its own.
"""

import asyncio
from contextlib import suppress

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

LARGEST_HEAD = 32 * 1024
"""Bytes of the request line and the headers; browsers send a few hundred, and cookies of ours one more."""
MOST_HEADERS = 100
HEAD_WITHIN = 10.0
"""Seconds from the connection, or from the first byte of the next request, to the end of its headers."""
BODY_WITHIN = 60.0
"""Seconds from there to the end of its body."""
READ_WITHIN = 60.0
"""Seconds for which a client may leave an answer unread that does not fit into the buffers."""


class DoorProtocol(HttpToolsProtocol):
    """HTTP with limits; a request that exceeds them is answered 400, one that is too slow is cut off."""

    _head_bytes = 0
    _has_head = False
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._set_timer(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._set_timer(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers have become too long."""
        if not self._has_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if not self._has_head and self._head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        """A request begins, perhaps another one on this connection."""
        super().on_message_begin()
        self._has_head = False
        self._head_bytes = 0
        self._set_timer(HEAD_WITHIN)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; an error here is answered 400."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or sum(len(each) + len(of) for each, of in self.headers) > LARGEST_HEAD:
            raise ValueError("too many headers")

    def on_headers_complete(self) -> None:
        """All headers are there; the body may follow."""
        self._has_head = True
        self._set_timer(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there; how long its answer takes is up to the server."""
        self._set_timer(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has its own limits (`cairn.server.ws`)."""
        self._set_timer(None)
        super().handle_websocket_upgrade()

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

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        self._timer = None
        self.transport.abort()


class DoorSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the server can close at any moment."""

    def shutdown(self) -> None:
        """Close, also while the client closes: uvicorn raises then, and the store would not be closed."""
        with suppress(InvalidState):
            super().shutdown()
        self.transport.close()
