"""A server under a path (`--public-url https://example.org/cairn/`): the only place that sees the path in a request.

The proxy passes the path on as it is. What this server answers contains the path in three places: the page
(`http.page`), the paths of cookies, and the links that begin with the public address.
"""

from cairn.server.http.middleware import METRICS, PROBES, Application, Receive, Scope, Send


class UnderPath:
    """The application, served under a path; health checks are answered at the root of the address too."""

    def __init__(self, application: Application, base: str) -> None:
        """Serve under `base`, for example "/cairn"."""
        self._application = application
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a socket (ASGI)."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in (*PROBES, METRICS):
            await self._application(scope, receive, send)
        elif scope["path"].startswith(f"{self._base}/"):
            within = scope["path"].removeprefix(self._base)
            raw = scope["raw_path"].removeprefix(self._base.encode())
            await self._application({**scope, "path": within, "raw_path": raw}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        elif scope["path"] in ("/", self._base):
            await _answer(send, 307, [(b"location", f"{self._base}/".encode())])
        else:
            await _answer(send, 404, [])


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0"), *headers]})
    await send({"type": "http.response.body", "body": b""})
