"""What a worker is asked, in a process of its own: given what a seat knows as JSON, and never a position."""

from functools import cache
from random import Random, SystemRandom
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Raw, Struct

from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight, Sight
from cairn.core.steps import Noted
from cairn.core.values import encode, replace
from cairn.reason.study import Cell, Study, lit

__all__ = ["chosen", "hinted", "odds", "proved"]


class _Parts(Struct, forbid_unknown_fields=True):
    view: Raw
    history: Raw


def chosen(rooms: Rooms, bot: str, sight: bytes, moves: bytes, seconds: float) -> int:
    """The number of the move that the bot chooses."""
    types = rooms.load("game").types
    offered = msgspec.json.decode(moves, type=GenericAlias(tuple, (types.move, ...)))
    move = _bot(rooms, bot).choose(_read(rooms, sight), offered, _dice(), seconds)
    number: int = offered.index(move)
    return number


def hinted(rooms: Rooms, sight: bytes, notes: bytes, level: int) -> bytes:
    """The lines of a hint."""
    kind = rooms.load("game").types.note
    seen = _read(rooms, sight)
    noted = tuple(
        replace(each, note=msgspec.convert(each.note, kind))
        for each in msgspec.json.decode(notes, type=tuple[Noted, ...])
    )
    hint = rooms.load("hint")(seen, noted, level)
    if rooms.lines is None:
        return encode(tuple(map(lit, rooms.load("words").hint(seen.view, hint))))
    return encode(rooms.load("lines").hint(seen.view, hint))


def odds(rooms: Rooms, sight: bytes, values: bool) -> bytes:
    """What the seat can know, in numbers."""
    return encode(_study(rooms).odds(_read(rooms, sight), values))


def proved(rooms: Rooms, sight: bytes, where: str, what: str) -> bytes:
    """What follows for a cell of the sheet, and the lines of its proof."""
    seen = _read(rooms, sight)
    judged = _study(rooms).judged(seen, Cell(where, what))
    lines = () if judged.proof is None else rooms.load("lines").proof(seen.view, judged.proof)
    return encode((judged.verdict, lines))


def _study(rooms: Rooms) -> Study:
    study: Study = rooms.load("study")
    return study


def _read(rooms: Rooms, sight: bytes) -> AnySight:
    parts = msgspec.json.decode(sight, type=_Parts)
    types = rooms.load("game").types
    return Sight(
        msgspec.json.decode(parts.view, type=types.view),
        msgspec.json.decode(parts.history, type=GenericAlias(tuple, (types.event, ...))),
    )


@cache
def _bot(rooms: Rooms, name: str) -> Any:
    return rooms.load_bot(name)()


@cache
def _dice() -> Random:
    return Random(SystemRandom().getrandbits(128))
