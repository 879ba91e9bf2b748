"""Live tables: what is accepted is on disk and told to all, in numbers that let nobody miss or repeat anything."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.core.record import from_json, to_json
from cairn.core.values import encode, strict
from cairn.games.rooms import Rooms
from cairn.server.live.dispatch import dispatch
from cairn.server.live.hints import answer_help_request
from cairn.server.live.registry import TableRegistry
from cairn.server.live.services import Services
from cairn.server.live.table import LiveTable
from cairn.server.protocol import messages, requests
from cairn.server.protocol.requests import Create, Move, Sit
from cairn.server.storage import Append, Unavailable
from cairn.server.storage.connect import open_store
from cairn.server.storage.store import Store
from cairn.server.table import log
from cairn.server.table.identity import Person
from cairn.server.table.ownership import Credentials, Denied
from cairn.server.table.projection import Audience, full_sight
from cairn.server.table.prompts import Stale
from cairn.server.table.queries import try_moves
from cairn.server.table.record import make_record
from cairn.server.table.snapshots import encode_snapshot
from cairn.server.table.state import TableState
from tests.loose import AnySight
from tests.patience import LIMIT
from tests.server.positions import find
from tests.server.services import AtOnce, Clock, Ear, by, friends, services

pytestmark = pytest.mark.anyio

HEADS, TAILS = {"type": "hide", "side": "heads"}, {"type": "hide", "side": "tails"}
WELL = {"type": "say", "word": "well"}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(str(tmp_path / "tables.sqlite"))
    yield opened
    await opened.close()


@pytest.fixture
async def tables(store: Store) -> TableRegistry:
    return TableRegistry(services(store))


async def prompt(table: LiveTable, who: Credentials) -> int:
    return await table.read(who, lambda state, person: state.prompts[person.seat or 0].number)


async def play(table: LiveTable, who: Credentials, *moves: Any) -> int:
    """Make moves at the current prompt, which is given back."""
    asked = await prompt(table, who)
    await table.act(who, Move(prompt=asked, moves=moves))
    return asked


async def listen(table: LiveTable, who: Credentials, words: bool = False, last: int | None = None) -> Ear:
    seat = await table.read(who, lambda state, person: person.seat)
    ear = Ear(who, Audience(seat, words))
    await table.subscribe(ear, last)
    return ear


async def test_a_move_is_read_once_and_each_view_built_once(
    tables: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four people listen. There were times when eight views were built for them and the move was read twice."""
    name, people = await friends(tables, "lost-code", people=4)
    built: list[int | None] = []
    read: list[object] = []

    def count_views(state: TableState) -> int:
        game = state.game

        def view(position: Any, seat: int | None) -> Any:
            built.append(seat)
            return game.view(position, seat)

        state.game = state.running.game = dataclasses.replace(game, view=view)
        return state.to_act[0]

    def count_reads(value: object, kind: Any) -> Any:
        read.append(value)
        return strict(value, kind)

    async with tables.at(name) as table:
        await table.act(people[0], requests.Start())
        for who in people:
            await listen(table, who, words=True)
        seat = await table.inspect(count_views)
        move = msgspec.to_builtins(await table.inspect(lambda state: state.running.moves(seat)[0]))
        asked = await prompt(table, people[seat])
        for module in ("cairn.core.table", "cairn.server.table.state"):
            monkeypatch.setattr(f"{module}.strict", count_reads)
        await table.act(people[seat], Move(prompt=asked, moves=(move,)))
    assert sorted(map(str, built)) == ["0", "1", "2", "3"]
    assert read == [move]


