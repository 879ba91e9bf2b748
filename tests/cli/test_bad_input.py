"""Bad input gets one clear line that names the place, exit status 2, and nothing is written."""

import json
from pathlib import Path

import pytest

from tests.cli.command import cairn, refused, run

WHEELS = """
name = "house"
wheels = [
  { width = 1, points = 6 }, { width = 2, points = 4 }, { width = 3, points = 3 }, { width = 4, points = 2 },
  { width = 5, points = 2 }, { width = 7, points = 1 }, { width = 10, points = 1 },
]
"""

SIMULATE = ("simulate", "lost-code", "--bots", "random,random", "--games", "1")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    cairn(*SIMULATE, "--record", str(file))
    return file


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("rules", "chess"), "game: 'chess' is not known (there are: "),
        (("play", "chess"), "game: 'chess' is not known (there are: "),
        (("simulate", "chess", "--bots", "random,random"), "game: 'chess' is not known (there are: "),
        ((*SIMULATE, "--option", "colour=red"), "colour: lost-code has no such option (it has: beginner, variant,"),
        ((*SIMULATE, "--option", "variant=y"), "variant: 'y' is not one of: plain, x"),
        ((*SIMULATE, "--option", "beginner=perhaps"), "beginner: say yes or no, not 'perhaps'"),
        ((*SIMULATE, "--option", "expansions=shortcut,trap"), "expansions: 'trap' is not one of: curse, shortcut"),
        ((*SIMULATE, "--option", "expansions=curse,curse"), "expansions: an expansion is named twice"),
        ((*SIMULATE, "--option", "beginner"), "beginner: an option is written NAME=VALUE"),
        ((*SIMULATE, "--option", "wheels=mine"), "wheels: no set is called 'mine' (there are: recommended,"),
        ((*SIMULATE, "--option", "wheels=none.toml"), "none.toml: no such file or directory"),
        ((*SIMULATE, "--players", "5"), "players: lost-code is for 2 to 4 players, not 5"),
        ((*SIMULATE, "--players", "3"), "bots: 3 players want 3 bots, not 2"),
        (("simulate", "lost-code", "--bots", "random,clever"), "bot: 'clever' is not known (there are: "),
        ((*SIMULATE, "--games", "0"), "Invalid value for '--games': 0 is not in the range x>=1."),
        (("simulate", "lost-code"), "Missing option '--bots'."),
        (("rules", "lost-code", "--lang", "fr"), "Invalid value for '--lang': 'fr' is not one of 'en', 'pl', 'ru'."),
        (("shuffle",), "No such command 'shuffle'."),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl: no such file or directory"),
        (("arena", "lost-code", "--players", "3", "--bots", "random"), "bots: 3 seats want at least 3 bots, not 1"),
    ],
)
def test_the_line_names_the_place(arguments: tuple[str, ...], line: str) -> None:
    assert refused(*arguments).startswith(line)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("points = 6", "pionts = 6"), "unknown field `pionts` - at `$.wheels[0]`"),
        (("points = 6", 'points = "six"'), "Expected `int`, got `str` - at `$.wheels[0].points`"),
        (("width = 10", "width = 7"), "wheels[6].width: 7 is there twice; all widths differ (LC 13)"),
        (("{ width = 10, points = 1 },", ""), "wheels: there must be 7, not 6 (LC 13)"),
        (("width = 1,", "width = 0,"), "wheels[0].width: 0 is less than 1 (LC 13)"),
        (("wheels = [", "wheels = "), "Invalid value (at line 3, column 10)"),
    ],
)
def test_a_wheel_file_is_refused_by_its_field(tmp_path: Path, change: tuple[str, str], line: str) -> None:
    file, record = tmp_path / "house.toml", tmp_path / "out.jsonl"
    file.write_text(WHEELS.replace(*change), encoding="utf-8")
    said = refused(*SIMULATE, "--option", f"wheels={file}", "--record", str(record))
    assert said.startswith(f"{file}: ")
    assert line in said
    assert not record.exists()


def test_a_wheel_file_that_is_right_is_played_with_and_kept_in_the_record(tmp_path: Path) -> None:
    file, record = tmp_path / "house.toml", tmp_path / "out.jsonl"
    file.write_text(WHEELS.replace("points = 6", "points = 9"), encoding="utf-8")
    cairn(*SIMULATE, "--option", f"wheels={file}", "--record", str(record))
    header = json.loads(record.read_text().splitlines()[0])
    assert header["options"]["wheels"]["wheels"][0]["points"] == 9
    file.unlink()
    assert cairn("replay", str(record)).out


def test_a_record_that_is_cut_short(recorded: Path) -> None:
    lines = recorded.read_text().splitlines(keepends=True)
    recorded.write_text("".join(lines[:-1]))
    assert refused("replay", str(recorded)).startswith(f"{recorded}, line {len(lines) - 1}: the record is cut short")


def test_a_record_that_was_changed(recorded: Path) -> None:
    text = recorded.read_text()
    number = next(at for at, line in enumerate(text.splitlines()) if '"bet"' in line)
    lines = text.splitlines(keepends=True)
    lines[number] = '{"seat":0,"move":{"type":"bet","width":10,"low":0}}\n'
    recorded.write_text("".join(lines))
    assert "the checksum does not fit" in refused("replay", str(recorded))


def test_a_record_with_a_line_that_is_no_step(recorded: Path) -> None:
    lines = recorded.read_text().splitlines(keepends=True)
    lines[3] = '{"seat":0,"moov":{}}\n'
    recorded.write_text("".join(lines))
    assert refused("replay", str(recorded)).startswith(f"{recorded}, line 4: Object contains unknown field `moov`")


def test_something_else_than_a_record(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, bread\n")
    assert refused("replay", str(file)).startswith(f"{file}, line 1: this is not a cairn record")
    file.write_bytes(b"\xff\xfe\x00")
    assert refused("replay", str(file)) == f"{file}: is not a text file"


def test_a_seat_or_a_game_that_is_not_there(recorded: Path) -> None:
    assert refused("replay", str(recorded), "--seat", "2") == "seat: the seats are 0 to 1, not 2"
    assert refused("replay", str(recorded), "--number", "2").startswith("number: ")


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    said = refused(*SIMULATE, "--record", str(tmp_path / "no" / "such" / "folder" / "x.jsonl"))
    assert said.endswith("no such file or directory")
    assert list(tmp_path.iterdir()) == []


def test_help_is_not_an_error() -> None:
    for arguments in ((), ("--help",), ("play", "--help"), ("simulate", "--help"), ("replay", "--help")):
        ran = run(*arguments)
        assert ran.status == 0
        assert "Usage: cairn" in ran.out
