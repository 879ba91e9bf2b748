"""Records on disk: several in a file, and a file that is written whole or not at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import cairn
from cairn.core.errors import BadInput, BadRecord
from cairn.core.record import Record, to_json, to_text
from cairn.core.values import replace
from cairn.games import find
from cairn.play.files import read_records, write_text


def record(name: str = "Ada", seed: int = 1) -> Record:
    return cairn.Match("think-str8", players=2, seed=seed, names=(name, "Jan")).record


def test_records_stand_one_after_the_other_in_either_form() -> None:
    records = [record(seed=seed) for seed in range(3)]
    text = to_json(records[0]) + to_text(records[1]) + to_json(records[2])
    assert read_records(text, find) == records


def test_a_name_may_hold_any_sign() -> None:
    odd = [replace(record(), seats=(name, "Jan")) for name in ("line\u2028break", "end \x85")]
    assert read_records("".join(map(to_json, odd)), find) == odd
    assert read_records("".join(map(to_text, odd)), find) == odd


def test_lines_are_those_of_the_whole_file() -> None:
    whole = to_json(record())
    cut = "".join(whole.splitlines(keepends=True)[:4])
    with pytest.raises(BadRecord, match=f"^line {whole.count(chr(10)) + 4}: the record is cut short"):
        read_records(whole + cut, find)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match=r"^line 1: "):
        read_records("", find)


def test_what_was_there_stays_when_writing_fails(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    write_text(str(file), ["before\n"])

    def parts() -> Iterator[str]:
        yield "after"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_text(str(file), parts())
    assert [path.read_text() for path in tmp_path.iterdir()] == ["before\n"]


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file or directory"):
        write_text(str(tmp_path / "nowhere" / "game.jsonl"), [])
