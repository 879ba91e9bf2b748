"""Whole games over HTTP and WebSocket against a real server on loopback, by the client that everybody may use."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import cairn
from cairn.client import AsyncTable, Table
from cairn.client.api import headers
from cairn.core.errors import BadInput, CairnError, IllegalMove
from cairn.core.match import replay_record
from cairn.core.record import read as read_record
from cairn.core.values import encode
from cairn.server.protocol.decoding import decode_strictly
from cairn.text import catalogue
from tests.fifth.coins.rules.moves import Hide, Say, Scribble
from tests.loose import whole
from tests.patience import LIMIT
from tests.server.positions import find_game
from tests.server.services import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def opened(server: Running, game: str = "coins", seats: tuple[str, ...] = ("me", "person"), **rest: Any) -> Table:
    return Table.create(server.url, game=game, seats=seats, name="Ann", find_game=find_game, **rest)


def joined(table: Table, name: str = "Ben") -> Table:
    assert table.link is not None
    return Table.join(table.link, name=name, find_game=find_game)


@pytest.mark.parametrize(
    ("game", "players"), [("coins", 3), ("lost-code", 3), ("think-str8", 4), ("break-the-code", 3), ("arnak", 2)]
)
def test_a_whole_game_with_bots_and_an_onlooker(server: Running, game: str, players: int) -> None:
    """One person and bots; the record replays to the same result, and the onlooker sees everything at the end."""
    rng = Random(game)
    with opened(server, game, ("me", *["steady"] * (players - 1))) as table:
        assert table.watch_link is not None
        with Table.watch(table.watch_link, find_game) as onlooker:
            table.start()
            while table.wait(LIMIT):
                table.play(rng.choice(table.moves))
            assert table.result is not None
            assert not onlooker.wait(LIMIT) and onlooker.result == table.result
            with pytest.raises(IllegalMove, match="only-looking-on"):
                onlooker.play(whole("anything"))
        record = table.record()
        assert record.bots == (None, *["steady"] * (players - 1)) and record.seats[0] == "Ann"
        assert replay_record(find_game(game), record).result == table.result


def test_a_frame_is_decoded_once_and_a_change_encoded_once_for_each_audience(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move with four connections of three audiences: two of Ann, one of Ben, and an onlooker."""
    decoded: list[bytes | str] = []
    encoded: list[Any] = []

    def count_frames(text: bytes | str, kind: Any) -> Any:
        decoded.append(text)
        return decode_strictly(text, kind)

    def count_messages(message: Any) -> bytes:
        encoded.append(message)
        return encode(message)

    with opened(server) as ann, joined(ann) as ben:
        assert ann.watch_link is not None
        with Table(ann.place, find_game) as again, Table.watch(ann.watch_link, find_game) as onlooker:
            ann.start()
            for table in (ann, ben, again, onlooker):
                table.update()
            monkeypatch.setattr("cairn.server.ws.decode_strictly", count_frames)
            monkeypatch.setattr("cairn.server.live.subscribers.encode", count_messages)
            ann.play(Hide("heads"))
            assert len(decoded) == 1
            assert [type(message).__name__ for message in encoded] == ["Update"] * 3


@pytest.mark.parametrize("game", ["coins", "lost-code", "break-the-code", "arnak"])
def test_two_programs_play_and_lose_their_connections(server: Running, game: str) -> None:
    """Each hangs up now and then, at any moment; nothing is lost and nothing is done twice."""
    rng = Random(game)
    with opened(server, game) as ann, joined(ann) as ben:
        ann.start()
        while movers := [each for each in (ann, ben) if _level(each, ann, ben).may_move]:
            mover = rng.choice(movers)
            if rng.random() < 0.3:
                assert mover._socket is not None
                mover._socket.close()
            mover.play(rng.choice(mover.moves))
            if rng.random() < 0.1 and (mover.mirror.asked or {}).get("can_undo"):
                mover.undo()
        assert replay_record(find_game(game), ann.record()).result == ann.result == _level(ben, ann).result is not None


def _level(table: Table, *others: Table) -> Table:
    """The table, when it has been told as much as the others."""
    table.update()
    most = max(other.mirror.number or 0 for other in others)
    while (table.mirror.number or 0) < most:
        table.listen(LIMIT)
    return table


