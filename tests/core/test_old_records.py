"""Records of version 0.1 still open. They were made by that version and are never written anew.

For each game one played by bots to its end; others with marks, hints and names of all kinds, some of them stopped in
the middle. Moves were taken back in those too: that left no trace then.
"""

from pathlib import Path

import pytest

import cairn
from cairn.core import record
from cairn.core.dealer import Dealer
from cairn.core.match import replayed
from cairn.core.record import Record
from cairn.core.steps import Hinted, Noted
from cairn.core.table import new_table

FOLDER = Path(__file__).parent / "records"
FILES = sorted(path.name for path in FOLDER.iterdir())
STOPPED = {"break-the-code-marked", "think-str8-stopped"}


def kept(file: str) -> Record:
    return record.read((FOLDER / file).read_text("utf-8"), cairn.game)


def test_there_is_one_of_every_game_in_both_forms() -> None:
    assert {kept(file).game for file in FILES} == set(cairn.games())
    assert [Path(file).stem for file in FILES if file.endswith(".txt")] == [
        Path(file).stem for file in FILES if file.endswith(".jsonl")
    ]


@pytest.mark.parametrize("file", FILES)
def test_it_replays_to_its_result(file: str) -> None:
    """`replayed` checks every step, and that the result follows."""
    old = kept(file)
    match = replayed(cairn.game(old.game), old)
    assert match.result == old.result
    assert (old.result is None) is (Path(file).stem in STOPPED)
    assert match.record == old
    for seat in range(len(old.seats)):
        assert match.notes(seat) == tuple(step for step in old.steps if isinstance(step, Noted) and step.seat == seat)


@pytest.mark.parametrize("file", FILES)
def test_it_is_written_as_it_was(file: str) -> None:
    """Byte for byte, so that an older cairn can still read what needs nothing new."""
    write = record.to_json if file.endswith(".jsonl") else record.to_text
    assert write(kept(file)) == (FOLDER / file).read_text("utf-8")


@pytest.mark.parametrize("stem", sorted({Path(file).stem for file in FILES}))
def test_both_forms_say_the_same(stem: str) -> None:
    assert kept(f"{stem}.jsonl") == kept(f"{stem}.txt")


@pytest.mark.parametrize("stem", sorted(STOPPED))
def test_a_game_that_stopped_is_played_on(stem: str) -> None:
    old = kept(f"{stem}.jsonl")
    assert {Noted, Hinted} <= {type(step) for step in old.steps}
    one, other = (replayed(cairn.game(old.game), old, Dealer("on")) for _ in range(2))
    while to_act := one.to_act:
        seat = to_act[0]
        move = one.moves(seat)[0]
        one.play(seat, move)
        other.play(seat, move)
    assert one.result is not None
    assert one.record == other.record
    assert new_table(one.game, one.options, one.record.steps).state == one.state
