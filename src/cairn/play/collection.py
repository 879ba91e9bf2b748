"""Collections of recorded games: found in files, checked, and filtered."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from cairn.core.errors import BadRecord
from cairn.core.game import AnyGame
from cairn.core.match import replay_record
from cairn.core.record import FindGame, Record, read
from cairn.core.values import Value, encode
from cairn.play.files import split_records


class StoredRecord(Value):
    """A game in a file of records."""

    file: str
    number: int
    """The number of the game in the file, from 1."""
    record: Record

    @contextmanager
    def name_in_errors(self) -> Iterator[None]:
        """Add the file and the number of the game to any `BadRecord` raised inside."""
        try:
            yield
        except BadRecord as error:
            raise BadRecord(f"{self.file}, game {self.number}, {error.place}", error.text) from None


class UnreadableRecord(Value):
    """A part of a file that cannot be read as a game."""

    file: str
    number: int
    error: BadRecord


class RecordFilter(Value):
    """Which games to choose; None and empty values match everything."""

    game: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = {}
    """By name of the option: its value as JSON."""
    bot: str | None = None
    """A bot that plays at one of the seats."""
    finished: bool | None = None

    def matches(self, record: Record) -> bool:
        """Whether the game is one of those."""
        return (
            self.game in (None, record.game)
            and self.players in (None, len(record.seats))
            and all(_plain(getattr(record.options, name)) == value for name, value in self.options.items())
            and (self.bot is None or self.bot in record.bots)
            and self.finished in (None, record.result is not None)
        )


def scan_records(
    files: Iterable[str], read_file: Callable[[str], str], find: FindGame, wanted: RecordFilter
) -> Iterator[StoredRecord | UnreadableRecord]:
    """Yield the matching games of the files in order, and whatever cannot be read."""
    for file in files:
        for number, (before, part) in enumerate(split_records(read_file(file)), start=1):
            try:
                record = read(part, find, before)
            except BadRecord as error:
                yield UnreadableRecord(file, number, error)
            else:
                if wanted.matches(record):
                    yield StoredRecord(file, number, record)


def load_records(
    files: Iterable[str], read_file: Callable[[str], str], find: FindGame, wanted: RecordFilter
) -> Iterator[StoredRecord]:
    """Yield the matching games; raise `BadRecord` at the first that cannot be read."""
    for kept in scan_records(files, read_file, find, wanted):
        if isinstance(kept, UnreadableRecord):
            raise BadRecord(f"{kept.file}, {kept.error.place}", kept.error.text)
        yield kept


def find_illegal_step(kept: StoredRecord, find: Callable[[str], AnyGame]) -> BadRecord | None:
    """Return what is illegal in a game that can be read; None if it is legal."""
    try:
        replay_record(find(kept.record.game), kept.record)
    except BadRecord as error:
        return error
    return None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
