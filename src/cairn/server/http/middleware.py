"""The middleware before all routes: rate limits, requests from other sites, and security headers."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from cairn.core.values import encode
from cairn.server.http.errors import to_message
from cairn.server.http.limits import Limits, TooMany
from cairn.server.moderation.moderation import Moderation
from cairn.server.ops.metrics import Metrics
from cairn.server.protocol.messages import Failed, Refused
from cairn.server.settings import Settings, split_list

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
PROBES = ("/health", "/ready")
"""Asked by whatever supervises the server, by any name and as often as it likes."""
METRICS = "/metrics"
ADMIN = "/api/admin"
TO_ALL = ("/api/games", "/api/files")
"""What a banned address may read too, so that the page can tell it why."""
OWN_DATA = {("GET", "/api/guest/export"), ("DELETE", "/api/guest")}
"""What a banned guest may still do: fetch and delete their data."""
FULL, ELSEWHERE, REFUSED = 4429, 4403, 4400
"""The codes that a socket is closed with: too many, a page of another site, and an invalid request."""
NO_HOST = Failed("host", "is not the name of this server")
ADMIN_CLOSED = Failed("admin", "is closed: the server has no CAIRN_ADMIN_TOKEN")
NOT_ADMIN = Failed("admin", "is for the host of the server: this is not the token")
NO_METRICS = Failed("metrics", "are for this machine, or for those who have the token")
DEFAULT_PORTS = {"http": 80, "https": 443}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
"""What a page of this server may load: files of this server, and no inline scripts."""

_HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"cache-control": b"no-store",  # answers contain what one seat knows; cacheable files say so themselves
}
_OF_DOCUMENTS = (
    b"content-security-policy",
    b"x-frame-options",
    b"cross-origin-opener-policy",
    b"permissions-policy",
)
"""Headers that browsers use only with documents: a page's many parts are half a kilobyte smaller without them."""
_PARTS = (".js", ".css", ".woff2")
_ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """The application behind limits and security headers."""

    def __init__(
        self,
        application: Application,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        moderation: Moderation,
    ) -> None:
        """Apply these limits and bans."""
        self._application = application
        self._limits = limits
        self._metrics = metrics
        own = (settings.public_url, *split_list(settings.origins))
        self._origins = {_origin(each) for each in own if each}
        self._name = _public_name(settings.public_url)
        self._moderation = moderation
        self._admin_token = f"Bearer {settings.admin_token}".encode() if settings.admin_token else None
        self._token = f"Bearer {settings.metrics_token}".encode() if settings.metrics_token else None
        self._headers = {**_HEADERS}
        if settings.public_url.startswith("https://"):
            self._headers[_ENCRYPTED[0]] = _ENCRYPTED[1]
        self._of_parts = {name: said for name, said in self._headers.items() if name not in _OF_DOCUMENTS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a socket (ASGI)."""
        match scope["type"]:
            case "http":
                if scope["method"] == "HEAD":
                    scope, send = {**scope, "method": "GET"}, _without_body(send)
                is_part = scope["path"].startswith("/assets/") and scope["path"].endswith(_PARTS)
                await self._http(scope, receive, self._sending(send, self._of_parts if is_part else self._headers))
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._application(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_host(scope):
            self._metrics.count_refusal("host")
            await _answer(send, 400, NO_HOST)
            return
        if _route(scope["path"]) == METRICS and not self._may_read_metrics(scope):
            await _answer(send, 403, NO_METRICS)
            return
        if scope["method"] not in SAFE and not self._is_ours(scope):
            self._metrics.count_refusal("origin")
            await _answer(send, 403, Failed("origin", "a page of another site may not do this"))
            return
        if scope["path"] not in PROBES:
            try:
                self._limits.request(_address(scope))
            except TooMany as error:
                self._metrics.count_refusal("rate")
                await _answer(send, 429, to_message(error))
                return
        refusal = self._refuse(scope)
        if refusal is not None:
            await _answer(send, *refusal)
            return
        await self._application(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_host(scope):
            self._metrics.count_refusal("host")
            await _hang_up(receive, send, NO_HOST, REFUSED)
            return
        if not self._is_ours(scope):
            self._metrics.count_refusal("origin")
            await _hang_up(receive, send, Failed("origin", "a page of another site may not do this"), ELSEWHERE)
            return
        address = _address(scope)
        ban = self._moderation.find_ban(address=address)
        if ban is not None:
            await _hang_up(receive, send, to_message(self._moderation.refuse(ban)), ELSEWHERE)
            return
        try:
            self._limits.request(address)
            self._limits.connect(address)
        except TooMany as error:
            self._metrics.count_refusal("rate")
            await _hang_up(receive, send, to_message(error), FULL)
            return
        try:
            with self._metrics.connections.track_inprogress():
                await self._application(scope, receive, send)
        finally:
            self._limits.disconnect(address)

    def _refuse(self, scope: Scope) -> tuple[int, Refused | Failed] | None:
        """Why the request is not for this client: it is for the host, or the address is banned."""
        path, address = _route(scope["path"]), _address(scope)
        if f"{path}/".startswith(f"{ADMIN}/"):
            return self._refuse_admin(scope)
        if not path.startswith("/api/") or path.startswith(TO_ALL) or (scope["method"], path) in OWN_DATA:
            return None
        ban = self._moderation.find_ban(address=address)
        return None if ban is None else (403, to_message(self._moderation.refuse(ban)))

    def _refuse_admin(self, scope: Scope) -> tuple[int, Failed | Refused] | None:
        """Why the host's tools are closed to the request. A ban does not count: nobody can ban themselves out."""
        if self._admin_token is None:
            return 403, ADMIN_CLOSED
        if compare_digest((header(scope, b"authorization") or "").encode("latin-1"), self._admin_token):
            return None
        self._metrics.count_refusal("admin")
        try:
            self._limits.token(_address(scope))
        except TooMany as error:
            return 429, to_message(error)
        return 401, NOT_ADMIN

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the request comes from a page of this server or from a program: only browsers send an origin."""
        origin, host = header(scope, b"origin"), header(scope, b"host")
        if origin is None or origin in self._origins:
            return True
        scheme = scope["scheme"].replace("ws", "http")
        return bool(host) and origin == f"{scheme}://{host}"  # not parsed: clients may send anything

    def _is_host(self, scope: Scope) -> bool:
        """Whether the request names this server: by its public name if it has one, or as one on this machine."""
        try:
            name = _host_name(scope)
        except ValueError:
            return False
        if self._name is None or scope["path"] in PROBES:
            return True
        return name is not None and (name == self._name or _is_local(name))

    def _may_read_metrics(self, scope: Scope) -> bool:
        """Whether the request has the token; without one, whether it comes from this machine and asks for it by name.

        A proxy on this machine that sends no X-Forwarded-For makes everybody look local; the name that they asked for
        still tells them apart.
        """
        if self._token is None:
            return _is_local(_address(scope) or "") and _is_local(_host_name(scope) or "")
        shown = header(scope, b"authorization") or ""
        return compare_digest(shown.encode("latin-1"), self._token)

    def _sending(self, send: Send, headers: Mapping[bytes, bytes]) -> Send:
        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                named = {name.lower() for name, _ in given}
                given += [(name, value) for name, value in headers.items() if name not in named]
                message["headers"] = given
            await send(message)

        return with_headers


def _without_body(send: Send) -> Send:
    """Answer a HEAD request: the headers of the GET without its body."""

    async def without_body(message: MutableMapping[str, Any]) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return without_body


def header(scope: Scope, wanted: bytes) -> str | None:
    """A header of the request, by its lower-case name."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), None)


def _route(path: str) -> str:
    """The path as routes are found by it: repeated and trailing slashes do not count."""
    return "/" + "/".join(filter(None, path.split("/")))


def _host_name(scope: Scope) -> str | None:
    """The name in the header `Host`, without its port; raise `ValueError` if it is malformed, or there are two."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    if len(named) > 1:
        raise ValueError("who is asked?")
    asked = urlsplit(f"//{named[0].decode('latin-1') if named else ''}")
    asked.port  # noqa: B018  # raises if it is no number
    return asked.hostname


def _is_local(host: str) -> bool:
    """Whether this is the machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _public_name(url: str) -> str | None:
    """The name that a server has in public; None if it has an address only, or none that is known."""
    name = urlsplit(url).hostname
    try:
        ip_address(name or "")
    except ValueError:
        return name
    return None


def _address(scope: Scope) -> str | None:
    client = scope.get("client")
    return client[0] if client else None


def _origin(url: str) -> str:
    """The origin of an address as browsers write it: in lower case, with a port only if it is not the usual one."""
    parts = urlsplit(url.lower())
    return f"{parts.scheme}://{parts.netloc.removesuffix(f':{DEFAULT_PORTS[parts.scheme]}')}"


async def _answer(send: Send, status: int, message: Refused | Failed) -> None:
    body = encode(message)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(message, Failed) and message.retry_after is not None:
        headers.append((b"retry-after", str(message.retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _hang_up(receive: Receive, send: Send, message: Refused | Failed, code: int) -> None:
    """Accept the socket, say why, and close it: browsers show no status of a socket that never opened."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": encode(message).decode()})
    await send({"type": "websocket.close", "code": code})
