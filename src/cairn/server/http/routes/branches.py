"""Branches: continue a finished game from any of its positions, at a new table, against bots."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from cairn.core import record as records
from cairn.core.errors import BadInput
from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.core.values import Value
from cairn.server.http.auth import credentials, guest_of, make_cookie, with_full_links
from cairn.server.http.connection import client_of
from cairn.server.http.errors import FAULTS
from cairn.server.live.records import read_finished_record
from cairn.server.live.registry import PERSON, TableRegistry
from cairn.server.protocol import messages, requests
from cairn.server.table.log import Help

Asking = Request[Any, Any, State]

_post = partial(post, responses=FAULTS, status_code=201)


class Branch(Value, kw_only=True):
    """Where to continue a game, and who plays."""

    step: Annotated[int, Meta(ge=0)]
    """The number of steps of the record to keep."""
    seats: Annotated[tuple[requests.Name, ...], Meta(min_length=1, max_length=requests.MOST_SEATS)]
    """By seat: `me`, or the name of a bot."""
    names: Annotated[tuple[requests.Name, ...], Meta(max_length=requests.MOST_SEATS)] = ()
    """The names of those at the seats called `me`, in order."""
    faces: requests.Faces = ()
    """Their faces, in the same order; None, or missing: no face."""
    help: Help = "hints"


class BranchOfRecord(Branch, kw_only=True):
    """The same for a record in a file."""

    record: str


@_post("/api/tables/{name:str}/branch")
async def branch(request: Asking, name: FromPath[str], data: JSONBody[Branch]) -> Response[messages.SeatGrant]:
    """Continue a finished game from any of its positions, at a new table against bots."""
    tables: TableRegistry = request.app.state.tables
    _check_share(request, data)
    async with tables.at(name) as live:
        record = await read_finished_record(live, await credentials(request, name))
    return await _open_branch(request, record, data)


@_post("/api/branch")
async def branch_file(request: Asking, data: JSONBody[BranchOfRecord]) -> Response[messages.SeatGrant]:
    """Continue a recorded game from any of its positions."""
    tables: TableRegistry = request.app.state.tables
    _check_share(request, data)
    record = records.from_json(data.record, lambda game: tables.services.find(game).game)
    replay_record(tables.services.find(record.game).game, record)  # reports where a record is illegal
    return await _open_branch(request, record, data)


def _check_share(request: Asking, wanted: Branch) -> None:
    """Raise what is wrong before a whole game is replayed: excess requests must be cheap."""
    if PERSON in wanted.seats:
        raise BadInput("seats", "the game has begun: there are those who ask, and bots")
    request.app.state.limits.table(request.client and request.client.host)


async def _open_branch(request: Asking, record: Record, wanted: Branch) -> Response[messages.SeatGrant]:
    tables: TableRegistry = request.app.state.tables
    if wanted.step > len(record.steps):
        raise BadInput("step", f"the game has {len(record.steps)} steps, not {wanted.step}")
    guest = await guest_of(request)
    if guest is not None:
        await tables.check_share(guest, request.app.state.limits.guest_tables)
    options = msgspec.to_builtins(record.options)
    create = requests.Create(
        game=record.game,
        options=options,
        seats=wanted.seats,
        names=wanted.names,
        faces=wanted.faces,
        help=wanted.help,
    )
    seated = await tables.create(create, guest, record.steps[: wanted.step])
    made = with_full_links(seated, request.app.state.settings.public_url)
    async with tables.at(made.id) as live:
        await live.wake_bots(client_of(request))
    return Response(made, status_code=201, cookies=[make_cookie(request, made)])


BRANCH_ROUTES = [branch, branch_file]
"""All routes of this module."""
