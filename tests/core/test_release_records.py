"""Records that a release wrote are read, replay to their result, and are written as they were."""

from pathlib import Path

import pytest

import cairn
from cairn.core import record
from cairn.core.match import replay_record

FOLDER = Path(__file__).parents[1] / "releases"
FILES = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/*.jsonl"))


def test_there_are_records_of_every_game() -> None:
    assert {record.read((FOLDER / file).read_text("utf-8"), cairn.game).game for file in FILES} == set(cairn.games())


@pytest.mark.parametrize("file", FILES)
def test_it_replays_to_its_result_and_is_written_as_it_was(file: str) -> None:
    text = (FOLDER / file).read_text("utf-8")
    kept = record.read(text, cairn.game)
    match = replay_record(cairn.game(kept.game), kept)
    assert match.result is not None and match.result == kept.result
    assert record.to_json(kept) == text
    assert record.read(record.to_text(kept), cairn.game) == kept
