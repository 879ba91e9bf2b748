"""Hints, proofs, odds and sheets over the wire: as the table allows, from the seat's sight, and written down."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import cairn
from cairn.client import Table
from cairn.client.api import headers
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.steps import Hinted
from cairn.core.values import encode
from cairn.games import rooms_of
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Draft, Mark
from tests.loose import whole
from tests.patience import LIMIT
from tests.server.services import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("help") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


def alone(server: Running, game: str, help: str = "odds", bots: int = 1) -> Table:
    """A table with one person at it, whose turn it is."""
    table = Table.create(server.url, game=game, seats=("me", *["steady"] * bots), name="Ann", help=help)
    table.start()
    assert table.wait(LIMIT)
    return table


def logged(server: Running, table: Table) -> list[Any]:
    """The hints in the log, as the database has them."""
    import sqlite3

    with sqlite3.connect(server.database) as file:
        lines = file.execute("select line from entry where match = ? order by number", (table.place.id,)).fetchall()
    entries = [msgspec.json.decode(line) for (line,) in lines]
    return [(entry.get("kind", "hint"), entry["level"]) for entry in entries if entry["entry"] == "hint"]


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code"])
def test_odds_proofs_hints_and_the_sheet(server: Running, game: str) -> None:
    with alone(server, game) as table:
        odds = table.odds(values=True)
        belief = cairn.belief(table.sight)
        assert odds.codes == len(belief.codes) and odds.cells
        legal = msgspec.json.decode(encode(table.moves))
        assert odds.values and all(each.move in legal for each in odds.values)
        assert table.odds().values == ()
        rooms = rooms_of(game)
        cell = odds.cells[0]
        judged = table.prove(cell.where, cell.what)
        assert judged.verdict == ("certain" if cell.chance == 1 else "open")
        lines = httpx.post(table.place.path("/hints"), json={"level": 3}, headers=headers(table.place)).json()
        assert len(lines["about"]) == len(lines["phrases"])
        sheet = msgspec.json.decode(encode(whole(rooms.sheet)(table.sight, ())))
        assert table.sheet() == sheet
        # twice the same odds stand in the log once
        assert logged(server, table) == [("odds", 4), ("proof", 3), ("hint", 3)]
        with pytest.raises(BadInput, match="cell"):
            table.prove("nowhere", "0")


def test_what_is_ruled_out_is_proved_with_the_pieces_it_speaks_of(server: Running) -> None:
    """A digit in sight on another rack is none of the seat's own, and the stone that shows it is named."""
    with alone(server, "lost-code") as table:
        other = whole(table.sight.view).racks[1]
        judged = table.prove("stone:bird/0", str(other[Symbol.BIRD.place]))
        assert judged.verdict == "excluded"
        assert [line.about for line in judged.proof][1][0] == "stone:bird/1"


@pytest.mark.parametrize(("help", "refused"), [("none", "no-help"), ("hints", "no-odds")])
def test_help_is_given_as_the_table_allows(server: Running, help: str, refused: str) -> None:
    with alone(server, "lost-code", help) as table:
        with pytest.raises(IllegalMove, match=refused):
            table.odds()
        if help == "none":
            with pytest.raises(IllegalMove, match="no-help"):
                table.prove("stone:bird/0", "3")
        else:
            assert table.prove("stone:bird/0", "3").verdict in ("open", "excluded")
        assert table.sheet()["lines"]


@pytest.mark.parametrize("game", ["lost-code", "break-the-code", "arnak"])
def test_two_presses_are_logged_with_levels_of_their_own(server: Running, game: str) -> None:
    """They have lines with roles, and no phrases; what they advise can be played at once."""
    with alone(server, game) as table:
        told = [
            httpx.post(table.place.path("/hints"), json={"level": level}, headers=headers(table.place)).json()
            for level in (11, 12)
        ]
        assert [each["phrases"] for each in told] == [[], []]
        assert {line["role"] for line in told[0]["lines"]} == {"look"}
        (advised,) = (line for line in told[1]["lines"] if line.get("role") == "do")
        assert advised["move"] in msgspec.json.decode(encode(table.moves)) and advised["phrase"]["key"].startswith(
            "adv"
        )
        assert len(table.hint(12)) == len(told[1]["lines"])
        assert logged(server, table) == [("hint", 11), ("hint", 12), ("hint", 12)]


def test_arnak_has_hints_and_hides_no_code(server: Running) -> None:
    with alone(server, "arnak") as table:
        told = [table.hint(level) for level in (1, 2, 3, 4)]
        assert [len(lines) for lines in told] == sorted({len(lines) for lines in told})
        assert logged(server, table) == [("hint", level) for level in (1, 2, 3, 4)]
        with pytest.raises(BadInput, match="hides no code"):
            table.odds()
        with pytest.raises(BadInput, match="without one"):
            table.sheet()


