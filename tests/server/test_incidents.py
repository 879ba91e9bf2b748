"""What went wrong at other tables, once: each of these incidents is tried here, or cannot happen.

Numbers are those of the list that the project keeps. Those without a test here:

4  (the author of a game forgot to hide something): views are built up from what is seen, and the contract tests of
   each game compare worlds that a seat cannot tell apart.
9, 11 (a search that sees the truth, or the random generator): bots are sent sights; tests/bots hold what they sample.
20 (one machine, no stand-in): any process can serve any table of a PostgreSQL, `test_two_processes_serve_one_table`.
22 (strength that nobody could repeat): the arena plays paired seeds, tests/play.
"""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cairn.core.errors import IllegalMove
from cairn.core.values import encode
from cairn.games.rooms import Rooms
from cairn.server.live.dispatch import dispatch
from cairn.server.live.persistence import Unreadable
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.live.table import LiveTable
from cairn.server.protocol import requests
from cairn.server.protocol.requests import Create, Move, Sit
from cairn.server.storage import Append
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.commands import execute
from cairn.server.table.identity import Person
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.projection import Audience
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from cairn.server.ws import MOST_WAITING, _Connection
from tests.loose import AnySight
from tests.server.positions import find, opened, random_log
from tests.server.services import AtOnce, Clock, Ear, by, friends, services

pytestmark = pytest.mark.anyio

HEADS, TAILS = {"type": "hide", "side": "heads"}, {"type": "hide", "side": "tails"}
WELL = {"type": "say", "word": "well"}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(str(tmp_path / "tables.sqlite"))
    yield opened
    await opened.close()


def _fix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let names, secrets and codes be the same in every world."""
    for made in ("new_id", "new_secret", "new_code"):
        numbers = count()
        monkeypatch.setattr(
            f"cairn.server.live.registry.{made}", lambda numbers=numbers: f"made{next(numbers):012}"[:16]
        )


class Spying(AtOnce):
    """Remembers all that a bot is ever given."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    async def choose(
        self,
        rooms: Rooms,
        bot: str,
        sight: AnySight,
        moves: tuple[Any, ...],
        is_demo: bool = False,
        client: str = "",
    ) -> Any:
        self.given.append(encode((bot, sight, moves)))
        return moves[0]


async def world(monkeypatch: pytest.MonkeyPatch, folder: Path, hidden: Any) -> tuple[list[bytes], list[bytes]]:
    """All that seat 1 hears and is answered, and all that a bot is given, where seat 0 hides this."""
    _fix(monkeypatch)
    folder.mkdir()
    store = await open_store(str(folder / "tables.sqlite"))
    spying = Spying()
    tables = TableRegistry(Services(store, find, spying, Clock()))
    name, (ann, ben) = await friends(tables, people=2, bots=1)
    heard: list[bytes] = []

    class Recorder(Ear):
        def send(self, message: bytes) -> None:
            heard.append(message)
            super().send(message)

    async with tables.at(name) as table:
        await table.subscribe(Recorder(ben, Audience(1, True)), None)
        await table.act(ann, requests.Start())
        await _moved(table, ann, hidden)
        await _moved(table, ann, None)
        await _moved(table, ann, hidden)
        await table.subscribe(Recorder(ben, Audience(1)), None)
        await table.subscribe(Recorder(ben, Audience(1)), 2)
        for piece in ("hand:0", "hand:1", "hand:2", "coin:crooked", "word:1"):
            heard.append(encode(await dispatch(table, ben, requests.WhyNot(piece=piece))))
        for refused in (WELL, {"type": "hide", "side": "edge"}):
            with pytest.raises(Exception) as error:  # noqa: PT011  (whatever it is, it is the same in both worlds)
                await _moved(table, ben, refused)
            heard.append(str(error.value).encode())
        await tables.stop()
    await store.close()
    return heard, spying.given


async def _moved(table: LiveTable, who: Credentials, move: Any | None) -> None:
    prompt = await table.read(who, lambda state, person: state.prompts[person.seat or 0].number)
    await table.act(who, requests.Undo(prompt=prompt) if move is None else Move(prompt=prompt, moves=(move,)))


async def test_1_2_3_5_whatever_another_hides_a_seat_hears_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No undo stack, no first state, no argument of a move, nothing in the handshake: not one byte differs."""
    heads, tails = (
        await world(monkeypatch, tmp_path / "heads", HEADS),
        await world(monkeypatch, tmp_path / "tails", TAILS),
    )
    assert heads[0] == tails[0] and len(heads[0]) > 10


async def test_6_7_bots_are_given_what_their_seat_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heads, tails = (
        await world(monkeypatch, tmp_path / "heads", HEADS),
        await world(monkeypatch, tmp_path / "tails", TAILS),
    )
    assert heads[1] == tails[1] and heads[1]


async def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who looks is given the whole position beside the view, as happened to others."""
    from cairn.server.table import projection

    told = projection._prompt

    def leaking(state: TableState, audience: Audience, view: Any) -> Any:
        asked = told(state, audience, view)
        return asked and type(asked)(asked.number, asked.is_open, state.running.state, asked.can_undo)

    monkeypatch.setattr(projection, "_prompt", leaking)
    assert (await world(monkeypatch, tmp_path / "heads", HEADS))[0] != (
        await world(monkeypatch, tmp_path / "tails", TAILS)
    )[0]


