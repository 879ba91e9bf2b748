"""Games that are kept by themselves, and `cairn play --resume` without a file."""

import re
from pathlib import Path

import pytest

from cairn.cli.saves import find_unfinished, saves_folder
from cairn.core.record import read, to_json, to_text
from cairn.games import find
from cairn.play.files import read_records
from tests.cli.command import cairn, refused


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAIRN_DATA", str(tmp_path / "data"))


def kept() -> list[Path]:
    return sorted(saves_folder().glob("*"))


def test_every_game_is_kept_while_it_is_played() -> None:
    said = cairn("play", "lost-code", "--seed", "4", given="accept\n")
    (file,) = kept()
    assert f"{file}" in "".join(said.out.split()).replace("…", "") or str(file) in said.out
    assert read(file.read_text("utf-8"), find).game == "lost-code"


def test_a_game_with_a_record_of_its_own_is_kept_there_alone(tmp_path: Path) -> None:
    cairn("play", "lost-code", "--record", str(tmp_path / "game.jsonl"), given="quit\n")
    assert kept() == [] and (tmp_path / "game.jsonl").exists()


@pytest.mark.parametrize("typed", ["", "1"])
def test_the_last_game_is_offered_first(typed: str) -> None:
    cairn("play", "lost-code", "--name", "Ada", given="quit\n")
    cairn("play", "think-str8", "--name", "Ben", given="quit\n")
    said = cairn("play", "--resume", given=f"{typed}\nquit\n").out
    assert said.index("Think Str8! · Ben") < said.index("The Lost Code · Ada")
    assert len(kept()) == 2, "the game goes on in its own file"


def test_games_of_one_name_alone_are_offered() -> None:
    cairn("play", "lost-code", "--name", "Ada", given="quit\n")
    cairn("play", "think-str8", "--name", "Ben", given="quit\n")
    for arguments in (("lost-code", "--resume"), ("--resume", "lost-code")):
        said = cairn("play", *arguments, given="7\n1\nquit\n").out
        assert "Ben" not in said and "there is no game “7”" in said and "The Lost Code" in said


def test_who_wants_none_of_them_leaves() -> None:
    cairn("play", "lost-code", given="quit\n")
    said = cairn("play", "--resume").out
    assert "The Lost Code" in said and "your digits" not in said


@pytest.mark.parametrize(("lang", "title"), [("pl", "Zaginiony kod"), ("ru", "Код змея")])
def test_games_are_offered_by_their_titles(lang: str, title: str) -> None:
    cairn("play", "lost-code", "--name", "Ada", given="quit\n")
    assert re.search(rf"1  {title}.* · Ada", cairn("play", "--resume", "--lang", lang).out)


def test_what_is_over_or_no_record_is_not_offered(tmp_path: Path) -> None:
    cairn("simulate", "lost-code", "--bots", "random,random", "--games", "1", "--record", str(tmp_path / "over"))
    saves_folder().mkdir(parents=True)
    (tmp_path / "over").rename(saves_folder() / "over.jsonl")
    (saves_folder() / "empty.jsonl").write_text("")
    (saves_folder() / "other.jsonl").write_text("hello\n")
    assert list(find_unfinished()) == []
    assert refused("play", "--resume").startswith("resume: there is no game to play on")


def test_without_a_game_something_is_said() -> None:
    assert refused("play").startswith("which game?")


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is played; that it could not be kept is said at the end."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CAIRN_DATA", str(tmp_path / "file"))
    said = refused_after_all("play", "lost-code", given="quit\n")
    assert "not a directory" in said


def refused_after_all(*arguments: str, given: str) -> str:
    from tests.cli.command import run

    ran = run(*arguments, given=given)
    assert ran.status == 2 and ran.out
    return ran.err


# A file with more than the game in it


@pytest.mark.parametrize("form", [to_json, to_text])
def test_a_resume_keeps_every_other_record(tmp_path: Path, form: object) -> None:
    """Issue: a file of several records was written over with the last one, even on `quit`."""
    file = tmp_path / "games"
    cairn("simulate", "lost-code", "--bots", "random,random", "--games", "2", "--record", str(file))
    others = file.read_bytes()
    cairn("play", "lost-code", "--seed", "4", "--record", str(tmp_path / "one"), given="quit\n")
    last = read((tmp_path / "one").read_text("utf-8"), find)
    file.write_bytes(others + (to_text if form is to_text else to_json)(last).encode())
    cairn("play", "--resume", str(file), given="quit\n")
    assert file.read_bytes() == others + (to_text if form is to_text else to_json)(last).encode()
    cairn("play", "--resume", str(file), given="accept\nbet 1 0\n1 0\nquit\n")
    assert file.read_bytes().startswith(others)
    records = read_records(file.read_text("utf-8"), find)
    assert len(records) == 3 and len(records[2].steps) > len(last.steps)
    assert file.read_text("utf-8")[len(others.decode()) :].startswith("cairn record" if form is to_text else "{")


def test_what_changed_meanwhile_is_left_alone_and_the_game_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    cairn("play", "lost-code", "--seed", "4", "--record", str(file), given="quit\n")
    from cairn.cli.session import Session

    drawn = Session._draw

    def meddled(sitting: Session, *rest: object) -> None:
        file.write_text("mine\n")
        drawn(sitting, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "_draw", meddled)
    said = refused_after_all("play", "--resume", str(file), given="accept\n1 0\nquit\n")
    assert "was changed since it was read" in said
    assert file.read_text() == "mine\n"
    (other,) = kept()
    assert read(other.read_text("utf-8"), find).game == "lost-code"
