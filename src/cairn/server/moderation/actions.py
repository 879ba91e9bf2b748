"""What the host of the server can do: each act changes the database, takes effect at once, and is recorded."""

from collections.abc import Callable, Sequence

from cairn.core.errors import BadInput, CairnError, IllegalMove
from cairn.core.values import Seat, replace
from cairn.server.guests.games import MOST_TABLES
from cairn.server.guests.privacy import HIDDEN, placeholder_name, rewrite
from cairn.server.live.registry import TableRegistry
from cairn.server.live.subscribers import Subscriber
from cairn.server.moderation import reports, restrictions
from cairn.server.moderation.audit import record_action
from cairn.server.moderation.restrictions import HOUR, Effect, Kind, Restriction, network_of
from cairn.server.moderation.words import clean_word
from cairn.server.storage import Statement, Unavailable
from cairn.server.table import log
from cairn.server.table.log import Entry
from cairn.server.table.seats import RULE, Chair
from cairn.server.table.state import TableState

_ADD_WORD = "insert into forbidden_word (word) values ($1) on conflict do nothing"
_DROP_WORD = "delete from forbidden_word where word = $1 returning word"
_UNNAME = "update person set name = '' where guest = $1 returning guest"


class Actions:
    """The acts of the host, on the tables of this server."""

    def __init__(self, tables: TableRegistry) -> None:
        """Act on these tables."""
        self._tables = tables
        self._services = tables.services

    # Bans and mutes

    async def restrict(self, effect: Effect, kind: Kind, target: str, reason: str, hours: int) -> Restriction:
        """Ban or mute for that number of hours (0: until it is lifted). A ban ends connections and frees seats."""
        if kind == "address":
            if effect == "mute":
                raise BadInput("address", "can be banned, not muted: mute a guest or a seat")
            target = network_of(target)
        now = self._services.now()
        made = Restriction(effect, kind, target, reason, now, now + hours * HOUR if hours else 0)
        await self._services.moderation.change(
            restrictions.put(made), self._record(effect, _name(kind, target), reason)
        )
        if effect == "ban":
            self.disconnect_banned()
            if kind == "guest":
                await self._remove_everywhere(target)
        return made

    async def restrict_seat(self, effect: Effect, table: str, seat: Seat, reason: str, hours: int) -> Restriction:
        """Ban or mute the player of a seat: the guest, or for a player without one the seat's secret."""
        chair = await self._chair(table, seat)
        kind, target = _holder(chair)
        made = await self.restrict(effect, kind, target, reason, hours)
        if effect == "ban" and kind == "secret":
            await self._remove(table, seat)
        return made

    async def lift(self, effect: Effect, kind: Kind, target: str) -> None:
        """Lift a ban or a mute."""
        target = network_of(target) if kind == "address" else target
        known = {(each.effect, each.kind, each.target) for each in self._services.moderation.restrictions.all}
        if (effect, kind, target) not in known:
            raise BadInput("target", "is not restricted")
        recorded = self._record(f"lift-{effect}", _name(kind, target))
        await self._services.moderation.change(restrictions.lift(effect, kind, target), recorded)

    def disconnect_banned(self) -> None:
        """End the connections of everybody who is banned."""
        find_ban = self._services.moderation.find_ban

        def applies(each: Subscriber) -> bool:
            return find_ban(each.credentials, each.address) is not None

        for table in self._tables.in_memory:
            table.dismiss_where("banned", applies)

    # Tables and seats

    async def remove(self, table: str, seat: Seat, reason: str) -> None:
        """Take a seat from its player for good."""
        async with self._tables.at(table) as live:
            await live.remove_player(seat)
        await self._services.store.change(self._record("remove", f"table:{table}/seat:{seat}", reason))

    async def delete_table(self, table: str, reason: str) -> None:
        """Delete a table with everything that is stored about it."""
        await self._state(table)  # there is one
        await self._tables.remove(table)
        await self._services.store.change(self._record("delete-table", f"table:{table}", reason))

    async def delete_name(self, table: str, seat: Seat, reason: str) -> None:
        """Replace the name of a player by `player 1`: a guest's at all tables, otherwise at this one."""
        chair = await self._chair(table, seat)
        names = [table]
        statements: list[Statement] = []
        if chair.guest is not None:
            found = await self._services.store.list_of_guest(chair.guest, MOST_TABLES)
            names = list(dict.fromkeys([table, *(name for name, _ in found)]))
            statements.append((_UNNAME, chair.guest))
        for name in names:
            await rewrite(self._tables, name, lambda entries: _without_name(entries, chair))
        target = f"guest:{chair.guest}" if chair.guest else f"table:{table}/seat:{seat}"
        await self._services.store.change(*statements, self._record("delete-name", target, reason))

    async def delete_line(self, table: str, number: int, reason: str) -> None:
        """Replace a chat message by `…`."""
        state = await self._state(table)
        if not any(line.number == number and not line.is_phrase for line in state.lines):
            raise BadInput("line", f"there is no chat message {number} at this table")
        await rewrite(self._tables, table, lambda entries: _without_line(entries, number))
        await self._services.store.change(self._record("delete-line", f"table:{table}/line:{number}", reason))

    # Reports and words

    async def close_report(self, report: str, reason: str) -> None:
        """Mark a report as dealt with."""
        store = self._services.store
        if not await store.change((reports.CLOSE, report, self._services.now())):
            raise BadInput("report", "there is no such open report")
        await store.change(self._record("close-report", f"report:{report}", reason))

    async def add_word(self, word: str) -> str:
        """Add an entry to the words that must not be said, and return it as it is kept."""
        cleaned = clean_word(word)
        await self._services.moderation.change((_ADD_WORD, cleaned), self._record("add-word", f"word:{cleaned}"))
        return cleaned

    async def drop_word(self, word: str) -> None:
        """Remove an entry from the words that must not be said."""
        if word not in self._services.moderation.words.all:
            raise BadInput("word", "is not in the list")
        await self._services.moderation.change((_DROP_WORD, word), self._record("drop-word", f"word:{word}"))

    # Parts

    def _record(self, action: str, target: str, reason: str = "") -> Statement:
        return record_action(self._services.now(), action, target, reason)

    async def _state(self, table: str) -> TableState:
        async with self._tables.at(table) as live:
            return await live.inspect(lambda state: state)

    async def _chair(self, table: str, seat: Seat) -> Chair:
        state = await self._state(table)
        state.check_seat(seat)
        chair = state.chairs[seat]
        if chair.secret is None:
            raise IllegalMove(RULE, "nobody-sits-there")
        return chair

    async def _remove(self, table: str, seat: Seat) -> None:
        try:
            async with self._tables.at(table) as live:
                await live.remove_player(seat)
        except Unavailable:
            raise
        except CairnError:
            pass  # the game is over, or of other rules: there is nothing to take away

    async def _remove_everywhere(self, guest: str) -> None:
        for name, listed in await self._services.store.list_of_guest(guest, MOST_TABLES):
            if listed.status in ("waiting", "playing"):
                chairs = (await self._state(name)).chairs
                for seat in [at for at, chair in enumerate(chairs) if chair.secret and chair.guest == guest]:
                    await self._remove(name, seat)


