"""The puzzles of a server: chosen for each guest, answered with three tries, and rated at the first meeting."""

from collections import ChainMap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

import msgspec

from cairn.core.errors import BadInput
from cairn.core.values import encode, replace
from cairn.play.puzzles.choose import choose_puzzle, come_back
from cairn.play.puzzles.collection import Stored, packaged_puzzles, read_puzzle_files
from cairn.play.puzzles.find import Position
from cairn.play.puzzles.strength import Strength, first_strength, meet
from cairn.reason.study import Theme
from cairn.server.daily.answers import MOST_TRIES, PuzzleTry
from cairn.server.live.services import Services
from cairn.server.puzzles.meetings import Meeting, Meetings, Record

GAMES = ("lost-code", "think-str8", "break-the-code")
"""The games with puzzles, in the order of the page."""


class Puzzles:
    """All puzzles of a server, and what its guests did with them."""

    def __init__(self, services: Services, files: Iterable[str] = ()) -> None:
        """Use the database, workers and clock of these services, and the puzzles in these files too."""
        self._more = read_puzzle_files(files, _read, services.find)
        self.meetings = Meetings(services.store)
        self._services = services

    @property
    def now(self) -> int:
        """The server's time."""
        return self._services.now()

    @property
    def games(self) -> tuple[str, ...]:
        """The games of this server that have puzzles."""
        return tuple(game for game in GAMES if self._has(game))

    def pool(self, game: str) -> Mapping[str, Stored]:
        """The puzzles of a game, by id; raise `BadInput` for a game without any."""
        found = packaged_puzzles(self._services.find(game))
        more = self._more.get(game, {})
        if not found and not more:
            raise BadInput("game", f"{game} has no puzzles")
        return ChainMap(found, more) if more else found

    def themes(self, game: str) -> tuple[Theme, ...]:
        """The themes of the puzzles of a game, easier ones first."""
        known = {each.question.theme for each in self.pool(game).values()}
        return tuple(theme for theme in get_args(Theme) if theme in known)

    def find(self, puzzle: str) -> tuple[str, Stored]:
        """Return the puzzle with this id, and its game; raise `BadInput` if there is none."""
        for game in self.games:
            if puzzle in (pool := self.pool(game)):
                return game, pool[puzzle]
        raise BadInput("puzzle", "there is no such puzzle")

    async def choose(self, guest: str | None, game: str, theme: Theme | None = None) -> Meeting:
        """Return the guest's next puzzle of a game, begun now unless it was begun before.

        With a theme it is one of that. Without a guest it is one for newcomers, and nothing is noted.
        """
        met = await self.meetings.puzzle_records(game)
        first = {name: _first(each) for name, each in self.pool(game).items() if theme in (None, each.question.theme)}
        if not first:
            raise BadInput("theme", f"{game} has no puzzles of this theme")
        strengths = {name: met[name].strength if name in met else each for name, each in first.items()}
        if guest is None:
            chosen = choose_puzzle("", Strength(), strengths, (), self.now)
            return Meeting(_require(chosen), game, 0, self.now)
        last = {each.puzzle: each.past for each in await self.meetings.of_guest(guest, game)}
        own = (await self.meetings.guest_record(guest, game)).strength
        chosen = choose_puzzle(guest, own, strengths, tuple(last.values()), self.now)
        return await self.meetings.begin(guest, _require(chosen), game, self.now)

    async def count_due(self, guest: str, game: str) -> int:
        """The number of missed puzzles that have come back."""
        last = {each.puzzle: each for each in await self.meetings.of_guest(guest, game)}
        return sum(0 < each.again <= self.now for each in last.values())

    async def position(self, puzzle: str, client: str = "") -> Position:
        """The puzzle itself, with its answer: for the server's own use."""
        return msgspec.json.decode(await self._body(puzzle, client), type=Position)

    async def record(self, puzzle: str) -> Record:
        """How hard the puzzle is, and how many have met it."""
        return await self.meetings.puzzle_record(puzzle, _first(self.find(puzzle)[1]))

    async def try_answer(self, guest: str, puzzle: str, what: str, rows: tuple[int, ...], client: str = "") -> Meeting:
        """Note an answer to a puzzle, and return how far the guest is.

        It counts on the first try, or with the rows that prove it. The first try of a first meeting is rated.
        """
        game, _ = self.find(puzzle)
        body = await self._body(puzzle, client)
        found = msgspec.json.decode(body, type=Position)
        if what not in found.choices:
            raise BadInput("what", f"{what!r} is none of the choices")
        if any(not 0 <= row < len(found.heard) for row in rows):
            raise BadInput("rows", f"there are the answers 0 to {len(found.heard) - 1}")
        before = await self.meetings.last(guest, puzzle) or await self.meetings.begin(guest, puzzle, game, self.now)
        if before.is_over or what in [each.what for each in before.tries]:
            return before
        is_right, is_first = what == found.answer, not before.tries
        is_proved = is_right and not is_first and await self._prove(game, body, what, rows, client)
        after = await self._judge(guest, before, PuzzleTry(what, rows), is_right, is_right and (is_first or is_proved))
        if not await self.meetings.add_try(guest, before, after):
            return await self.meetings.last(guest, puzzle) or before
        if is_first and before.number == 0:
            await self._rate(guest, after, is_right)
        return await self.meetings.last(guest, puzzle) or after

    async def _judge(self, guest: str, before: Meeting, tried: PuzzleTry, is_right: bool, counts: bool) -> Meeting:
        tries = (*before.tries, tried)
        after = replace(before, tries=tries, solved=is_right, counted=counts)
        if not is_right and len(tries) < MOST_TRIES:
            return after
        was_missed = before.number > 0 and await self._was_missed(guest, before)
        again, level = come_back(self.now, before.level, counts, was_missed)
        return replace(after, ended=self.now, again=again, level=level)

    async def _was_missed(self, guest: str, meeting: Meeting) -> bool:
        """Whether a puzzle was missed at some time before: one that was solved at once is met again by choice."""
        all_of_game = await self.meetings.of_guest(guest, meeting.game)
        return any(each.puzzle == meeting.puzzle and each.is_over and not each.counted for each in all_of_game)

    async def _rate(self, guest: str, meeting: Meeting, is_solved: bool) -> None:
        """Change both ratings; if somebody else changes one at the same moment, that comes first."""
        game, puzzle = meeting.game, meeting.puzzle
        own, other = await self.meetings.guest_record(guest, game), await self.record(puzzle)
        while True:
            mine, _ = meet(own.strength, other.strength, float(is_solved))
            if await self.meetings.move_guest(guest, game, own, mine, is_solved):
                break
            own = await self.meetings.guest_record(guest, game)
        await self.meetings.note_rating(guest, meeting, own.strength.rating, mine.rating)
        while True:
            _, theirs = meet(own.strength, other.strength, float(is_solved))
            if await self.meetings.move_puzzle(puzzle, game, other, theirs, is_solved):
                return
            other = await self.record(puzzle)

    async def _prove(self, game: str, body: bytes, what: str, rows: tuple[int, ...], client: str) -> bool:
        return await self._services.workers.prove_answer(self._services.find(game), body, what, rows, client)

    async def _body(self, puzzle: str, client: str) -> bytes:
        game, stored = self.find(puzzle)
        question = encode(stored.question)
        return await self._services.workers.puzzle(self._services.find(game), stored.record, question, client)

    def _has(self, game: str) -> bool:
        try:
            return bool(self.pool(game))
        except BadInput:
            return False  # this server does not have it, or no puzzles of it


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise BadInput(name, (error.strerror or "cannot be read").lower()) from None


def _first(stored: Stored) -> Strength:
    return first_strength(stored.question.facts, stored.question.open)


def _require(chosen: str | None) -> str:
    assert chosen is not None, "there are puzzles of this game"
    return chosen
