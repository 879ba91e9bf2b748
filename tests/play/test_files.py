"""Records on disk: several in a file, and a file that is written whole or not at all."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cairn
from cairn.core.errors import BadInput, BadRecord
from cairn.core.record import Record, to_json, to_text
from cairn.core.values import replace
from cairn.games import find
from cairn.play.files import new_file, open_file, read_records, write_text


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
    before = to_json(record())
    write_text(str(file), [before])

    def parts() -> Iterator[str]:
        yield "after"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_text(str(file), parts())
    assert [path.read_text() for path in tmp_path.iterdir()] == [before]


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file or directory"):
        write_text(str(tmp_path / "nowhere" / "game.jsonl"), [])


# A game that is played on


def played_on(name: str = "Ada") -> Record:
    """The same game, one move further."""
    match = cairn.Match("think-str8", players=2, seed=1, names=(name, "Jan"))
    match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match.record


@pytest.mark.parametrize("after", ["", "\n\n"])
@pytest.mark.parametrize("form", [to_json, to_text])
def test_what_else_stands_in_the_file_stays_byte_for_byte(
    tmp_path: Path, form: Callable[[Record], str], after: str
) -> None:
    """Other records keep their form, their line ends and their spelling; the game keeps its form too."""
    file = tmp_path / "games.jsonl"
    others = to_text(record("Żaneta", 2)).replace("\n", "\r\n") + to_json(record(seed=3))
    file.write_bytes((others + form(record()) + after).encode())
    kept, found = open_file(str(file), find)
    assert found == record()
    kept.write(played_on())
    assert file.read_bytes() == (others + form(played_on()) + after).encode()
    kept.write(played_on("Eve"))
    assert file.read_bytes() == (others + form(played_on("Eve")) + after).encode()


def test_what_changed_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(to_json(record()), "utf-8")
    first, second = (open_file(str(file), find)[0] for _ in range(2))
    first.write(played_on())
    with pytest.raises(BadInput, match="was changed since it was read"):
        second.write(record("Eve"))
    assert file.read_text("utf-8") == to_json(played_on())
    file.unlink()
    with pytest.raises(BadInput, match="was changed since it was read"):
        first.write(record())
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_takes_nobodys_place(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kept = new_file(str(file))
    file.write_text("mine\n")
    with pytest.raises(BadInput, match="was changed since it was read"):
        kept.write(record())
    with pytest.raises(BadInput, match="is there already"):
        new_file(str(file))
    with pytest.raises(BadInput, match="is not a record of cairn"):
        write_text(str(file), [to_json(record())])
    assert file.read_text() == "mine\n"


@pytest.mark.parametrize("text", [b"\xff\xfe", b"hello\n"])
def test_what_cannot_be_read_is_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text)
    with pytest.raises((BadInput, BadRecord)):
        open_file(str(file), find)
    assert file.read_bytes() == text


def test_a_link_stays_a_link_and_a_mode_a_mode(tmp_path: Path) -> None:
    file, link = tmp_path / "game.jsonl", tmp_path / "link"
    file.write_text(to_json(record()), "utf-8")
    file.chmod(0o640)
    link.symlink_to(file)
    open_file(str(link), find)[0].write(played_on())
    assert link.is_symlink() and file.stat().st_mode & 0o777 == 0o640
    assert file.read_text("utf-8") == to_json(played_on())
