"""Many recorded games: found in files, checked, and chosen by what is wanted of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from cairn.core.errors import BadRecord
from cairn.core.game import AnyGame
from cairn.core.match import replay_record
from cairn.core.record import FindGame, Record, read
from cairn.core.values import Value, encode
from cairn.play.files import parts_of


class Kept(Value):
    """A game in a file of records."""

    file: str
    number: int
    """Which of the file's games, counted from 1."""
    record: Record

    @contextmanager
    def naming_the_game(self) -> Iterator[None]:
        """Let a `BadRecord` that is raised inside name the file and the game."""
        try:
            yield
        except BadRecord as error:
            raise BadRecord(f"{self.file}, game {self.number}, {error.place}", error.text) from None


class Unreadable(Value):
    """What stands in a file where a game should."""

    file: str
    number: int
    error: BadRecord


class Wanted(Value):
    """What a game must be to be chosen; None and nothing mean that it does not matter."""

    game: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = {}
    """By name of the option: what it is, as JSON has it."""
    bot: str | None = None
    """Who plays at one of the seats, at least."""
    finished: bool | None = None

    def takes(self, record: Record) -> bool:
        """Whether the game is one of those."""
        return (
            self.game in (None, record.game)
            and self.players in (None, len(record.seats))
            and all(_plain(getattr(record.options, name)) == value for name, value in self.options.items())
            and (self.bot is None or self.bot in record.bots)
            and self.finished in (None, record.result is not None)
        )


def kept_in(
    files: Iterable[str], read_file: Callable[[str], str], find: FindGame, wanted: Wanted
) -> Iterator[Kept | Unreadable]:
    """The games of the files that are wanted, in order, and whatever cannot be read."""
    for file in files:
        for number, (before, part) in enumerate(parts_of(read_file(file)), start=1):
            try:
                record = read(part, find, before)
            except BadRecord as error:
                yield Unreadable(file, number, error)
            else:
                if wanted.takes(record):
                    yield Kept(file, number, record)


def believed(files: Iterable[str], read_file: Callable[[str], str], find: FindGame, wanted: Wanted) -> Iterator[Kept]:
    """The games that are wanted; raises `BadRecord` at the first that cannot be read."""
    for kept in kept_in(files, read_file, find, wanted):
        if isinstance(kept, Unreadable):
            raise BadRecord(f"{kept.file}, {kept.error.place}", kept.error.text)
        yield kept


def broken(kept: Kept, find: Callable[[str], AnyGame]) -> BadRecord | None:
    """What the rules have against a game that can be read; None: it was played as they are."""
    try:
        replay_record(find(kept.record.game), kept.record)
    except BadRecord as error:
        return error
    return None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))
