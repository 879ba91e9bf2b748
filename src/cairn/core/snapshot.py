"""Snapshots as JSON, so that a long game opens without replaying its steps."""

from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, astuple

from cairn.core.errors import BadRecord
from cairn.core.game import GameInfo
from cairn.core.steps import Noted, Played
from cairn.core.table import Snapshot
from cairn.core.values import Seat, encode


class _Kept(Struct, forbid_unknown_fields=True):
    """A snapshot as it is stored."""

    game: str
    rules: str
    options: Raw
    state: Raw
    history: Raw
    steps: int
    settled: int
    notes: tuple[tuple[Seat, int, Raw], ...]
    moves: tuple[tuple[Seat, Raw], ...]


def to_json(snapshot: Snapshot, game: GameInfo) -> bytes:
    """Return the snapshot as JSON, with the game and the version of its rules."""
    lists = {"notes": tuple(map(astuple, snapshot.notes)), "moves": tuple(map(astuple, snapshot.moves))}
    return encode({"game": game.name, "rules": game.rules_version, **asdict(snapshot), **lists})


def from_json(text: bytes, game: GameInfo) -> Snapshot:
    """Read a snapshot; raise `BadRecord` if it is of another game or of other rules."""
    types = game.types
    try:
        kept = msgspec.json.decode(text, type=_Kept)
        if (kept.game, kept.rules) != (game.name, game.rules_version):
            made, played = (
                f"{kept.game}, rules version {kept.rules}",
                f"{game.name}, rules version {game.rules_version}",
            )
            raise BadRecord("snapshot", f"of {made}; this is {played}")
        return Snapshot(
            options=_read(kept.options, types.options),
            state=_read(kept.state, types.state),
            history=_read(kept.history, GenericAlias(tuple, (types.event, ...))),
            steps=kept.steps,
            settled=kept.settled,
            notes=tuple(Noted(seat, at, _read(note, types.note)) for seat, at, note in kept.notes),
            moves=tuple(Played(seat, _read(move, types.move)) for seat, move in kept.moves),
        )
    except msgspec.MsgspecError as error:
        raise BadRecord("snapshot", str(error)) from None


def _read(part: Raw, kind: Any) -> Any:
    return msgspec.json.decode(part, type=kind)
