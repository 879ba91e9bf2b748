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
from cairn.server.live.bots import BotDriver
from cairn.server.live.persistence import Unreadable, load_table, log_entries, make_append
from cairn.server.live.services import Services
from cairn.server.live.subscribers import Subscriber, Subscribers
from cairn.server.live.timer import Timer
from cairn.server.ops.logging import log_event
from cairn.server.protocol import messages, requests
from cairn.server.storage import Append, Conflict, Unavailable
from cairn.server.table import log
from cairn.server.table.commands import (
    Credentials,
    Denied,
    Person,
    cancel_absences,
    choose_substitute,
    execute,
    identify,
    substitute,
)
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Absence, seats_with
from cairn.server.table.state import RULE, TableState
from cairn.text import Voice, text

__all__ = ["LiveTable"]

T = TypeVar("T")

TRIES = 8
"""So often a message is tried anew because another process wrote first."""
FOLLOWER_WAITS = 10.0
"""Seconds for another process, whose table it was last, to let a bot move. It may have died."""


class LiveTable:
    """One table. What is done at it is done one after the other; other tables do not wait for it."""

    def __init__(self, name: str, services: Services) -> None:
        """The table of that name, which is read when it is first asked for."""
        self.name = name
        self.used = services.now()
        self.users = 0
        self.services = services
        """What it shares with the other tables of the process."""
        self.odds_given: dict[Seat, int] = {}
        """By seat: how much had happened when the odds were told last, and that was written down."""
        self.record: tuple[object, Record] | None = None
        """The record of a game that is over, and what it was made from (`cairn.server.table.record`)."""
        self._state: TableState | None = None
        self._lock = asyncio.Lock()
        self._subscribers = Subscribers(name, services)
        self._timer = Timer(services.now, self.check_clocks)
        self._bots = BotDriver(self)
        self._refreshing: asyncio.Task[None] | None = None  # kept, or it might be forgotten before it is done

    @property
    def number(self) -> int:
        """How many entries its log has, as far as they are in memory."""
        return 0 if self._state is None else self._state.number

    @property
    def is_unknown(self) -> bool:
        """Whether nothing has been read of it: perhaps there is no such table."""
        return self._state is None

    @property
    def has_subscribers(self) -> bool:
        """Whether somebody is told what happens."""
        return bool(self._subscribers)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        timed = self._state is not None and self._timer.deadline is not None and _must_wait(self._state)
        return not (self.users or self._subscribers or not self._bots.is_idle or self._lock.locked() or timed)

    # Asking

    async def read(self, credentials: Credentials, ask: Callable[[TableState, Person], T]) -> T:
        """What somebody finds out. Nothing is read that is not on disk. A player who asks is there."""
        person = Person()

        def find(state: TableState) -> T:
            nonlocal person
            person = identify(state, credentials)
            return ask(state, person)

        answer = await self.inspect(find)
        if person.seat is not None:
            self._subscribers.presence.see(person.seat)
            await self._deny_absences((person.seat,))
        return answer

    async def inspect(self, ask: Callable[[TableState], T]) -> T:
        """What the server itself finds out, while nothing else is done at the table."""
        async with self._lock:
            state = await self._current()
            try:
                return ask(state)
            except IllegalMove:
                if not await self._catch_up(state):
                    raise
                return ask(state)

    async def act(
        self, credentials: Credentials, request: requests.Act, tell: Callable[[messages.Accepted], None] | None = None
    ) -> messages.Accepted:
        """Do what somebody asks; returns when it is on disk. Raises `CairnError` where nothing has changed.

        `tell` is told the answer right after all have heard what happened, so that both go out together.
        """
        person = Person()

        def decide(state: TableState) -> tuple[tuple[Entry, ...], messages.Accepted]:
            nonlocal person
            person = identify(state, credentials)
            if person.seat is not None:
                self._subscribers.presence.see(person.seat)
            entries = execute(state, person, request, self.services.now(), lambda seat: self._absence(state, seat))
            prompt = None if person.seat is None else state.prompts[person.seat].number
            return entries, messages.Accepted(request.id, state.public_number, prompt)

        began = monotonic()
        try:
            accepted = await self.write(decide, tell)
        finally:  # whoever is refused is there, too
            if person.seat is not None:
                await self._deny_absences((person.seat,))
        if isinstance(request, requests.Move):
            self.services.metrics.count_move(monotonic() - began)
        return accepted

    async def write(
        self, decide: Callable[[TableState], tuple[tuple[Entry, ...], T]], tell: Callable[[T], None] | None = None
    ) -> T:
        """Write down what is decided. What is on its way to disk is finished even if whoever asked has gone."""
        async with self._lock:
            for _ in range(TRIES):
                state = await self._current()
                if state.is_outdated:
                    raise IllegalMove(RULE, "other-rules", version=verbatim(state.opened.rules))
                number, seated = state.number, state.seating_number
                try:
                    entries, answer = decide(state)
                    if entries:
                        now = self.services.now()
                        await self._save(make_append(self.name, state, number, entries, seated, now))
                except Conflict:
                    self._state = None  # somebody else was first: look again at what is asked
                    continue
                except IllegalMove:
                    if state.number != number:
                        self._state = None
                        raise
                    if not await self._catch_up(state):
                        raise
                    continue
                except BaseException as error:
                    if state.number != number or not isinstance(error, CairnError):
                        self._state = None  # it was ahead of the disk
                    raise
                if entries:
                    log_entries(self.name, state, entries)
                    self._publish(state, entries)
                    self._bots.wake(state)
                if tell is not None:
                    tell(answer)
                return answer
        raise Unavailable("too many write to this table at once")

    async def _catch_up(self, state: TableState) -> bool:
        """Whether another process wrote what is not known here yet: nobody is refused because of yesterday's news."""
        lines = await self.services.store.lines(self.name, state.number) if self.services.store.is_shared else ()
        if lines:
            state.add_all(log.from_lines(lines, state.number + 1))
            self._publish(state)
        return bool(lines)

    async def _save(self, append: Append) -> None:
        """Wait until the entries are on disk. If whoever waits is called away, they are read from there and told."""
        writing = asyncio.ensure_future(self.services.store.append(append))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self._refresh_after_save)
            raise

    def _refresh_after_save(self, writing: "asyncio.Future[None]") -> None:
        if not writing.cancelled() and writing.exception() is None:
            self._refreshing = asyncio.create_task(self.refresh())

    async def wake(self) -> None:
        """Let bots move where it is their turn and nobody is there yet."""
        async with self._lock:
            self._bots.wake(await self._current())

    # Who is there

    def _absence(self, state: TableState, seat: Seat) -> Absence | None:
        since = self._subscribers.presence.away_since(seats_with(state.chairs, seat))
        return None if since is None else Absence(since, is_certain=not self.services.store.is_shared)

    async def _deny_absences(self, seats: Iterable[Seat] = ()) -> None:
        """Object where somebody is taken for away who is connected here, or sits at one of these seats and asks."""
        state = self._state
        if state is None or not _absent(state):
            return

        def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
            there = {other for seat in seats for other in seats_with(state.chairs, seat)}
            there.update(self._subscribers.connected(state, _absent(state)))
            return cancel_absences(state, sorted(there), self.services.now()), None

        try:
            await self.write(decide)
        except CairnError as error:
            log_event("warning", "absence-stays", self.name, why=str(error))

    # Listening

    async def subscribe(self, subscriber: Subscriber, last: int | None) -> None:
        """Tell the subscriber all that it does not know, and from now on whatever happens."""
        async with self._lock:
            state = await self._current()
            identify(state, subscriber.credentials)
            self._publish(state)  # those who listen already and this one know the same from here on
            self._subscribers.add(state, subscriber, last)
            self._bots.wake(state)
        await self._deny_absences()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Tell the subscriber nothing any more."""
        self.used = self.services.now()
        self._subscribers.remove(self._state, subscriber)

    def dismiss_all(self, why: str) -> None:
        """Tell all who listen to come back later."""
        for subscriber in self._subscribers:
            subscriber.dismiss(why)

    async def refresh(self) -> None:
        """Read what another process wrote, and tell it."""
        async with self._lock:
            try:
                state = await self._current()
                lines = await self.services.store.lines(self.name, state.number)
                state.add_all(log.from_lines(lines, state.number + 1))
            except CairnError as error:
                self._state = None
                log_event("warning", "unread", self.name, why=str(error))
                return
            self._publish(state)
            self._bots.wake(state, FOLLOWER_WAITS)
        await self._deny_absences()

    async def reread(self) -> None:
        """Forget what is in memory: what was written has been changed."""
        async with self._lock:
            self._state = None
            for subscriber in self._subscribers:
                self.unsubscribe(subscriber)
                subscriber.dismiss("changed")

    async def presence(self, credentials: Credentials) -> messages.PresenceUpdate:
        """Who is connected here, as this process knows it."""
        return await self.read(credentials, lambda state, _: self._subscribers.describe_presence(state))

    async def check_clocks(self) -> None:
        """Let a bot play on for everybody whose time has run out, or who was taken for away and is."""
        await self._deny_absences()

        def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
            now, bot = self.services.now(), choose_substitute(state)
            out = [seat for seat in state.seats if (end := state.deadline(seat)) is not None and end <= now]
            entries: tuple[Entry, ...] = tuple(
                log.RanOut(time=now, seat=seat, bot=bot) for seat in out if bot is not None
            )
            state.add(*entries)
            for seat in _absent(state):
                until = state.chairs[seat].absent_until
                if until is not None and until <= now:
                    entries += substitute(state, seat, now)
            return entries, None

        try:
            await self.write(decide)
        except CairnError as error:
            log_event("warning", "clocks-wait", self.name, why=str(error))
        if self._state is not None:
            self._set_timer(self._state)

    def rest(self) -> None:
        """Wait for no clock any more: the table leaves memory, and is looked at again when somebody comes."""
        self._timer.stop()

    async def stop(self) -> None:
        """Let no bot move any more, and wait until what is being written is on disk."""
        self._timer.stop()
        await self._bots.stop()
        async with self._lock:
            self._bots.rest()

    async def sentence(self, credentials: Credentials, refusal: Refusal, lang: str) -> str | None:
        """A refusal in words, as whoever asked would hear it; None for those who may not look at the table."""

        def said(state: TableState, person: Person) -> str:
            words, table = state.rooms.words, state.table
            setting = {} if table is None else words.setting(table.view(person.seat))
            return Voice(text(lang, state.game), state.names, person.seat, setting).say(refusal.phrase)

        try:
            return await self.read(credentials, said)
        except Denied:
            return None

    # Writing

    async def _current(self) -> TableState:
        """The table as it is on disk."""
        self.used = self.services.now()
        if self._state is None:
            try:
                self._state = await load_table(self.services, self.name)
            except BadRecord as error:
                self.services.metrics.errors.inc()
                log_event("error", "unreadable", self.name, why=str(error))
                raise Unreadable(f"its log cannot be read: {error.place}") from None
            await self._resume(self._state)
        return self._state

    async def _resume(self, state: TableState) -> None:
        """Write down that the server was away, where somebody's clock would have run meanwhile, or an absence."""
        now, number = self.services.now(), state.number
        entries: tuple[Entry, ...] = ()
        if state.public_time < self.services.started:
            is_running = any(state.deadline(seat) is not None for seat in state.seats)
            if is_running and _is_short(state):
                entries = (log.Resumed(time=now),)
                state.add(*entries)
            entries += cancel_absences(state, _absent(state), now)
        if entries:
            append = Append(self.name, number + 1, tuple(map(log.to_line, entries)))
            try:
                await self.services.store.append(append)
            except Conflict:  # another process was first
                self._state = await load_table(self.services, self.name)
            except BaseException:
                self._state = None
                raise
        self._set_timer(self._state or state)

    def _set_timer(self, state: TableState) -> None:
        """Wait for the next clock to run out, or for the next absence to be long enough."""
        ends = [end for seat in state.seats if (end := state.deadline(seat)) is not None]
        ends += [until for chair in state.chairs if (until := chair.absent_until) is not None]
        self._timer.set(min(ends, default=None))

    def _publish(self, state: TableState, entries: tuple[Entry, ...] = ()) -> None:
        self._set_timer(state)
        self._subscribers.publish(state, entries)


def _absent(state: TableState) -> list[Seat]:
    """The seats whose players are taken for away."""
    return [seat for seat, chair in enumerate(state.chairs) if chair.absent_until is not None]


def _must_wait(state: TableState) -> bool:
    """Whether something runs out at the table that nobody comes back for."""
    return _is_short(state) or bool(_absent(state))


def _is_short(state: TableState) -> bool:
    """Whether players think at the table, and not for days."""
    return state.opened.clock is not None and state.opened.clock.kind != "days"
