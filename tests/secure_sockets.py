"""WebSockets over TLS, for tests: used by a single thread.

The blocking client of `websockets` reads in a thread of its own. Before Python 3.13 a TLS connection has no lock: one
in two hundred of them ended when one thread wrote while the other began to read.
"""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ssl import SSLContext

from websockets.asyncio.client import ClientConnection, connect

from tests.patience import LIMIT


class SecureSocket:
    """An open socket; every call blocks."""

    def __init__(self, runner: asyncio.Runner, connection: ClientConnection) -> None:
        self._runner = runner
        self._connection = connection

    def send(self, message: str) -> None:
        self._runner.run(self._connection.send(message))

    def receive(self) -> str | bytes:
        """Return the next message."""
        return self._runner.run(asyncio.wait_for(self._connection.recv(), LIMIT))


@contextmanager
def open_secure_socket(url: str, port: int, tls: SSLContext, **headers: str) -> Iterator[SecureSocket]:
    """Connect to this port of this machine by the name in `url`."""
    line = socket.create_connection(("127.0.0.1", port), LIMIT)

    async def open_connection() -> ClientConnection:
        return await connect(url, sock=line, ssl=tls, additional_headers=headers, open_timeout=LIMIT)

    with asyncio.Runner() as runner:
        connection = runner.run(open_connection())
        try:
            yield SecureSocket(runner, connection)
        finally:
            runner.run(connection.close())
