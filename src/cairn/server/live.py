"""A table in memory: who asks is answered, what is accepted is on disk first and then told to all who listen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol, TypeVar

from cairn.core.errors import BadRecord, CairnError, IllegalMove
from cairn.core.offers import Refusal
from cairn.core.phrases import Ref, verbatim
from cairn.core.rooms import Rooms
from cairn.core.sight import AnySight
from cairn.core.steps import Noted
from cairn.core.values import Seat, encode
from cairn.reason.study import Cell, Line, Odds, Verdict
from cairn.server import log, messages, requests
from cairn.server.acting import Credentials, Denied, Person, acted, identified, plays_on
from cairn.server.gathering import RULE, FindRooms, Gathering
from cairn.server.journal import said
from cairn.server.log import Entry
from cairn.server.metrics import Metrics
from cairn.server.presence import Presence
from cairn.server.storage import Append, Conflict, Store, Unavailable
from cairn.server.telling import Audience, Shown, audience_of, caught_up, happened, listing, shown
from cairn.server.thoughts import Solved
from cairn.server.ticking import Ticker
from cairn.text import Voice, text

__all__ = ["House", "Listener", "LiveTable", "Thinkers", "Unreadable"]

T = TypeVar("T")

TRIES = 8
"""So often a message is tried anew because another process wrote first."""
SNAPSHOT_EVERY = 100
"""Entries."""
FOLLOWER_WAITS = 10.0
"""Seconds for another process, whose table it was last, to let a bot move. It may have died."""
TRY_AGAIN = 1.0
"""Seconds after which a bot's move is written again when the database was gone."""


class Unreadable(CairnError):
    """The log of a table does not make one: a fault of ours, or of the disk. Other tables have their own logs."""


class Thinkers(Protocol):
    """Who chooses moves for bots and finds hints, somewhere else and in good time."""

    async def choose(self, rooms: Rooms, bot: str, sight: AnySight, moves: tuple[Any, ...]) -> Any:
        """One of the moves."""

    async def hint(self, rooms: Rooms, sight: AnySight, notes: tuple[Noted, ...], level: int) -> tuple[Line, ...]:
        """The lines of a hint."""

    async def odds(self, rooms: Rooms, sight: AnySight, values: bool) -> Odds:
        """What a seat can know, in numbers."""

    async def prove(self, rooms: Rooms, sight: AnySight, cell: Cell) -> tuple[Verdict, tuple[Line, ...]]:
        """What follows for a cell of the sheet, with the lines of the proof."""

    async def told_by(self, rooms: Rooms, sight: AnySight, answer: Ref) -> tuple[Cell, ...]:
        """The cells that an answer alone has ruled out."""

    async def review(self, rooms: Rooms, record: str) -> bytes:
        """A finished game looked at again, as JSON."""

    async def replay(self, rooms: Rooms, record: str, seat: Seat | None) -> bytes:
        """A finished game step by step, as a seat saw it, as JSON."""

    async def daily(self, rooms: Rooms, date: str) -> bytes:
        """The position of a day, as JSON."""

    async def solve(self, rooms: Rooms, position: bytes, lang: str, cell: Cell | None) -> Solved:
        """What can be said of a position that was written down."""


class Listener(Protocol):
    """Somebody who is told what happens."""

    credentials: Credentials
    audience: Audience

    def hear(self, message: bytes) -> None:
        """Take a message; never waits."""

    def dismiss(self, why: str) -> None:
        """Be told nothing any more."""


@dataclass(frozen=True)
class House:
    """What all tables of a process share."""

    store: Store
    find: FindRooms
    thinkers: Thinkers
    now: Callable[[], int]
    """Milliseconds since 1970, by a clock that never jumps while the process runs."""
    started: int = 0
    """When this process began: what lies between the last entry of a log and then is nobody's time."""
    metrics: Metrics = field(default_factory=Metrics)
    pace: float = 0.0
    """Seconds that a bot takes for a move at least, where people look on."""


