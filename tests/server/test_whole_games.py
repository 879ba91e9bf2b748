"""Whole games over the wire, with all that a table has: bots, onlookers, breaks, undo, try-outs, help, chat, clocks."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import cairn
from cairn.client import Table
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.steps import Hinted, Noted, Undone
from tests.contract.play import any_note
from tests.patience import LIMIT
from tests.server.services import Running
from tests.server.turns import next_to_move

CLOCK = {"kind": "reserve", "seconds": 3600, "increment": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("whole") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


class Player:
    """Somebody who tries everything out in the first turn, and again now and then, and still plays on."""

    def __init__(self, table: Table, game: str, rng: Random) -> None:
        self.table = table
        self.done: Counter[str] = Counter()
        self._turns = 0
        self._rng = rng
        self._bot = cairn.bot("steady", game=game)
        self._deduces = game != "arnak"

    def turn(self) -> None:
        """One turn, or less."""
        table, rng = self.table, self._rng
        move = self._bot.choose(table.sight, table.moves, rng)
        number, self._turns = self._turns, self._turns + 1
        if number % 3 == 0:
            asked = table.prompt
            tried = table.try_out(move)
            assert tried.tried in (0, 1) and table.prompt == asked
            self.done["try"] += 1
        if number % 10 == 0:
            self._ask()
        if number % 10 == 0:
            table.close()  # and the next message connects again
            self.done["break"] += 1
        table.play(move)
        if table.mirror.asked is not None and table.mirror.asked.get("can_undo") and number % 3 == 0:
            with suppress(IllegalMove):  # a bot may have been faster
                table.undo()
                self.done["undo"] += 1

    def _ask(self) -> None:
        table, rng = self.table, self._rng
        table.say("chat-thinking", is_phrase=True)
        piece = rng.choice(table.game.pieces(table.sight.view))
        table.why_not(piece)
        self.done["ask"] += 1
        assert table.hint(rng.randint(1, 4))
        if self._deduces:
            odds = table.odds(values=True)
            cell = rng.choice(odds.cells)
            assert table.prove(cell.where, cell.what).verdict in ("open", "certain")
            view = table.sight.view
            with suppress(IllegalMove):
                self.done["note"] += self._note(view)
            assert table.sheet()
        else:
            for refused in (table.odds, table.sheet):
                with pytest.raises(BadInput):
                    refused()

    def _note(self, view: Any) -> int:
        """Something of the game's own kind, legal or not."""
        note = any_note(self.table.game, _Shown(view), view.seat, self._rng)
        if note is None:
            return 0
        self.table.note(note)
        return 1


class _Shown:
    """As much of a position as a note is checked against."""

    def __init__(self, view: Any) -> None:
        self.table = view.table


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code", "arnak"])
def test_a_whole_game_with_all_that_a_table_has(server: Running, game: str) -> None:
    rng = Random(f"whole {game}")
    seats = ("me", "person", "steady")
    with (
        Table.create(server.url, game=game, seats=seats, name="Ann", help="odds", clock=CLOCK) as ann,
        Table.join(str(ann.link), name="Ben") as ben,
        Table.watch(str(ann.watch_link)) as onlooker,
    ):
        ben.ready("owl")
        ann.say("Good luck to all of you")
        ann.start()
        players = [Player(ann, game, rng), Player(ben, game, rng)]
        turns = 0
        while mover := next_to_move(ann, ben):
            with suppress(IllegalMove):  # stale, because something was revealed meanwhile
                players[mover is ben].turn()
                turns += 1
            assert onlooker.seat is None
            if turns == 10:
                ben.leave()
                ben.come_back()
                turns += 1
        onlooker.update()
        while onlooker.status != "over":
            onlooker.listen(LIMIT)
        assert ann.result == ben.result == onlooker.result is not None
        record = ann.record()
        assert record.result == ann.result and cairn.replay(record).result == ann.result
        done = players[0].done + players[1].done
        steps = record.steps
        assert sum(isinstance(step, Undone) for step in steps) == done["undo"]
        assert sum(isinstance(step, Noted) for step in steps) == done["note"]
        assert any(isinstance(step, Hinted) for step in steps)
        assert done["try"] and done["ask"] and done["break"]
        review = ann.review()
        assert review.choices and [total.undone for total in review.totals][:2] == [
            player.done["undo"] for player in players
        ]
        again = ann.rematch()
        assert again.seat == 2 and again.mirror.table["clock"] == CLOCK
        again.close()
