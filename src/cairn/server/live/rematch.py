"""Rematches: a new table for the same players, set up like the old one, which links to it.

Everybody keeps their secret and moves up by one seat, and the first becomes the last, so that the starting player
changes from game to game. The name of the new table is derived from the old one: two players who ask at once get the
same table. Anyone who asks after the first accepts; when all have, and nobody else is missing, the game begins.
"""

from hashlib import sha256

from cairn.core.deal import commitment
from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import requests
from cairn.server.protocol.messages import SeatGrant
from cairn.server.storage import Append, Conflict
from cairn.server.table import log
from cairn.server.table.commands import execute
from cairn.server.table.identity import Person
from cairn.server.table.keys import hash_secret, new_code, new_secret
from cairn.server.table.log import Entry, Opened
from cairn.server.table.ownership import Credentials, Denied, open_seats
from cairn.server.table.projection import listing
from cairn.server.table.seats import RULE
from cairn.server.table.state import TableState

ID_LENGTH = 16


async def open_rematch(tables: TableRegistry, name: str, shown: Credentials, secret: str | None) -> SeatGrant:
    """Return the seats at the rematch, and set it up for the first who asks; a secret is valid at both tables."""
    async with tables.at(name) as table:
        old = await table.read(shown, _check_over)
        other = _next_name(name, old)
        links = ("", "", "")
        if old.rematch is None:
            invitation, watching = new_secret(), new_secret()
            while True:
                opened = _make_opening(tables, name, old, invitation, watching)
                new = TableState(tables.services.find, opened)
                entries = _seat_everybody(old, new, shown)
                lines = tuple(map(log.to_line, (opened, *entries)))
                try:
                    await tables.services.store.append(Append(other, 1, lines, listing(other, new, opened.time)))
                except Conflict:
                    if await tables.services.store.load(other) is None:
                        continue  # the code is taken
                else:
                    links = (f"/join/{other}#{invitation}", f"/watch/{other}#{watching}", opened.code or "")
                break

            def decide(state: TableState) -> tuple[tuple[Entry, ...], None]:
                if state.rematch is not None:
                    return (), None
                return state.add(log.Rematched(time=tables.services.now(), table=other)), None

            await table.write(decide)
    async with tables.at(other) as following:
        await following.write(lambda state: (_accept(state, shown, tables.services.now()), None))
        kept = await following.read(shown, lambda state, _: state)
    link, watch, code = links
    return SeatGrant(other, open_seats(kept.chairs, shown), secret or "", link or None, watch or None, code or None)


def _accept(state: TableState, shown: Credentials, time: int) -> tuple[Entry, ...]:
    """Say yes for the seats that these credentials open; begin if that was the last of several players."""
    waiting = [seat for seat in open_seats(state.chairs, shown) if not state.chairs[seat].ready]
    if state.status != "waiting" or not waiting:
        return ()
    accepted = state.add(*(log.Worded(time=time, seat=seat) for seat in waiting))
    if any(chair.is_free or not (chair.ready or chair.is_played_by_bot) for chair in state.chairs):
        return accepted
    return (*accepted, *execute(state, Person(is_host=True), requests.Start(), time))


def _check_over(state: TableState, person: Person) -> TableState:
    if person.seat is None and not person.is_host:
        raise Denied(RULE, "only-looking-on")
    if state.status != "over":
        raise IllegalMove(RULE, "table-closed" if state.status == "closed" else "not-over")
    return state


def _next_name(name: str, old: TableState) -> str:
    """The name of the next table; only someone who knows the seed and salt of this one can compute it."""
    return sha256(f"{name} {old.opened.seed} {old.opened.salt}".encode()).hexdigest()[:ID_LENGTH]


def _make_opening(tables: TableRegistry, name: str, old: TableState, invitation: str, watching: str) -> Opened:
    seed, salt = new_secret(), new_secret()
    chairs = [*old.chairs[1:], old.chairs[0]]
    return replace(
        old.opened,
        time=tables.services.now(),
        host=old.host,
        guest=old.host_guest,
        options=old.options,
        bots=tuple(chair.bot if chair.secret is None else None for chair in chairs),
        invitation=hash_secret(invitation),
        watching=hash_secret(watching),
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        branched=0,
        code=new_code(),
        again=name,
    )


def _seat_everybody(old: TableState, new: TableState, shown: Credentials) -> tuple[Entry, ...]:
    """Seat everybody at their new place; only the player who asked is ready."""
    time, chairs = new.opened.time, [*old.chairs[1:], old.chairs[0]]
    people = [(seat, chair) for seat, chair in enumerate(chairs) if chair.secret is not None]
    entries: list[Entry] = [
        log.Sat(time=time, seat=seat, name=chair.name, secret=chair.secret or "", guest=chair.guest, face=chair.face)
        for seat, chair in people
    ]
    entries.append(log.Changed(time=time, options=old.options))  # so that nobody is ready
    new.add(*entries)
    return (*entries, *new.add(*(log.Worded(time=time, seat=seat) for seat in open_seats(new.chairs, shown))))
