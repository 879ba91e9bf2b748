"""Games once played lead where they led: every choice, every event of every seat, every end."""

from pathlib import Path

import pytest

import cairn
from cairn.core.match import replay_record
from tests.golden.transcripts import FOLDER, GOLDEN, differing, digests, kept_record, told


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_leads_where_it_led(name: str) -> None:
    """The record is read from its file and replayed; what came of each step then must come of it now."""
    kept = kept_record(name)
    assert kept.result is not None
    game = cairn.game(kept.game)
    replay_record(game, kept)
    stored = (FOLDER / "digests" / f"{name}.txt").read_text(encoding="utf-8").split()
    found = differing(game, kept, stored)
    assert not found, f"{name}: {found}\n(tests/golden/README.md says what to do)"


@pytest.mark.parametrize("name", [name for name, table in GOLDEN.items() if table.told])
def test_a_game_is_told_as_it_was(name: str) -> None:
    """Every event in words and in full, as the first seat saw it, and its table in the end."""
    kept = kept_record(name)
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told(cairn.game(kept.game), kept, 0).splitlines(), stored, strict=False)):
        assert now == then, f"line {number + 1} of {name}.txt would change (tests/golden/README.md)"
    assert len(told(cairn.game(kept.game), kept, 0).splitlines()) == len(stored)


def test_a_difference_is_found_where_it_is() -> None:
    kept = kept_record("break-the-code-three")
    game = cairn.game(kept.game)
    stored = digests(game, kept)
    assert differing(game, kept, stored) == ""
    assert differing(game, kept, [*stored[:20], "000000", *stored[21:]]).startswith("from step 21, event ")
    assert differing(game, kept, [*stored[:-1], "000000"]) == "the table at the end is another"


def test_no_file_is_left_over() -> None:
    def names(folder: Path, ending: str) -> set[str]:
        return {path.name.removesuffix(ending) for path in folder.glob(f"*{ending}")}

    assert names(FOLDER, ".txt") == {name for name, table in GOLDEN.items() if table.told}
    assert names(FOLDER / "records", ".jsonl.gz") == names(FOLDER / "digests", ".txt") == set(GOLDEN)
