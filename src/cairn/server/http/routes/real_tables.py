"""Real tables: open one beside the box, sit down with phones, enter what lies there, and be told the answers."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cairn.core.errors import BadInput, BadRecord, CairnError
from cairn.core.match import replay_record
from cairn.core.record import Record, to_json
from cairn.core.values import Seat, Value, encode, field
from cairn.server.http.errors import FAULTS, to_message
from cairn.server.protocol import requests
from cairn.server.protocol.decoding import decode_strictly
from cairn.server.real_table import log
from cairn.server.real_table.tables import Device, RealTables
from cairn.server.table.log import Face
from cairn.server.table.seats import LONGEST_NAME, clean_text

Asking = Request[Any, Any, State]

_get = partial(get, responses=FAULTS)
_post = partial(post, responses=FAULTS, status_code=200)

DEVICE = "cairn-device"
HELLO_WITHIN = 10.0

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


def _tables(connection: Asking | WebSocket[Any, Any, State]) -> RealTables:
    found: RealTables = connection.app.state.real_tables
    return found


def _secret(request: Asking) -> str:
    return request.headers.get(DEVICE, "")


@_post("/api/real-tables")
async def open_real_table(request: Asking, data: JSONBody[OpenRealTable]) -> RealTableKey:
    """Open a table beside a real box."""
    request.app.state.limits.table(request.client and request.client.host)
    return RealTableKey(*await _tables(request).open(data.game, data.options))


@_post("/api/real-tables/{code:str}/join")
async def join_real_table(request: Asking, code: FromPath[str]) -> RealTableKey:
    """Come to the table with another device, by its code."""
    request.app.state.limits.code(request.client and request.client.host)
    return RealTableKey(code, await _tables(request).join(code))


@_post("/api/real-tables/{code:str}/chairs")
async def sit_at_real_table(request: Asking, code: FromPath[str], data: JSONBody[SitAtRealTable]) -> Done:
    """Sit down, or say who sits on a chair; a device may hold several chairs."""
    name = clean_text("name", data.name, LONGEST_NAME) if data.device is not None else ""
    await _tables(request).sit(code, _secret(request), data.seat, log.Chair(name, data.face, data.device))
    return Done()


@_post("/api/real-tables/{code:str}/begin")
async def begin_at_real_table(request: Asking, code: FromPath[str]) -> Done:
    """All sit: begin."""
    await _tables(request).begin(code, _secret(request))
    return Done()


@_post("/api/real-tables/{code:str}/entries")
async def enter_at_real_table(request: Asking, code: FromPath[str], data: JSONBody[EnterAtRealTable]) -> Done:
    """Enter what lies on the table. An entry that was acknowledged is on disk."""
    await _tables(request).enter(code, _secret(request), data.seat, data.id, data.act)
    return Done()


@_get("/api/real-tables/{code:str}/record")
async def real_table_record(request: Asking, code: FromPath[str]) -> RealTableRecord:
    """The game as a record, once it is over: for replay and review."""
    rooms, referee, table = await _tables(request).played(code, _secret(request))
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
    kept = 0
    for number in range(1, len(whole.steps) + 1):
        try:
            replay_record(game, Record(**{**_fields(whole), "steps": whole.steps[:number], "result": None}))
        except BadRecord:
            break
        kept = number
    return Record(**{**_fields(whole), "steps": whole.steps[:kept], "result": None})


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


@websocket("/api/real-tables/{code:str}/socket")
async def real_table_socket(socket: WebSocket[Any, Any, State], code: FromPath[str]) -> None:
    """Be sent the table as this device may see it, whenever that changes. The first message is a hello."""
    tables, limits = _tables(socket), socket.app.state.limits
    address = socket.client and socket.client.host
    await socket.accept()
    try:
        limits.connect(address)
    except CairnError as error:
        await _close(socket, error)
        return
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello: RealTableHello = decode_strictly(await socket.receive_text(), RealTableHello)
        device = Device(await tables.number_of(code, hello.device), hello.seat)
        sending = asyncio.create_task(_send(socket, tables, code, device))
        try:
            while True:  # what a device sends here keeps the connection open, and is not read
                await socket.receive_text()
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending
    except CairnError as error:
        await _close(socket, error)
    except Exception:  # the device has gone
        with suppress(Exception):
            await socket.close()
    finally:
        limits.disconnect(address)


async def _send(socket: WebSocket[Any, Any, State], tables: RealTables, code: str, device: Device) -> None:
    async for made in tables.frames(code, device):
        await socket.send_text(made.decode())


async def _close(socket: WebSocket[Any, Any, State], error: CairnError) -> None:
    with suppress(Exception):
        await socket.send_text(encode(to_message(error)).decode())
        await socket.close(code=4400)


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
