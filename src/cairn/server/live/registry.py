"""The registry of tables in memory: loaded on demand, dropped when idle."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress

from cairn.core.deal import commitment
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.options import names_in, options_of
from cairn.core.steps import Step
from cairn.core.values import Seat
from cairn.server.jobs.cache import review_key
from cairn.server.live.services import Services
from cairn.server.live.table import LiveTable
from cairn.server.ops.logging import log_event
from cairn.server.protocol import requests
from cairn.server.protocol.messages import SeatGrant
from cairn.server.storage import Append, Conflict
from cairn.server.table import log
from cairn.server.table.commands import begin_at, faces_of, rejoin, seat_people
from cairn.server.table.identity import identify
from cairn.server.table.keys import hash_secret, is_code, is_id, new_code, new_id, new_secret
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.projection import listing
from cairn.server.table.seats import RULE, tidy_name
from cairn.server.table.state import TableState

ME, PERSON = "me", "person"
IDLE = 60.0
"""Seconds without use after which a table leaves memory."""
SWEEP = 15.0
SEAT_LINK_LASTS = 24 * 3600 * 1000
"""Milliseconds for which a link that moves a seat to another device is valid."""
GUESTS_TABLES = 1000
"""The number of a guest's tables that are counted, most recent first."""
OF_TABLE = ("entry", "snapshot", "listing", "guest", "push_notice", "report")
"""Where the database has something of a table."""
REMOVE = tuple(f"delete from {each} where match = $1" for each in OF_TABLE)
FORGET_MADE = "delete from kept where name = $1"
LAST_WORDS = 1.0
"""Seconds for clients to disconnect at shutdown."""


