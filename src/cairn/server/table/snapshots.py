"""Snapshots of a table as JSON, so that a long log opens without folding all of its entries."""

import msgspec
from msgspec import Raw

from cairn.core import snapshot as core_snapshot
from cairn.core.errors import BadRecord
from cairn.core.table import Table
from cairn.core.values import Value, encode
from cairn.server.table.chat import ChatLine
from cairn.server.table.log import Opened, Reason
from cairn.server.table.prompts import Answers, Prompt
from cairn.server.table.seats import Chair, SeatChange, Status, remember_holder
from cairn.server.table.state import FindRooms, TableState


class _Snapshot(Value):
    """A snapshot as it is stored."""

    opened: Opened
    options: Raw
    words: tuple[str, ...]
    status: Status
    number: int
    told: int
    seated: int
    chairs: tuple[Chair, ...]
    prompts: tuple[Prompt, ...]
    answers: tuple[tuple[tuple[int, str], ...], ...]
    marks: tuple[int, ...]
    lines: tuple[ChatLine, ...]
    table: Raw
    """`null` before the game begins."""
    told_at: int = 0
    host: str | None = None
    host_guest: str | None = None
    rematch: str | None = None
    seen: tuple[int, ...] = ()
    changes: tuple[SeatChange, ...] = ()
    watched: tuple[int, ...] = ()
    began: int = 0
    ended: int = 0
    closed_for: Reason | None = None


def encode_snapshot(state: TableState) -> bytes:
    """Return the table as it is now."""
    table = b"null" if state.table is None else core_snapshot.to_json(state.table.snapshot(), state.game)
    return encode(
        _Snapshot(
            opened=state.opened,
            options=Raw(encode(state.options)),
            words=state.words,
            status=state.status,
            number=state.number,
            told=state.public_number,
            seated=state.seating_number,
            chairs=tuple(state.chairs),
            prompts=tuple(state.prompts),
            answers=tuple(answers.to_pairs() for answers in state.answers),
            marks=tuple(state.marks),
            lines=tuple(state.lines),
            table=Raw(table),
            told_at=state.public_time,
            host=state.host,
            host_guest=state.host_guest,
            rematch=state.rematch,
            seen=tuple(state.seen),
            changes=tuple(state.changes),
            watched=tuple(state.watched),
            began=state.began,
            ended=state.ended,
            closed_for=state.closed_for,
        )
    )


def complete_snapshot(snapshot: bytes, restored: TableState, folded: TableState) -> None:
    """Take from the whole log what a snapshot of an older release lacks: who was seen when, when the game began."""
    kept = msgspec.json.decode(snapshot, type=_Snapshot)
    if not kept.began:
        restored.began, restored.ended, restored.closed_for = folded.began, folded.ended, folded.closed_for
    if not kept.seen:
        restored.seen, restored.watched, restored.changes = folded.seen, folded.watched, folded.changes


def restore_snapshot(find: FindRooms, snapshot: bytes) -> TableState:
    """Return the table of a snapshot; raise `BadRecord` if it was made under other rules."""
    try:
        kept = msgspec.json.decode(snapshot, type=_Snapshot)
    except msgspec.MsgspecError as error:
        raise BadRecord("snapshot", str(error)) from None
    state = TableState(find, kept.opened)
    if state.is_outdated:
        raise BadRecord("snapshot", f"made under rules version {kept.opened.rules} of {kept.opened.game}")
    state.options = msgspec.json.decode(kept.options, type=state.game.types.options)
    state.words, state.status = kept.words, kept.status
    state.number, state.public_number, state.seating_number = kept.number, kept.told, kept.seated
    state.passages_from = kept.told
    state.public_time, state.rematch = kept.told_at, kept.rematch
    state.chairs, state.prompts = list(kept.chairs), list(kept.prompts)
    if state.status != "waiting":  # older snapshots have no holders: their current ones are known
        state.chairs = [chair if chair.holders else remember_holder(chair) for chair in state.chairs]
    state.seen = list(kept.seen) or [kept.told_at for _ in kept.chairs]
    state.changes.extend(kept.changes)
    state.watched = list(kept.watched) or state.watched
    state.began, state.ended, state.closed_for = kept.began, kept.ended, kept.closed_for
    if kept.host is not None:
        state.host, state.host_guest = kept.host, kept.host_guest
    state.answers = [Answers(given) for given in kept.answers]
    state.marks.clear()
    state.marks.extend(kept.marks)
    state.lines.extend(kept.lines)
    if (table := bytes(kept.table)) != b"null":
        state.table = Table(state.game, core_snapshot.from_json(table, state.game))
        state.to_act = () if state.status == "closed" else state.table.to_act
    return state
