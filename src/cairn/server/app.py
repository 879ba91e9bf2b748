"""The ASGI application: the API, the socket, games and their files, health checks, and the OpenAPI document."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from anyio import CapacityLimiter
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Server as OpenAPIServer
from litestar.params import FromPath, FromQuery

from cairn.core.errors import BadInput
from cairn.core.registry import look_up
from cairn.core.values import Value, encode
from cairn.core.version import VERSION
from cairn.server.daily.puzzles import DailyPuzzles
from cairn.server.guests.registry import GuestRegistry
from cairn.server.http.catalogue import Catalogue, GameInfo, name_levels
from cairn.server.http.errors import FAULTS, HANDLERS
from cairn.server.http.limits import Limits
from cairn.server.http.page import ASK_AGAIN, PAGE_ROUTES, answer_not_found, make_cached_response, make_response
from cairn.server.http.reference import DOCS_POLICY, Built, Once, docs_page
from cairn.server.http.routes.admin import ADMIN_ROUTES
from cairn.server.http.routes.branches import BRANCH_ROUTES
from cairn.server.http.routes.daily import DAILY_ROUTES
from cairn.server.http.routes.guests import GUEST_ROUTES
from cairn.server.http.routes.home import home
from cairn.server.http.routes.lessons import LESSON_ROUTES
from cairn.server.http.routes.push import PUSH_ROUTES
from cairn.server.http.routes.puzzles import PUZZLE_ROUTES
from cairn.server.http.routes.real_tables import REAL_TABLE_ROUTES
from cairn.server.http.routes.study import STUDY_ROUTES
from cairn.server.http.routes.tables import TABLE_ROUTES
from cairn.server.http.routes.trust import TRUST_ROUTES
from cairn.server.jobs.cache import ResultCache
from cairn.server.live.registry import TableRegistry
from cairn.server.moderation.maintenance import run_moderation
from cairn.server.ops.demo import run_demo
from cairn.server.ops.logging import log_event
from cairn.server.ops.metrics import CONTENT_TYPE, Metrics
from cairn.server.ops.trust import Trust
from cairn.server.protocol.decoding import decode_strictly
from cairn.server.puzzles.puzzles import Puzzles
from cairn.server.real_table.tables import RealTables
from cairn.server.settings import Settings, split_list
from cairn.server.storage.retention import refresh_listings, run_retention
from cairn.server.ws import table_socket

if TYPE_CHECKING:
    from cairn.server.push.service import PushService  # needs the extra `push`

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Runs beside the requests, usually for ever."""
AGAIN_AFTER = 60.0
"""Seconds after which such work begins again when it has failed."""
FOREVER = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)

Asking = Request[Any, Any, State]


class Health(Value):
    """The health of the server."""

    status: str


class GamesInfo(Value):
    """The games of this server."""

    games: tuple[GameInfo, ...]


LevelTexts: TypeAlias = Literal["described", "named"]
"""Whether levels come with what is said of them."""
GAMES_SPEC = ResponseSpec(GamesInfo, generate_examples=False, description="All of them")


class _StrictRequest(Request[Any, Any, State]):
    """Decodes a request's body strictly to the type of its handler."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return decode_strictly(await self.body(), Any if field is None else field.annotation)


def make_app(
    tables: TableRegistry,
    catalogue: Catalogue,
    settings: Settings | None = None,
    limits: Limits | None = None,
    push: "PushService | None" = None,
    trust: Trust | None = None,
) -> Litestar:
    """Return the application with these tables and games; without `push` nobody is notified."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.services.moderation.refresh()
        tables.start()
        await refresh_listings(tables, catalogue.names)
        metrics = tables.services.metrics
        works: dict[str, Work] = {"moderation": partial(run_moderation, tables), "lag": metrics.watch_lag}
        if settings.keep_days:
            works["retention"] = partial(run_retention, tables, settings.keep_days)
        if settings.demo:
            works["demo"] = partial(run_demo, tables)
        if push is not None:
            works["push"] = partial(push.run, tables)
        about = [asyncio.create_task(run_beside(name, work, metrics)) for name, work in works.items()]
        yield
        for task in about:
            task.cancel()
        await asyncio.gather(*about, return_exceptions=True)
        await tables.stop()
        if push is not None:
            await push.subscriptions.settle()

    return Litestar(
        ALL_ROUTES,
        state=State(
            {
                "tables": tables,
                "catalogue": catalogue,
                "settings": settings,
                "limits": limits or Limits(settings),
                "guests": GuestRegistry(tables.services),
                "real_tables": RealTables(tables.services),
                "daily": DailyPuzzles(tables.services, settings.zone),
                "puzzles": Puzzles(tables.services, split_list(settings.puzzles)),
                "cache": ResultCache(tables.services.store),
                "built": Once(),
                "push": push,
                "trust": trust,
                "qr_limiter": CapacityLimiter(1),
            }
        ),
        exception_handlers={**HANDLERS, NotFoundException: answer_not_found},
        request_class=_StrictRequest,
        request_max_body_size=settings.largest_message,
        openapi_config=_describe_api(settings.base_path),
        lifespan=[lifespan],
        logging_config=None,
    )