async def test_a_game_is_played_to_its_end_and_told_to_all(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        ears = [await listen(table, who) for who in (ann, ben)]
        await table.act(ann, requests.Start())
        await play(table, ben, HEADS)
        await play(table, ann, TAILS)
        await play(table, ann, WELL)
        await play(table, ben, WELL)
        for ear in ears:
            assert ear.mirror.table["status"] == "over" and ear.mirror.table["result"]["scores"] in ([0, 1], [1, 0])
            assert [event["type"] for event in ear.mirror.history] == ["hid", "hid", "lifted", "fell", "said", "said"]


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize(("game", "people"), [("coins", 3), ("lost-code", 3), ("break-the-code", 2), ("arnak", 2)])
async def test_what_is_told_bit_by_bit_is_the_whole(tables: TableRegistry, game: str, people: int, words: bool) -> None:
    """Those who listen from the start, come back later or come now know the same at every moment."""
    rng = Random(game)
    name, shown = await friends(tables, game, people, visibility="open")
    async with tables.at(name) as table:
        everybody = [*shown, by(None)]
        ears = [await listen(table, who, words) for who in everybody * 2]
        away: dict[int, Ear] = {}
        await table.act(shown[0], requests.Start())
        for _ in range(60):
            to_act = await table.read(shown[0], lambda state, _: state.to_act)
            if not to_act:
                break
            seat = rng.choice(to_act)
            try:
                if rng.random() < 0.2:
                    await table.act(shown[seat], requests.Undo(prompt=await prompt(table, shown[seat])))
                else:
                    await play(table, shown[seat], rng.choice(await table.read(shown[seat], _moves)))
            except IllegalMove:
                continue  # nothing to take back
            leaves = rng.randrange(len(everybody), len(ears))
            if leaves not in away:
                away[leaves] = ears[leaves]
                table.unsubscribe(ears[leaves])
            for back in [each for each in away if rng.random() < 0.3]:
                await table.subscribe(ears[back], away.pop(back).mirror.number)
            for at, ear in enumerate(ears):
                if at not in away:
                    assert known(ear) == await table.read(ear.credentials, _whole(name, ear.audience))


def known(ear: Ear) -> dict[str, Any]:
    mirror = ear.mirror
    parts = ("number", "table", "view", "history", "phrases", "asked", "offers", "notes", "lines", "setting")
    return {part: getattr(mirror, part) for part in parts if getattr(mirror, part)}


def _whole(name: str, audience: Audience) -> Any:
    def ask(state: TableState, _: object) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(encode(full_sight(name, state, audience)))
        return {part: value for part, value in told.items() if part not in ("tell", "seat") and value}

    return ask


def _moves(state: TableState, person: Person) -> tuple[Any, ...]:
    assert person.seat is not None
    return state.running.moves(person.seat)


async def test_of_the_players_only_those_who_changed_are_told(tables: TableRegistry) -> None:
    """Arnak for four: who plays a card has it in the play area; nothing is said of the others."""
    name, shown = await friends(tables, "arnak", 4)
    async with tables.at(name) as table:
        ear = await listen(table, shown[1])
        await table.act(shown[0], requests.Start())
        seat = (await table.read(shown[0], lambda state, _: state.to_act))[0]
        moves = await table.read(shown[seat], _moves)
        await play(table, shown[seat], next(move for move in moves if type(move).__name__ == "Play"))
        news = ear.heard[-1]
        assert ear.mirror.view is not None
        assert news["tell"] == "happened" and "players" not in news.get("view", {})
        assert list(news["within"]) == ["players"] and list(news["within"]["players"]) == [str(seat)]
        assert 0 < len(news["within"]["players"][str(seat)]) < len(ear.mirror.view["players"][seat]) // 2


async def test_a_message_sent_again_is_answered_and_not_applied(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        message = Move(prompt=await prompt(table, ann), moves=(HEADS,), id=7)
        first = await table.act(ann, message)
        number = await table.read(ann, lambda state, _: state.number)
        assert await table.act(ann, message) == first
        assert await table.read(ann, lambda state, _: state.number) == number
        with pytest.raises(Stale) as refused:
            await table.act(ann, Move(prompt=message.prompt, moves=(TAILS,)))
        assert refused.value.prompt == first.prompt
        await play(table, ben, TAILS)


async def test_several_moves_are_made_whole_or_not_at_all(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await play(table, ann, HEADS)
        before = await table.read(ben, lambda state, _: encode_snapshot(state))
        with pytest.raises(IllegalMove, match="comes-to-light"):
            await play(table, ben, HEADS, WELL)
        with pytest.raises(BadInput):
            await play(table, ben, {"type": "fly"})
        assert await table.read(ben, lambda state, _: encode_snapshot(state)) == before
        await play(table, ben, HEADS)


async def test_a_turn_of_several_moves_is_one_message(tables: TableRegistry) -> None:
    """The Lost Code: the final bets of a player, symbol by symbol (LC 6.2), are one thing to a player."""
    name, shown = await friends(tables, "break-the-code", 2)
    async with tables.at(name) as table:
        await table.act(shown[0], requests.Start())
        seat = (await table.read(shown[0], lambda state, _: state.to_act))[0]
        moves = await table.read(shown[seat], _moves)
        guess = next(move for move in moves if type(move).__name__ == "Guess")
        turn = [guess]
        for _ in range(10):
            tried = await table.read(
                shown[seat],
                lambda state, person: try_moves(
                    state, person, requests.Try(prompt=state.prompts[seat].number, moves=tuple(turn))
                ),
            )
            if tried.tried < len(turn) or not tried.offers:
                break
            turn.append(tried.offers[0].moves[0])
        assert len(turn) > 2
        ear = await listen(table, shown[1 - seat])
        before = ear.mirror.number
        asked = await play(table, shown[seat], *turn)
        assert len(ear.heard) == 2 and ear.mirror.number is not None and before is not None
        assert (await table.act(shown[seat], Move(prompt=asked, moves=tuple(turn)))).number == ear.mirror.number


async def test_what_is_thought_of_is_asked_about_and_described(tables: TableRegistry) -> None:
    """A plan goes on from moves that nobody was told: question, sentences and refusals are those of that position."""
    name, shown = await friends(tables, "break-the-code", 2)
    async with tables.at(name) as table:
        await table.act(shown[0], requests.Start())
        seat = (await table.read(shown[0], lambda state, _: state.to_act))[0]
        guess = next(move for move in await table.read(shown[seat], _moves) if type(move).__name__ == "Guess")
        before = await table.read(shown[seat], lambda state, _: encode_snapshot(state))
        asked = requests.Try(prompt=await prompt(table, shown[seat]), moves=(guess,))
        tried: Any = await dispatch(table, shown[seat], asked)
        naming = tried.offers[0].moves[0]
        assert tried.asked.key == "prompt-name" and len(tried.phrases) == len(tried.events)
        with pytest.raises(BadInput):
            await dispatch(table, shown[seat], requests.Describe(moves=(naming,)))
        told: Any = await dispatch(table, shown[seat], requests.Describe(moves=(naming,), after=(guess,)))
        assert [phrase.key for phrase in told.phrases] == ["move-name"]
        card = (await table.read(shown[seat], lambda state, person: _row(state, person)))[0]
        assert not await _why(table, shown[seat], f"card:{card}")
        assert await _why(table, shown[seat], f"card:{card}", guess)
        assert await table.read(shown[seat], lambda state, _: encode_snapshot(state)) == before


async def _why(table: Any, who: Credentials, piece: str, *after: Any) -> Any:
    told: Any = await dispatch(table, who, requests.WhyNot(piece=piece, after=after))
    return told.why


def _row(state: Any, person: Any) -> Any:
    return state.running.game.view(state.running.state, person.seat).row


async def test_trying_out_tells_nobody_and_changes_nothing(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        ear = await listen(table, ben)
        before = await table.read(ann, lambda state, _: encode_snapshot(state))
        asked = await prompt(table, ann)

        async def tried(who: Credentials, *moves: Any, at: int) -> Any:
            request = requests.Try(prompt=at, moves=moves)
            return await table.read(who, lambda state, person: try_moves(state, person, request))

        told = await tried(ann, HEADS, at=asked)
        assert told.tried == 1 and told.view.hidden == ("heads", None) and told.offers == ()
        with pytest.raises(Stale):
            await tried(ann, HEADS, at=asked + 1)
        await play(table, ben, TAILS)
        told = await tried(ann, HEADS, at=asked)
        assert told.tried == 0 and told.view.hidden == (None, None), "the hands would be lifted"
        assert await table.read(ann, lambda state, _: encode_snapshot(state)) != before
        assert len(ear.heard) == 2


async def test_a_seat_cannot_act_for_another_nor_a_stranger_for_anybody(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        with pytest.raises(Denied, match="host-only"):
            await table.act(ben, requests.Start())
        await table.act(ann, requests.Start())
        for who, why in (
            (by("guess"), "no-such-table"),
            (by(None), "no-such-table"),
            (by(None, key="guess"), "no-such-table"),
            (ben._replace(seat=0), "not-your-seat"),
            (by(None, seat=0), "not-your-seat"),
        ):
            with pytest.raises(Denied, match=why):
                await table.act(who, Move(prompt=1, moves=(HEADS,)))
            with pytest.raises(Denied, match=why):
                await table.subscribe(Ear(who, Audience(0)), None)


async def test_an_onlooker_only_looks_on(tables: TableRegistry) -> None:
    host = await tables.create(Create(game="coins", seats=("me", "steady"), names=("Ann",)))
    assert host.watch is not None
    watcher = by(None, key=host.watch.partition("#")[2])
    async with tables.at(host.id) as table:
        ear = await listen(table, watcher)
        await table.act(by(host.secret), requests.Start())
        assert ear.mirror.view is not None and ear.mirror.view["seat"] is None and not ear.mirror.offers
        for request in (Move(prompt=1, moves=(HEADS,)), requests.Undo(prompt=1), requests.Say(text="hm")):
            with pytest.raises(Denied, match="only-looking-on"):
                await table.act(watcher, request)


async def test_bots_move_when_it_is_their_turn(tables: TableRegistry) -> None:
    name, (ann,) = await friends(tables, people=1, bots=2)
    async with tables.at(name) as table:
        ear = await listen(table, ann)
        await table.act(ann, requests.Start())
        await play(table, ann, TAILS)
        await until(lambda: ear.mirror.asked is not None and ear.mirror.asked.get("is_open", False))
        await play(table, ann, WELL)
        await until(lambda: ear.mirror.table["status"] == "over")


class Pondering(AtOnce):
    """Thinks about what to say until it is told to stop."""

    def __init__(self) -> None:
        self.began, self.stop = asyncio.Event(), asyncio.Event()

    async def choose(
        self,
        rooms: Rooms,
        bot: str,
        sight: AnySight,
        moves: tuple[Any, ...],
        is_demo: bool = False,
        client: str = "",
    ) -> Any:
        if sight.view.fallen is not None:
            self.began.set()
            await self.stop.wait()
        return moves[0]


async def test_a_turn_taken_back_while_the_bot_thinks_is_no_fault(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    pondering = Pondering()
    tables = TableRegistry(Services(store, find, pondering, Clock()))
    name, (ann,) = await friends(tables, people=1, bots=1)
    async with tables.at(name) as table:
        ear = await listen(table, ann)
        await table.act(ann, requests.Start())
        await play(table, ann, TAILS)
        await until(lambda: ear.mirror.view is not None and ear.mirror.view.get("fallen") is not None)
        await play(table, ann, WELL)
        await pondering.began.wait()
        await table.act(ann, requests.Undo(prompt=await prompt(table, ann)))
        pondering.stop.set()
        await until(lambda: table._bots.is_idle)
        await play(table, ann, WELL)
        await until(lambda: ear.mirror.table["status"] == "over")
    assert "bot-failed" not in caplog.text


async def test_who_leaves_is_played_on_and_takes_the_seat_back(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        ear = await listen(table, ann)
        await table.act(ann, requests.Start())
        await table.act(ben, requests.Leave())
        await until(lambda: bool(ear.mirror.view and ear.mirror.view["down"][1]))
        assert ear.mirror.table["seats"][1] == {"name": "Ben", "bot": "steady", "is_away": True, "is_ready": True}
        await table.act(ben, requests.Return())
        await play(table, ann, TAILS)
        await play(table, ann, WELL)
        await play(table, ben, WELL)
        assert ear.mirror.table["status"] == "over"


async def test_a_freed_seat_has_a_new_secret_and_the_old_one_hears_nothing(tables: TableRegistry) -> None:
    host = await tables.create(Create(game="coins", seats=("me", "person"), names=("Ann",)))
    assert host.link is not None
    key = host.link.partition("#")[2]
    ann, ben = by(host.secret), by((await tables.sit(host.id, Sit(names=("Ben",), key=key), None)).secret)
    async with tables.at(host.id) as table:
        ear = await listen(table, ben)
        await table.act(ann, requests.Free(seat=1))
        assert ear.dismissed == "seat"
        with pytest.raises(Denied):
            await table.act(ben, requests.Ready())
        cleo = await tables.sit(host.id, Sit(names=("Cleo",), key=key), None)
        await table.act(by(cleo.secret), requests.Ready(word="owl"))


async def test_a_secret_that_somebody_made_up_is_not_taken(tables: TableRegistry) -> None:
    """Anyone who sits down at a second seat keeps the secret; nobody chooses one."""
    host = await tables.create(Create(game="coins", seats=("me", "person", "person"), names=("Ann",)))
    assert host.link is not None
    key = host.link.partition("#")[2]
    assert (await tables.sit(host.id, Sit(names=("Ben",), key=key), "1234")).secret != "1234"
    again = await tables.sit(host.id, Sit(names=("Bea",), key=key), host.secret)
    assert again.secret == host.secret and again.seats == (2,)


async def test_several_people_at_one_device_share_a_secret(tables: TableRegistry) -> None:
    host = await tables.create(Create(game="coins", seats=("me", "me"), names=("Ann", "Ben")))
    async with tables.at(host.id) as table:
        await table.act(by(host.secret), requests.Start())
        await play(table, by(host.secret, seat=1), HEADS)
        hidden = await table.read(by(host.secret, seat=0), lambda state, person: person.seat)
        assert hidden == 0


async def test_what_is_noted_is_told_to_the_own_seat_alone(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        first, second, other = [await listen(table, who) for who in (ann, ann, ben)]
        await table.act(ann, requests.Note(note={"type": "scribble", "text": "hm"}))
        assert first.mirror.notes == second.mirror.notes == [{"type": "scribble", "text": "hm"}]
        assert len(other.heard) == 1 and not other.mirror.notes


async def test_a_hint_is_written_down_and_only_given_where_the_table_allows_it(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        ear = await listen(table, ben)
        told = await answer_help_request(table, ann, requests.Hint(level=2))
        assert isinstance(told, messages.HintAnswer) and told.phrases[0].key == "hint-2"
        assert len(ear.heard) == 1
        assert '"hint"' in (await tables.services.store.lines(name))[-1]
    name, (ann, ben) = await friends(tables, help="none")
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        with pytest.raises(IllegalMove, match="no-help"):
            await answer_help_request(table, ann, requests.Hint(level=2))


async def test_a_table_leaves_memory_and_comes_back(tables: TableRegistry) -> None:
    clock = tables.services.now
    assert isinstance(clock, Clock)
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        asked = await play(table, ann, HEADS)
        ear = await listen(table, ben)
    clock.time += 3_600_000
    tables.sweep()
    assert len(tables) == 1, "somebody listens"
    table.unsubscribe(ear)
    clock.time += 3_600_000
    tables.sweep()
    assert len(tables) == 0
    async with tables.at(name) as table:
        assert (await table.act(ann, Move(prompt=asked, moves=(HEADS,)))).prompt == asked + 1, "answered again"
        await play(table, ben, HEADS)


async def test_there_is_no_such_table(tables: TableRegistry) -> None:
    async with tables.at("nowhere") as table:
        with pytest.raises(Denied, match="no-such-table"):
            await table.read(by("x"), lambda state, _: state.number)
    assert len(tables) == 0


async def test_a_long_game_opens_from_a_snapshot(tables: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cairn.server.live.persistence.SNAPSHOT_EVERY", 5)
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await play(table, ann, HEADS)
        await play(table, ben, HEADS)
        before = await table.read(ann, lambda state, _: encode_snapshot(state))
    loaded = await tables.services.store.load(name)
    assert loaded is not None and loaded.snapshot is not None and loaded.lines
    async with TableRegistry(tables.services).at(name) as again:
        assert await again.read(ann, lambda state, _: encode_snapshot(state)) == before


async def test_a_game_of_other_rules_is_closed_and_keeps_its_record(tables: TableRegistry) -> None:
    """After an upgrade: nothing can be done at such a table, and its record names the rules that it needs."""
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        await play(table, ann, HEADS)
        await play(table, ben, TAILS)
    lines = await tables.services.store.lines(name)
    assert '"rules":"7"' in lines[0]
    old = tuple(line.replace('"rules":"7"', '"rules":"6"') for line in lines)
    await tables.services.store.append(Append("old", 1, old, snapshot=b"{}"))
    async with tables.at("old") as table:
        ear = await listen(table, ann)
        assert ear.mirror.table["status"] == "closed" and ear.mirror.table["rules"] == "6"
        with pytest.raises(IllegalMove, match="other-rules"):
            await table.act(ann, requests.Say(text="hello?"))
        entries = list(log.from_lines(old))
        record = await table.read(ann, lambda state, _: to_json(make_record(state, entries)))
        assert record.count('"move"') == 2 and record.count('"chance"') == 1
        with pytest.raises(BadRecord, match="rules version 6"):
            from_json(record, lambda game: tables.services.find(game).game)
    assert await tables.services.store.lines("old") == old


async def test_what_is_not_on_disk_did_not_happen(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = TableRegistry(services(store))
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        ear = await listen(table, ben)
        asked = await prompt(table, ann)

        async def write_to_a_full_disk(append: Append) -> None:
            raise Unavailable("no room")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", write_to_a_full_disk)
            with pytest.raises(Unavailable):
                await table.act(ann, Move(prompt=asked, moves=(HEADS,)))
        assert await prompt(table, ann) == asked and len(ear.heard) == 1
        await table.act(ann, Move(prompt=asked, moves=(HEADS,)))
        assert len(ear.heard) == 2


async def test_who_goes_away_in_the_middle_has_acted_all_the_same(tables: TableRegistry) -> None:
    name, (ann, ben) = await friends(tables)
    async with tables.at(name) as table:
        await table.act(ann, requests.Start())
        ear = await listen(table, ben)
        asked = await prompt(table, ann)
        task = asyncio.create_task(table.act(ann, Move(prompt=asked, moves=(HEADS,))))
        await asyncio.sleep(0)
        task.cancel()
        await until(lambda: len(ear.heard) == 2)
        assert await prompt(table, ann) == asked + 1


async def test_two_processes_serve_one_table(postgres: str) -> None:
    """A player on each: both hear of every move, and of two moves at the same time both are made."""
    stores = [await open_store(postgres), await open_store(postgres)]
    here, there = TableRegistry(services(stores[0])), TableRegistry(services(stores[1]))
    here.start()
    there.start()
    name, (ann, ben) = await friends(here)
    async with here.at(name) as mine, there.at(name) as theirs:
        ears = [await listen(mine, ann), await listen(theirs, ben)]
        await mine.act(ann, requests.Start())
        await until(lambda: ears[1].mirror.table["status"] == "playing")
        await asyncio.gather(play(mine, ann, HEADS), play(theirs, ben, TAILS))
        await until(lambda: all(len(ear.mirror.history) == 4 for ear in ears))
        await play(mine, ann, WELL)
        await until(lambda: len(ears[1].mirror.history) == 5)
        await play(theirs, ben, WELL)
        await until(lambda: ears[0].mirror.table["status"] == "over")
        lines = await stores[0].lines(name)
        assert sum('"entry":"move"' in line for line in lines) == 4
        assert ears[0].mirror.table == ears[1].mirror.table
    for each in (here, there):
        await each.stop()
    for store in stores:
        await store.close()


async def test_who_wrote_last_lets_the_bot_move_at_once(postgres: str) -> None:
    """The other process waits a while, in case the first has died; but not when it is its own turn to ask."""
    stores = [await open_store(postgres), await open_store(postgres)]
    here, there = TableRegistry(services(stores[0])), TableRegistry(services(stores[1]))
    here.start()
    there.start()
    name, (ann, ben) = await friends(here, people=2, bots=1)
    async with here.at(name) as mine, there.at(name) as theirs:
        ears = [await listen(mine, ann), await listen(theirs, ben)]
        theirs._bots._driving = asyncio.create_task(asyncio.sleep(0))  # it does not ask, as if it had died
        await theirs.act(ben, requests.Ready())
        await mine.act(ann, requests.Start())
        await until(lambda: bool(ears[1].mirror.view and ears[1].mirror.view["down"][2]))
        await play(theirs, ben, HEADS)
        await until(lambda: len(ears[0].mirror.history) == 2)
        await play(mine, ann, HEADS)
        await play(mine, ann, WELL)
        await until(lambda: len(ears[1].mirror.history) == 6)
        await play(theirs, ben, WELL)
        await until(lambda: mine._bots._driving is not None)
        assert not mine._bots._is_ours.is_set(), "it was written there: wait"
        await mine.act(ann, requests.Say(text="chat-hello", is_phrase=True))
        await until(lambda: ears[1].mirror.table["status"] == "over")
    for each in (here, there):
        await each.stop()
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    ("create", "place"),
    [
        (Create(game="chess", names=("Ann",)), "game"),
        (Create(game="coins"), "names"),
        (Create(game="coins", seats=("me", "deep-blue"), names=("Ann",)), "seats[1]"),
        (Create(game="coins", seats=("me",), names=("Ann",)), "players"),
        (Create(game="coins", options={"wings": 1}, names=("Ann",)), "wings"),
        (Create(game="coins", options={"players": "two"}, names=("Ann",)), "options"),
        (Create(game="lost-code", options={"wheels": "/etc/hostname.toml"}, names=("Ann",)), "wheels"),
    ],
)
async def test_a_table_that_cannot_be_set_up_is_refused_with_the_place(
    tables: TableRegistry, create: Create, place: str
) -> None:
    with pytest.raises(CairnError) as refused:
        await tables.create(create)
    assert isinstance(refused.value, BadInput) and refused.value.place == place


async def until(happened: Any) -> None:
    """Wait until something has happened; five seconds are more than enough."""
    async with asyncio.timeout(LIMIT):
        while not happened():
            await asyncio.sleep(0.005)
