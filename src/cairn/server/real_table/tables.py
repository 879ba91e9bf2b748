"""Real tables in memory: opened from their logs, written to first, and sent to the devices around them."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.options import names_in, options_of
from cairn.core.referee import AnyReferee
from cairn.core.values import Seat, encode
from cairn.games.rooms import Rooms
from cairn.server.http.limits import TooMany
from cairn.server.live.services import Services
from cairn.server.real_table import log
from cairn.server.real_table.log import RULE, RealTable
from cairn.server.table.keys import hash_secret, is_code, new_code, new_secret
from cairn.server.table.ownership import Denied

MOST_IN_MEMORY = 500
"""Tables that are kept in memory without a device; the least recent are opened from their logs again."""
MOST_CONNECTIONS = 4
"""Connections of one device: tabs, and one that broke and is not known to be gone yet."""
ENTRIES_AT_ONCE = 50
"""Entries of a log that are followed before others have their turn: a stone that was misread takes a millisecond."""
LOOK_EVERY = 2.0
"""Seconds between two looks at what other processes wrote, where several share the database."""

_LINES = "select line from real_entry where code = $1 and number >= $2 order by number"
_APPEND = """insert into real_entry (code, number, made, line)
    select $1, cast($2 as bigint), cast($3 as bigint), $4
    where cast($2 as bigint) = 0
        or exists (select 1 from real_entry where code = $1 and number = cast($2 as bigint) - 1)
    on conflict do nothing returning number"""
"""Nothing is written behind a log that was removed meanwhile."""
REMOVE_OLD = """delete from real_entry where code in (
    select code from real_entry group by code having max(made) < $1)"""
"""Deletes tables at which nothing was entered since then."""


class Device:
    """A device that is connected: it is sent a frame whenever its frame has changed."""

    def __init__(self, number: int, seat: Seat | None) -> None:
        """Show the table as this seat sees it."""
        self.number = number
        self.seat = seat
        self.sent = b""
        self.changed = asyncio.Event()
        self.changed.set()


class _Live:
    def __init__(self, code: str) -> None:
        self.code = code
        self.table: RealTable | None = None
        self.referee: AnyReferee | None = None
        self.options: Any = None
        self.devices: set[Device] = set()
        self.frames: dict[tuple[int, Seat | None], bytes] = {}
        """What was sent since the last change, by device and seat."""
        self.lock = asyncio.Lock()


class RealTables:
    """All real tables of a process."""

    def __init__(self, services: Services) -> None:
        """Keep them in the database of these services."""
        self._services = services
        self._live: OrderedDict[str, _Live] = OrderedDict()

    async def open(self, game: str, options: dict[str, Any]) -> tuple[str, str]:
        """Open a table, and return its code and the secret of the first device; raise `BadInput` or `BadOption`."""
        rooms, given = self._services.find(game), dict(options)
        if rooms.referee is None:
            raise BadInput("game", f"{game} has no referee for a real table")
        players = given.pop("players", None)
        read = options_of(rooms.game, given, players)
        self._services.moderation.words.check(*names_in(given))
        opened = log.Opened(game, msgspec.to_builtins(read), read.players)
        while True:
            code = new_code()
            live = _Live(code)
            if await self._append(live, opened):
                break
        self._live[code] = live
        return code, await self.join(code)

    async def join(self, code: str) -> str:
        """Let another device come; return its secret."""
        secret = new_secret()
        async with self._at(code) as live:
            await self._add(live, log.Joined(hash_secret(secret)))
        return secret

    async def sit(self, code: str, secret: str, seat: Seat, chair: log.Chair) -> None:
        """Put a player on a chair, which a device holds from now on.

        A chair that another device holds is taken over only with the first device's consent, by itself, or while the
        other device is away.
        """
        async with self._at(code) as live:
            table, device = self._known(live, secret)
            if chair.device is not None and not 0 <= chair.device < len(table.devices):
                raise BadInput("device", "there is no such device")
            holder = table.chairs[seat].device if 0 <= seat < len(table.chairs) else None
            is_away = holder is not None and all(each.number != holder for each in live.devices)
            if holder not in (None, device) and device != 0 and not is_away:
                raise IllegalMove(RULE, "chair-of-another-device")
            self._services.moderation.words.check(chair.name)
            await self._add(live, log.Sat(seat, chair.device, chair.name, chair.face))

    async def begin(self, code: str, secret: str) -> None:
        """All sit."""
        async with self._at(code) as live:
            self._known(live, secret)
            await self._add(live, log.Begun())

    async def enter(self, code: str, secret: str, seat: Seat | None, id: str, act: dict[str, Any]) -> None:
        """Enter something, once: the same `id` again changes nothing. Raise `CairnError` if it cannot be so."""
        async with self._at(code) as live:
            table, device = self._known(live, secret)
            if id not in table.ids:
                await self._add(live, log.Entered(device, seat, id, act))

    async def number_of(self, code: str, secret: str) -> int:
        """The number of a device; raise `Denied` if it is none of this table's."""
        async with self._at(code) as live:
            return self._known(live, secret)[1]

    async def played(self, code: str, secret: str) -> tuple[Rooms, AnyReferee, RealTable]:
        """The table as it is, for records."""
        async with self._at(code) as live:
            table, _ = self._known(live, secret)
            assert live.referee is not None
            return self._services.find(table.game), live.referee, table

    async def frames(self, code: str, device: Device) -> AsyncGenerator[bytes, None]:
        """The frames of a device, for as long as it is connected: one at once, then each that differs.

        Raise `TooMany` for a device that is connected too often.
        """
        async with self._at(code) as live:
            if sum(each.number == device.number for each in live.devices) >= MOST_CONNECTIONS:
                raise TooMany("too many connections of this device: close one", LOOK_EVERY)
            live.devices.add(device)
            self._tell(live)
        try:
            while True:
                await self._wait(live, device)
                device.changed.clear()
                made = self._frame(live, device)
                if made != device.sent:
                    device.sent = made
                    yield made
        finally:
            live.devices.discard(device)
            self._tell(live)

    def _frame(self, live: _Live, device: Device) -> bytes:
        """What the device is sent now; made once for all connections that show the same."""
        key = (device.number, device.seat)
        if key not in live.frames:
            assert live.table is not None
            here = frozenset(each.number for each in live.devices)
            live.frames[key] = encode(log.project(self._referee(live), live.code, live.table, *key, here))
        return live.frames[key]

    async def _wait(self, live: _Live, device: Device) -> None:
        if not self._services.store.is_shared:
            await device.changed.wait()
            return
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await device.changed.wait()
        except TimeoutError:
            async with live.lock:
                await self._catch_up(live)

    @asynccontextmanager
    async def _at(self, code: str) -> AsyncIterator[_Live]:
        """The table of a code, with what others wrote; raise `Denied` if there is none."""
        if not is_code(code):
            raise Denied(RULE, "no-such-table")
        live = self._live.get(code)
        if live is None:
            live = self._live[code] = _Live(code)
            self._forget_some()
        self._live.move_to_end(code)
        async with live.lock:
            if live.table is None or self._services.store.is_shared:
                await self._catch_up(live)
            if live.table is None:
                self._live.pop(code, None)
                raise Denied(RULE, "no-such-table")
            yield live

    def _known(self, live: _Live, secret: str) -> tuple[RealTable, int]:
        assert live.table is not None
        shown = hash_secret(secret)
        if shown not in live.table.devices:
            raise Denied(RULE, "unknown-secret")
        return live.table, live.table.devices.index(shown)

    async def _add(self, live: _Live, line: log.Line) -> None:
        """Write the line if it can follow, then show it; after a conflict look at what another process wrote.

        Raise `Denied` for a table that was removed while it was in memory.
        """
        while True:
            log.fold(self._referee(live), live.options, live.table, line)
            if await self._append(live, line):
                return
            if not await self._catch_up(live):
                self._live.pop(live.code, None)
                raise Denied(RULE, "no-such-table")

    async def _append(self, live: _Live, line: log.Line) -> bool:
        number = 0 if live.table is None else live.table.lines
        text = encode(line).decode()
        if not await self._services.store.change((_APPEND, live.code, number, self._services.now(), text)):
            return False
        self._fold(live, line)
        self._tell(live)
        return True

    async def _catch_up(self, live: _Live) -> bool:
        """Follow what others wrote; whether there was anything."""
        number = 0 if live.table is None else live.table.lines
        rows = await self._services.store.rows(_LINES, live.code, number)
        for number, (line,) in enumerate(rows, 1):
            self._fold(live, msgspec.json.decode(line, type=log.Line))
            if number % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        if rows:
            self._tell(live)
        return bool(rows)

    def _fold(self, live: _Live, line: log.Line) -> None:
        if isinstance(line, log.Opened):
            rooms = self._services.find(line.game)
            live.referee = rooms.referee
            live.options = msgspec.convert(line.options, rooms.game.types.options)
        live.table = log.fold(self._referee(live), live.options, live.table, line)

    def _referee(self, live: _Live) -> AnyReferee:
        assert live.referee is not None
        return live.referee

    def _tell(self, live: _Live) -> None:
        live.frames.clear()
        for device in live.devices:
            device.changed.set()

    def _forget_some(self) -> None:
        """Keep only so many tables at which no device is connected."""
        idle = [code for code, live in self._live.items() if not live.devices and not live.lock.locked()]
        for code in idle[: max(0, len(idle) - MOST_IN_MEMORY)]:
            del self._live[code]
