"""Games once played lead where they led: every choice, every event of every seat, every end."""

from pathlib import Path

import pytest

import cairn
from cairn.core import record
from cairn.core.match import replayed
from tests.golden.transcripts import FOLDER, GOLDEN, write


@pytest.mark.parametrize("name", GOLDEN)
def test_a_transcript_replays_to_what_was_seen(name: str, tmp_path: Path) -> None:
    """The record is read from its file, replayed, and told again; each file must come out as it is kept."""
    kept = record.read((FOLDER / f"{name}.record.txt").read_text(encoding="utf-8"), cairn.game)
    assert kept.result is not None
    replayed(cairn.game(kept.game), kept)
    write(tmp_path, name, kept)
    told = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{name}.*.txt")}
    assert told.keys() == stored.keys()
    for file, text in told.items():
        assert text.splitlines() == stored[file].splitlines(), f"{file} would change (tests/golden/README.md)"


def test_no_file_is_left_over() -> None:
    assert {path.name.split(".")[0] for path in FOLDER.glob("*.txt")} == set(GOLDEN)
