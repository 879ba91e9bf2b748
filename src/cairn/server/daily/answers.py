"""What guests answered to the puzzles of the day: three tries, kept with the server's time."""

from collections.abc import Iterable, Sequence
from datetime import date as Date
from typing import Any

import msgspec

from cairn.core.values import Value, encode, replace
from cairn.play.streak import Days as DaysDone
from cairn.server.daily.days import Day
from cairn.server.storage.store import Store

MOST_TRIES = 3

_COLUMNS = "date, game, begun, ended, tries, solved, counted, late"
_OWN = f"select {_COLUMNS} from day_answer where guest = $1 and date = $2"
_BETWEEN = f"select {_COLUMNS} from day_answer where guest = $1 and date between $2 and $3 order by date, game"
_ALL = f"select {_COLUMNS} from day_answer where guest = $1 order by date, game"
_NEW = f"""insert into day_answer (guest, {_COLUMNS}, number) values ($1, $2, $3, $4, 0, '[]', 0, 0, 0, 0)
    on conflict do nothing"""
_TRY = """update day_answer set tries = $5, number = $6, solved = $7, counted = $8, late = $9, ended = $10
    where guest = $1 and date = $2 and game = $3 and tries = $4 and ended = 0 returning number"""
_DONE = "select distinct date from day_answer where guest = $1 and counted = 1 and late = 0"
_EVERYBODY = """select number, solved, count(*) from day_answer where date = $1 and game = $2 and ended > 0 and late = 0
    group by number, solved"""
FORGET = "delete from day_answer where guest = $1"


class PuzzleTry(Value):
    """One answer to a puzzle."""

    what: str
    rows: tuple[int, ...] = ()
    """The numbers of the answers that were given as its proof."""


class PuzzleAnswer(Value):
    """What a guest did with a puzzle."""

    date: str
    game: str
    begun: int = 0
    ended: int = 0
    """When it was solved or the last try was used up; 0: not yet."""
    tries: tuple[PuzzleTry, ...] = ()
    solved: bool = False
    counted: bool = False
    """Whether it was solved on the first try, or with its proof."""
    late: bool = False
    """Whether it was answered after its day: then it counts for no streak and no table."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to answer."""
        return self.ended > 0


class Everybody(Value):
    """How many people solved a puzzle on which try, on its day."""

    tries: tuple[int, ...]
    """Solved on the first try, the second, the third."""
    unsolved: int


class Answers:
    """The answers of all guests, in the database."""

    def __init__(self, store: Store) -> None:
        """Use this database."""
        self._store = store

    async def of_day(self, guest: str, day: Day) -> dict[str, PuzzleAnswer]:
        """By game: what the guest did on a day."""
        return {each.game: each for each in map(_read, await self._store.rows(_OWN, guest, day.name))}

    async def between(self, guest: str, first: Date, last: Date) -> tuple[PuzzleAnswer, ...]:
        """What the guest did on these days."""
        return tuple(map(_read, await self._store.rows(_BETWEEN, guest, first.isoformat(), last.isoformat())))

    async def of_guest(self, guest: str) -> tuple[PuzzleAnswer, ...]:
        """Everything that the guest answered."""
        return tuple(map(_read, await self._store.rows(_ALL, guest)))

    async def begin(self, guest: str, day: Day, game: str, now: int) -> None:
        """Note that the guest saw the puzzle; a second time changes nothing."""
        await self._store.change((_NEW, guest, day.name, game, now))

    async def add_try(
        self, guest: str, day: Day, game: str, now: int, tried: PuzzleTry, right: bool, proved: bool
    ) -> None:
        """Note an answer; if another device answered at the same moment, or nothing is left to try, change nothing."""
        await self.begin(guest, day, game, now)
        before = (await self.of_day(guest, day))[game]
        if before.is_over or tried.what in [each.what for each in before.tries]:
            return
        tries = (*before.tries, tried)
        is_over = right or len(tries) == MOST_TRIES
        after = replace(
            before,
            tries=tries,
            solved=right,
            counted=right and (proved or len(tries) == 1),
            late=now >= day.ends and not (before.begun < day.ends and now < day.closes),
            ended=now if is_over else 0,
        )
        flags = (int(after.solved), int(after.counted), int(after.late), after.ended)
        texts = (_text(before.tries), _text(tries))
        await self._store.change((_TRY, guest, day.name, game, *texts, len(tries), *flags))

    async def days_done(self, guest: str | None, today: Day) -> DaysDone:
        """The days on which the guest did something that counts; none without a guest."""
        rows = [] if guest is None else await self._store.rows(_DONE, guest)
        return DaysDone((Date.fromisoformat(date) for (date,) in rows), today.date)

    async def everybody(self, day: Day, game: str) -> Everybody:
        """How many people needed how many tries, of those who are done."""
        solved, unsolved = [0] * MOST_TRIES, 0
        for number, is_solved, people in await self._store.rows(_EVERYBODY, day.name, game):
            if is_solved:
                solved[number - 1] += people
            else:
                unsolved += people
        return Everybody(tuple(solved), unsolved)


def _text(tries: Iterable[PuzzleTry]) -> str:
    return encode(tuple(tries)).decode()


def _read(row: Sequence[Any]) -> PuzzleAnswer:
    date, game, begun, ended, tries, solved, counted, late = row
    tried = msgspec.json.decode(tries, type=tuple[PuzzleTry, ...])
    return PuzzleAnswer(date, game, begun, ended, tried, bool(solved), bool(counted), bool(late))
