"""Long work that is interrupted goes on where it was, and comes to the same."""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from cairn.core.errors import BadInput
from cairn.core.options import options_of
from cairn.games import find
from cairn.play.resume import resume_work
from cairn.play.simulate import Plan, simulate
from cairn.play.tournament import Contest, tournament
from tests.cli.command import cairn, refused


def squares(file: Path, numbers: Sequence[int], done: list[int], task: str = "squares") -> Iterator[int]:
    def do(left: Sequence[int]) -> Iterator[int]:
        for number in left:
            done.append(number)
            yield number * number

    return resume_work(str(file), task, lambda line: msgspec.json.decode(line, type=int), numbers, do)


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    file, done = tmp_path / "kept", list[int]()
    assert list(islice(squares(file, range(5), done), 3)) == [0, 1, 4]
    assert list(squares(file, range(5), done)) == [0, 1, 4, 9, 16]
    assert done == [0, 1, 2, 3, 4]
    assert list(squares(file, range(7), done))[5:] == [25, 36]
    assert done == [0, 1, 2, 3, 4, 5, 6]


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    file, done = tmp_path / "kept", list[int]()
    list(squares(file, range(4), done))
    file.write_bytes(file.read_bytes()[:-1])
    assert list(squares(file, range(5), done)) == [0, 1, 4, 9, 16]
    assert done == [0, 1, 2, 3, 3, 4]


def test_nobody_elses_work_is_gone_on_with(tmp_path: Path) -> None:
    file, done = tmp_path / "kept", list[int]()
    list(squares(file, range(4), done))
    there = file.read_bytes()
    with pytest.raises(BadInput, match="other work"):
        list(squares(file, range(4), done, "cubes"))
    with pytest.raises(BadInput, match="holds 4 results, but there are only 3 to compute"):
        list(squares(file, range(3), done))
    assert file.read_bytes() == there
    file.write_bytes(there + b'"?"\n')
    with pytest.raises(BadInput, match="not a result of this work"):
        list(squares(file, range(9), done))
    notes = tmp_path / "notes"
    notes.write_text("milk\n")
    with pytest.raises(BadInput, match="other work"):
        list(squares(notes, range(4), done))
    assert notes.read_text() == "milk\n"


def test_games_that_are_kept_are_the_games_that_were_played(tmp_path: Path) -> None:
    """Arnak's results are of its own kind: they come back as they were."""
    options = options_of(find("arnak"), {"difficulty": 2}, 1)
    plan = Plan("arnak", options, ("random",), 3, seed=1, keep_records=True)
    whole = list(simulate(plan))
    file = str(tmp_path / "kept")
    assert list(islice(simulate(plan, keep=file), 2)) == whole[:2]
    assert list(simulate(plan, keep=file)) == list(simulate(plan, keep=file)) == whole
    assert whole[0].result.others
    contest = Contest("arnak", options, ("random",), 2, seed=1)
    assert list(tournament(contest, keep=file + "2")) == list(tournament(contest, keep=file + "2"))


def test_the_command_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    asked = ("arena", "lost-code", "--bots", "steady,random", "--json")
    cairn(*asked, "--deals", "2", "--keep", file)
    assert cairn(*asked, "--deals", "4", "--keep", file).out == cairn(*asked, "--deals", "4").out
    assert refused(*asked, "--deals", "4", "--seed", "2", "--keep", file).startswith(
        f"{file}: holds the results of other work"
    )
    assert refused(*asked, "--ray", "local", "--jobs", "2") == "jobs: with --ray the cluster says how many there are"
