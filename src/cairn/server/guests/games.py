"""The games of a guest: the list of them, and visits to each of their tables."""

import csv
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Any, TypeVar

from cairn.core.errors import CairnError
from cairn.core.phrases import Phrase
from cairn.core.values import Seat, Value, field
from cairn.server.guests.registry import Guest
from cairn.server.live.registry import TableRegistry
from cairn.server.protocol import messages
from cairn.server.storage import Unavailable
from cairn.server.table.ownership import Credentials, check_are_apart, open_seats
from cairn.server.table.projection import describe_table
from cairn.server.table.state import TableState
from cairn.text.words import Words

T = TypeVar("T")

MOST_LISTED = 100
MOST_TABLES = 10_000


class GuestGame(Value, omit_defaults=True):
    """One of the guest's games, for the list."""

    table: messages.TableInfo
    seats: tuple[Seat, ...]
    """Their own seats; none: they set up the table and watch."""
    is_host: bool = False
    to_act: tuple[Seat, ...] = ()
    is_my_turn: bool = False
    number: int = 0
    """The number of events so far."""
    last: Any = None
    """The last event, as the first of the guest's seats saw it."""
    phrases: Any = ()
    """The phrases of the last event that has any."""
    setting: dict[str, Any] = field(default_factory=dict)
    """Facts that these may use."""
    updated: int = 0
    """When something last happened."""
    began: int = 0
    """When the game began; 0: not yet, or not known."""
    ended: int = 0
    """When it was over, or the table was closed."""
    points: tuple[int, ...] = ()
    """By seat, after a game with points."""
    is_offer: bool = False
    """Whether somebody offers this rematch, and the guest has not said yes."""


async def list_games(
    tables: TableRegistry, guest: Guest, limit: int = MOST_LISTED, running: bool = False
) -> tuple[GuestGame, ...]:
    """The guest's games: those where it is their turn first, then running ones, then by time; or only `running`."""
    found = [each async for each in visit_tables(tables, guest, limit, _describe_game, running)]
    going = ("playing", "waiting")
    return tuple(sorted(found, key=lambda each: (not each.is_my_turn, each.table.status not in going, -each.updated)))


CSV_COLUMNS = (
    "table",
    "game",
    "began",
    "ended",
    "minutes",
    "status",
    "players",
    "seat",
    "place",
    "points",
    "all_points",
)


def games_to_csv(games: Iterable[GuestGame]) -> str:
    """The games as a table for a spreadsheet: one line for each, times in UTC."""
    written = StringIO()
    lines = csv.writer(written)
    lines.writerow(CSV_COLUMNS)
    for each in games:
        seat, table, result = (each.seats[0] if each.seats else None), each.table, each.table.result
        lines.writerow(
            (
                table.id,
                table.game,
                _iso(each.began),
                _iso(each.ended),
                round((each.ended - each.began) / 60_000) if each.began and each.ended else "",
                table.status,
                _as_text(", ".join(chair.name for chair in table.seats)),
                "" if seat is None else seat + 1,
                result.places[seat] if result is not None and seat is not None else "",
                each.points[seat] if each.points and seat is not None else "",
                " ".join(map(str, each.points)),
            )
        )
    return written.getvalue()


def _as_text(text: str) -> str:
    """A cell that no spreadsheet takes for a formula: others choose their names."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def _iso(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds") if time else ""


async def visit_tables(
    tables: TableRegistry,
    guest: Guest,
    limit: int,
    ask: Callable[[str, TableState, Credentials], T | None],
    running: bool = False,
) -> AsyncIterator[T]:
    """Yield what `ask` finds at each table of the guest, except None and tables that cannot be read.

    A list that is asked for again finds its tables in memory; a guest's ten thousand tables would fill it.
    """
    shown = guest.credentials

    async def ask_table(name: str) -> T | None:
        async with tables.at(name) as table:
            return await table.read(shown, lambda state, _: ask(name, state, shown))

    for number, (name, _) in enumerate(await tables.services.store.list_of_guest(guest.id, limit, running)):
        try:
            found = await ask_table(name)
        except Unavailable:
            raise
        except CairnError:
            continue  # the seat has another owner now, or the log cannot be read
        if number >= MOST_LISTED:
            tables.drop(name)
        if found is not None:
            yield found


async def check_may_merge(tables: TableRegistry, guest: Guest, other: str) -> None:
    """Raise `Denied` if a device of the guest must not become one of the other, because both sit at one table."""
    store = tables.services.store
    shared = {name for name, _ in await store.list_of_guest(other, MOST_TABLES)}
    for name, listed in await store.list_of_guest(guest.id, MOST_TABLES):
        if name in shared and listed.status in ("waiting", "playing"):
            async with tables.at(name) as table:
                await table.inspect(
                    lambda state: check_are_apart(state.chairs, guest.credentials, Credentials(guest=other))
                )


def _describe_game(name: str, state: TableState, shown: Credentials) -> GuestGame | None:
    seats, table = open_seats(state.chairs, shown), state.table
    is_host = state.host_guest == shown.guest
    if not seats and not is_host:
        return None  # an open table that was once their own
    info = describe_table(name, state, seats[0] if seats else None)
    if table is None or state.is_outdated:
        is_offer = info.again is not None and any(not info.seats[seat].is_ready for seat in seats)
        return GuestGame(info, seats, is_host, updated=state.public_time, ended=state.ended, is_offer=is_offer)
    sight = table.sight(seats[0] if seats else None)
    history = sight.history
    return GuestGame(
        table=info,
        seats=seats,
        is_host=is_host,
        to_act=state.to_act,
        is_my_turn=any(seat in state.to_act for seat in seats),
        number=table.number,
        last=history[-1] if history else None,
        phrases=_last_phrases(state.rooms.words, history),
        setting=dict(state.rooms.words.setting(sight.view)),
        updated=state.public_time,
        began=state.began,
        ended=state.ended,
        points=info.result.scores if info.result is not None and info.result.has_points else (),
    )


def _last_phrases(words: Words[Any, Any, Any, Any], history: Sequence[Any]) -> tuple[Phrase, ...]:
    told = (words.event(history, number) for number in reversed(range(len(history))))
    return next((phrases for phrases in told if phrases), ())
