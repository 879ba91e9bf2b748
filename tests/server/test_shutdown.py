"""A server that stops closes its sockets, whatever state they are in."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from cairn.server.http.door import DoorSocket


class OpenTransport(asyncio.Transport):
    """A connection that has not ended yet, though it was closed."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


@pytest.mark.anyio
@pytest.mark.parametrize("client_closes", [False, True])
async def test_a_socket_that_its_client_closes_does_not_stop_the_shutdown(client_closes: bool) -> None:
    accepted = asyncio.Event()

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    transport = OpenTransport()
    socket = DoorSocket(uvicorn.Config(accept, log_config=None), ServerState(), {})
    socket.connection_made(transport)
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    await accepted.wait()
    if client_closes:
        client.receive_data(transport.written)
        client.send_close(1000)
        socket.data_received(b"".join(client.data_to_send()))
    socket.shutdown()
    assert transport.is_closed
