"""A line to the server that can go dead without a word: nothing is closed, nothing arrives."""

import socket
from contextlib import suppress
from threading import Event, Thread
from urllib.parse import urlsplit


class DeadLine:
    """A proxy before a server. While it swallows, what either side sends is read and dropped."""

    def __init__(self, url: str) -> None:
        """Listen; `url` is that of the server."""
        to = urlsplit(url)
        self._server = (str(to.hostname), int(to.port or 80))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.swallows = Event()
        self._open: list[socket.socket] = []
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        """Hang up everywhere."""
        for each in (self._listening, *self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._server)
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                if not self.swallows.is_set():
                    target.sendall(content)
            target.shutdown(socket.SHUT_WR)