@pytest.mark.parametrize("game", ["coins", "lost-code", "break-the-code"])
def test_a_whole_game_by_http_alone(server: Running, game: str) -> None:
    """For programs that have no socket: ask for the sight, and make one of the moves that it offers."""
    rng = Random(game)
    with httpx.Client(base_url=server.url) as http:
        create = {"game": game, "seats": ["me", "person", "steady"], "names": ["Ann"]}
        host = http.post("/api/tables", json=create).raise_for_status().json()
        http.cookies.clear()
        path, key = f"/api/tables/{host['id']}", host["link"].partition("#")[2]
        guest = http.post(f"{path}/seats", json={"names": ["Ben"], "key": key}).raise_for_status().json()
        http.cookies.clear()
        shown = [{"Authorization": f"Bearer {each['secret']}"} for each in (host, guest)]
        http.post(f"{path}/ready", json={"word": "owl"}, headers=shown[1]).raise_for_status()
        http.post(f"{path}/start", headers=shown[0]).raise_for_status()
        for _ in range(2000):
            sights = [http.get(f"{path}/sight", headers=each).raise_for_status().json() for each in shown]
            if sights[0]["table"]["status"] == "over":
                break
            for at, sight in enumerate(sights):
                if sight["asked"].get("is_open"):
                    offered = http.get(f"{path}/offers", headers=shown[at]).json()["offers"]
                    assert [offer["key"] for offer in offered] == [offer["key"] for offer in sight["offers"]]
                    move = rng.choice(rng.choice(sight["offers"])["moves"])
                    body = {"prompt": sight["asked"]["number"], "moves": [move]}
                    tried = http.post(f"{path}/try", json=body, headers=shown[at]).raise_for_status().json()
                    assert tried["tried"] in (0, 1)
                    said = http.post(f"{path}/describe", json={"moves": [move]}, headers=shown[at]).raise_for_status()
                    assert said.json()["phrases"][0]["key"]
                    http.post(f"{path}/moves", json=body, headers=shown[at]).raise_for_status()
                    break
        record = read_record(http.get(f"{path}/record", headers=shown[1]).text, find_game)
        assert record.result is not None and list(record.result.scores) == sights[0]["table"]["result"]["scores"]
        assert sights[0]["table"]["words"] == ["owl"]


def test_undo_try_out_why_not_notes_hints_and_chat(server: Running) -> None:
    with opened(server) as ann, joined(ann) as ben:
        ben.say("hello there")
        ann.start()
        tried = ann.try_out(Hide("heads"))
        assert tried.tried == 1 and whole(tried.view).hidden == ("heads", None)
        ann.play(Hide("heads"))
        assert whole(ann.sight.view).down == (True, False)
        assert not list(ann.moves)
        ann.undo()
        assert whole(ann.sight.view).down == (False, False)
        assert list(ann.moves) == [Hide("heads"), Hide("tails")]
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            ann.undo()
        assert ann.why_not("hand:0") is None
        refusal = ann.why_not("hand:1")
        assert refusal is not None and (refusal.rule, refusal.key) == ("CO 1.1", "hand-of-another")
        ann.note(Scribble("perhaps"))
        assert ann.mirror.notes == [{"type": "scribble", "text": "perhaps"}]
        assert whole(ann.hint(4)[0])["key"] == "hint-4"
        with pytest.raises(IllegalMove, match="phrases-only"):
            ann.say("mine is heads")
        ann.say("chat-hello", is_phrase=True)
        _level(ben, ann)
        assert [line["text"] for line in ben.mirror.lines] == ["hello there", "chat-hello"]
        assert ben.mirror.notes == []


def test_sealed_choices_at_the_same_time(server: Running) -> None:
    """Both answer the prompt that they were given first; neither is stale."""
    with opened(server) as ann, joined(ann) as ben:
        ann.start()
        assert ben.wait(LIMIT) and ann.may_move
        ann.play(Hide("heads"))
        ben.play(Hide("tails"))
        assert ann.wait(LIMIT)
        ann.play(Say("well"))
        assert ben.wait(LIMIT)
        ben.play(Say("well"))
        assert not ann.wait(LIMIT)


def test_who_leaves_is_played_on_and_comes_back(server: Running) -> None:
    with opened(server) as ann, joined(ann) as ben:
        ann.start()
        ben.leave()
        ann.play(Hide("heads"))
        assert ann.wait(LIMIT)
        ben.come_back()
        ann.play(Say("well"))
        assert ben.wait(LIMIT)
        ben.play(Say("well"))