class TableRegistry:
    """The tables in memory, by name; also creates tables and seats people."""

    def __init__(self, services: Services, idle: float = IDLE) -> None:
        """Keep tables for `idle` seconds after their last use."""
        self.services = services
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen for entries of other processes, and drop idle tables regularly."""
        self.services.store.on_written(self._refresh_written)
        self._sweeping = asyncio.create_task(self._sweep_regularly())

    async def dismiss_all(self, why: str) -> None:
        """Ask everybody to come back later, and give them a moment to disconnect."""
        for table in self._tables.values():
            table.dismiss_all(why)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while any(table.has_subscribers for table in self._tables.values()):
                    await asyncio.sleep(LAST_WORDS / 100)

    async def stop(self) -> None:
        """Stop the bots, and finish what is being written."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    @property
    def in_memory(self) -> tuple[LiveTable, ...]:
        """The tables that somebody has used lately."""
        return tuple(self._tables.values())

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    @asynccontextmanager
    async def at(self, name: str, services: Services | None = None) -> AsyncIterator[LiveTable]:
        """Hold the table of that name in memory. Whether it exists is known when it is first read.

        With `services` of its own a table may have other bots.
        """
        if not is_id(name):
            raise Denied(RULE, "no-such-table")
        table = self._tables.get(name)
        if table is None:
            table = self._tables[name] = LiveTable(name, services or self.services)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.is_unread and table.is_idle:
                self._tables.pop(name, None)

    async def create(
        self, request: requests.Create, guest: str | None = None, played: Sequence[Step] | None = None
    ) -> SeatGrant:
        """Set up a table, with the client at the seats called `me`; with `played` steps the game begins after them."""
        game = self.services.find(request.game).game
        given = {name: value for name, value in request.options.items() if name != "players"}
        players = len(request.seats) or request.options.get("players")
        if players is not None and type(players) is not int:
            raise BadInput("options", "players: must be a whole number")
        options = options_of(game, given, players)
        self.services.moderation.words.check(*request.names, *names_in(given))
        seats = request.seats or (ME, *[PERSON] * (options.players - 1))
        mine = tuple(seat for seat, wanted in enumerate(seats) if wanted == ME)
        if len(request.names) != len(mine):
            raise BadInput("names", f"there must be {len(mine)}, for the seats called 'me', not {len(request.names)}")
        secret, invitation, watching, seed, salt = (new_secret() for _ in range(5))
        while True:
            name, code = new_id(), new_code()
            opened = log.Opened(
                time=self.services.now(),
                game=request.game,
                rules=game.rules_version,
                options=options,
                bots=tuple(None if wanted in (ME, PERSON) else wanted for wanted in seats),
                visibility=request.visibility,
                help=request.help,
                chat=request.chat,
                host=hash_secret(secret),
                invitation=hash_secret(invitation),
                watching=hash_secret(watching),
                seed=seed,
                salt=salt,
                commitment=commitment(seed, salt),
                code=code,
                guest=guest,
                clock=request.clock,
                away=request.away,
                branched=len(played or ()),
            )
            state = TableState(self.services.find, opened)
            entries = _seat_creator(state, mine, request, secret, guest)
            if played is not None:
                entries += begin_at(state, played, opened.time)
            listed = listing(name, state, opened.time)
            lines = tuple(map(log.to_line, (opened, *entries)))
            with suppress(Conflict):  # the code is taken
                await self.services.store.append(Append(name, 1, lines, listed))
                log_event("info", "opened", name, len(lines), game=request.game)
                return SeatGrant(
                    id=name,
                    seats=mine,
                    secret=secret,
                    link=None if played is not None else f"/join/{name}#{invitation}",
                    watch=f"/watch/{name}#{watching}",
                    code=None if played is not None else code,
                )

    async def sit(self, name: str, request: requests.Sit, secret: str | None, guest: str | None = None) -> SeatGrant:
        """Sit down; a client that has a secret of this table keeps it, others get a new one."""
        new = new_secret()
        self.services.moderation.words.check(*request.names)

        def decide(state: TableState) -> tuple[tuple[log.Entry, ...], SeatGrant]:
            own = secret if secret is not None and state.knows(hash_secret(secret)) else new
            entries, seats = seat_people(state, request, hash_secret(own), guest, self.services.now())
            return entries, SeatGrant(id=name, seats=seats, secret=own)

        async with self.at(name) as table:
            return await table.write(decide)

    async def create_seat_link(self, name: str, shown: Credentials, seat: Seat) -> tuple[str, int]:
        """Return the key of a link that moves a seat to another device, and when it expires."""
        key, until = new_secret(), self.services.now() + SEAT_LINK_LASTS

        def decide(state: TableState) -> tuple[tuple[log.Entry, ...], None]:
            if identify(state, shown).seat != seat:
                raise Denied(RULE, "not-your-seat")
            return state.add(log.Linked(time=self.services.now(), seat=seat, key=hash_secret(key), until=until)), None

        async with self.at(name) as table:
            await table.write(decide)
        return key, until

    async def move_seat(self, name: str, key: str, shown: Credentials, secret: str | None) -> SeatGrant:
        """Move the seat of a link to this device; the previous device loses it."""
        new = new_secret()

        def decide(state: TableState) -> tuple[tuple[log.Entry, ...], SeatGrant]:
            entries, seat, kept = rejoin(state, hash_secret(key), shown, hash_secret(new), self.services.now())
            own = secret if secret is not None and kept == shown.secret else new
            return entries, SeatGrant(id=name, seats=(seat,), secret=own)

        async with self.at(name) as table:
            return await table.write(decide)

    async def check_share(self, guest: str, most: int) -> None:
        """Raise `IllegalMove` if the guest has `most` unfinished tables."""
        found = await self.services.store.list_of_guest(guest, GUESTS_TABLES)
        if sum(listing.status in ("waiting", "playing") for _, listing in found) >= most:
            raise IllegalMove(RULE, "too-many-tables", number=most)

    async def find_by_code(self, code: str) -> str:
        """Return the name of the table that waits under a code; raise `Denied` if there is none."""
        name = await self.services.store.find_code(code.upper()) if is_code(code.upper()) else None
        if name is None:
            raise Denied(RULE, "no-such-table")
        return name

    async def remove(self, name: str) -> None:
        """Delete a table with everything stored about it; its clients are disconnected."""
        async with self.at(name) as table:
            await table.stop()
            made = (FORGET_MADE, review_key(name))
            await self.services.store.change(*((statement, name) for statement in REMOVE), made)
            await table.reload()

    def _refresh_written(self, matches: Iterable[str] | None) -> None:
        """Refresh the tables in memory that another process wrote to."""
        for name in list(self._tables) if matches is None else matches:
            if name in self._tables:
                task = asyncio.create_task(self._tables[name].refresh())
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def _sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._idle))
            self.sweep()

    def sweep(self) -> None:
        """Drop the tables that nobody has used for a while. Their logs stay on disk."""
        until = self.services.now() - self._idle * 1000
        for name in [name for name, table in self._tables.items() if table.used <= until]:
            self.drop(name)

    def drop(self, name: str) -> None:
        """Drop a table that nobody uses now."""
        table = self._tables.get(name)
        if table is not None and table.is_idle:
            self._tables.pop(name).release()


def _seat_creator(
    state: TableState, mine: tuple[Seat, ...], request: requests.Create, secret: str, guest: str | None
) -> tuple[log.Entry, ...]:
    for seat, bot in enumerate(state.opened.bots):
        if bot is not None:
            state.check_bot(bot, f"seats[{seat}]")
    return state.add(
        *(
            log.Sat(
                time=state.opened.time,
                seat=seat,
                name=tidy_name(name),
                secret=hash_secret(secret),
                guest=guest,
                face=face,
            )
            for seat, name, face in zip(mine, request.names, faces_of(request), strict=True)
        )
    )
