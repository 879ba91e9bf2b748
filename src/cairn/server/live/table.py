"""A table in memory: it answers reads, writes commands to disk first, and then publishes them to its subscribers."""

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
from cairn.server.live.turns import is_missed, new_turns
from cairn.server.ops.logging import log_event
from cairn.server.protocol import messages, requests
from cairn.server.storage import Append, Conflict, Unavailable
from cairn.server.table import log
from cairn.server.table.absence import cancel_absences, choose_substitute, substitute
from cairn.server.table.commands import execute
from cairn.server.table.identity import Person, identify
from cairn.server.table.log import Entry
from cairn.server.table.ownership import Absence, Credentials, Denied, seats_with
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState
from cairn.text import Voice, text

T = TypeVar("T")

TRIES = 8
"""The number of attempts when another process writes first."""
FOLLOWER_WAITS = 10.0
"""Seconds that this process waits for the one that wrote last to drive the bots. That one may have died."""


class LiveTable:
    """One table. What happens at it happens one after the other; other tables do not wait for it."""

    def __init__(self, name: str, services: Services) -> None:
        """The table of that name, loaded when it is first used."""
        self.name = name
        self.used = services.now()
        self.users = 0
        self.services = services
        """What it shares with the other tables of the process."""
        self.odds_given: dict[Seat, int] = {}
        """By seat: the number of events when its request for odds was last logged."""
        self.record: tuple[object, Record] | None = None
        """The record of a finished game, and what it was made from (`cairn.server.live.records`)."""
        self.client = name
        """Whose share of the workers its bots take: that of the player who asked for something last."""
        self._state: TableState | None = None
        self._lock = asyncio.Lock()
        self._subscribers = Subscribers(name, services)
        self._timer = Timer(services.now, self.check_clocks)
        self._bots = BotDriver(self)
        self._refreshing: asyncio.Task[None] | None = None  # a reference, so that the task is not garbage-collected

    @property
    def number(self) -> int:
        """The number of entries in memory."""
        return 0 if self._state is None else self._state.number

    @property
    def is_unread(self) -> bool:
        """Whether it has not been loaded; perhaps there is no such table."""
        return self._state is None

    @property
    def has_subscribers(self) -> bool:
        """Whether anybody is subscribed."""
        return bool(self._subscribers)

    @property
    def is_idle(self) -> bool:
        """Whether it can leave memory."""
        timed = self._state is not None and self._timer.deadline is not None and _must_wait(self._state)
        return not (self.users or self._subscribers or not self._bots.is_idle or self._lock.locked() or timed)

    # Reading and writing

    async def read(self, credentials: Credentials, ask: Callable[[TableState, Person], T]) -> T:
        """Return what `ask` finds for this person; only what is on disk is read.

        A player who asks counts as present.
        """
        person = Person()

        def find(state: TableState) -> T:
            nonlocal person
            person = identify(state, credentials)
            return ask(state, person)

        answer = await self.inspect(find)
        if person.seat is not None:
            self._subscribers.presence.note_request(person.seat)
            await self._deny_absences((person.seat,))
        return answer

    async def inspect(self, ask: Callable[[TableState], T]) -> T:
        """Return what `ask` finds for the server itself, while nothing else happens at the table."""
        async with self._lock:
            state = await self._current()
            try:
                return ask(state)
            except IllegalMove:
                if not await self._catch_up(state):
                    raise
                return ask(state)

    async def act(
        self,
        credentials: Credentials,
        request: requests.Command,
        send: Callable[[messages.Accepted], None] | None = None,
    ) -> messages.Accepted:
        """Carry out a command; returns when it is on disk. Raise `CairnError` if nothing was changed.

        `send` gets the answer right after the subscribers got the changes, so that both leave in one frame.
        """
        person = Person()

        def decide(state: TableState) -> tuple[tuple[Entry, ...], messages.Accepted]:
            nonlocal person
            person = identify(state, credentials)
            if person.seat is not None:
                self._subscribers.presence.note_request(person.seat)
            self._note_client(person, credentials)
            self._check_words(state, person, request)
            entries = execute(state, person, request, self.services.now(), lambda seat: self._absence(state, seat))
            prompt = None if person.seat is None else state.prompts[person.seat].number
            return entries, messages.Accepted(request.id, state.public_number, prompt)

        began = monotonic()
        try:
            accepted = await self.write(decide, send)
        finally:  # a refused player is present, too
            if person.seat is not None:
                await self._deny_absences((person.seat,))
        if isinstance(request, requests.Move):
            self.services.metrics.count_move(monotonic() - began)
        return accepted

    def _note_client(self, person: Person, credentials: Credentials) -> None:
        """Let the bots take the share of a player: with many tables one has no more of it than with one."""
        if person.seat is not None or person.is_host:
            self.client = credentials.client or self.name

    def _check_words(self, state: TableState, person: Person, request: requests.Command) -> None:
        """Raise `IllegalMove` if a player is muted, or says what must not be said on this server."""
        moderation = self.services.moderation
        if isinstance(request, requests.Say) and person.seat is not None:
            chair = state.chairs[person.seat]
            moderation.check_mute(Credentials(secret=chair.secret, guest=chair.guest))
            if not request.is_phrase:
                moderation.words.check(request.text)
        elif isinstance(request, requests.Ready):
            moderation.words.check(request.word)

    async def write(
        self, decide: Callable[[TableState], tuple[tuple[Entry, ...], T]], send: Callable[[T], None] | None = None
    ) -> T:
        """Write the entries that `decide` returns. The write is finished even if the client has disconnected."""
        async with self._lock:
            for _ in range(TRIES):
                state = await self._current()
                if state.is_outdated:
                    raise IllegalMove(RULE, "other-rules", version=verbatim(state.opened.rules))
                number, seated, acting = state.number, state.seating_number, state.to_act
                try:
                    entries, answer = decide(state)
                    if entries:
                        now = self.services.now()
                        await self._save(make_append(self.name, state, number, entries, seated, now))
                except Conflict:
                    self._state = None  # another process was first: decide again
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
                    if turns := new_turns(state, acting, self._subscribers.presence):
                        self.services.on_turn(self.name, turns)
                    self._bots.wake(state)
                if send is not None:
                    send(answer)
                return answer
        raise Unavailable("too many write to this table at once")

    async def _catch_up(self, state: TableState) -> bool:
        """Read what another process wrote meanwhile, and return whether there was anything."""
        lines = await self.services.store.lines(self.name, state.number) if self.services.store.is_shared else ()
        if lines:
            state.add_all(log.from_lines(lines, state.number + 1))
            self._publish(state)
        return bool(lines)

    async def _save(self, append: Append) -> None:
        """Wait until the entries are on disk. If this task is cancelled, they are read back and published."""
        writing = asyncio.ensure_future(self.services.store.append(append))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self._refresh_after_save)
            raise

    def _refresh_after_save(self, writing: "asyncio.Future[None]") -> None:
        if not writing.cancelled() and writing.exception() is None:
            self._refreshing = asyncio.create_task(self.refresh())

    async def wake_bots(self, client: str | None = None) -> None:
        """Let bots move if it is their turn; they take the share of this client, if one is named."""
        self.client = client or self.client
        async with self._lock:
            self._bots.wake(await self._current())

    # Presence

    def _absence(self, state: TableState, seat: Seat) -> Absence | None:
        since = self._subscribers.presence.away_since(seats_with(state.chairs, seat))
        return None if since is None else Absence(since, is_certain=not self.services.store.is_shared)

    def is_missed(self, state: TableState, seats: Iterable[Seat]) -> bool:
        """Whether one of these seats is to act, and its player is not connected here."""
        return is_missed(state, seats, self._subscribers.presence)

    async def _deny_absences(self, seats: Iterable[Seat] = ()) -> None:
        """Cancel announced absences of players who are connected here, or who have just sent a request."""
        state = self._state
        if state is None or not _absent(state):
            return

        def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
            there = {other for seat in seats for other in seats_with(state.chairs, seat)}
            there.update(self._subscribers.connected_seats(state, _absent(state)))
            return cancel_absences(state, sorted(there), self.services.now()), None

        try:
            await self.write(decide)
        except CairnError as error:
            log_event("warning", "absence-stays", self.name, why=str(error))

    # Subscribers

    async def subscribe(self, subscriber: Subscriber, last: int | None) -> None:
        """Send the subscriber everything that it lacks, and every change from now on."""
        async with self._lock:
            state = await self._current()
            self._note_client(identify(state, subscriber.credentials), subscriber.credentials)
            self._publish(state)  # existing subscribers and this one know the same from here on
            self._subscribers.add(state, subscriber, last)
            self._bots.wake(state)
        await self._deny_absences()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send the subscriber nothing more."""
        self.used = self.services.now()
        self._subscribers.remove(self._state, subscriber)

    def dismiss_all(self, why: str) -> None:
        """Ask all subscribers to come back later."""
        for subscriber in self._subscribers:
            subscriber.dismiss(why)

    def dismiss_where(self, why: str, applies: Callable[[Subscriber], bool]) -> None:
        """Disconnect those to whom it applies, and say why."""
        self._subscribers.dismiss_where(self._state, why, applies)

    @property
    def subscribers(self) -> tuple[Subscriber, ...]:
        """Everybody who is connected to this process."""
        return tuple(self._subscribers)

    async def remove_player(self, seat: Seat) -> None:
        """Take a seat from its player for good, as the host of the server: empty before the game, a bot's during it.

        Raise `IllegalMove` for a seat without a player, and when the game is over.
        """

        def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
            state.check_seat(seat)
            if state.status not in ("waiting", "playing"):
                raise IllegalMove(RULE, "table-closed")
            if state.chairs[seat].secret is None:
                raise IllegalMove(RULE, "nobody-sits-there")
            freed = log.Freed(time=self.services.now(), seat=seat, bot=choose_substitute(state))
            return state.add(freed), None

        self._subscribers.removed.add(seat)
        try:
            await self.write(decide)
        finally:
            self._subscribers.removed.discard(seat)

    async def refresh(self) -> None:
        """Read what another process wrote, and publish it."""
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

    async def reload(self) -> None:
        """Discard the state in memory, because its log was changed."""
        async with self._lock:
            self._state = None
            for subscriber in self._subscribers:
                self.unsubscribe(subscriber)
                subscriber.dismiss("changed")

    async def presence(self, credentials: Credentials) -> messages.PresenceUpdate:
        """Who is connected to this process."""
        return await self.read(credentials, lambda state, _: self._subscribers.describe_presence(state))

    async def check_clocks(self) -> None:
        """Let bots take over the seats whose time ran out, or whose announced absence has lasted long enough."""
        await self._deny_absences()

        def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
            now, bot = self.services.now(), choose_substitute(state)
            out = [seat for seat in state.seats if (end := state.deadline(seat)) is not None and end <= now]
            entries = state.add(*(log.RanOut(time=now, seat=seat, bot=bot) for seat in out if bot is not None))
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

    def release(self) -> None:
        """Stop the timer, because the table leaves memory; it is checked again when it is next loaded."""
        self._timer.stop()

    async def stop(self) -> None:
        """Stop the bots, and wait until what is being written is on disk."""
        self._timer.stop()
        await self._bots.stop()
        async with self._lock:
            self._bots.release()

    async def sentence(self, credentials: Credentials, refusal: Refusal, lang: str) -> str | None:
        """Return a refusal in words, as the person would read it; None for someone who may not see the table."""

        def render(state: TableState, person: Person) -> str:
            words, table = state.rooms.words, state.table
            setting = {} if table is None else words.setting(table.view(person.seat))
            return Voice(text(lang, state.game), state.names, person.seat, setting).say(refusal.phrase)

        try:
            return await self.read(credentials, render)
        except Denied:
            return None

    # State on disk

    async def _current(self) -> TableState:
        """The state as it is on disk."""
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
        """Log that the server was down, if clocks would have run meanwhile, and cancel announced absences."""
        now, number = self.services.now(), state.number
        entries: tuple[Entry, ...] = ()
        if state.public_time < self.services.started:
            is_running = any(state.deadline(seat) is not None for seat in state.seats)
            if is_running and _is_short(state):
                entries = state.add(log.Resumed(time=now))
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
        """Wait for the next clock to run out, or for the next announced absence to end."""
        ends = [end for seat in state.seats if (end := state.deadline(seat)) is not None]
        ends += [until for chair in state.chairs if (until := chair.absent_until) is not None]
        self._timer.set(min(ends, default=None))

    def _publish(self, state: TableState, entries: tuple[Entry, ...] = ()) -> None:
        self._set_timer(state)
        self._subscribers.publish(state, entries)


def _absent(state: TableState) -> list[Seat]:
    """The seats with an announced absence."""
    return [seat for seat, chair in enumerate(state.chairs) if chair.absent_until is not None]


def _must_wait(state: TableState) -> bool:
    """Whether a clock or an announced absence must be watched even if nobody is connected."""
    return _is_short(state) or bool(_absent(state))


def _is_short(state: TableState) -> bool:
    """Whether the table has a clock, and not one of days."""
    return state.opened.clock is not None and state.opened.clock.kind != "days"
