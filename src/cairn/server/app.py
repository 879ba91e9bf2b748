"""The ASGI application: the API, the socket, games and their files, health, and the document that describes it all."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

from cairn.core.errors import BadInput
from cairn.core.registry import look_up
from cairn.core.values import Value, encode
from cairn.core.version import VERSION
from cairn.server.answering import read_strictly
from cairn.server.faults import FAULTS, HANDLERS
from cairn.server.front import FRONT, packed
from cairn.server.pages import docs_page
from cairn.server.routes import ROUTES
from cairn.server.shelf import GameTold, Shelf
from cairn.server.socket import LARGEST_MESSAGE, table_socket
from cairn.server.tables import Tables

__all__ = ["described", "document", "make_app"]

FOREVER = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)

Asking = Request[Any, Any, State]


class Standing(Value):
    """How the server is."""

    status: str


class GamesTold(Value):
    """The games that can be played here."""

    games: tuple[GameTold, ...]


class _StrictRequest(Request[Any, Any, State]):
    """A body is read as exactly the type that is wanted, nothing guessed."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return read_strictly(await self.body(), Any if field is None else field.annotation)


_API = OpenAPIConfig(
    title="cairn",
    version=VERSION,
    description="Tables for board games: set one up, sit down, play, look on.",
    path="/api/schema",
    render_plugins=[],
    use_handler_docstrings=True,
)


def make_app(tables: Tables, shelf: Shelf) -> Litestar:
    """The application, with these tables and games."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        tables.start()
        yield
        await tables.stop()

    return Litestar(
        ROUTED,
        state=State({"tables": tables, "shelf": shelf}),
        exception_handlers=HANDLERS,
        request_class=_StrictRequest,
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=_API,
        lifespan=[lifespan],
        logging_config=None,
    )


def described() -> str:
    """The API as its OpenAPI document, without a server: the page takes its types from it."""
    documented = Litestar(
        ROUTED, openapi_config=_API, exception_handlers=HANDLERS, request_class=_StrictRequest, logging_config=None
    )
    return encode(document(documented)).decode()


@get("/health", sync_to_thread=False)
def health() -> Standing:
    """The process lives."""
    return Standing("ok")


@get("/ready")
async def ready(request: Asking) -> Standing:
    """The process can serve: its database answers."""
    await request.app.state.tables.house.store.check()
    return Standing("ok")


@get("/api/games", sync_to_thread=True, responses=FAULTS)
def games(state: State) -> GamesTold:
    """The games that can be played here, with their bots and options."""
    return GamesTold(tuple(state.shelf.game(name) for name in state.shelf.names))


@get("/api/games/{name:str}", sync_to_thread=True, responses=FAULTS)
def game(state: State, name: FromPath[str]) -> GameTold:
    """One game."""
    look_up("game", name, dict.fromkeys(state.shelf.names))
    told: GameTold = state.shelf.game(name)
    return told


@get("/api/files/{name:str}", sync_to_thread=True, cache_control=FOREVER, media_type="*/*", responses=FAULTS)
def paper(request: Asking, state: State, name: FromPath[str]) -> Response[bytes]:
    """A catalogue, a rules page or a table of components. It never changes under this address."""
    found = state.shelf.paper(name)
    if found is None:
        raise BadInput("name", "there is no such file")
    return packed(request, found.content, found.kind, {})


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Asking) -> Response[bytes]:
    """The API, described for programs."""
    return Response(encode(document(request.app)), media_type=MediaType.JSON)


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def docs(request: Asking) -> Response[str]:
    """The API, described for people."""
    return Response(docs_page(document(request.app)), media_type=MediaType.HTML)


def document(app: Litestar) -> dict[str, Any]:
    """The API as OpenAPI describes it."""
    described: dict[str, Any] = _plain(msgspec.to_builtins(app.openapi_schema.to_schema()))
    return described


def _plain(part: Any) -> Any:
    """The part of a document with "anything" said as such: one of two anythings would be nothing."""
    if isinstance(part, list):
        return [_plain(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("oneOf") and not any(part["oneOf"]):
        part = {name: value for name, value in part.items() if name != "oneOf"}
    return {name: _plain(value) for name, value in part.items()}


ROUTED = [health, ready, games, game, paper, openapi, docs, *ROUTES, table_socket, *FRONT]
"""Every address there is."""
