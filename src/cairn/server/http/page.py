"""The page for players: built from `web/`, part of the package, the same file for all of its addresses."""

import gzip
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Annotated, Any

import segno
from anyio import to_thread
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cairn.core.values import Value
from cairn.server.http.errors import FAULTS, HANDLERS
from cairn.server.http.preview import preview_tags
from cairn.server.http.reference import Built

ADDRESSES = (
    "/",
    "/mine",
    "/join/{name:str}",
    "/watch/{name:str}",
    "/table/{name:str}",
    "/analysis",
    "/analysis/{name:str}",
    "/review",
    "/review/{name:str}",
    "/device",
    "/trust",
    "/seat/{name:str}",
    "/rules",
    "/rules/{name:str}",
    "/learn",
    "/learn/{name:str}",
    "/learn/{name:str}/{part:str}",
    "/daily",
    "/daily/{name:str}",
    "/puzzles",
    "/puzzles/{name:str}",
    "/solve",
    "/solve/{name:str}",
    "/real-table",
    "/real-table/{name:str}",
    "/w",
    "/w/{name:str}",
    "/host",
)
"""The addresses of the page. The page itself interprets them."""

KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_PATHS = re.compile(rb'(?<= )(?:href|src|data-base)="(?=/)')
_TITLE = b"</title>"
"""What the tags of a preview are put behind."""
PACKED_ALREADY = {"png", "woff2"}

FOREVER, ASK_AGAIN, NEVER = "public, max-age=31536000, immutable", "no-cache", "no-store"
"""How long a browser may cache an answer."""
NO_PAGES = ("/api/", "/assets/")
"""Paths without pages: an unknown address there is answered as an error."""

LONGEST_FILE = 100
"""Characters in the name of a file of the page; a name that no file can have is an error of the operating system."""

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>cairn</title><h1>The page has not been built</h1>"
    "<p>Tables are served all the same. In the folder of the sources, <code>make web</code> builds the page;"
    ' <code>make play</code> does that and opens it. The API is described at <a href="/api/docs">/api/docs</a>.'
)

Asking = Request[Any, Any, State]


class QRText(Value):
    """A text to encode as a QR code: the link to a table, which stays out of addresses and logs."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


@get(list(ADDRESSES), include_in_schema=False)
async def page(request: Asking) -> Response[bytes]:
    """The page, at any of its addresses."""
    found = _content("index.html")
    if found is None:
        text = _under(request.app.state.settings.base_path, NOT_BUILT.encode())
        return Response(text, media_type=KINDS["html"], status_code=503)
    return _answer_page(request, found, ASK_AGAIN, await preview_tags(request))


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """A part of the page; its name contains the hash of its content."""
    return _answer(request, f"assets/{name}", _require(f"assets/{name}"), FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def beside(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """A file of the page: its icon, its manifest."""
    return _answer(request, name, _require(name), ASK_AGAIN)


@post("/api/qr", status_code=200, media_type=KINDS["svg"], responses=FAULTS)
async def qr(request: Asking, state: State, data: JSONBody[QRText]) -> Response[bytes]:
    """A text as a QR code: an SVG picture, dark on light."""
    state.limits.qr_code(request.client and request.client.host)
    drawn = await to_thread.run_sync(_draw_qr, data.text, limiter=state.qr_limiter)
    return Response(drawn, media_type=KINDS["svg"], headers={"Cache-Control": NEVER})


def _draw_qr(text: str) -> bytes:
    """Draw the QR code. A long text takes 30 ms, so one is drawn at a time, and tables do not wait."""
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", dark="#1f1b16", light="#ffffff", border=2, xmldecl=False, omitsize=True
    )
    return drawn.getvalue()


def answer_not_found(request: Asking, error: NotFoundException) -> Response[Any]:
    """Answer an unknown address: browsers get the page, which says so and links back."""
    found = _content("index.html")
    is_page = request.method == "GET" and not f"{request.scope['path']}/".startswith(NO_PAGES)
    if found is None or not is_page or "text/html" not in request.headers.get("accept", ""):
        answer: Response[Any] = HANDLERS[HTTPException](request, error)
        return answer
    answer = _answer_page(request, found, NEVER)
    answer.status_code = NotFoundException.status_code
    return answer


PAGE_ROUTES = [page, asset, beside, qr]
"""All routes of the page."""


def make_cached_response(request: Asking, built: Built, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """Return the response, or 304 to a browser that has this content."""
    headers = {**headers, "ETag": built.tag}
    if built.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return make_response(request, built.content, kind, headers)


def make_response(request: Asking, content: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """Return a public response, compressed for clients that accept it."""
    headers = {"Vary": "Accept-Encoding", **headers}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_gzip(content), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


def _answer_page(request: Asking, content: bytes, caching: str, preview: bytes = b"") -> Response[bytes]:
    """Answer with the page, which knows the path that it is served under."""
    written = _under(request.app.state.settings.base_path, content).replace(_TITLE, _TITLE + preview, 1)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding, Accept-Language"}
    return make_response(request, written, KINDS["html"], headers)


def _under(base: str, page: bytes) -> bytes:
    """The page with `base` before each path in it."""
    return _PATHS.sub(rb"\g<0>" + base.encode(), page) if base else page


def _answer(request: Asking, path: str, content: bytes, caching: str) -> Response[bytes]:
    end = path.rpartition(".")[2]
    kind = KINDS.get(end, "application/octet-stream")
    headers = {"Cache-Control": caching}
    if end in PACKED_ALREADY:
        return Response(content, media_type=kind, headers=headers)
    smaller = _content(f"{path}.br") if "br" in _encodings(request) else None
    if smaller is not None:
        headers |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
        return Response(smaller, media_type=kind, headers=headers)
    return make_response(request, content, kind, headers)


def _encodings(request: Asking) -> list[str]:
    return [each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")]


def _require(path: str) -> bytes:
    found = _content(path)
    if found is None:
        raise NotFoundException(detail="there is no such file")
    return found


def _content(path: str) -> bytes | None:
    """A file of the built page; files outside it cannot be requested."""
    place: Traversable = files("cairn.server").joinpath("page")
    for part in path.split("/"):
        if part in ("", ".", "..") or "\\" in part or len(part) > LONGEST_FILE:
            return None
        place = place.joinpath(part)
    return place.read_bytes() if place.is_file() else None


@cache
def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
