"""Meetings of guests and puzzles, and the strength of both, in the database."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cairn.core.values import Value, encode
from cairn.play.puzzles.choose import Past
from cairn.play.puzzles.strength import Strength
from cairn.server.daily.answers import PuzzleTry
from cairn.server.storage.store import Store

_COLUMNS = "puzzle, game, number, begun, ended, tries, solved, counted, level, again, rated_before, rated_after"
_ALL = f"select {_COLUMNS} from meeting where guest = $1 order by begun, puzzle"
_OF_GAME = f"select {_COLUMNS} from meeting where guest = $1 and game = $2 order by begun, puzzle"
_OF_PUZZLE = f"select {_COLUMNS} from meeting where guest = $1 and puzzle = $2 order by number desc limit 1"
_BEGIN = f"""insert into meeting (guest, {_COLUMNS}) values ($1, $2, $3, $4, $5, 0, '[]', 0, 0, $6, 0, 0, 0)
    on conflict do nothing"""
_NOT_AGAIN = "update meeting set again = 0 where guest = $1 and puzzle = $2 and number < $3"
_TRY = """update meeting set tries = $5, solved = $6, counted = $7, ended = $8, level = $9, again = $10
    where guest = $1 and puzzle = $2 and number = $3 and tries = $4 and ended = 0 returning number"""
_RATED = """update meeting set rated_before = $4, rated_after = $5
    where guest = $1 and puzzle = $2 and number = $3"""
_STRENGTH = "rating, deviation, volatility, met, solved"
_OF_PUZZLES = f"select puzzle, {_STRENGTH} from puzzle where game = $1"
_PUZZLE = f"select {_STRENGTH} from puzzle where puzzle = $1"
_NEW_PUZZLE = f"""insert into puzzle (puzzle, game, {_STRENGTH}) values ($1, $2, $3, $4, $5, 0, 0)
    on conflict do nothing"""
_MOVE_PUZZLE = """update puzzle set rating = $2, deviation = $3, volatility = $4, met = met + 1, solved = solved + $5
    where puzzle = $1 and met = $6 returning met"""
_GUEST = f"select {_STRENGTH} from puzzle_rating where guest = $1 and game = $2"
_GUESTS = f"select game, {_STRENGTH} from puzzle_rating where guest = $1 order by game"
_NEW_GUEST = f"""insert into puzzle_rating (guest, game, {_STRENGTH}) values ($1, $2, $3, $4, $5, 0, 0)
    on conflict do nothing"""
_MOVE_GUEST = """update puzzle_rating set rating = $3, deviation = $4, volatility = $5, met = met + 1,
    solved = solved + $6 where guest = $1 and game = $2 and met = $7 returning met"""
FORGET = ("delete from meeting where guest = $1", "delete from puzzle_rating where guest = $1")


class Meeting(Value):
    """What a guest did with a puzzle at one time."""

    puzzle: str
    game: str
    number: int
    """0 for the first time; only that is rated."""
    begun: int
    ended: int = 0
    """When it was solved or the last try was used up; 0: not yet."""
    tries: tuple[PuzzleTry, ...] = ()
    solved: bool = False
    counted: bool = False
    """Whether it was solved on the first try, or with its proof."""
    level: int = 0
    """The number of times it was solved since it was missed."""
    again: int = 0
    """When it comes back; 0: not any more."""
    rated_before: float = 0.0
    rated_after: float = 0.0
    """The guest's rating before and after; 0 if it is not rated."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.ended > 0

    @property
    def past(self) -> Past:
        """The meeting, as far as the choice of the next puzzle needs it."""
        return Past(self.puzzle, self.ended, self.again, self.number > 0)


class Record(Value):
    """The strength of a guest in a game or of a puzzle, and in how many first meetings it was solved at once."""

    strength: Strength
    met: int = 0
    solved: int = 0


class GuestRecord(Value):
    """A guest's rating in one game."""

    game: str
    record: Record


