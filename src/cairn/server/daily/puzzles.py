"""The puzzles of the day: made once from the day's secret seed, answered by guests, closed when the day closes."""

from collections.abc import Iterator

import msgspec

from cairn.core.errors import BadInput
from cairn.core.values import Value
from cairn.games.rooms import Rooms
from cairn.play.daily import Daily
from cairn.server.daily.answers import Answers, Everybody, PuzzleAnswer, PuzzleTry
from cairn.server.daily.days import Day, Days, Seeds
from cairn.server.jobs.cache import ResultCache
from cairn.server.live.services import Services

GAMES = ("lost-code", "think-str8", "break-the-code")
"""The games with a puzzle of the day, in the order of the page."""


class PuzzleOfDay(Value, omit_defaults=True):
    """A puzzle of a day, without its position: how far this guest is, and what is published."""

    game: str
    commitment: str
    """The hash of the seed that the puzzle is made from, published the day before."""
    answer: PuzzleAnswer | None = None
    """What the guest did; None: nothing yet."""
    everybody: Everybody | None = None
    """How others did; only for those who are done."""
    seed: str | None = None
    """Published with the salt when the day has closed."""
    salt: str | None = None


class DailyPuzzles:
    """The puzzles of all days."""

    def __init__(self, services: Services, zone: str) -> None:
        """Use the database, workers and clock of these services, and the days of this time zone."""
        self.days = Days(zone)
        self.seeds = Seeds(services.store)
        self.answers = Answers(services.store)
        self._services = services
        self._cache = ResultCache(services.store)

    @property
    def now(self) -> int:
        """The server's time."""
        return self._services.now()

    def find_day(self, name: str | None) -> Day:
        """Return the day of a date; None: today."""
        return self.days.today(self.now) if name is None else self.days.find(name, self.now)

    def is_closed(self, day: Day) -> bool:
        """Whether nobody can finish the day any more."""
        return self.now >= day.closes

    async def describe(self, day: Day, guest: str | None) -> tuple[PuzzleOfDay, ...]:
        """The puzzles of a day as this guest may see them."""
        answers = {} if guest is None else await self.answers.of_day(guest, day)
        return tuple([await self._describe(day, game, answers.get(game)) for game in self._games()])

    async def commitments(self, day: Day) -> dict[str, str]:
        """By game: what is published before the day begins."""
        return {game: await self.seeds.commitment(day, game) for game in self._games()}

    async def position(self, day: Day, game: str, client: str = "") -> Daily:
        """The puzzle itself, with its answer: for the server's own use."""
        return msgspec.json.decode(await self._body(self._services.find(game), day, client), type=Daily)

    async def try_answer(
        self, guest: str, day: Day, game: str, what: str, rows: tuple[int, ...], client: str = ""
    ) -> PuzzleAnswer:
        """Note an answer, and return how far the guest is. Rows count from the second try on."""
        rooms, workers = self._services.find(game), self._services.workers
        body = await self._body(rooms, day, client)
        found = msgspec.json.decode(body, type=Daily)
        if what not in found.choices:
            raise BadInput("what", f"{what!r} is none of the choices")
        if any(not 0 <= row < len(found.heard) for row in rows):
            raise BadInput("rows", f"there are the answers 0 to {len(found.heard) - 1}")
        before = (await self.answers.of_day(guest, day)).get(game)
        right, is_first = what == found.answer, before is None or not before.tries
        proved = right and not is_first and await workers.prove_answer(rooms, body, what, rows, client)
        await self.answers.add_try(guest, day, game, self.now, PuzzleTry(what, rows), right, proved)
        return (await self.answers.of_day(guest, day))[game]

    def _games(self) -> Iterator[str]:
        for game in GAMES:
            try:
                self._services.find(game)
            except BadInput:
                continue  # this server does not have it
            yield game

    async def _describe(self, day: Day, game: str, answer: PuzzleAnswer | None) -> PuzzleOfDay:
        is_over, is_closed = answer is not None and answer.is_over, self.is_closed(day)
        return PuzzleOfDay(
            game=game,
            commitment=await self.seeds.commitment(day, game),
            answer=answer,
            everybody=await self.answers.everybody(day, game) if is_over or is_closed else None,
            seed=await self.seeds.seed(day, game) if is_closed else None,
            salt=await self.seeds.salt(day, game) if is_closed else None,
        )

    async def _body(self, rooms: Rooms, day: Day, client: str) -> bytes:
        seed = await self.seeds.seed(day, rooms.name)
        name = f"{PUZZLE}{day.name}/{rooms.name}"
        return await self._cache.get(name, lambda _: self._services.workers.daily(rooms, day.name, seed, client))


PUZZLE = "puzzle/"
"""Begins the names of stored puzzles; the date follows."""