def _describe_api(base: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="cairn",
        version=VERSION,
        description="Tables for board games: set one up, sit down, play, watch.",
        path="/api/schema",
        servers=[OpenAPIServer(url=base or "/")],
        render_plugins=[],
        use_handler_docstrings=True,
    )


async def run_beside(name: str, work: Work, metrics: Metrics) -> None:
    """Run a background task; a fault in it is logged, stops nothing else, and it begins again after a while."""
    while True:
        try:
            await work()
            return
        except Exception:
            metrics.errors.inc()
            log_event("error", "stopped", work=name, exc_info=True)
        await asyncio.sleep(AGAIN_AFTER)


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process is alive."""
    return Health("ok")


@get("/ready")
async def ready(request: Asking) -> Health:
    """The process can serve: its database can be read and written."""
    await request.app.state.tables.services.store.check()
    return Health("ok")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asking) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(request.app.state.tables.services.metrics.render(), media_type=CONTENT_TYPE)


@get("/api/games", sync_to_thread=True, responses={**FAULTS, 200: GAMES_SPEC})
def games(request: Asking, state: State, levels: FromQuery[LevelTexts] = "described") -> Response[bytes]:
    """The games of this server, with their bots and options; levels are described in every language, or only named."""
    found = (state.catalogue.game(name) for name in state.catalogue.names)
    info = GamesInfo(tuple(name_levels(game) if levels == "named" else game for game in found))
    return make_response(request, encode(info), "application/json", {})


@get("/api/games/{name:str}", sync_to_thread=True, responses=FAULTS)
def game(state: State, name: FromPath[str]) -> GameInfo:
    """One game."""
    look_up("game", name, dict.fromkeys(state.catalogue.names))
    info: GameInfo = state.catalogue.game(name)
    return info


@get("/api/files/{name:str}", sync_to_thread=True, cache_control=FOREVER, media_type="*/*", responses=FAULTS)
def game_file(request: Asking, state: State, name: FromPath[str]) -> Response[bytes]:
    """A catalogue, a rules page, or a table of components. Its content never changes."""
    found = state.catalogue.file(name)
    if found is None:
        raise BadInput("name", "there is no such file")
    return make_cached_response(request, Built(found.content, f'"{name}"'), found.kind, {})


@get("/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi(request: Asking) -> Response[bytes]:
    """The API as an OpenAPI document."""
    return make_cached_response(request, _document(request.app), MediaType.JSON, {"Cache-Control": ASK_AGAIN})


@get("/api/docs", include_in_schema=False, sync_to_thread=True)
def docs(request: Asking) -> Response[bytes]:
    """The API as a page for people."""
    document = _document(request.app).content
    page = request.app.state.built.get("docs", lambda: docs_page(msgspec.json.decode(document)).encode())
    headers = {"Cache-Control": ASK_AGAIN, "Content-Security-Policy": DOCS_POLICY}
    return make_cached_response(request, page, "text/html; charset=utf-8", headers)


def _document(app: Litestar) -> Built:
    """The document as bytes: building it takes longer than any other public request."""
    built: Built = app.state.built.get("openapi", lambda: encode(make_document(app)))
    return built


def make_document(app: Litestar) -> dict[str, Any]:
    """Return the OpenAPI document."""
    described: dict[str, Any] = _plain(msgspec.to_builtins(app.openapi_schema.to_schema()))
    return described


def _plain(part: Any) -> Any:
    """Replace a choice between several "anything" by one: a validator would find two matches."""
    if isinstance(part, list):
        return [_plain(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("oneOf") and not any(part["oneOf"]):
        part = {name: value for name, value in part.items() if name != "oneOf"}
    return {name: _plain(value) for name, value in part.items()}


ALL_ROUTES = [
    health,
    ready,
    metrics,
    games,
    game,
    game_file,
    openapi,
    docs,
    *TABLE_ROUTES,
    *STUDY_ROUTES,
    *LESSON_ROUTES,
    *DAILY_ROUTES,
    *PUZZLE_ROUTES,
    *BRANCH_ROUTES,
    *REAL_TABLE_ROUTES,
    *GUEST_ROUTES,
    home,
    *PUSH_ROUTES,
    *ADMIN_ROUTES,
    *TRUST_ROUTES,
    table_socket,
    *PAGE_ROUTES,
]
"""All routes."""
