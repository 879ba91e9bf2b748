"""`cairn play --resume`: a game that stopped is played on from where it was."""

from pathlib import Path

import pytest

from cairn.core.record import read
from cairn.core.steps import Noted
from cairn.games import find
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark
from tests.cli.command import cairn, refused

TABLE = ("play", "lost-code", "--seed", "4", "--option", "expansions=curse")


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    cairn(*TABLE, "--record", str(file), given="mark bird 7\nquit\n")
    return file


def test_it_goes_on_from_the_last_step_with_marks_and_names(stopped: Path) -> None:
    before = read(stopped.read_text("utf-8"), find)
    cairn(
        "play", "lost-code", "--resume", str(stopped), "--seed", "9", "--record", str(stopped), given="bet 1 0\nquit\n"
    )
    after = read(stopped.read_text("utf-8"), find)
    assert after.options == before.options
    assert after.seats == before.seats
    assert [step.note for step in after.steps if isinstance(step, Noted)] == [Mark(Symbol.BIRD, 7)]
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) > len(before.steps)


def test_people_stay_people_and_bots_stay_the_bots_they_were(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    names = ("--name", "Ada", "--name", "Jan")
    cairn("play", "think-str8", "--players", "3", *names, "--bots", "random", "--record", str(file), given="\nquit\n")
    shown = cairn("play", "think-str8", "--resume", str(file), given="\nquit\n").out
    assert read(file.read_text("utf-8"), find).bots == (None, None, "random")
    assert "Pass the device to" in shown


def test_what_was_resumed_is_kept_in_the_same_file(stopped: Path) -> None:
    before = read(stopped.read_text("utf-8"), find)
    cairn("play", "lost-code", "--resume", str(stopped), given="bet 1 0\nquit\n")
    assert len(read(stopped.read_text("utf-8"), find).steps) > len(before.steps)


def test_a_file_that_is_there_is_not_written_over(stopped: Path) -> None:
    before = stopped.read_text("utf-8")
    assert refused(*TABLE, "--record", str(stopped)) == f"{stopped}: is there already; to play on from it, use --resume"
    assert stopped.read_text("utf-8") == before


def test_another_game_is_refused(stopped: Path) -> None:
    assert (
        refused("play", "think-str8", "--resume", str(stopped))
        == f"{stopped}: is a game of lost-code, not of think-str8"
    )


def test_a_game_that_is_over_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    cairn("simulate", "lost-code", "--bots", "random,random", "--games", "1", "--record", str(file))
    said = refused("play", "lost-code", "--resume", str(file))
    assert said == f"{file}: that game is over; 'cairn replay' shows it"


def test_the_table_cannot_be_changed(stopped: Path) -> None:
    said = refused("play", "lost-code", "--resume", str(stopped), "--players", "3")
    assert said.startswith("resume: the table is set up as it was recorded")