def test_a_bot_from_outside_in_five_lines(server: Running) -> None:
    def play(link: str, name: str) -> Table:
        with Table.join(link, name=name) as table:
            bot = cairn.bot("steady", game=table.game.name)
            while table.wait(LIMIT):
                table.play(bot.choose(table.sight, table.moves, Random(name)))
            return table

    with opened(server, "lost-code", ("person", "person", "random")) as host, ThreadPoolExecutor(2) as programs:
        playing = [programs.submit(play, str(host.link), name) for name in ("robot", "rival")]
        while any(seat.get("is_free") for seat in host.mirror.table["seats"]):
            host.listen(LIMIT)
        host.start()
        first, second = (each.result(LIMIT) for each in playing)
        assert first.result == second.result is not None


@pytest.mark.anyio
async def test_the_same_without_waiting(server: Running) -> None:
    """Two people and their moves in one loop, by the other client."""
    ann = await AsyncTable.create(
        server.url, game="coins", seats=("me", "person", "steady"), name="Ann", find_game=find_game
    )
    assert ann.link is not None
    ben = await AsyncTable.join(ann.link, name="Ben", find_game=find_game)
    await ben.ready("owl")
    await ann.start()

    async def play(table: AsyncTable) -> None:
        while await table.wait(LIMIT):
            await table.play(table.moves[0])

    await asyncio.gather(play(ann), play(ben))
    assert ann.result == ben.result is not None
    assert ann.mirror.table["words"] == ["owl"]
    assert (await ann.record()).result == ann.result
    for table in (ann, ben):
        await table.close()


def test_a_server_that_stops_comes_back_to_the_same_table(tmp_path: Path) -> None:
    """Clients are told, and go on where they were, without knowing anything but the number of their last message."""
    running = Running(str(tmp_path / "tables.sqlite"))
    running.start()
    with opened(running) as ann, joined(ann) as ben:
        ann.start()
        ann.play(Hide("heads"))
        running.stop()
        while ben.farewell is None:
            assert ben._socket is not None
            ben.read_messages(ben._socket.recv(timeout=LIMIT))
        assert ben.farewell == "shutdown"
        running.start()
        assert ben.wait(LIMIT)
        ben.play(Hide("tails"))
        assert ann.wait(LIMIT) and len(ann.sight.history) == 4
    running.stop()


