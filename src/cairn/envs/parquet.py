"""The decisions of recorded games in a Parquet file (pyarrow: the optional extra `data`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from io import RawIOBase
from typing import Any

import numpy as np

from cairn.core.coding import size
from cairn.core.errors import BadInput
from cairn.core.extras import need_extra
from cairn.core.record import Record
from cairn.core.values import encode
from cairn.core.version import VERSION
from cairn.envs.codes import Codes, codes_of
from cairn.envs.decisions import Decision, decisions
from cairn.games import find
from cairn.play.collection import StoredRecord
from cairn.play.files import write_parts
from cairn.play.pool import ALONE, Crew, map_in_order

MAGIC = b"PAR1"
"""The first bytes of a Parquet file."""

GAMES_AT_ONCE = 50
"""Games in a row group: a reader of a part of the file reads at most this many too many."""


def write_decisions(
    target: str,
    kept: Sequence[StoredRecord],
    values: bool = True,
    crew: Crew = ALONE,
    tell: Callable[[Iterable[list[Decision]]], Iterable[list[Decision]]] = iter,
) -> int:
    """Write the decisions of these games, all of one kind, and return their number.

    The file is written completely or not at all, and overwritten only if it is a Parquet file. `tell` wraps the games
    to show progress.
    """
    arrow, parquet = _arrow()
    records = [each.record for each in kept]
    names = sorted({record.game for record in records})
    if len(names) != 1:
        raise BadInput("game", f"one game a file, not {len(names)} ({', '.join(names) or 'none'}): say --game")
    schema = _schema(arrow, names[0], codes_of(names[0]))
    rows = 0

    def parts() -> Iterator[bytes]:
        nonlocal rows
        sink = _Sink()
        done = tell(map_in_order(partial(_looked_at, values), kept, crew))
        with parquet.ParquetWriter(sink, schema, compression="zstd") as writer:
            for group in _groups(enumerate(zip(records, done, strict=True), start=1), GAMES_AT_ONCE):
                columns = _columns(arrow, schema, group)
                rows += columns.num_rows
                writer.write_table(columns)
                yield sink.take()
        yield sink.take()

    write_parts(target, parts(), (MAGIC,), "Parquet file")
    return rows


class _Sink(RawIOBase):
    """A file in memory that is emptied as it grows."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._length = 0

    def writable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._length

    def write(self, more: Any) -> int:
        part = bytes(more)
        self._waiting.append(part)
        self._length += len(part)
        return len(part)

    def take(self) -> bytes:
        """Return what was written since the last call."""
        part = b"".join(self._waiting)
        self._waiting.clear()
        return part


def _looked_at(values: bool, kept: StoredRecord) -> list[Decision]:
    with kept.name_in_errors():
        return decisions(kept.record, values)


def _schema(arrow: Any, name: str, codes: Codes) -> Any:
    """The columns; the file itself documents the numbers of observations and moves."""
    about = codes.coding.about
    columns = [
        ("game", arrow.int32()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("players", arrow.int8()),
        ("options", arrow.dictionary(arrow.int32(), arrow.string())),
        ("bot", arrow.dictionary(arrow.int32(), arrow.string())),
        ("observation", arrow.list_(arrow.float32(), codes.width)),
        ("moves", arrow.list_(arrow.int16())),
        *([("about", arrow.list_(arrow.list_(arrow.int8(), size(about.fields))))] if about is not None else []),
        ("choice", arrow.int16()),
        ("move", arrow.string()),
        ("measure", arrow.dictionary(arrow.int32(), arrow.string())),
        ("value", arrow.float64()),
        ("best", arrow.float64()),
        ("score", arrow.float64()),
        ("place", arrow.int8()),
        ("win", arrow.float64()),
        ("scores", arrow.list_(arrow.float64())),
        ("others", arrow.list_(arrow.float64())),
    ]
    metadata = {
        "cairn": VERSION,
        "game": name,
        "rules": find(name).rules_version,
        "observation": encode(codes.coding.fields).decode(),
        "moves": encode(codes.coding.actions).decode(),
        "about": encode(() if about is None else about.fields).decode(),
    }
    return arrow.schema(columns, metadata=metadata)


def _columns(arrow: Any, schema: Any, games: Sequence[tuple[int, tuple[Record, list[Decision]]]]) -> Any:
    rows = [(number, record, each) for number, (record, found) in games for each in found]
    columns: dict[str, Any] = {
        "game": [number for number, _, _ in rows],
        "players": [record.options.players for _, record, _ in rows],
        "options": [encode(record.options).decode() for _, record, _ in rows],
        "score": [None if record.result is None else record.result.scores[each.seat] for _, record, each in rows],
        "place": [None if record.result is None else record.result.places[each.seat] for _, record, each in rows],
        "win": [None if record.result is None else record.result.shares[each.seat] for _, record, each in rows],
        "scores": [None if record.result is None else record.result.scores for _, record, _ in rows],
        "others": [None if record.result is None else list(record.result.others.values()) for _, record, _ in rows],
    }
    for name in ("step", "seat", "bot", "choice", "move", "measure", "value", "best"):
        columns[name] = [getattr(each, name) for _, _, each in rows]
    columns["moves"] = [each.moves for _, _, each in rows]
    flat = np.concatenate([each.observation for _, _, each in rows]) if rows else np.zeros(0, np.float32)
    made = {name: arrow.array(given, schema.field(name).type) for name, given in columns.items()}
    made["observation"] = arrow.FixedSizeListArray.from_arrays(arrow.array(flat), type=schema.field("observation").type)
    if "about" in schema.names:
        made["about"] = _about(arrow, schema.field("about").type, [each for _, _, each in rows])
    return arrow.table([made[name] for name in schema.names], schema=schema)


def _about(arrow: Any, kind: Any, rows: Sequence[Decision]) -> Any:
    """By decision and move: the description of the move."""
    parts = [each.about for each in rows if each.about is not None]
    flat = np.concatenate(parts).reshape(-1) if parts else np.zeros(0, np.int8)
    inner = arrow.FixedSizeListArray.from_arrays(arrow.array(flat), type=kind.value_type)
    ends = np.cumsum([0, *map(len, parts)])
    return arrow.ListArray.from_arrays(arrow.array(ends, arrow.int32()), inner, type=kind)


def _groups(items: Iterable[Any], at_once: int) -> Iterator[list[Any]]:
    going = iter(items)
    for first in going:
        yield [first, *(each for _, each in zip(range(at_once - 1), going, strict=False))]


def _arrow() -> tuple[Any, Any]:
    need_extra("data", "export")
    import pyarrow
    import pyarrow.parquet

    return pyarrow, pyarrow.parquet