class Meetings:
    """All meetings, in the database."""

    def __init__(self, store: Store) -> None:
        """Use this database."""
        self._store = store

    async def of_guest(self, guest: str, game: str | None = None) -> tuple[Meeting, ...]:
        """The guest's meetings in their order; of one game, or of all."""
        found = self._store.rows(_ALL, guest) if game is None else self._store.rows(_OF_GAME, guest, game)
        return tuple(map(_read, await found))

    async def last(self, guest: str, puzzle: str) -> Meeting | None:
        """The guest's last meeting with a puzzle; None if there was none."""
        rows = await self._store.rows(_OF_PUZZLE, guest, puzzle)
        return _read(rows[0]) if rows else None

    async def begin(self, guest: str, puzzle: str, game: str, now: int) -> Meeting:
        """Return the meeting that is open, begun now if there is none."""
        before = await self.last(guest, puzzle)
        if before is not None and not before.is_over:
            return before
        number, level = (0, 0) if before is None else (before.number + 1, before.level)
        await self._store.change((_BEGIN, guest, puzzle, game, number, now, level), (_NOT_AGAIN, guest, puzzle, number))
        found = await self.last(guest, puzzle)
        assert found is not None, "it was just begun"
        return found

    async def add_try(self, guest: str, before: Meeting, after: Meeting) -> bool:
        """Note an answer; return whether it was noted: not if another device answered at the same moment."""
        texts = (_text(before.tries), _text(after.tries))
        state = (int(after.solved), int(after.counted), after.ended, after.level, after.again)
        return bool(await self._store.change((_TRY, guest, before.puzzle, before.number, *texts, *state)))

    async def note_rating(self, guest: str, meeting: Meeting, before: float, after: float) -> None:
        """Note what a meeting changed."""
        await self._store.change((_RATED, guest, meeting.puzzle, meeting.number, before, after))

    async def guest_record(self, guest: str, game: str) -> Record:
        """The guest's strength in a game."""
        rows = await self._store.rows(_GUEST, guest, game)
        return _record(rows[0]) if rows else Record(Strength())

    async def guest_records(self, guest: str) -> tuple[GuestRecord, ...]:
        """The guest's strength in each game in which they have met a puzzle."""
        return tuple(GuestRecord(row[0], _record(row[1:])) for row in await self._store.rows(_GUESTS, guest))

    async def puzzle_records(self, game: str) -> dict[str, Record]:
        """By puzzle: the strength of those of a game that somebody has met."""
        return {row[0]: _record(row[1:]) for row in await self._store.rows(_OF_PUZZLES, game)}

    async def puzzle_record(self, puzzle: str, first: Strength) -> Record:
        """The strength of a puzzle; `first` if nobody has met it."""
        rows = await self._store.rows(_PUZZLE, puzzle)
        return _record(rows[0]) if rows else Record(first)

    async def move_guest(self, guest: str, game: str, before: Record, after: Strength, solved: bool) -> bool:
        """Change the guest's strength; return whether nothing else has changed it meanwhile."""
        first = before.strength
        return bool(
            await self._store.change(
                (_NEW_GUEST, guest, game, first.rating, first.deviation, first.volatility),
                (_MOVE_GUEST, guest, game, after.rating, after.deviation, after.volatility, int(solved), before.met),
            )
        )

    async def move_puzzle(self, puzzle: str, game: str, before: Record, after: Strength, solved: bool) -> bool:
        """Change the puzzle's strength, likewise."""
        first = before.strength
        return bool(
            await self._store.change(
                (_NEW_PUZZLE, puzzle, game, first.rating, first.deviation, first.volatility),
                (_MOVE_PUZZLE, puzzle, after.rating, after.deviation, after.volatility, int(solved), before.met),
            )
        )


def _text(tries: Sequence[PuzzleTry]) -> str:
    return encode(tuple(tries)).decode()


def _read(row: Sequence[Any]) -> Meeting:
    puzzle, game, number, begun, ended, tries, solved, counted, level, again, before, after = row
    tried = msgspec.json.decode(tries, type=tuple[PuzzleTry, ...])
    flags = (bool(solved), bool(counted))
    return Meeting(puzzle, game, number, begun, ended, tried, *flags, level, again, before, after)


def _record(row: Sequence[Any]) -> Record:
    rating, deviation, volatility, met, solved = row
    return Record(Strength(rating, deviation, volatility), met, solved)