def test_a_server_that_is_away_for_long_is_still_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is how long nobody answered, not how often: a server may fall again each time that it is tried."""
    monkeypatch.setattr("cairn.client.api.LONGEST_PAUSE", 0.01)
    monkeypatch.setattr("cairn.client.api.PATIENCE", LIMIT)
    failing = iter(range(30))

    def falling(*args: Any, **rest: Any) -> Any:
        if next(failing, None) is not None:
            raise ConnectionRefusedError
        return connect(*args, **rest)

    with opened(server) as ann, joined(ann):
        ann.close()
        monkeypatch.setattr("cairn.client.synchronous.connect", falling)
        ann.start()
        assert ann.status == "playing" and next(failing, None) is None

        monkeypatch.setattr("cairn.client.api.PATIENCE", 0.1)
        failing = iter(range(10**6))
        ann.close()
        with pytest.raises(CairnError, match="does not answer"):
            ann.update()


def test_what_is_asked_wrongly_is_refused_with_its_place(server: Running) -> None:
    with opened(server) as ann, joined(ann) as ben:
        ann.start()
        path, header = ann.place.path, {"Authorization": f"Bearer {ann.place.secret}"}

        def posted(rest: str, content: str | bytes, **headers: str) -> tuple[int, Any]:
            answer = httpx.post(path(rest), content=content, headers=headers or header)
            return answer.status_code, answer.json()

        before = httpx.get(path("/sight"), headers=header).content
        move = '{"prompt":1,"moves":[{"type":"hide","side":"heads"}]}'
        for content, status, told in (
            ("", 400, {"tell": "failed", "place": "data"}),
            ("nonsense", 400, {"place": "message"}),
            ("[" * 50_000, 400, {"tell": "failed"}),
            (b"\xff\xfe", 400, {"tell": "failed"}),
            ('{"prompt":"1","moves":[{"type":"hide","side":"heads"}]}', 400, {"place": "prompt"}),
            ('{"prompt":1,"moves":[]}', 400, {"place": "moves"}),
            ('{"prompt":1,"moves":[{"type":"hide","side":"edge"}]}', 400, {"place": "moves"}),
            ('{"prompt":1,"moves":[{"type":"hide","side":"heads","cost":0}]}', 400, {"place": "moves"}),
            ('{"prompt":1,"moves":[{"type":"hide","side":"heads"}],"seat":1}', 400, {"tell": "failed"}),
            ('{"prompt":1,"moves":[1e999]}', 400, {"tell": "failed"}),
            (f'{{"prompt":1,"moves":[{10**40}]}}', 400, {"place": "moves"}),
            ('{"prompt":7,"moves":[{"type":"hide","side":"heads"}]}', 409, {"key": "stale", "prompt": 1}),
            ('{"prompt":1,"moves":[{"type":"say","word":"well"}]}', 409, {"rule": "CO 3.1", "key": "coin-first"}),
            (f'{{"prompt":1,"moves":["{"x" * 70_000}"]}}', 413, {"tell": "failed"}),
        ):
            got = posted("/moves", content)
            assert got[0] == status and told.items() <= got[1].items(), (content[:80], got)
        assert posted("/moves", move, Authorization="Bearer guess")[0] == 404
        assert posted("/moves", move, Cookie="x=y")[0] == 404
        assert posted("/moves?seat=1", move)[0] == 403
        assert posted("/moves?seat=x", move)[0] == 400
        said = posted("/moves?lang=pl", '{"prompt":1,"moves":[{"type":"say","word":"well"}]}')[1]
        assert said["sentence"] and said["sentence"] != said["key"]
        assert httpx.get(path("/sight"), headers=header).content == before
        assert ben.wait(LIMIT)


def test_a_table_is_not_read_by_its_name(server: Running) -> None:
    """Anyone who has no secret and no key learns nothing, not even that there is such a table."""
    with opened(server) as ann:
        rests = ("", "/sight", "/offers", "/record", "/why-not?piece=hand:0")
        for rest in rests:
            answer = httpx.get(ann.place.path(rest))
            nowhere = httpx.get(f"{server.url}/api/tables/nowhere{rest}")
            assert (answer.status_code, answer.content) == (nowhere.status_code, nowhere.content)
            assert answer.status_code == 404
        assert httpx.get(f"{server.url}/api/tables/%00").status_code == 404
        assert httpx.get(ann.place.path(""), headers={"Cairn-Key": str(ann.watch_link).partition("#")[2]}).is_success
        with pytest.raises(BadInput, match="leads to no table"):
            Table.watch(server.url)
        for key in ("x", "ż", "\u200b", "BCDFGH"):
            with pytest.raises(IllegalMove, match="no-such-table"):
                Table.join(str(ann.link) + key, name="thief")


def test_open_tables_are_listed_and_codes_lead_to_theirs(server: Running) -> None:
    with opened(server, visibility="open") as ann, opened(server) as hidden:
        listed = httpx.get(f"{server.url}/api/tables").json()["tables"]
        assert ann.place.id in {table["id"] for table in listed}
        assert hidden.place.id not in {table["id"] for table in listed}
        assert not any(secret in str(listed) for secret in ("seed", "salt", "secret", str(ann.code)))
        joined = httpx.post(f"{server.url}/api/join", json={"code": str(hidden.code).lower(), "names": ["Ben"]})
        assert joined.json()["seats"] == [1]
        assert joined.cookies.get(f"cairn-{hidden.place.id}") == joined.json()["secret"]
        sight = httpx.get(hidden.place.path("/sight"), cookies=joined.cookies)
        assert sight.json()["seat"] == 1
        assert httpx.post(f"{server.url}/api/join", json={"code": "ZZZZZZ", "names": ["Ben"]}).status_code == 404


def test_games_and_their_files(server: Running) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.url}/api/games").json()["games"]}
    assert {"arnak", "break-the-code", "coins", "lost-code", "think-str8"} == games.keys()
    lost_code = games["lost-code"]
    assert lost_code["bots"][:2] == ["random", "steady"] and lost_code["hints"] == 4
    assert {option["name"] for option in lost_code["options"]} >= {"variant", "expansions"}
    assert lost_code["has_review"] and not games["coins"]["has_review"]
    for name, address in games["arnak"]["files"].items():
        answer = httpx.get(server.url + address)
        assert answer.is_success and "immutable" in answer.headers["cache-control"], name
        is_data = name.startswith("table/")
        assert answer.headers["content-type"].startswith("application/json") is is_data
    written = catalogue("cairn.games.arnak", "pl").splitlines()
    served = httpx.get(server.url + games["arnak"]["files"]["text/pl"]).text.splitlines()
    assert served == [line for line in written if not line.startswith("#")] != written
    assert httpx.get(f"{server.url}/api/games/coins").json() == games["coins"]
    named = {game["name"]: game for game in httpx.get(f"{server.url}/api/games?levels=named").json()["games"]}
    for name, game in games.items():
        assert all(level["about"]["pl"] for level in game["levels"])
        levels = [{**level, "about": {}, "strength": {}} for level in game["levels"]]
        assert named[name] == {**game, "levels": levels}
    assert httpx.get(f"{server.url}/api/games/chess").status_code == 400
    assert httpx.get(f"{server.url}/api/files/nothing").status_code == 400


def test_health_and_the_document(server: Running) -> None:
    for path in ("/health", "/ready"):
        assert httpx.get(server.url + path).json() == {"status": "ok"}
    document = httpx.get(f"{server.url}/openapi.json").json()
    assert document["openapi"].startswith("3.1") and "/api/tables/{name}/moves" in document["paths"]
    page = httpx.get(f"{server.url}/api/docs").text
    assert "POST /api/tables/{name}/moves" in page and "<script" not in page
    assert httpx.get(f"{server.url}/nowhere").json()["tell"] == "failed"


def test_a_client_says_what_is_wrong() -> None:
    with pytest.raises(CairnError, match="does not answer"):
        Table.create("http://127.0.0.1:1", game="coins")


def test_nonsense_over_the_socket_changes_nothing_and_is_answered(server: Running) -> None:
    with opened(server) as ann, joined(ann) as ben:
        ann.start()
        before = httpx.get(ann.place.path("/sight"), headers=headers(ann.place)).content
        with connect(ann.place.socket, compression=None) as socket:
            socket.send(ann.hello())
            assert msgspec.json.decode(socket.recv(timeout=LIMIT))["tell"] == "happened"
            for message in (
                "",
                "nonsense",
                "null",
                "[]",
                "{}",
                '{"ask":"fly"}',
                '{"ask":"move"}',
                '{"ask":"move","id":3,"prompt":1,"moves":[{}]}',
                '{"ask":"move","id":3,"prompt":1.5,"moves":[{"type":"hide","side":"heads"}]}',
                '{"ask":"move","id":3,"prompt":9,"moves":[{"type":"hide","side":"heads"}]}',
                '{"ask":"move","id":3,"prompt":1,"moves":[{"type":"hide","side":"heads"}],"seat":1}',
                '{"ask":"undo","id":3,"prompt":1}',
                '{"ask":"free","id":3,"seat":99}',
                '{"ask":"fill","id":3,"seat":-1,"bot":"steady"}',
                '{"ask":"fill","id":3,"seat":1,"bot":"../../x"}',
                '{"ask":"change","id":3,"options":{}}',
                '{"ask":"why-not","id":3,"piece":"hand:99"}',
                '{"ask":"hint","id":3,"level":0}',
                '{"ask":"hello","id":3}',
                '{"ask":"note","id":3,"note":{"type":"scribble","text":""}}',
                '{"ask":"say","id":3,"text":"\\u0000"}',
                '{"ask":"describe","id":3,"moves":[{"type":"say","word":"well"}]}',
                b"\xff\x00\xfe",
                "[" * 60_000,
            ):
                socket.send(message)
                told = msgspec.json.decode(socket.recv(timeout=LIMIT))
                assert told["tell"] in ("refused", "failed"), (message[:60], told)
                assert told.get("id") in (None, 3)
        assert httpx.get(ann.place.path("/sight"), headers=headers(ann.place)).content == before
        with connect(ann.place.socket, compression=None) as socket:
            socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert ben.wait(LIMIT)


@pytest.mark.parametrize(
    "first",
    ["nonsense", '{"ask":"start"}', '{"ask":"hello","secret":"guess"}', '{"ask":"hello"}', '{"ask":"hello","seat":1}'],
)
def test_who_cannot_say_who_it_is_is_sent_away(server: Running, first: str) -> None:
    with opened(server) as ann, connect(ann.place.socket, compression=None) as socket:
        socket.send(first)
        assert msgspec.json.decode(socket.recv(timeout=LIMIT))["tell"] in ("refused", "failed")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_a_sign_of_life_is_given_to_whoever_asks(server: Running) -> None:
    with opened(server) as ann, connect(ann.place.socket, compression=None) as socket:
        socket.send(ann.hello())
        assert msgspec.json.decode(socket.recv(timeout=LIMIT))["tell"] in ("sight", "happened")
        for asked, told in (({}, {}), ({"id": 7}, {"id": 7})):
            socket.send(msgspec.json.encode({"ask": "ping", **asked}))
            assert msgspec.json.decode(socket.recv(timeout=LIMIT)) == {"tell": "pong", **told}
