"""Real tables: open one beside the box, sit down with phones, enter what lies there, and be told the answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from functools import partial
from typing import Annotated, Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cairn.core.errors import BadInput, BadRecord, CairnError
from cairn.core.match import replay_record
from cairn.core.record import Record, to_json
from cairn.core.table import new_table
from cairn.core.values import Seat, Value, encode, field, replace
from cairn.server.http.errors import FAULTS, OURS, to_message
from cairn.server.http.limits import Bucket, Limits, TooMany
from cairn.server.moderation.moderation import Moderation
from cairn.server.ops.logging import log_event
from cairn.server.protocol import requests
from cairn.server.protocol.decoding import decode_strictly
from cairn.server.protocol.messages import Failed
from cairn.server.real_table import log
from cairn.server.real_table.tables import Device, RealTables
from cairn.server.storage import Unavailable
from cairn.server.table.log import Face
from cairn.server.table.ownership import Denied
from cairn.server.table.seats import LONGEST_NAME, clean_text
from cairn.server.ws import CLOSED, HELLO_WITHIN, REFUSED, UNHEARD, Disconnected, close_socket, receive_message

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

DEVICE = "cairn-device"

Id = Annotated[str, Meta(min_length=1, max_length=64)]


class OpenRealTable(Value):
    """Open a table beside a real box."""

    game: requests.Name
    options: dict[str, Any] = field(default_factory=dict)


class RealTableKey(Value):
    """A device at a real table."""

    code: str
    device: str
    """Its secret."""


class SitAtRealTable(Value):
    """Put a player on a chair."""

    seat: Seat
    name: requests.Name = ""
    face: Face | None = None
    device: int | None = None
    """The number of the device that holds the chair; None: nobody sits there."""


class EnterAtRealTable(Value):
    """What somebody enters."""

    id: Id
    """Chosen by the device: the same again changes nothing."""
    act: dict[str, Any]
    seat: Seat | None = None
    """The seat that holds the device now; None: the device in the middle of the table."""


class RealTableHello(Value):
    """The first message over the socket."""

    device: Id
    seat: Seat | None = None


class Done(Value):
    """It was written down."""

    done: bool = True


class RealTableRecord(Value):
    """The game so far as a record of the engine, as far as it can be one."""

    record: str
    is_whole: bool
    """Whether nothing is missing: after a correction a game may go on as no game of the engine would."""


@asynccontextmanager
async def _tables(connection: Asking | WebSocket[Any, Any, State]) -> AsyncIterator[RealTables]:
    """The real tables. Who names a table or a device that there is not has tried a code, whatever they asked for."""
    try:
        yield connection.app.state.real_tables
    except Denied:
        connection.app.state.limits.code(_address(connection))
        raise


def _address(connection: Asking | WebSocket[Any, Any, State]) -> str | None:
    return connection.client and connection.client.host


def _secret(request: Asking) -> str:
    return request.headers.get(DEVICE, "")


@_post("/api/real-tables")
async def open_real_table(request: Asking, data: JSONBody[OpenRealTable]) -> RealTableKey:
    """Open a table beside a real box."""
    request.app.state.limits.table(_address(request))
    return RealTableKey(*await request.app.state.real_tables.open(data.game, data.options))


@_post("/api/real-tables/{code:str}/join")
async def join_real_table(request: Asking, code: FromPath[str]) -> RealTableKey:
    """Come to the table with another device, by its code."""
    request.app.state.limits.code(_address(request))
    return RealTableKey(code, await request.app.state.real_tables.join(code))


@_post("/api/real-tables/{code:str}/chairs")
async def sit_at_real_table(request: Asking, code: FromPath[str], data: JSONBody[SitAtRealTable]) -> Done:
    """Sit down, or say who sits on a chair; a device may hold several chairs."""
    name = clean_text("name", data.name, LONGEST_NAME) if data.device is not None else ""
    async with _tables(request) as tables:
        await tables.sit(code, _secret(request), data.seat, log.Chair(name, data.face, data.device))
    return Done()


@_post("/api/real-tables/{code:str}/begin")
async def begin_at_real_table(request: Asking, code: FromPath[str]) -> Done:
    """All sit: begin."""
    async with _tables(request) as tables:
        await tables.begin(code, _secret(request))
    return Done()


@_post("/api/real-tables/{code:str}/entries")
async def enter_at_real_table(request: Asking, code: FromPath[str], data: JSONBody[EnterAtRealTable]) -> Done:
    """Enter what lies on the table. An entry that was acknowledged is on disk."""
    async with _tables(request) as tables:
        await tables.enter(code, _secret(request), data.seat, data.id, data.act)
    return Done()


@_get("/api/real-tables/{code:str}/record")
async def real_table_record(request: Asking, code: FromPath[str]) -> RealTableRecord:
    """The game as a record, once it is over: for replay and review."""
    async with _tables(request) as tables:
        rooms, referee, table = await tables.played(code, _secret(request))
    if table.running is None or referee.result(table.running) is None:
        raise BadInput("record", "the game is not over: the record would tell what is on every rack")
    names = tuple(chair.name or f"player {seat + 1}" for seat, chair in enumerate(table.chairs))
    steps, options = referee.steps(table.running), referee.options(table.running)
    result, rules = referee.result(table.running), rooms.game.rules_version
    whole = Record(game=table.game, rules=rules, options=options, seats=names, steps=steps, result=result)
    try:
        return RealTableRecord(to_json(replay_record(rooms.game, whole).record), True)
    except BadRecord:
        return RealTableRecord(to_json(_longest(rooms.game, whole)), False)


def _longest(game: Any, whole: Record) -> Record:
    """As much of the record as is a game of the engine."""
    table, steps = new_table(game, whole.options), []
    with suppress(BadRecord):
        for step in whole.steps:
            table.repeat((step,))
            steps.append(step)
    return replace(whole, steps=tuple(steps), result=table.result)


@websocket("/api/real-tables/{code:str}/socket")
async def real_table_socket(socket: WebSocket[Any, Any, State], code: FromPath[str]) -> None:
    """Be sent the table as this device may see it, whenever that changes. The first message is a hello."""
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello: RealTableHello = decode_strictly(await receive_message(socket), RealTableHello)
        async with _tables(socket) as tables:
            device = Device(await tables.number_of(code, hello.device), hello.seat)
        working = [
            asyncio.create_task(_send(socket, tables, code, device)),
            asyncio.create_task(_read(socket, limits.messages(_address(socket)))),
        ]
        try:
            ended, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
    except TimeoutError:
        await close_socket(socket, encode(Failed("message", "no hello was sent")), UNHEARD)
    except Disconnected:
        pass
    except CairnError as error:
        await close_socket(socket, encode(to_message(error)), _CODES.get(type(error), REFUSED))
    except Exception:
        socket.app.state.tables.services.metrics.errors.inc()
        log_event("error", "failed", work="real-table", exc_info=True)
        await close_socket(socket, encode(OURS), CLOSED["error"])


_CODES: dict[type[CairnError], int] = {TooMany: CLOSED["rate"], Unavailable: CLOSED["slow"]}
"""Codes after which a device tries again."""


async def _read(socket: WebSocket[Any, Any, State], rate: Bucket | None) -> None:
    """What a device sends after its hello keeps the connection open, if it is not too much, and is not read."""
    while True:
        await receive_message(socket)
        if rate is not None:
            rate.take("too many messages")


async def _send(socket: WebSocket[Any, Any, State], tables: RealTables, code: str, device: Device) -> None:
    moderation: Moderation = socket.app.state.tables.services.moderation
    async with aclosing(tables.frames(code, device)) as frames:
        async for made in frames:
            if (ban := moderation.find_ban(address=_address(socket))) is not None:
                raise moderation.refuse(ban)
            with suppress(Exception):  # the device has gone, whatever the server below raises: the reader will notice
                await socket.send_text(made.decode())


REAL_TABLE_ROUTES = [
    open_real_table,
    join_real_table,
    sit_at_real_table,
    begin_at_real_table,
    enter_at_real_table,
    real_table_record,
    real_table_socket,
]
"""All routes of this module."""