async def test_10_nothing_of_the_deal_is_told_before_the_end(store: Store) -> None:
    """Not to players, not to bots: the seed and the salt come out when the game is over, and fit the commitment."""
    spying = Spying()
    tables = TableRegistry(Services(store, find, spying, Clock()))
    name, (ann, ben) = await friends(tables)
    first = next(log.from_lines([(await store.lines(name))[0]], 1))
    assert isinstance(first, log.Opened)
    async with tables.at(name) as table:
        ear = Ear(ann, Audience(0, True))
        await table.subscribe(ear, None)
        await table.act(ann, requests.Start())
        for who, move in ((ann, HEADS), (ben, TAILS), (ann, WELL)):
            await _moved(table, who, move)
        known = str(ear.heard) + str(spying.given)
        assert first.seed not in known and first.salt not in known and first.commitment in known
        await _moved(table, ben, WELL)
        assert (ear.mirror.table["seed"], ear.mirror.table["salt"]) == (first.seed, first.salt)


async def test_8_nobody_acts_without_a_secret(store: Store) -> None:
    tables = TableRegistry(services(store))
    name, (ann, _) = await friends(tables)
    asked: tuple[requests.Command, ...] = (
        requests.Start(),
        Move(prompt=1, moves=(HEADS,)),
        requests.Undo(prompt=1),
        requests.Note(note={"type": "scribble", "text": "x"}),
        requests.Say(text="x"),
        requests.Ready(),
        requests.Leave(),
        requests.Return(),
        requests.Free(seat=1),
        requests.Fill(seat=1, bot="steady"),
        requests.Change(options={}),
    )
    async with tables.at(name) as table:
        before = await table.read(ann, lambda state, _: encode_snapshot(state))
        for request in asked:
            for who in (by(None), by("guess"), by(None, key="guess")):
                with pytest.raises(Denied):
                    await table.act(who, request)
        assert await table.read(ann, lambda state, _: encode_snapshot(state)) == before


async def test_12_the_link_to_look_on_opens_no_seat(store: Store) -> None:
    tables = TableRegistry(services(store))
    host = await tables.create(Create(game="coins", seats=("me", "person"), names=("Ann",)))
    watching, sitting = str(host.watch).partition("#")[2], str(host.link).partition("#")[2]
    assert len({watching, sitting, host.secret}) == 3
    async with tables.at(host.id) as table:
        for secret in (watching, sitting):
            with pytest.raises(Denied):
                await table.act(by(secret), requests.Start())
        with pytest.raises(Denied):
            await tables.sit(host.id, Sit(names=("Spy",), key=watching), None)


async def test_13_nothing_is_drawn_again(store: Store) -> None:
    """Neither by taking back what brought it to light, nor by a server that starts again in between."""
    tables = TableRegistry(services(store))
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await _moved(table, ann, HEADS)
        await _moved(table, ben, TAILS)
        for who in (ann, ben):
            with pytest.raises(IllegalMove, match="nothing-to-take-back"):
                await _moved(table, who, None)
    lines = await store.lines(name)
    at = next(number for number, line in enumerate(lines, start=1) if '"chance"' in line)
    again = TableState.fold(find, list(log.from_lines(lines[: at - 2])))
    seat = next(log.from_lines([lines[at - 2]], at - 1)).seat  # type: ignore[union-attr]  # it was a move
    drawn = execute(again, Person(seat), Move(prompt=again.prompts[seat].number, moves=(TAILS,)), 5)[-1]
    assert log.to_line(drawn).partition("time")[0] == lines[at - 1].partition("time")[0]
    assert isinstance(drawn, log.Settled) and encode(drawn.outcome).decode() in lines[at - 1]


async def test_15_taking_back_is_an_entry_like_any_other(store: Store) -> None:
    """Every log with undos in it, opened again after any of them, goes on."""
    for seed in range(20):
        entries = random_log(Random(seed), entries=40)
        at = [number for number, entry in enumerate(entries) if isinstance(entry, log.Undone)]
        for cut in at:
            restore_snapshot(find, encode_snapshot(TableState.fold(find, entries[: cut + 1]))).add_all(
                entries[cut + 1 :]
            )


async def test_16_17_one_broken_table_stops_no_other(store: Store) -> None:
    """A log that a fault of ours has spoilt is said to be so; the tables beside it are played at."""
    tables = TableRegistry(services(store))
    name, (ann, _) = await friends(tables)
    broken = [log.to_line(opened()), '{"entry":"move","time":1,"seat":0,"move":{"type":"fly"}}']
    await store.append(Append("broken", 1, tuple(broken)))
    async with tables.at("broken") as table:
        with pytest.raises(Unreadable, match="entry 2"):
            await table.read(by("host"), lambda state, _: state.number)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())


async def test_18_the_host_may_go(store: Store) -> None:
    tables = TableRegistry(services(store))
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await table.act(ann, requests.Leave())
        await _moved(table, ben, HEADS)
        assert (await table.read(ben, lambda state, _: state.status)) == "playing"
        await table.stop()


async def test_21_who_does_not_listen_is_sent_away(store: Store) -> None:
    """A client that reads nothing fills its own box and no other; it comes back to the whole sight."""
    tables = TableRegistry(services(store))
    name, _ = await friends(tables)
    async with tables.at(name) as table:
        deaf: Any = SimpleNamespace(scope={})
        seat = _Connection(deaf, table, Credentials(), Audience(None), None)
        await table.stop()
    for number in range(MOST_WAITING + 10):
        seat.send(b"%d" % number)
        if seat.is_leaving:
            break
    assert number == MOST_WAITING and seat.is_leaving
    seat.send(b"more")
    assert len(seat._outbox) == MOST_WAITING + 1 and b"farewell" in seat._outbox[-1]