class LiveTable:
    """One table. What is done at it is done one after the other; other tables do not wait for it."""

    def __init__(self, name: str, house: House) -> None:
        """The table of that name, which is read when it is first asked for."""
        self.name = name
        self.used = house.now()
        self.users = 0
        self.house = house
        """What it shares with the other tables of the process."""
        self.odds_told: dict[Seat, int] = {}
        """By seat: how much had happened when the odds were told last, and that was written down."""
        self._gathering: Gathering | None = None
        self._lock = asyncio.Lock()
        self._listeners: dict[Audience, set[Listener]] = {}
        self._shown: dict[Audience, Shown] = {}
        self._seated = 0  # when last it was looked at who may still listen
        self._presence = Presence(house.now)
        self._ticker = Ticker(house.now, self.check_clocks)
        self._driving: asyncio.Task[None] | None = None
        self._refreshing: asyncio.Task[None] | None = None  # kept, or it might be forgotten before it is done
        self._is_ours = asyncio.Event()  # set while it is for this process, not for another, to ask bots

    @property
    def is_unknown(self) -> bool:
        """Whether nothing has been read of it: perhaps there is no such table."""
        return self._gathering is None

    @property
    def has_listeners(self) -> bool:
        """Whether somebody is told what happens."""
        return bool(self._listeners)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        timed = self._gathering is not None and self._ticker.deadline is not None and _is_short(self._gathering)
        return not (self.users or self._listeners or self._driving or self._lock.locked() or timed)

    # Asking

    async def read(self, credentials: Credentials, ask: Callable[[Gathering, Person], T]) -> T:
        """What somebody finds out. Nothing is read that is not on disk."""
        async with self._lock:
            gathering = await self._current()
            return ask(gathering, identified(gathering, credentials))

    async def act(
        self, credentials: Credentials, request: requests.Act, tell: Callable[[messages.Accepted], None] | None = None
    ) -> messages.Accepted:
        """Do what somebody asks; returns when it is on disk. Raises `CairnError` where nothing has changed.

        `tell` is told the answer right after all have heard what happened, so that both go out together.
        """

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], messages.Accepted]:
            person = identified(gathering, credentials)
            entries = acted(gathering, person, request, self.house.now())
            prompt = None if person.seat is None else gathering.prompts[person.seat].number
            return entries, messages.Accepted(request.id, gathering.told, prompt)

        began = monotonic()
        accepted = await self.write(decide, tell)
        if isinstance(request, requests.Move):
            self.house.metrics.moved(monotonic() - began)
        return accepted

    async def write(
        self, decide: Callable[[Gathering], tuple[tuple[Entry, ...], T]], tell: Callable[[T], None] | None = None
    ) -> T:
        """Write down what is decided. What is on its way to disk is finished even if whoever asked has gone."""
        async with self._lock:
            for _ in range(TRIES):
                gathering = await self._current()
                if gathering.is_outdated:
                    raise IllegalMove(RULE, "other-rules", version=verbatim(gathering.opened.rules))
                number, seated = gathering.number, gathering.seated
                try:
                    entries, answer = decide(gathering)
                    if entries:
                        await self._written(self._append(gathering, number + 1, entries, seated))
                except Conflict:
                    self._gathering = None  # somebody else was first: look again at what is asked
                    continue
                except BaseException as error:
                    if gathering.number != number or not isinstance(error, CairnError):
                        self._gathering = None  # it was ahead of the disk
                    raise
                if entries:
                    self._note_down(gathering, entries)
                    self._tell(gathering)
                    self._tell_notes(gathering, entries)
                    self._wake()
                if tell is not None:
                    tell(answer)
                return answer
        raise Unavailable("too many write to this table at once")

    async def _written(self, append: Append) -> None:
        """Wait until the entries are on disk. If whoever waits is called away, they are read from there and told."""
        writing = asyncio.ensure_future(self.house.store.append(append))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self._left_behind)
            raise

    def _left_behind(self, writing: "asyncio.Future[None]") -> None:
        if not writing.cancelled() and writing.exception() is None:
            self._refreshing = asyncio.create_task(self.refresh())

    # Listening

    async def join(self, listener: Listener, last: int | None) -> None:
        """Tell the listener all that it does not know, and from now on whatever happens."""
        async with self._lock:
            gathering = await self._current()
            identified(gathering, listener.credentials)
            self._tell(gathering)  # those who listen already and this one know the same from here on
            audience = listener.audience
            listener.hear(encode(caught_up(self.name, gathering, audience, last)))
            if gathering.opened.clock is not None:
                listener.hear(encode(messages.TimeTold(self.house.now())))
            self._shown[audience] = shown(gathering, audience)
            self._listeners.setdefault(audience, set()).add(listener)
            has_come = audience.seat is not None and not audience.looking and self._presence.came(audience.seat)
            self._tell_presence(None if has_come else listener)
            self._wake()

    def part(self, listener: Listener) -> None:
        """Tell the listener nothing any more."""
        audience = listener.audience
        others = self._listeners.get(audience, set())
        was_there = listener in others
        others.discard(listener)
        if not others:
            self._listeners.pop(audience, None)
            self._shown.pop(audience, None)
        self.used = self.house.now()
        if was_there and audience.seat is not None and not audience.looking and self._presence.went(audience.seat):
            self._tell_presence()

    def dismiss_all(self, why: str) -> None:
        """Tell all who listen to come back later."""
        for listener in [each for listeners in self._listeners.values() for each in listeners]:
            listener.dismiss(why)

    async def refresh(self) -> None:
        """Read what another process wrote, and tell it."""
        async with self._lock:
            try:
                gathering = await self._current()
                lines = await self.house.store.lines(self.name, gathering.number)
                gathering.add_all(log.from_line(line, gathering.number + at + 1) for at, line in enumerate(lines))
            except CairnError as error:
                self._gathering = None
                said("warning", "unread", self.name, why=str(error))
                return
            self._tell(gathering)
            self._wake(FOLLOWER_WAITS)

    async def reread(self) -> None:
        """Forget what is in memory: what was written has been changed."""
        async with self._lock:
            self._gathering = None
            for listener in [each for listeners in self._listeners.values() for each in listeners]:
                self.part(listener)
                listener.dismiss("changed")

    async def presence(self, credentials: Credentials) -> messages.PresenceTold:
        """Who is connected here, as this process knows it."""
        return await self.read(credentials, lambda gathering, _: self._presence.told(gathering.seats))

    async def check_clocks(self) -> None:
        """Let a bot play on for everybody whose time has run out."""

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], None]:
            now, bot = self.house.now(), plays_on(gathering)
            out = [seat for seat in gathering.seats if (end := gathering.deadline(seat)) is not None and end <= now]
            entries = tuple(log.RanOut(time=now, seat=seat, bot=bot) for seat in out if bot is not None)
            gathering.add(*entries)
            return entries, None

        try:
            await self.write(decide)
        except CairnError as error:
            said("warning", "clocks-wait", self.name, why=str(error))
        if self._gathering is not None:
            self._tick(self._gathering)

    def rest(self) -> None:
        """Wait for no clock any more: the table leaves memory, and is looked at again when somebody comes."""
        self._ticker.stop()

    async def stop(self) -> None:
        """Let no bot move any more, and wait until what is being written is on disk."""
        self._ticker.stop()
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)
        async with self._lock:
            self._driving = None

    async def sentence(self, credentials: Credentials, refusal: Refusal, lang: str) -> str | None:
        """A refusal in words, as whoever asked would hear it; None for those who may not look at the table."""

        def said(gathering: Gathering, person: Person) -> str:
            words, table = gathering.rooms.load("words"), gathering.table
            setting = {} if table is None else words.setting(table.game.view(table.state, person.seat))
            return Voice(text(lang, gathering.game), gathering.names, person.seat, setting).say(refusal.phrase)

        try:
            return await self.read(credentials, said)
        except Denied:
            return None

    # Writing

    async def _current(self) -> Gathering:
        """The table as it is on disk."""
        self.used = self.house.now()
        if self._gathering is None:
            try:
                self._gathering = await _loaded(self.house, self.name)
            except BadRecord as error:
                self.house.metrics.errors.inc()
                said("error", "unreadable", self.name, why=str(error))
                raise Unreadable(f"its log cannot be read: {error.place}") from None
            await self._resume(self._gathering)
        return self._gathering

    async def _resume(self, gathering: Gathering) -> None:
        """Write down that the server was away, where somebody's clock would have run meanwhile."""
        is_running = any(gathering.deadline(seat) is not None for seat in gathering.seats)
        if is_running and _is_short(gathering) and gathering.told_at < self.house.started:
            entry = log.Resumed(time=self.house.now())
            append = Append(self.name, gathering.number + 1, (log.to_line(entry),))
            gathering.add(entry)
            try:
                await self.house.store.append(append)
            except Conflict:  # another process was first
                self._gathering = await _loaded(self.house, self.name)
            except BaseException:
                self._gathering = None
                raise
        self._tick(self._gathering or gathering)

    def _tick(self, gathering: Gathering) -> None:
        """Wait for the next clock to run out."""
        if gathering.opened.clock is None:
            return
        ends = [end for seat in gathering.seats if (end := gathering.deadline(seat)) is not None]
        self._ticker.set(min(ends, default=None))

    def _append(self, gathering: Gathering, first: int, entries: tuple[Entry, ...], seated: int) -> Append:
        is_due = gathering.number // SNAPSHOT_EVERY > (first - 1) // SNAPSHOT_EVERY
        return Append(
            match=self.name,
            first=first,
            lines=tuple(map(log.to_line, entries)),
            listing=None if gathering.seated == seated else listing(self.name, gathering, self.house.now()),
            snapshot=gathering.snapshot() if is_due and not gathering.is_outdated else None,
        )

    def _note_down(self, gathering: Gathering, entries: tuple[Entry, ...]) -> None:
        """Into the server's log: who came and went, when it began and ended; no name and no move."""
        steps = (log.Moved, log.Settled, log.Undone, log.Noted, log.Hinted, log.Said)
        for number, entry in enumerate(entries, start=gathering.number - len(entries) + 1):
            level = "debug" if isinstance(entry, steps) else "info"
            said(level, type(entry).__name__.lower(), self.name, number, seat=getattr(entry, "seat", None))
        if gathering.status == "over" and isinstance(entries[-1], log.Moved | log.Settled):
            said("info", "over", self.name, gathering.number)

    # Telling

    def _tell(self, gathering: Gathering) -> None:
        self._tick(gathering)
        if gathering.seated != self._seated:
            self._dismiss_strangers(gathering)
            self._seated = gathering.seated
        for audience, listeners in list(self._listeners.items()):
            try:
                message, self._shown[audience] = happened(self.name, gathering, audience, self._shown[audience])
            except Exception:  # a fault of ours: what was done stays done, and those who cannot be told come again
                self.house.metrics.errors.inc()
                said("error", "untold", self.name, gathering.number, seat=audience.seat, exc_info=True)
                for listener in tuple(listeners):
                    self.part(listener)
                    listener.dismiss("error")
                continue
            if message is not None:
                encoded = encode(message)
                for listener in listeners:
                    listener.hear(encoded)

    def _tell_presence(self, only: Listener | None = None) -> None:
        """Tell those who want to know who is connected; or only one who has just come."""
        if self._gathering is None:
            return
        told = encode(self._presence.told(self._gathering.seats))
        for audience, listeners in list(self._listeners.items()):
            if audience.presence:
                for listener in tuple(listeners) if only is None else {only} & listeners:
                    listener.hear(told)

    def _tell_notes(self, gathering: Gathering, entries: tuple[Entry, ...]) -> None:
        """A seat may be open on two devices: what is noted on one is told to both."""
        noted = {entry.seat for entry in entries if isinstance(entry, log.Noted)}
        if not noted:
            return
        for audience, listeners in self._listeners.items():
            if audience.seat is not None and audience.seat in noted and not audience.looking:
                notes = tuple(each.note for each in gathering.running.notes(audience.seat))
                for listener in listeners:
                    listener.hear(encode(messages.NotesTold(notes)))

    def _dismiss_strangers(self, gathering: Gathering) -> None:
        for listener in [each for listeners in self._listeners.values() for each in listeners]:
            try:
                seat = audience_of(identified(gathering, listener.credentials)).seat
                is_strange = listener.audience.seat not in (None, seat)
            except Denied:
                is_strange = True
            if is_strange:
                self.part(listener)  # the seat was freed, or went to another device
                listener.dismiss("seat")

    # Bots

    def _wake(self, delay: float = 0.0) -> None:
        """Let bots move, if it is their turn. Called while the table is held."""
        if self._gathering is None or _bot_to_act(self._gathering) is None:
            return
        if not delay:
            self._is_ours.set()
        elif self._driving is None:
            self._is_ours.clear()
        if self._driving is None:
            self._driving = asyncio.create_task(self._drive(delay))

    async def _drive(self, delay: float) -> None:
        """Ask bots for moves until it is the turn of people, or of nobody."""
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._is_ours.wait()
        while True:
            try:
                if not await self._drive_one():
                    return
            except Unavailable as error:
                said("warning", "bot-waits", self.name, why=str(error))
                await asyncio.sleep(TRY_AGAIN)
            except Exception:  # a fault of ours: this table waits until somebody does something, the others go on
                number = 0 if self._gathering is None else self._gathering.number
                self.house.metrics.errors.inc()
                said("error", "bot-failed", self.name, number, exc_info=True)
                self._driving = None
                return

    async def _drive_one(self) -> bool:
        """Let one bot move; False if none has to."""
        async with self._lock:
            gathering = await self._current()
            seat = _bot_to_act(gathering)
            if seat is None:
                self._driving = None  # while the table is held, or the next to wake it would be deceived
                return False
            table, bot, prompt = gathering.running, gathering.chairs[seat].bot, gathering.prompts[seat].number
            rooms, sight, moves = gathering.rooms, table.sight(seat), table.moves(seat)
        assert bot is not None
        began = monotonic()
        move = await self.house.thinkers.choose(rooms, bot, sight, moves)
        self.house.metrics.thinking.observe(monotonic() - began)
        await asyncio.sleep(self.house.pace)

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], bool]:
            if gathering.chairs[seat].bot != bot or gathering.prompts[seat].number != prompt:
                return (), True  # a person is back, or something was taken back: look again
            request = requests.Move(prompt=prompt, moves=(move,))
            return acted(gathering, Person(seat), request, self.house.now()), True

        written = await self.write(decide)
        self.house.metrics.moves.labels("bot").inc()
        return written


def _is_short(gathering: Gathering) -> bool:
    """Whether players think at the table, and not for days."""
    return gathering.opened.clock is not None and gathering.opened.clock.kind != "days"


def _bot_to_act(gathering: Gathering) -> Seat | None:
    return next((seat for seat in gathering.to_act if gathering.chairs[seat].is_played_by_bot), None)


async def _loaded(house: House, name: str) -> Gathering:
    """The table as its log makes it; raises `Denied` if there is none."""
    loaded = await house.store.load(name)
    if loaded is None:
        raise Denied(RULE, "no-such-table")
    if loaded.snapshot is not None:
        try:
            gathering = Gathering.restored(house.find, loaded.snapshot)
        except BadRecord:  # of other rules: the log itself says more
            pass
        else:
            entries = (log.from_line(line, loaded.number + at) for at, line in enumerate(loaded.lines, start=1))
            gathering.add_all(entries)
            return gathering
    lines = loaded.lines if loaded.snapshot is None else await house.store.lines(name)
    return Gathering.of(house.find, (log.from_line(line, at) for at, line in enumerate(lines, start=1)))
