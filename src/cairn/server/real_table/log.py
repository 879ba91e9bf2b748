"""A real table as a fold of its log: who sits where with which device, and what was entered. Pure: no IO, no clock."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.referee import AnyReferee
from cairn.core.values import Seat, Value, replace
from cairn.server.protocol.decoding import decode_strictly
from cairn.server.table.log import Face
from cairn.server.table.state import FindRooms

MOST_DEVICES = 12
"""Phones, a tablet in the middle, and phones that were replaced by others."""
MOST_ENTRIES = 4000
"""A whole game is about 200."""
RULE = "table"


class Opened(Value, tag="opened"):
    """Somebody opened the table."""

    game: str
    options: dict[str, Any]
    players: int


class Joined(Value, tag="joined"):
    """A device came; it is known by the hash of its secret."""

    secret: str


class Sat(Value, tag="sat"):
    """A player sits on a chair; `device` holds it, and None leaves it empty."""

    seat: Seat
    device: int | None
    name: str = ""
    face: Face | None = None


class Begun(Value, tag="begun"):
    """All sit: the racks are entered."""


class Entered(Value, tag="entered"):
    """A device entered something for the seat that holds it; None: from the middle of the table."""

    device: int
    seat: Seat | None
    id: str
    act: dict[str, Any]


Line: TypeAlias = Opened | Joined | Sat | Begun | Entered


class Chair(Value):
    """A place at the table."""

    name: str = ""
    face: Face | None = None
    device: int | None = None


Stage = Literal["sitting", "playing"]


class RealTable(Value):
    """A real table: everything in its log so far."""

    game: str
    options: dict[str, Any]
    devices: tuple[str, ...] = ()
    """Hashes of secrets."""
    chairs: tuple[Chair, ...] = ()
    running: Any = None
    """What the referee holds; None before the table begins."""
    ids: frozenset[str] = frozenset()
    """What was entered already: a device that lost its connection sends again."""
    lines: int = 0

    def holds(self, device: int, seat: Seat) -> bool:
        """Whether the device holds the chair; a seat that does not exist is nobody's."""
        return 0 <= seat < len(self.chairs) and self.chairs[seat].device == device


def fold(referee: AnyReferee, open_options: Any, table: RealTable | None, line: Line) -> RealTable:
    """The table after one more line; raise `CairnError` if it cannot follow."""
    if isinstance(line, Opened):
        return RealTable(line.game, line.options, chairs=(Chair(),) * line.players, lines=1)
    assert table is not None
    return replace(_follow(referee, open_options, table, line), lines=table.lines + 1)


def follow(find: FindRooms, lines: Iterable[Line]) -> RealTable:
    """The table of a whole log; raise `CairnError` if a line cannot follow."""
    table, referee, options = None, None, None
    for line in lines:
        if isinstance(line, Opened):
            rooms = find(line.game)
            referee, options = rooms.referee, msgspec.convert(line.options, rooms.game.types.options)
        if referee is None:
            raise BadInput("line", "was entered before the table was opened, or its game has no referee")
        table = fold(referee, options, table, line)
    if table is None:
        raise BadInput("line", "there is none")
    return table


def _follow(referee: AnyReferee, open_options: Any, table: RealTable, line: Line) -> RealTable:
    if table.lines >= MOST_ENTRIES:
        raise IllegalMove(RULE, "real-table-is-full")
    match line:
        case Joined(secret):
            if len(table.devices) >= MOST_DEVICES:
                raise IllegalMove(RULE, "real-table-is-full")
            return replace(table, devices=(*table.devices, secret))
        case Sat(seat, device, name, face):
            if not 0 <= seat < len(table.chairs):
                raise BadInput("seat", f"the seats are 0 to {len(table.chairs) - 1}")
            chair = Chair() if device is None else Chair(name, face, device)
            return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
        case Begun():
            if table.running is not None:
                raise IllegalMove(RULE, "real-table-has-begun")
            if any(chair.device is None for chair in table.chairs):
                raise IllegalMove(RULE, "real-table-has-empty-chairs")
            return replace(table, running=referee.open(open_options))
        case Entered(device, seat, id, act):
            if table.running is None:
                raise IllegalMove(RULE, "real-table-has-not-begun")
            if seat is not None and not table.holds(device, seat):
                raise IllegalMove(RULE, "chair-of-another-device")
            entered = referee.enter(table.running, seat, read_act(referee, act))
            return replace(table, running=entered, ids=table.ids | {id})
        case _:
            raise BadInput("line", "is none of a real table")


def read_act(referee: AnyReferee, act: dict[str, Any]) -> Any:
    """What was entered, as the referee's type; raise `BadInput` with the field at fault."""
    return decode_strictly(msgspec.json.encode(act), referee.act)


class ChairShown(Value):
    """A chair, as every device sees it."""

    name: str
    face: Face | None
    device: int | None
    is_here: bool
    """Whether its device is connected."""


class RealTableFrame(Value):
    """All that a device shows."""

    code: str
    game: str
    options: dict[str, Any]
    stage: Stage
    device: int
    """The number of this device; device 0 opened the table."""
    seat: Seat | None
    """Whose eyes the frame is for; None: everybody's."""
    chairs: tuple[ChairShown, ...]
    wanted: tuple[Seat, ...] = ()
    """Of a device that holds several chairs: the players it has to be handed to."""
    frame: Any = None
    """The game's own frame, once it is played."""


def project(
    referee: AnyReferee, code: str, table: RealTable, device: int, seat: Seat | None, here: frozenset[int]
) -> RealTableFrame:
    """What a device is sent for a seat that it holds; a seat of another device is shown as the middle of the table."""
    if seat is not None and not table.holds(device, seat):
        seat = None
    held = [each for each in range(len(table.chairs)) if table.holds(device, each)]
    running = table.running
    return RealTableFrame(
        code=code,
        game=table.game,
        options=table.options,
        stage="sitting" if running is None else "playing",
        device=device,
        seat=seat,
        chairs=tuple(ChairShown(each.name, each.face, each.device, each.device in here) for each in table.chairs),
        wanted=tuple(each for each in held if len(held) > 1 and running is not None and referee.asks(running, each)),
        frame=None if running is None else referee.frame(running, seat),
    )