def test_a_hint_is_about_the_turn_as_it_was_thought_of(server: Running) -> None:
    """After a main action that was told to nobody there is only the turn to end."""
    with alone(server, "arnak") as table:
        moves: list[Any] = []
        offers = msgspec.to_builtins(table.offers)
        while not any(each["kind"] == "end-turn" for each in offers):
            wanted = [each for each in offers if each["kind"] in ("dig", "pay") and not each["reveals"]]
            moves.append(wanted[0]["moves"][0])
            offers = tried(table, moves)["offers"]
        assert asked(table, ()) == "pass" and asked(table, moves) == "end"
        assert logged(server, table) == [("hint", 1), ("hint", 1)]


def tried(table: Table, moves: list[Any]) -> Any:
    """What some moves would lead to."""
    assert table.mirror.asked
    body = {"prompt": table.mirror.asked["number"], "moves": moves}
    return httpx.post(table.place.path("/try"), json=body, headers=headers(table.place)).json()


def asked(table: Table, moves: Sequence[Any]) -> str:
    """What the first line of a hint is about, after moves that are only thought of."""
    body = {"level": 1, "after": list(moves)}
    told = httpx.post(table.place.path("/hints"), json=body, headers=headers(table.place)).json()
    about: str = told["phrases"][0]["facts"]["asked"]
    return about


def test_marks_and_drafts_are_kept_by_the_server(server: Running) -> None:
    """A lost connection loses none: they stand on the sheet when the player comes back, from any device."""
    with alone(server, "lost-code") as table:
        left = whole(table.sheet())["lines"][0]["left"]
        table.note(Mark(Symbol.BIRD, left[0]))
        table.note(Draft(Symbol.BIRD, (left[1],)))
        table.note(Draft(Symbol.SNAKE, ()))
        with pytest.raises(IllegalMove, match="too-many-digits"):
            table.note(Draft(Symbol.SNAKE, (1, 2, 3, 4)))
        with pytest.raises(IllegalMove, match="digits-alike"):
            table.note(Draft(Symbol.SNAKE, (2, 1)))
        with Table(table.place) as again:
            again.update()
            assert len(again.mirror.notes) == 3
            sheet = again.sheet()
            assert whole(sheet)["lines"][0]["ruled_out"] == [left[0]]
            assert (
                whole(sheet)["drafts"][Symbol.BIRD.place] == [left[1]]
                and whole(sheet)["drafts"][Symbol.SNAKE.place] == []
            )
            again.note(Draft(Symbol.SNAKE))
            assert whole(again.sheet())["drafts"][Symbol.SNAKE.place] is None


def test_what_an_answer_alone_has_ruled_out(server: Running) -> None:
    with alone(server, "break-the-code") as table:
        ask = next(move for move in table.moves if type(move).__name__ == "Ask")
        table.play(ask)
        table.wait(LIMIT)
        number = next(
            number
            for number, event in enumerate([each for each in table.mirror.history if each["type"] == "asked"], start=1)
            if event["seat"] == 0
        )
        cells = table.told_by(f"question:{number}/1")
        open_now = {(each.where, each.what) for each in table.odds().cells}
        assert not open_now & {(cell.where, cell.what) for cell in cells}
        with pytest.raises(BadInput, match="nothing was answered"):
            table.told_by("question:99/1")


def test_who_looks_on_is_not_helped(server: Running) -> None:
    with alone(server, "lost-code") as table, Table.watch(str(table.watch_link)) as onlooker:
        for ask in (onlooker.odds, onlooker.sheet, lambda: onlooker.prove("stone:bird/0", "3")):
            with pytest.raises(IllegalMove, match="only-looking-on"):
                ask()


def test_help_stands_in_the_record(server: Running, tmp_path: Path) -> None:
    with alone(server, "break-the-code") as table:
        table.odds()
        bot = cairn.bot("careful", game="break-the-code")
        from random import Random

        rng = Random(1)
        while table.wait(LIMIT):
            table.play(bot.choose(whole(table.sight), whole(table.moves), rng))
        record = table.record()
        assert [(step.seat, step.level) for step in record.steps if isinstance(step, Hinted)] == [(0, 4)]


def test_both_clients_can_do_the_same() -> None:
    """Whatever one waits for, the other does in a loop, asked in the same way."""
    import inspect

    from cairn.client import AsyncTable

    def asked(kind: type) -> dict[str, str]:
        named = {name: part for name, part in inspect.getmembers(kind) if not name.startswith("_") and callable(part)}
        return {name: ", ".join(inspect.signature(part).parameters) for name, part in named.items()}

    assert asked(Table) == asked(AsyncTable)


@pytest.mark.anyio
async def test_help_in_a_loop(server: Running) -> None:
    from cairn.client import AsyncTable

    table = await AsyncTable.create(server.url, game="lost-code", seats=("me", "steady"), name="Ann", help="odds")
    await table.start()
    assert await table.wait(LIMIT)
    odds = await table.odds(values=True)
    assert odds.values and odds.codes == len(cairn.belief(table.sight).codes)
    cell = odds.cells[0]
    assert (await table.prove(cell.where, cell.what)).verdict in ("open", "certain")
    assert (await table.sheet())["lines"]
    with pytest.raises(BadInput, match="nothing was answered"):
        await table.told_by("row:9")
    with pytest.raises(IllegalMove, match="not-over"):
        await table.rematch()
    with pytest.raises(IllegalMove, match="not-over"):
        await table.review()
    await table.close()
