"""A table in memory: who asks is answered, what is accepted is on disk first and then told to all who listen."""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TypeVar

from cairn.core.errors import BadRecord, CairnError, IllegalMove
from cairn.core.offers import Refusal
from cairn.core.phrases import verbatim
from cairn.core.record import Record
from cairn.core.values import Seat
from cairn.server.live.bots import Driver
from cairn.server.live.persistence import Unreadable, appended, loaded, note_down
from cairn.server.live.services import House
from cairn.server.live.subscribers import Listener, Listeners
from cairn.server.live.timer import Ticker
from cairn.server.ops.logging import said
from cairn.server.protocol import messages, requests
from cairn.server.storage import Append, Conflict, Unavailable
from cairn.server.table import log
from cairn.server.table.commands import (
    Credentials,
    Denied,
    Person,
    acted,
    cancel_absences,
    identified,
    plays_on,
    substitute,
)
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Absence, seats_with
from cairn.server.table.state import RULE, Gathering
from cairn.text import Voice, text

__all__ = ["LiveTable"]

T = TypeVar("T")

TRIES = 8
"""So often a message is tried anew because another process wrote first."""
FOLLOWER_WAITS = 10.0
"""Seconds for another process, whose table it was last, to let a bot move. It may have died."""


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
        self.record: tuple[object, Record] | None = None
        """The record of a game that is over, and what it was made from (`cairn.server.table.record`)."""
        self._gathering: Gathering | None = None
        self._lock = asyncio.Lock()
        self._listeners = Listeners(name, house)
        self._ticker = Ticker(house.now, self.check_clocks)
        self._bots = Driver(self)
        self._refreshing: asyncio.Task[None] | None = None  # kept, or it might be forgotten before it is done

    @property
    def number(self) -> int:
        """How many entries its log has, as far as they are in memory."""
        return 0 if self._gathering is None else self._gathering.number

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
        timed = self._gathering is not None and self._ticker.deadline is not None and _must_wait(self._gathering)
        return not (self.users or self._listeners or not self._bots.is_idle or self._lock.locked() or timed)

    # Asking

    async def read(self, credentials: Credentials, ask: Callable[[Gathering, Person], T]) -> T:
        """What somebody finds out. Nothing is read that is not on disk. A player who asks is there."""
        person = Person()

        def find(gathering: Gathering) -> T:
            nonlocal person
            person = identified(gathering, credentials)
            return ask(gathering, person)

        answer = await self.look(find)
        if person.seat is not None:
            self._listeners.presence.see(person.seat)
            await self._answer_for((person.seat,))
        return answer

    async def look(self, ask: Callable[[Gathering], T]) -> T:
        """What the house itself finds out, while nothing else is done at the table."""
        async with self._lock:
            gathering = await self._current()
            try:
                return ask(gathering)
            except IllegalMove:
                if not await self._has_gone_on(gathering):
                    raise
                return ask(gathering)

    async def act(
        self, credentials: Credentials, request: requests.Act, tell: Callable[[messages.Accepted], None] | None = None
    ) -> messages.Accepted:
        """Do what somebody asks; returns when it is on disk. Raises `CairnError` where nothing has changed.

        `tell` is told the answer right after all have heard what happened, so that both go out together.
        """
        person = Person()

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], messages.Accepted]:
            nonlocal person
            person = identified(gathering, credentials)
            if person.seat is not None:
                self._listeners.presence.see(person.seat)
            entries = acted(gathering, person, request, self.house.now(), lambda seat: self._absence(gathering, seat))
            prompt = None if person.seat is None else gathering.prompts[person.seat].number
            return entries, messages.Accepted(request.id, gathering.told, prompt)

        began = monotonic()
        try:
            accepted = await self.write(decide, tell)
        finally:  # whoever is refused is there, too
            if person.seat is not None:
                await self._answer_for((person.seat,))
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
                        now = self.house.now()
                        await self._written(appended(self.name, gathering, number, entries, seated, now))
                except Conflict:
                    self._gathering = None  # somebody else was first: look again at what is asked
                    continue
                except IllegalMove:
                    if gathering.number != number:
                        self._gathering = None
                        raise
                    if not await self._has_gone_on(gathering):
                        raise
                    continue
                except BaseException as error:
                    if gathering.number != number or not isinstance(error, CairnError):
                        self._gathering = None  # it was ahead of the disk
                    raise
                if entries:
                    note_down(self.name, gathering, entries)
                    self._tell(gathering, entries)
                    self._bots.wake(gathering)
                if tell is not None:
                    tell(answer)
                return answer
        raise Unavailable("too many write to this table at once")

    async def _has_gone_on(self, gathering: Gathering) -> bool:
        """Whether another process wrote what is not known here yet: nobody is refused because of yesterday's news."""
        lines = await self.house.store.lines(self.name, gathering.number) if self.house.store.is_shared else ()
        if lines:
            gathering.add_all(log.from_line(line, gathering.number + at + 1) for at, line in enumerate(lines))
            self._tell(gathering)
        return bool(lines)

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

    async def wake(self) -> None:
        """Let bots move where it is their turn and nobody is there yet."""
        async with self._lock:
            self._bots.wake(await self._current())

    # Who is there

    def _absence(self, gathering: Gathering, seat: Seat) -> Absence | None:
        since = self._listeners.presence.away_since(seats_with(gathering.chairs, seat))
        return None if since is None else Absence(since, is_certain=not self.house.store.is_shared)

    async def _answer_for(self, seats: Iterable[Seat] = ()) -> None:
        """Object where somebody is taken for away who is connected here, or sits at one of these seats and asks."""
        gathering = self._gathering
        if gathering is None or not _absent(gathering):
            return

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], None]:
            there = {other for seat in seats for other in seats_with(gathering.chairs, seat)}
            there.update(self._listeners.connected(gathering, _absent(gathering)))
            return cancel_absences(gathering, sorted(there), self.house.now()), None

        try:
            await self.write(decide)
        except CairnError as error:
            said("warning", "absence-stays", self.name, why=str(error))

    # Listening

    async def join(self, listener: Listener, last: int | None) -> None:
        """Tell the listener all that it does not know, and from now on whatever happens."""
        async with self._lock:
            gathering = await self._current()
            identified(gathering, listener.credentials)
            self._tell(gathering)  # those who listen already and this one know the same from here on
            self._listeners.join(gathering, listener, last)
            self._bots.wake(gathering)
        await self._answer_for()

    def part(self, listener: Listener) -> None:
        """Tell the listener nothing any more."""
        self.used = self.house.now()
        self._listeners.part(self._gathering, listener)

    def dismiss_all(self, why: str) -> None:
        """Tell all who listen to come back later."""
        for listener in self._listeners:
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
            self._bots.wake(gathering, FOLLOWER_WAITS)
        await self._answer_for()

    async def reread(self) -> None:
        """Forget what is in memory: what was written has been changed."""
        async with self._lock:
            self._gathering = None
            for listener in self._listeners:
                self.part(listener)
                listener.dismiss("changed")

    async def presence(self, credentials: Credentials) -> messages.PresenceTold:
        """Who is connected here, as this process knows it."""
        return await self.read(credentials, lambda gathering, _: self._listeners.presence_told(gathering))

    async def check_clocks(self) -> None:
        """Let a bot play on for everybody whose time has run out, or who was taken for away and is."""
        await self._answer_for()

        def decide(gathering: Gathering) -> tuple[tuple[Entry, ...], None]:
            now, bot = self.house.now(), plays_on(gathering)
            out = [seat for seat in gathering.seats if (end := gathering.deadline(seat)) is not None and end <= now]
            entries: tuple[Entry, ...] = tuple(
                log.RanOut(time=now, seat=seat, bot=bot) for seat in out if bot is not None
            )
            gathering.add(*entries)
            for seat in _absent(gathering):
                until = gathering.chairs[seat].absent_until
                if until is not None and until <= now:
                    entries += substitute(gathering, seat, now)
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
        await self._bots.stop()
        async with self._lock:
            self._bots.rest()

    async def sentence(self, credentials: Credentials, refusal: Refusal, lang: str) -> str | None:
        """A refusal in words, as whoever asked would hear it; None for those who may not look at the table."""

        def said(gathering: Gathering, person: Person) -> str:
            words, table = gathering.rooms.words, gathering.table
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
                self._gathering = await loaded(self.house, self.name)
            except BadRecord as error:
                self.house.metrics.errors.inc()
                said("error", "unreadable", self.name, why=str(error))
                raise Unreadable(f"its log cannot be read: {error.place}") from None
            await self._resume(self._gathering)
        return self._gathering

    async def _resume(self, gathering: Gathering) -> None:
        """Write down that the server was away, where somebody's clock would have run meanwhile, or an absence."""
        now, number = self.house.now(), gathering.number
        entries: tuple[Entry, ...] = ()
        if gathering.told_at < self.house.started:
            is_running = any(gathering.deadline(seat) is not None for seat in gathering.seats)
            if is_running and _is_short(gathering):
                entries = (log.Resumed(time=now),)
                gathering.add(*entries)
            entries += cancel_absences(gathering, _absent(gathering), now)
        if entries:
            append = Append(self.name, number + 1, tuple(map(log.to_line, entries)))
            try:
                await self.house.store.append(append)
            except Conflict:  # another process was first
                self._gathering = await loaded(self.house, self.name)
            except BaseException:
                self._gathering = None
                raise
        self._tick(self._gathering or gathering)

    def _tick(self, gathering: Gathering) -> None:
        """Wait for the next clock to run out, or for the next absence to be long enough."""
        ends = [end for seat in gathering.seats if (end := gathering.deadline(seat)) is not None]
        ends += [until for chair in gathering.chairs if (until := chair.absent_until) is not None]
        self._ticker.set(min(ends, default=None))

    def _tell(self, gathering: Gathering, entries: tuple[Entry, ...] = ()) -> None:
        self._tick(gathering)
        self._listeners.tell(gathering, entries)


def _absent(gathering: Gathering) -> list[Seat]:
    """The seats whose players are taken for away."""
    return [seat for seat, chair in enumerate(gathering.chairs) if chair.absent_until is not None]


def _must_wait(gathering: Gathering) -> bool:
    """Whether something runs out at the table that nobody comes back for."""
    return _is_short(gathering) or bool(_absent(gathering))


def _is_short(gathering: Gathering) -> bool:
    """Whether players think at the table, and not for days."""
    return gathering.opened.clock is not None and gathering.opened.clock.kind != "days"
