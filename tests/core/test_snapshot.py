"""Snapshots: a table in the middle of a game, written down and opened again."""

import json
from dataclasses import replace as changed
from typing import Any

import pytest

from cairn.core.errors import BadRecord
from cairn.core.snapshot import from_json, to_json
from cairn.core.steps import Noted, Played, Settled, Step, Undone
from cairn.core.table import Table, new_table
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Say, Scribble, Swear
from tests.fifth.coins.rules.state import Options

STEPS: tuple[Step, ...] = (
    Played(2, Hide("tails")),
    Noted(0, 1, Scribble("ż\u2028\n")),
    Played(0, Hide("heads")),
    Undone(2),
    Played(2, Hide("heads")),
    Played(1, Hide("heads")),
    Settled(Flip("heads")),
    Played(0, Say("well")),
    Undone(0),
    Played(0, Say("two words")),
    Noted(1, 5, Scribble("two words!")),
    Played(1, Swear("well")),
    Played(2, Say("well")),
)
OPTIONS = Options(3, crooked=2)


@pytest.mark.parametrize("length", range(len(STEPS) + 1))
def test_a_table_opens_where_it_stood(length: int) -> None:
    """Position, history, notes and what may be taken back; and it goes on alike."""
    table = new_table(COINS, OPTIONS, STEPS[:length])
    kept = table.snapshot()
    opened = Table(COINS, from_json(to_json(kept, COINS), COINS))
    assert opened.snapshot() == kept
    for step in STEPS[length:]:
        assert opened.add(step) == table.add(step)
        assert opened.snapshot() == table.snapshot()
        for seat in (None, 0, 1, 2):
            assert opened.sight(seat) == table.sight(seat)
    assert [opened.can_undo(seat) for seat in range(3)] == [table.can_undo(seat) for seat in range(3)]


def test_what_may_still_be_taken_back_is_taken_back_after_opening() -> None:
    table = new_table(COINS, OPTIONS, STEPS[:5])
    assert len(table.snapshot().moves) == 2
    opened = Table(COINS, table.snapshot())
    opened.add(Undone(0))
    opened.add(Undone(2))
    assert opened.state == new_table(COINS, OPTIONS).state and opened.history == ()
    assert [note.at for note in opened.notes(0)] == [0]


def test_opening_repeats_only_what_can_be_taken_back() -> None:
    """That is what makes a long game open at once."""
    asked: list[Any] = []

    def apply(state: Any, seat: int, move: Any) -> Any:
        asked.append(move)
        return COINS.apply(state, seat, move)

    table = new_table(COINS, OPTIONS, STEPS)
    Table(changed(COINS, apply=apply), table.snapshot())
    assert asked == [Say("well")]


def _written(**changes: Any) -> bytes:
    fields = json.loads(to_json(new_table(COINS, OPTIONS, STEPS[:3]).snapshot(), COINS))
    return json.dumps(fields | changes).encode()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (_written(rules="6"), "snapshot: of coins, rules version 6; this is coins, rules version 7"),
        (_written(game="dice"), "snapshot: of dice, rules version 7; this is coins, rules version 7"),
        (_written(state={}), "snapshot: Object missing required field `options`"),
        (_written(history=[{"type": "hid", "seat": 0, "side": "edge"}]), "snapshot: Invalid enum value 'edge'"),
        (_written(steps="3"), "snapshot: Expected `int`, got `str` - at `$.steps`"),
        (_written(more=1), "snapshot: Object contains unknown field `more`"),
        (_written(moves=[[0, {"type": "jump"}]]), "snapshot: Invalid value 'jump' - at `$.type`"),
        (b"", "snapshot: Input data was truncated"),
        (b"[" * 9999, "snapshot: "),
    ],
)
def test_a_snapshot_of_something_else_is_refused(text: bytes, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        from_json(text, COINS)
    assert str(caught.value).startswith(said)


def test_a_snapshot_with_moves_that_cannot_be_is_refused() -> None:
    forged = from_json(_written(moves=[[0, {"type": "say", "word": "well"}]], steps=9), COINS)
    with pytest.raises(BadRecord, match=r"^step 9: CO 3\.1: coin-first$"):
        Table(COINS, forged)