def _name(kind: Kind, target: str) -> str:
    """How the audit log names who was restricted; the hash of a secret is shortened, because it identifies enough."""
    return f"{kind}:{target[:12] if kind == 'secret' else target}"


def _holder(chair: Chair) -> tuple[Kind, str]:
    return ("guest", chair.guest) if chair.guest else ("secret", chair.secret or "")


def _without_name(entries: Sequence[Entry], chair: Chair) -> dict[int, Entry]:
    """By number: the entries that give the player a name, with another one."""

    def is_theirs(entry: Entry) -> bool:
        if not isinstance(entry, log.Sat):
            return False
        return entry.guest == chair.guest if chair.guest else entry.secret == chair.secret

    return _replace(
        entries,
        is_theirs,
        lambda entry: replace(entry, name=placeholder_name(entry, entries)) if isinstance(entry, log.Sat) else entry,
    )


def _without_line(entries: Sequence[Entry], wanted: int) -> dict[int, Entry]:
    """By number: the chat message with that public number, hidden."""
    public = 0
    for number, entry in enumerate(entries, start=1):
        public += not isinstance(entry, log.Noted | log.Hinted | log.Linked)
        if public == wanted and isinstance(entry, log.Said):
            return {number: replace(entry, text=HIDDEN)}
    return {}


def _replace(
    entries: Sequence[Entry], applies: Callable[[Entry], bool], change: Callable[[Entry], Entry]
) -> dict[int, Entry]:
    return {number: change(entry) for number, entry in enumerate(entries, start=1) if applies(entry)}
